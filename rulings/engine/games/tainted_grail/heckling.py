"""What a heckler may name at a table of Tainted Grail: cards, items, encounters; and what is offered to who plays on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ...core.language.slots import Slot
from ...core.layout import State
from .island import uncovered

if TYPE_CHECKING:
    from .table import Table


def values(t: Table, s: State, field: str, slot: Slot) -> Sequence[Any]:
    """Names for cards and items; sets of cards of one and of two."""
    names = [x.name for x in t.card if x.name]
    if field in ("card", "other"):
        return names
    if field == "item":
        return [x.name for x in t.item]
    if field == "approach":
        return [one.name for x in t.encounters for one in x.approaches]
    if field == "cards":
        return [(name,) for name in names] + [tuple(names[:2])] * (len(names) > 1)
    return ()


def offered(t: Table, s: State, field: str) -> Sequence[Any]:
    """Where one can go on this map, and who can act together."""
    if field == "site":
        return [t.map[i].number for i in uncovered(t, s)]
    if field == "players":
        names = [t.names[p] for p in t.everyone]
        return [group for n in range(2, len(names) + 1) for group in combinations(names, n)]
    return ()
