"""Chapter 9: the wildling threat and its attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.flow import asked, is_open, push, top
from ....core.hooks import Truth
from ....core.layout import State, one_of
from ....core.moments import elsewhere, not_asked
from .. import hooks
from ..atlas import westeros_card
from ..bidding import WALL, bid_of
from ..book import board
from ..cells import BID, BIDS_SHOWN, DISCARDED, DUE, FIELD, HIGHEST_THREAT, KNIGHT, SHOWN, THREAT, THRONE, WHERE
from ..now import at, bidding_at_the_wall, fighting, frame_of, takes
from ..steps.bids import Wall
from ..steps.westeros import JUDGED, LOWEST, elsewhere_too
from ..values import has_unit
from ..whose import held, is_of

if TYPE_CHECKING:
    from ..table import Table

LOST = 2
"""Mustering points that everybody loses to the wildlings, and the lowest contributor once more."""


@board.counts(hooks.mammoths, "9.2")
def some_cards_show_a_mammoth(t: Table, kind: int) -> int:
    """Some of the cards show a mammoth."""
    return int(westeros_card(kind).name in t.printed.mammoths)


@board.causes(hooks.threat_grows, "9.3", "9.4", "20.14")
def the_threat_moves_a_space_for_each_mammoth(t: Table, s: State, decks: Sequence[int]) -> None:
    """Each revealed card with a mammoth moves the wildling token before any card is carried out."""
    shown = [s[SHOWN[deck]] for deck in decks if s[SHOWN[deck]]]
    s[THREAT] = min(HIGHEST_THREAT, s[THREAT] + sum(hooks.mammoths.sum(t, kind) for kind in shown))


@board.causes(hooks.effect_wildlings, "9.5", "20.10")
def the_wildlings_attack(t: Table, s: State, deck: int) -> None:
    """Everybody gives power to the Night's Watch, nought being allowed."""
    push(s, t.step["bids"], 0, WALL)


@board.counts(hooks.threat_strength, "9.6", "9.21", "20.10")
def each_space_is_worth_two(t: Table, s: State) -> int:
    """The spaces of the track are worth 0, 2, 4 and so on."""
    return 2 * s[THREAT]


@board.counts(hooks.watch_strength, "9.9", "2.21")
def contributions_add_up(t: Table, s: State) -> int:
    """The strength of the Night's Watch is the sum of all contributions."""
    return sum(bid_of(t, s, p) for p in t.everyone)


@board.orders(hooks.watch_wins, "9.10")
def the_watch_wins_ties(t: Table, s: State, watch: int) -> Truth:
    """The Night's Watch wins if it is as strong as the attack, or stronger."""
    return watch >= hooks.threat_strength.sum(t, s)


@board.orders(hooks.wildlings_win, "9.11")
def stronger_wildlings_win(t: Table, s: State, watch: int) -> Truth:
    """The wildlings win if they are stronger."""
    return watch < hooks.threat_strength.sum(t, s)


@board.forbids(elsewhere, "9.7")
def first_all_give_to_the_watch(t: Table, s: State, p: int, verb: str) -> Truth:
    """Step 2: everybody gives power in secret, and nothing else is done."""
    return bidding_at_the_wall(t, s)


@board.forbids(not_asked, "9.7")
def whoever_has_given_has_given(t: Table, s: State, p: int, verb: str) -> Truth:
    """Each takes the tokens once."""
    return bidding_at_the_wall(t, s)


@board.forbids(hooks.bid, "9.7")
def one_contribution_each(t: Table, s: State, p: int, bidder: int, n: int) -> Truth:
    """Each takes the tokens once."""
    return bidding_at_the_wall(t, s) and bool(s[t.players[bidder] + BID])


@board.forbids(hooks.bid, "9.7")
def nobody_gives_more_than_is_available(t: Table, s: State, p: int, bidder: int, n: int) -> Truth:
    """Only available power can be given."""
    return bidding_at_the_wall(t, s) and n > (hooks.available.first(t, s, bidder) or 0)


@board.forbids(hooks.bid_theirs, "9.7")
def only_own_power_is_given(t: Table, s: State, p: int, q: int, n: int) -> Truth:
    """And it is one's own."""
    return bidding_at_the_wall(t, s)


@board.forbids(hooks.bid, "9.8")
def contributions_lie_open(t: Table, s: State, p: int, bidder: int, n: int) -> Truth:
    """All contributions are shown at the same time: whoever has seen those of others gives no more."""
    return at(t, s, "wall")


@board.forbids(hooks.bid, "9.5", "20.10")
def power_is_given_when_the_wildlings_attack(t: Table, s: State, p: int, bidder: int, n: int) -> Truth:
    """and power is given to the Night's Watch when the wildlings attack."""
    return not bidding_at_the_wall(t, s) and not is_open(s, t.step["clash"])


board.permission(hooks.attack_averted, "9.13", says="If the Night's Watch wins nobody loses units.")


@board.forbids(hooks.remove, "9.13")
def nobody_loses_units_to_an_averted_attack(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """Nobody removes units."""
    return at(t, s, "wall") and watch_has_won(t, s)


board.permission(hooks.watch_reward, "9.14", says="Whoever gave most may take a House card from the own discard pile.")


@board.orders(hooks.bid_hidden, "9.8")
def contributions_are_hidden_until_all_are_made(t: Table, s: State) -> Truth | None:
    """Contributions are shown at the same time."""
    return not s[BIDS_SHOWN] if bidding_at_the_wall(t, s) else None


@board.permits(hooks.bids_spent, "9.12")
def contributions_are_gone(t: Table, s: State, goal: int) -> Truth:
    """All tokens given return to the bank, whoever wins."""
    return goal == WALL


def watch_has_won(t: Table, s: State) -> bool:
    """Whether the attack under way was averted."""
    return bool(hooks.watch_wins.holds(t, s, hooks.watch_strength.sum(t, s)))


def attacked(t: Table, s: State) -> bool:
    """Whether the wildlings attack, until it is known who wins and what that brings."""
    return bidding_at_the_wall(t, s) or at(t, s, "wall")


def rewarding(t: Table, s: State) -> bool:
    """Whether the highest contributor is asked about the reward."""
    return at(t, s, "wall") and takes(t, s, "take_back")


def naming(t: Table, s: State) -> bool:
    """Whether it is asked who of several counts as the highest or the lowest."""
    return at(t, s, "wall") and takes(t, s, "judge")


@board.forbids(elsewhere, "9.14")
@board.forbids(not_asked, "9.14")
def the_highest_is_rewarded(t: Table, s: State, p: int, verb: str) -> Truth:
    """The highest contributor may take a card back; nobody else does, and nothing else is done."""
    return rewarding(t, s)


@board.forbids(hooks.take_back, "9.14")
def the_reward_is_for_the_highest_and_once(t: Table, s: State, p: int, c: int) -> Truth:
    """A card comes back for the highest contribution against the wildlings, one card."""
    return not rewarding(t, s) and not s[FIELD]


@board.forbids(hooks.take_back, "9.15")
def only_who_was_named_the_highest_is_rewarded(t: Table, s: State, p: int, c: int) -> Truth:
    """Of several highest contributors only the one whom the holder of the Iron Throne has named gets anything."""
    return rewarding(t, s) and bool(s[top(s) + Wall.JUDGED]) and not is_of(s, top(s) + Wall.NAMED, p)


@board.forbids(hooks.take_back, "9.14")
def a_reward_that_comes_to_nothing_passes_to_nobody(t: Table, s: State, p: int, c: int) -> Truth:
    """If the highest contributor has nothing to take back, nobody else takes anything instead."""
    return rewarding(t, s) and not is_of(s, top(s) + Wall.NAMED, p) and not _discards(t, s, one_of(s, top(s) + Wall.NAMED))


def _discards(t: Table, s: State, p: int) -> bool:
    """Whether a House card lies in a player's discard pile."""
    return any(s[t.cards[c] + WHERE] == DISCARDED for c in t.hands[p])


@board.forbids(hooks.take_back, "9.14")
def the_reward_lies_in_the_own_discard_pile(t: Table, s: State, p: int, c: int) -> Truth:
    """The card is one of the own discard pile."""
    return rewarding(t, s) and not is_discarded(t, s, p, c)


def is_discarded(t: Table, s: State, p: int, c: int) -> bool:
    """Whether a House card lies in a player's own discard pile."""
    return c in t.hands[p] and s[t.cards[c] + WHERE] == DISCARDED


@board.orders(hooks.wall_judge, "9.15")
def the_iron_throne_names_the_highest(t: Table, s: State) -> int | None:
    """Ties of the highest contributions are decided by the holder of the Iron Throne,"""
    return held(s, THRONE) if watch_has_won(t, s) else None


@board.orders(hooks.wall_judge, "9.19")
def the_iron_throne_names_the_lowest(t: Table, s: State) -> int | None:
    """and so are those of the lowest."""
    return None if watch_has_won(t, s) else held(s, THRONE)


@board.forbids(elsewhere, "9.15")
@board.forbids(not_asked, "9.15")
def the_highest_is_being_named(t: Table, s: State, p: int, verb: str) -> Truth:
    """First the holder of the Iron Throne says who gave most, and nobody else does."""
    return naming(t, s) and watch_has_won(t, s)


@board.forbids(elsewhere, "9.19")
@board.forbids(not_asked, "9.19")
def the_lowest_is_being_named(t: Table, s: State, p: int, verb: str) -> Truth:
    """First the holder of the Iron Throne says who gave least, and nobody else does."""
    return naming(t, s) and not watch_has_won(t, s)


@board.forbids(not_asked, "2.30")
def nobody_without_the_throne_names_anybody(t: Table, s: State, p: int, verb: str) -> Truth:
    """Without the token of the Iron Throne nobody decides a tie."""
    return naming(t, s)


@board.forbids(not_asked, "8.11")
def the_holder_of_the_throne_breaks_ties_at_the_wall(t: Table, s: State, p: int, verb: str) -> Truth:
    """All ties are decided by the holder of the Iron Throne."""
    return naming(t, s)


@board.forbids(hooks.judge_wildlings, "9.10")
def nobody_decides_for_the_wildlings(t: Table, s: State, p: int) -> Truth:
    """Equal strength is enough for the Night's Watch: the holder of the Iron Throne has nothing to decide here."""
    return attacked(t, s)


@board.forbids(hooks.judge, "9.8")
def hidden_contributions_are_no_tie(t: Table, s: State, judge: int, p: int) -> Truth:
    """Before contributions are shown there is none to be decided."""
    return bidding_at_the_wall(t, s)


@board.forbids(hooks.judge, "9.15")
def only_one_of_the_highest(t: Table, s: State, judge: int, p: int) -> Truth:
    """Who counts as the highest is one of those who gave most, and is named where several did."""
    if rewarding(t, s):
        return True
    return naming(t, s) and watch_has_won(t, s) and bid_of(t, s, p) < max(bid_of(t, s, q) for q in t.everyone)


@board.forbids(hooks.judge, "9.14")
def the_reward_is_for_the_highest(t: Table, s: State, judge: int, p: int) -> Truth:
    """Nobody who has given less is rewarded."""
    return naming(t, s) and watch_has_won(t, s) and bid_of(t, s, p) < max(bid_of(t, s, q) for q in t.everyone)


@board.forbids(hooks.judge, "9.18")
def more_is_lost_by_the_lowest(t: Table, s: State, judge: int, p: int) -> Truth:
    """Nobody who has given more than another loses more."""
    return naming(t, s) and not watch_has_won(t, s) and bid_of(t, s, p) > min(bid_of(t, s, q) for q in t.everyone)


@board.forbids(hooks.judge, "9.19")
def only_one_of_the_lowest(t: Table, s: State, judge: int, p: int) -> Truth:
    """Who counts as the lowest is one of those who gave least, and is named where several did."""
    if is_open(s, t.step["losses"]):
        return True
    return naming(t, s) and not watch_has_won(t, s) and bid_of(t, s, p) > min(bid_of(t, s, q) for q in t.everyone)


@board.causes(hooks.wall_losses, "9.16")
def everybody_loses_two_points(t: Table, s: State, lowest: int) -> None:
    """Every player removes units worth two mustering points."""
    for row in t.players:
        s[row + DUE] += LOST


board.moment("losses part", "9.16", says="Units are removed at once, and nothing else is done.")
board.decides("losses part", "9.16", says="Everybody chooses the own units to be removed.")


@board.forbids(hooks.remove, "9.16")
def the_wildlings_take_ones_own_units(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """The units are one's own, and stand there."""
    return at(t, s, "losses part") and not has_unit(t, s, p, i, unit)


def bearing_losses(t: Table, s: State) -> bool:
    """Whether the wildlings have won, so that units are removed."""
    return is_open(s, t.step["losses"]) or at(t, s, "wall") and not watch_has_won(t, s)


@board.forbids(hooks.remove, "9.16")
def so_much_is_removed_and_no_more(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """Units are removed as far as they are due, and each in turn."""
    return bearing_losses(t, s) and not still_due(t, s, p)


def still_due(t: Table, s: State, p: int) -> bool:
    """Whether it is a player's turn to remove units, and more are due."""
    return at(t, s, "losses part") and asked(t, s) == p and bool(s[t.players[p] + DUE])


@board.forbids(hooks.remove, "9.18")
def others_than_the_lowest_lose_no_more(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """Only the lowest contributor loses more than two points,"""
    return spared(t, s, p)


@board.forbids(hooks.remove, "9.19")
def who_was_not_named_the_lowest_loses_no_more(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """and of several that one whom the holder of the Iron Throne has named."""
    return spared(t, s, p) and bool(s[frame_of(t, s, "losses") + JUDGED])


def spared(t: Table, s: State, p: int) -> bool:
    """Whether a player who is not the lowest contributor has removed all that was due."""
    if not is_open(s, t.step["losses"]):
        return False
    return not is_lowest(t, s, p) and not s[t.players[p] + DUE]


def is_lowest(t: Table, s: State, p: int) -> bool:
    """Whether a player counts as the lowest contributor, while losses are borne."""
    return is_of(s, frame_of(t, s, "losses") + LOWEST, p)


@board.forbids(hooks.remove, "5.14")
def supply_asks_for_no_more(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """Apart from battles and wildlings units leave the board as far as supply asks for it, and no further."""
    return not at(t, s, "trim") and not at(t, s, "wall") and not is_open(s, t.step["losses"]) and not fighting(t, s)


@board.forbids(hooks.enough, "9.16")
def everybody_removes_two_points(t: Table, s: State, p: int) -> Truth:
    """Nobody stops before that,"""
    return still_due(t, s, p) and (not is_lowest(t, s, p) or s[t.players[p] + DUE] > LOST)


@board.forbids(hooks.enough, "9.18")
def the_lowest_removes_two_more(t: Table, s: State, p: int) -> Truth:
    """and the lowest contributor not before four."""
    return still_due(t, s, p) and is_lowest(t, s, p)


@board.forbids(hooks.removes_more, "9.16")
def all_that_is_due_is_removed(t: Table, s: State, p: int, i: int) -> Truth:
    """So much is removed as is due, as long as there is something to remove: here, if there is nothing elsewhere."""
    return still_due(t, s, p) and not elsewhere_too(t, s, p, i)


@board.counts(hooks.worth)
def a_unit_is_worth_a_point(t: Table, unit: int) -> int:
    """Footmen and ships are worth a point."""
    return 1


@board.counts(hooks.worth, "9.17")
def a_knight_is_worth_two(t: Table, unit: int) -> int:
    """A knight is worth two points."""
    return int(unit == KNIGHT)


@board.causes(hooks.wall_losses, "9.18")
def the_lowest_loses_two_more(t: Table, s: State, lowest: int) -> None:
    """The lowest contributor removes two points more."""
    s[t.players[lowest] + DUE] += LOST


@board.causes(hooks.wall_over, "9.20")
def the_threat_falls_to_nought(t: Table, s: State) -> None:
    """Whoever wins, the wildling token goes back to 0."""
    s[THREAT] = 0
