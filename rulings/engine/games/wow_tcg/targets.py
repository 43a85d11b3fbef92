"""What a card, a power or a quest may be aimed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.matching import named
from ...core.layout import State

if TYPE_CHECKING:
    from ...cards.table import Bound
    from .table import Table


def unmet(t: Table, s: State, p: int, b: Bound) -> list[int] | None:
    """What the text means by the first target it needs and for which no card is legal; None where every one can be chosen."""
    first: list[int] = []
    for op in b.targets:
        found = [c for c in op.candidates(t, s, p, b, first[0] if first else 0) if not op.second or [c] != first]
        if not found and not op.target.optional:
            return named(t, s, op.target.filter, p, b.card, first[0] if first else 0)
        first = first or found
    return None
