"""Chapter 21: islands, rivers, the North."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..atlas import BRIDGE, ISLAND, OFF, RIVER
from ..book import board
from ..cells import UNIT_KINDS
from ..reach import reach
from ..whose import field_of
from .ch12_marches import LAND_UNITS
from .ch17_retreat import defence_fails, is_far

if TYPE_CHECKING:
    from ..atlas import Border
    from ..table import Table


board.permission(hooks.island_is_land, "21.3", says="Dragonstone, Pyke and The Arbor are land areas.")


@board.orders(hooks.border, "21.6", "21.7")
def rivers_part_areas(t: Table, border: Border) -> Truth:
    """A large river cannot be crossed."""
    return border.crossing in (RIVER, BRIDGE)


@board.forbids(hooks.go, "21.6", "21.7")
def a_river_is_not_crossed_by_a_march(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """Nor does a march cross it, unless ships take it round."""
    return (i, j) in t.rivers and unit in UNIT_KINDS and j not in reach(t, s, p, i, unit)


@board.forbids(hooks.go, "21.5")
def islands_are_reached_by_ship_only(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """Land units leave and reach an island by ship transport only."""
    return unit in LAND_UNITS and ISLAND in (t.areas[i].kind, t.areas[j].kind) and j not in reach(t, s, p, i, unit)


@board.forbids(hooks.retreat, "21.5")
def nobody_retreats_to_or_from_an_island_without_ships(t: Table, s: State, p: int, i: int) -> Truth:
    """Not in a retreat either."""
    return ISLAND in (t.areas[i].kind, t.areas[field_of(s)].kind) and defence_fails(t, s, p) and is_far(t, s, p, i)


@board.permits(hooks.crossing, "21.8")
def bridges_join_them(t: Table, border: Border) -> Truth:
    """Except over a bridge, of which there are two."""
    return border.crossing == BRIDGE


@board.forbids(hooks.go, "21.9")
def the_north_is_not_entered(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """The North beyond Castle Black is not part of the board."""
    return t.areas[j].kind == OFF
