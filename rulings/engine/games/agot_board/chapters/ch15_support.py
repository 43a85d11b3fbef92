"""Chapter 15: support."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..cells import (
    ATTACK,
    ATTACKER,
    BANS,
    DEFENDER,
    FIELD,
    FOOTMAN,
    FOR_ATTACKER,
    FOR_DEFENDER,
    ORDER,
    ORDER_OF,
    RAINS,
    SUPPORTS,
    UNITS,
)
from ..orders import BONUS, KIND, SUPPORT
from ..values import remove_order
from .ch14_battle import SUM, value

if TYPE_CHECKING:
    from ..table import Table


@board.permits(hooks.may_support, "15.1", "15.10")
def support_may_be_asked_for(t: Table) -> Truth:
    """Attacker and defender may ask for support from neighbouring areas."""
    return True


@board.forbids(hooks.support)
def otherwise_nobody_supports(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Without that rule nobody could."""
    return not hooks.may_support.allows(t)


@board.forbids(hooks.support)
def support_is_ones_own(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Only the owner of the order decides."""
    return s[t.at[i] + ORDER_OF] != p + 1


@board.forbids(hooks.support, "15.2")
def only_areas_with_a_support_order(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """An area supports only with a Support order."""
    return KIND[s[t.at[i] + ORDER]] != SUPPORT


@board.forbids(hooks.support, "12.28", "15.1", "15.16", "15.17")
def only_neighbouring_areas(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Support comes from a neighbouring area, never by ship transport."""
    return not s[FIELD] or i not in t.neighbours[s[FIELD] - 1]


@board.forbids(hooks.support)
def otherwise_third_parties_stay_out(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Without 15.3 and 15.7 only the fighting Houses would support."""
    return p + 1 not in (s[ATTACKER], s[DEFENDER]) and not hooks.third_parties.allows(t)


@board.permits(hooks.third_parties, "15.3", "15.7")
def any_house_supports_either_side(t: Table) -> Truth:
    """The owner supports the attacker or the defender, in battles of others too."""
    return True


@board.counts(hooks.combat, "15.4", "15.5", "15.6", "15.11", "15.12", "15.13", *SUM)
def supporting_units(t: Table, s: State, side: int) -> int:
    """The whole strength of a supporting area is added, all or nothing."""
    return sum(
        s[t.at[i] + UNITS[unit]] * support_value(t, s, side, unit)
        for i in supporting(t, s, side)
        for unit in (0, 1, 2)
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


@board.permits(hooks.support_stays, "15.8")
def support_may_be_given_again(t: Table) -> Truth:
    """A Support order supports any number of battles."""
    return True


@board.causes(hooks.battle_decided)
def otherwise_support_is_spent(t: Table, s: State) -> None:
    """Without that rule a Support order would be used up."""
    if not hooks.support_stays.allows(t):
        for i in t.spaces:
            if s[t.at[i] + SUPPORTS] in (FOR_ATTACKER, FOR_DEFENDER):
                remove_order(t, s, i)


@board.permits(hooks.ships_support_land, "15.14")
def ships_support_battles_on_land(t: Table) -> Truth:
    """Ships support a battle in a neighbouring land area."""
    return True


@board.forbids(hooks.support)
def otherwise_ships_keep_to_the_sea(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Without that rule they would not."""
    if not s[FIELD] or hooks.ships_support_land.allows(t):
        return False
    return i in t.seas and s[FIELD] - 1 not in t.seas


@board.forbids(hooks.support, "15.15")
def land_units_do_not_support_at_sea(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Land units cannot support a battle at sea."""
    return bool(s[FIELD]) and i not in t.seas and s[FIELD] - 1 in t.seas
