"""Chapter 21: free play, and what 2.2 says of boards and cards outside of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State, one_of
from .. import hooks
from ..book import grail
from ..cells import BOARD, DECK_COLOUR, FREE_PLAY, SHEET
from ..model import COLOURS

if TYPE_CHECKING:
    from ..table import Table


def _mismatch(s: State, other: int, hero: int) -> bool:
    """Whether another hero lies beside the board or the card that is taken."""
    return one_of(s, other) >= 0 and one_of(s, other) != hero


@grail.forbids(hooks.board, "2.2")
def a_board_goes_with_its_card(t: Table, s: State, p: int, hero: int) -> Truth:
    """A board is not combined with the card of another character,"""
    return _mismatch(s, t.players[p] + SHEET, hero) and not hooks.any_pair.allows(t, s)


@grail.forbids(hooks.sheet, "2.2")
def a_card_goes_with_its_board(t: Table, s: State, p: int, hero: int) -> Truth:
    """nor a card with the board of another one."""
    return _mismatch(s, t.players[p] + BOARD, hero) and not hooks.any_pair.allows(t, s)


@grail.permits(hooks.any_pair, "21.1")
def any_board_with_any_card(t: Table, s: State) -> Truth:
    """In free play any board goes with any card."""
    return s[FREE_PLAY]


@grail.forbids(hooks.board, "21.1")
def boards_are_mixed_in_free_play_only(t: Table, s: State, p: int, hero: int) -> Truth:
    """That holds for free play: in any other, a board is not combined"""
    return _mismatch(s, t.players[p] + SHEET, hero) and not s[FREE_PLAY]


@grail.forbids(hooks.sheet, "21.1")
def cards_are_mixed_in_free_play_only(t: Table, s: State, p: int, hero: int) -> Truth:
    """with the card of another character, nor the other way round."""
    return _mismatch(s, t.players[p] + BOARD, hero) and not s[FREE_PLAY]


grail.permission(hooks.any_hero, "21.2", says="Heroes may be chosen that were not meant for this campaign.")


@grail.forbids(hooks.board, "21.2")
@grail.forbids(hooks.sheet, "21.2")
def strangers_come_in_free_play_only(t: Table, s: State, p: int, hero: int) -> Truth:
    """That holds for free play: in any other, a player takes a hero of this campaign."""
    return t.printed.heroes[hero].foreign and not s[FREE_PLAY]


@grail.otherwise(hooks.any_hero, hooks.board)
@grail.otherwise(hooks.any_hero, hooks.sheet)
def heroes_would_belong_to_their_campaign(t: Table, s: State, p: int, hero: int) -> Truth:
    """Heroes of other campaigns would never be chosen."""
    return t.printed.heroes[hero].foreign


grail.permission(hooks.any_colour, "21.3", says="Decks of any colour may be chosen.")


@grail.forbids(hooks.deck, "21.3")
def colours_are_chosen_in_free_play_only(t: Table, s: State, p: int, kind: int, colour: str) -> Truth:
    """That holds for free play: in any other, a character begins with its own decks."""
    return not s[FREE_PLAY]


@grail.otherwise(hooks.any_colour, hooks.deck)
def decks_would_belong_to_the_character(t: Table, s: State, p: int, kind: int, colour: str) -> Truth:
    """A character would begin with its own decks."""
    return True


@grail.forbids(hooks.deck, "21.3")
def no_colour_twice(t: Table, s: State, p: int, kind: int, colour: str) -> Truth:
    """Two players do not choose the same colour."""
    others = (row for q, row in enumerate(t.players) if q != p)
    return any(one_of(s, row + DECK_COLOUR[kind]) == COLOURS.index(colour) for row in others)


@grail.forbids(hooks.story, "21.4")
def strangers_have_no_personal_story(t: Table, s: State, p: int) -> Truth:
    """Who plays a hero of another era or campaign cannot go through its personal story."""
    hero = one_of(s, t.players[p] + SHEET)
    return hero >= 0 and t.printed.heroes[hero].foreign
