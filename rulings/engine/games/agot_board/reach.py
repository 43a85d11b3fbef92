"""Where a march or a retreat may lead: neighbouring areas, and coasts joined by a player's own ships."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.hooks import ids_of
from ...core.layout import State
from . import hooks
from .cells import OWNER, ROUTED, SHIP, UNITS

if TYPE_CHECKING:
    from .table import Table


def has_ships(t: Table, s: State, sea: int) -> bool:
    a = t.at[sea]
    return bool(s[a + OWNER] and s[a + UNITS[SHIP]] + s[a + ROUTED[SHIP]])


def carries(t: Table, s: State, p: int, sea: int, but: str = "") -> bool:
    """Whether a sea is a link of a player's ship transport; ``but`` is a rule that is not asked."""
    return not any(rule(t, s, p, sea) for rule in hooks.no_link.of(t) if not but or but not in ids_of(t, hooks.no_link, rule))


def by_ship(t: Table, s: State, p: int, i: int, but: str = "") -> frozenset[int]:
    """Coasts that a player's units reach from a coast by ship transport."""
    if i in t.seas or not hooks.transport.allows(t, s, p):
        return frozenset()
    seen = {sea for sea in t.neighbours[i] if sea in t.seas and carries(t, s, p, sea, but)}
    waiting = list(seen)
    coasts: set[int] = set()
    while waiting:
        sea = waiting.pop()
        coasts.update(t.coasts[sea])
        for other in t.neighbours[sea]:
            if other in t.seas and other not in seen and carries(t, s, p, other, but):
                seen.add(other)
                waiting.append(other)
    coasts.discard(i)
    return frozenset(coasts)


def reach(t: Table, s: State, p: int, i: int, unit: int) -> frozenset[int]:
    """Areas to which a unit may move at all from an area, whatever stands there."""
    near = frozenset(t.neighbours[i])
    return near if unit == SHIP else near | by_ship(t, s, p, i)
