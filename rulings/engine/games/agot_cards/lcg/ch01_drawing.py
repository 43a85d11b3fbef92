"""Chapter 1, Lízání karet: the draw cap, winter, searching, what is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.texts import constants
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import lcg
from ..cells import DECK, HAND, PLAY, ZONE
from ..chapters import ch06_phases as phases
from ..chapters.ch04_setup import shuffle_deck

if TYPE_CHECKING:
    from ..table import Table

lcg.repeats(phases.draw_two_cards, "1.1")
lcg.repeats(phases.three_cards_by_effects, "1.2")
lcg.repeats(phases.draws_by_effects_are_counted, "1.3")
lcg.permission(hooks.into_hand_undrawn, "1.7", says="A card that an effect puts into the hand has not been drawn.")
lcg.permission(hooks.into_play_undrawn, "1.8", says="Nor has one that is put into play.")
lcg.permission(
    hooks.searched_undrawn, "1.9", "1.10", says="What has been searched for in a deck does not count against the limit."
)


@lcg.otherwise(hooks.into_hand_undrawn, hooks.drawn_though_put)
def cards_put_into_the_hand_could_be_drawn(t: Table, s: State, c: int, zone: int) -> Truth:
    """Otherwise whatever comes into the hand would have been drawn (1.7)."""
    return zone == HAND


@lcg.otherwise(hooks.into_play_undrawn, hooks.drawn_though_put)
def cards_put_into_play_could_be_drawn(t: Table, s: State, c: int, zone: int) -> Truth:
    """And what comes into play (1.8)."""
    return zone == PLAY


@lcg.otherwise(hooks.searched_undrawn, hooks.drawn_though_put)
def cards_searched_for_could_be_drawn(t: Table, s: State, c: int, zone: int) -> Truth:
    """And what is found in a deck (1.9)."""
    return s[c + ZONE] == DECK


lcg.permission(
    hooks.extra_is_additional, "1.4", "1.4a", says="What a text adds to the draw phase counts among the additional cards."
)


@lcg.counts(hooks.base_draw, "1.5")
def one_card_in_winter(t: Table, s: State) -> int:
    """In winter the draw phase gives one card only."""
    return 1 if any(constants(t, s, "winter")) else 0


lcg.permission(hooks.cap_stands, "1.6", says="A base draw of one leaves the cap at three additional cards.")


@lcg.otherwise(hooks.cap_stands, hooks.draw_cap)
def missing_cards_could_be_made_up(t: Table, s: State) -> int:
    """Were the cap one for all cards, what winter takes could be drawn by effects (1.6)."""
    return phases.winter(t, s)


lcg.permission(
    hooks.one_by_one, "1.11", says="The cards of one effect are drawn singly, so the cap and the deck are looked at before each."
)


@lcg.otherwise(hooks.one_by_one, hooks.at_once)
def cards_could_be_drawn_at_once(t: Table) -> Truth:
    """Were they drawn together, the cap would be asked once (1.11)."""
    return True


@lcg.causes(hooks.searched, "1.12")
def a_searched_deck_is_shuffled(t: Table, s: State, p: int) -> None:
    """After any search of a deck it is shuffled, whether or not something was found."""
    shuffle_deck(t, s, p)


lcg.permission(hooks.stays_shown, "1.13", says="A card that is shown stays visible to all until it comes to where it is going.")
