"""A chain: what players use waits there, all in turn may respond, and it is resolved entry by entry.

An entry is a row of its own, so that a chain is seen as it lies: which ability, whose, at what it is aimed. ``Enter``
writes the frame of an ability down as an entry and closes it; ``resolve_next`` opens it again behind that operation.
The stack of steps stays short however long the chain is, and no mark of a target is shared between two entries.

A ``Priority`` window lies under the whole chain. Whoever has priority adds or passes; when enough have passed in a row, an
entry is resolved, or the window closes if none is left. Who has priority, what passing means and which entry comes next
is asked of the rules (``hooks``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..core.flow import STEP, Choice, FlowError, Options, frames, pop, push
from ..core.layout import State
from ..limits import MAX_CHAIN
from . import hooks
from .cells import AIMED, AIMED_TOO, BY, MARK, WAITING
from .model import Who
from .program import Recheck, who
from .resolving import CANCELLED, PLAYER, Operation, mark_of_target, marks_of_targets
from .steps import settle, unsettled
from .windows import ACTED, GROUND, PASS, PASSES, WHO, Window

if TYPE_CHECKING:
    from .table import Bound, Table


FROM_THE_START, ADDED, PASSED, RESOLVED, AT_ONCE = range(5)
"""Of ``Priority``, its ground: why who has priority has it. It was given at first; it was kept or given by adding; it came
round as others passed; something has resolved; something has been done that does not enter the chain."""


def waiting(t: Table, s: State) -> list[int]:
    """The entries of the chain in the order in which they came."""
    return [e for e in t.entries if s[e + WAITING]]


def ability_of(t: Table, s: State, e: int) -> Bound:
    """The ability that waits in an entry."""
    return t.bound[s[e + WAITING] - 1]


def add(t: Table, s: State, b: Bound, p: int, target: int = 0, second: int = 0) -> None:
    """Put an ability onto the chain behind all others; targets are cards. Raises FlowError when there is no room."""
    length = len(waiting(t, s))
    if length >= MAX_CHAIN:
        raise FlowError(f"v řetězu už čeká {MAX_CHAIN} karet a schopností, víc jich engine neudrží")
    e = t.entries[length]
    if not hooks.chain_in_order.holds(t):
        e, end = t.entries[0], t.entries[length]
        s[e + _width(t) : end + _width(t)] = bytes(s[e:end])
    s[e + WAITING] = b.index + 1
    s[e + BY] = p
    s[e + AIMED] = t.pointer(target) if target else 0
    s[e + AIMED_TOO] = t.pointer(second) if second else 0


def _width(t: Table) -> int:
    return t.entries[1] - t.entries[0]


def remove(t: Table, s: State, e: int) -> None:
    """Take an entry off the chain; those behind it move up."""
    width = _width(t)
    end = t.entries[-1] + width
    s[e:end] = bytes(s[e + width : end]) + bytes(width)


@dataclass(frozen=True)
class Enter(Operation):
    """What is used goes onto the chain and waits there."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        p = s[f + PLAYER]
        hooks.entered.run(t, s, p, b)
        if not hooks.uses_chain.holds(t):
            return
        first, second = (next(iter(who(t, s, f, b, Who(kind))), 0) for kind in ("target", "second"))
        bits = marks_of_targets(s, f)
        for c in t.rows:
            s[c + MARK] &= ~bits
        pop(s)
        add(t, s, b, p, first, second)


@dataclass(frozen=True)
class Interrupt(Operation):
    """Targets are looked at again; a rule may interrupt what has none left."""

    def __call__(self, t: Table, s: State, f: int, b: Bound) -> None:
        if not b.targets:
            return
        Recheck(b.targets)(t, s, f, b)
        if hooks.interrupted.refuses(t, s, f, b):
            s[f + CANCELLED] = 1
            hooks.interruption.run(t, s, f, b)


WAITS = (Enter(), Interrupt())
"""What stands between costs and effects in a game with a chain."""


def has_target(t: Table, s: State, f: int) -> bool:
    """Whether any target of the ability in a frame is left."""
    bits = marks_of_targets(s, f)
    return any(s[c + MARK] & bits for c in t.rows)


def targets_left(t: Table, s: State, f: int) -> int:
    """How many targets of the ability in a frame are left, the first and the second counted apart."""
    bits = [mark_of_target(s, f, second) for second in (False, True)]
    return sum(any(s[c + MARK] & bit for c in t.rows) for bit in bits)


def resolve_next(t: Table, s: State) -> None:
    """Take the entry that comes next off the chain and open its ability again."""
    entries = waiting(t, s)
    e = hooks.next_entry.first_or(entries[0], t, s, entries)
    b, p, targets = ability_of(t, s, e), s[e + BY], (s[e + AIMED], s[e + AIMED_TOO])
    remove(t, s, e)
    if not hooks.chain_resolves.holds(t):
        return
    level = sum(s[f + STEP] == t.step["resolve"].number for f in frames(s))
    behind = next(i for i, op in enumerate(b.program, start=1) if isinstance(op, Enter))
    push(s, t.step["resolve"], b.index, behind, 0, p, level)
    f = frames(s)[0]
    for mark, second in zip(targets, (False, True), strict=True):
        if mark:
            s[t.by_mark[mark] + MARK] |= mark_of_target(s, f, second)


class Priority(Window):
    """A window in which players add to the chain or pass, and in which the chain is resolved.

    Everybody is asked, even who can do nothing but pass, so that a script sees who has priority; only where all lines
    are explored those are passed over.
    """

    def run(self, t: Any, s: State, f: int) -> Options | None:
        if unsettled(t, s) and settle(t, s):
            return None
        if s[f + PASSES] >= self.enough(t, s, f):
            self.go_on(t, s, f)
            return None
        if s[f + ACTED] and not waiting(t, s) and not hooks.play_goes_on.holds(t):
            self.close(t, s, f)
            return None
        while True:
            options = self.options(t, s, f, s[f + WHO])
            if options or not t.exploring:
                return [*options, PASS] if self.may_pass(t, s, f, options) else options
            if self.passed(t, s, f):
                return None

    def may_pass(self, t: Any, s: State, f: int, options: Options) -> bool:
        """Whether who has priority may do nothing."""
        return True

    def take(self, t: Any, s: State, f: int, choice: Choice) -> None:
        if choice == PASS:
            self.passed(t, s, f)
            return
        p = s[f + WHO]
        if self.act(t, s, f, p, choice):
            s[f + WHO] = hooks.priority_after_adding.first_or(t.clockwise(p)[1] if t.count > 1 else p, t, s, p)
            self.because(t, s, f, ADDED)
            hooks.passing_restarts.run(t, s, f)

    def passed(self, t: Any, s: State, f: int) -> bool:
        """Note a pass; whether it was the last."""
        s[f + PASSES] += 1
        if s[f + PASSES] < self.enough(t, s, f):
            s[f + WHO] = self.following(t, s, f)
            self.because(t, s, f, PASSED)
            return False
        self.go_on(t, s, f)
        return True

    def go_on(self, t: Any, s: State, f: int) -> None:
        """All have passed: the next entry resolves, or the window closes."""
        left = len(waiting(t, s))
        if not left:
            self.close(t, s, f)
            return
        if left == 1 or hooks.resolved_one_by_one.holds(t):
            s[f + PASSES] = 0
        s[f + ACTED] = 1
        self.because(t, s, f, RESOLVED)
        s[f + WHO] = hooks.priority_after_resolving.first_or(self.following(t, s, f), t, s)
        resolve_next(t, s)

    def because(self, t: Any, s: State, f: int, ground: int) -> None:
        """Keep why somebody has priority, for those who ask why. To a search it would be another position with the same play."""
        if not t.exploring:
            s[f + GROUND] = ground

    def following(self, t: Any, s: State, f: int) -> int:
        before: int = t.clockwise(s[f + WHO])[-1]
        return hooks.next_priority.first_or(before, t, s, s[f + WHO])

    def enough(self, t: Any, s: State, f: int) -> int:
        return self.present(t, s) if hooks.others_respond.holds(t) else 1

    def present(self, t: Any, s: State) -> int:
        """How many have priority in turn."""
        count: int = t.count
        return count
