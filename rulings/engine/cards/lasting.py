"""Lasting effects: the tail of a position, kept sorted so that their order can never matter.

A record is five bytes: until when, the card it falls on (its mark; 0 is a whole side), what
it does, how much (128 is zero) and an extra operand (a flag, a trait, a verb, a side).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ..core.flow import FlowError
from ..core.layout import CENTRE, State
from ..limits import MAX_LASTING, MAX_MARKS
from .cells import EFFECT_VALUE, LASTING

if TYPE_CHECKING:
    from .table import Table

Lasting = tuple[int, int, int, int, int]
"""An effect in force: until when, the mark of its card, what it does, its signed amount, the extra operand."""
Wanted = Callable[[int, int, int, int], object]
"""Whether an effect is kept: asked with until when, the card, what it does and the extra operand."""


def records(t: Table, s: State) -> Iterator[Lasting]:
    """Every effect in force."""
    for at in range(t.size, len(s), LASTING):
        until, card, what, amount, extra = s[at : at + LASTING]
        yield until, card, what, amount - CENTRE, extra


def add(t: Table, s: State, until: int, card: int, what: int, amount: int = 0, extra: int = 0) -> None:
    """Put one more effect into its sorted place."""
    if card > MAX_MARKS:
        raise FlowError(f"trvalý účinek na kartu „{t.name[t.by_mark[card]]}“, která popsaná není; popište ji větou Pokud")
    if not -CENTRE <= amount < CENTRE:
        raise FlowError(f"trvalý účinek {amount:+} je mimo rozsah -128 až +127")
    tail = [bytes(s[at : at + LASTING]) for at in range(t.size, len(s), LASTING)]
    if len(tail) >= MAX_LASTING:
        raise FlowError("příliš mnoho trvalých účinků najednou")
    tail.append(bytes((until, card, what, amount + CENTRE, extra)))
    s[t.size :] = b"".join(sorted(tail))


def reduce(t: Table, s: State, record: Lasting, n: int) -> None:
    """Take so much off the amount of an effect in force; with nothing left it ends."""
    until, card, what, amount, extra = record
    tail = [bytes(s[at : at + LASTING]) for at in range(t.size, len(s), LASTING)]
    tail.remove(bytes((until, card, what, amount + CENTRE, extra)))
    s[t.size :] = b"".join(tail)
    if amount > n:
        add(t, s, until, card, what, amount - n, extra)


def keep(t: Table, s: State, wanted: Wanted) -> None:
    """Keep only the effects for which ``wanted(until, card, what, extra)`` holds."""
    if len(s) == t.size:
        return
    tail = [bytes(s[at : at + LASTING]) for at in range(t.size, len(s), LASTING)]
    s[t.size :] = b"".join(r for r in tail if wanted(r[0], r[1], r[2], r[4]))


def value_sum(t: Table, s: State, c: int) -> int:
    """The sum of all lasting changes of a card's value, below zero too."""
    if len(s) == t.size:
        return 0
    mark = t.mark[c]
    return sum(n for _u, card, what, n, _x in records(t, s) if card == mark and what == EFFECT_VALUE)


def marked(t: Table, s: State, c: int, what: int) -> bool:
    """Whether a lasting effect of this kind lies on a card."""
    if len(s) == t.size:
        return False
    mark = t.mark[c]
    return any(card == mark and kind == what for _until, card, kind, _n, _extra in records(t, s))
