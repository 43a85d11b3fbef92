"""Chapter 18: consolidating power, and winning the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import OPEN
from ....core.hooks import Truth
from ....core.layout import State, set_one
from ....core.moments import elsewhere
from .. import hooks
from ..book import board
from ..cells import ACTION, CONSOLIDATION, DRAW, LOST_WITH_AREA, ORDER, OVER, POWER, RAIDED, STAGE, SUPPLY
from ..now import in_phase
from ..orders import CONSOLIDATE, KIND, SPECIAL
from ..values import gain_power, gone_order, orders_of, remove_order
from ..whose import is_of
from .ch01_introduction import best, strongpoints, victory_limit

if TYPE_CHECKING:
    from ..table import Table


_REMOVED = ((CONSOLIDATE, RAIDED), (CONSOLIDATE, LOST_WITH_AREA))
"""Consolidate Power that was removed before its step came."""


@board.causes(hooks.consolidate, "18.1", "18.5")
def all_take_power(t: Table, s: State) -> None:
    """All players take power for their Consolidate Power orders at the same time."""
    for p in t.everyone:
        for i in orders_of(t, s, p, CONSOLIDATE):
            gain_power(t, s, p, hooks.order_income.sum(t, s, i))


@board.forbids(hooks.resolve, "18.1")
def nobody_takes_power_alone(t: Table, s: State, p: int, i: int) -> Truth:
    """These orders are carried out together, not by one player after another."""
    return KIND[s[t.at[i] + ORDER]] == CONSOLIDATE


board.decides("consolidation", "18.1", says="All take power at the same time; nobody chooses anything.")


@board.forbids(elsewhere, "18.13")
def after_an_instant_victory_the_game_is_over(t: Table, s: State, p: int, verb: str) -> Truth:
    """Whoever wins at once ends the game."""
    return bool(s[OVER] and s[OPEN])


@board.forbids(hooks.resolve, "18.2")
def an_order_that_was_removed_gives_nothing(t: Table, s: State, p: int, i: int) -> Truth:
    """Consolidate Power that a raid or an attack has removed gives nobody anything."""
    return gone_order(t, s, p, i) in _REMOVED


@board.counts(hooks.order_income, "18.3", "18.5")
def one_for_the_order(t: Table, s: State, i: int) -> int:
    """Each Consolidate Power order gives one token,"""
    return int(not SPECIAL[s[t.at[i] + ORDER]])


@board.counts(hooks.order_income, "10.29", "18.3")
def no_more_for_a_special_one(t: Table, s: State, i: int) -> int:
    """and a special one no more."""
    return int(SPECIAL[s[t.at[i] + ORDER]])


@board.counts(hooks.order_income, "18.4", "18.5")
def one_for_a_crown(t: Table, s: State, i: int) -> int:
    """One more where the area has a power symbol."""
    return int(t.areas[i].crowns > 0)


def income(t: Table, s: State, p: int) -> int:
    """What the Consolidate Power orders of a player bring."""
    return sum(hooks.order_income.sum(t, s, i) for i in orders_of(t, s, p, CONSOLIDATE))


@board.forbids(hooks.take_own, "18.1")
def nobody_takes_power_before_the_others(t: Table, s: State, p: int, n: int) -> Truth:
    """All take it at the same time, in the third step of the Action phase, and not before."""
    return bool(orders_of(t, s, p, CONSOLIDATE)) and in_phase(s, ACTION) and s[STAGE] < CONSOLIDATION


@board.forbids(hooks.take_own, "11.5")
def power_is_taken_in_the_third_step(t: Table, s: State, p: int, n: int) -> Truth:
    """Raids and marches come first."""
    return bool(orders_of(t, s, p, CONSOLIDATE)) and in_phase(s, ACTION) and s[STAGE] < CONSOLIDATION


@board.forbids(hooks.take_own, "18.2")
def no_token_for_an_order_that_was_removed(t: Table, s: State, p: int, n: int) -> Truth:
    """No token comes for an order that a raid or an attack has removed."""
    lost = any(gone_order(t, s, p, i) in _REMOVED for i in t.spaces)
    return lost and n > income(t, s, p)


@board.forbids(hooks.take_own, "18.3")
def no_more_than_the_orders_bring(t: Table, s: State, p: int, n: int) -> Truth:
    """No order brings a second token"""
    return bool(orders_of(t, s, p, CONSOLIDATE)) and n > income(t, s, p)


@board.forbids(hooks.take_own, "10.29")
def no_token_for_a_star(t: Table, s: State, p: int, n: int) -> Truth:
    """for its star,"""
    return any(SPECIAL[s[t.at[i] + ORDER]] for i in orders_of(t, s, p, CONSOLIDATE)) and n > income(t, s, p)


@board.forbids(hooks.take_own, "18.4")
def no_more_than_one_for_an_area_with_a_crown(t: Table, s: State, p: int, n: int) -> Truth:
    """nor a third where there is a power symbol."""
    crowned = any(t.areas[i].crowns for i in orders_of(t, s, p, CONSOLIDATE))
    return crowned and n > income(t, s, p)


@board.causes(hooks.action_over, "18.6")
def the_board_is_cleared_of_orders(t: Table, s: State) -> None:
    """All orders left are removed and a new turn begins."""
    for i in t.spaces:
        remove_order(t, s, i)


@board.counts(hooks.score_tie, "18.10")
def then_supply_decides(t: Table, s: State, p: int) -> int:
    """Of several with as many areas the one higher on the supply track wins."""
    return s[t.players[p] + SUPPLY]


@board.counts(hooks.score_tie, "18.11")
def then_available_power(t: Table, s: State, p: int) -> int:
    """Then the one with most available power."""
    return s[t.players[p] + POWER]


board.permission(hooks.drawn, "18.12", says="If that does not decide either, the game is drawn.")


@board.forbids(hooks.judge, "18.12")
def nobody_breaks_the_last_tie(t: Table, s: State, judge: int, p: int) -> Truth:
    """Nor does the holder of the Iron Throne decide it."""
    return s[OVER] == DRAW


@board.forbids(hooks.claim_victory, "18.12")
def nobody_wins_a_draw(t: Table, s: State, p: int) -> Truth:
    """In a draw nobody has won."""
    return s[OVER] == DRAW


@board.forbids(hooks.claim_victory, "1.4", "4.3", "18.9")
def fewer_areas_do_not_win(t: Table, s: State, p: int) -> Truth:
    """After the last turn nobody wins with fewer cities and strongholds than another;"""
    return scored(s) and p not in best(t.everyone, lambda q: strongpoints(t, s, q))


@board.forbids(hooks.claim_victory, "18.10")
def lower_supply_does_not_win(t: Table, s: State, p: int) -> Truth:
    """of as many, not with the lower supply;"""
    tied = best(t.everyone, lambda q: strongpoints(t, s, q))
    return scored(s) and p in tied and p not in best(tied, lambda q: s[t.players[q] + SUPPLY])


@board.forbids(hooks.claim_victory, "18.11")
def no_more_available_power_does_not_win(t: Table, s: State, p: int) -> Truth:
    """of as many with equal supply, not without more available power, for which tokens on the map do not count."""
    tied = best(t.everyone, lambda q: strongpoints(t, s, q))
    tied = best(tied, lambda q: s[t.players[q] + SUPPLY])
    return scored(s) and p in tied and any(s[t.players[q] + POWER] >= s[t.players[p] + POWER] for q in tied if q != p)


def scored(s: State) -> bool:
    """Whether the game has ended after the last turn."""
    return bool(s[OVER]) and not s[OPEN]


@board.forbids(hooks.claim_victory, "18.8")
def nobody_wins_before(t: Table, s: State, p: int) -> Truth:
    """Until one of the two ways to win is there, the game goes on."""
    return not s[OVER]


@board.forbids(hooks.claim_victory, "18.13")
def too_few_areas_do_not_win_at_once(t: Table, s: State, p: int) -> Truth:
    """To win at once takes so many areas, and whoever has them has ended the game."""
    return not scored(s) and not is_of(s, OVER, p)


@board.causes(hooks.power_shift, "18.8", "18.13")
def seven_areas_win_at_once(t: Table, s: State) -> None:
    """Whoever controls so many areas with cities and strongholds wins at once."""
    limit = victory_limit(t)
    if s[OVER] or limit is None:
        return
    for p in t.everyone:
        if strongpoints(t, s, p) >= limit:
            set_one(s, OVER, p)
            return
