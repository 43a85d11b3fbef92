"""An ability's four parts compiled to a row of operations: costs, targets, a window to cancel, effects.

An operation is called with the table, the position, the frame of ``Resolve`` and the ability.
It returns None when done, or the open choices; a choice then comes back through ``take``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.flow import A, B, C, Choice, D, E, Options, is_open, push
from ...core.layout import State
from . import hooks
from .cards import EACH, Ability, Op, Target, Who, puts, searches
from .cells import (
    AWAITED,
    DECK,
    DISCARDED,
    DOOMED,
    FAILED_FLAG,
    HAND,
    HOST,
    KILL,
    KNEELING,
    MARK,
    NO_SAVE,
    OUT,
    TOKENS,
    ZONE,
)
from .changes import fail, in_order, show
from .effects import EFFECTS
from .events import cannot, discard, doom, hand_of, happen, kill, kneel, leave_play
from .immunity import ignores
from .values import named, price, price_now
from .working import is_blank

if TYPE_CHECKING:
    from .table import Bound, Table


def reduced(t: Table, s: State, p: int, n: int, kind: str) -> int:
    """A cost in gold or influence less its reductions, never below 0."""
    return max(0, n - hooks.reduction.sum(t, s, p, kind))


def influential(t: Table, s: State, p: int) -> list[int]:
    """Standing cards of a player that have influence."""
    mine = t.in_play(s, p)
    return [c for c in mine if t.card[c].influence and not s[c + KNEELING] and not is_blank(t, s, c, "influence")]


def level_bit(s: State, f: int, second: bool = False) -> int:
    """The mark of this ability's target; nested abilities have marks of their own."""
    return 1 << (2 * (s[f + E] & 3) + second)


def who(t: Table, s: State, f: int, b: Bound, w: Who) -> list[int]:
    """The cards that ``w`` means for the ability being resolved in frame ``f``."""
    if w.kind == "this":
        return [b.card]
    if w.kind == "host":
        return [t.rows[s[b.card + HOST] - 1]] if s[b.card + HOST] else []
    if w.kind == "subject":
        return [t.rows[s[f + C] - 1]] if s[f + C] else []
    if w.kind in ("target", "second"):
        bit = level_bit(s, f, w.kind == "second")
        found = [c for c in t.rows if s[c + MARK] & bit]
        if found and hooks.spreads.of(t) and b.ability.targets and hooks.spreads.allows(t):
            return named(t, s, b.ability.targets[0].filter, s[f + D], b.card)
        return found
    target = who(t, s, f, b, Who("target"))
    return named(t, s, w.filter, s[f + D], b.card, target[0] if target else 0)


def amount(t: Table, s: State, f: int, b: Bound, op: Op) -> int:
    """How much: the printed number, X, or that number for each card of a filter."""
    if op.what == "X":
        return next((rule(t, s, b) for rule in hooks.value_of_x.of(t)), 0)
    if op.per is None:
        return op.n
    return op.n * len(who(t, s, f, b, Who("each", op.per)))


@dataclass(frozen=True)
class PlayEvent:
    """An event being played is paid for and leaves the hand; it goes to its pile when its text is done (3.19)."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        hooks.was_played.run(t, s, s[f + D], b.card)
        happen(t, s, "from hand", b.card, s[f + D])
        s[b.card + ZONE] = OUT
        hooks.pay.run(t, s, s[f + D], price_now(t, s, s[f + D], b.card))


@dataclass(frozen=True)
class Pay:
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
            return self.pay(t, s, b.card)
        return [("pay", c) for c in self.candidates(t, s, s[f + D], b)] or None

    def take(self, t: Table, s: State, f: int, b: Bound, choice: Choice) -> None:
        self.pay(t, s, choice[1])

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
class PayGold:
    """Gold for an ability."""

    n: int

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        hooks.pay.run(t, s, s[f + D], reduced(t, s, s[f + D], self.n, "gold"))


@dataclass(frozen=True)
class PayInfluence:
    """Influence: standing cards kneel, one after another, until their influence suffices."""

    n: int

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> Options | None:
        p = s[f + D]
        missing = reduced(t, s, p, self.n, "influence") - s[f + C]
        if missing <= 0:
            s[f + C] = 0
            return None
        return [("pay", c) for c in influential(t, s, p)] or None

    def take(self, t: Table, s: State, f: int, b: Bound, choice: Choice) -> bool:
        s[f + C] += t.card[choice[1]].influence
        kneel(t, s, choice[1])
        return True


@dataclass(frozen=True)
class PayHand:
    """The whole hand is discarded, were it empty (agot-lcg 7.39)."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        for c in hand_of(t, s, s[f + D]):
            discard(t, s, c)


@dataclass(frozen=True)
class Choose:
    """The choice of a target."""

    target: Target
    second: bool = False
    puts: bool = False

    def candidates(self, t: Table, s: State, p: int, b: Bound, first: int = 0) -> list[int]:
        if self.target.hand:
            return [q for q in t.clockwise(p)[1:] if hand_of(t, s, q) or hooks.empty_hand.allows(t)]
        found = [c for c in named(t, s, self.target.filter, p, b.card, first) if not cannot(t, s, c, "target")]
        if self.puts:
            found = [c for c in found if not hooks.put.refuses(t, s, p, c)]
        return [c for c in found if not hooks.target_refused.refuses(t, s, p, b, c)]

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> Options:
        if self.target.hand:
            return [("hand", q) for q in self.candidates(t, s, s[f + D], b)]
        first = who(t, s, f, b, Who("target")) if self.second else []
        found = self.candidates(t, s, s[f + D], b, first[0] if first else 0)
        options = [("target", c) for c in found if c not in first]
        if self.target.optional:
            options.append(("no_target",))
        return options or None

    def take(self, t: Table, s: State, f: int, b: Bound, choice: Choice) -> None:
        if choice[0] == "hand":
            s[f + E] |= choice[1] + 1 << 2
        elif choice[0] == "target":
            s[choice[1] + MARK] |= level_bit(s, f, self.second)
            if self.target.show:
                show(t, s, choice[1])

    def asks(self, t: Table, s: State, f: int, b: Bound) -> int:
        p = s[f + D]
        return p if self.target.chooser == "own" else t.clockwise(p)[1]


@dataclass(frozen=True)
class OpenCancel:
    """Opponents may cancel what is being resolved, once its cost is paid (9.22)."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        if t.cancels and hooks.interrupt.allows(t, s):
            push(s, t.step["cancel"], t.clockwise(s[f + D])[1], t.count - 1, s[f + A])


@dataclass(frozen=True)
class Effect:
    """One effect, carried out on all its cards at once."""

    op: Op
    more: bool = False  # another killing or discarding follows at the same moment
    before_then: bool = False  # what follows "then" depends on it

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        op, p = self.op, s[f + D]
        cards = who(t, s, f, b, op.who) if op.who else []
        if op.who and t.immunities and op.verb not in ("power_off_card", "gold_off_card"):
            cards = [c for c in cards if not ignores(t, s, c, b)]
        if hooks.untouchable.of(t) and op.who and op.who.kind == "each":
            cards = [c for c in cards if not hooks.untouchable.refuses(t, s, c)]
        if self.before_then and op.who:
            self._await(s, f, cards)
        if op.verb in ("kill", "discard"):
            self._doom(t, s, cards)
        else:
            EFFECTS[op.verb](t, s, f, b, p, cards, amount(t, s, f, b, op), op)

    def _await(self, s: State, f: int, cards: list[int]) -> None:
        if not cards:
            fail(s, f)
        for c in cards if self.op.verb in _AWAITED else ():
            s[c + AWAITED] = 1

    def _doom(self, t: Table, s: State, cards: list[int]) -> None:
        bits = (KILL if self.op.verb == "kill" else DISCARDED) | (NO_SAVE if self.op.what == "no save" else 0)
        for c in cards:
            if s[c + ZONE] in (HAND, DECK) and bits & DISCARDED:
                discard(t, s, c)
        doomed = [doom(t, s, c, bits) for c in cards]
        if self.more:
            return
        waiting = any(doomed) or any(s[c + DOOMED] for c in t.rows)
        if waiting and not is_open(s, t.step["leave"]):
            push(s, t.step["leave"])


@dataclass(frozen=True)
class Then:
    """What follows needs the success of what came before (agot-lcg 7.30)."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        failed = s[f + E] & FAILED_FLAG or any(s[c + AWAITED] for c in t.rows)
        for c in t.rows:
            s[c + AWAITED] = 0
        if failed and hooks.then_depends.allows(t):
            s[f + B] = len(b.program)


@dataclass(frozen=True)
class EachPlayer:
    """Every player in turn chooses and carries the effect out (agot-lcg 2.11)."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        order = in_order(t, s, s[f + D])
        forward = t.count < 3 or order[1] == t.clockwise(order[0])[1]
        push(s, t.step["each player"], order[0], t.count, 0, order[0], s[f + E] & 3 | (0 if forward else BACKWARDS))


@dataclass(frozen=True)
class Shuffle:
    """A deck that was searched is shuffled (agot-lcg 1.12)."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        hooks.searched.run(t, s, s[f + D])


BACKWARDS = 32


@dataclass(frozen=True)
class PayAmbush:
    """Standing cards kneel for their influence, the strongest first, until the card's cost is paid."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        p = s[f + D]
        missing = reduced(t, s, p, price(t, p, b.card), "influence")
        for c in sorted(influential(t, s, p), key=lambda c: -t.card[c].influence):
            if missing > 0:
                missing -= t.card[c].influence
                kneel(t, s, c)


@dataclass(frozen=True)
class PayDuplicate:
    """The duplicate that saves its card is discarded."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        for d in t.duplicates(s, b.card)[:1]:
            discard(t, s, d)


@dataclass(frozen=True)
class Recheck:
    """Targets that paying the cost has made illegal are targets no more (agot-lcg 8.21)."""

    targets: tuple[Choose, ...]

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        for op in self.targets:
            bit = level_bit(s, f, op.second)
            legal = op.candidates(t, s, s[f + D], b) if not op.target.hand else t.rows
            for c in t.rows:
                if s[c + MARK] & bit and c not in legal:
                    s[c + MARK] &= ~bit


_LEAVING = ("kill", "discard")
_AWAITED = ("kill", "discard", "kneel", "stand", "return", "put", "to_hand")


def compile_program(t: Table, b: Bound) -> tuple:
    """The operations of an ability in the order in which they are carried out."""
    a: Ability = b.ability
    costs: list = []
    printed = t.card[b.card]
    if printed.type == "event":
        costs.append(PlayEvent())
    for op in a.cost:
        if op.verb == "gold":
            costs.append(PayGold(op.n))
        elif op.verb == "influence":
            costs.append(PayInfluence(op.n))
        elif op.verb == "hand":
            costs.append(PayHand())
        elif op.verb == "ambush":
            costs.append(PayAmbush())
        elif op.verb == "duplicate":
            costs.append(PayDuplicate())
        else:
            costs += [Pay(op)] * (max(1, op.n) if op.who.kind == "each" else 1)
    each = any(target.chooser == EACH for target in a.targets)
    targets = [] if each else [Choose(target, bool(i), puts(a) and not i) for i, target in enumerate(a.targets)]
    cancel = [OpenCancel()] if a.kind != "constant" else []
    effects = [EachPlayer()] if each else [*compile_effects(a), *([Shuffle()] if searches(a) else [])]
    first = costs if hooks.cost_first.holds(t) else []
    last = [] if first else costs
    if hooks.targets_first.holds(t):
        if any(isinstance(op, Pay) for op in first) and hooks.targets_rechecked.allows(t):
            first = [*first, Recheck(tuple(op for op in targets if not op.second))]
        return (*targets, *first, *cancel, *last, *effects)
    return (*first, *targets, *cancel, *last, *effects)


def compile_effects(a: Ability) -> list:
    """The effects of an ability in their order; those before "then" decide whether it goes on."""
    found: list = []
    then_follows = any(op.then for op in a.effects)
    for op, following in zip(a.effects, (*a.effects[1:], None), strict=True):
        if op.then:
            found.append(Then())
        together = op.verb in _LEAVING and following is not None and following.verb in _LEAVING and not following.then
        found.append(Effect(op, together, then_follows and not op.then))
    return found


def compile_ability(t: Table, b: Bound) -> None:
    """Give an ability its program, and at hand what play restrictions ask of it."""
    b.program = compile_program(t, b)
    b.costs = tuple(op for op in b.program if isinstance(op, Pay))
    b.targets = tuple(op for op in b.program if isinstance(op, Choose))
    b.gold = sum(op.n for op in b.program if isinstance(op, PayGold))
    b.influence = sum(op.n for op in b.program if isinstance(op, PayInfluence))
