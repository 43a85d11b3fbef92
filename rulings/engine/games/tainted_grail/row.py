"""The row of linked cards: what lies last, what is visible, which halves of locks meet and what they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.layout import State
from . import hooks
from .cells import CONNECTED, MAGIC_POINTS, SEQUENCE, WHERE
from .decks import sequence
from .model import ANOTHER, CANCEL, FREE, MAGIC, ROWS, TIMES, Ability, Edges, Effect, Lock
from .party import encounter

if TYPE_CHECKING:
    from .table import Table


def last(t: Table, s: State) -> int:
    """The last card of the sequence; -1 while it is empty."""
    row = sequence(t, s)
    return row[-1] if row else -1


def before(t: Table, s: State, c: int) -> Edges:
    """The edges to which a card is joined, or would be: those of the card before it, or of the encounter card."""
    row = sequence(t, s)
    ahead = row[: row.index(c)] if c in row else row
    return t.card[ahead[-1]].edges if ahead else encounter(t, s).edges


def visible(t: Table, s: State, c: int) -> bool:
    """Whether the ability of a card can be seen in the sequence."""
    if s[t.cards[c] + WHERE] != SEQUENCE:
        return False
    return not hooks.covered.holds(t, s, c) or bool(hooks.never_covered.holds(t, s, c))


def abilities(t: Table, s: State, trigger: str) -> list[tuple[int, Ability]]:
    """The visible abilities of a kind, from the first card of the sequence to the last."""
    return [(c, x) for c in sequence(t, s) for x in t.card[c].abilities if x.trigger == trigger and visible(t, s, c)]


def facing(t: Table, s: State, c: int, row: int) -> tuple[Lock | None, Effect | None]:
    """The two halves of an attribute lock: the right one of the card before, the left one of this card."""
    return before(t, s, c).right[row], t.card[c].edges.left[row]


def connectable(t: Table, s: State, p: int, c: int) -> list[int]:
    """The rows in which a card connects an attribute lock, or would."""
    return [row for row in range(ROWS) if any(facing(t, s, c, row)) and not hooks.lock.refuses(t, s, p, c, row)]


def halves(t: Table, s: State, c: int, lock: int) -> tuple[Effect, ...]:
    """The symbols of a lock, on both halves."""
    if lock < ROWS:
        bonus = t.card[c].edges.left[lock]
        return (bonus,) if bonus else ()
    mine, other = t.card[c].edges, before(t, s, c)
    if lock == MAGIC:
        return (*(mine.magic[0] or ()), *(other.magic[1] or ()))
    return (*mine.free[0], *other.free[1])


def symbols(t: Table, s: State, c: int, lock: int) -> tuple[Effect, ...]:
    """What a lock brings, without what only changes it."""
    return tuple(x for x in halves(t, s, c, lock) if x.verb not in (TIMES, CANCEL))


def magic_meets(t: Table, s: State, c: int) -> bool:
    """Whether both halves of a magic lock are there."""
    return t.card[c].edges.magic[0] is not None and before(t, s, c).magic[1] is not None


def locks_with_another(t: Table, c: int) -> list[int]:
    """The locks of a card whose own half has the bonus of a further card."""
    edges = t.card[c].edges
    found = [row for row, x in enumerate(edges.left) if x and x.verb == ANOTHER]
    found += [MAGIC] if any(x.verb == ANOTHER for x in edges.magic[0] or ()) else []
    return found + ([FREE] if any(x.verb == ANOTHER for x in edges.free[0]) else [])


def can_connect(t: Table, s: State, p: int, c: int, lock: int) -> bool:
    """Whether a character could connect this lock of a card by playing it now."""
    if lock < ROWS:
        return lock in connectable(t, s, p, c)
    if lock == MAGIC:
        return not hooks.pay.refuses(t, s, p, c)
    return hooks.free_lock.holds(t)


def is_connected(t: Table, s: State, c: int, lock: int) -> bool:
    """Whether a lock of a card in the sequence is connected."""
    return bool(s[t.cards[c] + CONNECTED] & 1 << lock)


def magic_of(t: Table, s: State, p: int) -> int:
    """The points of magic that a character has."""
    return s[t.players[p] + MAGIC_POINTS]
