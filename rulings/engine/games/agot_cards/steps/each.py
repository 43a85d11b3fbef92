"""An effect on every player: each in turn chooses and carries it out before the next does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import FIRST, OPEN, WIDTH, Choice, Options, Step, operands, pop
from ....core.layout import State
from ..cells import HAND, MARK, ZONE
from ..changes import show
from ..events import discard, hand_of
from ..program import compile_effects
from ..resolving import ABILITY, PLAYER, mark_of_target
from ..values import named

if TYPE_CHECKING:
    from ..table import Bound, Table

NO_TARGET = ("no_target",)

WHO, NEXT_EFFECT, _ABOUT, _PLAYER, _LEVEL, LEFT, FAILED, BACKWARDS = operands(
    "who next_effect about player level left failed backwards"
)
"""Who chooses, the effect reached (0: still choosing), how many players are left, and what effects look for in a frame, at
the same places as in ``resolving``."""


_WHO, TO_DISCARD = operands("who to_discard")
"""Who discards, and how many more."""


class EachPlayer(Step):
    """Each player in turn chooses targets and carries the effects out."""

    verbs = ("target",)
    title = "účinek na každého hráče"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        b = self.ability(t, s)
        depth = s[OPEN]
        while s[f + LEFT]:
            if s[f + NEXT_EFFECT] == 0:
                options = self.options(t, s, f, b)
                if options:
                    return options
                s[f + NEXT_EFFECT] = 1
            effects = compile_effects(b.ability)
            while s[f + NEXT_EFFECT] <= len(effects):
                s[f + NEXT_EFFECT] += 1
                effects[s[f + NEXT_EFFECT] - 2](t, s, f, b)
                if s[OPEN] != depth:
                    return None
            self.next(t, s, f)
        pop(s)
        return None

    def ability(self, t: Table, s: State) -> Bound:
        """The ability in whose resolution this step was opened, one frame below."""
        return t.bound[s[FIRST + (s[OPEN] - 2) * WIDTH + ABILITY]]

    def options(self, t: Table, s: State, f: int, b: Bound) -> Options:
        target = b.ability.targets[0]
        bit = mark_of_target(s, f)
        chosen = [c for c in t.rows if s[c + MARK] & bit]
        if len(chosen) >= target.n:
            return []
        found = [c for c in named(t, s, target.filter, s[f + WHO], b.card) if c not in chosen]
        if not target.optional and len(found) <= target.n - len(chosen):
            for c in found:  # where all must be chosen there is no choice
                self.take(t, s, f, ("target", c))
            return []
        options: Options = [("target", c) for c in found]
        return [*options, NO_TARGET] if options and target.optional else options

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == NO_TARGET:
            s[f + NEXT_EFFECT] = 1
            return
        s[choice[1] + MARK] |= mark_of_target(s, f)
        if self.ability(t, s).ability.targets[0].show:
            show(t, s, choice[1])

    def next(self, t: Table, s: State, f: int) -> None:
        bit = mark_of_target(s, f)
        for c in t.rows:
            s[c + MARK] &= ~bit
        s[f + LEFT] -= 1
        s[f + NEXT_EFFECT] = s[f + FAILED] = 0
        players = t.clockwise(s[f + WHO])
        s[f + WHO] = s[f + PLAYER] = players[-1 if s[f + BACKWARDS] else 1]


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

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + TO_DISCARD] -= 1
        if s[choice[1] + ZONE] == HAND:
            discard(t, s, choice[1])
