"""What the losing side of a battle suffers: casualties, then the retreat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import A, B, C, Choice, D, Options, Step, pop
from ....core.layout import State
from .. import hooks
from ..cells import ATTACK, FORCE, OWNER, ROUTED, SPOILED, UNITS, WINNER
from ..legality import legal
from ..values import field_of, tidy

if TYPE_CHECKING:
    from ..table import Table

SPOILS = ("take_back", "rob", "knight", "cut")
"""What the winner of a battle may choose by a House card."""


def spoils(t: Table, s: State, p: int) -> list:
    """What the winner's House card offers, once the battle is won and until it ends; empty for everybody else."""
    if s[SPOILED] or s[WINNER] != p + 1:
        return []
    return [choice for rule in hooks.spoils.of(t) for choice in rule(t, s, p)]


def use_spoils(t: Table, s: State, p: int, choice: Choice) -> None:
    """The winner's ability is used, or left."""
    s[SPOILED] = 1
    if choice[0] != "decline":
        hooks.spoil.run(t, s, p, choice)


class Aftermath(Step):
    """A step after the battle is won: the winner need not wait with the ability of the House card."""

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        return spoils(t, s, p)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] in SPOILS:
            use_spoils(t, s, s[WINNER] - 1, choice)
        else:
            self.suffer(t, s, f, choice)

    def suffer(self, t: Table, s: State, f: int, choice: Choice) -> None:
        """Carry out the loser's choice."""
        raise NotImplementedError(type(self).__name__)


class Casualties(Aftermath):
    """The loser removes units of the battle, one by one. A who, B the side; C how many."""

    title = "ztráty v bitvě"
    verbs = ("casualty",)

    def run(self, t: Table, s: State, f: int) -> Options | None:
        options = legal(t, s, s[f + A], [("casualty", unit) for unit in range(6) if present(t, s, s[f + B], unit)])
        if not s[f + C] or not options:
            pop(s)
            return None
        return options

    def suffer(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + C] -= 1
        lose(t, s, s[f + B], choice[1])


def present(t: Table, s: State, side: int, unit: int) -> int:
    """How many units of a sort a side has in the battlefield; from 3 on they are routed."""
    if side == ATTACK:
        return s[FORCE[unit]] if unit < 3 else 0
    return s[t.at[field_of(s)] + (*UNITS, *ROUTED)[unit]]


def lose(t: Table, s: State, side: int, unit: int) -> None:
    if side == ATTACK:
        s[FORCE[unit]] -= 1
    else:
        s[t.at[field_of(s)] + (*UNITS, *ROUTED)[unit]] -= 1


class Retreat(Aftermath):
    """The losing side leaves the battlefield. A who, B the side, C the goal + 1, D whether it has begun."""

    title = "stažení se"
    verbs = ("retreat", "perish")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p, side = s[f + A], s[f + B]
        if not s[f + D]:
            s[f + D] = 1
            hooks.routed_again.run(t, s, side)
        if not sum(present(t, s, side, unit) for unit in range(6)):
            return self.close(t, s, f)
        if not s[f + C]:
            goals = self.goals(t, s, p, side)
            if not goals:
                for unit in range(6):
                    while present(t, s, side, unit):
                        lose(t, s, side, unit)
                return self.close(t, s, f)
            return goals
        return self.arrive(t, s, f, p, side)

    def takes(self, t: Table, s: State, f: int, verb: str) -> bool:
        return verb == ("perish" if s[f + C] else "retreat")

    def goals(self, t: Table, s: State, p: int, side: int) -> Options:
        return legal(t, s, p, [("retreat", i) for i in t.spaces if i != field_of(s)])

    def arrive(self, t: Table, s: State, f: int, p: int, side: int) -> Options | None:
        """Units that supply allows come to the goal, the others perish (17.9)."""
        goal = s[f + C] - 1
        if hooks.too_many.refuses(t, s, p, side, goal):
            return [("perish", unit) for unit in range(6) if present(t, s, side, unit)]
        a = t.at[goal]
        cells = ROUTED if hooks.routs.holds(t) else UNITS
        for unit in (0, 1, 2):
            n = present(t, s, side, unit) + present(t, s, side, unit + 3)
            s[a + cells[unit]] += n
            if side == ATTACK:
                s[FORCE[unit]] = 0
            else:
                s[t.at[field_of(s)] + UNITS[unit]] = s[t.at[field_of(s)] + ROUTED[unit]] = 0
        s[a + OWNER] = p + 1
        return self.close(t, s, f)

    def suffer(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "retreat":
            s[f + C] = choice[1] + 1
        else:
            lose(t, s, s[f + B], choice[1])

    def close(self, t: Table, s: State, f: int) -> None:
        tidy(t, s, field_of(s))
        pop(s)
