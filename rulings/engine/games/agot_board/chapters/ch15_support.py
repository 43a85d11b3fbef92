"""Chapter 15: support."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..cells import (
    ATTACK,
    BANS,
    FIELD,
    FOOTMAN,
    FOR_ATTACKER,
    FOR_DEFENDER,
    ORDER,
    RAINS,
    SUPPORTS,
    UNIT_KINDS,
    UNITS,
)
from ..orders import BONUS, KIND, SUPPORT
from ..values import ordered_by, remove_order
from ..whose import field_of, fights
from .ch14_battle import SUM, value

if TYPE_CHECKING:
    from ..table import Table


@board.forbids(hooks.support)
def support_is_ones_own(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Only the owner of the order decides."""
    return not ordered_by(t, s, i, p)


board.permission(hooks.may_support, "15.1", "15.10", says="Attacker and defender may ask for support from neighbouring areas.")


@board.otherwise(hooks.may_support, hooks.support)
def nobody_would_support(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Nobody could support."""
    return True


@board.forbids(hooks.support, "15.2")
def only_areas_with_a_support_order(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """An area supports only with a Support order."""
    return KIND[s[t.at[i] + ORDER]] != SUPPORT


@board.forbids(hooks.support, "12.28", "15.1", "15.16", "15.17")
def only_neighbouring_areas(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Support comes from a neighbouring area, never by ship transport."""
    return not s[FIELD] or i not in t.neighbours[field_of(s)]


board.permission(
    hooks.third_parties, "15.3", "15.7", says="The owner supports the attacker or the defender, in battles of others too."
)


@board.otherwise(hooks.third_parties, hooks.support)
def third_parties_would_stay_out(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Only the fighting Houses would support."""
    return not fights(s, p)


@board.counts(hooks.combat, "15.4", "15.5", "15.6", "15.11", "15.12", "15.13", *SUM)
def supporting_units(t: Table, s: State, side: int) -> int:
    """The whole strength of a supporting area is added, all or nothing."""
    return sum(
        s[t.at[i] + UNITS[unit]] * support_value(t, s, side, unit)
        for i in supporting(t, s, side)
        for unit in UNIT_KINDS
        if s[t.at[i] + UNITS[unit]]
    )


def supporting(t: Table, s: State, side: int) -> list[int]:
    """Areas that support a side."""
    wanted = FOR_ATTACKER if side == ATTACK else FOR_DEFENDER
    return [i for i in t.spaces if s[t.at[i] + SUPPORTS] == wanted]


def support_value(t: Table, s: State, side: int, unit: int) -> int:
    if hooks.no_support_value.refuses(t, s, side, unit):
        return 0
    return value(t, s, side, unit, True)


@board.forbids(hooks.no_support_value, "20.13")
def footmen_in_the_rain(t: Table, s: State, side: int, unit: int) -> Truth:
    """Rains of Autumn: supporting footmen have no strength this turn."""
    return unit == FOOTMAN and bool(s[BANS] & RAINS)


@board.counts(hooks.combat, "10.26", *SUM)
def special_support(t: Table, s: State, side: int) -> int:
    """A special Support adds one more."""
    return sum(BONUS[s[t.at[i] + ORDER]] for i in supporting(t, s, side))


board.permission(hooks.support_stays, "15.8", says="A Support order supports any number of battles.")


@board.otherwise(hooks.support_stays, hooks.battle_decided)
def support_would_be_spent(t: Table, s: State) -> None:
    """A Support order would be used up."""
    for i in t.spaces:
        if s[t.at[i] + SUPPORTS] in (FOR_ATTACKER, FOR_DEFENDER):
            remove_order(t, s, i)


board.permission(hooks.ships_support_land, "15.14", says="Ships support a battle in a neighbouring land area.")


@board.otherwise(hooks.ships_support_land, hooks.support)
def ships_would_support_at_sea_only(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Ships would support battles at sea only."""
    return bool(s[FIELD]) and i in t.seas and field_of(s) not in t.seas


@board.forbids(hooks.support, "15.15")
def land_units_do_not_support_at_sea(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Land units cannot support a battle at sea."""
    return bool(s[FIELD]) and i not in t.seas and field_of(s) in t.seas
