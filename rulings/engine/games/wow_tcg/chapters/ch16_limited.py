"""Chapter 16: sealed decks and the draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from .. import hooks
from ..book import wow
from ..decks import DRAFT, LEAST_FROM_BOOSTERS, SEALED, Deck

if TYPE_CHECKING:
    from ..table import Table

SEALED_BOOSTERS, DRAFT_BOOSTERS = 6, 4
FEWEST, MOST = 4, 8
LEFT, RIGHT = 1, -1


# -- sealed deck -------------------------------------------------------------------------------
@wow.forbids(hooks.boosters, "16.3")
def six_boosters_for_a_sealed_deck(t: Table, deck: Deck) -> Truth:
    """For a sealed deck everybody needs six boosters."""
    return deck.format == SEALED and deck.boosters != SEALED_BOOSTERS


wow.permission(hooks.any_hero_sealed, "16.5", says="The hero of a sealed deck may be any hero of the game.")


@wow.otherwise(hooks.any_hero_sealed, hooks.deck)
def the_hero_would_come_from_the_boosters(t: Table, deck: Deck) -> Truth:
    """The hero would have to be among the opened cards."""
    return deck.format == SEALED and deck.hero is not None and deck.hero.foreign


@wow.forbids(hooks.deck, "16.6")
def a_sealed_deck_has_thirty_cards(t: Table, deck: Deck) -> Truth:
    """A sealed deck has at least thirty cards."""
    return deck.format == SEALED and len(deck.cards) < LEAST_FROM_BOOSTERS


@wow.permits(hooks.smaller_deck, "16.6")
def thirty_are_enough_for_a_sealed_deck(t: Table, deck: Deck) -> Truth:
    """And it need not have more."""
    return deck.format == SEALED


wow.permission(hooks.rest_applies, "16.6a", says="The other rules on decks hold for sealed decks and drafts, too.")


@wow.forbids(hooks.rest_of_building, "16.6a")
def what_no_format_changes_holds(t: Table, deck: Deck) -> Truth:
    """So what is wrong in any deck is wrong in one of these as well."""
    with t.as_written():
        wrong = any(hooks.deck_card.refuses(t, deck, card) for card in deck.cards)
        return wrong or hooks.deck_copies.refuses(t, deck)


@wow.permits(hooks.any_side_deck, "16.7")
def what_is_left_of_a_sealed_pool(t: Table, deck: Deck) -> Truth:
    """What is not in a sealed deck is the side deck, however many cards that are."""
    return deck.format == SEALED


@wow.orders(hooks.side_deck_size, "16.7")
def so_many_are_left_of_a_sealed_pool(t: Table, deck: Deck) -> int | None:
    """The cards that are not in the sealed deck form the side deck."""
    return deck.pool - len(deck.cards) if deck.format == SEALED else None


# -- draft -------------------------------------------------------------------------------------
@wow.forbids(hooks.draft_players, "16.9")
def four_to_eight_draft(t: Table, players: int) -> Truth:
    """A draft is meant for about four to eight players."""
    return not FEWEST <= players <= MOST


@wow.orders(hooks.draft_boosters, "16.10")
def four_boosters_each(t: Table, players: int) -> int:
    """Everybody needs four boosters."""
    return DRAFT_BOOSTERS * players


wow.permission(hooks.first_pick, "16.11", says="Everybody opens a booster, takes a card and passes the rest on.")


@wow.orders(hooks.passes, "16.11")
def the_first_booster_goes_left(t: Table, booster: int) -> int | None:
    """The rest of the first booster is passed to the left."""
    return LEFT if booster == 0 else None


wow.permission(hooks.further_picks, "16.12", says="A card is taken of what was passed, until all are taken.")


@wow.orders(hooks.draft_rounds, "16.13")
def the_other_boosters_follow(t: Table) -> int:
    """The second, third and fourth boosters are drafted likewise."""
    return DRAFT_BOOSTERS


@wow.orders(hooks.passes, "16.14")
def the_direction_changes(t: Table, booster: int) -> int:
    """With every booster the direction changes."""
    return RIGHT if booster % 2 else LEFT


@wow.forbids(hooks.hero_chosen, "16.15")
def the_hero_is_chosen_after_the_draft(t: Table, left: int) -> Truth:
    """The hero is chosen only when all cards have been taken."""
    return left > 0


wow.permission(hooks.any_hero_draft, "16.15", says="The hero after a draft may be any hero of the game.")


@wow.otherwise(hooks.any_hero_draft, hooks.deck)
def the_hero_would_have_been_drafted(t: Table, deck: Deck) -> Truth:
    """The hero would have to be drafted."""
    return deck.format == DRAFT and deck.hero is not None and deck.hero.foreign


@wow.forbids(hooks.deck, "16.16")
def a_draft_deck_has_thirty_drafted_cards(t: Table, deck: Deck) -> Truth:
    """A draft deck has at least thirty cards, all of them drafted."""
    return deck.format == DRAFT and (len(deck.cards) < LEAST_FROM_BOOSTERS or any(card.foreign for card in deck.cards))


@wow.permits(hooks.smaller_deck, "16.16")
def thirty_are_enough_after_a_draft(t: Table, deck: Deck) -> Truth:
    """And it need not have more."""
    return deck.format == DRAFT


@wow.permits(hooks.any_side_deck, "16.17")
def what_is_left_of_a_draft(t: Table, deck: Deck) -> Truth:
    """What is not in a draft deck is the side deck, however many cards that are."""
    return deck.format == DRAFT


@wow.orders(hooks.side_deck_size, "16.17")
def so_many_are_left_of_a_draft(t: Table, deck: Deck) -> int | None:
    """The drafted cards that are not in the deck form the side deck."""
    return deck.pool - len(deck.cards) if deck.format == DRAFT else None
