"""Chapter 6: supply and armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import asked
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..cells import FOOTMAN, KNIGHT, ROUTED, SHIP, UNITS
from ..now import at
from ..values import armies, limits, over_limit, supply, too_many_armies, units_in
from .ch05_westeros import symbols, trimming

if TYPE_CHECKING:
    from ..table import Table

THIRD = 3
"""The place on the supply track whose flags the source tells one by one."""


@board.orders(hooks.limits, "6.1", "6.12")
def the_supply_track_limits_armies(t: Table, level: int) -> tuple[int, ...] | None:
    """The place on the supply track says how many armies a House may have, and how large,"""
    return None if level == THIRD else t.printed.supply.get(level)


@board.orders(hooks.limits, "6.1", "6.12", "6.14")
def so_does_its_third_place(t: Table, level: int) -> tuple[int, ...] | None:
    """and so does the third."""
    return t.printed.supply.get(level) if level == THIRD else None


@board.counts(hooks.supply_symbols, "6.2", "6.10")
def every_symbol_is_a_step(t: Table, i: int) -> int:
    """Each supply symbol of a controlled area is one step of the track."""
    return t.areas[i].supply


@board.forbids(hooks.over_supply, "6.3", "6.12")
def no_more_armies_than_flags(t: Table, armies: list[int], allowed: tuple[int, ...]) -> Truth:
    """There may be no more armies than flags under the place."""
    return len(armies) > len(allowed)


@board.forbids(hooks.over_supply, "6.4", "6.12")
def no_army_larger_than_its_flag(t: Table, armies: list[int], allowed: tuple[int, ...]) -> Truth:
    """Armies and flags are compared in pairs, the largest first."""
    return any(size > limit for size, limit in zip(armies, allowed, strict=False))


@board.forbids(hooks.muster, "6.3")
def no_unit_makes_one_army_more_than_flags(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """So no unit is mustered that would make another army,"""
    return too_many_armies(t, s, p, {place: 1}) and not too_many_armies(t, s, p, {})


@board.forbids(hooks.muster, "6.4")
def no_unit_makes_an_army_larger_than_its_flag(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """nor one that would make an army too large."""
    return _grows_too_large(t, s, p, {place: 1})


@board.forbids(hooks.muster, "6.7")
def no_ship_makes_a_fleet_too_large(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """A fleet has the same limits."""
    return place in t.seas and bool(over_limit(t, s, p, {place: 1}))


@board.forbids(hooks.muster, "6.14")
def at_three_the_first_may_be_three_and_the_others_two(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """On the third place there are one army of three and three of two, and no more."""
    return supply(t, s, p) == THIRD and bool(over_limit(t, s, p, {place: 1}))


@board.forbids(hooks.muster, "5.16", "6.16")
def symbols_won_wait_for_the_card(t: Table, s: State, p: int, i: int, unit: int, place: int) -> Truth:
    """Symbols won since the last Supply card let no army grow before the next."""
    return bool(over_limit(t, s, p, {place: 1})) and symbols(t, s, p) > supply(t, s, p)


@board.forbids(hooks.enough, "6.3")
def no_more_armies_stay_than_flags(t: Table, s: State, p: int) -> Truth:
    """Nobody stops removing units while there are too many armies,"""
    return at(t, s, "trim") and asked(t, s) == p and too_many_armies(t, s, p, {})


@board.forbids(hooks.enough, "6.4")
def no_army_stays_larger_than_its_flag(t: Table, s: State, p: int) -> Truth:
    """or while one is too large,"""
    return at(t, s, "trim") and asked(t, s) == p and _grows_too_large(t, s, p, {})


@board.forbids(hooks.enough, "6.14")
def nor_while_the_third_place_allows_less(t: Table, s: State, p: int) -> Truth:
    """or while there is more than the third place allows."""
    return at(t, s, "trim") and asked(t, s) == p and supply(t, s, p) == THIRD and bool(over_limit(t, s, p))


def _grows_too_large(t: Table, s: State, p: int, extra: dict[int, int]) -> bool:
    """Whether armies that are not too many would be too large for their flags."""
    found = limits(t, s, p)
    sizes = armies(t, s, p, extra)
    return found is not None and any(size > limit for size, limit in zip(sizes, found, strict=False))


@board.forbids(hooks.not_an_army, "6.6", "6.13")
def an_army_is_two_units_or_more(t: Table, size: int) -> Truth:
    """A single unit is not an army."""
    return size < 2


@board.forbids(hooks.remove, "6.13")
def a_unit_alone_is_not_removed(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """A unit that stands alone is no army: the limits do not take it, neither after a Supply card nor to repair an error."""
    return (trimming(t, s) or at(t, s, "trim")) and stands_alone(t, s, i)


@board.forbids(hooks.remove, "5.14")
def armies_shrink_and_nothing_else(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """What is removed after a Supply card is taken from armies,"""
    return trimming(t, s) and stands_alone(t, s, i)


@board.forbids(hooks.remove, "12.31")
def nor_does_anything_else_when_an_error_is_repaired(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """and so is what is destroyed when armies have come above the limit by mistake."""
    return at(t, s, "trim") and not trimming(t, s) and stands_alone(t, s, i)


def stands_alone(t: Table, s: State, i: int) -> bool:
    """Whether what stands in an area is no army."""
    with t.as_written():
        return bool(hooks.not_an_army.refuses(t, units_in(t, s, i)))


@board.counts(hooks.army_size)
def footmen_count(t: Table, s: State, i: int) -> int:
    """A footman is one unit."""
    return s[t.at[i] + UNITS[FOOTMAN]]


@board.counts(hooks.army_size, "6.7")
def ships_make_a_fleet(t: Table, s: State, i: int) -> int:
    """Ships in a sea area are an army too."""
    return s[t.at[i] + UNITS[SHIP]]


@board.counts(hooks.army_size, "6.8")
def a_knight_counts_as_one_unit(t: Table, s: State, i: int) -> int:
    """A knight is one unit, as a footman is."""
    return s[t.at[i] + UNITS[KNIGHT]]


@board.counts(hooks.army_size, "17.13")
def routed_units_count(t: Table, s: State, i: int) -> int:
    """Routed units still count for supply."""
    a = t.at[i]
    return s[a + ROUTED[0]] + s[a + ROUTED[1]] + s[a + ROUTED[2]]
