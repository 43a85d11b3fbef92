"""The verdict of a scenario: confirmed, refuted, or undecided with what is missing.

``Report`` is the one record of it. What is stored, sent and shown is derived from its fields, so that a
new one is written here, and where verdicts are stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from .trace import TraceStep

CONFIRMED, REFUTED, UNDECIDED = "confirmed", "refuted", "undecided"
CZECH = {CONFIRMED: "potvrzeno", REFUTED: "vyvráceno", UNDECIDED: "nelze rozhodnout"}
WORST_FIRST = (REFUTED, UNDECIDED, CONFIRMED)


@dataclass(frozen=True)
class Report:
    """What came of one scenario. ``bites`` is None when it was not asked or the rule is structural."""

    name: str
    line: int
    verdict: str
    tags: tuple[str, ...] = ()
    rule: str = ""
    rule_line: int = 0
    reason: str = ""
    reason_line: int = 0
    rules: tuple[str, ...] = ()
    trace: tuple[TraceStep, ...] = ()
    bites: bool | None = None
    why: tuple[str, ...] = ()
    structural: str = ""
    edition: str = ""
    positions: int = 0
    lines: int = 0
    counter: tuple[str, ...] = ()
    """Sentences of *Když* that lead to where a claim over lines does not hold; empty where none says so."""

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types, the shape that the API and the command line share."""
        return {**{one.name: _plain(getattr(self, one.name)) for one in fields(self)}, "verdict_text": CZECH[self.verdict]}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value.as_dict() if isinstance(value, TraceStep) else value


def together(reports: Sequence[Report]) -> Report:
    """The verdict of a table of values: the worst row speaks; a rule bites if without it no row would stand."""
    speaker = min(reports, key=lambda report: WORST_FIRST.index(report.verdict))
    asked = [report.bites for report in reports if report.bites is not None]
    return replace(
        speaker,
        rules=_union(report.rules for report in reports),
        why=_union(report.why for report in reports),
        bites=all(asked) if asked else None,
        structural=next((report.structural for report in reports if report.structural), ""),
        positions=sum(report.positions for report in reports),
        lines=sum(report.lines for report in reports),
    )


def _union(lists: Iterable[Iterable[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one for some in lists for one in some))
