"""Chapter 3, Karty: what is paid for a text."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....cards.matching import named
from ....cards.payments import Pay
from ....cards.resolving import PLAYER, at_hand
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..affording import leaves_unpaid
from ..book import ccg
from ..cells import DUPLICATE
from ..payments import asked_for, paid_in_part, payers, payments_asked, targets_asked

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


@ccg.forbids(hooks.surplus, "3.37")
def no_more_is_chosen_or_paid_than_the_text_says(t: Table, b: Bound, targets: int, payments: int) -> Truth:
    """A text is not given more targets, nor more cards to pay with, than it asks for."""
    return targets > targets_asked(t, b) or payments > payments_asked(b)


@ccg.forbids(hooks.shortfall, "3.37")
def no_less_is_paid_than_the_text_says(t: Table, s: State, p: int) -> Truth:
    """Nor with fewer cards than it asks for."""
    return paid_in_part(t, s, p)


@ccg.forbids(hooks.strands, "3.37")
def all_of_the_cost_can_be_paid(t: Table, s: State, f: int, b: Bound, c: int) -> Truth:
    """A card that another part of the cost cannot do without is not given for this one."""
    return leaves_unpaid(t, s, f, b, s[f + PLAYER], c)


@ccg.forbids(hooks.payment, "3.37")
def each_payment_is_what_its_own_part_says(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Where a text asks for cards of two kinds, one of the second is not given for the first, nor the other way round."""
    at = at_hand(t, s)
    if not isinstance(at, Pay) or not asked_for(t, s, p, b, c):
        return False
    return c not in payers(t, s, p, b, at)


@ccg.forbids(hooks.payment, "3.37")
def payments_are_what_the_text_says(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A cost is paid with what the text names."""
    return not asked_for(t, s, p, b, c)
