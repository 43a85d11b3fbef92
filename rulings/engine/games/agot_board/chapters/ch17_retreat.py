"""Chapter 17: retreat, routed units, used cards, the end of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.flow import asked, is_open
from ....core.hooks import Forbids, Truth
from ....core.layout import State
from ....core.moments import elsewhere, not_asked
from .. import hooks
from ..book import board
from ..cells import (
    ANY_UNITS,
    ATTACK,
    FORCE,
    LOST_WITH_AREA,
    NEUTRAL,
    ORDER,
    ROUTED,
    SHIP,
    UNIT_KINDS,
    UNITS,
    WINNER,
)
from ..now import at, fighting, takes
from ..reach import Objection, by_ship
from ..steps.retreat import LEFT, SPOILS, lose, present, sorts
from ..values import force, gone_order, has_unit, over_limit, remove_order, standing, tidy, units_in
from ..whose import attacker, field_of, fights, has_token, holds, origin, others_token, side_of, winner

if TYPE_CHECKING:
    from ..table import Table


board.permission(hooks.must_retreat, "17.1", "17.3", says="After casualties the losing side leaves the battlefield.")


def is_asked(t: Table, s: State, verb: str) -> bool:
    """Whether it is asked where the losers go, or who of them is lost."""
    return at(t, s, "retreat") and takes(t, s, verb)


@board.forbids(elsewhere, "17.1")
def the_losers_leave_the_battlefield(t: Table, s: State, p: int, verb: str) -> Truth:
    """After casualties the losers retreat, and nothing else is done, but what the winner's card gives for winning."""
    return is_asked(t, s, "retreat") and (verb not in SPOILS or verb == LEFT)


@board.forbids(not_asked, "17.1")
def nobody_else_leaves_it(t: Table, s: State, p: int, verb: str) -> Truth:
    """It is the losing side that retreats."""
    return is_asked(t, s, "retreat") and verb not in SPOILS


@board.forbids(elsewhere, "17.9")
def first_those_perish_who_find_no_supply(t: Table, s: State, p: int, verb: str) -> Truth:
    """Units that supply does not allow are destroyed, and nothing else is done, but what is given for winning."""
    return is_asked(t, s, "perish") and (verb not in SPOILS or verb == LEFT)


@board.forbids(not_asked, "17.9")
def nobody_else_says_who_perishes(t: Table, s: State, p: int, verb: str) -> Truth:
    """Whose units they are says which of them are destroyed."""
    return is_asked(t, s, "perish") and verb not in SPOILS


@board.forbids(hooks.retreat, "17.1")
def only_the_losing_side_retreats(t: Table, s: State, p: int, i: int) -> Truth:
    """Neither the winner retreats nor anybody who does not fight,"""
    return not loses(t, s, p)


@board.forbids(hooks.retreat_apart, "17.1")
def nor_do_others_retreat_apart(t: Table, s: State, p: int, goals: Sequence[int]) -> Truth:
    """not to several areas either."""
    return not loses(t, s, p)


def loses(t: Table, s: State, p: int) -> bool:
    """Whether a player has lost the battle that is fought."""
    return fighting(t, s) and fights(s, p) and bool(s[WINNER]) and winner(s) != p


@board.forbids(hooks.retreat, "17.1")
def nobody_stays(t: Table, s: State, p: int, i: int) -> Truth:
    """The losers leave the area of the battle."""
    return loses(t, s, p) and i == field_of(s)


@board.forbids(hooks.retreat, "17.1")
def nobody_leaves_before_casualties(t: Table, s: State, p: int, i: int) -> Truth:
    """It is after casualties that they leave it."""
    return loses(t, s, p) and is_open(s, t.step["casualties"])


@board.forbids(hooks.retreat, "17.3")
def nor_do_defenders_that_have_lost(t: Table, s: State, p: int, i: int) -> Truth:
    """Defenders who have lost leave it too."""
    return defence_fails(t, s, p) and i == field_of(s)


@board.forbids(hooks.retreat_apart, "17.1")
def nor_do_some_of_them_stay(t: Table, s: State, p: int, goals: Sequence[int]) -> Truth:
    """Those who retreat apart may not stay in the battlefield either."""
    return loses(t, s, p) and field_of(s) in goals


@board.forbids(hooks.retreat_apart, "17.4")
def all_go_to_one_area(t: Table, s: State, p: int, goals: Sequence[int]) -> Truth:
    """The losers go together."""
    return True


def attack_fails(t: Table, s: State, p: int) -> bool:
    """Whether a player would retreat as the attacker."""
    return loses(t, s, p) and attacker(s) == p


def defence_fails(t: Table, s: State, p: int) -> bool:
    """Whether a player would retreat as the defender."""
    return loses(t, s, p) and attacker(s) != p


@board.forbids(hooks.retreat, "17.2")
def attackers_go_back(t: Table, s: State, p: int, i: int) -> Truth:
    """A losing attacker retreats to where the attack came from."""
    return attack_fails(t, s, p) and i != origin(s)


@board.forbids(hooks.retreat, "11.2")
def ships_retreat_at_sea(t: Table, s: State, p: int, i: int) -> Truth:
    """Ships retreat at sea,"""
    return loses(t, s, p) and field_of(s) in t.seas and i not in t.seas


@board.forbids(hooks.retreat, "11.3")
def land_units_retreat_on_land(t: Table, s: State, p: int, i: int) -> Truth:
    """land units on land."""
    return loses(t, s, p) and field_of(s) not in t.seas and i in t.seas


def is_far(t: Table, s: State, p: int, i: int) -> bool:
    """Whether an area is neither the battlefield, nor next to it, nor joined to it by own ships."""
    if i == field_of(s) or i in t.neighbours[field_of(s)]:
        return False
    return not (hooks.retreat_by_ship.holds(t) and i in by_ship(t, s, p, field_of(s)))


@board.forbids(hooks.retreat, "17.5")
def only_to_a_neighbouring_area(t: Table, s: State, p: int, i: int) -> Truth:
    """A defender retreats to a neighbouring area, or where own ships take the units,"""
    return defence_fails(t, s, p) and (i, field_of(s)) not in t.rivers and is_far(t, s, p, i)


def _parted_by(objection: Objection, number: str) -> None:
    def no_way_by_sea(t: Table, s: State, p: int, i: int) -> Truth:
        """The way by sea is cut where a ship is missing, and ships of another House make none."""
        if not defence_fails(t, s, p) or not is_far(t, s, p, i) or not hooks.retreat_by_ship.holds(t):
            return False
        return i in by_ship(t, s, p, field_of(s), but=objection)

    no_way_by_sea.__name__ = f"no_retreat_by_sea_with_{objection.name}"
    board.forbids(hooks.retreat, number)(no_way_by_sea)


_parted_by(hooks.no_ship, "12.20")
_parted_by(hooks.foreign_ship, "12.26")
_parted_by(hooks.foreign_ship, "12.20")


@board.forbids(hooks.retreat, "17.5", "21.7")
def nobody_retreats_across_a_river(t: Table, s: State, p: int, i: int) -> Truth:
    """and across no river without a bridge."""
    return defence_fails(t, s, p) and (i, field_of(s)) in t.rivers and is_far(t, s, p, i)


@board.forbids(hooks.retreat, "17.5")
def nobody_may_stand_there(t: Table, s: State, p: int, i: int) -> Truth:
    """The area must be empty of units of any House and of neutral forces."""
    if not defence_fails(t, s, p) or i == field_of(s) or friendly(t, s, p, i):
        return False
    return bool(units_in(t, s, i) or s[t.at[i] + NEUTRAL])


@board.forbids(hooks.retreat, "13.11", "17.6")
def no_foreign_token_may_lie_there(t: Table, s: State, p: int, i: int) -> Truth:
    """An area with a power token of another House is not empty,"""
    return defence_fails(t, s, p) and i != field_of(s) and not holds(t, s, i, p) and others_token(t, s, i, p)


@board.forbids(hooks.retreat, "17.6")
def nor_an_own_one(t: Table, s: State, p: int, i: int) -> Truth:
    """and it would not be with an own one, if it were not one's own area."""
    return defence_fails(t, s, p) and i != field_of(s) and not friendly(t, s, p, i) and has_token(t, s, i, p)


def friendly(t: Table, s: State, p: int, i: int) -> bool:
    """An area with own units or an own token, to which 17.7 lets a loser go."""
    own = holds(t, s, i, p) or has_token(t, s, i, p)
    return own and hooks.own_areas_open.holds(t)


board.permission(
    hooks.own_areas_open, "17.7", says="Areas that the loser controls are open to the retreat; a sea with own ships as well."
)


@board.forbids(hooks.retreat, "17.8")
def never_where_the_attack_came_from(t: Table, s: State, p: int, i: int) -> Truth:
    """A defender never retreats to the area from which the attack came."""
    return defence_fails(t, s, p) and i == origin(s)


@board.forbids(hooks.retreat, "17.9", "12.30")
def not_where_supply_lets_nobody_in(t: Table, s: State, p: int, i: int) -> Truth:
    """An area in which supply allows not even one more unit is no goal."""
    return defence_fails(t, s, p) and i != field_of(s) and _above(t, s, p, i, 1)


def _above(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """Whether ``n`` of the losers in an area would pass the limit, the battlefield being left."""
    trial = s[:]
    for cell in FORCE:
        trial[cell] = 0
    if attacker(s) != p:
        a = t.at[field_of(s)]
        for cell in ANY_UNITS:
            trial[a + cell] = 0
        tidy(t, trial, field_of(s))
    return over_limit(t, trial, p, {i: n})


@board.forbids(hooks.too_many, "17.9", "12.30")
def as_many_as_supply_allows(t: Table, s: State, p: int, side: int, goal: int) -> Truth:
    """Units that supply does not allow there are destroyed, the others retreat."""
    n = force(s) if side == ATTACK else units_in(t, s, field_of(s))
    return bool(n) and _above(t, s, p, goal, n)


@board.forbids(hooks.perish, "17.9")
def nobody_perishes_without_need(t: Table, s: State, p: int, unit: int) -> Truth:
    """Units are destroyed only where there are more than supply allows at the goal."""
    return not is_open(s, t.step["retreat"]) and (bool(s[WINNER]) or not fighting(t, s))


@board.forbids(hooks.perish, "17.9")
def only_units_that_retreat_perish(t: Table, s: State, p: int, unit: int) -> Truth:
    """They are the loser's own, of those that retreat."""
    if not fighting(t, s) or unit >= len(ANY_UNITS):
        return False
    side = side_of(s, p)
    return side is None or winner(s) == p or not present(t, s, side, unit)


@board.forbids(hooks.perish, "2.23", "7.5")
def there_is_no_such_unit_to_perish(t: Table, s: State, p: int, unit: int) -> Truth:
    """Units are footmen, knights and ships."""
    return unit >= len(ANY_UNITS)


@board.forbids(hooks.perishes_more, "17.9")
def as_many_perish_as_must(t: Table, s: State, p: int) -> Truth:
    """So many are destroyed that supply allows the others."""
    return is_asked(t, s, "perish") and asked(t, s) == p


@board.forbids(hooks.perishes_more, "12.30")
def no_retreat_passes_the_limits(t: Table, s: State, p: int) -> Truth:
    """No retreat passes the limits of supply."""
    return is_asked(t, s, "perish") and asked(t, s) == p


@board.causes(hooks.nowhere_to_go, "17.10a")
def who_can_go_nowhere_is_lost(t: Table, s: State, side: int) -> None:
    """Units that may go to no area are destroyed."""
    for unit in sorts(t, s, side):
        while present(t, s, side, unit):
            lose(t, s, side, unit)


board.permission(hooks.retreat_by_ship, "17.10", says="Ship transport may be used to retreat.")


board.permission(hooks.routs, "17.11", "17.18", says="Units that have retreated are laid on their side.")


@board.causes(hooks.routed_again, "17.14", "17.19")
def routed_units_do_not_retreat_twice(t: Table, s: State, side: int) -> None:
    """Routed units that would have to retreat again are destroyed."""
    if side != ATTACK:
        for cell in ROUTED:
            s[t.at[field_of(s)] + cell] = 0


@board.forbids(hooks.retreat, "17.14")
def routed_units_go_nowhere(t: Table, s: State, p: int, i: int) -> Truth:
    """Where none but routed units are left nobody retreats."""
    return defence_fails(t, s, p) and not standing(t, s, field_of(s))


@board.forbids(hooks.casualty, "17.15")
def routed_units_are_no_casualties(t: Table, s: State, p: int, unit: int) -> Truth:
    """Routed units cannot be taken as casualties."""
    return SHIP < unit < len(ANY_UNITS)


@board.forbids(hooks.go, "17.16")
def routed_units_do_not_march(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """Routed units take no part in a march, nor do others of that kind when there are none but routed ones."""
    if unit in UNIT_KINDS:
        return not has_unit(t, s, p, i, unit) and has_unit(t, s, p, i, unit + len(UNITS))
    return unit < len(ANY_UNITS)


@board.causes(hooks.marches_over, "17.17")
def routed_units_stand_up(t: Table, s: State) -> None:
    """When all marches are done, routed units stand up."""
    for a in t.at:
        for unit, routed in zip(UNITS, ROUTED, strict=True):
            s[a + unit] += s[a + routed]
            s[a + routed] = 0


@board.forbids(hooks.stand_up, "17.17")
def nobody_stands_up_before(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """Nobody stands up before that."""
    return True


@board.causes(hooks.conquered, "12.17", "17.20", "18.2")
def orders_of_the_defender_are_removed(t: Table, s: State, p: int, i: int) -> None:
    """When the winner takes the area, the defender's order there is removed."""
    if s[t.at[i] + ORDER]:
        remove_order(t, s, i, LOST_WITH_AREA)


def _lost_with_the_area(hook: Forbids[[State, int, int]]) -> None:
    def such_an_order_is_gone(t: Table, s: State, p: int, i: int) -> Truth:
        """An order that was removed so is not carried out."""
        return gone_order(t, s, p, i)[1] == LOST_WITH_AREA

    board.forbids(hook, "17.20")(such_an_order_is_gone)


for _hook in (hooks.march, hooks.resolve):
    _lost_with_the_area(_hook)
