"""An effect on every player: each in turn chooses and carries it out before the next does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import FIRST, OPEN, WIDTH, A, B, C, Choice, D, E, Options, Step, pop
from ....core.layout import State
from ..cards import searches
from ..cells import HAND, MARK, ZONE
from ..changes import show
from ..events import discard, hand_of
from ..program import BACKWARDS, Shuffle, compile_effects, level_bit
from ..values import named

if TYPE_CHECKING:
    from ..cards import Ability
    from ..program import Effect
    from ..table import Bound, Table

NO_TARGET = ("no_target",)


class EachPlayer(Step):
    """A who chooses, B how many players are left, C the effect reached, D the same player, E level and direction."""

    title = "účinek na každého hráče"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        b = self.ability(t, s)
        depth = s[OPEN]
        while s[f + B]:
            if s[f + C] == 0:
                options = self.options(t, s, f, b)
                if options:
                    return options
                s[f + C] = 1
            effects = self.effects(b.ability)
            while s[f + C] <= len(effects):
                s[f + C] += 1
                effects[s[f + C] - 2](t, s, f, b)
                if s[OPEN] != depth:
                    return None
            self.next(t, s, f)
        pop(s)
        return None

    def ability(self, t: Table, s: State) -> Bound:
        """The ability in whose resolution this step was opened, one frame below."""
        return t.bound[s[FIRST + (s[OPEN] - 2) * WIDTH + A]]

    def effects(self, ability: Ability) -> list[Effect | Shuffle]:
        return [*compile_effects(ability), *([Shuffle()] if searches(ability) else [])]

    def options(self, t: Table, s: State, f: int, b: Bound) -> Options:
        target = b.ability.targets[0]
        bit = level_bit(s, f)
        chosen = [c for c in t.rows if s[c + MARK] & bit]
        if len(chosen) >= target.n:
            return []
        found = [c for c in named(t, s, target.filter, s[f + A], b.card) if c not in chosen]
        if not target.optional and len(found) <= target.n - len(chosen):
            for c in found:  # where all must be chosen there is no choice
                self.take(t, s, f, ("target", c))
            return []
        options = [("target", c) for c in found]
        return [*options, NO_TARGET] if options and target.optional else options

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == NO_TARGET:
            s[f + C] = 1
            return
        s[choice[1] + MARK] |= level_bit(s, f)
        if self.ability(t, s).ability.targets[0].show:
            show(t, s, choice[1])

    def next(self, t: Table, s: State, f: int) -> None:
        bit = level_bit(s, f)
        for c in t.rows:
            s[c + MARK] &= ~bit
        s[f + B] -= 1
        s[f + C] = 0
        players = t.clockwise(s[f + A])
        s[f + A] = s[f + D] = players[-1 if s[f + E] & BACKWARDS else 1]


class DiscardOwn(Step):
    """A player discards cards of the own hand, one by one: A who, B how many are left."""

    title = "odhození z ruky"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        hand = hand_of(t, s, s[f + A])
        if not s[f + B] or not hand:
            pop(s)
            return None
        return [("target", c) for c in hand]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + B] -= 1
        if s[choice[1] + ZONE] == HAND:
            discard(t, s, choice[1])
