"""Chapter 12: marches and ship transport."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import E, asked, is_open, top
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..cells import FIELD, ORDER_OF, SHIP, UNITS
from ..orders import MARCH
from ..reach import by_ship, has_ships, reach
from ..steps.action import NEUTRAL_FORCE, holder, move
from ..values import holds, orders_of, over_limit, standing

if TYPE_CHECKING:
    from ..table import Table


@board.permits(hooks.may_divide, "12.1", "12.2", "12.3", "12.10", "12.13")
def units_may_be_divided(t: Table) -> Truth:
    """All units of a march may go, or some, or none, together or apart."""
    return True


@board.forbids(hooks.go)
def otherwise_all_to_one_area(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """Without that, a march would lead to one area."""
    last = s[top(s) + E]
    return bool(last) and (last - 1) // 3 != j and not hooks.may_divide.allows(t)


@board.forbids(hooks.halt)
def otherwise_nobody_stays(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """Without that, nobody would stay behind."""
    return bool(standing(t, s, i)) and not hooks.may_divide.allows(t)


@board.orders(hooks.marches_in_turn, "12.5", "17.25")
def one_march_each_in_order_of_play(t: Table) -> bool:
    """In order of play everybody carries out one march."""
    return True


@board.forbids(hooks.timing_march, "12.5")
def marches_wait_for_their_turn(t: Table, s: State, p: int) -> Truth:
    """Nobody marches before it is their turn."""
    return is_open(s, t.step["marches"]) and not s[FIELD] and asked(t, s) != p


@board.orders(hooks.marches_again, "12.6")
def until_no_march_is_left(t: Table) -> bool:
    """Then round again, until no march is left."""
    return True


@board.forbids(hooks.march)
def a_march_is_ones_own(t: Table, s: State, p: int, i: int) -> Truth:
    """Only an own march is carried out."""
    return i not in orders_of(t, s, p, MARCH)


@board.forbids(hooks.go, "12.11")
def only_neighbouring_areas(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """Units go to a neighbouring area, or where ships take them."""
    return j not in reach(t, s, p, i, unit)


@board.forbids(hooks.go, "12.12", "12.15", "12.25", "14.6")
def one_enemy_area_a_march(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """With one march units go into one enemy area only, so that it starts one battle."""
    return bool(s[FIELD]) and s[FIELD] != j + 1 and holder(t, s, p, j) not in (0, NEUTRAL_FORCE)


@board.orders(hooks.battle_follows, "12.14", "14.1", "14.2", "14.3")
def a_battle_is_fought_at_once(t: Table) -> Truth:
    """Who marches in attacks, who stands there defends; the battle is fought before any other march."""
    return True


@board.forbids(hooks.timing_march, "12.14")
def no_march_during_a_battle(t: Table, s: State, p: int) -> Truth:
    """While a battle is fought nobody marches."""
    return bool(s[FIELD])


@board.permits(hooks.transport, "12.19", "12.21", "12.22", "12.23", "12.24", "12.27", "13.14")
def ships_carry_land_units(t: Table, s: State, p: int) -> Truth:
    """Own ships join coasts as if they were neighbours, however many units go and however often."""
    return True


@board.forbids(hooks.no_link, "12.20", "12.22", "12.24", "13.14")
def each_sea_needs_a_ship(t: Table, s: State, p: int, sea: int) -> Truth:
    """Every sea area of the link holds a ship."""
    return not has_ships(t, s, sea)


@board.forbids(hooks.no_link, "12.26")
def foreign_ships_carry_nobody(t: Table, s: State, p: int, sea: int) -> Truth:
    """Ships of other Houses are never used."""
    return has_ships(t, s, sea) and not holds(t, s, sea, p)


@board.forbids(hooks.go_because, "12.20")
def a_ship_is_missing(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """The way by sea is cut where a ship is missing."""
    return unit != SHIP and j not in reach(t, s, p, i, unit) and j in by_ship(t, s, p, i, but="agot-board 12.20")


@board.forbids(hooks.go_because, "12.26")
def the_ship_is_foreign(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """The way by sea leads over ships of another House."""
    return unit != SHIP and j not in reach(t, s, p, i, unit) and j in by_ship(t, s, p, i, but="agot-board 12.26")


@board.forbids(hooks.no_link)
def otherwise_an_order_would_bind_ships(t: Table, s: State, p: int, sea: int) -> Truth:
    """Without 12.29 ships with an order would be busy."""
    return bool(s[t.at[sea] + ORDER_OF]) and not hooks.any_order.allows(t)


@board.permits(hooks.any_order, "12.29")
def ships_carry_with_any_order(t: Table) -> Truth:
    """Ships take part whatever order they have."""
    return True


@board.forbids(hooks.go, "12.30")
def a_move_must_leave_a_way_to_end(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """No unit goes where every way to end the march would pass the supply limit."""
    if not s[t.at[i] + UNITS[unit]] or i == j:
        return False
    trial = s[:]
    move(t, trial, p, i, j, unit, 0)
    return not _can_end(t, trial, p, i, 0)


def _can_end(t: Table, s: State, p: int, i: int, depth: int) -> bool:
    """Whether moving some of the units left can bring all armies within the limits."""
    if not over_limit(t, s, p):
        return True
    if depth > 5 or not hooks.may_divide.allows(t):
        return depth <= 5 and bool(standing(t, s, i)) and not hooks.may_divide.allows(t)
    for unit in (0, 1, 2):
        if not s[t.at[i] + UNITS[unit]]:
            continue
        for j in reach(t, s, p, i, unit):
            if (j in t.seas) != (unit == SHIP) or s[FIELD] and s[FIELD] != j + 1 and holder(t, s, p, j) not in (0, NEUTRAL_FORCE):
                continue
            trial = s[:]
            move(t, trial, p, i, j, unit, 0)
            if _can_end(t, trial, p, i, depth + 1):
                return True
    return False


@board.forbids(hooks.halt, "12.30")
def supply_holds_after_a_march(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """A march never ends above the supply limit."""
    return over_limit(t, s, p)


@board.orders(hooks.repaired, "12.31")
def what_is_above_the_limit_is_destroyed(t: Table) -> Truth:
    """If armies are above the limit after all, enough units are destroyed at once."""
    return True


@board.orders(hooks.march_spent, "12.32", "17.21", "17.25")
def a_used_march_is_removed(t: Table, s: State) -> Truth:
    """The march leaves the board when it is done, won or lost."""
    return True


board.is_structural(
    "12.16", "Dovolení: jednotka, která přišla s prvním Pochodem, není ničím vázána; není zákaz, který by vypnutí uvolnilo."
)
