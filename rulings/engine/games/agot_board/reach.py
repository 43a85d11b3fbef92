"""Where a march or a retreat may lead: neighbouring areas, and coasts joined by a player's own ships."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...boards.graph import across
from ...core.hooks import Orders, Truth
from ...core.layout import State
from . import hooks
from .cells import OWNER, ROUTED, SHIP, UNITS

if TYPE_CHECKING:
    from .table import Table


def has_ships(t: Table, s: State, sea: int) -> bool:
    a = t.at[sea]
    return bool(s[a + OWNER] and s[a + UNITS[SHIP]] + s[a + ROUTED[SHIP]])


Objection = Orders[[State, int, int], Truth]


def carries(t: Table, s: State, p: int, sea: int, but: Objection | None = None) -> bool:
    """Whether a sea is a link of a player's ship transport; ``but`` is an objection that is left aside."""
    return not any(hook.holds(t, s, p, sea) for hook in hooks.NO_LINK if hook is not but)


def by_ship(t: Table, s: State, p: int, i: int, but: Objection | None = None) -> frozenset[int]:
    """Coasts that a player's units reach from a coast by ship transport, one objection left aside."""
    return t.memo.ask(t, s, _by_ship, p, i, but)


def _by_ship(t: Table, s: State, p: int, i: int, but: Objection | None) -> frozenset[int]:
    if i in t.seas or not hooks.transport.holds(t):
        return frozenset()
    return across(i, t.neighbours, t.coasts, lambda sea: sea in t.seas and carries(t, s, p, sea, but))


def reach(t: Table, s: State, p: int, i: int, unit: int) -> frozenset[int]:
    """Areas to which a unit may move at all from an area, whatever stands there."""
    near = frozenset(t.neighbours[i])
    return near if unit == SHIP else near | by_ship(t, s, p, i)
