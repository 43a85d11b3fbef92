"""Lasting effects: the tail of a position, kept sorted so that their order can never matter (9.27).

A record is five bytes: until when, the card it falls on (index + 1; 0 is a whole side), what
it does, how much (128 is zero) and an extra operand (a flag, a trait, a verb, a side).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from ...core.flow import FlowError
from ...limits import MAX_LASTING
from .cells import EFFECT_STRENGTH, LASTING

if TYPE_CHECKING:
    from .table import Table

ZERO = 128


def records(t: Table, s: bytearray) -> Iterator[tuple[int, int, int, int, int]]:
    """Every effect in force: (until, card index + 1, what, signed amount, extra)."""
    for at in range(t.size, len(s), LASTING):
        until, card, what, amount, extra = s[at : at + LASTING]
        yield until, card, what, amount - ZERO, extra


def add(t: Table, s: bytearray, until: int, card: int, what: int, amount: int = 0, extra: int = 0) -> None:
    """Put one more effect into its sorted place."""
    if not -ZERO <= amount < ZERO:
        raise FlowError(f"trvalý efekt {amount:+} je mimo rozsah -128 až +127")
    tail = [bytes(s[at : at + LASTING]) for at in range(t.size, len(s), LASTING)]
    if len(tail) >= MAX_LASTING:
        raise FlowError("příliš mnoho trvalých efektů najednou")
    tail.append(bytes((until, card, what, amount + ZERO, extra)))
    s[t.size :] = b"".join(sorted(tail))


def keep(t: Table, s: bytearray, wanted: Callable[..., Any]) -> None:
    """Keep only the effects for which ``wanted(until, card, what, extra)`` holds."""
    if len(s) == t.size:
        return
    tail = [bytes(s[at : at + LASTING]) for at in range(t.size, len(s), LASTING)]
    s[t.size :] = b"".join(r for r in tail if wanted(r[0], r[1], r[2], r[4]))


def strength_sum(t: Table, s: bytearray, c: int) -> int:
    """The sum of all lasting changes of a card's strength, below zero too."""
    if len(s) == t.size:
        return 0
    mark = t.index[c] + 1
    return sum(n for _u, card, what, n, _x in records(t, s) if card == mark and what == EFFECT_STRENGTH)
