"""Who is acting while something changes: rules, or steps of the game that rules have opened.

What a step does itself has no number of its own. It rests on what rules answered while it ran, else on the rules that opened it,
so that whatever is told names a rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .hooks import Hook


@dataclass
class Acting:
    """A rule, a step or a choice at work; ``hook`` words what it changes, None where the change itself is all there is to say."""

    hook: Hook[...] | None = None
    ids: tuple[str, ...] = ()
    """The rules under whose numbers it acts."""
    first: int = 0
    """How many steps of the story there were before."""
    chosen: bool = False
    """Whether it is a choice that somebody makes."""
    at: bytes = b""
    """The numbers of the open steps, the one at hand first."""
    verb: str = ""
    """The kind of choice that is made there."""
    why: tuple[str, ...] = ()
    """By which rules the step was opened."""
    heard: dict[str, None] = field(default_factory=dict)
    """What has been answered or done meanwhile."""

    def hear(self, ids: Iterable[str]) -> None:
        """Rules have answered or acted meanwhile."""
        for one in ids:
            self.heard.pop(one, None)
            self.heard[one] = None

    def rests_on(self) -> tuple[str, ...]:
        """The rules behind what it does: its own; for a step what was answered meanwhile, latest first, and why it is there."""
        return self.ids or tuple(dict.fromkeys((*reversed(self.heard), *self.why)))


class Opened:
    """By which rules each open step of the game has been opened: the stack of steps, and beside it their reasons."""

    def __init__(self) -> None:
        self.numbers = bytearray()
        self.stack: list[tuple[int, tuple[str, ...]]] = []

    def why(self) -> tuple[str, ...]:
        """Why the step on top is there."""
        return self.stack[-1][1] if self.stack else ()

    def now(self, numbers: bytearray, by: tuple[str, ...]) -> None:
        """Steps of these numbers are open now; those that are new have been opened by these rules."""
        if numbers == self.numbers:
            return
        before, old = self.stack, True
        why = by or self.why()
        self.numbers, self.stack = numbers, []
        for place, number in enumerate(numbers):
            old = old and place < len(before) and before[place][0] == number  # what lies on another step than before is new too
            self.stack.append(before[place] if old else (number, why))

    def copy(self) -> Opened:
        """The same, to be taken back to."""
        other = Opened()
        other.numbers, other.stack = self.numbers, self.stack[:]
        return other
