"""The row of linked cards: what lies last, what is visible, which halves of locks meet and what they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.layout import State
from . import hooks
from .cells import CONNECTED, PLAYED, SEQUENCE, WHERE
from .decks import sequence
from .model import CANCEL, CHARGES, FREE, MAGIC, ROWS, TIMES, Ability, Edges, Effect, Effects, Lock

if TYPE_CHECKING:
    from .table import Table

_MODIFIERS = (TIMES, CANCEL)


def last(t: Table, s: State) -> int:
    """The last card of the sequence; -1 while it is empty."""
    row = sequence(t, s)
    return row[-1] if row else -1


def before(t: Table, s: State, c: int) -> Edges:
    """The edges to which a card is joined, or would be: those of the card before it, or of the encounter card."""
    row = sequence(t, s)
    ahead = row[: row.index(c)] if c in row else row
    own_ahead = [x for x in ahead if t.card[x].owner == t.card[c].owner]
    if own_ahead != ahead and not hooks.one_sequence.holds(t):
        ahead = own_ahead
    if ahead:
        return t.card[ahead[-1]].edges
    x = t.encounter(s)
    return x.edges if x is not None and hooks.joins_encounter.holds(t) else Edges()


def visible(t: Table, s: State, c: int) -> bool:
    """Whether the ability of a card can be seen in the sequence."""
    if s[t.cards[c] + WHERE] != SEQUENCE:
        return False
    return not hooks.covered.holds(t, s, c) or bool(hooks.never_covered.holds(t, s, c))


def works(t: Table, s: State, c: int) -> bool:
    """Whether the ability of a card in the sequence works: it can be seen, and cards that came later leave it in force."""
    return visible(t, s, c) and (not hooks.covered.holds(t, s, c) or hooks.keeps_working.holds(t))


def abilities(t: Table, s: State, trigger: str) -> list[tuple[int, Ability]]:
    """The abilities of a kind that work, from the first card of the sequence to the last."""
    return [(c, x) for c in sequence(t, s) for x in t.card[c].abilities if x.trigger == trigger and works(t, s, c)]


def facing(t: Table, s: State, c: int, row: int) -> tuple[Lock | None, Effect | None]:
    """The two halves of an attribute lock: the right one of the card before, the left one of this card."""
    return before(t, s, c).right[row], t.card[c].edges.left[row]


def connectable(t: Table, s: State, p: int, c: int) -> list[int]:
    """The rows in which a card connects an attribute lock, or would."""
    right, left = before(t, s, c).right, t.card[c].edges.left
    return [row for row in range(ROWS) if (right[row] or left[row]) and not hooks.lock.refuses(t, s, p, c, row)]


def opposite(t: Table, s: State, c: int, lock: int) -> Effects:
    """What stands on the other half of a magic or free lock: on the right edge of the card before."""
    edges = before(t, s, c)
    if lock == MAGIC:
        return edges.magic[1] or ()
    return edges.free[1] if lock == FREE and edges.free[1] and hooks.aligned.holds(t) else ()


def own(t: Table, c: int, lock: int) -> Effects:
    """What stands on the half of a lock on the left edge of a card."""
    return t.card[c].edges.own(lock)


def modifiers(t: Table, s: State, c: int, lock: int, verb: str) -> list[Effect]:
    """What multiplies or cancels the bonus of a lock, on either half."""
    return [x for x in (*own(t, c, lock), *opposite(t, s, c, lock)) if x.verb == verb]


def symbols(t: Table, s: State, c: int, lock: int) -> Effects:
    """The bonus of a lock: it stands on the half of the card that was played, and an empty half has none."""
    mine, other = own(t, c, lock), opposite(t, s, c, lock)
    said = mine if mine or lock != FREE or hooks.empty_half.holds(t) else other
    return tuple(x for x in said if x.verb not in _MODIFIERS)


def magic_meets(t: Table, s: State, c: int) -> bool:
    """Whether both halves of a magic lock are there."""
    return t.card[c].edges.magic[0] is not None and before(t, s, c).magic[1] is not None


def locks_with_another(t: Table, c: int) -> list[int]:
    """The locks of a card whose own half has the bonus of a further card."""
    return t.card[c].edges.further


def can_connect(t: Table, s: State, p: int, c: int, lock: int) -> bool:
    """Whether a character could connect this lock of a card by playing it now."""
    if lock < ROWS:
        return lock in connectable(t, s, p, c)
    if hooks.cancelled.holds(t, s, c, lock):
        return False
    if lock == MAGIC:
        return not hooks.pay.refuses(t, s, p, c)
    return hooks.free_lock.holds(t)


def is_further(t: Table, s: State, p: int, c: int) -> bool:
    """Whether a card would be a further one of the activation, for which its locks must speak."""
    return s[PLAYED] > 0 and not hooks.freely.allows(t, s, p, c)


def idle_locks(t: Table, s: State, p: int, c: int) -> list[int]:
    """The locks by which a further card would have to be joined, where none of them can be connected."""
    locks = locks_with_another(t, c) if is_further(t, s, p, c) else []
    with t.as_written():
        return [] if any(can_connect(t, s, p, c, lock) for lock in locks) else locks


def is_connected(t: Table, s: State, c: int, lock: int) -> bool:
    """Whether a lock of a card in the sequence is connected."""
    return bool(s[t.cards[c] + CONNECTED] & 1 << lock)


def locks_connected(t: Table, s: State, attribute: str) -> int:
    """How many locks of an attribute are connected in the whole sequence."""
    found = ((c, row) for c in sequence(t, s) for row in range(ROWS) if is_connected(t, s, c, row))
    return sum(lock.attribute == attribute for c, row in found if (lock := before(t, s, c).right[row]))


def paid_ability(t: Table, c: int) -> Ability | None:
    """The ability of a card that is paid with charges."""
    return next((x for x in t.card[c].abilities if x.trigger == CHARGES), None)
