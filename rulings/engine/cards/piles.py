"""Piles and hands: what lies in them, in which order, and how a card comes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.flow import counted
from ..core.layout import State
from . import hooks
from .cells import AWAITED, CONTROL, DECK, DOOMED, EXHAUSTED, FACE_DOWN, HAND, HOST, MARK, ORDER, SHOWN, SHUFFLED, ZONE
from .lasting import keep

if TYPE_CHECKING:
    from .model import Card
    from .table import Table

_CLINGING = (EXHAUSTED, HOST, DOOMED, MARK, FACE_DOWN, ORDER, SHOWN)


def deck_of(t: Table, s: State, p: int) -> list[int]:
    """The cards of a player's deck, from the top."""
    cards = [c for c in t.rows if s[c + ZONE] == DECK and t.owner[c] == p]
    return sorted(cards, key=lambda c: s[c + ORDER])


def hand_of(t: Table, s: State, p: int) -> list[int]:
    """The cards in a player's hand, in the order of the table."""
    return [c for c in t.rows if s[c + ZONE] == HAND and t.owner[c] == p]


def next_of(t: Table, s: State, p: int) -> list[int]:
    """What may be the next card of a player's deck: the top one, or one of each where it is shuffled; none when empty."""
    deck = deck_of(t, s, p)
    return one_of_each(t, deck) if s[t.players[p] + SHUFFLED] else deck[:1]


def one_of_each(t: Table, cards: list[int]) -> list[int]:
    """One card of every kind: chance between cards without a title of their own is no choice."""
    seen: dict[tuple[str, Card], int] = {}
    for c in cards:
        seen.setdefault((t.card[c].title and t.name[c], t.card[c]), c)
    return list(seen.values())


def place(t: Table, s: State, c: int, zone: int) -> None:
    """Put a card on top of one of its owner's piles, or into the hand; nothing clings to it."""
    owner = hooks.astray.first_or(t.owner[c], t, s, c)
    for at in (*_CLINGING, *t.clinging):
        s[c + at] = 0
    if zone not in (HAND, DECK):
        top = max((s[x + ORDER] for x in t.rows if s[x + ZONE] == zone and t.owner[x] == owner), default=0)
        s[c + ORDER] = counted(top + 1, "pořadí v hromádce")
    s[c + ZONE] = zone
    s[c + CONTROL] = owner
    mark = t.mark[c]
    keep(t, s, lambda _until, card, _what, _extra: card != mark)


def to_hand(t: Table, s: State, c: int) -> None:
    """A card goes into its owner's hand without being drawn."""
    awaited(s, c)
    s[c + ZONE] = HAND
    s[c + ORDER] = s[c + SHOWN] = 0


def show(t: Table, s: State, c: int) -> None:
    """A card is shown to all, until it comes to where it is going."""
    if hooks.stays_shown.holds(t):
        s[c + SHOWN] = 1


def awaited(s: State, c: int) -> None:
    """What an effect before "then" was to do to this card has happened."""
    s[c + AWAITED] = 0
