"""An ability's four parts compiled to a row of operations: costs, targets, a window to cancel, effects.

An operation is called with the table, the position, the frame of ``Resolve`` and the ability.
It returns None when done, or the open choices; a choice then comes back through ``take``.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.flow import A, C, D, E, is_open, push
from .cards import Ability, Op, Target, Who, puts
from .cells import (
    DISCARDED,
    DOOMED,
    HAND,
    HOST,
    KILL,
    MARK,
    NO_SAVE,
    OUT,
    TOKENS,
    ZONE,
)
from .effects import EFFECTS
from .events import cannot, discard, doom, kill, kneel, leave_play
from .values import named, price


def level_bit(s, f: int, second: bool = False) -> int:
    """The mark of this ability's target; nested abilities have marks of their own."""
    return 1 << (2 * (s[f + E] & 3) + second)


def who(t, s, f: int, b, w: Who) -> list[int]:
    """The cards that ``w`` means for the ability being resolved in frame ``f``."""
    if w.kind == "this":
        return [b.card]
    if w.kind == "host":
        return [t.rows[s[b.card + HOST] - 1]] if s[b.card + HOST] else []
    if w.kind == "subject":
        return [t.rows[s[f + C] - 1]] if s[f + C] else []
    if w.kind in ("target", "second"):
        bit = level_bit(s, f, w.kind == "second")
        return [c for c in t.rows if s[c + MARK] & bit]
    target = who(t, s, f, b, Who("target"))
    return named(t, s, w.filter, s[f + D], b.card, target[0] if target else 0)


def amount(t, s, f: int, b, op: Op) -> int:
    """How much: the printed number, or that number for each card of a filter."""
    if op.per is None:
        return op.n
    return op.n * len(who(t, s, f, b, Who("each", op.per)))


@dataclass(frozen=True)
class PlayEvent:
    """An event being played is paid for and leaves the hand; it goes to its pile when its text is done (3.19)."""

    def __call__(self, t, s, f, b):
        for rule in t.was_played:
            rule(t, s, s[f + D], b.card)
        s[b.card + ZONE] = OUT
        for rule in t.pay:
            rule(t, s, s[f + D], price(t, s[f + D], b.card))


@dataclass(frozen=True)
class Pay:
    """A cost on a card: the ability's own, or one its player chooses."""

    op: Op

    def candidates(self, t, s, p: int, b) -> list[int]:
        if self.op.who.kind == "this":
            return [b.card]
        found = named(t, s, self.op.who.filter, p, b.card)
        return [c for c in found if not any(rule(t, s, c, self.op.verb) for rule in t.pay_with)]

    def __call__(self, t, s, f, b):
        if self.op.who.kind == "this":
            return self.pay(t, s, b.card)
        return [("pay", c) for c in self.candidates(t, s, s[f + D], b)] or None

    def take(self, t, s, f, b, choice):
        self.pay(t, s, choice[1])

    def pay(self, t, s, c: int) -> None:
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

    def __call__(self, t, s, f, b):
        for rule in t.pay:
            rule(t, s, s[f + D], self.n)


@dataclass(frozen=True)
class Choose:
    """The choice of a target."""

    target: Target
    second: bool = False
    puts: bool = False

    def candidates(self, t, s, p: int, b, first: int = 0) -> list[int]:
        found = [c for c in named(t, s, self.target.filter, p, b.card, first) if not cannot(t, s, c, "target")]
        if self.puts:
            found = [c for c in found if not any(rule(t, s, p, c) for rule in t.put)]
        return found

    def __call__(self, t, s, f, b):
        first = who(t, s, f, b, Who("target")) if self.second else []
        found = self.candidates(t, s, s[f + D], b, first[0] if first else 0)
        options = [("target", c) for c in found if c not in first]
        if self.target.optional:
            options.append(("no_target",))
        return options or None

    def take(self, t, s, f, b, choice):
        if choice[0] == "target":
            s[choice[1] + MARK] |= level_bit(s, f, self.second)

    def asks(self, t, s, f, b) -> int:
        p = s[f + D]
        return p if self.target.chooser == "own" else t.clockwise(p)[1]


@dataclass(frozen=True)
class OpenCancel:
    """Opponents may cancel what is being resolved, once its cost is paid (9.22)."""

    def __call__(self, t, s, f, b):
        if t.cancels and t.asks["interrupt"](t, s):
            push(s, t.step["cancel"], t.clockwise(s[f + D])[1], t.count - 1, s[f + A])


@dataclass(frozen=True)
class Effect:
    """One effect, carried out on all its cards at once."""

    op: Op
    more: bool = False  # another killing or discarding follows at the same moment

    def __call__(self, t, s, f, b):
        op, p = self.op, s[f + D]
        cards = who(t, s, f, b, op.who) if op.who else []
        if op.verb in ("kill", "discard"):
            self._doom(t, s, cards)
        else:
            EFFECTS[op.verb](t, s, f, b, p, cards, amount(t, s, f, b, op), op)

    def _doom(self, t, s, cards):
        bits = (KILL if self.op.verb == "kill" else DISCARDED) | (NO_SAVE if self.op.what == "no save" else 0)
        doomed = [doom(t, s, c, bits) for c in cards]
        if self.more:
            return
        waiting = any(doomed) or any(s[c + DOOMED] for c in t.rows)
        if waiting and not is_open(s, t.step["leave"]):
            push(s, t.step["leave"])


_LEAVING = ("kill", "discard")


def compile_program(t, b) -> tuple:
    """The operations of an ability in the order in which they are carried out."""
    a: Ability = b.ability
    costs: list = []
    printed = t.card[b.card]
    if printed.type == "event":
        costs.append(PlayEvent())
    for op in a.cost:
        if op.verb == "gold":
            costs.append(PayGold(op.n))
        else:
            costs += [Pay(op)] * (max(1, op.n) if op.who.kind == "each" else 1)
    targets = [Choose(target, bool(i), puts(a) and not i) for i, target in enumerate(a.targets)]
    cancel = [OpenCancel()] if a.kind in ("action", "response", "save", "passive") else []
    effects = [
        Effect(op, op.verb in _LEAVING and following is not None and following.verb in _LEAVING)
        for op, following in zip(a.effects, (*a.effects[1:], None), strict=True)
    ]
    first = costs if any(rule(t) for rule in t.cost_first) else []
    last = [] if first else costs
    return (*first, *targets, *cancel, *last, *effects)


def compile_ability(t, b) -> None:
    """Give an ability its program, and at hand what play restrictions ask of it."""
    b.program = compile_program(t, b)
    b.costs = tuple(op for op in b.program if isinstance(op, Pay))
    b.targets = tuple(op for op in b.program if isinstance(op, Choose))
    b.gold = sum(op.n for op in b.program if isinstance(op, PayGold))
