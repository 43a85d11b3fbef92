"""Chapter 14: battles and combat strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..book import board
from ..cells import (
    ATTACK,
    DEFENDER,
    DEFENSE,
    FOOTMAN,
    FORCE,
    KNIGHT,
    MARCH,
    ORDER,
    ORDER_OF,
    ROUTED,
    SHIP,
    UNIT_KINDS,
    UNITS,
)
from ..now import at, fighting
from ..orders import BONUS, KIND
from ..orders import DEFENSE as DEFENSE_ORDER
from ..orders import MARCH as MARCH_ORDER
from ..whose import field_of, side_of

if TYPE_CHECKING:
    from ..table import Table

SUM = ("14.14", "16.13")
"""Numbers that say what strength is made of: all of its addends stand under them."""


def value(t: Table, s: State, side: int, unit: int, supporting: bool) -> int:
    """The strength of one unit of a side, in the battle or in support of it."""
    return hooks.unit_strength.sum(t, s, side, unit, supporting)


board.permission(hooks.token_along, "14.7", says="The march token moves into the attacked area with the units.")


def _stage(name: str, *numbers: str) -> None:
    def stage(t: Table) -> str:
        """A step of the battle."""
        return name

    stage.__name__ = f"step_{name}"
    board.orders(hooks.battle_steps, *numbers)(stage)


_stage("support", "14.8")
_stage("announce", "14.9", "16.1")
_stage("cards", "14.10", "2.25", "16.7")
_stage("blade", "14.11")
_stage("result", "14.12")


@board.forbids(elsewhere, "14.8", "15.1")
def first_support_is_asked_for(t: Table, s: State, p: int, verb: str) -> Truth:
    """In the first step of a battle support is asked for, and nothing else is done."""
    return at(t, s, "support") and fighting(t, s)


board.moment("cards", "14.10", says="In the third step House cards are played, and nothing else is done.")
board.moment("blade", "14.11", says="In the fourth step the Blade may be used, and nothing else is done.")
board.moment("result", "14.12", says="In the fifth step the result is found, and nothing else is done.")


@board.orders(hooks.battle_won, "14.13", "16.14")
def the_stronger_side_wins(t: Table, s: State, attack: int, defense: int) -> int | None:
    """The side with the higher combat strength wins."""
    return None if attack == defense else ATTACK if attack > defense else DEFENSE


def own_units(t: Table, s: State, side: int) -> list[tuple[int, int]]:
    """(kind, how many) of the units of a side in the battlefield that are not routed."""
    if side == ATTACK:
        return [(unit, s[FORCE[unit]]) for unit in UNIT_KINDS]
    a = t.at[field_of(s)]
    return [(unit, s[a + UNITS[unit]]) for unit in UNIT_KINDS]


@board.counts(hooks.combat, "14.4", "14.15", "14.19", "15.13", *SUM)
def units_in_the_battlefield(t: Table, s: State, side: int) -> int:
    """The base is the strength of the units that attack or defend in the area itself."""
    return sum(n * value(t, s, side, unit, False) for unit, n in own_units(t, s, side) if n)


@board.counts(hooks.unit_strength, "14.16")
def a_footman_is_worth_one(t: Table, s: State, side: int, unit: int, supporting: bool) -> int:
    """A footman has strength 1."""
    return int(unit == FOOTMAN)


@board.counts(hooks.unit_strength, "14.17")
def a_knight_is_worth_two(t: Table, s: State, side: int, unit: int, supporting: bool) -> int:
    """A knight has strength 2."""
    return 2 if unit == KNIGHT else 0


@board.counts(hooks.unit_strength, "14.18")
def a_ship_is_worth_one(t: Table, s: State, side: int, unit: int, supporting: bool) -> int:
    """A ship has strength 1."""
    return int(unit == SHIP)


def worth(t: Table, s: State, p: int, units: hooks.Units) -> int:
    """What units of a player, in a battle of his own, add to its strength; routed ones nothing."""
    side = side_of(s, p)
    if side is None:
        return 0
    return sum(n * value(t, s, side, unit, False) for unit, n in units if unit in UNIT_KINDS)


def _weighed(unit: int, number: str) -> None:
    def no_other_strength(t: Table, s: State, p: int, units: hooks.Units, n: int) -> Truth:
        """A unit is worth what its kind is worth, neither more nor less."""
        return any(kind == unit for kind, _n in units) and n != worth(t, s, p, units)

    no_other_strength.__name__ = f"a_unit_of_kind_{unit}_is_worth_what_it_is"
    board.forbids(hooks.weigh, number)(no_other_strength)


for _kind, _number in ((FOOTMAN, "14.16"), (KNIGHT, "14.17"), (SHIP, "14.18")):
    _weighed(_kind, _number)


@board.forbids(hooks.weigh, "17.12")
def routed_units_are_worth_nothing(t: Table, s: State, p: int, units: hooks.Units, n: int) -> Truth:
    """Routed units have no strength."""
    return any(kind not in UNIT_KINDS for kind, _n in units) and n != worth(t, s, p, units)


board.permission(hooks.supporters_apart, "14.5", says="Supporting units are neither attacking nor defending.")


def attacks(t: Table, side: int, supporting: bool) -> bool:
    """Whether units of a side count as attacking."""
    return side == ATTACK and not (supporting and hooks.supporters_apart.holds(t))


def march_bonus(s: State, side: int) -> int:
    """What the march adds to a side of a battle; marching in on a neutral force is none."""
    return BONUS[s[MARCH]] if side == ATTACK and s[DEFENDER] else 0


@board.counts(hooks.combat, "12.8", "14.20", "14.22", *SUM)
def a_weak_march_takes_one(t: Table, s: State, side: int) -> int:
    """March -1 takes a point from the attacking side,"""
    return min(0, march_bonus(s, side))


@board.counts(hooks.combat, "10.25", "12.8", "14.20", "14.24", "15.13", *SUM)
def a_special_march_adds_one(t: Table, s: State, side: int) -> int:
    """March +1 adds one."""
    return max(0, march_bonus(s, side))


@board.counts(hooks.combat, "12.8", "19.5", *SUM)
def a_march_counts_against_neutral_forces(t: Table, s: State, side: int) -> int:
    """The modifier holds where units march in on a neutral force,"""
    return BONUS[s[MARCH]] if side == ATTACK and not s[DEFENDER] else 0


@board.counts(hooks.march_bonus, "12.8", "19.5", *SUM)
def a_march_is_weighed_with_its_modifier(t: Table, token: int) -> int:
    """and when that is weighed beforehand."""
    return BONUS[token]


@board.counts(hooks.combat, "10.20", "14.20", "14.25", *SUM)
def the_defence_order(t: Table, s: State, side: int) -> int:
    """A normal Defense order in the battlefield adds one to the defending side,"""
    bonus = defence_bonus(t, s) if side == DEFENSE else 0
    return bonus if bonus == 1 else 0


@board.counts(hooks.combat, "10.24", "14.20", "14.26", *SUM)
def the_special_defence_order(t: Table, s: State, side: int) -> int:
    """a special one two."""
    bonus = defence_bonus(t, s) if side == DEFENSE else 0
    return bonus if bonus > 1 else 0


def defence_bonus(t: Table, s: State) -> int:
    """What the Defense order of the battlefield adds; nought without one."""
    a = t.at[field_of(s)]
    if KIND[s[a + ORDER]] != DEFENSE_ORDER or s[a + ORDER_OF] != s[DEFENDER]:
        return 0
    return BONUS[s[a + ORDER]]


def counted_defence(t: Table, s: State, p: int, i: int) -> int:
    """What a Defense order of an area adds to a player's strength in the battle, an ability that doubles it left aside."""
    return defence_bonus(t, s) if side_of(s, p) == DEFENSE and i == field_of(s) else 0


def defence_total(t: Table, s: State, p: int, i: int) -> int:
    """And with that ability."""
    doubled = hooks.defense_doubled.allows(t, s, DEFENSE)
    return counted_defence(t, s, p, i) * (2 if doubled else 1)


def _defence(bonus: int, *numbers: str) -> None:
    def a_defence_is_worth_its_number(t: Table, s: State, p: int, i: int, n: int) -> Truth:
        """It adds its number, in the attacked area and nowhere else, unless a card doubles it."""
        if BONUS[s[t.at[i] + ORDER]] != bonus:
            return False
        with t.as_written():  # what a card doubles is doubled, whatever else forbids the claim
            return n not in (counted_defence(t, s, p, i), defence_total(t, s, p, i))

    a_defence_is_worth_its_number.__name__ = f"a_defence_of_{bonus}_is_worth_its_number"
    board.forbids(hooks.weigh_defense, *numbers)(a_defence_is_worth_its_number)


_defence(1, "14.25")
_defence(2, "14.26", "10.24")


@board.forbids(hooks.weigh_defense, "14.21")
def a_defence_does_not_help_an_attack(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """An attacker counts no Defense at all."""
    return side_of(s, p) == ATTACK and n != 0


board.permission(hooks.orders_apart, "12.9", "14.21", says="A march helps or hinders only an attack, a Defense only a defence.")


@board.counts(hooks.combat)
def otherwise_a_march_would_count_in_defence(t: Table, s: State, side: int) -> int:
    """Without that rule a march in the battlefield would count for the defender."""
    if side == ATTACK or hooks.orders_apart.holds(t):
        return 0
    order = s[t.at[field_of(s)] + ORDER]
    return BONUS[order] if KIND[order] == MARCH_ORDER else 0


board.permission(hooks.routed_weak, "17.12", "17.18", "17.19", says="Routed units add nothing.")


@board.counts(hooks.combat)
def otherwise_routed_units_would_fight(t: Table, s: State, side: int) -> int:
    """Without that rule they would defend like others."""
    if side == ATTACK or hooks.routed_weak.holds(t):
        return 0
    a = t.at[field_of(s)]
    return sum(s[a + ROUTED[unit]] * value(t, s, side, unit, False) for unit in UNIT_KINDS)


board.is_structural("14.23", "Pochod 0 nic nepřičítá: bez pravidla by součet byl týž.")
