"""Costs: the operations by which an ability or an event is paid for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.flow import Choice, Options
from ...core.layout import State
from . import hooks
from .blank import is_blank
from .cards import EVENT, Op
from .cells import HAND, KNEELING, OUT, TOKENS, ZONE
from .events import discard, hand_of, happen, kill, kneel, leave_play
from .resolving import PAID, PLAYER, Operation
from .values import named, price, price_now

if TYPE_CHECKING:
    from .table import Bound, Table


def reduced(t: Table, s: State, p: int, n: int, kind: str) -> int:
    """A cost in gold or influence less its reductions, never below 0."""
    return max(0, n - hooks.reduction.sum(t, s, p, kind))


def influential(t: Table, s: State, p: int) -> list[int]:
    """Standing cards of a player that have influence."""
    mine = t.in_play(s, p)
    return [c for c in mine if t.card[c].influence and not s[c + KNEELING] and not is_blank(t, s, c, "influence")]


@dataclass(frozen=True)
class PlayEvent(Operation):
    """An event being played is paid for and leaves the hand; it goes to its pile when its text is done (3.19)."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        hooks.was_played.run(t, s, s[f + PLAYER], b.card)
        happen(t, s, "from hand", b.card, s[f + PLAYER])
        s[b.card + ZONE] = OUT
        hooks.pay.run(t, s, s[f + PLAYER], price_now(t, s, s[f + PLAYER], b.card))


@dataclass(frozen=True)
class Pay(Operation):
    """A cost on a card: the ability's own, or one its player chooses."""

    op: Op

    def candidates(self, t: Table, s: State, p: int, b: Bound) -> list[int]:
        if self.op.who.kind == "this":
            return [b.card]
        found = named(t, s, self.op.who.filter, p, b.card)
        return [c for c in found if not hooks.pay_with.refuses(t, s, c, self.op.verb)]

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> Options | None:
        if hooks.cost_waived.allows(t, s, b, self):
            return None
        if self.op.who.kind == "this":
            self.pay(t, s, b.card)
            return None
        return [("pay", c) for c in self.candidates(t, s, s[f + PLAYER], b)] or None

    def take(self, t: Table, s: State, f: int, b: Bound, choice: Choice) -> bool:
        self.pay(t, s, choice[1])
        return False

    def pay(self, t: Table, s: State, c: int) -> None:
        verb = self.op.verb
        if verb == "kneel":
            kneel(t, s, c)
        elif verb == "discard":
            discard(t, s, c)
        elif verb == "kill":
            kill(t, s, c)
        elif verb == "return":
            leave_play(t, s, c, HAND)
        elif verb == "power":
            s[c + TOKENS] -= self.op.n


@dataclass(frozen=True)
class PayGold(Operation):
    """Gold for an ability."""

    n: int

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        hooks.pay.run(t, s, s[f + PLAYER], reduced(t, s, s[f + PLAYER], self.n, "gold"))


@dataclass(frozen=True)
class PayInfluence(Operation):
    """Influence: standing cards kneel, one after another, until their influence suffices."""

    n: int

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> Options | None:
        p = s[f + PLAYER]
        missing = reduced(t, s, p, self.n, "influence") - s[f + PAID]
        if missing <= 0:
            s[f + PAID] = 0
            return None
        return [("pay", c) for c in influential(t, s, p)] or None

    def take(self, t: Table, s: State, f: int, b: Bound, choice: Choice) -> bool:
        s[f + PAID] += t.card[choice[1]].influence
        kneel(t, s, choice[1])
        return True


@dataclass(frozen=True)
class PayHand(Operation):
    """The whole hand is discarded, were it empty (agot-lcg 7.39)."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        for c in hand_of(t, s, s[f + PLAYER]):
            discard(t, s, c)


@dataclass(frozen=True)
class PayAmbush(Operation):
    """Standing cards kneel for their influence, the strongest first, until the card's cost is paid."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        p = s[f + PLAYER]
        missing = reduced(t, s, p, price(t, p, b.card), "influence")
        for c in sorted(influential(t, s, p), key=lambda c: -t.card[c].influence):
            if missing > 0:
                missing -= t.card[c].influence
                kneel(t, s, c)


@dataclass(frozen=True)
class PayDuplicate(Operation):
    """The duplicate that saves its card is discarded."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        for d in t.duplicates(s, b.card)[:1]:
            discard(t, s, d)


def compile_costs(t: Table, b: Bound) -> list[Operation]:
    """What must be paid for an ability: an event itself first, then the costs its text names."""
    costs: list[Operation] = [PlayEvent()] if t.card[b.card].type == EVENT else []
    for op in b.ability.cost:
        costs += _COSTS[op.verb](op) if op.verb in _COSTS else [Pay(op)] * (max(1, op.n) if op.who.kind == "each" else 1)
    return costs


_COSTS: dict[str, Callable[[Op], list[Operation]]] = {
    "gold": lambda op: [PayGold(op.n)],
    "influence": lambda op: [PayInfluence(op.n)],
    "hand": lambda op: [PayHand()],
    "ambush": lambda op: [PayAmbush()],
    "duplicate": lambda op: [PayDuplicate()],
}
