"""What a heckler may name at a table of this game: every card of the situation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.language.slots import QUOTED, Slot
from ...core.tries import ABSENT
from .placing import UNDESCRIBED
from .situation import FILLER

if TYPE_CHECKING:
    from .table import Table


def values(t: Table, field: str, slot: Slot) -> Sequence[Any]:
    """Names for cards, one or several."""
    if slot.regex == QUOTED:
        return _names(t)
    if field in ("cards", "targets", "paid"):
        names = _names(t)
        pairs = zip(names, names[1:], strict=False)
        return [*((name,) for name in names), *pairs, (ABSENT,)]
    return ()


def _names(t: Table) -> list[str]:
    """Every card by name, one of those that do not matter among them."""
    nameless = (FILLER, UNDESCRIBED)
    ordinary = [name for name in t.by_name if name.startswith(nameless)]
    return [name for name in t.by_name if not name.startswith(nameless)] + ordinary[:1]
