"""Chapter 3: setting the game up, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State, set_one
from .. import hooks
from ..atlas import HOUSES, starts
from ..book import board
from ..cells import (
    BLADE,
    COURT,
    FLAG,
    HAND,
    KNIGHT,
    NEUTRAL,
    OWNER,
    PLACE,
    POWER,
    RAVEN,
    SETUP_CARD,
    SHIP,
    SUPPLY,
    THREAT,
    THRONE,
    TRACKS,
    TURN,
    UNITS,
    WHERE,
)
from ..now import bidding_at_the_wall, bidding_for_a_track
from ..values import bank, first_on, on_map
from ..whose import NOBODY

if TYPE_CHECKING:
    from ..atlas import Start
    from ..table import Table

TOKENS = (THRONE, BLADE, RAVEN)
UNIT = {"footman": 0, "knight": KNIGHT, "ship": SHIP}


@board.causes(hooks.setup, "3.2", "2.12", "19.1")
def neutral_forces_stand_in_three_areas(t: Table, s: State) -> None:
    """King's Landing, The Eyrie and Sunspear hold a neutral force."""
    for i in t.spaces:
        s[t.at[i] + NEUTRAL] = t.areas[i].neutral


@board.causes(hooks.setup, "3.3", "2.11", "9.1")
def the_threat_starts_at_nought(t: Table, s: State) -> None:
    """The wildling token starts on space 0."""
    s[THREAT] = 0


@board.causes(hooks.setup, "3.4", "2.15")
def the_first_turn(t: Table, s: State) -> None:
    """The turn marker starts on 1."""
    s[TURN] = 1


@board.causes(hooks.setup, "3.5")
def all_power_lies_in_the_bank(t: Table, s: State) -> None:
    """All power tokens go to the bank."""
    for row in t.players:
        s[row + POWER] = 0


@board.causes(hooks.setup, "3.6", "2.6", "2.27")
def everybody_gets_a_setup_card(t: Table, s: State) -> None:
    """The setup card says which House a player runs, and where it starts."""
    for p, row in enumerate(t.players):
        if t.houses[p] in HOUSES:
            set_one(s, row + SETUP_CARD, HOUSES.index(t.houses[p]))


@board.forbids(hooks.house, "3.6")
def a_house_is_kept(t: Table, s: State, p: int, q: int) -> Truth:
    """Once it is drawn it does not change until the game is over."""
    return True


def setup_cards(t: Table, s: State) -> list[tuple[int, Start]]:
    """(player, setup card) of those who have one."""
    return [(p, starts()[t.houses[p]]) for p in t.everyone if s[t.players[p] + SETUP_CARD]]


@board.causes(hooks.setup, "3.7", "2.5", "2.24", "16.6")
def seven_house_cards(t: Table, s: State) -> None:
    """Every player takes the seven cards of the House."""
    for hand in t.hands:
        for c in hand:
            s[t.cards[c] + WHERE] = HAND


@board.causes(hooks.setup, "2.3", "2.27", "3.9", "3.18")
def influence_tokens_by_the_setup_card(t: Table, s: State) -> None:
    """An influence token of each House that is played lies on each track."""
    for track in TRACKS:
        for p, card in setup_cards(t, s):
            s[t.players[p] + PLACE[track]] = card.tracks[track]


@board.causes(hooks.setup, "19.16")
def where_a_house_is_missing_the_others_move_up(t: Table, s: State) -> None:
    """No place stays empty between them."""
    for cell in PLACE:
        order = sorted((row for row in t.players if s[row + cell]), key=lambda row: s[row + cell])
        for place, row in enumerate(order, 1):
            s[row + cell] = place


board.permission(hooks.no_tokens_of_missing_houses, "19.11", says="Tokens of Houses that are not played stay off the tracks.")


@board.otherwise(hooks.no_tokens_of_missing_houses, hooks.setup)
def they_would_keep_their_places(t: Table, s: State) -> None:
    """Tokens of missing Houses would lie before and between the others."""
    influence_tokens_by_the_setup_card(t, s)


@board.causes(hooks.setup, "3.15")
def the_optional_swap(t: Table, s: State) -> None:
    """If the players agree so, Lannister is fourth and Greyjoy fifth on the King's Court."""
    if not t.printed.swap or not {"Lannister", "Greyjoy"} <= set(t.houses):
        return
    order = sorted(t.everyone, key=lambda p: s[t.players[p] + PLACE[COURT]])
    order = [p for p in order if t.houses[p] not in ("Lannister", "Greyjoy")]
    order += [t.houses.index("Lannister"), t.houses.index("Greyjoy")]
    for place, p in enumerate(order, 1):
        s[t.players[p] + PLACE[COURT]] = place


@board.causes(hooks.setup, "2.13", "2.29", "3.19")
def the_first_on_a_track_takes_its_token(t: Table, s: State) -> None:
    """Whoever is first on a track holds its token: the Iron Throne, the Blade, the Raven."""
    if t.count == len(HOUSES):
        _take_tokens(t, s)


@board.causes(hooks.setup, "2.13", "2.29", "19.17")
def with_fewer_houses_whoever_has_moved_up(t: Table, s: State) -> None:
    """Where Houses are missing it is whoever is first after the others have moved up."""
    if t.count < len(HOUSES):
        _take_tokens(t, s)


def _take_tokens(t: Table, s: State) -> None:
    for track, cell in enumerate(TOKENS):
        leader = first_on(t, s, track)
        if leader != NOBODY:
            set_one(s, cell, leader)


@board.causes(hooks.setup, "2.4", "2.27")
def one_supply_token_each(t: Table, s: State) -> None:
    """The supply token stands on the track where the setup card says."""
    for p, card in setup_cards(t, s):
        s[t.players[p] + SUPPLY] = card.supply
        s[t.players[p] + FLAG] = 1


@board.causes(hooks.setup, "3.10", "3.20")
def five_power_tokens(t: Table, s: State) -> None:
    """Every player receives five power tokens from the bank."""
    for row in t.players:
        s[row + POWER] += 5


@board.counts(hooks.power_gained, "3.11", "21.1", "21.2")
def only_tokens_of_the_own_house(t: Table, s: State, p: int, n: int) -> int:
    """A player gains only tokens of the own House, as far as its bank reaches."""
    return min(n, bank(t, s, p))


@board.forbids(hooks.take_theirs, "3.11")
def nobody_takes_tokens_of_others(t: Table, s: State, p: int, q: int) -> Truth:
    """Nobody takes tokens of another House."""
    return True


@board.forbids(hooks.take_theirs, "21.1")
def nothing_stands_in_for_a_token_that_is_missing(t: Table, s: State, p: int, q: int) -> Truth:
    """Not even when there are none of one's own: nothing takes the place of what is missing,"""
    return not bank(t, s, p)


@board.forbids(hooks.take_theirs, "21.2")
def who_has_all_tokens_gains_none(t: Table, s: State, p: int, q: int) -> Truth:
    """and whoever has them all gains no other."""
    return not bank(t, s, p)


@board.forbids(hooks.take_own, "21.1")
def nobody_takes_more_than_the_bank_holds(t: Table, s: State, p: int, n: int) -> Truth:
    """Tokens that do not lie in the bank cannot be had,"""
    return n > bank(t, s, p)


@board.forbids(hooks.take_own, "21.2")
def nobody_takes_any_from_an_empty_bank(t: Table, s: State, p: int, n: int) -> Truth:
    """and whose tokens are all held or on the map gains none."""
    return not bank(t, s, p)


@board.orders(hooks.available, "3.12")
def available_is_what_is_not_on_the_map(t: Table, s: State, p: int) -> int:
    """Tokens that a player holds are available power."""
    return s[t.players[p] + POWER]


@board.forbids(hooks.bid_theirs, "3.12")
def power_of_others_is_not_available(t: Table, s: State, p: int, q: int, n: int) -> Truth:
    """Tokens that another player holds are not."""
    return True


@board.forbids(hooks.bid, "3.12")
def nobody_bids_what_is_not_available(t: Table, s: State, p: int, bidder: int, n: int) -> Truth:
    """So nobody bids, or gives, more than is available,"""
    return (bidding_for_a_track(t, s) or bidding_at_the_wall(t, s)) and n > (hooks.available.first(t, s, bidder) or 0)


@board.forbids(hooks.rule, "3.12")
def nobody_lays_a_token_that_is_not_available(t: Table, s: State, p: int, i: int) -> Truth:
    """or lays a token on an area that lies on another or in the bank."""
    return not hooks.available.first(t, s, p)


@board.orders(hooks.available)
def otherwise_tokens_on_the_map_would_count(t: Table, s: State, p: int) -> int:
    """Without that rule every token of the House would do."""
    return s[t.players[p] + POWER] + on_map(t, s, p)


@board.orders(hooks.power_hidden, "3.13", "9.7")
def power_is_hidden_while_bids_are_made(t: Table, bidding: bool) -> Truth:
    """Available power is visible except while players bid."""
    return bidding


@board.forbids(hooks.hide_power, "3.13")
def power_lies_open(t: Table, s: State, p: int) -> Truth:
    """Nobody hides it at any other time."""
    return True


@board.causes(hooks.setup, "2.27", "3.14", "3.17")
def units_by_the_setup_card(t: Table, s: State) -> None:
    """Starting units stand where the setup card says."""
    for p, card in setup_cards(t, s):
        for area, unit, n in card.units:
            a = t.at[t.area_index[area]]
            set_one(s, a + OWNER, p)
            s[a + UNITS[UNIT[unit]]] += n


board.permission(hooks.game_begins, "3.16", says="When everything stands, the game begins.")
board.moment("setup", "3.16", says="Until everything stands the game cannot begin.")
