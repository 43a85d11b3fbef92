"""Resolving an ability, what may interrupt it, and what it sets off.

A game has these steps under the names "resolve", "cancel", "after" and "each player", and one of its own under "leave",
which carries out what is about to happen to cards that are ``DOOMED``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.flow import FIRST, OPEN, OVER, STEP, WIDTH, Choice, Options, Step, frames, operands, pop, push
from ..core.layout import State
from . import hooks
from .cells import DIRTY, MARK, PHASE_USES, READY, ROUND_USES, SPENT, SUBJECT, TRIGGERED
from .model import puts
from .piles import show
from .program import Choose, compile_effects
from .resolving import ABILITY, CANCELLED, NO_TARGET, PLAYER, REACHED, mark_of_target, marks_of_targets, send_away
from .triggers import forget, ready, renew, spend

if TYPE_CHECKING:
    from .table import Bound, Table

DECLINE = ("decline",)

WHO, LEFT, AT_STAKE = operands("who left at_stake")
"""Of ``Cancel``: who is asked, how many are left to ask, the ability at stake."""
_WHO, DECLINED, BEGUN = operands("who declined begun")
"""Of ``After``: who may respond, how many in a row have declined, whether it has begun (1), and responses have (2)."""
_WHO, NEXT_EFFECT, _ABOUT, _PLAYER, _LEVEL, PLAYERS_LEFT, FAILED, BACKWARDS = operands(
    "who next_effect about player level players_left failed backwards"
)
"""Of ``EachPlayer``: who chooses, the effect reached (0: still choosing), how many players are left, and what effects look
for in a frame, at the same places as in ``resolving``."""


def check_victory(t: Table, s: State) -> None:
    """Look for a winner whenever power has moved."""
    if s[DIRTY]:
        s[DIRTY] = 0
        hooks.victory.run(t, s)


def check_state(t: Table, s: State) -> bool:
    """What the state of the cards itself brings about. True when a step has been opened for it."""
    if not hooks.state_checks.of(t):
        return False
    before, depth = s[t.doomed], s[OPEN]
    hooks.state_checks.run(t, s)
    return before != s[t.doomed] and send_away(t, s) or s[OPEN] != depth


def start(t: Table, s: State, b: Bound, p: int, subject: int = 0) -> None:
    """Open the resolution of an ability by player ``p``; ``subject`` is the mark of a card."""
    level = sum(s[f + STEP] == t.step["resolve"].number for f in frames(s))
    # Beyond 255 uses the counts stand still: only limits of uses read them.
    s[b.row + PHASE_USES] = min(255, s[b.row + PHASE_USES] + 1)
    s[b.row + ROUND_USES] = min(255, s[b.row + ROUND_USES] + 1)
    push(s, t.step["resolve"], b.index, 0, subject, p, level)


def unsettled(t: Table, s: State) -> bool:
    """Whether there may be something to settle: power has moved, something is set off, or cards are to be looked at."""
    return bool(s[DIRTY] or s[TRIGGERED] or hooks.state_checks.of(t))


def settle(t: Table, s: State) -> bool:
    """Between framework steps: look for victory, then open what has been triggered. True stops the step."""
    check_victory(t, s)
    if s[OVER]:
        return True
    if check_state(t, s):
        return True
    if s[TRIGGERED]:
        push(s, t.step["after"], 0, 0)
        return True
    return False


class Resolve(Step):
    """One ability, from its costs to its last effect. Its frame has the names of ``resolving``."""

    verbs = ("target", "pay")
    title = "vyhodnocení schopnosti"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        b = t.bound[s[f + ABILITY]]
        depth = s[OPEN]
        while s[OPEN] == depth and not s[OVER]:
            at = s[f + REACHED]
            if s[f + CANCELLED] and not hooks.goes_on.allows(t, s, f, b) or at >= len(b.program):
                self.finish(t, s, f, b)
                return None
            s[f + REACHED] = at + 1
            options = b.program[at](t, s, f, b)
            if options:
                s[f + REACHED] = at
                return options
            if s[DIRTY]:
                check_victory(t, s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        b = t.bound[s[f + ABILITY]]
        if choice[0] == "use":  # what answers it before it has been announced, where no rule forbids that
            start(t, s, t.bound[choice[1]], self.asks(t, s, f), t.pointer(b.card))
        elif not b.program[s[f + REACHED]].take(t, s, f, b, choice):  # True asks to be carried on with
            s[f + REACHED] += 1

    def asks(self, t: Table, s: State, f: int) -> int:
        b = t.bound[s[f + ABILITY]]
        return b.program[s[f + REACHED]].asks(t, s, f, b)

    def forced(self, t: Table, s: State, f: int) -> Choice | None:
        b = t.bound[s[f + ABILITY]]
        return b.program[s[f + REACHED]].forced(t, s, f, b)

    def finish(self, t: Table, s: State, f: int, b: Bound) -> None:
        if b.targets and any(s[t.marks]):
            bits = marks_of_targets(s, f)
            for c in t.rows:
                s[c + MARK] &= ~bits
        cancelled, p = s[f + CANCELLED], s[f + PLAYER]
        pop(s)
        self.resolved(t, s, b, p, bool(cancelled))
        check_victory(t, s)
        check_state(t, s)

    def resolved(self, t: Any, s: State, b: Bound, p: int, cancelled: bool) -> None:
        """It is over: what becomes of its card, where that was played for it."""


class Cancel(Step):
    """Opponents in turn may cancel what is being resolved."""

    verbs = ("decline", "use_cancel")
    uses = ("cancel",)
    title = "možnost zrušit účinek"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        while s[f + LEFT]:
            options = self.options(t, s, s[f + WHO], t.bound[s[f + AT_STAKE]])
            if options:
                return [*options, DECLINE]
            self.next(t, s, f)
        pop(s)
        return None

    def options(self, t: Table, s: State, p: int, aimed: Bound) -> Options:
        found: Options = []
        for b in t.cancels:
            if hooks.use.refuses(t, s, p, b) or hooks.cancel.refuses(t, s, b, aimed):
                continue
            found.append(("use", b.index))
        return found

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DECLINE:
            self.next(t, s, f)
        else:
            aimed = t.bound[s[f + AT_STAKE]]
            s[f + LEFT] = 0
            hooks.responded.run(t, s, s[f + WHO])
            start(t, s, t.bound[choice[1]], s[f + WHO], t.pointer(aimed.card))

    def next(self, t: Table, s: State, f: int) -> None:
        s[f + WHO] = t.clockwise(s[f + WHO])[1]
        s[f + LEFT] -= 1


class After(Step):
    """What an action or a step has set off: passives first, then responses in turn."""

    verbs = ("decline", "passive")
    uses = ("response",)
    title = "pasivní schopnosti a odezvy"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if not s[f + BEGUN]:
            s[f + BEGUN] = 1
            renew(t, s, SPENT)
        passives = self.able(t, s, ready(t, s, "passive"))
        if passives:
            return self.passives(t, s, f, passives)
        if s[f + BEGUN] == 1:
            s[f + BEGUN] = 2
            s[f + WHO] = hooks.first_action.first_or(0, t, s)
        while s[f + DECLINED] < t.count:
            options = self.responses(t, s, s[f + WHO])
            if options:
                return options
            self.next(t, s, f)
        self.close(t, s)
        return None

    def able(self, t: Table, s: State, waiting: list[Bound]) -> list[Bound]:
        """Those whose own text lets them happen now; the others have lost their occasion."""
        for b in waiting:
            if hooks.idle.refuses(t, s, b):
                spend(t, s, b, all_of_it=True)
        return [b for b in waiting if s[b.row + READY]]

    def passives(self, t: Table, s: State, f: int, waiting: list[Bound]) -> Options | None:
        """Passives resolve by themselves; where two wait, the first player orders them."""
        if not hooks.passive.of(t):
            for b in waiting:
                spend(t, s, b, all_of_it=True)
            return None
        if len(waiting) > 1 or t.lingering:
            for rule in hooks.passive_order.of(t):
                s[f + WHO] = rule(t, s)
            return [("passive", b.index) for b in waiting]
        self.fire(t, s, waiting[0])
        return None

    def fire(self, t: Table, s: State, b: Bound) -> None:
        subject = s[b.row + SUBJECT]
        spend(t, s, b)
        hooks.passive.run(t, s, b, subject)

    def responses(self, t: Table, s: State, p: int) -> Options:
        found: Options = [("use", b.index) for b in ready(t, s, "response") if not hooks.use.refuses(t, s, p, b)]
        if found and hooks.may_decline.holds(t):
            found.append(DECLINE)
        return found

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DECLINE:
            self.next(t, s, f)
        elif choice[0] == "passive":
            self.fire(t, s, t.bound[choice[1]])
        else:
            b = t.bound[choice[1]]
            subject, p = s[b.row + SUBJECT], s[f + WHO]
            spend(t, s, b, all_of_it=True)
            if not s[b.row + READY]:
                s[b.row + SUBJECT] = SPENT
            s[f + DECLINED] = 0
            s[f + WHO] = t.clockwise(p)[1]
            hooks.responded.run(t, s, p)
            start(t, s, b, p, subject)

    def next(self, t: Table, s: State, f: int) -> None:
        s[f + WHO] = t.clockwise(s[f + WHO])[1]
        s[f + DECLINED] += 1

    def close(self, t: Any, s: State) -> None:
        forget(t, s)
        pop(s)


class EachPlayer(Step):
    """Each player in turn chooses targets and carries the effects out."""

    verbs = ("target",)
    title = "účinek na každého hráče"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        b = self.ability(t, s)
        depth = s[OPEN]
        while s[f + PLAYERS_LEFT]:
            if s[f + NEXT_EFFECT] == 0:
                options = self.options(t, s, f, b)
                if options:
                    return options
                s[f + NEXT_EFFECT] = 1
            effects = compile_effects(t, b.ability)
            while s[f + NEXT_EFFECT] <= len(effects):
                s[f + NEXT_EFFECT] += 1
                effects[s[f + NEXT_EFFECT] - 2](t, s, f, b)
                if s[OPEN] != depth:
                    return None
            self.next(t, s, f)
        pop(s)
        return None

    def ability(self, t: Table, s: State) -> Bound:
        """The ability in whose resolution this step was opened, one frame below."""
        return t.bound[s[FIRST + (s[OPEN] - 2) * WIDTH + ABILITY]]

    def options(self, t: Table, s: State, f: int, b: Bound) -> Options:
        target = b.ability.targets[0]
        bit = mark_of_target(s, f)
        chosen = [c for c in t.rows if s[c + MARK] & bit]
        if len(chosen) >= target.n:
            return []
        could_be = Choose(target, puts=puts(b.ability)).candidates(t, s, s[f + WHO], b)
        found = [c for c in could_be if c not in chosen]
        if t.exploring and not target.optional and len(found) <= target.n - len(chosen):
            for c in found:  # lines reach what has but one way in one way
                self.take(t, s, f, ("target", c))
            return []
        options: Options = [("target", c) for c in found]
        return [*options, NO_TARGET] if options and target.optional else options

    def forced(self, t: Table, s: State, f: int) -> Choice | None:
        """Where all must be chosen there is no choice."""
        b = self.ability(t, s)
        target, bit = b.ability.targets[0], mark_of_target(s, f)
        left = target.n - sum(bool(s[c + MARK] & bit) for c in t.rows)
        options = self.options(t, s, f, b)
        return None if target.optional or len(options) > left else options[0]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == NO_TARGET:
            s[f + NEXT_EFFECT] = 1
            return
        s[choice[1] + MARK] |= mark_of_target(s, f)
        if self.ability(t, s).ability.targets[0].show:
            show(t, s, choice[1])

    def next(self, t: Table, s: State, f: int) -> None:
        bit = mark_of_target(s, f)
        for c in t.rows:
            s[c + MARK] &= ~bit
        s[f + PLAYERS_LEFT] -= 1
        s[f + NEXT_EFFECT] = s[f + FAILED] = 0
        players = t.clockwise(s[f + WHO])
        s[f + WHO] = s[f + PLAYER] = players[-1 if s[f + BACKWARDS] else 1]
