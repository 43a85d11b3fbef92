"""Telling play in the words of a game. The tables of words are the game's; how they are used stands here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from .changes import Change
from .flow import GAME_START
from .hooks import Function, Hook
from .layout import Change as CellChange


def told(what: str, x: CellChange, say: Callable[[int], str] = str, said: str = "") -> Change:
    """A cell that differs, both its values in words, and the whole as a clause."""
    return Change(what, say(x.before), say(x.after), said)


class Narrator(ABC):
    """The base of a game's narrator.

    ``sentences`` tell what happens when the rules of a hook act, ``sums`` what an addend of a hook is called.
    """

    sentences: ClassVar[Mapping[Hook[...], str]]
    sums: ClassVar[Mapping[Hook[...], str]]
    parts: ClassVar[Mapping[Function, str]] = {}
    """By rule, what its addend is."""

    def sentence(self, t: Any, hook: Hook[...] | None, changes: Sequence[Change]) -> str:
        """A step in Czech; "" where it says nothing. What no hook words (None) is told by what it changes."""
        return (self.sentences.get(hook, "") if hook else "") or "; ".join(f"{change.what}: {change.after}" for change in changes)

    def changes(self, t: Any, before: bytes, after: bytes) -> list[Change]:
        """What a reader should see of the cells that differ."""
        return [shown for change in t.layout.diff(before, after, GAME_START) if (shown := self.shown(t, change))]

    @abstractmethod
    def shown(self, t: Any, change: CellChange) -> Change | None:
        """How a cell that differs is told; None where it is not."""

    def addend(self, t: Any, hook: Hook[...], subject: object) -> str:
        """What an addend of a sum is called; "" leaves it out."""
        return self.sums.get(hook, "")

    def part(self, function: Function) -> str:
        """What the addend of one rule is, where a sum has several; "" where its name says it."""
        return self.parts.get(function, "")
