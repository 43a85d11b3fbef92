"""Decks, hands and discard piles: what lies in them, in which order, and how a card comes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.flow import counted, push
from ...core.layout import State, rows_with
from . import hooks
from .cells import CHARGE, CONNECTED, DECK, DISCARDED, DUE, HAND, KIND, POINT, RANK, SEQUENCE, SHUFFLED, TOKENS, WHERE

if TYPE_CHECKING:
    from .table import Table

_CLINGING = (TOKENS, DUE, CHARGE, CONNECTED, POINT)
"""What lies on a card and does not move with it."""


def lying(t: Table, s: State, p: int, where: int, kind: int = 0) -> list[int]:
    """The cards of a character that lie somewhere, in the order of the table; of the kind of the encounter, or of another."""
    kind = kind or s[KIND]
    return [c for c in t.owned[p] if s[t.cards[c] + WHERE] == where and t.card[c].kind == kind]


def deck_of(t: Table, s: State, p: int, kind: int = 0) -> list[int]:
    """The cards of a deck, from the top."""
    return sorted(lying(t, s, p, DECK, kind), key=lambda c: s[t.cards[c] + RANK])


def hand_of(t: Table, s: State, p: int) -> list[int]:
    """The cards in a character's hand."""
    return lying(t, s, p, HAND)


def sequence(t: Table, s: State) -> list[int]:
    """The cards of the sequence, from the encounter card on."""
    found = rows_with(s[t.whereabouts], SEQUENCE)
    return sorted(found, key=lambda c: s[t.cards[c] + RANK]) if len(found) > 1 else found


def move(t: Table, s: State, c: int, where: int, rank: int = 0) -> None:
    """Put a card somewhere; nothing of what lay on it comes along."""
    row = t.cards[c]
    for cell in _CLINGING:
        s[row + cell] = 0
    s[row + WHERE], s[row + RANK] = where, rank


def one_of_each(t: Table, cards: list[int]) -> list[int]:
    """One card of every kind: between cards of which nothing is said there is no choice."""
    first: dict[object, int] = {}
    for c in cards:
        first.setdefault(t.card[c].name or "", c)
    return list(first.values())


def next_of(t: Table, s: State, p: int) -> list[int]:
    """What may be the next card of a deck: the top one, or one of each where it is shuffled; none when it is empty."""
    deck = deck_of(t, s, p)
    return one_of_each(t, sorted(deck)) if s[t.players[p] + SHUFFLED[s[KIND]]] else deck[:1]


def draw(t: Table, s: State, p: int, n: int) -> None:
    """Let a character draw so many cards, if the deck has them; what happens if it has not, the rules say."""
    if n <= 0 or hooks.draw_barred.holds(t, s, p):
        return
    if len(deck_of(t, s, p)) < n:
        hooks.too_few.run(t, s, p)
    else:
        push(s, t.step["draw"], p, counted(n, "Dobíraných karet"))


def discard(t: Table, s: State, p: int, n: int) -> None:
    """Let a character discard so many cards from the hand."""
    if n > 0:
        push(s, t.step["discard"], p, counted(n, "Odhazovaných karet"))


def discard_hand(t: Table, s: State, p: int) -> None:
    """The whole hand is discarded."""
    for c in hand_of(t, s, p):
        move(t, s, c, DISCARDED)


def discard_top(t: Table, s: State, p: int) -> None:
    """The top card of a deck is discarded, if there is one. Of a shuffled deck any card may be that one: chance says which."""
    if deck_of(t, s, p):
        push(s, t.step["top discard"], p)


def shuffle_together(t: Table, s: State, p: int, kind: int) -> None:
    """All cards of a deck come together, wherever they lie, and are shuffled."""
    for rank, c in enumerate(c for c in t.owned[p] if t.card[c].kind == kind):
        if s[t.cards[c] + WHERE] in (DECK, HAND, SEQUENCE, DISCARDED):
            move(t, s, c, DECK, rank)
    s[t.players[p] + SHUFFLED[kind]] = 1
