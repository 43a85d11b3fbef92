"""Whether several costs can be paid together: one payment pays for one thing, so each needs a card of its own.

A card that is turned for one cost may still leave for a later one; nothing else is done twice with it. Which cards pay
for which costs is a matching, found card by card: those that are needed least for something else come first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..core.layout import State
from .payments import Pay

if TYPE_CHECKING:
    from .model import Op
    from .table import Bound, Table

Slot = tuple[int, str]
"""A card, and what of it goes for a cost: itself (``ITSELF``), its place on the table (``ITS_PLACE``), or what lies on it."""
ITSELF, ITS_PLACE = "", "place"
Payers = Callable[[Pay], Sequence[int]]
"""The cards with which one of the costs can be paid."""


def matched(claims: Sequence[Sequence[Slot]], weight: Callable[[Slot], int]) -> dict[int, Slot]:
    """What each of several claims takes, the lightest there is and nothing twice; where there is not enough, as many as can."""
    taken: dict[int, Slot] = {}

    def placed(one: Slot, seen: set[int]) -> bool:
        for i, claim in enumerate(claims):
            if one in claim and i not in seen:
                seen.add(i)
                if i not in taken or placed(taken[i], seen):
                    taken[i] = one
                    return True
        return False

    for one in sorted(dict.fromkeys(slot for claim in claims for slot in claim), key=weight):
        if len(taken) == len(claims):
            break
        placed(one, set())
    return taken


def in_line(t: Table, costs: Sequence[Op]) -> bool:
    """Whether cards are turned first and leave afterwards, and it does not matter how they lie."""
    gone = [leaves(t, op) for op in costs]
    return gone == sorted(gone) and not any(op.who.filter.pose for op in costs)


def taken_for(t: Table, op: Op, c: int, *, apart: bool) -> Slot:
    """What of a card goes for a cost; ``apart``: it can be turned for one and leave for another (``in_line``)."""
    return c, ITS_PLACE if apart and leaves(t, op) else ITSELF


def leaves(t: Table, op: Op) -> bool:
    """Whether a card with which such a cost is paid is not where it was any more."""
    return op.verb in t.verbs.removes


def enough(t: Table, costs: Sequence[Pay], payers: Payers) -> bool:
    """Whether there is a card of its own for each of several costs."""
    if len(costs) < 2:
        return all(payers(cost) for cost in costs)
    apart = in_line(t, [cost.op for cost in costs])
    claims = [[taken_for(t, cost.op, c, apart=apart) for c in payers(cost)] for cost in costs]
    return len(matched(claims, lambda _slot: 0)) == len(costs)


def cards_left(t: Table, s: State, p: int, b: Bound) -> bool:
    """Whether there is a card, fit to pay, for each of the costs of an ability."""
    return enough(t, b.costs, lambda cost: cost.candidates(t, s, p, b))
