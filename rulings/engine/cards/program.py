"""An ability's four parts compiled to a row of operations: costs, targets, a window to cancel, effects.

An operation is called with the table, the position, the frame of ``Resolve`` (see ``resolving``) and the
ability. It returns None when done, or the open choices; a choice then comes back through ``take``.

A game with a chain (what is used waits, and the last resolves first) has ``chain.Enter`` in the place of ``OpenCancel``: the
frame is written down as an entry of the chain and closes, and is opened again behind that operation when its time has come.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..core.flow import Choice, Options, push
from ..core.layout import State, set_one
from . import hooks
from .cells import AWAITED, HOST, MARK
from .matching import named
from .model import EACH, Ability, Op, Target, Who, puts, searches
from .payments import Pay, compile_costs, spent_by
from .piles import hand_of, show
from .resolving import (
    ABILITY,
    ABOUT,
    AT_THE_END,
    FAILED,
    HAND_CHOSEN,
    LEVEL,
    NO_TARGET,
    PARTLY,
    PLAYER,
    REACHED,
    Operation,
    fail,
    mark_of_target,
    nothing,
    send_away,
)
from .texts import cannot

if TYPE_CHECKING:
    from .table import Bound, Table


def who(t: Table, s: State, f: int, b: Bound, w: Who) -> list[int]:
    """The cards that ``w`` means for the ability being resolved in frame ``f``."""
    if w.kind == "this":
        return [b.card]
    if w.kind == "host":
        return [t.by_mark[s[b.card + HOST]]] if s[b.card + HOST] else []
    if w.kind == "subject":
        return [t.by_mark[s[f + ABOUT]]] if s[f + ABOUT] else []
    if w.kind in ("target", "second"):
        bit = mark_of_target(s, f, w.kind == "second")
        found = [c for c in t.rows if s[c + MARK] & bit]
        if found and b.ability.targets and hooks.spreads.allows(t):
            return named(t, s, b.ability.targets[0].filter, s[f + PLAYER], b.card)
        return found
    target = who(t, s, f, b, Who("target"))
    return named(t, s, w.filter, s[f + PLAYER], b.card, target[0] if target else 0)


def amount(t: Table, s: State, f: int, b: Bound, op: Op) -> int:
    """How much: the printed number, X, or that number for each card of a filter."""
    if op.what == "X":
        return next((rule(t, s, b) for rule in hooks.value_of_x.of(t)), 0)
    if op.per is None:
        return op.n
    return op.n * len(who(t, s, f, b, Who("each", op.per)))


def in_order(t: Table, s: State, p: int) -> list[int]:
    """The players whom an effect of ``p`` concerns, in the order in which they carry it out."""
    first = hooks.each_first.first_or(p, t, s, p)
    players = t.clockwise(first)
    return hooks.each_next.first_or(players, t, s, players)


@dataclass(frozen=True)
class Choose(Operation):
    """The choice of a target."""

    target: Target
    second: bool = False
    puts: bool = False

    def candidates(self, t: Table, s: State, p: int, b: Bound, first: int = 0) -> list[int]:
        if self.target.hand:
            return [q for q in t.clockwise(p)[1:] if hand_of(t, s, q) or hooks.empty_hand.holds(t)]
        if self.target.token:  # a token is no part of the card on which it lies
            there = named(t, s, self.target.filter, p, b.card)
            return [c for c in there if hooks.token_there.allows(t, s, c, self.target.token)]
        meant = named(t, s, self.target.filter, p, b.card, first)
        if hooks.targeted_too.of(t):
            meant += [c for c in t.rows if c not in meant and hooks.targeted_too.allows(t, s, p, c, self.target.filter)]
        found = [c for c in meant if not cannot(t, s, c, "target")]
        if self.puts:
            found = [c for c in found if not hooks.put.refuses(t, s, p, c)]
        if self.second:
            found = [c for c in found if not hooks.second_refused.refuses(t, s, p, b, c, first)]
        return [c for c in found if not hooks.target_refused.refuses(t, s, p, b, c)]

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> Options | None:
        if self.target.hand:
            return [("hand", q) for q in self.candidates(t, s, s[f + PLAYER], b)]
        first = who(t, s, f, b, Who("target")) if self.second else []
        found = self.candidates(t, s, s[f + PLAYER], b, first[0] if first else 0)
        options: Options = [("target", c) for c in found if c not in first]
        if self.target.optional:
            options.append(NO_TARGET)
        return options or nothing(t)

    def take(self, t: Table, s: State, f: int, b: Bound, choice: Choice) -> bool:
        if choice[0] == "hand":
            set_one(s, f + HAND_CHOSEN, choice[1])
        elif choice[0] == "target":
            s[choice[1] + MARK] |= mark_of_target(s, f, self.second)
            if self.target.show:
                show(t, s, choice[1])
        return False

    def asks(self, t: Table, s: State, f: int, b: Bound) -> int:
        p = s[f + PLAYER]
        return p if self.target.chooser == "own" else t.clockwise(p)[1]


@dataclass(frozen=True)
class OpenCancel(Operation):
    """Opponents may cancel what is being resolved, once its cost is paid."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        if t.cancels and hooks.interrupt.allows(t, s):
            push(s, t.step["cancel"], t.clockwise(s[f + PLAYER])[1], t.count - 1, s[f + ABILITY])


@dataclass(frozen=True)
class Effect(Operation):
    """One effect, carried out on all its cards at once."""

    op: Op
    dooms: bool = False  # cards may be about to leave play after it, and no more follow at the same moment
    before_then: bool = False  # what follows "then" depends on it

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        op, p = self.op, s[f + PLAYER]
        cards = self.cards(t, s, f, b) if op.who else []
        if self.before_then and op.who:
            self._await(t, s, f, cards)
        t.verbs.effects[op.verb](t, s, f, b, p, cards, amount(t, s, f, b, op), op)
        if self.dooms:
            send_away(t, s)

    def cards(self, t: Table, s: State, f: int, b: Bound) -> list[int]:
        """The cards it falls on."""
        found = who(t, s, f, b, self.op.who)
        if t.immunities and self.op.verb not in t.verbs.unstoppable:
            found = [c for c in found if not hooks.immune.refuses(t, s, c, b)]
        if self.op.who.kind == "each":
            found = [c for c in found if not hooks.untouchable.refuses(t, s, c)]
        return found

    def _await(self, t: Table, s: State, f: int, cards: list[int]) -> None:
        if not cards:
            fail(s, f)
        for c in cards if self.op.verb in t.verbs.awaited else ():
            s[c + AWAITED] = 1


@dataclass(frozen=True)
class Then(Operation):
    """What follows needs the success of what came before."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        failed = s[f + FAILED] or any(s[c + AWAITED] for c in t.rows)
        for c in t.rows:
            s[c + AWAITED] = 0
        if failed and hooks.then_depends.holds(t) and not (s[f + FAILED] == PARTLY and hooks.partly_enough.allows(t)):
            s[f + REACHED] = AT_THE_END


@dataclass(frozen=True)
class EachPlayer(Operation):
    """Every player in turn chooses and carries the effect out."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        order = in_order(t, s, s[f + PLAYER])
        forward = t.count < 3 or order[1] == t.clockwise(order[0])[1]
        push(s, t.step["each player"], order[0], 0, s[f + ABOUT], order[0], s[f + LEVEL], t.count, 0, 0 if forward else 1)


@dataclass(frozen=True)
class Shuffle(Operation):
    """A deck that was searched is shuffled."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        hooks.searched.run(t, s, s[f + PLAYER])


@dataclass(frozen=True)
class Recheck(Operation):
    """Targets that paying the cost has made illegal are targets no more."""

    targets: tuple[Choose, ...]

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        for op in self.targets:
            bit = mark_of_target(s, f, op.second)
            legal = op.candidates(t, s, s[f + PLAYER], b) if not op.target.hand else t.rows
            for c in t.rows:
                if s[c + MARK] & bit and c not in legal:
                    s[c + MARK] &= ~bit


def compile_program(t: Table, b: Bound) -> tuple[Operation, ...]:
    """The operations of an ability in the order in which they are carried out."""
    a: Ability = b.ability
    each = any(target.chooser == EACH for target in a.targets)
    chosen = () if each else a.targets
    targets = [Choose(target, bool(i), puts(a, "second" if i else "target")) for i, target in enumerate(chosen)]
    cancel = (t.verbs.between(t, b) if t.verbs.between else [OpenCancel()]) if a.kind != "constant" else []
    effects = [EachPlayer()] if each else compile_effects(t, a)
    costs = compile_costs(t, b)
    first = costs if hooks.cost_first.holds(t) else []
    last = [] if first else costs
    if not hooks.targets_first.holds(t):
        return (*first, *targets, *cancel, *last, *effects)
    if any(isinstance(op, Pay) for op in first) and hooks.targets_rechecked.holds(t):
        first = [*first, Recheck(tuple(op for op in targets if not op.second))]
    return (*targets, *first, *cancel, *last, *effects)


def compile_effects(t: Table, a: Ability) -> list[Operation]:
    """The effects of an ability in their order; those before "then" decide whether it goes on."""
    found: list[Operation] = []
    then_follows = any(op.then for op in a.effects)
    dooming = t.verbs.dooming
    for op, following in zip(a.effects, (*a.effects[1:], None), strict=False):
        if op.then:
            found.append(Then())
        together = following is not None and following.verb in dooming and not following.then
        found.append(Effect(op, op.verb in dooming and not together, then_follows and not op.then))
    return [*found, Shuffle()] if searches(a) else found


def compile_abilities(t: Table) -> None:
    """Give every ability of a table its program, and at hand what play restrictions ask of it."""
    for b in t.bound:
        b.program = compile_program(t, b)
        b.costs = tuple(op for op in b.program if isinstance(op, Pay))
        b.targets = tuple(op for op in b.program if isinstance(op, Choose))
        b.spends = spent_by(t, b)
