"""What a heckler may name at a table of the card game: every card of the situation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.language.slots import QUOTED, Slot
from ...core.tries import ABSENT
from .cells import ICON
from .situation import FILLER

if TYPE_CHECKING:
    from .table import Table

NO_KIND = 9
"""What is read from "jinou výzvu"."""


def values(t: Table, field: str, slot: Slot) -> Sequence[Any]:
    """Names for cards, one or several; the kinds of challenge and one that is none."""
    if slot.regex == QUOTED:
        return _names(t)
    if field in ("cards", "targets", "paid"):
        return [*_sets(_names(t)), (ABSENT,)]
    return [*ICON, NO_KIND] if slot.name == "type" and slot.schema.get("type") == "integer" else ()


def _names(t: Table) -> list[str]:
    """Every card by name, one of those that do not matter among them."""
    ordinary = [name for name in t.by_name if name.startswith(FILLER)]
    return [name for name in t.by_name if not name.startswith(FILLER)] + ordinary[:1]


def _sets(names: list[str]) -> list[tuple[str, ...]]:
    """Each card alone, each with the next, and one twice."""
    pairs = zip(names, names[1:], strict=False)
    return [*((name,) for name in names), *pairs, *((name, name) for name in names[:1])]
