"""Chapter 10, Symboly a stavba balíčku: what a legal deck is."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import ccg
from ..cards import CHARACTER

if TYPE_CHECKING:
    from ..cards import Card
    from ..decks import Deck
    from ..table import Table


@ccg.forbids(hooks.deck_card, "10.2")
@ccg.forbids(hooks.deck_plot, "10.2")
def no_skull_cards_at_tournaments(t: Table, deck: Deck, card: Card) -> Truth:
    """Cards with a skull may not be used at tournaments."""
    return deck.format == "tournament" and not card.tournament


@ccg.forbids(hooks.deck, "10.6")
def at_least_sixty_cards(t: Table, deck: Deck) -> Truth:
    """The house deck holds at least sixty cards; a first game may be exempt."""
    return len(deck.cards) < 60 and not (deck.format == "first game" and hooks.small_first_deck.holds(t))


@ccg.forbids(hooks.deck, "10.7")
def at_most_three_copies(t: Table, deck: Deck) -> Truth:
    """At most three copies of one card."""
    return any(n > 3 for card, n in Counter(deck.cards).items() if card.title)


@ccg.forbids(hooks.deck, "10.8")
def at_most_three_of_all_versions(t: Table, deck: Deck) -> Truth:
    """Of a character at most three, all versions together."""
    return any(n > 3 for n in Counter(c.title for c in deck.cards if c.type == CHARACTER and c.title).values())


@ccg.forbids(hooks.deck, "10.8a")
def at_most_three_of_the_same_title(t: Table, deck: Deck) -> Truth:
    """Of other cards too all with the same title are copies of one card."""
    return any(n > 3 for n in Counter(c.title for c in deck.cards if c.type != CHARACTER and c.title).values())


ccg.permission(hooks.restricted, "10.10", says="A text may restrict a card to a house.")


@ccg.forbids(hooks.deck_card, "10.11")
def house_deck_keeps_to_its_house(t: Table, deck: Deck, card: Card) -> Truth:
    """A card restricted to another house may not be in the house deck."""
    return _is_of_others(t, deck, card)


@ccg.forbids(hooks.deck_plot, "10.12")
def plot_deck_keeps_to_its_house(t: Table, deck: Deck, card: Card) -> Truth:
    """Nor may a plot restricted to another house."""
    return _is_of_others(t, deck, card)


def _is_of_others(t: Table, deck: Deck, card: Card) -> bool:
    """Whether a card is restricted to another house than the one of the deck."""
    others = not deck.alliance and bool(card.house_only) and card.house_only != deck.house
    return others and hooks.restricted.holds(t)


@ccg.forbids(hooks.deck_card, "10.13")
@ccg.forbids(hooks.deck_plot, "10.13")
def alliances_have_no_restricted_cards(t: Table, deck: Deck, card: Card) -> Truth:
    """With an alliance no card restricted to a house can be used."""
    return bool(deck.alliance) and bool(card.house_only)


@ccg.forbids(hooks.play, "10.13", when=lambda t: t.has_alliance)
def alliances_play_no_restricted_cards(t: Table, s: State, p: int, c: int, host: int) -> Truth:
    """With an alliance no such card can be played either."""
    return t.seats[p].alliance and bool(t.card[c].house_only)


ccg.is_structural("10.9", "Říká, že horní mez neexistuje; není zákaz, který by vypnutí uvolnilo.")
