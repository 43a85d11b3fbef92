"""Telling what happens to the cards of any card game. The words are the game's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ..core.layout import Change as CellChange
from ..core.narrator import Narrator, told
from ..core.trace import Change

YES = {0: "ne", 1: "ano"}
NUMBERS: Mapping[int, str] = {}
"""The words of values that are told as they are."""


class CardNarrator(Narrator):
    """The base of a card game's narrator.

    ``card_cells`` are the cells of a card that are told: what each is called, and what its values are.
    """

    card_cells: ClassVar[Mapping[str, tuple[str, Mapping[int, str]]]]

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

        return told(f"{t.names[x.index]}: {label}", x, say)
