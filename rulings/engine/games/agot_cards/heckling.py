"""What a heckler may name at a table of the card game: every card of the situation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...cards.heckling import card_names, names_for
from ...cards.naming import FILLER
from ...core.language.slots import Slot
from .cells import ICON

if TYPE_CHECKING:
    from .table import Table

NO_KIND = 9
"""What is read from "jinou výzvu"."""


def values(t: Table, field: str, slot: Slot) -> Sequence[Any]:
    """Names for cards, one or several; the kinds of challenge and one that is none."""
    if slot.name == "type" and slot.schema.get("type") == "integer":
        return [*ICON, NO_KIND]
    return names_for(field, slot, card_names(t, (FILLER,)), twice=True)
