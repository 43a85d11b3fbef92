"""Chapter 20: what the Westeros cards say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import is_open, push
from ....core.hooks import Causes, Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..book import board
from ..cells import (
    ACTION,
    BANS,
    BLADE_USED,
    CAME,
    FATE,
    GONE,
    GONE_OF,
    KIND,
    MET,
    NO_CONSOLIDATING,
    NO_DEFENSE,
    NO_RAIDS,
    ORDERS_SHOWN,
    RAINS,
    RAVEN_USED,
    SPENT,
    WESTEROS,
    WINNER,
)
from ..now import at, in_phase
from ..values import controlled, gain_power, order_of_play
from .ch05_westeros import shows_effect

if TYPE_CHECKING:
    from ..table import Table


@board.causes(hooks.effect_winter, "20.1")
def the_deck_is_shuffled_and_another_card_comes(t: Table, s: State, deck: int) -> None:
    """Winter Is Coming: the deck is shuffled at once and a new card turned up and carried out."""
    for place in t.decks[deck]:
        s[place + KIND] = 0
    push(s, t.step["winter"], deck)


@board.forbids(elsewhere, "20.1")
def first_the_new_card_comes(t: Table, s: State, p: int, verb: str) -> Truth:
    """A new card is turned up, and nothing else is done."""
    return at(t, s, "reveal") and is_open(s, t.step["winter"])


@board.causes(hooks.effect_supply, "20.6")
def supply_in_order_of_play(t: Table, s: State, deck: int) -> None:
    """Supply: in order of play players adjust supply and trim their armies."""
    push(s, t.step["supply"])


@board.causes(hooks.effect_game, "20.12")
def a_token_for_every_crown(t: Table, s: State, deck: int) -> None:
    """Game of Thrones: a power token for every power symbol in controlled areas."""
    for p in order_of_play(t, s):
        gain_power(t, s, p, sum(t.areas[i].crowns for i in controlled(t, s, p)))


@board.forbids(hooks.take_own, "20.12")
def the_card_brings_no_more(t: Table, s: State, p: int, n: int) -> Truth:
    """So many and no more: when the card lies open they have come, or come by themselves."""
    return in_phase(s, WESTEROS) and shows_effect(s, "game")


@board.forbids(hooks.take_own, "20.9")
@board.forbids(hooks.resolve, "20.9")
def nobody_consolidates_at_a_feast_for_crows(t: Table, s: State, p: int, what: int) -> Truth:
    """Feast for Crows: there is no step in which power is consolidated, so nobody takes any."""
    return in_phase(s, ACTION) and bool(s[BANS] & NO_CONSOLIDATING)


def _ban(hook: Causes[[State, int]], bit: int, *numbers: str) -> None:
    def ban(t: Table, s: State, deck: int) -> None:
        """The card holds for the whole turn."""
        s[BANS] |= bit

    board.causes(hook, *numbers)(ban)


_ban(hooks.effect_no_raids, NO_RAIDS, "20.3", "20.4")
_ban(hooks.effect_no_defense, NO_DEFENSE, "20.5")
_ban(hooks.effect_no_consolidating, NO_CONSOLIDATING, "20.8", "20.9")
_ban(hooks.effect_rains, RAINS, "20.13")


@board.forbids(hooks.step_skipped, "20.4")
def raids_are_skipped(t: Table, s: State, name: str) -> Truth:
    """Sea of Storms: the step of raids is skipped."""
    return name == "raids" and bool(s[BANS] & NO_RAIDS)


@board.forbids(hooks.step_skipped, "20.9")
def consolidation_is_skipped(t: Table, s: State, name: str) -> Truth:
    """Feast for Crows: the step of consolidation is skipped."""
    return name == "consolidation" and bool(s[BANS] & NO_CONSOLIDATING)


@board.causes(hooks.effect_nothing)
def nothing_happens(t: Table, s: State, deck: int) -> None:
    """Last Days of Summer."""


@board.causes(hooks.turn_over)
def what_holds_for_a_turn_ends(t: Table, s: State) -> None:
    """Cards, the Blade and the Raven are fresh again in the next turn."""
    for cell in (BANS, BLADE_USED, RAVEN_USED, ORDERS_SHOWN, WINNER, MET):
        s[cell] = 0
    for row in t.players:
        s[row + SPENT] = 0
    for a in t.at:
        s[a + GONE] = s[a + GONE_OF] = s[a + FATE] = s[a + CAME] = 0


board.is_structural("20.2", "Karta nic nepůsobí: není co vypnout, bez pravidla by hra byla stejná.")
