"""Playing situations and keeping their receipts: which words, which engine and which wordings a verdict rests on.

The engine is imported when it is needed, so that the pages stand without it.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from django.utils.translation import gettext as _

from rulings.content.links import card_mentions
from rulings.content.records import digest
from rulings.models import Card, Rule, Rulebook, Scenario, Verdict
from rulings.models.scenario import Outcome

WORST_FIRST = (Outcome.REFUTED, Outcome.UNDECIDED, Outcome.CONFIRMED)


@cache
def engine_stamp() -> str:
    """The engine's version and the hash of its source: a changed line of a rule makes every stored verdict stale."""
    try:
        from rulings import engine
    except ImportError:
        return ""
    version = getattr(engine, "VERSION", "0")
    root = Path(__file__).resolve().parent / "engine"
    hasher = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        hasher.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return f"{version}+{hasher.hexdigest()[:12]}"


@cache
def structural_rules(book: str) -> dict[str, str]:
    """Rule numbers whose switching off has no meaning, with the reason."""
    try:
        from rulings.engine import structural_rules as asked
    except ImportError:
        return {}
    return {rule.removeprefix(f"{book} "): reason for rule, reason in asked(book).items()}


def editions_beside(book: str) -> tuple[str, ...]:
    """The editions of the game of a rulebook, itself included."""
    try:
        from rulings.engine import editions_beside as asked
    except ImportError:
        return ()
    return asked(book)


@dataclass
class Played:
    """What the engine said of one situation; of a table of values, what it said of all its rows."""

    outcome: str
    reason: str = ""
    reason_line: int = 0
    rules: list[str] = field(default_factory=list)
    why: list[str] = field(default_factory=list)
    bites: bool | None = None
    structural: str = ""
    trace: list[dict[str, Any]] = field(default_factory=list)
    rows: list[dict[str, Any]] = field(default_factory=list)
    positions: int = 0
    lines: int = 0
    elsewhere: dict[str, str] = field(default_factory=dict)


def play(text: str, *, cards: dict[str, dict[str, Any]], edition: str | None, bites: bool) -> Played:
    """Play the text of one situation. Never raises: what cannot be played is undecided, with the reason."""
    try:
        from rulings.engine import check_text
    except ImportError as error:
        return Played(Outcome.UNDECIDED, _("Situace teď hrát nelze (%s).") % error)
    reports = check_text(text, cards=cards, edition=edition, bites=bites, why=bites)
    if not reports:
        return Played(Outcome.UNDECIDED, _("Text neobsahuje žádný příklad."))
    return _together(reports)


def _together(reports: Sequence[Any]) -> Played:
    """The verdict of a whole table: the worst row speaks; the rule bites if without it no row would stand."""
    speaker = min(reports, key=lambda report: WORST_FIRST.index(Outcome(report.verdict)))
    asked = [report.bites for report in reports if report.bites is not None]
    rows = [
        {"name": report.name, "line": report.line, "verdict": str(report.verdict), "reason": report.reason}
        for report in reports
    ]
    return Played(
        outcome=str(speaker.verdict), reason=speaker.reason, reason_line=speaker.reason_line or 0,
        rules=_union(report.rules for report in reports), why=_union(report.why for report in reports),
        bites=all(asked) if asked else None, structural=next((r.structural for r in reports if r.structural), ""),
        trace=list(speaker.as_dict().get("trace", [])), rows=rows if len(rows) > 1 else [],
        positions=sum(report.positions or 0 for report in reports), lines=sum(report.lines or 0 for report in reports),
    )  # fmt: skip


def _union(lists: Iterable[Iterable[str]]) -> list[str]:
    return list(dict.fromkeys(name for names in lists for name in names))


class Desk:
    """All that receipts of one rulebook are held against, read once."""

    def __init__(self, book: str) -> None:
        self.book = book
        self.engine = engine_stamp()
        self.editions = editions_beside(book)
        row = Rulebook.objects.filter(slug=book).select_related("extends").first()
        shelf = row.shelf if row else [book]
        found = Card.objects.filter(rulebook__slug__in=shelf).select_related("rulebook")
        self.cards = {card.title: card for card in sorted(found, key=lambda card: -shelf.index(card.rulebook.slug))}
        named = Rule.objects.values_list("rulebook__slug", "number", "version", "content_hash")
        self.rules = {f"{slug} {number}": f"{version}:{hash_[:12]}" for slug, number, version, hash_ in named}

    def play(self, scenario: Scenario, *, bites: bool) -> Played:
        """Play a situation; under the edition of its rule line, or of its rulebook where it has none."""
        cards = {title: card.data for title, card in self.cards.items()}
        played = play(scenario.text, cards=cards, edition=None if scenario.rule else self.book, bites=bites)
        own = scenario.rule.rulebook.slug if scenario.rule else self.book
        for edition in self.editions:
            if edition != own:
                played.elsewhere[edition] = play(scenario.text, cards=cards, edition=edition, bites=False).outcome
        return played

    def receipt(self, scenario: Scenario, rules: Iterable[str], *, bites: bool) -> dict[str, Any]:
        """What a verdict rests on."""
        named = {mention.title for mention in card_mentions(scenario.text, self.cards)}
        return {
            "content": scenario.content_hash,
            "engine": self.engine,
            "rules": {rule: self.rules.get(rule, "") for rule in sorted(set(rules))},
            "cards": digest(sorted(self.cards[title].content_hash for title in named)),
            "bites": bites,
        }

    def is_fresh(self, scenario: Scenario, verdict: Verdict | None, *, bites: bool) -> bool:
        """Whether a stored verdict may stand: nothing it rests on has changed."""
        if verdict is None or not self.engine or (bites and not verdict.receipt.get("bites")):
            return False
        rests_on = verdict.receipt.get("rules", {})
        return verdict.receipt == self.receipt(scenario, rests_on, bites=verdict.receipt.get("bites", False))

    def rests_on(self, scenario: Scenario, played: Played) -> set[str]:
        own = {scenario.rule.key} if scenario.rule else set()
        return own | set(played.rules) | set(played.why)
