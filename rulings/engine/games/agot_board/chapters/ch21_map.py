"""Chapter 21: islands, rivers, the North."""

from __future__ import annotations

from ..atlas import BRIDGE, OFF, RIVER
from ..book import board


@board.permits("island_is_land", "21.3")
def islands_are_land(t):
    """Dragonstone, Pyke and The Arbor are land areas."""
    return True


@board.forbids("border", "21.6", "21.7")
def rivers_part_areas(t, border):
    """A large river cannot be crossed."""
    return border.crossing in (RIVER, BRIDGE)


@board.permits("crossing", "21.8")
def bridges_join_them(t, border):
    """Except over a bridge, of which there are two."""
    return border.crossing == BRIDGE


@board.forbids("go", "21.9")
def the_north_is_not_entered(t, s, p, i, j, unit):
    """The North beyond Castle Black is not part of the board."""
    return t.areas[j].kind == OFF
