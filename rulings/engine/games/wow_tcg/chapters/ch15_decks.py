"""Chapter 15: building a deck, the side deck, and the collection."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import wow
from ..cards import Card
from ..cells import COLLECTION, OUT, TOKEN, UNLIMITED, ZONE
from ..decks import LEAST, LEAST_FROM_BOOSTERS, Deck, copies, same_card

if TYPE_CHECKING:
    from ..table import Table

MOST_COPIES, SIDE = 4, 10


# -- how many cards ----------------------------------------------------------------------------
@wow.forbids(hooks.deck, "15.2")
def a_deck_has_sixty_cards(t: Table, deck: Deck) -> Truth:
    """A deck has at least sixty cards, unless its format asks for fewer."""
    size = len(deck.cards) + (deck.hero is not None and not hooks.hero_not_counted.holds(t))
    return size < LEAST and not hooks.smaller_deck.allows(t, deck)


wow.permission(hooks.hero_not_counted, "15.3", says="The hero is not counted among the cards of the deck.")


@wow.forbids(hooks.deck, "15.3")
def the_hero_does_not_fill_the_deck_up(t: Table, deck: Deck) -> Truth:
    """So the hero is not the one card that a deck lacks."""
    least = LEAST_FROM_BOOSTERS if deck.format else LEAST
    return deck.hero is not None and len(deck.cards) == least - 1


@wow.forbids(hooks.deck_copies, "15.4")
def four_copies_of_a_card(t: Table, deck: Deck) -> Truth:
    """A card is in the deck four times at most, unless it is unlimited."""
    unlimited = {same_card(t, card) for card in deck.cards if hooks.any_number_of.allows(t, card)}
    return any(n > MOST_COPIES and card not in unlimited for card, n in copies(t, deck).items())


wow.permission(
    hooks.copies_by_name, "15.4a", says="Copies of a card are cards of the same name, whatever else is printed on them."
)


@wow.forbids(hooks.deck_copies, "15.5")
def four_copies_of_a_unique_card(t: Table, deck: Deck) -> Truth:
    """Of unique cards of one name there are four at most, too."""
    unique = Counter(card.title for card in deck.cards if card.unique and not hooks.any_number_of.allows(t, card))
    return any(n > MOST_COPIES for n in unique.values())


@wow.permits(hooks.any_number_of, "15.6", "15.7")
def unlimited_cards_in_any_number(t: Table, card: Card) -> Truth:
    """Of unlimited cards there may be any number."""
    return card.flags & UNLIMITED


# -- which cards --------------------------------------------------------------------------------
@wow.permits(hooks.requires_another, "15.8")
def some_require_a_talent(t: Table, hero: Card | None, card: Card) -> Truth:
    """Some cards require a hero of a talent spec."""
    return bool(card.talent_required) and (hero is None or hero.talent != card.talent_required)


@wow.permits(hooks.requires_another, "15.9")
def some_require_a_race(t: Table, hero: Card | None, card: Card) -> Truth:
    """Others require a hero of a race."""
    return bool(card.race_required) and (hero is None or hero.race != card.race_required)


@wow.forbids(hooks.deck_card, "15.8")
def the_talent_must_be_the_heros(t: Table, deck: Deck, card: Card) -> Truth:
    """They are for such a hero alone."""
    return some_require_a_talent(t, deck.hero, card)


@wow.forbids(hooks.deck_card, "15.9")
def the_race_must_be_the_heros(t: Table, deck: Deck, card: Card) -> Truth:
    """And these for a hero of that race."""
    return some_require_a_race(t, deck.hero, card)


@wow.forbids(hooks.deck_card, "15.10")
def what_the_hero_does_not_meet_stays_out(t: Table, deck: Deck, card: Card) -> Truth:
    """A card whose requirement the hero does not meet is not in the deck."""
    return hooks.requires_another.allows(t, deck.hero, card)


@wow.forbids(hooks.deck_card, "15.11")
def an_icon_is_shared_with_the_hero(t: Table, deck: Deck, card: Card) -> Truth:
    """Every card shares at least one trait icon with the hero."""
    shared = deck.hero is not None and card.icons & deck.hero.icons
    return not shared and not hooks.no_icon_needed.allows(t, card)


@wow.permits(hooks.no_icon_needed, "15.12")
def neutral_cards_are_in_any_deck(t: Table, card: Card) -> Truth:
    """A neutral card has no icons and may be in any deck."""
    return not card.icons


@wow.forbids(hooks.deck_card, "15.13")
def tokens_are_not_in_the_deck(t: Table, deck: Deck, card: Card) -> Truth:
    """A card with Ally token in its type line is not put into the deck."""
    return card.flags & TOKEN


# -- the side deck -------------------------------------------------------------------------------
@wow.forbids(hooks.side_deck, "15.14")
def a_side_deck_has_ten_cards(t: Table, deck: Deck) -> Truth:
    """A side deck is allowed by the rules of a tournament, and has exactly ten cards."""
    if hooks.any_side_deck.allows(t, deck):
        return False
    return len(deck.side) != SIDE if deck.side_allowed else bool(deck.side)


@wow.forbids(hooks.side_card, "15.15")
def the_side_deck_holds_cards_of_the_deck(t: Table, deck: Deck, card: Card) -> Truth:
    """In the side deck are only cards that the deck might hold."""
    return hooks.deck_card.refuses(t, deck, card)


wow.permission(hooks.side_copies_apart, "15.15a", says="Copies in the side deck are not added to those of the deck.")


@wow.otherwise(hooks.side_copies_apart, hooks.side_card)
def copies_would_be_added_up(t: Table, deck: Deck, card: Card) -> Truth:
    """Copies in both decks would be added up."""
    return sum(x.title == card.title for x in (*deck.cards, *deck.side)) > MOST_COPIES and bool(card.title)


@wow.forbids(hooks.exchange, "15.16")
def cards_are_exchanged_after_the_first_game(t: Table, deck: Deck, out: tuple[Card, ...], into: tuple[Card, ...]) -> Truth:
    """Cards are exchanged only after the first game of the tournament."""
    return deck.game < 2


@wow.forbids(hooks.exchange, "15.17")
def one_card_for_one(t: Table, deck: Deck, out: tuple[Card, ...], into: tuple[Card, ...]) -> Truth:
    """For every card added one is taken out."""
    return len(out) != len(into)


# -- the collection ------------------------------------------------------------------------------
@wow.forbids(hooks.collected, "15.19")
def only_what_is_in_the_collection(t: Table, s: State, c: int, deck: Deck) -> Truth:
    """The collection is what a player has outside the game."""
    return s[c + ZONE] != COLLECTION


@wow.forbids(hooks.collected, "15.20")
def nothing_from_a_zone_of_the_game(t: Table, s: State, c: int, deck: Deck) -> Truth:
    """A card that lies in a zone of the game is not chosen from the collection; the deck is a zone, too."""
    return s[c + ZONE] not in (OUT, COLLECTION)


@wow.forbids(hooks.collected, "15.21")
def nothing_that_was_removed(t: Table, s: State, c: int, deck: Deck) -> Truth:
    """A card that was removed from the game is not chosen either."""
    return s[c + ZONE] == OUT


@wow.forbids(hooks.collected, "15.22", "15.24")
def it_must_suit_the_deck(t: Table, s: State, c: int, deck: Deck) -> Truth:
    """A card chosen from the collection is one that the deck might hold."""
    return hooks.deck_card.refuses(t, deck, t.card[c])


@wow.forbids(hooks.collected, "15.22", "15.23")
def no_fifth_copy(t: Table, s: State, c: int, deck: Deck) -> Truth:
    """Nor would it be one copy too many."""
    card = t.card[c]
    return copies(t, deck)[same_card(t, card)] >= MOST_COPIES and not hooks.any_number_of.allows(t, card)
