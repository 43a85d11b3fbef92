"""Cards that their players discard one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.piles import hand_of
from ....core.flow import Choice, Options, Step, operands, pop
from ....core.layout import State
from ..cells import HAND, ZONE
from ..events import discard

if TYPE_CHECKING:
    from ..table import Table

WHO, TO_DISCARD = operands("who to_discard")
"""Who discards, and how many more."""


class DiscardOwn(Step):
    """A player discards cards of the own hand, one by one."""

    verbs = ("target",)
    title = "odhození z ruky"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        hand = hand_of(t, s, s[f + WHO])
        if not s[f + TO_DISCARD] or not hand:
            pop(s)
            return None
        return [("target", c) for c in hand]

    def forced(self, t: Table, s: State, f: int) -> Choice | None:
        hand = hand_of(t, s, s[f + WHO])
        return ("target", hand[0]) if 0 < len(hand) <= s[f + TO_DISCARD] else None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + TO_DISCARD] -= 1
        if s[choice[1] + ZONE] == HAND:
            discard(t, s, choice[1])
