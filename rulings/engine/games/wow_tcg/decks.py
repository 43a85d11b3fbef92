"""Checking a deck list, and a draft as it goes round the table: plain data that the rules are asked about."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ...core.hooks import Compiled
from . import hooks
from .cards import Card

WITHOUT_PERMISSION = "stavbu, kterou by nějaké pravidlo muselo dovolit"
"""What is told of a deck that is refused for want of a rule which would allow it."""
SEALED, DRAFT = "sealed", "draft"
"""The formats beside the usual one, which is ""."""


@dataclass(frozen=True)
class Deck:
    """A player's cards as a deck list: the hero, the deck, the side deck, and how many cards came from boosters."""

    hero: Card | None = None
    cards: tuple[Card, ...] = ()
    side: tuple[Card, ...] = ()
    format: str = ""
    side_allowed: bool = False
    boosters: int = 0
    pool: int = 0
    game: int = 1  # of the tournament


LEAST, LEAST_FROM_BOOSTERS = 60, 30
"""How many cards a deck has at least: a constructed one, and one made of what boosters held."""


def same_card(t: Compiled, card: Card) -> str | Card:
    """By what copies of a card are known: its name, or all that is printed on it where no rule goes by the name."""
    return card.title if hooks.copies_by_name.holds(t) else card


def copies(t: Compiled, deck: Deck) -> Counter[str | Card]:
    """How often each card is in a deck."""
    return Counter(same_card(t, card) for card in deck.cards if card.title)


def deck_defects(t: Compiled, deck: Deck) -> list[str]:
    """The ids of every rule that a deck breaks."""
    found = hooks.deck.ids(t, deck)
    if not found and hooks.deck.refuses(t, deck):
        found = [WITHOUT_PERMISSION]
    if deck.format and not hooks.rest_applies.holds(t):
        return found
    found += hooks.deck_copies.ids(t, deck)
    for card in deck.cards:
        found += hooks.deck_card.ids(t, deck, card)
    if deck.format:
        found += hooks.rest_of_building.ids(t, deck)
    return list(dict.fromkeys(found))


def side_defects(t: Compiled, deck: Deck) -> list[str]:
    """The ids of every rule that a side deck breaks."""
    found = hooks.side_deck.ids(t, deck)
    for card in deck.side:
        found += hooks.side_card.ids(t, deck, card)
        if not found and hooks.side_card.refuses(t, deck, card):
            found = [WITHOUT_PERMISSION]
    return list(dict.fromkeys(found))


def exchange_defects(t: Compiled, deck: Deck, out: tuple[Card, ...], into: tuple[Card, ...]) -> list[str]:
    """The ids of every rule that an exchange between the two decks breaks, those of the deck that comes of it included."""
    found = hooks.exchange.ids(t, deck, out, into)
    left = list(deck.cards)
    for card in out:
        left.remove(card)
    after = Deck(deck.hero, (*left, *into), (), deck.format)
    return list(dict.fromkeys([*found, *deck_defects(t, after)]))


@dataclass
class Draft:
    """A draft: how many cards everybody has taken, and whose booster of how many cards everybody holds."""

    taken: list[int]
    held: list[tuple[int, int]]


def drafted(t: Compiled, players: int, size: int, picks: int) -> Draft:
    """A draft after so many picks of everybody."""
    found = Draft([0] * players, [(p, 0) for p in range(players)])
    made = 0
    for booster in range(hooks.draft_rounds.first_or(1, t)):
        found.held = [(p, size) for p in range(players)]
        for pick in range(size):
            goes_on = hooks.first_pick.holds(t) if pick == 0 else hooks.further_picks.holds(t)
            if made == picks or not goes_on:
                break
            made += 1
            found.taken = [n + 1 for n in found.taken]
            left = [(p, n - 1) for p, n in found.held]
            step = passing(t, booster)
            found.held = [left[(p - step) % players] for p in range(players)]
        if made == picks:
            break
    return found


def passing(t: Compiled, booster: int) -> int:
    """To whom the cards of a booster are passed: 1 to the left neighbour, who is next clockwise, -1 to the right."""
    return hooks.passes.first_or(1, t, booster)
