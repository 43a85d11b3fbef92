"""Chapter 11: the Action phase, and raids."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....core.flow import asked, is_open
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..atlas import ISLAND
from ..book import board
from ..cells import (
    ACTION,
    CARRIED_OUT,
    CONSOLIDATION,
    DROPPED,
    FOOTMAN,
    GONE,
    KNIGHT,
    MARCHES,
    ORDER,
    PHASE,
    RAIDED,
    RAIDS,
    SHIP,
    STAGE,
)
from ..legality import legal
from ..now import at, fighting, frame_of, takes
from ..orders import CONSOLIDATE, DEFENSE, KIND, MARCH, NO_ORDER, RAID, SPECIAL, SUPPORT
from ..reach import by_ship
from ..steps.action import OneEach
from ..values import gain_power, gone_order, ordered_by, orders_of, remove_order
from ..whose import is_of

if TYPE_CHECKING:
    from ..table import Table


@board.forbids(hooks.go, "11.2", "12.4")
def ships_stay_at_sea(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """A ship moves only into sea areas,"""
    return unit == SHIP and j not in t.seas


@board.forbids(hooks.go, "21.4")
def ships_do_not_sail_onto_islands(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """and islands are land too."""
    return unit == SHIP and j not in t.seas and t.areas[j].kind == ISLAND


@board.forbids(hooks.go, "11.3", "12.4")
def land_units_stay_on_land(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """Footmen and knights move only into land areas."""
    return unit in (FOOTMAN, KNIGHT) and j in t.seas


board.moment("raids", "11.5", says="The first step of the phase is for raids,")
board.moment("marches", "11.5", says="the second for marches,")
board.moment("consolidation", "11.5", says="the third for consolidating power.")
board.moment("action", "11.5", says="In between nothing is done.")
board.decides("raids", "11.8", says="Whose turn it is carries out a raid.")


board.permission(hooks.marches_after_raids, "11.27", says="When no raid is left marches are carried out.")
board.permission(hooks.power_after_marches, "17.26", says="When no march is left power is consolidated.")


@board.orders(hooks.action_steps, "11.5", "11.10")
def raids_marches_consolidation(t: Table, s: State) -> tuple[str, str, str]:
    """First all raids, then all marches, then power is consolidated."""
    if not hooks.marches_after_raids.holds(t):
        return ("marches", "raids", "consolidation")
    if not hooks.power_after_marches.holds(t):
        return ("raids", "consolidation", "marches")
    return ("raids", "marches", "consolidation")


@board.orders(hooks.action_steps)
def otherwise_the_other_way_round(t: Table, s: State) -> tuple[str, str, str]:
    """Without a rule nothing would keep marches behind raids."""
    return ("consolidation", "marches", "raids")


@board.forbids(hooks.timing_march, "11.5", "11.10")
def no_march_before_all_raids(t: Table, s: State, p: int) -> Truth:
    """A march waits until all raids are carried out."""
    return raids_are_left(t, s)


@board.forbids(hooks.timing_march, "11.9")
def raids_go_on_until_none_is_left(t: Table, s: State, p: int) -> Truth:
    """As long as one is left the players go on raiding, round after round."""
    return raids_are_left(t, s)


def raids_are_left(t: Table, s: State) -> bool:
    """Whether the step of raids goes on."""
    return s[STAGE] == RAIDS and any(orders_of(t, s, q, RAID) for q in t.everyone)


@board.forbids(hooks.resolve, "12.6")
def marches_go_on_until_none_is_left(t: Table, s: State, p: int, i: int) -> Truth:
    """So they go on marching before any power is consolidated,"""
    return waits_for_marches(t, s, i)


@board.forbids(hooks.resolve, "17.26")
def power_waits_for_the_last_march(t: Table, s: State, p: int, i: int) -> Truth:
    """which comes when the last march is done."""
    return waits_for_marches(t, s, i)


def waits_for_marches(t: Table, s: State, i: int) -> bool:
    """Whether Consolidate Power lies in an area, and marches are still to be made, or one is being made."""
    if KIND[s[t.at[i] + ORDER]] != CONSOLIDATE or s[PHASE] != ACTION or s[STAGE] >= CONSOLIDATION:
        return False
    return is_open(s, t.step["marching"]) or fighting(t, s) or any(orders_of(t, s, q, MARCH) for q in t.everyone)


@board.forbids(hooks.resolve, "11.5")
def power_comes_after_all_marches(t: Table, s: State, p: int, i: int) -> Truth:
    """Power is consolidated when raids and marches are over."""
    return KIND[s[t.at[i] + ORDER]] == CONSOLIDATE and s[PHASE] == ACTION and s[STAGE] < CONSOLIDATION


@board.forbids(hooks.timing_raid, "11.5", "11.10")
@board.forbids(hooks.timing_drop, "11.5", "11.10")
def no_raid_after_the_raids(t: Table, s: State, p: int) -> Truth:
    """Raids are over once marches begin."""
    return s[STAGE] >= MARCHES


@board.forbids(hooks.resolve, "11.4")
def only_orders_that_lie_there(t: Table, s: State, p: int, i: int) -> Truth:
    """Carried out are the orders that were given in the Planning phase."""
    return not s[t.at[i] + ORDER]


@board.forbids(hooks.resolve, "11.6")
def support_and_defence_belong_to_battles(t: Table, s: State, p: int, i: int) -> Truth:
    """Support and Defense have no step of their own."""
    return KIND[s[t.at[i] + ORDER]] in (SUPPORT, DEFENSE)


board.permission(
    hooks.raids_in_turn,
    "11.8",
    "11.21",
    "11.25",
    says="In order of play everybody carries out one raid; who has none is passed over.",
)


@board.forbids(hooks.timing_raid, "11.8")
@board.forbids(hooks.timing_drop, "11.8")
def raids_wait_for_their_turn(t: Table, s: State, p: int) -> Truth:
    """Nobody raids before it is their turn."""
    return is_open(s, t.step["raids"]) and asked(t, s) != p


@board.forbids(hooks.timing_raid, "11.9")
@board.forbids(hooks.timing_drop, "11.9")
def nobody_raids_again_before_all_have_had_their_turn(t: Table, s: State, p: int) -> Truth:
    """Whoever has made a raid makes another one when all others have had their turn."""
    return has_had_a_turn(t, s, "raids", p)


def has_had_a_turn(t: Table, s: State, step: str, p: int) -> bool:
    """Whether a player was the last to carry out an order in a step, and another one is to do so now."""
    return is_open(s, t.step[step]) and asked(t, s) != p and is_of(s, frame_of(t, s, step) + OneEach.LAST, p)


board.permission(hooks.raids_again, "11.9", "11.26", says="Then round again, until no raid is left.")


def _removes(kind: int, *numbers: str) -> None:
    def a_raid_removes_an_order(t: Table, s: State, p: int, i: int, j: int) -> None:
        """The raid takes away an order of its target, which is left without one."""
        if KIND[s[t.at[j] + ORDER]] != kind:
            return
        remove_order(t, s, j, RAIDED)
        if kind == CONSOLIDATE:
            hooks.pillaged.run(t, s, p)

    a_raid_removes_an_order.__name__ = f"a_raid_removes_an_order_of_kind_{kind}"
    board.causes(hooks.raided, "11.11", "11.13", *numbers)(a_raid_removes_an_order)


_removes(SUPPORT, "11.24", "15.9")
_removes(RAID, "11.14", "11.23")
_removes(CONSOLIDATE, "11.22", "18.2")


@board.causes(hooks.raid_made, "11.11", "11.22", "11.23", "11.24")
def the_raid_is_spent(t: Table, s: State, i: int) -> None:
    """At the same time the raid itself is removed."""
    remove_order(t, s, i, CARRIED_OUT)


@board.causes(hooks.pillaged, "11.15", "11.22")
def pillage_gives_a_token(t: Table, s: State, p: int) -> None:
    """Removing Consolidate Power is a pillage: one power token from the bank."""
    gain_power(t, s, p, 1)


@board.forbids(hooks.take_theirs, "11.15")
def whoever_is_pillaged_loses_no_token(t: Table, s: State, p: int, q: int) -> Truth:
    """Whoever is pillaged loses none: the token comes from the bank, and is one's own."""
    return is_open(s, t.step["raids"])


@board.forbids(hooks.resolve, "11.13")
def a_raided_order_is_not_carried_out(t: Table, s: State, p: int, i: int) -> Truth:
    """What a raid has removed is not carried out."""
    return gone_order(t, s, p, i)[1] == RAIDED


@board.forbids(hooks.take_own, "11.15")
def a_pillage_gives_no_more(t: Table, s: State, p: int, n: int) -> Truth:
    """While raids are made each pillage brings its token by itself, and no more."""
    return is_open(s, t.step["raids"])


Against = Callable[["Table", State, int, int, int], Truth]


def _both(*numbers: str) -> Callable[[Against], Against]:
    """A rule of the first target of a raid and of the second."""

    def decorate(function: Against) -> Against:
        for hook in (hooks.raid, hooks.raid_also):
            board.forbids(hook, *numbers)(function)
        return function

    return decorate


@_both("11.12")
def only_neighbouring_areas(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """The target lies next to the raid;"""
    return j not in t.neighbours[i]


@_both("12.28")
def ships_link_no_areas_for_raids(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """own ships do not bring it nearer,"""
    return j not in t.neighbours[i] and (i, j) not in t.rivers and j in by_ship(t, s, p, i)


@_both("21.7")
def no_raid_across_a_river(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """and a river without a bridge is not crossed."""
    return (i, j) in t.rivers


@_both("11.12")
def only_enemy_orders(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """A raid is aimed at others,"""
    return ordered_by(t, s, j, p)


@_both("11.11")
def only_where_an_order_lies(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """and removes an order that lies there."""
    return not s[t.at[j] + ORDER]


@_both("11.16")
def no_raid_from_land_to_sea(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """A raid on land never reaches a sea area."""
    return i not in t.seas and j in t.seas


board.permission(hooks.raids_ashore, "11.17", says="A raid from the sea reaches both sea and land.")


@board.otherwise(hooks.raids_ashore, hooks.raid)
@board.otherwise(hooks.raids_ashore, hooks.raid_also)
def ships_would_raid_at_sea_only(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """A raid at sea would stay at sea."""
    return i in t.seas and j not in t.seas


@_both("11.11")
def only_raids_supports_and_consolidations(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """It removes Raid, Support or Consolidate Power, and no other order."""
    return KIND[s[t.at[j] + ORDER]] not in (NO_ORDER, RAID, SUPPORT, CONSOLIDATE)


@_both("11.18")
def marches_and_defences_are_safe(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """March and Defense cannot be raided."""
    return KIND[s[t.at[j] + ORDER]] not in (NO_ORDER, RAID, SUPPORT, CONSOLIDATE)


@board.forbids(hooks.raid_from, "11.7")
def a_raid_is_ones_own(t: Table, s: State, p: int, i: int) -> Truth:
    """Only an own raid is carried out."""
    return not _own_raid(t, s, p, i)


@board.forbids(hooks.drop, "11.19")
def a_dropped_raid_is_ones_own(t: Table, s: State, p: int, i: int) -> Truth:
    """Only an own raid is removed without effect."""
    return not _own_raid(t, s, p, i)


def _gone(fate: int, *numbers: str) -> None:
    def the_raid_is_gone(t: Table, s: State, p: int, i: int) -> Truth:
        """A raid that has left the board is carried out no more: it was made, removed by another one, or dropped."""
        return gone_order(t, s, p, i) == (RAID, fate)

    for hook in (hooks.raid_from, hooks.drop):
        board.forbids(hook, *numbers)(the_raid_is_gone)


_gone(CARRIED_OUT, "11.11")
_gone(RAIDED, "11.13")
_gone(RAIDED, "11.14")
_gone(DROPPED, "11.19", "11.20")


def _own_raid(t: Table, s: State, p: int, i: int) -> bool:
    return ordered_by(t, s, i, p) and KIND[s[t.at[i] + ORDER]] == RAID


@board.forbids(elsewhere, "10.27")
def a_special_raid_goes_on(t: Table, s: State, p: int, verb: str) -> Truth:
    """A special raid removes its second order before anything else is done."""
    return at(t, s, "raids") and takes(t, s, "enough")


@board.forbids(hooks.raid_also, "10.27")
def a_special_raid_removes_no_third(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """It removes two, and then it is gone."""
    return gone_order(t, s, p, i) == (RAID, CARRIED_OUT) and SPECIAL[s[t.at[i] + GONE]]


board.permission(hooks.raids_twice, "10.27", says="A special raid may remove two orders.")


@board.otherwise(hooks.raids_twice, hooks.raid_also)
def a_special_raid_would_remove_one(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """A special raid would remove one as well."""
    return SPECIAL[s[t.at[i] + ORDER]]


@board.forbids(hooks.raid_also, "10.27")
def the_second_is_next_to_it_and_of_these_kinds(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """Each of the two is an enemy order next to it, and a Raid, a Support or a Consolidate Power."""
    right = KIND[s[t.at[j] + ORDER]] in (RAID, SUPPORT, CONSOLIDATE) and not ordered_by(t, s, j, p)
    return SPECIAL[s[t.at[i] + ORDER]] and not (right and j in t.neighbours[i])


@board.forbids(hooks.raid_also, "11.11")
def one_order_is_removed(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """One order is removed with the raid, and two with a special one only."""
    return KIND[s[t.at[i] + ORDER]] == RAID and not SPECIAL[s[t.at[i] + ORDER]]


@board.forbids(hooks.raid_also, "10.28")
def a_normal_raid_removes_one(t: Table, s: State, p: int, i: int, j: int) -> Truth:
    """A normal raid removes one order only."""
    token = s[t.at[i] + ORDER]
    return KIND[token] == RAID and not SPECIAL[token]


@board.forbids(hooks.drop)
def a_raid_is_carried_out(t: Table, s: State, p: int, i: int) -> Truth:
    """Without 11.19 a raid that can do something would have to."""
    if hooks.may_drop.holds(t):
        return False
    return bool(legal(t, s, p, [("raid", i, j) for j in t.spaces if s[t.at[j] + ORDER]]))


board.permission(hooks.may_drop, "11.19", says="A raid may be removed without effect even if it had a target.")


@board.causes(hooks.raid_dropped, "11.20", "11.26")
def a_raid_without_effect_is_removed(t: Table, s: State, i: int) -> None:
    """A raid that finds no target is removed, and nothing else changes."""
    remove_order(t, s, i, DROPPED)
