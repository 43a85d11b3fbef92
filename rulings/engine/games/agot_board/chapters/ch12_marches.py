"""Chapter 12: marches and ship transport."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import asked, is_open
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, not_asked
from .. import hooks
from ..book import board
from ..cells import (
    ACTION,
    ANY_UNITS,
    CARRIED_OUT,
    FIELD,
    FOOTMAN,
    FOUGHT,
    KNIGHT,
    LOST_WITH_AREA,
    ORDER,
    ORDER_OF,
    SHIP,
    UNIT_KINDS,
    UNITS,
    WINNER,
)
from ..now import at, in_phase, takes
from ..orders import KIND, MARCH
from ..reach import by_ship, has_ships, reach
from ..steps.march import is_enemy, last_goal, move
from ..steps.westeros import elsewhere_too
from ..values import came_by_march, gone_order, has_unit, ordered_by, orders_of, over_limit, standing
from ..whose import NOBODY, field_of, holds, origin
from .ch11_raids import has_had_a_turn

if TYPE_CHECKING:
    from ..table import Table

LAND_UNITS = (FOOTMAN, KNIGHT)
FARTHEST_AHEAD = 5
"""How many moves of a march are looked ahead."""

board.permission(hooks.marches_move_units, "12.1", says="A march moves units, into areas of others too.")


@board.otherwise(hooks.marches_move_units, hooks.go)
def a_march_would_move_nobody(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """No unit would move."""
    return True


board.permission(hooks.may_divide, "12.3", "12.10", says="Units of a march may go together or apart.")
board.permission(hooks.may_divide_in_attack, "12.13", says="So they may where one of the areas is attacked.")
board.permission(hooks.may_stay, "12.2", "12.10", says="All of them may go, or some, or none.")


@board.otherwise(hooks.may_divide, hooks.go)
def a_march_would_lead_to_one_area(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """A march would lead to one area."""
    return last_goal(s) not in (NOBODY, j)


@board.otherwise(hooks.may_divide_in_attack, hooks.go)
def an_attack_would_take_all(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """A march that attacks would lead to one area."""
    return last_goal(s) not in (NOBODY, j) and (bool(s[FIELD]) or is_enemy(t, s, p, j))


@board.otherwise(hooks.may_stay, hooks.halt)
def nobody_would_stay_behind(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """All units would have to go."""
    return standing(t, s, i)


board.permission(hooks.marches_in_turn, "12.5", "17.25", says="In order of play everybody carries out one march.")


@board.forbids(hooks.timing_march, "12.5")
def marches_wait_for_their_turn(t: Table, s: State, p: int) -> Truth:
    """Nobody marches before it is their turn."""
    return is_open(s, t.step["marches"]) and not s[FIELD] and asked(t, s) != p


@board.forbids(hooks.timing_march, "12.6")
def nobody_marches_again_before_all_have_had_their_turn(t: Table, s: State, p: int) -> Truth:
    """Whoever has made a march makes another one when all others have had their turn."""
    return not s[FIELD] and has_had_a_turn(t, s, "marches", p)


@board.forbids(hooks.timing_march, "17.25")
def after_a_battle_the_next_player_marches(t: Table, s: State, p: int) -> Truth:
    """After a battle it is the next player's turn."""
    return not s[FIELD] and bool(s[WINNER]) and has_had_a_turn(t, s, "marches", p)


board.permission(hooks.marches_again, "12.6", says="Then round again, until no march is left.")


board.decides("marches", "12.5", says="Whose turn it is carries out a march.")


@board.forbids(elsewhere, "12.10")
def first_units_go_where_they_go(t: Table, s: State, p: int, verb: str) -> Truth:
    """Who carries out a march says which units go, and where, and nothing else is done."""
    return _being_moved(t, s)


@board.forbids(not_asked, "12.5")
def whose_march_it_is_moves_units(t: Table, s: State, p: int, verb: str) -> Truth:
    """One player carries out a march, and nobody else."""
    return _being_moved(t, s)


def _being_moved(t: Table, s: State) -> bool:
    """Whether units of a march are on their way, and others that may still go with them."""
    return at(t, s, "marching") and takes(t, s, "go")


@board.forbids(elsewhere, "12.31")
def errors_are_repaired_at_once(t: Table, s: State, p: int, verb: str) -> Truth:
    """Units above the limits are destroyed at once, and nothing else is done."""
    return repairing(t, s)


@board.forbids(not_asked, "12.31")
def whose_armies_they_are_repairs(t: Table, s: State, p: int, verb: str) -> Truth:
    """Whose armies are above the limits destroys units, and nobody else."""
    return repairing(t, s)


@board.forbids(hooks.remove, "12.31")
def one_repairs_with_ones_own(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """The units are one's own, and stand there."""
    return repairing(t, s) and not has_unit(t, s, p, i, unit)


@board.forbids(hooks.enough, "12.31")
def nobody_stops_before_the_limits_hold(t: Table, s: State, p: int) -> Truth:
    """No fewer are destroyed than the limits ask for."""
    return repairing(t, s) and asked(t, s) == p


@board.forbids(hooks.removes_more, "12.31")
def so_many_that_the_limits_hold(t: Table, s: State, p: int, i: int) -> Truth:
    """So many are destroyed that the limits hold: here, if there is nothing to destroy elsewhere."""
    return repairing(t, s) and asked(t, s) == p and not elsewhere_too(t, s, p, i)


def repairing(t: Table, s: State) -> bool:
    """Whether armies that have come above the limits are made smaller."""
    return at(t, s, "trim") and in_phase(s, ACTION)


@board.forbids(hooks.go, "2.23", "7.5")
def there_is_no_such_unit(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """Units are footmen, knights and ships."""
    return unit >= len(ANY_UNITS)


@board.forbids(hooks.remove, "2.23", "7.5")
def there_is_no_such_unit_to_remove(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """Units are footmen, knights and ships."""
    return unit >= len(ANY_UNITS)


@board.forbids(hooks.go, "12.2")
def only_own_units_that_stand_there(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """A march moves one's own units of the area in which it lies."""
    return unit < len(ANY_UNITS) and not has_unit(t, s, p, i, unit) and not has_unit(t, s, p, i, unit + len(UNITS))


@board.forbids(hooks.march, "12.1")
def a_march_is_ones_own(t: Table, s: State, p: int, i: int) -> Truth:
    """Only an own march is carried out."""
    return not ordered_by(t, s, i, p) or KIND[s[t.at[i] + ORDER]] != MARCH


@board.forbids(hooks.march, "12.2")
def units_go_where_a_march_lies(t: Table, s: State, p: int, i: int) -> Truth:
    """Units that stand where no own March lies do not move."""
    return holds(t, s, i, p) and i not in orders_of(t, s, p, MARCH)


@board.forbids(hooks.march, "12.17")
def a_march_is_lost_with_its_area(t: Table, s: State, p: int, i: int) -> Truth:
    """An attack between two marches may have taken the second one away."""
    return gone_order(t, s, p, i) == (MARCH, LOST_WITH_AREA)


@board.forbids(hooks.march, "12.32")
def a_march_is_made_once(t: Table, s: State, p: int, i: int) -> Truth:
    """A march that was carried out is over, and its token gone, for units that stayed and for those that have come.

    One whose battle is being fought is not: it will be over with that battle.
    """
    fought = bool(s[FIELD]) and origin(s) == i
    return gone_order(t, s, p, i) == (MARCH, CARRIED_OUT) and not fought or came_by_march(t, s, p, i) == CARRIED_OUT


@board.forbids(hooks.march, "17.25")
def a_march_is_over_with_its_battle(t: Table, s: State, p: int, i: int) -> Truth:
    """So is a march that has led to a battle,"""
    return _was_fought(t, s, p, i)


@board.forbids(hooks.march, "17.21")
def the_march_of_an_attack_is_gone(t: Table, s: State, p: int, i: int) -> Truth:
    """and the attacker's token is gone with it, won or lost,"""
    return _was_fought(t, s, p, i)


def _was_fought(t: Table, s: State, p: int, i: int) -> bool:
    """Whether a battle was fought with the march that lay in an area, or with the one that has brought the units there."""
    return gone_order(t, s, p, i) == (MARCH, FOUGHT) or came_by_march(t, s, p, i) == FOUGHT


@board.forbids(hooks.march, "14.7")
def the_token_has_gone_with_the_attack(t: Table, s: State, p: int, i: int) -> Truth:
    """as it went along into the battlefield and lies no more where the attack came from."""
    return gone_order(t, s, p, i) == (MARCH, FOUGHT)


@board.forbids(hooks.go, "12.11")
def only_neighbouring_areas(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """Units go to a neighbouring area, or where ships take them."""
    return unit in UNIT_KINDS and j not in reach(t, s, p, i, unit)


@board.forbids(hooks.go, "12.12", "12.13", "12.15", "14.6")
def one_enemy_area_a_march(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """With one march units go into one enemy area only, so that it starts one battle,"""
    return _fought_elsewhere(t, s, i, j) and is_enemy(t, s, p, j)


@board.forbids(hooks.go, "12.25")
def one_enemy_area_by_ship_as_well(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """by ship as on foot."""
    if not _fought_elsewhere(t, s, i, j) or not is_enemy(t, s, p, j):
        return False
    return j not in t.neighbours[i] or field_of(s) not in t.neighbours[i]


def _fought_elsewhere(t: Table, s: State, i: int, j: int) -> bool:
    """Whether the march from an area has started a battle, and not there."""
    return bool(s[FIELD]) and not _waits_for_a_battle(t, s, i) and field_of(s) != j


def _waits_for_a_battle(t: Table, s: State, i: int) -> bool:
    """Whether a battle is on that the march being made from an area has not started: of such a one nothing is known yet."""
    return bool(s[FIELD]) and not (is_open(s, t.step["marching"]) and origin(s) == i)


board.permission(
    hooks.battle_follows,
    "12.14",
    "14.1",
    "14.2",
    says="Marching in is an attack; the battle comes before any other march.",
)
board.permission(hooks.holder_defends, "14.3", says="Whoever holds the area defends it.")


@board.forbids(hooks.timing_march, "12.14", "14.1", "14.2")
def no_march_during_a_battle(t: Table, s: State, p: int) -> Truth:
    """While a battle is fought nobody marches."""
    return bool(s[FIELD])


board.permission(
    hooks.transport,
    "12.19",
    "12.21",
    "12.22",
    "12.23",
    "12.24",
    "13.14",
    says="Own ships join coasts for all land units.",
)
board.permission(hooks.carried_again, "12.27", says="The same ships carry as many units as march, again and again.")


@board.otherwise(hooks.carried_again, hooks.go)
def a_march_would_send_one_unit_by_sea(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """A march would send one unit by sea."""
    return unit in LAND_UNITS and j not in t.neighbours[i] and last_goal(s) not in (NOBODY, *t.neighbours[i])


@board.orders(hooks.no_ship, "12.20", "12.22", "12.24", "13.14")
def each_sea_needs_a_ship(t: Table, s: State, p: int, sea: int) -> Truth:
    """Every sea area of the link holds a ship."""
    return not has_ships(t, s, sea)


@board.orders(hooks.foreign_ship, "12.26")
def foreign_ships_carry_nobody(t: Table, s: State, p: int, sea: int) -> Truth:
    """Ships of other Houses are never used."""
    return has_ships(t, s, sea) and not holds(t, s, sea, p)


@board.forbids(hooks.go, "12.20")
def a_ship_is_missing(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """The way by sea is cut where a ship is missing."""
    return unit in LAND_UNITS and j not in reach(t, s, p, i, unit) and j in by_ship(t, s, p, i, but=hooks.no_ship)


@board.forbids(hooks.go, "12.20")
def a_foreign_ship_is_none_of_ones_own(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """It is cut too where the only ships are those of others."""
    return unit in LAND_UNITS and j not in reach(t, s, p, i, unit) and j in by_ship(t, s, p, i, but=hooks.foreign_ship)


@board.forbids(hooks.go, "12.26")
def the_ship_is_foreign(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """The way by sea leads over ships of another House."""
    return unit in LAND_UNITS and j not in reach(t, s, p, i, unit) and j in by_ship(t, s, p, i, but=hooks.foreign_ship)


board.permission(hooks.any_order, "12.29", says="Ships take part whatever order they have.")


@board.otherwise(hooks.any_order, hooks.busy_ship)
def ships_with_an_order_would_be_busy(t: Table, s: State, p: int, sea: int) -> Truth:
    """Ships with an order would be busy."""
    return s[t.at[sea] + ORDER_OF]


@board.forbids(hooks.go, "12.30")
def a_move_must_leave_a_way_to_end(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """No unit goes where every way to end the march would pass the supply limit."""
    if unit not in UNIT_KINDS or not has_unit(t, s, p, i, unit) or i == j or _waits_for_a_battle(t, s, i):
        return False
    trial = s[:]
    move(t, trial, p, i, j, unit, 0)
    return not _can_end(t, trial, p, i, 0)


def _can_end(t: Table, s: State, p: int, i: int, depth: int) -> bool:
    """Whether moving some of the units left can bring all armies within the limits."""
    if not over_limit(t, s, p):
        return True
    if depth > FARTHEST_AHEAD:
        return False
    if not hooks.may_divide.holds(t):
        return bool(standing(t, s, i))
    for unit in UNIT_KINDS:
        if not s[t.at[i] + UNITS[unit]]:
            continue
        for j in reach(t, s, p, i, unit):
            if (j in t.seas) != (unit == SHIP) or _fought_elsewhere(t, s, i, j) and is_enemy(t, s, p, j):
                continue
            trial = s[:]
            move(t, trial, p, i, j, unit, 0)
            if _can_end(t, trial, p, i, depth + 1):
                return True
    return False


@board.forbids(hooks.halt, "12.30")
def supply_holds_after_a_march(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """A march that has moved units never ends above the supply limit."""
    return at(t, s, "marching") and last_goal(s) != NOBODY and over_limit(t, s, p)


board.permission(hooks.repaired, "12.31", says="If armies are above the limit after all, enough units are destroyed at once.")


board.permission(hooks.march_spent, "12.32", "17.21", "17.25", says="The march leaves the board when it is done, won or lost.")


board.is_structural(
    "12.16", "Dovolení: jednotka, která přišla s prvním Pochodem, není ničím vázána; není zákaz, který by vypnutí uvolnilo."
)
