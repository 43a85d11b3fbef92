"""Chapter 10, Symboly a stavba balíčku: what a legal deck is."""

from collections import Counter

from .. import hooks
from ..book import ccg
from ..cards import CHARACTER


@ccg.forbids(hooks.deck_card, "10.2")
@ccg.forbids(hooks.deck_plot, "10.2")
def no_skull_cards_at_tournaments(t, deck, card):
    """Cards with a skull may not be used at tournaments."""
    return deck.format == "tournament" and not card.tournament


@ccg.forbids(hooks.deck, "10.6")
def at_least_sixty_cards(t, deck):
    """The house deck holds at least sixty cards (a first game is exempt, 4.1)."""
    return deck.format != "first game" and len(deck.cards) < 60


@ccg.forbids(hooks.deck, "10.7")
def at_most_three_copies(t, deck):
    """At most three copies of one card."""
    return any(n > 3 for card, n in Counter(deck.cards).items() if card.title)


@ccg.forbids(hooks.deck, "10.8")
def at_most_three_of_all_versions(t, deck):
    """Of a character at most three, all versions together."""
    return any(n > 3 for n in Counter(c.title for c in deck.cards if c.type == CHARACTER and c.title).values())


@ccg.forbids(hooks.deck_card, "10.10", "10.11")
def house_deck_keeps_to_its_house(t, deck, card):
    """A card restricted to another house may not be in the house deck."""
    return not deck.alliance and bool(card.house_only) and card.house_only != deck.house


@ccg.forbids(hooks.deck_plot, "10.10", "10.12")
def plot_deck_keeps_to_its_house(t, deck, card):
    """Nor may a plot restricted to another house."""
    return not deck.alliance and bool(card.house_only) and card.house_only != deck.house


@ccg.forbids(hooks.deck_card, "10.13")
@ccg.forbids(hooks.deck_plot, "10.13")
def alliances_have_no_restricted_cards(t, deck, card):
    """With an alliance no card restricted to a house can be used."""
    return bool(deck.alliance) and bool(card.house_only)


@ccg.forbids(hooks.play, "10.13", when=lambda t: t.has_alliance)
def alliances_play_no_restricted_cards(t, s, p, c, host):
    """With an alliance no such card can be played either."""
    return t.seats[p].alliance and bool(t.card[c].house_only)


ccg.is_structural("10.9", "Říká, že horní mez neexistuje; není zákaz, který by vypnutí uvolnilo.")
