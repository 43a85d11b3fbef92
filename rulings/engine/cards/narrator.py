"""Telling what happens to the cards of any card game. The words are the game's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from ..core.changes import Change
from ..core.flow import GAME_START
from ..core.layout import Change as CellChange
from ..core.narrator import Narrator, told
from .cells import PLAY
from .lasting import Lasting, records
from .resolving import under_way

YES = {0: "ne", 1: "ano"}
NUMBERS: Mapping[int, str] = {}
"""The words of values that are told as they are."""
Saying = Callable[[str, int, int], str]
"""A clause about a change, made of whose it is and of both values."""


class CardNarrator(Narrator):
    """The base of a card game's narrator.

    ``card_cells`` are the cells of a card that are told: what each is called, and what its values are; ``card_sayings`` are the
    clauses in which they are told to players. ``until`` says when a lasting effect ends.
    """

    card_cells: ClassVar[Mapping[str, tuple[str, Mapping[int, str]]]]
    card_sayings: ClassVar[Mapping[str, Saying]] = {}
    until: ClassVar[Mapping[int, str]] = {}

    def changes(self, t: Any, before: bytes, after: bytes) -> list[Change]:
        """The cells that differ, then the lasting effects that have begun or ended."""
        cells = t.layout.diff(before, after, GAME_START)
        moved = {x.index for x in cells if x.kind == "card" and x.cell == "zone" and x.before == PLAY}
        found = []
        for x in cells:
            if shown := self.shown(t, x):
                follows = x.kind == "card" and x.index in moved and x.cell not in ("zone", "controller")
                found.append(replace(shown, said="") if follows else shown)  # of what has left, only where it went is told
        return [*found, *self._lasting(t, before, after)]

    def of_card(self, t: Any, x: CellChange) -> Change | None:
        """How a cell of a card is told; None where it is not."""
        if x.cell not in self.card_cells:
            return None
        label, words = self.card_cells[x.cell]

        def say(value: int) -> str:
            if x.cell == "controller":
                return str(t.seats[value].name)
            if x.cell == "host":
                return t.names[value - 1] if value else "žádné"
            return words.get(value, str(value))

        return told(f"{t.names[x.index]}: {label}", x, say, self._said(t, x, say))

    def _said(self, t: Any, x: CellChange, say: Callable[[int], str]) -> str:
        card = f"karta „{t.names[x.index]}“"
        if x.cell == "controller":
            return f"kartu „{t.names[x.index]}“ nově ovládá {say(x.after)}"
        if x.cell == "host":
            return f"{card} leží na kartě „{say(x.after)}“" if x.after else f"{card} už na jiné kartě neleží"
        return self.card_sayings[x.cell](card, x.before, x.after) if x.cell in self.card_sayings else ""

    # -- what lasts -----------------------------------------------------------------------------
    def lasting(self, t: Any, record: Lasting) -> str:
        """What a lasting effect does, as a clause about its card: "má sílu +2"; "" where it is not told."""
        return ""

    def _lasting(self, t: Any, before: bytes, after: bytes) -> list[Change]:
        if before[t.size :] == after[t.size :]:
            return []
        earlier, later = list(records(t, bytearray(before))), list(records(t, bytearray(after)))
        source = under_way(t, bytearray(after)) if later else None
        by = f"účinek karty „{t.name[source.card]}“: " if source is not None else ""
        begun = [one for one in later if later.count(one) > earlier.count(one)]
        ended = [one for one in earlier if earlier.count(one) > later.count(one)]
        found = [self._effect(t, one, f"{by}{{}}", begun=True) for one in begun]
        return [one for one in [*found, *(self._effect(t, one, "už neplatí: {}", begun=False) for one in ended)] if one]

    def _effect(self, t: Any, record: Lasting, frame: str, *, begun: bool) -> Change | None:
        until, mark, *_rest = record
        if not (does := self.lasting(t, record)):
            return None
        card = t.name[t.by_mark[mark]] if mark else ""
        whole = f"{f'karta „{card}“ ' if card else ''}{does}{self.until.get(until, '')}"
        what = f"{card}: trvalý účinek" if card else "trvalý účinek"
        lasts = f"{does}{self.until.get(until, '')}"
        return Change(what, "" if begun else lasts, lasts if begun else "", frame.format(whole))
