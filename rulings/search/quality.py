"""How well search finds: questions of players with the claims that answer them, and forms of one word.

A file of questions is `question<TAB>claims` a line; its odd lines are open to whoever tunes the search, its even ones sealed.
A file of the same name in the folder `open` beside it holds further questions, all of them open.
"""

from __future__ import annotations

import re
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from glossary.models import Term
from rulings.models import Rule, Ruling

from .base import Hit
from .czech import fold

LOOKED_AT = 20
_CLAIM = re.compile(r"[A-Z]+-\d+[a-z]?")


class Question(NamedTuple):
    """What a player asks, and the claims any of which answers it."""

    text: str
    claims: frozenset[str]
    half: str


def read_questions(path: Path) -> list[Question]:
    """The questions of a rulebook: odd lines are open, even ones sealed, and the further ones open. A heading is no question."""
    questions = [Question(text, claims, "open" if number % 2 else "sealed") for number, text, claims in _asked(path) if claims]
    further = path.parent / "open" / path.name
    if further.is_file():
        questions += [Question(text, claims, "further") for _number, text, claims in _asked(further) if claims]
    return questions


def _asked(path: Path) -> Iterator[tuple[int, str, frozenset[str]]]:
    """The lines of a file: number, question, claims."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text, _tab, claims = line.partition("\t")
        yield number, text.strip(), frozenset(_CLAIM.findall(claims))


def read_inflections(path: Path) -> list[tuple[str, str]]:
    """The pairs of a file: two forms of one word, each of which must find what the other finds."""
    rows = (re.split(r"[\t|]", line) for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return [(row[0].strip(), form.strip()) for row in rows if len(row) > 1 for form in row[1:] if form.strip()]


class Answers:
    """Which documents answer a claim: rules that state it, rulings that rest on such a rule, terms whose rule it is."""

    def __init__(self) -> None:
        self._of: dict[str, set[str]] = defaultdict(set)
        for key, code in _claims_of_rules():
            self._of[key].add(code)
        for ruling in Ruling.objects.select_related("rulebook").prefetch_related("rules__rulebook"):
            for rule in ruling.rules.all():
                self._of[f"ruling {ruling.key}"] |= self._of.get(rule.key, set())
        for term in Term.objects.exclude(rule=""):
            key = term.rule if " " in term.rule else f"{term.book} {term.rule}"
            self._of[f"term {term.key}"] |= self._of.get(key, set())

    def right(self, hit: Hit, claims: Collection[str]) -> bool:
        """Whether a hit answers, by itself or by what is folded into it."""
        return any(not self._of.get(one.key, set()).isdisjoint(claims) for one in (hit.document, *hit.folded))


def _claims_of_rules() -> Iterator[tuple[str, str]]:
    rows = Rule.objects.values_list("rulebook__slug", "number", "claims__code")
    yield from ((f"{slug} {number}", code) for slug, number, code in rows if code)


@dataclass
class Figures:
    """What was counted over some questions; `cost` is milliseconds of CPU of each."""

    ranks: list[int] = field(default_factory=list)
    same: list[bool] = field(default_factory=list)
    cost: list[float] = field(default_factory=list)

    def share(self, most: int) -> float:
        return 100 * sum(0 < rank <= most for rank in self.ranks) / len(self.ranks) if self.ranks else 0.0

    @property
    def mrr(self) -> float:
        return statistics.fmean(1 / rank if rank else 0.0 for rank in self.ranks) if self.ranks else 0.0

    def as_dict(self) -> dict[str, Any]:
        costs = sorted(self.cost) or [0.0]
        return {
            "questions": len(self.ranks), "top1": round(self.share(1), 1), "top5": round(self.share(5), 1),
            "mrr": round(self.mrr, 3), "plain": round(100 * sum(self.same) / max(1, len(self.same)), 1),
            "p50_ms": round(statistics.median(costs), 1), "p95_ms": round(costs[int(0.95 * (len(costs) - 1))], 1),
        }  # fmt: skip


@dataclass(frozen=True)
class Asked:
    """One question with the place of its first right hit (0: none) and what stood first."""

    question: Question
    rank: int
    first: str


def measure(
    questions: Iterable[Question], ask: Callable[[str], tuple[Hit, ...]], answers: Answers
) -> tuple[Figures, list[Asked]]:
    """Ask every question, as typed and without diacritics."""
    figures, asked = Figures(), []
    for question in questions:
        start = time.process_time()
        hits = ask(question.text)
        figures.cost.append(1000 * (time.process_time() - start))
        rank = next((at for at, hit in enumerate(hits, 1) if answers.right(hit, question.claims)), 0)
        first = hits[0].document.key if hits else ""
        plain = ask(fold(question.text))
        figures.ranks.append(rank)
        figures.same.append((plain[0].document.key if plain else "") == first)
        asked.append(Asked(question, rank, first))
    return figures, asked
