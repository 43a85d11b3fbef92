"""Abilities that no text prints: what a duplicate gives (agot-lcg 7.4), and what Ambush does (agot-lcg 5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.model import Ability, Op, Trigger, Who
from .cells import CHALLENGES

if TYPE_CHECKING:
    from ...cards.table import Bound
    from .table import Table

SAVE = Ability(
    "save",
    trigger=Trigger("duplicate", Who("this")),
    cost=(Op("duplicate"),),
    effects=(Op("save", Who("this")),),
)
AMBUSH_ABILITY = Ability("action", phases=(CHALLENGES,), zone="hand", cost=(Op("ambush"),), effects=(Op("put", Who("this")),))
UNPRINTED = (SAVE, AMBUSH_ABILITY)


def unprinted(t: Table, c: int, ability: Ability) -> Bound | None:
    """The ability of this kind that a card has, or None when this table has none for it."""
    return next((b for b in t.bound if b.card == c and b.ability is ability), None)
