"""Checking a deck list and card data: every defect at once, each with its rule."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .cards import Card


@dataclass(frozen=True)
class Deck:
    """A deck to be checked. ``format``: "" (the usual), "tournament" or "first game"."""

    house: str | None = None
    alliance: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    plots: tuple[Card, ...] = ()
    format: str = ""
    neutral: tuple = ()  # rules by which a card counts as neutral


def deck_defects(rules, deck: Deck, *, parts=("house", "plots")) -> list[str]:
    """The ids of every rule a deck breaks. ``rules`` are those in force."""
    found: list[str] = []
    deck = replace(deck, neutral=tuple(rule.function for rule in rules if rule.hook == "neutral"))
    for rule in rules:
        if rule.kind == "forbids" and _broken(rule, deck, parts):
            found += rule.ids
    return list(dict.fromkeys(found))


def _broken(rule, deck: Deck, parts) -> bool:
    broken = rule.function
    if rule.hook == "deck":
        return "house" in parts and bool(broken(deck))
    if rule.hook == "plot_deck":
        return "plots" in parts and bool(broken(deck.plots))
    if rule.hook == "deck_card":
        return "house" in parts and any(broken(deck, card) for card in deck.cards)
    if rule.hook == "deck_plot":
        return "plots" in parts and any(broken(deck, card) for card in deck.plots)
    if rule.hook == "house_deck_card":
        return "house" in parts and any(broken(card) for card in deck.cards)
    if rule.hook == "plot_deck_card":
        return "plots" in parts and any(broken(card) for card in deck.plots)
    return False


def card_defects(rules, card: Card) -> list[str]:
    """The ids of every rule that a card's data breaks."""
    return [i for rule in rules if rule.hook == "card_data" and rule.function(card) for i in rule.ids]
