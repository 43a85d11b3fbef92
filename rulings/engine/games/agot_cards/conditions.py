"""Conditions of abilities ("jen když ..."): small named questions about the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...core.layout import State
from .cells import ATTACKS, DEFENDS, HAND, INTRIGUE, KNEELING, MILITARY, POWER_CHALLENGE, SIDE, TYPE, ZONE
from .players import attacker, defender

if TYPE_CHECKING:
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
