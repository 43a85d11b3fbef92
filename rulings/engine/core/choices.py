"""Intents: what a script wants somebody to choose, and how far it wants play to run on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from .flow import Choice


@dataclass(frozen=True)
class Intent:
    """A player's choice: any of ``choices`` will do. ``verb`` says what kind of choice it is.

    An ``optional`` intent closes a set that may have closed by itself; one that is ``here`` as well is
    not looked for further on.
    """

    player: int
    choices: tuple[Choice, ...]
    verb: str
    optional: bool = False
    here: bool = False


@dataclass(frozen=True)
class Shortcut:
    """A player repeats what led back to the same position ``n`` times, without playing it out."""

    player: int
    n: int


@dataclass(frozen=True)
class Until:
    """Run on, passing where nothing is said, until the condition holds.

    What the end of the game ends too (a challenge, a phase) says so by ``or_over``. Where nobody may be asked at that moment
    ``gone`` says of the next choice if it is past it: then the moment is kept, and questions of this very moment are about it.
    ``first`` marks in the position where play shall rest that otherwise goes on.
    """

    reached: Callable[[Any, bytearray], bool]
    or_over: bool = False
    gone: Callable[[Any, bytearray], bool] | None = None
    first: Callable[[Any, bytearray], None] | None = None


@dataclass(frozen=True)
class Verify:
    """What a move has said must now be so; else the move is refused, by these rules and for this reason."""

    holds: Callable[[Any, bytearray], bool]
    rules: tuple[str, ...]
    reason: str
    ids: Callable[[Any, bytearray], Iterable[str]] | None = None
    """Which of the rules refuse in a position, where not all of them do."""

    def against(self, t: Any, s: bytearray) -> tuple[str, ...]:
        """The rules that refuse the move where it does not hold."""
        return tuple(self.ids(t, s)) if self.ids else self.rules


Part = Intent | Shortcut | Until | Verify
"""A part of a move of a script."""


@dataclass(frozen=True)
class Unfinished:
    """What is under way (a challenge, a battle, an effect): what it is called, what ends it, and whether it has ended."""

    what: str
    cure: str
    over: Callable[[Any, bytearray], bool]
