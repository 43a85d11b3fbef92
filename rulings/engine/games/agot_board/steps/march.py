"""A march: units go where they may, into open areas, into the force of an attack, or to a neutral force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, operands, pop, push, top
from ....core.layout import State, one_of, set_one
from .. import hooks
from ..cells import (
    ATTACKER,
    CARRIED_OUT,
    DEFENDER,
    FIELD,
    FORCE,
    MARCH,
    MET,
    MET_TOKEN,
    NEUTRAL,
    ORDER,
    ORIGIN,
    OWNER,
    TOKEN,
    UNIT_KINDS,
    UNITS,
)
from ..legality import legal
from ..values import note_march, put_order, tidy
from ..whose import NOBODY, field_of, held_by, holds, others_hold, others_token

if TYPE_CHECKING:
    from ..table import Table

NEUTRAL_FORCE = 99
"""Who holds an area that no House holds."""
WHO, SOURCE, WITH, STAGE, LAST_GOAL, LAST_UNIT = operands("who source with stage last_goal last_unit")
"""Of a march: who, from where, with which token, how far it has come; its last move."""
GOING, HALTED, LEFT, MEETING = range(4)
"""Stages of a march: units go; they have gone, and a token may be left; that is settled; neutral forces are being met."""


def marching_from(s: State) -> int:
    """Where the march on top of the open steps leads from."""
    return s[top(s) + SOURCE]


def marching_with(t: Table, s: State, i: int) -> int:
    """The token of the march from an area: of the one under way, or else the order that lies there."""
    f = top(s)
    under_way = s[f] == t.step["marching"].number and s[f + SOURCE] == i
    return s[f + WITH] if under_way else s[t.at[i] + ORDER]


def last_goal(s: State) -> int:
    """Where the last unit of the march on top went."""
    return one_of(s, top(s) + LAST_GOAL)


class Marching(Step):
    """Units leave an area, one by one; while exploring in a fixed order."""

    title = "pochod"
    verbs = ("go", "halt", "rule", "leave")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p, i, stage = s[f + WHO], s[f + SOURCE], s[f + STAGE]
        if stage == GOING:
            options = self.going(t, s, f, p, i)
            return options or self.going(t, s, f, p, i, in_order=False)
        if stage == HALTED:
            options = legal(t, s, p, [("rule", i)]) if hooks.may_rule.holds(t) else []
            if options:
                return [*options, ("leave",)]
        self.close(t, s, f)
        return None

    def takes(self, t: Table, s: State, f: int, verb: str) -> bool:
        return verb in (("go", "halt") if s[f + STAGE] == GOING else ("rule", "leave"))

    def going(self, t: Table, s: State, f: int, p: int, i: int, in_order: bool = True) -> Options:
        """The next unit, or the end of the going."""
        return [*legal(t, s, p, self.thinkable(t, s, f, i, in_order)), *legal(t, s, p, [("halt", i, s[f + WITH])])]

    def thinkable(self, t: Table, s: State, f: int, i: int, in_order: bool = True) -> Options:
        """Moves of a unit that stands in the area, to anywhere; in any order only where the fixed one leads nowhere."""
        kinds = [unit for unit in UNIT_KINDS if s[t.at[i] + UNITS[unit]]]
        found: Options = [("go", i, j, unit) for j in t.spaces if j != i for unit in kinds]
        if not (t.exploring and in_order):
            return found
        last = one_of(s, f + LAST_GOAL), s[f + LAST_UNIT]
        return [choice for choice in found if choice[2:] >= last]

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return ("leave",) if s[f + STAGE] == HALTED else None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p, i = s[f + WHO], s[f + SOURCE]
        if choice[0] == "go":
            _verb, _i, j, unit = choice
            set_one(s, f + LAST_GOAL, j)
            s[f + LAST_UNIT] = unit
            move(t, s, p, i, j, unit, s[f + WITH])
            if holds(t, s, j, p):
                note_march(t, s, p, j, CARRIED_OUT)
        elif choice[0] == "halt":
            s[f + STAGE] = HALTED
            tidy(t, s, i)
        else:
            s[f + STAGE] = LEFT
            if choice[0] == "rule":
                hooks.ruled.run(t, s, p, i)

    def close(self, t: Table, s: State, f: int) -> None:
        """Neutral forces are met first, then the battle is fought, then the march is over."""
        p, i, token = s[f + WHO], s[f + SOURCE], s[f + WITH]
        entries = entering(t, s, p)
        if s[f + STAGE] < MEETING and entries:
            s[f + STAGE] = MEETING
            if s[FIELD]:
                push(s, t.step["attack"], field_of(s), s[DEFENDER], *(s[cell] for cell in FORCE))
                clear_attack(s)
            for j in entries:
                push(s, t.step["entry"], p, j, token, i)
            return
        pop(s)
        if s[FIELD]:
            self.meet(t, s, p, i, token)
        else:
            march_ends(t, s, p, i, token)
        hooks.power_shift.run(t, s)

    def meet(self, t: Table, s: State, p: int, i: int, token: int) -> None:
        """Units of another House are fought at once."""
        if hooks.battle_follows.holds(t):
            push(s, t.step["battle"], p, i, token)
        else:
            recall(t, s, i)
            march_ends(t, s, p, i, token)


class Attack(Step):
    """An attack that waited for neutral forces to be met: the battlefield, the defender, the units.

    Below it stands the march.
    """

    title = "útok"
    GOAL, AGAINST, *UNITS = operands("goal against footmen knights ships")

    def run(self, t: Table, s: State, f: int) -> None:
        goal, against, *units = (s[f + at] for at in (self.GOAL, self.AGAINST, *self.UNITS))
        pop(s)
        march = top(s)
        begin_attack(t, s, s[march + WHO], s[march + SOURCE], goal, s[march + WITH])
        s[DEFENDER] = against
        for cell, n in zip(FORCE, units, strict=True):
            s[cell] = n


def begin_attack(t: Table, s: State, p: int, i: int, j: int, token: int) -> None:
    """Units of a march from ``i`` attack ``j``."""
    set_one(s, ATTACKER, p)
    set_one(s, ORIGIN, i)
    set_one(s, FIELD, j)
    s[MARCH] = token if hooks.token_along.holds(t) else 0


def recall(t: Table, s: State, i: int) -> None:
    """The force of an attack that does not take place returns to where it came from."""
    s[t.at[i] + OWNER] = s[ATTACKER]
    for cell, attacking in zip(UNITS, FORCE, strict=True):
        s[t.at[i] + cell] += s[attacking]
    clear_attack(s)


def clear_attack(s: State) -> None:
    for cell in (FIELD, ORIGIN, ATTACKER, DEFENDER, MARCH, *FORCE):
        s[cell] = 0


def entering(t: Table, s: State, p: int) -> list[int]:
    """Areas with a neutral force into which units of a player have marched."""
    return [j for j in held_by(t, s, p) if s[t.at[j] + NEUTRAL]]


def begin_entry(t: Table, s: State, p: int, j: int, token: int) -> None:
    """The units that have come to a neutral force stand before it as an attack would."""
    a = t.at[j]
    set_one(s, FIELD, j)
    set_one(s, ATTACKER, p)
    set_one(s, DEFENDER, NOBODY)
    s[MARCH] = token
    for cell, attacking in zip(UNITS, FORCE, strict=True):
        s[attacking] = s[a + cell]
        s[a + cell] = 0
    set_one(s, a + OWNER, NOBODY)


def march_ends(t: Table, s: State, p: int, i: int, token: int) -> None:
    """The used token leaves the board; without a rule it stays where the march began."""
    if not hooks.march_spent.holds(t):
        put_order(t, s, i, p, token)


def holder(t: Table, s: State, p: int, i: int) -> int:
    """Who holds an area against a player: a House, ``NEUTRAL_FORCE``, or nobody."""
    a = t.at[i]
    if others_hold(t, s, i, p):
        return one_of(s, a + OWNER)
    if s[a + NEUTRAL]:
        return NEUTRAL_FORCE
    stops = others_token(t, s, i, p) and not s[a + OWNER] and not hooks.tokens_yield.holds(t)
    return one_of(s, a + TOKEN) if stops else NOBODY


def is_enemy(t: Table, s: State, p: int, i: int) -> bool:
    """Whether marching in means an attack on another House."""
    return holder(t, s, p, i) not in (NOBODY, NEUTRAL_FORCE)


def move(t: Table, s: State, p: int, i: int, j: int, unit: int, token: int) -> None:
    """One unit marches from ``i`` to ``j``: into an open area, or into the force of an attack."""
    s[t.at[i] + UNITS[unit]] -= 1
    against = holder(t, s, p, j)
    if against in (NOBODY, NEUTRAL_FORCE):  # to a neutral force is no attack: units wait there until the march is made (19.3)
        set_one(s, t.at[j] + OWNER, p)
        s[t.at[j] + UNITS[unit]] += 1
        if against == NOBODY:
            if others_token(t, s, j, p) and not t.exploring:
                s[MET] = MET_TOKEN
            hooks.entered.run(t, s, p, j)
        return
    begin_attack(t, s, p, i, j, token)
    if hooks.holder_defends.holds(t):
        set_one(s, DEFENDER, against)
    s[FORCE[unit]] += 1
