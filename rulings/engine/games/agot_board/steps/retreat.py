"""What the losing side of a battle suffers: casualties, then the retreat."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, operands, pop
from ....core.layout import State, one_of, set_one
from ....core.trace import telling
from .. import hooks
from ..cells import ANY_UNITS, ATTACK, FORCE, OWNER, ROUTED, SPOILED, UNITS
from ..legality import legal
from ..values import tidy
from ..whose import NOBODY, field_of, winner
from .action import GO_ON

if TYPE_CHECKING:
    from ..table import Table

LEFT = "decline"
SPOILS = ("take_back", "rob", "knight", "cut", LEFT)
"""What the winner of a battle may choose by a House card, or leave."""


def spoils(t: Table, s: State, p: int) -> Options:
    """What the winner's House card offers, once the battle is won and until it ends; empty for everybody else."""
    if s[SPOILED] or winner(s) != p:
        return []
    return [choice for rule in hooks.spoils.of(t) for choice in rule(t, s, p)]


def use_spoils(t: Table, s: State, p: int, choice: Choice) -> None:
    """The winner's ability is used, or left."""
    s[SPOILED] = 1
    if choice[0] != LEFT:
        hooks.spoil.run(t, s, p, choice)


class Aftermath(Step):
    """A step after the battle is won: the winner need not wait with the ability of the House card."""

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        return spoils(t, s, p)

    def takes(self, t: Table, s: State, f: int, verb: str) -> bool:
        return verb in self.suffers(s, f) or any(choice[0] == verb for choice in spoils(t, s, winner(s)))

    def suffers(self, s: State, f: int) -> Sequence[str]:
        """The kinds of choice that the loser makes now."""
        return self.verbs

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] in SPOILS:
            use_spoils(t, s, winner(s), choice)
        else:
            self.suffer(t, s, f, choice)

    @abstractmethod
    def suffer(self, t: Table, s: State, f: int, choice: Choice) -> None:
        """Carry out the loser's choice."""


def present(t: Table, s: State, side: int, unit: int) -> int:
    """How many units of a sort a side has in the battlefield; from 3 on they are routed."""
    if side == ATTACK:
        return s[FORCE[unit]] if unit < len(FORCE) else 0
    return s[t.at[field_of(s)] + ANY_UNITS[unit]]


def sorts(t: Table, s: State, side: int) -> list[int]:
    """The sorts of units that a side still has in the battlefield."""
    return [unit for unit in range(len(ANY_UNITS)) if present(t, s, side, unit)]


def retreat_to(t: Table, s: State, p: int, side: int, goal: int) -> None:
    """What a side still has in the battlefield comes to the goal, routed."""
    a, left = t.at[goal], t.at[field_of(s)]
    cells = ROUTED if hooks.routs.holds(t) else UNITS
    for unit in range(len(UNITS)):
        s[a + cells[unit]] += present(t, s, side, unit) + present(t, s, side, unit + len(UNITS))
        if side == ATTACK:
            s[FORCE[unit]] = 0
        else:
            s[left + UNITS[unit]] = s[left + ROUTED[unit]] = 0
    set_one(s, a + OWNER, p)


def lose(t: Table, s: State, side: int, unit: int) -> None:
    if side == ATTACK:
        s[FORCE[unit]] -= 1
    else:
        s[t.at[field_of(s)] + ANY_UNITS[unit]] -= 1


class Casualties(Aftermath):
    """The loser removes units of the battle, one by one, so many as are due."""

    title = "ztráty v bitvě"
    verbs = ("casualty",)
    WHO, SIDE, DUE = operands("who side due")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        options = legal(t, s, s[f + self.WHO], [("casualty", unit) for unit in range(len(ANY_UNITS))])
        if not s[f + self.DUE] or not options:
            pop(s)
            return None
        return options

    def suffer(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + self.DUE] -= 1
        lose(t, s, s[f + self.SIDE], choice[1])


class Retreat(Aftermath):
    """The losing side leaves the battlefield for one goal. Play rests where all will be lost: routed, or with nowhere to go."""

    title = "ústup"
    verbs = ("retreat", "retreat_apart", "perish")
    WHO, SIDE, GOAL, BEGUN, RESTED = operands("who side goal begun rested")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p, side, goal = s[f + self.WHO], s[f + self.SIDE], one_of(s, f + self.GOAL)
        if not s[f + self.BEGUN]:
            lost = sorts(t, s, side)
            if lost and min(lost) >= len(UNITS) and self.rests_now(t, s, f):
                return [GO_ON]
            s[f + self.BEGUN] = 1
            hooks.routed_again.run(t, s, side)
        options: Options = []
        if sorts(t, s, side):
            options = self.goals(t, s, f, p, side) if goal == NOBODY else self.arrive(t, s, p, side, goal)
        if options:
            return options
        tidy(t, s, field_of(s))
        pop(s)
        return None

    def rests_now(self, t: Table, s: State, f: int) -> bool:
        """Whether play comes to rest before units are lost: once, so that a goal can be asked about."""
        if t.exploring or s[f + self.RESTED]:
            return False
        s[f + self.RESTED] = 1
        return True

    def suffers(self, s: State, f: int) -> Sequence[str]:
        return ("perish",) if s[f + self.GOAL] else ("retreat", "retreat_apart")

    def goals(self, t: Table, s: State, f: int, p: int, side: int) -> Options:
        """Where the losers may go."""
        found = legal(t, s, p, [("retreat", i) for i in t.spaces])
        if found:
            return found
        if self.rests_now(t, s, f):
            return [GO_ON]
        hooks.nowhere_to_go.run(t, s, side)
        return []

    def arrive(self, t: Table, s: State, p: int, side: int, goal: int) -> Options:
        """Units that supply allows come to the goal; of too many some must perish first (17.9)."""
        with t.as_written():  # whoever asks what else forbids finds play at the same choice
            must_perish = hooks.too_many.refuses(t, s, p, side, goal)
        if must_perish:
            return legal(t, s, p, [("perish", unit) for unit in range(len(ANY_UNITS))])
        with telling(t, hooks.retreat, s):
            retreat_to(t, s, p, side, goal)
        return []

    def suffer(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == GO_ON:
            return
        if choice[0] == "retreat":
            set_one(s, f + self.GOAL, choice[1])
        else:
            lose(t, s, s[f + self.SIDE], choice[1])
