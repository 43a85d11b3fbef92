"""Chapter 3, Karty: what is paid for a text that names a trait."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....cards.matching import named
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import ccg
from ..cells import DUPLICATE
from ..payments import asked_for

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


@ccg.forbids(hooks.payment, "3.35", when=lambda t: bool(t.traits))
def costs_that_name_a_trait_are_not_paid_with_others(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A cost may refer to a trait: what lacks only that does not pay it."""
    if s[c + DUPLICATE] or asked_for(t, s, p, b, c):
        return False
    asked = [op.who.filter for op in b.ability.cost if op.who.kind == "each" and op.who.filter.trait]
    return any(c in named(t, s, replace(f, trait=""), p, b.card) for f in asked)
