"""What a heckler may name at a table of this game: every card of the situation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...cards.heckling import card_names, names_for
from ...cards.naming import FILLER
from ...core.language.slots import Slot
from .placing import UNDESCRIBED

if TYPE_CHECKING:
    from .table import Table


def values(t: Table, field: str, slot: Slot) -> Sequence[Any]:
    """Names for cards, one or several."""
    return names_for(field, slot, card_names(t, (FILLER, UNDESCRIBED)))
