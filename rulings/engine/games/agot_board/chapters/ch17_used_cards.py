"""Chapter 17: what becomes of the House cards that a battle has used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..cells import DISCARDED, HAND, LAST_CARD, PLAYED, WHERE
from ..now import at
from .ch09_wildlings import attacked
from .ch22_house_cards import shown

if TYPE_CHECKING:
    from ..table import Table


@board.causes(hooks.card_used, "17.22")
def used_cards_are_discarded(t: Table, s: State, p: int, c: int) -> None:
    """A used card goes to the discard pile, face up."""
    s[t.cards[c] + WHERE] = DISCARDED


@board.forbids(hooks.keep_card, "17.22")
def nobody_keeps_a_used_card(t: Table, s: State, p: int, c: int) -> Truth:
    """Nobody keeps it,"""
    return not _is_the_last(t, s, p, c)


@board.forbids(hooks.take_back, "17.22")
def a_discarded_card_stays_discarded(t: Table, s: State, p: int, c: int) -> Truth:
    """nor takes it back, unless an ability or a reward says so."""
    return not attacked(t, s) and not shown(t, s, p, ("take_back",))


@board.forbids(hooks.take_all_back, "17.22")
def discarded_cards_stay_discarded(t: Table, s: State, p: int) -> Truth:
    """All of them together no more than one."""
    return not s[t.players[p] + LAST_CARD]


@board.causes(hooks.card_used, "17.23", "17.24")
def the_last_card_brings_all_back(t: Table, s: State, p: int, c: int) -> None:
    """With the last card of the hand all others come back to the hand, and it is not discarded."""
    if s[t.players[p] + LAST_CARD]:
        for x in t.hands[p]:
            if s[t.cards[x] + WHERE] in (DISCARDED, PLAYED):
                s[t.cards[x] + WHERE] = HAND


@board.forbids(hooks.keep_card, "17.23", "17.24")
def only_the_last_of_the_hand_is_kept(t: Table, s: State, p: int, c: int) -> Truth:
    """No card is kept but the one that was the last in the hand when it was played,"""
    return not _is_the_last(t, s, p, c)


@board.forbids(hooks.take_all_back, "17.23", "17.24")
def only_the_last_of_the_hand_brings_them_back(t: Table, s: State, p: int) -> Truth:
    """and nothing but that card brings the others back."""
    return not s[t.players[p] + LAST_CARD]


def _is_the_last(t: Table, s: State, p: int, c: int) -> bool:
    """Whether a card lies in the battle that is fought, and was the last in the hand."""
    return s[t.cards[c] + WHERE] == PLAYED and bool(s[t.players[p] + LAST_CARD])


@board.causes(hooks.hand_empty, "17.23a")
def an_emptied_hand_is_filled(t: Table, s: State, p: int) -> None:
    """Whose hand an opponent has emptied takes all cards back before the next battle."""
    for c in t.hands[p]:
        if s[t.cards[c] + WHERE] == DISCARDED:
            s[t.cards[c] + WHERE] = HAND


@board.forbids(hooks.take_all_back, "17.23a")
def not_before_the_next_battle(t: Table, s: State, p: int) -> Truth:
    """Not before it, and not with a card left in the hand."""
    return not s[t.players[p] + LAST_CARD] and not at(t, s, "cards")
