"""The course of a turn: its phases and steps, drawing, and what is discarded at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....cards import sequences
from ....cards.piles import hand_of, next_of
from ....cards.resolving import send_away
from ....cards.sequences import FOR, NEXT, Names, Sequence
from ....core.flow import Choice, Options, Step, operands, pop, push
from ....core.hooks import Causes, Orders
from ....core.layout import State, one_of, set_one
from ....core.trace import telling
from .. import hooks
from ..cells import ACTIVE, CHANCE, FIRST_PLAYER, MOMENT, PHASE, PHASE_USES, ROUND, WRAP_UP
from ..events import draw

if TYPE_CHECKING:
    from ..table import Table

WHO, LEFT, DRAWS = operands("who left draws")
"""Of ``Draw``: chance, how many cards are left to draw, and who draws."""
_WHO, _BEHIND, _FOR, DISCARDED = operands("who behind for discarded")
"""Of ``WrapUp``: who discards, and whether that has been done."""
GO_ON = ("go_on",)
"""Of ``WrapUp``: nothing is to be discarded. It is no choice; play only rests there."""


class Turns(Step):
    """Turns one after another; it never closes."""

    title = "kola hry"

    def run(self, t: Table, s: State, f: int) -> None:
        if not s[ROUND]:
            hooks.game_begins.run(t, s)
        hooks.turn_begins.run(t, s)
        push(s, t.step["turn"], 0, one_of(s, ACTIVE))


class Lot(Step):
    """Chance says who is the first player."""

    verbs = ("chance",)
    title = "los o prvního hráče"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if not hooks.lot_decides.holds(t):
            pop(s)
            return None
        s[f + WHO] = CHANCE
        return [("lot", p) for p in t.everyone]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        pop(s)
        set_one(s, FIRST_PLAYER, choice[1])
        set_one(s, ACTIVE, choice[1])


class Turn(Sequence):
    """The turn of one player: its phases."""

    title = "kolo"

    def steps(self, t: Table, s: State, f: int) -> Names:
        return tuple(rule(t) for rule in hooks.turn_phases.of(t))

    def open(self, t: Any, s: State, f: int, name: str) -> None:
        if not hooks.cut_short.allows(t, s):
            push(s, t.step[name], 0, s[f + FOR])

    def over(self, t: Table, s: State, f: int) -> None:
        pop(s)
        s[PHASE] = s[MOMENT] = 0
        hooks.turn_over.run(t, s)
        send_away(t, s)


class Phase(Sequence):
    """A phase of steps, each of which is opened as a phase is."""

    def __init__(self, phase: int, title: str, steps: Orders[[], str] | None, *parts: str) -> None:
        super().__init__(*parts)
        self.phase, self.title, self.of_rules = phase, title, steps

    def run(self, t: Any, s: State, f: int) -> None:
        if not s[f + NEXT]:
            with telling(t, None, s, hooks.turn_phases.by(t, t.named[self.number])):
                s[PHASE], s[MOMENT] = self.phase, 0
            for b in t.bound:
                s[b.row + PHASE_USES] = 0
        super().run(t, s, f)

    def steps(self, t: Table, s: State, f: int) -> Names:
        named = [rule(t) for rule in self.of_rules.of(t)] if self.of_rules is not None else []
        return (*self.parts, *named)

    def open(self, t: Any, s: State, f: int, name: str) -> None:
        p = s[f + FOR]
        if hooks.cut_short.allows(t, s):
            return
        if isinstance(t.step[name], sequences.Sequence | TurnStep):
            push(s, t.step[name], 0, p)
        else:
            first = hooks.first_action.first_or(t.clockwise(p)[1] if t.count > 1 else p, t, s)
            push(s, t.step[name], first, 0, p)

    def over(self, t: Any, s: State, f: int) -> None:
        pop(s)


class TurnStep(Step):
    """A step of a turn: what happens at its beginning, then a window."""

    def __init__(self, moment: int, hook: Causes[[State]], title: str) -> None:
        self.moment, self.hook, self.title = moment, hook, title

    def run(self, t: Table, s: State, f: int) -> None:
        p = s[f + FOR]
        if not s[f + NEXT]:
            s[f + NEXT] = 1
            s[MOMENT] = self.moment
            self.hook.run(t, s)
            return
        pop(s)
        first = hooks.first_action.first_or(t.clockwise(p)[1] if t.count > 1 else p, t, s)
        push(s, t.step["window"], first, 0, p)


class WrapUp(Step):
    """The hand is discarded down to its limit, card by card as its player says.

    Where there is nothing to discard play still rests in it, for those who look at it; silence goes on.
    """

    verbs = ("discard",)
    rests = True
    title = "souhrnný krok"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        s[MOMENT] = WRAP_UP
        p, limit = hooks.checks_hand.first(t, s), hooks.hand_limit.first(t, s)
        if p is not None and limit is not None:
            s[f + WHO] = p
            hand = hand_of(t, s, p)
            if len(hand) > limit:
                return [("discard", c) for c in hand if not hooks.discard_refused.refuses(t, s, p, c)]
        if not s[f + DISCARDED] and not t.exploring:
            return [GO_ON]
        pop(s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == GO_ON:
            pop(s)
        else:
            s[f + DISCARDED] = 1
            hooks.discarded.run(t, s, choice[1])


class Draw(Step):
    """Cards are drawn from a shuffled deck: chance says which."""

    verbs = ("chance",)
    title = "dobírání"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        cards = next_of(t, s, s[f + DRAWS]) if s[f + LEFT] else []
        if not cards:
            pop(s)
            return None
        return [("drawn", c) for c in cards]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + LEFT] -= 1
        draw(t, s, choice[1])
