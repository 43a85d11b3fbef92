"""Conditions of abilities ("jen když …"): small named questions about the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...cards.matching import named
from ...core.layout import State
from .cells import ACTIVE, CONTROL, EXHAUSTED, STAGE
from .values import attacker, defender

if TYPE_CHECKING:
    from ...cards.model import Condition
    from ...cards.table import Bound
    from .table import Table

CONDITIONS: dict[str, Callable[[Table, State, Bound, int], bool]] = {
    "attacking": lambda t, s, b, p: attacker(t, s) == b.card,
    "defending": lambda t, s, b, p: defender(t, s) == b.card,
    "ready": lambda t, s, b, p: not s[b.card + EXHAUSTED],
    "exhausted": lambda t, s, b, p: bool(s[b.card + EXHAUSTED]),
    "in combat": lambda t, s, b, p: s[STAGE] != 0,
    "own turn": lambda t, s, b, p: s[ACTIVE] == p + 1,
    "foreign turn": lambda t, s, b, p: s[ACTIVE] != p + 1,
}


def _theirs(t: Table, s: State, b: Bound, p: int, condition: Condition, *, own: bool) -> bool:
    """Whether the player, or another, controls such a card."""
    assert condition.filter is not None
    return any((s[c + CONTROL] == p) == own for c in named(t, s, condition.filter, p, b.card))


def count(t: Table, s: State, b: Bound, p: int, condition: Condition) -> int:
    """How many such cards the player controls."""
    assert condition.filter is not None
    return sum(s[c + CONTROL] == p for c in named(t, s, condition.filter, p, b.card))


ASKS: dict[str, Callable[[Table, State, Bound, int, Condition], bool]] = {
    "have": lambda t, s, b, p, x: _theirs(t, s, b, p, x, own=True),
    "lack": lambda t, s, b, p, x: not _theirs(t, s, b, p, x, own=True),
    "have many": lambda t, s, b, p, x: count(t, s, b, p, x) >= int(x.what),
    "they have": lambda t, s, b, p, x: _theirs(t, s, b, p, x, own=False),
    "they lack": lambda t, s, b, p, x: not _theirs(t, s, b, p, x, own=False),
}
