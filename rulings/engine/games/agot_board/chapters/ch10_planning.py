"""Chapter 10: the Planning phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import push
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..cells import (
    ACTION,
    BANS,
    NO_CONSOLIDATING,
    NO_DEFENSE,
    NO_RAIDS,
    ORDER,
    ORDERS_SHOWN,
    PHASE,
    PLANNING,
    RAVEN,
    RAVEN_USED,
)
from ..now import at
from ..orders import ALL, CONSOLIDATE, DEFENSE, KIND, MARCH, RAID, SPECIAL, SUPPORT
from ..values import ordered_by, placed
from ..whose import holds, is_of
from .ch08_clash import specials

if TYPE_CHECKING:
    from ..table import Table


@board.forbids(hooks.timing_order, "2.18", "10.1")
def orders_are_given_in_planning_only(t: Table, s: State, p: int) -> Truth:
    """Orders are placed in the Planning phase."""
    return s[PHASE] != PLANNING


@board.forbids(hooks.timing_order, "10.2")
def orders_are_given_before_the_reveal(t: Table, s: State, p: int) -> Truth:
    """Orders are given in the first step of the phase; in the second they are turned up."""
    return s[PHASE] == PLANNING and bool(s[ORDERS_SHOWN])


@board.forbids(hooks.timing_order, "10.3", "10.34")
def no_order_is_added_to_those_that_lie_open(t: Table, s: State, p: int) -> Truth:
    """All are turned up together: after that none is laid face down."""
    return s[PHASE] == PLANNING and bool(s[ORDERS_SHOWN])


@board.forbids(hooks.timing_order, "10.4")
def no_orders_beside_the_raven(t: Table, s: State, p: int) -> Truth:
    """In the third the Raven may change an order, and nobody gives another."""
    return at(t, s, "raven")


board.moment("orders", "10.2", says="All give orders, and nothing else is done.")
board.moment("raven", "10.4", says="The Raven may be used, and nothing else is done.")
board.decides("raven", "10.4", "10.35", says="The holder of the Raven acts, and nobody else.")


@board.forbids(hooks.timing_raid, "10.1", "11.4")
@board.forbids(hooks.timing_drop, "10.1", "11.4")
@board.forbids(hooks.timing_march, "10.1", "11.4")
def nothing_is_carried_out_while_planning(t: Table, s: State, p: int) -> Truth:
    """In the Planning phase nothing is carried out yet."""
    return s[PHASE] == PLANNING


@board.forbids(hooks.timing_raid, "11.4")
@board.forbids(hooks.timing_drop, "11.4")
@board.forbids(hooks.timing_march, "11.4")
def orders_are_carried_out_in_the_action_phase_only(t: Table, s: State, p: int) -> Truth:
    """Nor is it in the Westeros phase, or before the game."""
    return s[PHASE] not in (PLANNING, ACTION)


@board.causes(hooks.give_orders, "10.2")
def all_give_orders_at_once(t: Table, s: State) -> None:
    """Step 1: all players give orders at the same time."""
    push(s, t.step["orders"])


@board.orders(hooks.order_hidden, "10.3", "10.11", "10.34")
def orders_are_hidden_until_the_reveal(t: Table, s: State) -> Truth:
    """Orders lie face down until all are turned up together."""
    return not s[ORDERS_SHOWN]


@board.forbids(hooks.show, "10.3", "10.11")
def orders_are_shown_to_nobody(t: Table, s: State, p: int, q: int, i: int) -> Truth:
    """Nobody shows an order to another player before that."""
    return hooks.order_hidden.holds(t, s)


@board.forbids(hooks.show, "10.34")
def orders_lie_open(t: Table, s: State, p: int, q: int, i: int) -> Truth:
    """Nor is there any hidden order afterwards to be shown."""
    return bool(s[ORDERS_SHOWN])


@board.causes(hooks.use_raven, "10.4")
def then_the_raven_may_be_used(t: Table, s: State) -> None:
    """Step 3: the holder of the Raven may use it."""
    push(s, t.step["raven"])


@board.forbids(hooks.order, "10.9", "10.12", "10.13")
def an_order_needs_a_unit(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """An order is placed only where one has a unit;"""
    return not holds(t, s, i, q)


board.permission(hooks.normal_without_stars, "10.6", says="Normal orders may be used by every House, whatever its place.")


@board.otherwise(hooks.normal_without_stars, hooks.order)
def every_order_would_need_a_star(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """A House without a star would give no orders at all."""
    return not SPECIAL[token] and not hooks.stars.sum(t, s, q)


@board.forbids(hooks.order, "12.18")
def a_march_needs_a_unit(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """a March too, where units are to come by another one."""
    return KIND[token] == MARCH and not holds(t, s, i, q)


@board.forbids(hooks.order, "10.14")
def one_order_an_area(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """An area gets one order, however many units stand there."""
    return bool(s[t.at[i] + ORDER])


def used_up(t: Table, s: State, p: int, token: int) -> bool:
    """Whether all tokens of a sort that a player has are on the board."""
    return placed(t, s, p, token) >= hooks.tokens.sum(t, token)


def _so_many_of_a_kind(kind: int, *numbers: str) -> None:
    def no_more_normal(t: Table, s: State, p: int, q: int, i: int, token: int) -> bool:
        """A House uses no more normal orders of a kind than it has."""
        return KIND[token] == kind and not SPECIAL[token] and used_up(t, s, q, token)

    no_more_normal.__name__ = f"no_more_normal_orders_of_kind_{kind}"
    board.forbids(hooks.order, *numbers)(no_more_normal)


for _kind, _number in ((RAID, "10.17"), (SUPPORT, "10.18"), (CONSOLIDATE, "10.19"), (DEFENSE, "10.20")):
    _so_many_of_a_kind(_kind, "10.15", "10.30", "21.1", _number)
_so_many_of_a_kind(MARCH, "10.15", "10.30", "21.1", "10.16", "12.7")


@board.forbids(hooks.order, "10.21", "10.30", "21.1")
def one_special_order_of_a_kind(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """There is one special order of each kind,"""
    return SPECIAL[token] and KIND[token] != MARCH and used_up(t, s, q, token)


@board.forbids(hooks.order, "10.21", "10.30", "21.1", "12.7")
def one_special_march(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """and one special March, which makes three of them in all."""
    return SPECIAL[token] and KIND[token] == MARCH and used_up(t, s, q, token)


def _a_third(kind: int, number: str) -> None:
    def a_third_one_needs_a_star(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
        """A third order of a kind is the special one, for which a star is needed."""
        if KIND[token] != kind or not SPECIAL[token] or specials(t, s, q) < hooks.stars.sum(t, s, q):
            return False
        return all(used_up(t, s, q, other) for other in ALL if KIND[other] == kind and not SPECIAL[other])

    a_third_one_needs_a_star.__name__ = f"a_third_order_of_kind_{kind}_needs_a_star"
    board.forbids(hooks.order, number)(a_third_one_needs_a_star)


for _kind, _number in ((MARCH, "10.30"), (RAID, "10.17"), (SUPPORT, "10.18"), (CONSOLIDATE, "10.19"), (DEFENSE, "10.20")):
    _a_third(_kind, _number)


@board.forbids(hooks.order, "10.32")
def power_is_consolidated_on_land_only(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """Consolidate Power is placed on land only."""
    return KIND[token] == CONSOLIDATE and i in t.seas


@board.forbids(hooks.order, "20.3")
def no_raids_in_a_sea_of_storms(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """Sea of Storms: no Raid this turn."""
    return KIND[token] == RAID and bool(s[BANS] & NO_RAIDS)


@board.forbids(hooks.order, "20.5")
def no_defence_in_a_storm_of_swords(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """Storm of Swords: no Defense this turn."""
    return KIND[token] == DEFENSE and bool(s[BANS] & NO_DEFENSE)


@board.forbids(hooks.order, "20.8")
def no_consolidating_at_a_feast_for_crows(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """Feast for Crows: no Consolidate Power this turn."""
    return KIND[token] == CONSOLIDATE and bool(s[BANS] & NO_CONSOLIDATING)


@board.orders(hooks.raven_flies, "10.35")
def its_holder_may_act(t: Table, s: State) -> Truth:
    """After the reveal the holder of the Raven may act."""
    return bool(s[RAVEN])


@board.forbids(hooks.swap, "2.30")
def without_its_token_the_raven_does_not_fly(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """The ability of the Raven is its holder's."""
    return not is_of(s, RAVEN, p)


@board.forbids(hooks.swap, "10.35")
def only_the_holder_of_the_raven(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """Nobody else changes an order."""
    return not is_of(s, RAVEN, p)


@board.forbids(hooks.swap, "10.4")
def nobody_else_acts_in_the_third_step(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """In the third step of the Planning phase nobody but its holder acts."""
    return at(t, s, "raven") and not is_of(s, RAVEN, p)


@board.forbids(hooks.swap, "10.36")
def only_an_order_of_ones_own(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """The Raven changes one's own order for one of one's own unused orders."""
    return not ordered_by(t, s, i, p)


@board.forbids(hooks.swap, "10.36")
def it_is_the_holder_who_changes_one(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """It is the holder who changes an order."""
    return not is_of(s, RAVEN, p)


@board.forbids(hooks.swap, "10.36")
def one_order_and_no_second(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """It is one order that is changed."""
    return bool(s[RAVEN_USED])


def _none_left_to_swap_in(kind: int, *numbers: str) -> None:
    def none_is_left(t: Table, s: State, p: int, i: int, token: int) -> Truth:
        """The Raven brings in no more normal orders of a kind than a House has;"""
        return KIND[token] == kind and not SPECIAL[token] and used_up(t, s, p, token)

    none_is_left.__name__ = f"no_normal_order_of_kind_{kind}_left_to_swap_in"
    board.forbids(hooks.swap, *numbers)(none_is_left)


for _kind, _number in ((RAID, "10.17"), (SUPPORT, "10.18"), (CONSOLIDATE, "10.19"), (DEFENSE, "10.20")):
    _none_left_to_swap_in(_kind, _number)
_none_left_to_swap_in(MARCH, "10.16", "12.7")


@board.forbids(hooks.swap, "10.36", "10.15", "10.30")
def for_a_normal_token_not_yet_assigned(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """The order brought in is one not yet assigned, of the normal ones"""
    return not SPECIAL[token] and used_up(t, s, p, token)


@board.forbids(hooks.swap, "10.36", "10.21", "10.30")
def for_a_special_token_not_yet_assigned(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """and of the special ones."""
    return SPECIAL[token] and used_up(t, s, p, token)


@board.forbids(hooks.swap, "10.36", "10.32")
def the_raven_brings_no_consolidation_to_sea(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """Consolidate Power is brought in on land only."""
    return KIND[token] == CONSOLIDATE and i in t.seas


def _not_brought_in(kind: int, ban: int, number: str) -> None:
    def banned(t: Table, s: State, p: int, i: int, token: int) -> Truth:
        """What may not be placed this turn may not be brought in either."""
        return KIND[token] == kind and bool(s[BANS] & ban)

    banned.__name__ = f"the_raven_brings_no_order_of_kind_{kind}"
    board.forbids(hooks.swap, "10.36", number)(banned)


_not_brought_in(RAID, NO_RAIDS, "20.3")
_not_brought_in(DEFENSE, NO_DEFENSE, "20.5")
_not_brought_in(CONSOLIDATE, NO_CONSOLIDATING, "20.8")


@board.forbids(hooks.swap, "10.37")
def a_special_order_needs_a_star_left(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """A special order comes in only if a star was left unused in step 1."""
    return SPECIAL[token] and specials(t, s, p) >= hooks.stars.sum(t, s, p)


@board.forbids(hooks.swap_two, "10.36")
def never_two_orders(t: Table, s: State, p: int, i: int, token: int, j: int, brought: int) -> Truth:
    """Two orders are never changed,"""
    return True


@board.forbids(hooks.swap_two, "8.27", "10.38")
def for_that_it_would_fly_twice(t: Table, s: State, p: int, i: int, token: int, j: int, brought: int) -> Truth:
    """for which the Raven would have to be used twice."""
    return True


@board.forbids(hooks.swap, "8.27", "10.38")
def the_raven_flies_once_a_turn(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """The Raven is used once a turn."""
    return bool(s[RAVEN_USED])


@board.forbids(hooks.timing_swap, "8.27", "10.4")
def the_raven_flies_while_planning(t: Table, s: State, p: int) -> Truth:
    """The Raven acts in the Planning phase,"""
    return s[PHASE] != PLANNING


@board.forbids(hooks.timing_swap, "8.27", "10.4", "10.35")
def the_raven_flies_after_the_reveal(t: Table, s: State, p: int) -> Truth:
    """after the reveal."""
    return s[PHASE] == PLANNING and not s[ORDERS_SHOWN]


board.is_structural("10.33", "Dovolení: ostatní rozkazy nemají zákaz podle druhu oblasti, který by vypnutí uvolnilo.")
