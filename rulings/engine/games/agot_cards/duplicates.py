"""The ability that a duplicate is in the later edition (agot-lcg 7.4): a save of the card it lies under."""

from __future__ import annotations

from .cards import Ability, Op, Trigger, Who

SAVE = Ability(
    "save",
    trigger=Trigger("duplicate", Who("this")),
    cost=(Op("duplicate"),),
    effects=(Op("save", Who("this")),),
)


def ability_of_duplicates(t, c: int):
    """The ability by which duplicates save a card, or None when this table has none for it."""
    return next((b for b in t.bound if b.card == c and b.ability is SAVE), None)
