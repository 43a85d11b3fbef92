"""The verdict of a scenario: confirmed, refuted, or undecided with what is missing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .trace import TraceStep

CONFIRMED, REFUTED, UNDECIDED = "confirmed", "refuted", "undecided"
CZECH = {CONFIRMED: "potvrzeno", REFUTED: "vyvráceno", UNDECIDED: "nelze rozhodnout"}


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

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types, the shape that the API and the command line share."""
        return {
            "name": self.name,
            "line": self.line,
            "verdict": self.verdict,
            "verdict_text": CZECH[self.verdict],
            "tags": list(self.tags),
            "rule": self.rule,
            "rule_line": self.rule_line,
            "reason": self.reason,
            "reason_line": self.reason_line,
            "rules": list(self.rules),
            "trace": [step.as_dict() for step in self.trace],
            "bites": self.bites,
            "why": list(self.why),
            "structural": self.structural,
            "edition": self.edition,
            "positions": self.positions,
            "lines": self.lines,
        }
