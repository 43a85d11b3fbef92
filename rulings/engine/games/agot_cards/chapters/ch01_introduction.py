"""Chapter 1, Úvod a vybavení: the aim of the game, houses and alliances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import ccg
from ..cells import ICON

if TYPE_CHECKING:
    from ..cards import Card
    from ..decks import Deck
    from ..table import Table


@ccg.forbids(hooks.challenge, "1.5")
def three_types_of_challenge(t: Table, s: State, p: int, kind: int, q: int) -> Truth:
    """A challenge is military, intrigue or power."""
    return kind not in ICON


@ccg.permits(hooks.belongs, "1.10")
def own_house_belongs(t: Table, p: int, c: int) -> Truth:
    """A card with your house's crest is of your house."""
    seat = t.seats[p]
    return not seat.alliance and t.card[c].house in seat.houses and t.card[c].house is not None


@ccg.permits(hooks.belongs, "1.11")
def neutral_belongs(t: Table, p: int, c: int) -> Truth:
    """A neutral card is never of another house."""
    return hooks.neutral.allows(t, t.card[c])


@ccg.permits(hooks.neutral, "3.25")
def cards_without_a_shield_are_neutral(t: Table, card: Card) -> Truth:
    """A card without a shield is neutral."""
    return card.house is None


@ccg.permits(hooks.belongs, "1.13", "1.15", "6.33")
def both_houses_of_an_alliance_belong(t: Table, p: int, c: int) -> Truth:
    """An alliance stands for both its houses at once."""
    seat = t.seats[p]
    return seat.alliance and t.card[c].house in seat.houses


@ccg.forbids(hooks.deck, "1.14")
def house_card_or_alliance_card(t: Table, deck: Deck) -> Truth:
    """An alliance card is used instead of a house card, never beside it."""
    return deck.house is not None and bool(deck.alliance)
