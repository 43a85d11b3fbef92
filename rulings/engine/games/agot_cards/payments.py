"""Costs: the operations by which an ability or an event is paid for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from ...cards.blank import is_blank
from ...cards.matching import named
from ...cards.model import Op
from ...cards.payments import Pay
from ...cards.piles import hand_of
from ...cards.program import Choose
from ...cards.resolving import ABILITY, PAID, PLAYER, REACHED, Operation, Spend, mark_of_target, nothing
from ...cards.triggers import happen
from ...core.flow import OPEN, STEP, Choice, Options, frames, top
from ...core.layout import State
from ...core.moments import stands_at
from . import hooks
from .cards import EVENT
from .cells import CONTROL, DUPLICATE, FOR_COST, FOR_SAVE, GONE_TO_PAY, HAND, KNEELING, MARK, OUT, PLAY, TOKENS, ZONE
from .events import discard, kill, kneel_to_pay, leave_play
from .implied import AMBUSH_ABILITY
from .values import price, price_now, reduced

if TYPE_CHECKING:
    from ...cards.model import Filter
    from ...cards.table import Bound
    from .table import Table


def influential(t: Table, s: State, p: int) -> list[int]:
    """Standing cards of a player that have influence: what is blank has none, whatever is refused here."""
    standing = [c for c in t.in_play(s, p) if t.card[c].influence and not s[c + KNEELING]]
    with t.as_written():
        return [c for c in standing if not is_blank(t, s, c, "influence")]


@dataclass(frozen=True)
class PlayEvent(Operation):
    """An event being played is paid for and leaves the hand; it goes to its pile when its text is done (3.19)."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        hooks.was_played.run(t, s, s[f + PLAYER], b.card)
        happen(t, s, "from hand", b.card, s[f + PLAYER])
        s[b.card + ZONE] = OUT
        p = s[f + PLAYER]
        hooks.pay.run(t, s, p, price_now(t, s, p, b.card))
        hooks.paid.run(t, s, p, price(t, p, b.card))


@dataclass(frozen=True)
class PayGold(Operation):
    """Gold for an ability."""

    n: int

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        hooks.pay.run(t, s, s[f + PLAYER], reduced(t, s, s[f + PLAYER], self.n, "gold"))
        hooks.paid.run(t, s, s[f + PLAYER], self.n)


@dataclass(frozen=True)
class PayInfluence(Operation):
    """Influence: standing cards kneel, one after another, until their influence suffices."""

    n: int

    def whole(self, t: Table, p: int, b: Bound) -> int:
        """How much it is before reductions."""
        return self.n

    def missing(self, t: Table, s: State, f: int, b: Bound) -> int:
        """How much is still to be paid."""
        p = s[f + PLAYER]
        return reduced(t, s, p, self.whole(t, p, b), "influence") - s[f + PAID]

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> Options | None:
        p = s[f + PLAYER]
        if self.missing(t, s, f, b) <= 0:
            s[f + PAID] = 0
            hooks.paid.run(t, s, p, self.whole(t, p, b))
            return None
        return [("pay", c) for c in self.open_to(t, s, f, b)] or nothing(t)

    def open_to(self, t: Table, s: State, f: int, b: Bound) -> list[int]:
        """The cards that can kneel for it now, so that the rest can be paid as well."""
        return [c for c in influential(t, s, s[f + PLAYER]) if not hooks.strands.refuses(t, s, f, b, c)]

    def forced(self, t: Table, s: State, f: int, b: Bound) -> Choice | None:
        """Where no card can be spared, all of them kneel."""
        values = {c: t.card[c].influence for c in self.open_to(t, s, f, b)}
        spared = sum(values.values()) - min(values.values(), default=0)
        return ("pay", next(iter(values))) if values and spared < self.missing(t, s, f, b) else None

    def take(self, t: Table, s: State, f: int, b: Bound, choice: Choice) -> bool:
        if choice[0] != "pay":
            return False
        s[f + PAID] += t.card[choice[1]].influence
        kneel_to_pay(t, s, choice[1])
        return True


@dataclass(frozen=True)
class PayAmbush(PayInfluence):
    """As much influence as the card costs that Ambush brings in."""

    n: int = 0

    def whole(self, t: Table, p: int, b: Bound) -> int:
        return price(t, p, b.card)


@dataclass(frozen=True)
class PayHand(Operation):
    """The whole hand is discarded, were it empty (agot-lcg 7.39)."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        for c in hand_of(t, s, s[f + PLAYER]):
            discard(t, s, c)


@dataclass(frozen=True)
class PayDuplicate(Operation):
    """The duplicate that saves its card is discarded."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        for d in t.spare_duplicates(s, b.card)[:1]:
            discard(t, s, d)
            _spent(t, s, d, FOR_SAVE)


def accepted(t: Table, s: State, p: int, b: Bound) -> set[int]:
    """The cards with which an ability can be paid for, where its text leaves the choice."""
    found = {c for op in b.costs if op.op.who.kind == "each" for c in op.candidates(t, s, p, b)}
    return found.union(influential(t, s, p)) if costs_influence(b) else found


def payers(t: Table, s: State, p: int, b: Bound, op: Pay) -> list[int]:
    """The cards with which a text says that a cost is paid, be they fit to pay or not; what is being played is none of them."""
    if op.op.who.kind == "this":
        return [] if hooks.falls_short.refuses(t, s, b.card, op.op) else [b.card]
    return [c for c in named(t, s, op.op.who.filter, p, b.card) if c != b.card or s[c + ZONE] != HAND]


def needed(b: Bound) -> list[Choose]:
    """The targets without which an ability cannot be used."""
    return [op for op in b.targets if not op.target.optional and not op.second]


def choosable(t: Table, s: State, p: int, b: Bound, op: Choose) -> list[int]:
    """What a text says to choose, be it refused by other rules or not; so too a duplicate that has lost the trait asked for."""
    if op.target.hand or op.target.token:
        return op.candidates(t, s, p, b)
    meant = op.target.filter
    found = named(t, s, meant, p, b.card)
    if found or not meant.trait:
        return found
    others = named(t, s, _without_its_trait(meant), p, b.card)
    return [c for c in others if s[c + DUPLICATE] and meant.trait in t.card[c].traits]


@cache
def _without_its_trait(meant: Filter) -> Filter:
    return replace(meant, trait="")


def lays_its_target(b: Bound) -> bool:
    """Whether an ability lays the first card chosen for it on the second."""
    return any(op.verb == "attach_as" or op.verb == "put_on" and op.word == "second" for op in b.ability.effects)


def first_chosen(t: Table, s: State) -> int:
    """The first target of the ability under way, if it has been chosen; else 0."""
    f = next((f for f in frames(s) if s[f + STEP] == t.step["resolve"].number), None)
    return 0 if f is None else next((c for c in t.rows if s[c + MARK] & mark_of_target(s, f)), 0)


def second_needed(b: Bound) -> Choose | None:
    """The second target, where an ability cannot be used without one."""
    return next((op for op in b.targets if op.second and not op.target.optional), None)


def pairs_meant(t: Table, s: State, p: int, b: Bound) -> list[tuple[int, int]]:
    """The first and the second targets together that a text says to choose, be they refused by other rules or not."""
    second = second_needed(b)
    if second is None:
        return []
    firsts = _firsts(b, choosable(t, s, p, b, b.targets[0]))
    return [(c, d) for c in firsts for d in named(t, s, second.target.filter, p, b.card, c) if d != c]


def unpaired(t: Table, s: State, p: int, b: Bound) -> bool:
    """Whether a text asks for a second target, and beside no first one there is any that may be chosen."""
    second = second_needed(b)
    if second is None:
        return False
    firsts = _firsts(b, b.targets[0].candidates(t, s, p, b))
    return not any(d != c for c in firsts for d in second.candidates(t, s, p, b, c))


def _firsts(b: Bound, found: list[int]) -> list[int]:
    """What may be the first target; where it may be left out, or is no card, also nothing (0)."""
    first = b.targets[0].target
    return [0] if first.hand else [*found, 0] if first.optional else found


def targets_asked(t: Table, b: Bound) -> int:
    """How many cards may be named for an ability to choose."""
    return sum(target.n * (t.count if target.chooser == "each" else 1) for target in b.ability.targets)


def payments_asked(b: Bound) -> int:
    """How many cards may be named to pay for an ability."""
    return sum(max(1, op.n) for op in b.ability.cost if op.who.kind == "each" or op.verb == "influence")


def costs_influence(b: Bound) -> bool:
    """Whether an ability is paid for with influence."""
    return bool(b.spends.get("influence")) or b.ability is AMBUSH_ABILITY


def paid_in_part(t: Table, s: State, p: int) -> bool:
    """Whether this player has begun to pay, and something is still to be paid."""
    return _left_to_pay(t, s, p)[0] > 0


def pays_what_is_left(t: Table, s: State, p: int) -> bool:
    """Whether this player has begun to pay, and with what to go on needs no word."""
    left, forced = _left_to_pay(t, s, p)
    return left == 1 or forced


def _left_to_pay(t: Table, s: State, p: int) -> tuple[int, bool]:
    """How many cards can pay for what this player is paying, and whether all of them must."""
    if not s[OPEN] or not stands_at(t, s, "resolve"):
        return 0, False
    f = top(s)
    b = t.bound[s[f + ABILITY]]
    operation = b.program[s[f + REACHED]]
    if s[f + PLAYER] != p or not isinstance(operation, Pay | PayInfluence):
        return 0, False
    return len(operation(t, s[:], f, b) or ()), operation.forced(t, s, f, b) is not None


def payable_now(t: Table, s: State, b: Bound) -> list[int]:
    """The cards with which what is just being paid for an ability can be paid, be the rest payable afterwards or not."""
    f = top(s)
    operation = b.program[s[f + REACHED]] if s[f + REACHED] < len(b.program) else None
    if isinstance(operation, PayInfluence):
        return influential(t, s, s[f + PLAYER])
    return operation.candidates(t, s, s[f + PLAYER], b) if isinstance(operation, Pay) else []


def asked_for(t: Table, s: State, p: int, b: Bound, c: int) -> bool:
    """Whether a card is one with which the text says to pay, be it fit to pay or not."""
    if costs_influence(b) and s[c + CONTROL] == p and t.card[c].influence and s[c + ZONE] == PLAY:
        return True
    return any(op.op.who.kind == "each" and c in payers(t, s, p, b, op) for op in b.costs)


def play(t: Table, b: Bound) -> list[Operation]:
    """An event is itself played with its ability."""
    return [PlayEvent()] if t.card[b.card].type == EVENT else []


def _spent(t: Table, s: State, c: int, on: int) -> None:
    """What has left to pay is remembered while it lies where it went; lines that are explored do not."""
    if not t.exploring and s[c + ZONE] != PLAY:
        s[c + GONE_TO_PAY] = on


def _leaving(spend: Spend) -> Spend:
    """A payment by which a card leaves its place."""

    def leave(t: Table, s: State, c: int, n: int) -> None:
        spend(t, s, c, n)
        _spent(t, s, c, FOR_COST)

    return leave


def _power(t: Table, s: State, c: int, n: int) -> None:
    s[c + TOKENS] -= n


SPENDS: dict[str, Spend] = {
    "kneel": lambda t, s, c, n: kneel_to_pay(t, s, c),
    "discard": _leaving(lambda t, s, c, n: discard(t, s, c)),
    "kill": _leaving(lambda t, s, c, n: kill(t, s, c)),
    "return": _leaving(lambda t, s, c, n: leave_play(t, s, c, HAND)),
    "power": _power,
}
COSTS: dict[str, Callable[[Op], Sequence[Operation]]] = {
    "gold": lambda op: [PayGold(op.n)],
    "influence": lambda op: [PayInfluence(op.n)],
    "hand": lambda op: [PayHand()],
    "ambush": lambda op: [PayAmbush()],
    "duplicate": lambda op: [PayDuplicate()],
}


def chosen_now(t: Table, s: State, b: Bound) -> Choose | None:
    """The choice of a target that is being made for an ability, if there is one."""
    f = top(s)
    if s[f + STEP] != t.step["resolve"].number or s[f + REACHED] >= len(b.program):
        return None
    operation = b.program[s[f + REACHED]]
    return operation if isinstance(operation, Choose) else None
