"""Guardians: how they move in the morning, and what awaits who arrives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, operands, pop, push
from ....core.layout import State, one_of, set_one
from .. import hooks
from ..cells import ARRIVED, CAME, CHANCE, FACED, MOVED, PARTY, ROAMS, STAYED
from ..events import FROM_OUTCOME, begin
from ..island import characters_at, face_guardian, guardians_at, members_of, unknown
from ..legality import legal

if TYPE_CHECKING:
    from ..table import Table

STAYS = ("die", 0)
"""The die leaves a guardian where it is; any other number is that of a place + 1."""
MEET, ACTION, DONE = 1, 2, 3


def forced(step: Step, t: Table, s: State, f: int, options: Options) -> Options | None:
    """A single option is taken at once."""
    if len(options) > 1:
        return options
    step.take(t, s, f, options[0])
    return None


class Guardians(Step):
    """For each guardian the die is cast; in which order, the players say."""

    title = "pohyb strážců"
    verbs = ("roll",)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        left = legal(t, s, PARTY, [("roll", e) for e in range(len(t.meetings)) if hooks.roams.holds(t, s, e)])
        if not left:
            for row in t.meetings:
                s[row + MOVED] = 0
            pop(s)
            return None
        return forced(self, t, s, f, left if hooks.guardian_order.holds(t) else left[:1])

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[t.meetings[choice[1]] + MOVED] = 1
        push(s, t.step["die"], choice[1])


class Die(Step):
    """The die of a guardian points to a location, or leaves it where it is."""

    title = "kostka strážce"
    verbs = ("die",)
    (GUARDIAN,) = operands("guardian")

    def run(self, t: Table, s: State, f: int) -> Options:
        here = one_of(s, t.meetings[s[f + self.GUARDIAN]] + ROAMS)
        return [STAYS, *(("die", i + 1) for i in range(len(t.map)) if i != here)]

    def asks(self, t: Table, s: State, f: int) -> int:
        return CHANCE

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        e = s[f + self.GUARDIAN]
        row = t.meetings[e]
        pop(s)
        here = one_of(s, row + ROAMS)
        there = here if choice == STAYS else hooks.goes_to.first(t, s, e, choice[1] - 1)
        if there is None:
            unknown("Kam má strážce jít, žádné platné pravidlo neříká.")
        set_one(s, row + ROAMS, there)
        who = characters_at(t, s, there)
        if who and hooks.finds.holds(t, s, e, there != here):
            face_guardian(t, s, e, there, who, CAME if there != here else STAYED)


class Arrival(Step):
    """Who has come to a location faces its guardians, one after another; the immediate action has its time too."""

    title = "příchod do lokace"
    verbs = ("face guardian",)
    WHO, PLACE, AT = operands("who place at")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        order = (MEET, ACTION, DONE) if hooks.guardian_first.holds(t) else (ACTION, MEET, DONE)
        stage = order[s[f + self.AT]]
        place = s[f + self.PLACE]
        if stage == MEET:
            waiting = [e for e in guardians_at(t, s, place) if not s[t.meetings[e] + FACED]]
            if waiting and hooks.awaits.holds(t, s, place):
                first = waiting if hooks.which_first.holds(t) else waiting[:1]
                return forced(self, t, s, f, [("face guardian", e) for e in first])
        if stage == DONE:
            for row in t.meetings:
                s[row + FACED] = 0
            pop(s)
            return None
        s[f + self.AT] += 1
        if stage == ACTION:
            for p in reversed(members_of(s[f + self.WHO])):
                begin(t, s, p, t.map[place].immediate or (), FROM_OUTCOME)
        return None

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[t.meetings[choice[1]] + FACED] = 1
        face_guardian(t, s, choice[1], s[f + self.PLACE], members_of(s[f + self.WHO]), ARRIVED)
