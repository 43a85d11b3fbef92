"""Conditions of abilities ("jen když ..."): small named questions about the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...cards.matching import named
from ...cards.piles import deck_of
from ...core.layout import State
from .cells import ATTACKS, CONTROL, DEFENDS, GOLD, HAND, INTRIGUE, KNEELING, MILITARY, POWER, POWER_CHALLENGE, SIDE, TYPE, ZONE
from .players import attacker, defender
from .values import is_character, total_power

if TYPE_CHECKING:
    from ...cards.model import Condition
    from ...cards.table import Bound
    from .table import Table


def _standing(t: Table, s: State, b: Bound, p: int) -> bool:
    return not s[b.card + KNEELING]


def _kneeling(t: Table, s: State, b: Bound, p: int) -> bool:
    return bool(s[b.card + KNEELING])


def _attacking(t: Table, s: State, b: Bound, p: int) -> bool:
    return s[b.card + SIDE] == ATTACKS


def _defending(t: Table, s: State, b: Bound, p: int) -> bool:
    return s[b.card + SIDE] == DEFENDS


def _in_challenge(t: Table, s: State, b: Bound, p: int) -> bool:
    return s[TYPE] != 0


def _as_attacker(t: Table, s: State, b: Bound, p: int) -> bool:
    return attacker(s) == p


def _as_defender(t: Table, s: State, b: Bound, p: int) -> bool:
    return defender(s) == p


def _more_cards(t: Table, s: State, b: Bound, p: int) -> bool:
    held = [sum(s[c + ZONE] == HAND and t.owner[c] == q for c in t.rows) for q in t.clockwise(p)]
    return held[0] > max(held[1:])


def _theirs(t: Table, s: State, b: Bound, p: int, condition: Condition, *, own: bool) -> bool:
    """Whether the player, or an opponent, controls such a card."""
    assert condition.filter is not None
    return any((s[c + CONTROL] == p) == own for c in named(t, s, condition.filter, p, b.card))


COUNTED: dict[str, Callable[[Table, State, int], int]] = {
    "power": total_power,
    "house power": lambda t, s, p: s[t.players[p] + POWER],
    "gold": lambda t, s, p: s[t.players[p] + GOLD],
    "deck": lambda t, s, p: len(deck_of(t, s, p)),
    "characters": lambda t, s, p: sum(is_character(t, s, c) for c in t.in_play(s, p)),
}
"""What two players can have more or less of."""


def _compared(t: Table, s: State, b: Bound, p: int, condition: Condition, sign: int) -> bool:
    count = COUNTED[condition.what]
    return all(sign * count(t, s, p) > sign * count(t, s, q) for q in t.clockwise(p)[1:])


ASKS: dict[str, Callable[[Table, State, Bound, int, Condition], bool]] = {
    "have": lambda t, s, b, p, x: _theirs(t, s, b, p, x, own=True),
    "lack": lambda t, s, b, p, x: not _theirs(t, s, b, p, x, own=True),
    "they have": lambda t, s, b, p, x: _theirs(t, s, b, p, x, own=False),
    "they lack": lambda t, s, b, p, x: not _theirs(t, s, b, p, x, own=False),
    "more": lambda t, s, b, p, x: _compared(t, s, b, p, x, 1),
    "fewer": lambda t, s, b, p, x: _compared(t, s, b, p, x, -1),
}
"""Conditions that speak of cards, or of what can be counted."""
CONDITIONS: dict[str, Callable[[Table, State, Bound, int], bool]] = {
    "more cards": _more_cards,
    "standing": _standing,
    "kneeling": _kneeling,
    "attacking": _attacking,
    "defending": _defending,
    "in challenge": _in_challenge,
    "as attacker": _as_attacker,
    "as defender": _as_defender,
    "military": lambda t, s, b, p: s[TYPE] == MILITARY,
    "intrigue": lambda t, s, b, p: s[TYPE] == INTRIGUE,
    "power": lambda t, s, b, p: s[TYPE] == POWER_CHALLENGE,
}
