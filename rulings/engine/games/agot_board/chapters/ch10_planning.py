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
from ..orders import CONSOLIDATE, DEFENSE, KIND, MARCH, RAID, SPECIAL, SUPPORT
from ..values import ordered_by, placed
from ..whose import holds, is_of
from .ch08_clash import specials

if TYPE_CHECKING:
    from ..table import Table


@board.forbids(hooks.timing_order, "2.18", "10.1")
def orders_are_given_in_planning_only(t: Table, s: State, p: int) -> Truth:
    """Orders are placed in the Planning phase, before the reveal."""
    return s[PHASE] != PLANNING or bool(s[ORDERS_SHOWN])


@board.forbids(hooks.timing_raid, "10.1", "11.4")
@board.forbids(hooks.timing_drop, "10.1", "11.4")
@board.forbids(hooks.timing_march, "10.1", "11.4")
def orders_are_carried_out_in_the_action_phase_only(t: Table, s: State, p: int) -> Truth:
    """In the Planning phase nothing is carried out yet."""
    return s[PHASE] != ACTION


@board.causes(hooks.give_orders, "10.2")
def all_give_orders_at_once(t: Table, s: State) -> None:
    """Step 1: all players give orders at the same time."""
    push(s, t.step["orders"])


@board.orders(hooks.order_hidden, "10.3", "10.11", "10.34")
def orders_are_hidden_until_the_reveal(t: Table, s: State) -> Truth:
    """Orders lie face down until all are turned up together."""
    return not s[ORDERS_SHOWN]


@board.causes(hooks.use_raven, "10.4")
def then_the_raven_may_be_used(t: Table, s: State) -> None:
    """Step 3: the holder of the Raven may use it."""
    push(s, t.step["raven"])


@board.forbids(hooks.order, "10.9", "10.12", "10.13", "12.18")
def an_order_needs_a_unit(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """An order is placed only where one has a unit."""
    return not holds(t, s, i, q)


@board.forbids(hooks.order, "10.14")
def one_order_an_area(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """An area gets one order, however many units stand there."""
    return bool(s[t.at[i] + ORDER])


@board.forbids(hooks.order, "10.15", "10.30", "21.1")
def no_more_tokens_than_there_are(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """A House uses no more orders of a kind than it has."""
    return placed(t, s, q, token) >= hooks.tokens.sum(t, token)


_KINDS = ((RAID, "10.17"), (SUPPORT, "10.18"), (CONSOLIDATE, "10.19"), (DEFENSE, "10.20"), (MARCH, "10.16"))


def _two_of_a_kind(kind: int, number: str) -> None:
    def rule(t: Table, s: State, p: int, q: int, i: int, token: int) -> bool:
        """There are no more normal orders of the kind."""
        return KIND[token] == kind and not SPECIAL[token] and placed(t, s, q, token) >= hooks.tokens.sum(t, token)

    rule.__name__ = f"no_more_of_kind_{kind}"
    board.forbids(hooks.order_because, number)(rule)


for _kind, _number in _KINDS:
    _two_of_a_kind(_kind, _number)


@board.forbids(hooks.order_because, "12.7")
def three_marches_in_all(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """There are three marches in all."""
    return KIND[token] == MARCH and placed(t, s, q, token) >= hooks.tokens.sum(t, token)


@board.forbids(hooks.order_because, "10.21")
def one_special_order_of_a_kind(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """There is one special order of each kind."""
    return SPECIAL[token] and placed(t, s, q, token) >= hooks.tokens.sum(t, token)


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


@board.orders(hooks.raven_flies, "10.35", "2.30")
def its_holder_may_act(t: Table, s: State) -> Truth:
    """After the reveal the holder of the Raven may act."""
    return bool(s[RAVEN])


@board.forbids(hooks.swap, "10.35")
def only_the_holder_of_the_raven(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """Nobody else changes an order."""
    return not is_of(s, RAVEN, p)


@board.forbids(hooks.swap, "10.36")
def only_an_order_of_ones_own(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """The Raven changes one's own order for one of one's own unused orders."""
    return not ordered_by(t, s, i, p)


@board.forbids(hooks.swap, "10.36", "10.15", "10.30")
def for_a_token_not_yet_assigned(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """The order brought in is one not yet assigned."""
    return placed(t, s, p, token) >= hooks.tokens.sum(t, token)


@board.forbids(hooks.swap, "10.36", "10.32", "20.3", "20.5", "20.8")
def limits_of_orders_hold_for_the_raven(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """What may not be placed this turn may not be brought in either."""
    kind, bans = KIND[token], s[BANS]
    banned = {RAID: NO_RAIDS, DEFENSE: NO_DEFENSE, CONSOLIDATE: NO_CONSOLIDATING}.get(kind, 0)
    return kind == CONSOLIDATE and i in t.seas or bool(bans & banned)


@board.forbids(hooks.swap, "10.37")
def a_special_order_needs_a_star_left(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """A special order comes in only if a star was left unused in step 1."""
    return SPECIAL[token] and specials(t, s, p) >= hooks.stars.sum(t, s, p)


@board.forbids(hooks.swap, "8.27", "10.38")
def the_raven_flies_once_a_turn(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """The Raven is used once a turn."""
    return bool(s[RAVEN_USED])


@board.forbids(hooks.timing_swap, "10.1", "10.35")
def the_raven_flies_after_the_reveal(t: Table, s: State, p: int) -> Truth:
    """The Raven acts in the Planning phase, after the reveal."""
    return s[PHASE] != PLANNING or not s[ORDERS_SHOWN]


board.is_structural("10.33", "Dovolení: ostatní rozkazy nemají zákaz podle druhu oblasti, který by vypnutí uvolnilo.")
