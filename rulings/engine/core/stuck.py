"""What is raised where a script asks for what is not open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Stuck(Exception):
    """The script asks for what is not open. ``refused`` are the rules against it; ``waiting`` who must choose."""

    reason: str
    refused: tuple[str, ...] = ()
    waiting: int | None = None

    def __str__(self) -> str:
        return self.reason

    def say(self, more: str) -> None:
        """Say more of why, in a sentence of its own."""
        self.reason = f"{self.reason} {more}".rstrip()

    def add(self, rules: Sequence[str]) -> None:
        """Name more rules against it, each once."""
        further = [rule for rule in dict.fromkeys(rules) if rule not in self.refused]
        if further:
            self.refused = (*self.refused, *further)
            self.reason = self.reason.rstrip(".") + ", " + ", ".join(further) + "."


@dataclass
class Halted(Stuck):
    """A move that runs on has come to a choice that nobody has made yet; ``left`` is what remains of it afterwards."""

    left: Sequence[Any] = field(default=())


def unmet(reason: str, refused: Sequence[str]) -> Stuck:
    """A move of which something that it says is not so: why not, and by which rules."""
    rules = f" – tah je odmítnut podle {', '.join(refused)}." if refused else "."
    return Stuck(reason.rstrip(".") + rules, tuple(refused))
