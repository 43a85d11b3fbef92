"""What a heckler may name at a table of Tainted Grail: cards, items, encounters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.language.slots import Slot
from ...core.layout import State

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
