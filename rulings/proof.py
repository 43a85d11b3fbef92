"""Playing situations and keeping their receipts: which words, which engine and which wordings a verdict rests on."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from django.utils.translation import gettext as _

from rulings import engine
from rulings.content.links import card_mentions
from rulings.content.records import digest
from rulings.engine.core.verdict import together
from rulings.models import Rule, Rulebook, Scenario, Verdict
from rulings.models.scenario import STORED, Outcome


@cache
def engine_stamp() -> str:
    """The engine's version and the hash of its source: a changed line of a rule makes every stored verdict stale."""
    root = Path(engine.__file__).resolve().parent
    hasher = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        hasher.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return f"{engine.VERSION}+{hasher.hexdigest()[:12]}"


@cache
def structural_rules(book: str) -> dict[str, str]:
    """Rule numbers whose switching off has no meaning, with the reason."""
    return {rule.removeprefix(f"{book} "): reason for rule, reason in engine.structural_rules(book).items()}


@dataclass
class Played:
    """What the engine said of one situation; of a table of values, what it said of all its rows together."""

    report: engine.Report
    rows: list[dict[str, Any]] = field(default_factory=list)
    elsewhere: dict[str, str] = field(default_factory=dict)
    """The outcome under each other edition of the game."""
    pictures: list[dict[str, Any]] = field(default_factory=list)
    """The board before and after the moves; empty for a game without one."""

    @property
    def stored(self) -> dict[str, Any]:
        """The fields of its `Verdict`."""
        told = self.report.as_dict()
        kept = {name: told[name] for name in STORED}
        return {"outcome": told["verdict"], "rows": self.rows, "elsewhere": self.elsewhere, "pictures": self.pictures, **kept}


@dataclass(frozen=True)
class Depth:
    """How far a situation is asked: whether it needs its rule (``bites``), and which rules it rests on (``why``)."""

    bites: bool = True
    why: bool = False

    def reached(self, receipt: Mapping[str, Any]) -> bool:
        """Whether what a receipt tells of was asked as far as this."""
        return all(receipt.get(name) for name in ("bites", "why") if getattr(self, name))


@dataclass(frozen=True)
class Task:
    """A situation to play: its text, the edition where its text names none, and the other editions to try it under."""

    text: str
    edition: str | None = None
    others: tuple[str, ...] = ()

    def play(self, cards: Mapping[str, Any], depth: Depth) -> Played:
        """Never raises: what cannot be played is undecided."""
        desk = engine.open_text(self.text, cards, self.edition)
        played = _played(desk.reports(bites=depth.bites, why=depth.why))
        played.pictures = desk.pictures()
        for other in self.others:
            played.elsewhere[other] = _played(desk.under(other).reports()).report.verdict
        return played


def _played(reports: list[engine.Report]) -> Played:
    if not reports:
        return Played(engine.Report("", 0, Outcome.UNDECIDED, reason=_("Text neobsahuje žádný příklad.")))
    shown = ("name", "line", "verdict", "reason")
    rows = [{name: getattr(report, name) for name in shown} for report in reports]
    return Played(together(reports), rows if len(rows) > 1 else [])


class Desk:
    """All that receipts of one rulebook are held against, read once."""

    def __init__(self, book: str) -> None:
        self.book = book
        self.engine = engine_stamp()
        self.editions = engine.editions_beside(book)
        row = Rulebook.objects.filter(slug=book).select_related("extends").first()
        self.cards = row.cards_by_title if row else {}
        named = Rule.objects.values_list("rulebook__slug", "number", "version", "content_hash")
        self.rules = {f"{slug} {number}": f"{version}:{hash_[:12]}" for slug, number, version, hash_ in named}

    @property
    def card_data(self) -> dict[str, Any]:
        """The card list, as the engine takes it."""
        return {title: card.data for title, card in self.cards.items()}

    def task(self, scenario: Scenario) -> Task:
        """A situation under the edition of its rule line, or of its rulebook where it has none, and under the others."""
        own = scenario.rule.rulebook.slug if scenario.rule else self.book
        others = tuple(edition for edition in self.editions if edition != own)
        return Task(scenario.text, None if scenario.rule else self.book, others)

    def receipt(self, scenario: Scenario, rules: Iterable[str], depth: Mapping[str, bool]) -> dict[str, Any]:
        """What a verdict rests on, and how far it was asked."""
        named = {mention.title for mention in card_mentions(scenario.text, self.cards)}
        return {
            "content": scenario.content_hash,
            "engine": self.engine,
            "rules": {rule: self.rules.get(rule, "") for rule in sorted(set(rules))},
            "cards": digest(sorted(self.cards[title].content_hash for title in named)),
            **depth,
        }

    def is_fresh(self, scenario: Scenario, verdict: Verdict | None, depth: Depth) -> bool:
        """Whether a stored verdict may stand: nothing it rests on has changed, and it was asked as far as this."""
        if verdict is None or not depth.reached(verdict.receipt):
            return False
        kept = verdict.receipt
        asked = {name: kept.get(name, False) for name in ("bites", "why")}
        return kept == self.receipt(scenario, kept.get("rules", {}), asked)

    def rests_on(self, scenario: Scenario, played: Played) -> set[str]:
        own = {scenario.rule.key} if scenario.rule else set()
        return own | set(played.report.rules) | set(played.report.why)
