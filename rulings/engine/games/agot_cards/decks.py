"""Checking a deck list and card data: every defect at once, each with its rule."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.hooks import Compiled
from . import hooks
from .cards import Card


@dataclass(frozen=True)
class Deck:
    """A deck to be checked. ``format``: "" (the usual), "tournament" or "first game"."""

    house: str | None = None
    alliance: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    plots: tuple[Card, ...] = ()
    format: str = ""


def house_deck_defects(t: Compiled, deck: Deck) -> list[str]:
    """The ids of every rule that the house deck breaks."""
    found = hooks.deck.ids(t, deck)
    for card in deck.cards:
        found += hooks.deck_card.ids(t, deck, card) + hooks.house_deck_card.ids(t, card)
    return list(dict.fromkeys(found))


def plot_deck_defects(t: Compiled, deck: Deck) -> list[str]:
    """The ids of every rule that the plot deck breaks."""
    found = hooks.plot_deck.ids(t, deck.plots)
    for card in deck.plots:
        found += hooks.deck_plot.ids(t, deck, card) + hooks.plot_deck_card.ids(t, card)
    return list(dict.fromkeys(found))
