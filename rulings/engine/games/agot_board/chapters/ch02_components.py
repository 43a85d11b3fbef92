"""Chapter 2: what there is in the box, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from .. import hooks
from ..atlas import ISLAND, SEA
from ..book import board
from ..cells import DECK_SIZE, DECKS, FOOTMAN, KNIGHT, SHIP
from ..orders import CONSOLIDATE, DEFENSE, MARCH, RAID, SPECIAL, SUPPORT
from ..orders import KIND as KIND_OF

if TYPE_CHECKING:
    from ..atlas import Area
    from ..table import Table


SET = ("2.1", "2.16", "10.5")
"""Numbers that say what orders a House has, of all kinds."""


def _normal(kind: int, *numbers: str) -> None:
    def normal_orders(t: Table, token: int) -> int:
        """Two normal orders of a kind; the two marches differ, so that there is one of each."""
        if SPECIAL[token] or KIND_OF[token] != kind:
            return 0
        return 1 if kind == MARCH else 2

    normal_orders.__name__ = f"normal_orders_of_kind_{kind}"
    board.counts(hooks.tokens, *SET, "10.15", "10.30", *numbers)(normal_orders)


_normal(MARCH, "10.16", "12.7")
_normal(RAID, "10.17")
_normal(SUPPORT, "10.18")
_normal(CONSOLIDATE, "10.19")
_normal(DEFENSE, "10.20")


@board.counts(hooks.tokens, *SET, "10.21", "10.30")
def special_orders(t: Table, token: int) -> int:
    """One special order of each kind,"""
    return int(SPECIAL[token] and KIND_OF[token] != MARCH)


@board.counts(hooks.tokens, *SET, "10.21", "10.30", "12.7")
def the_special_march(t: Table, token: int) -> int:
    """a March among them."""
    return int(SPECIAL[token] and KIND_OF[token] == MARCH)


@board.counts(hooks.power_tokens, "2.2")
def twenty_power_tokens(t: Table, p: int) -> int:
    """Every House has twenty power tokens."""
    return 20


@board.counts(hooks.deck_size, "2.7", "2.26", "3.8", "5.8")
def three_decks_of_ten(t: Table, deck: int) -> int:
    """Thirty Westeros cards in three decks, by the numeral on the back."""
    return DECK_SIZE if deck in DECKS else 0


@board.counts(hooks.piece_limit, "2.8", "7.20")
def ten_footmen(t: Table, unit: int) -> int:
    """Every House has ten footmen."""
    return 10 if unit == FOOTMAN else 0


@board.counts(hooks.piece_limit, "2.9", "7.21")
def four_knights(t: Table, unit: int) -> int:
    """Every House has four knights."""
    return 4 if unit == KNIGHT else 0


@board.counts(hooks.piece_limit, "2.10", "7.22")
def six_ships(t: Table, unit: int) -> int:
    """Every House has six ships."""
    return 6 if unit == SHIP else 0


@board.orders(hooks.is_sea, "2.31", "11.1")
def an_area_is_land_or_sea(t: Table, area: Area) -> Truth:
    """Every area of the map is either land or sea."""
    if area.kind == ISLAND and hooks.island_is_land.holds(t):
        return False
    return area.kind in (SEA, ISLAND)


board.is_structural("2.32", "Výčet částí plánu: které stupnice na plánu leží, nic nezakazuje ani nepůsobí.")
