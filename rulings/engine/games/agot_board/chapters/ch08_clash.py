"""Chapter 8: the Clash of Kings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.flow import is_open, push
from ....core.hooks import Truth
from ....core.layout import State, one_of, set_one
from ....core.moments import elsewhere, not_asked
from .. import hooks
from ..bidding import bid_of
from ..book import board
from ..cells import BID, BIDS_SHOWN, BLADE_USED, CLASHING, COURT, DRAW, FIEFDOMS, IRON_THRONE, OVER, PLACE, SPENT, THRONE
from ..now import at, bidding_at_the_wall, bidding_for_a_track, fighting, placing_on, takes
from ..orders import SPECIAL
from ..values import first_on, place_on, tokens_of
from ..whose import NOBODY, held, is_of
from .ch03_setup import TOKENS

if TYPE_CHECKING:
    from ..table import Table

THIRD = 3
"""The place on the King's Court of which the source says how many stars it has."""


@board.causes(hooks.effect_clash, "8.1", "20.7")
def positions_are_bid_for(t: Table, s: State, deck: int) -> None:
    """The Clash of Kings rearranges all three tracks by bids."""
    push(s, t.step["clash"])


@board.causes(hooks.tracks_cleared, "8.2")
def tokens_leave_the_tracks(t: Table, s: State) -> None:
    """First all influence tokens are taken off the tracks."""
    for row in t.players:
        for cell in PLACE:
            s[row + cell] = 0


@board.orders(hooks.bid_hidden, "8.3", "8.31")
def bids_are_hidden_until_all_are_made(t: Table, s: State) -> Truth | None:
    """Bids are secret, and revealed at the same time."""
    return None if bidding_at_the_wall(t, s) else not s[BIDS_SHOWN]


@board.orders(hooks.bid_order, "8.4", "8.20", "8.29")
def one_track_after_another(t: Table, s: State) -> tuple[int, int, int]:
    """The Iron Throne first, then the Fiefdoms, then the King's Court, each settled on its own."""
    return IRON_THRONE, FIEFDOMS, COURT


def _takes_its_token(track: int, *numbers: str) -> None:
    def the_first_takes_the_token_of_the_track(t: Table, s: State, settled: int) -> None:
        """Whoever comes first on a track takes its token from the last holder."""
        leader = first_on(t, s, track) if settled == track else NOBODY
        if leader != NOBODY:
            set_one(s, TOKENS[track], leader)

    board.causes(hooks.track_settled, "2.29", "8.33", *numbers)(the_first_takes_the_token_of_the_track)


_takes_its_token(IRON_THRONE, "8.6")
_takes_its_token(FIEFDOMS, "8.13", "8.16")
_takes_its_token(COURT, "8.24")


def _by_bids(track: int, *numbers: str) -> None:
    def tokens_are_placed_by_the_bids(t: Table, s: State, placed: int) -> Truth:
        """Influence tokens are placed in the order of the bids."""
        return placed == track

    board.permits(hooks.by_bids, "8.32", *numbers)(tokens_are_placed_by_the_bids)


_by_bids(IRON_THRONE, "8.7")
_by_bids(FIEFDOMS, "8.15", "8.38", "8.39")
_by_bids(COURT, "8.23")


board.permission(
    hooks.token_waits, "8.8", "8.9", "8.10", says="It changes hands only when all influence tokens of the track are placed."
)


@board.orders(hooks.tie_breaker, "8.11", "8.17", "8.35", "8.37", "8.39")
def the_iron_throne_breaks_ties(t: Table, s: State) -> int | None:
    """The holder of the Iron Throne puts equal bids in order."""
    return held(s, THRONE)


def _spent(track: int, number: str) -> None:
    def bids_are_gone(t: Table, s: State, goal: int) -> Truth:
        """All tokens bid return to the bank, those of losers too."""
        return goal == track

    board.permits(hooks.bids_spent, "2.20", "8.34", number)(bids_are_gone)


_spent(IRON_THRONE, "8.12")
_spent(FIEFDOMS, "8.21")
_spent(COURT, "8.28")


@board.forbids(elsewhere, "8.29")
def first_all_bid_for_the_track(t: Table, s: State, p: int, verb: str) -> Truth:
    """A bidding begins with the bids."""
    return bidding_for_a_track(t, s)


@board.forbids(elsewhere, "8.31")
def nobody_is_placed_by_hidden_bids(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nobody is placed before all bids are revealed."""
    return bidding_for_a_track(t, s) and verb == "place"


@board.forbids(hooks.judge, "8.31")
def hidden_bids_are_no_tie(t: Table, s: State, judge: int, p: int) -> Truth:
    """Nor is a tie decided."""
    return bidding_for_a_track(t, s)


@board.forbids(not_asked, "8.30")
def whoever_has_bid_has_bid(t: Table, s: State, p: int, verb: str) -> Truth:
    """Each takes the tokens of the bid once."""
    return bidding_for_a_track(t, s)


@board.forbids(hooks.bid, "8.30")
def one_bid_each_for_a_track(t: Table, s: State, p: int, bidder: int, n: int) -> Truth:
    """Each takes the tokens of the bid once."""
    return bidding_for_a_track(t, s) and bool(s[t.players[bidder] + BID])


@board.forbids(hooks.bid, "8.31")
def bids_lie_open(t: Table, s: State, p: int, bidder: int, n: int) -> Truth:
    """All bids are revealed at the same time: whoever has seen those of others bids no more."""
    return at(t, s, "standing")


@board.forbids(hooks.bid, "8.1", "20.7")
def bids_are_for_the_clash_of_kings(t: Table, s: State, p: int, bidder: int, n: int) -> Truth:
    """Positions are bid for when the card Clash of Kings is carried out,"""
    return not is_open(s, t.step["clash"]) and not bidding_at_the_wall(t, s)


@board.forbids(hooks.judge, "8.11")
def only_ties_are_decided(t: Table, s: State, judge: int, p: int) -> Truth:
    """The holder of the Iron Throne decides ties: where there is none, there is nothing to decide."""
    return not fighting(t, s) and s[OVER] != DRAW and not (at(t, s, "wall") and takes(t, s, "judge"))


board.moment("standing", "8.32", says="Influence tokens are placed, and nothing else is done.")
board.decides("standing", "8.11", "8.35", says="The holder of the Iron Throne puts equal bids in order.")
board.decides("standing", "2.30", says="Nobody without the token of the Iron Throne does.")


def _throne_breaks(track: int, *numbers: str) -> None:
    def of_this_track(t: Table, s: State, p: int, verb: str) -> Truth:
        """So it does on this track."""
        return placing_on(t, s, track)

    board.forbids(not_asked, *numbers)(of_this_track)


_throne_breaks(IRON_THRONE, "8.8", "8.9", "8.10")
_throne_breaks(FIEFDOMS, "8.17")


@board.forbids(hooks.place, "2.3")
def one_influence_token_a_track(t: Table, s: State, judge: int, p: int) -> Truth:
    """Nobody comes to stand on a track twice."""
    return at(t, s, "standing") and bool(s[t.players[p] + PLACE[one_of(s, CLASHING)]])


def _placed_by_bids(track: int, *numbers: str) -> None:
    def not_before_a_higher_bid(t: Table, s: State, judge: int, p: int) -> Truth:
        """Influence tokens are placed in the order of the bids: nobody comes before a higher one."""
        return placing_on(t, s, track) and _is_outbid(t, s, p)

    not_before_a_higher_bid.__name__ = f"not_before_a_higher_bid_on_track_{track}"
    board.forbids(hooks.place, "8.32", *numbers)(not_before_a_higher_bid)


_placed_by_bids(IRON_THRONE, "8.7")
_placed_by_bids(FIEFDOMS, "8.15")
_placed_by_bids(COURT, "8.23")


def _is_outbid(t: Table, s: State, p: int) -> bool:
    """Whether somebody without a place yet has bid more for the track than a player."""
    row = [q for q in t.everyone if not s[t.players[q] + PLACE[one_of(s, CLASHING)]]]
    return bool(row) and bid_of(t, s, p) < max(bid_of(t, s, q) for q in row)


def _token_of_track(track: int, *numbers: str) -> None:
    def it_goes_to_the_winner_of_its_bidding(t: Table, s: State, p: int, taken: int) -> Truth:
        """The token of a track changes hands when all influence tokens lie there, of itself, and comes to whoever is first."""
        return taken == track

    it_goes_to_the_winner_of_its_bidding.__name__ = f"the_token_of_track_{track}_goes_to_the_winner"
    board.forbids(hooks.take_token, "2.29", "8.33", *numbers)(it_goes_to_the_winner_of_its_bidding)


_token_of_track(IRON_THRONE, "8.6")
_token_of_track(FIEFDOMS, "8.13", "8.16")
_token_of_track(COURT, "8.24")


@board.forbids(hooks.take_token, "8.8", "8.9")
def the_throne_waits_for_all_influence_tokens(t: Table, s: State, p: int, taken: int) -> Truth:
    """While it is bid for, whoever held the token of the Iron Throne before holds it still."""
    return taken == IRON_THRONE and is_of(s, CLASHING, IRON_THRONE)


def _bid_is_gone(track: int, number: str) -> None:
    def nobody_takes_it_back(t: Table, s: State, p: int) -> Truth:
        """Tokens that were bid go to the bank, whoever comes first."""
        return _was_bid_for(t, s, p, track)

    nobody_takes_it_back.__name__ = f"nobody_takes_a_bid_back_for_track_{track}"
    board.forbids(hooks.take_bid, "8.34", number)(nobody_takes_it_back)


_bid_is_gone(IRON_THRONE, "8.12")
_bid_is_gone(FIEFDOMS, "8.21")
_bid_is_gone(COURT, "8.28")


def _was_bid_for(t: Table, s: State, p: int, track: int) -> bool:
    """Whether a player has bid for a track in the Clash of Kings of this turn, or bids for it now."""
    row, now = t.players[p], one_of(s, CLASHING)
    if is_open(s, t.step["clash"]) and now != NOBODY and track >= now:
        return track == now and bool(s[row + BID])
    return bool(s[row + SPENT])


@board.forbids(hooks.show_hidden, "8.3", "8.31")
def bids_are_shown_to_nobody(t: Table, s: State, p: int, what: str) -> Truth:
    """Nobody shows a bid before all are revealed."""
    return what == "bid" and bidding_for_a_track(t, s)


@board.forbids(hooks.disordered, "8.36")
def the_order_said_is_the_order_on_the_track(t: Table, s: State, players: Sequence[int]) -> Truth:
    """Those who were put in order stand so on the last track on which they all have a place,"""
    return stand_otherwise(t, s, players)


@board.forbids(hooks.disordered, "8.32")
def the_order_is_that_of_the_bids(t: Table, s: State, players: Sequence[int]) -> Truth:
    """for places go by the bids."""
    return stand_otherwise(t, s, players)


def stand_otherwise(t: Table, s: State, players: Sequence[int]) -> bool:
    """Whether several players do not stand in this order on the last track on which they all have a place."""
    for cell in reversed(PLACE):
        places = [s[t.players[p] + cell] for p in players]
        if 0 not in places:
            return places != sorted(places)
    return True


@board.forbids(hooks.blade, "8.18", "16.12", "14.11")
def the_blade_is_used_once_a_turn(t: Table, s: State, p: int) -> Truth:
    """The Blade may be used in one battle a turn."""
    return bool(s[BLADE_USED])


def no_star_left(t: Table, s: State, p: int) -> bool:
    """Whether a House uses as many special orders as its place on the King's Court has stars."""
    return specials(t, s, p) >= hooks.stars.sum(t, s, p)


@board.forbids(hooks.order, "8.25", "10.7", "10.22", "14.27")
def special_orders_need_stars(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """A House uses no more special orders than its place on the King's Court has stars,"""
    return SPECIAL[token] and no_star_left(t, s, q)


@board.forbids(hooks.order, "8.26", "10.23")
def two_special_orders_on_the_third_place(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """on the third place two,"""
    return SPECIAL[token] and place_on(t, s, q, COURT) == THIRD and no_star_left(t, s, q) and bool(hooks.stars.sum(t, s, q))


@board.forbids(hooks.order, "8.22", "10.31")
def none_without_stars(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """and on the last, which has no star, none."""
    return SPECIAL[token] and not hooks.stars.sum(t, s, q)


def specials(t: Table, s: State, p: int) -> int:
    """Special orders that a player has on the board."""
    return sum(SPECIAL[token] for token in tokens_of(t, s, p))


@board.counts(hooks.stars, "8.25")
def stars_of_a_place(t: Table, s: State, p: int) -> int:
    """A place on the King's Court has so many stars,"""
    place = s[t.players[p] + PLACE[COURT]]
    return 0 if place == THIRD else t.printed.stars.get(place, 0)


@board.counts(hooks.stars, "8.25")
def stars_of_the_third_place(t: Table, s: State, p: int) -> int:
    """and so has the third."""
    place = s[t.players[p] + PLACE[COURT]]
    return t.printed.stars.get(place, 0) if place == THIRD else 0


@board.forbids(hooks.bid, "2.20", "8.30")
def nobody_bids_more_than_is_available(t: Table, s: State, p: int, bidder: int, n: int) -> Truth:
    """Only available power can be bid."""
    return bidding_for_a_track(t, s) and n > (hooks.available.first(t, s, bidder) or 0)


@board.forbids(hooks.bid, "8.34")
def tokens_bid_before_are_gone(t: Table, s: State, p: int, bidder: int, n: int) -> Truth:
    """Tokens of an earlier bidding lie in the bank: nobody bids them again."""
    left = n - (hooks.available.first(t, s, bidder) or 0)
    return bidding_for_a_track(t, s) and 0 < left <= s[t.players[bidder] + SPENT]


@board.forbids(hooks.bid_for, "8.4", "8.20")
def bids_are_for_the_track_at_hand(t: Table, s: State, p: int, track: int) -> Truth:
    """Each track has a bidding of its own: no other is bid for until that is settled."""
    return is_open(s, t.step["clash"]) and not is_of(s, CLASHING, track)


@board.forbids(hooks.bid_for, "8.30")
def one_bid_each_for_the_track_at_hand(t: Table, s: State, p: int, track: int) -> Truth:
    """And whoever has bid for a track does not bid for it again."""
    return bidding_for_a_track(t, s) and is_of(s, CLASHING, track) and bool(s[t.players[p] + BID])


@board.forbids(hooks.bid_for, "8.31")
def bids_for_the_track_lie_open(t: Table, s: State, p: int, track: int) -> Truth:
    """Whoever has seen the bids of others bids no more."""
    return placing_on(t, s, track)


@board.forbids(hooks.bid_for, "8.1", "20.7")
def tracks_are_bid_for_in_the_clash_of_kings(t: Table, s: State, p: int, track: int) -> Truth:
    """Nobody bids for a track when the card Clash of Kings is not being carried out."""
    return not is_open(s, t.step["clash"])


@board.forbids(hooks.bid_theirs, "8.30")
def only_own_power_is_bid(t: Table, s: State, p: int, q: int, n: int) -> Truth:
    """And it is one's own."""
    return bidding_for_a_track(t, s)


@board.forbids(hooks.place, "8.36")
def the_tied_fill_the_best_places(t: Table, s: State, judge: int, p: int) -> Truth:
    """Nobody is put before a higher bidder."""
    return at(t, s, "standing") and _is_outbid(t, s, p)
