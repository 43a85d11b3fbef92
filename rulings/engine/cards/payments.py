"""Costs: the operations by which an ability is paid for. What each verb does to the card that pays is the game's."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from ..core.flow import Choice, Options
from ..core.layout import State
from . import hooks
from .cells import HAND, ZONE
from .matching import named
from .model import Op
from .resolving import PLAYER, REACHED, Operation, nothing

if TYPE_CHECKING:
    from .table import Bound, Table


@dataclass(frozen=True)
class Pay(Operation):
    """A cost on a card: the ability's own, or one its player chooses."""

    op: Op

    def candidates(self, t: Table, s: State, p: int, b: Bound) -> list[int]:
        """The cards with which it can be paid; what is itself being played is none of them."""
        if self.op.who.kind == "this":
            return [] if hooks.falls_short.refuses(t, s, b.card, self.op) else [b.card]
        found = named(t, s, self.op.who.filter, p, b.card)
        able = (c for c in found if c != b.card or s[c + ZONE] != HAND)
        return [c for c in able if not hooks.pay_with.refuses(t, s, c, self.op.verb)]

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> Options | None:
        if hooks.cost_waived.allows(t, s, b, self):
            return None
        if self.op.who.kind == "this":
            self.pay(t, s, b.card)
            return None
        return [("pay", c) for c in self.open_to(t, s, f, b)] or nothing(t)

    def open_to(self, t: Table, s: State, f: int, b: Bound) -> list[int]:
        """The cards with which it can be paid now, so that the rest can be paid as well."""
        return [c for c in self.candidates(t, s, s[f + PLAYER], b) if not hooks.strands.refuses(t, s, f, b, c)]

    def take(self, t: Table, s: State, f: int, b: Bound, choice: Choice) -> bool:
        if choice[0] == "pay":
            self.pay(t, s, choice[1])
        return False

    def forced(self, t: Table, s: State, f: int, b: Bound) -> Choice | None:
        found = self.open_to(t, s, f, b)
        alike = takewhile(lambda other: other == self, b.program[s[f + REACHED] :])
        return ("pay", found[0]) if found and len(found) <= sum(1 for _op in alike) else None

    def pay(self, t: Table, s: State, c: int) -> None:
        t.verbs.spends[self.op.verb](t, s, c, self.op.n)


def compile_costs(t: Table, b: Bound) -> list[Operation]:
    """What must be paid for an ability: its card first, where that is played by it, then the costs its text names."""
    costs = list(t.verbs.play(t, b))
    for op in b.ability.cost:
        special = t.verbs.costs.get(op.verb)
        costs += special(op) if special else [Pay(op)] * (max(1, op.n) if op.who.kind == "each" else 1)
    return costs


def spent_by(t: Table, b: Bound) -> dict[str, int]:
    """How much an ability costs of what is no card, by verb."""
    found: dict[str, int] = {}
    for op in b.ability.cost:
        if op.verb in t.verbs.costs:
            found[op.verb] = found.get(op.verb, 0) + op.n
    return found
