"""The questions about decks, the collection and a draft: plain data that the rules are asked about (see ``decks``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.hooks import Forbids, Orders, Permission, Permits
from ...core.layout import State

if TYPE_CHECKING:
    from .cards import Card
    from .decks import Deck

deck: Forbids[[Deck]] = Forbids("deck")
"""deck: a deck as a whole."""
deck_copies: Forbids[[Deck]] = Forbids("deck_copies")
"""deck: how often cards are in a deck."""
copies_by_name = Permission("copies_by_name")
"""Copies of a card are known by its name."""
side_copies_apart = Permission("side_copies_apart")
"""Copies in the side deck are not added to those of the deck."""
rest_applies = Permission("rest_applies")
"""In sealed decks and drafts the other rules on decks hold, too."""
deck_card: Forbids[[Deck, Card]] = Forbids("deck_card")
"""deck, card: a card in a deck."""
side_deck: Forbids[[Deck]] = Forbids("side_deck")
"""deck: a side deck as a whole."""
side_card: Forbids[[Deck, Card]] = Forbids("side_card")
"""deck, card: a card in a side deck."""
exchange: Forbids[[Deck, tuple[Card, ...], tuple[Card, ...]]] = Forbids("exchange")
"""deck, out, into: cards of a deck exchanged for others of its side deck."""
boosters: Forbids[[Deck]] = Forbids("boosters")
"""deck: the boosters that were opened for a deck."""
collected: Forbids[[State, int, Deck]] = Forbids("collected")
"""s, c, deck: a card chosen from its owner's collection."""
draft_players: Forbids[[int]] = Forbids("draft_players")
"""players: how many draft together."""
hero_not_counted = Permission("hero_not_counted")
"""The hero is no card of the deck."""
smaller_deck: Permits[[Deck]] = Permits("smaller_deck")
"""deck: a deck of fewer cards than usual."""
any_number_of: Permits[[Card]] = Permits("any_number_of")
"""card: a card that is in a deck in any number."""
requires_another: Permits[[Card | None, Card]] = Permits("requires_another")
"""hero, card: a card that requires another hero."""
no_icon_needed: Permits[[Card]] = Permits("no_icon_needed")
"""card: a card that need share no icon with the hero."""
any_side_deck: Permits[[Deck]] = Permits("any_side_deck")
"""deck: a side deck of any size."""
side_deck_size: Orders[[Deck], int] = Orders("side_deck_size")
"""deck: how many cards form the side deck."""
any_hero_sealed = Permission("any_hero_sealed")
"""The hero of a sealed deck may be any."""
any_hero_draft = Permission("any_hero_draft")
"""The hero after a draft may be any."""
draft_boosters: Orders[[int], int] = Orders("draft_boosters")
"""players: how many boosters they need together."""
first_pick = Permission("first_pick")
"""Of an opened booster a card is taken."""
further_picks = Permission("further_picks")
"""Of what was passed on cards are taken until none is left."""
draft_rounds: Orders[[], int] = Orders("draft_rounds")
"""How many boosters everybody opens."""
passes: Orders[[int], int] = Orders("passes")
"""booster: to which neighbour its cards are passed."""
rest_of_building: Forbids[[Deck]] = Forbids("rest_of_building")
"""deck: a sealed or drafted deck, by the rules on decks that no format changes."""
hero_chosen: Forbids[[int]] = Forbids("hero_chosen")
"""left: a hero chosen in a draft while so many cards are still to be taken by everybody."""
