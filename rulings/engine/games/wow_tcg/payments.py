"""Costs: what is paid when a card is played, a payment power used or a quest completed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...cards.affording import cards_left
from ...cards.model import Op
from ...cards.payments import Pay
from ...cards.resolving import AT_THE_END, NO_TARGET, PLAYER, REACHED, Operation, Spend, at_hand, nothing, send_away, under_way
from ...core.flow import Choice, Options, asked
from ...core.layout import State
from ...core.moments import stands_at
from . import hooks
from .cards import QUEST
from .cells import DESTROYED
from .events import bury, doom, exhaust
from .values import ready_resources

if TYPE_CHECKING:
    from ...cards.table import Bound
    from .table import Table


@dataclass(frozen=True)
class LeaveHand(Operation):
    """A card that is played leaves the hand."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        hooks.onto_chain.run(t, s, b.card)


WITH_RESOURCES = ("pay_resources",)


@dataclass(frozen=True)
class PayCard(Operation):
    """The cost of a card that is played; where it may be paid otherwise, its player chooses."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> Options | None:
        p, n = s[f + PLAYER], hooks.cost.sum(t, s, b.card)
        if not is_free(t, s, p, b.card):
            if t.muted and hooks.free.allows(t, s, p, b.card):
                return nothing(t)  # what is refused as payment is refused here
            hooks.pays.run(t, s, p, n)
            return None
        other: Options = [("pay", t.hero(s, p))]
        return [*other, WITH_RESOURCES] if n <= len(ready_resources(t, s, p)) else other

    def take(self, t: Table, s: State, f: int, b: Bound, choice: Choice) -> bool:
        p = s[f + PLAYER]
        if choice in (WITH_RESOURCES, NO_TARGET):
            hooks.pays.run(t, s, p, hooks.cost.sum(t, s, b.card))
        else:
            hooks.paid_otherwise.run(t, s, p, b.card)
        return False


def is_free(t: Table, s: State, p: int, c: int) -> bool:
    """Whether a card may be paid for otherwise than with resources."""
    return bool(hooks.free.allows(t, s, p, c)) and not hooks.not_free.refuses(t, s, p, c)


@dataclass(frozen=True)
class Announced(Operation):
    """A card has been played."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        hooks.played.run(t, s, s[f + PLAYER], b)
        send_away(t, s)


@dataclass(frozen=True)
class PayQuest(Operation):
    """The cost of a quest; then it is being completed."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        hooks.pays.run(t, s, s[f + PLAYER], hooks.cost.sum(t, s, b.card))
        if hooks.turned_at_payment.holds(t):
            hooks.completing.run(t, s, s[f + PLAYER], b.card)


@dataclass(frozen=True)
class PayResources(Operation):
    """Resources for a power."""

    n: int

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        if hooks.price_due.holds(t):
            hooks.pays.run(t, s, s[f + PLAYER], self.n)


_DONE = {"played": hooks.text_done, "reward": hooks.reward_done, "power": hooks.power_done}


@dataclass(frozen=True)
class Done(Operation):
    """What the text says is done, since the rules say so."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        if not _DONE[b.kind].holds(t):
            s[f + REACHED] = AT_THE_END


def play(t: Table, b: Bound) -> Sequence[Operation]:
    """What is paid because a card is played, or because a quest is completed."""
    if b.kind == "played":
        return [LeaveHand(), PayCard(), Announced()]
    return [PayQuest()] if t.card[b.card].type == QUEST and b.kind == "reward" else []


def price(t: Table, s: State, b: Bound) -> int:
    """How many resources must be exhausted for an ability: for its card, and for its text."""
    own = hooks.cost.sum(t, s, b.card) if b.kind in ("played", "reward") else 0
    return own + b.spends.get("resources", 0)


def paid_in_part(t: Table, s: State, p: int, b: Bound) -> bool:
    """Whether a player is just paying for an ability, and has still to say with which card."""
    paying = stands_at(t, s, "resolve") and under_way(t, s) is b and isinstance(at_hand(t, s), Pay | PayCard)
    return paying and asked(t, s) == p


def has_cards_to_pay(t: Table, s: State, p: int, b: Bound) -> bool:
    """Whether everything that is paid with cards other than resources is there, for each payment a card of its own."""
    return cards_left(t, s, p, b)


SPENDS: dict[str, Spend] = {
    "activate": lambda t, s, c, n: hooks.activated.run(t, s, c),
    "exhaust": lambda t, s, c, n: exhaust(t, s, c),
    "destroy": lambda t, s, c, n: doom(t, s, c, DESTROYED),
    "discard": lambda t, s, c, n: hooks.discarded.run(t, s, c),
    "bury": lambda t, s, c, n: bury(t, s, c),
}
COSTS: dict[str, Callable[[Op], Sequence[Operation]]] = {"resources": lambda op: [PayResources(op.n)]}
