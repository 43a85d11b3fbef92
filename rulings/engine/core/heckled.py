"""What a heckler has found: how often each thing came of a sentence, and the faults, alike ones together."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields, replace
from traceback import extract_tb
from typing import Any

LEGAL, REFUSED, CRASH, MISREAD = "legal", "refused", "crash", "misread"
WITHOUT_RULE, CLOSED, UNFOUNDED = "without_rule", "closed", "unfounded"
KINDS = {
    CRASH: "pád",
    WITHOUT_RULE: "bez pravidla",
    CLOSED: "zavřeno i bez jmenovaných pravidel",
    UNFOUNDED: "pravidlo samo neodmítá",
    MISREAD: "zpráva",
}


@dataclass(frozen=True)
class Heard:
    """What came of a sentence: ``what`` it was taken for, the rules against it, a reason, the record it was read as."""

    what: str
    rules: tuple[str, ...] = ()
    reason: str = ""
    sentence: str = ""
    nobodys: bool = False
    """Whether nobody says it: play itself would go on."""


@dataclass
class Group:
    """Faults of one kind, with one sentence at one step, for one reason; the first of them as an example.

    ``placed`` says whether choices of that kind are made at the step to which silence leads: where not, what is
    missing is a rule on the order of play.
    """

    kind: str
    sentence: str
    step: str
    placed: bool
    detail: str
    count: int
    scenario: str
    line: int
    after: str
    says: str
    rules: tuple[str, ...]
    reason: str

    def as_dict(self) -> dict[str, Any]:
        return {one.name: getattr(self, one.name) for one in fields(self)}


@dataclass
class Heckled:
    """The counts. ``false_reasons`` are refusals with at least one rule that does not truly forbid; ``left`` are the positions at
    which not all was said, because time was up.
    """

    positions: int = 0
    left: int = 0
    tries: int = 0
    legal: int = 0
    refused: int = 0
    misread: int = 0
    without_rule: int = 0
    false_reasons: int = 0
    closed: int = 0
    unfounded: int = 0
    unknown: int = 0
    crashes: int = 0
    groups: dict[tuple[str | bool, ...], Group] = field(default_factory=dict)

    @property
    def faults(self) -> int:
        """What should be nought."""
        return self.without_rule + self.false_reasons + self.crashes

    def examples(self) -> list[Group]:
        """The groups, the faults before the mere messages, the most frequent first."""
        return sorted(self.groups.values(), key=lambda one: (one.kind == MISREAD, -one.count))

    def counts(self) -> dict[str, int]:
        """How often each thing came."""
        return {one.name: getattr(self, one.name) for one in fields(self) if one.name != "groups"}

    def add(self, other: Heckled) -> None:
        """Count what another one has found as well."""
        for name, n in other.counts().items():
            setattr(self, name, getattr(self, name) + n)
        for group in other.groups.values():
            self.note(group)

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        return {**self.counts(), "examples": [one.as_dict() for one in self.examples()]}

    def note(self, group: Group) -> None:
        key = group.kind, group.sentence, group.step, group.placed, group.detail
        if key in self.groups:
            self.groups[key].count += group.count
        else:
            self.groups[key] = replace(group)


def masked(reason: str) -> str:
    """The first sentence of a reason without the names in it, by which like ones are counted together."""
    bare = re.sub(r"„[^“]*“|\"[^\"]*\"|\d+", "…", reason)
    _said, dash, why = bare.partition(" – ")
    return (why if dash else bare).partition(". ")[0].rstrip(".")


def told(error: Exception) -> str:
    """A crash, and where in the code."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({frame.filename.rpartition('/')[2]}, {frame.name})"
