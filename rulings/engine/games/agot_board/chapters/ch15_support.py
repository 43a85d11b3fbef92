"""Chapter 15: support."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....core.flow import is_open, top
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import not_asked
from .. import hooks
from ..atlas import ISLAND
from ..book import board
from ..cells import (
    ATTACK,
    BANS,
    DEFENSE,
    FIELD,
    FOOTMAN,
    FOR_ATTACKER,
    FOR_DEFENDER,
    KNIGHT,
    ORDER,
    RAIDED,
    RAINS,
    ROUTED,
    SHIP,
    SUPPORTS,
    UNIT_KINDS,
    UNITS,
)
from ..now import at, fighting
from ..orders import BONUS, KIND, SUPPORT
from ..reach import by_ship
from ..steps.march import WHO, entering
from ..values import gone_order, ordered_by, remove_order
from ..whose import field_of, fights
from .ch14_battle import SUM, value

if TYPE_CHECKING:
    from ..table import Table


@board.forbids(hooks.support, "15.3")
def support_is_ones_own(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Only the owner of the order decides,"""
    return not ordered_by(t, s, i, p)


@board.forbids(hooks.support, "15.3")
def support_is_given_to_one_side(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """once, and either for the attacker or for the defender."""
    return bool(s[t.at[i] + SUPPORTS])


@board.forbids(hooks.support, "15.6")
def strength_is_not_shared_out(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """An area whose whole strength is given to one side has none left for the other."""
    sides = FOR_ATTACKER, FOR_DEFENDER
    return s[t.at[i] + SUPPORTS] in sides and side in sides and s[t.at[i] + SUPPORTS] != side


@board.forbids(hooks.support, "15.9")
def a_raided_support_is_gone(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """A Support that was raided supports nothing."""
    return gone_order(t, s, p, i) == (SUPPORT, RAIDED)


@board.forbids(hooks.support, "11.13")
def an_area_that_was_raided_has_no_order(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """The area is left without an order."""
    return gone_order(t, s, p, i)[1] == RAIDED


@board.forbids(not_asked, "15.3")
def only_owners_of_orders_are_asked(t: Table, s: State, p: int, verb: str) -> Truth:
    """Owners of Support orders say whom they support; nobody else is asked."""
    return at(t, s, "support") and not any(ordered_by(t, s, i, p) and not s[t.at[i] + SUPPORTS] for i in t.spaces)


@board.forbids(hooks.support, "15.1")
def support_is_asked_for_in_a_battle(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Only in a battle is support asked for; so it is where units march in on a neutral force."""
    return not meeting(t, s)


@board.forbids(hooks.support, "15.3")
def support_is_given_when_a_battle_breaks_out(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """And when nobody fights nobody is helped."""
    return not meeting(t, s)


def meeting(t: Table, s: State) -> bool:
    """Whether units have met others, or a neutral force: a march under way may be about to."""
    return bool(s[FIELD]) or at(t, s, "marching") and bool(entering(t, s, s[top(s) + WHO]))


@board.forbids(hooks.support, "14.8")
def support_is_for_the_first_step(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """In the later steps of a battle no support is asked for."""
    return fighting(t, s) and not is_open(s, t.step["support"])


@board.forbids(hooks.support_in_part, "15.6")
def all_or_nothing(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """No area supports with a part of its units."""
    return True


board.permission(hooks.may_support, "15.1", "15.10", says="Attacker and defender may ask for support from neighbouring areas.")


@board.otherwise(hooks.may_support, hooks.support)
def nobody_would_support(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Nobody could support."""
    return True


@board.forbids(hooks.support, "15.2")
def only_areas_with_a_support_order(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """An area supports only with a Support order."""
    return KIND[s[t.at[i] + ORDER]] != SUPPORT


def is_apart(t: Table, s: State, i: int) -> bool:
    """Whether there is a fight, and an area does not border on it."""
    return bool(s[FIELD]) and i not in t.neighbours[field_of(s)]


@board.forbids(hooks.support, "15.1")
def only_neighbouring_areas(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Support comes from a neighbouring area,"""
    return is_apart(t, s, i)


@board.forbids(hooks.support, "12.28", "15.16")
def never_by_ship_transport(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """own ships do not bring it nearer,"""
    return is_apart(t, s, i) and (i, field_of(s)) not in t.rivers and field_of(s) in by_ship(t, s, p, i)


@board.forbids(hooks.support, "15.17")
def an_island_borders_on_no_land(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """an island has no neighbours on land,"""
    return is_apart(t, s, i) and t.areas[i].kind == ISLAND


@board.forbids(hooks.support, "21.7")
def never_across_a_river(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """and never across a river without a bridge."""
    return is_apart(t, s, i) and (i, field_of(s)) in t.rivers


board.permission(
    hooks.third_parties, "15.3", "15.7", says="The owner supports the attacker or the defender, in battles of others too."
)


@board.otherwise(hooks.third_parties, hooks.support)
def third_parties_would_stay_out(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Only the fighting Houses would support."""
    return not fights(s, p)


def support_of(t: Table, s: State, side: int) -> int:
    """The whole strength of all areas that support a side."""
    return sum(
        s[t.at[i] + UNITS[unit]] * support_value(t, s, side, unit)
        for i in supporting(t, s, side)
        for unit in UNIT_KINDS
        if s[t.at[i] + UNITS[unit]]
    )


@board.counts(hooks.combat, "15.4", "15.5", "15.6", "15.12", "15.13", "14.28", *SUM)
def units_that_support_the_attacker(t: Table, s: State, side: int) -> int:
    """The whole strength of a supporting area is added, all or nothing, for the attacker"""
    return support_of(t, s, side) if side == ATTACK else 0


@board.counts(hooks.combat, "15.4", "15.5", "15.6", "15.11", "15.13", "14.28", *SUM)
def units_that_support_the_defender(t: Table, s: State, side: int) -> int:
    """as for the defender."""
    return support_of(t, s, side) if side == DEFENSE else 0


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


@board.counts(hooks.combat, "10.26", "14.28", *SUM)
def special_support(t: Table, s: State, side: int) -> int:
    """A special Support adds one more."""
    return sum(BONUS[s[t.at[i] + ORDER]] for i in supporting(t, s, side))


def side_supported(t: Table, s: State, i: int) -> int | None:
    """The side that an area supports."""
    return next((side for side in (ATTACK, DEFENSE) if i in supporting(t, s, side)), None)


def support_from(t: Table, s: State, i: int, worth: Callable[..., int] = support_value) -> int:
    """What the support of an area adds to the side that it supports."""
    side = side_supported(t, s, i)
    if side is None:
        return 0
    a = t.at[i]
    return BONUS[s[a + ORDER]] + sum(s[a + UNITS[unit]] * worth(t, s, side, unit) for unit in UNIT_KINDS)


def _undiminished(t: Table, s: State, side: int, unit: int) -> int:
    """What a unit would add to a side if nothing took its strength away."""
    return value(t, s, side, unit, True)


@board.forbids(hooks.weigh_support, "15.4", "15.5")
def support_is_the_whole_strength_of_the_area(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """Support is worth the strength of the units of the area, with the bonus of a special order: no more and no less."""
    return n not in (support_from(t, s, i), undiminished_support(t, s, i))


def weighed_wrongly(t: Table, s: State, i: int, n: int) -> bool:
    """Whether the support of an area is weighed otherwise than it counts, and not as it would if nothing weakened its units."""
    return side_supported(t, s, i) is not None and n not in (support_from(t, s, i), undiminished_support(t, s, i))


def undiminished_support(t: Table, s: State, i: int) -> int:
    """What the support of an area would add if nothing took strength away from its units."""
    return support_from(t, s, i, _undiminished)


@board.forbids(hooks.weigh_support, "15.6")
def no_part_of_the_strength_is_held_back(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """Nothing of it is left out: all or nothing."""
    return 0 < n < support_from(t, s, i)


def _each_is_worth(unit: int, number: str) -> None:
    def no_other_strength_in_support(t: Table, s: State, p: int, i: int, n: int) -> Truth:
        """A supporting unit is worth what its kind is worth, neither more nor less."""
        return bool(s[t.at[i] + UNITS[unit]]) and weighed_wrongly(t, s, i, n)

    no_other_strength_in_support.__name__ = f"a_supporting_unit_of_kind_{unit}_is_worth_what_it_is"
    board.forbids(hooks.weigh_support, number)(no_other_strength_in_support)


for _kind, _number in ((FOOTMAN, "14.16"), (KNIGHT, "14.17"), (SHIP, "14.18")):
    _each_is_worth(_kind, _number)


@board.forbids(hooks.weigh_support, "15.14")
def a_ship_adds_one_to_a_battle_on_land(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """Ships add one each to a battle on land."""
    return i in t.seas and field_of(s) not in t.seas and weighed_wrongly(t, s, i, n)


@board.forbids(hooks.weigh_support, "10.26")
def a_special_support_adds_one(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """A special order adds one to them, once."""
    return BONUS[s[t.at[i] + ORDER]] > 0 and weighed_wrongly(t, s, i, n)


@board.forbids(hooks.weigh_support, "17.12")
def routed_units_support_with_nothing(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """Routed units add nothing to a support either."""
    return any(s[t.at[i] + cell] for cell in ROUTED) and n > support_from(t, s, i)


@board.forbids(hooks.weigh_support, "20.13")
def footmen_in_the_rain_are_not_counted(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """In the Rains of Autumn not with its footmen."""
    return bool(s[BANS] & RAINS and s[t.at[i] + UNITS[FOOTMAN]]) and support_from(t, s, i) < n


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


def from_land_to_sea(t: Table, s: State, i: int) -> bool:
    """Whether an area on land would support a fight at sea."""
    return bool(s[FIELD]) and i not in t.seas and field_of(s) in t.seas


@board.forbids(hooks.support, "11.3")
def land_units_do_not_fight_at_sea(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Land units fight on land only:"""
    return from_land_to_sea(t, s, i)


@board.forbids(hooks.support, "15.15")
def land_units_do_not_support_at_sea(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Land units cannot support a battle at sea;"""
    return from_land_to_sea(t, s, i) and t.areas[i].kind != ISLAND


@board.forbids(hooks.support, "15.15", "15.17")
def support_on_an_island_is_of_no_use(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """and an island borders on nothing else."""
    return from_land_to_sea(t, s, i) and t.areas[i].kind == ISLAND
