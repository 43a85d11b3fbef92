"""What a heckler may name at the table of any card game: every card of the situation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..core.language.slots import QUOTED, Slot
from ..core.tries import ABSENT

if TYPE_CHECKING:
    from .table import Table


def card_names(t: Table, nameless: tuple[str, ...]) -> list[str]:
    """Every card by name, one of those that do not matter among them; ``nameless`` is how the names of these begin."""
    ordinary = [name for name in t.by_name if name.startswith(nameless)]
    return [name for name in t.by_name if not name.startswith(nameless)] + ordinary[:1]


def names_for(field: str, slot: Slot, names: Sequence[str], *, twice: bool = False) -> Sequence[str | tuple[str, ...]]:
    """Names for a hole that takes a card, or several: each alone, each with the next, if asked one ``twice``, and a stranger."""
    if slot.regex == QUOTED:
        return names
    if field not in ("cards", "targets", "paid"):
        return ()
    pairs = zip(names, names[1:], strict=False)
    return [*((name,) for name in names), *pairs, *((name, name) for name in names[:twice]), (ABSENT,)]
