"""The trace of a played line: which rules decided each step, what changed, and the addends of sums.

Only the line that is shown is traced. A recorder wraps the rule functions of one table; each
rule that changes the position becomes a step, with the rules that were decisive for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Protocol

from .changes import Change, together
from .flow import open_steps
from .hooks import Counts, Function, Hook
from .layout import State
from .moments import giving
from .reasons import Acting, Opened

if TYPE_CHECKING:
    from .rules import Rule
    from .table import Table


@dataclass(frozen=True)
class TraceStep:
    """One step: its Czech sentence, the rules that decided it, what changed, and sums with their parts.

    The rule that made the change comes first, then those within which it acted, then what was answered before, the latest first.
    """

    text: str
    rules: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()
    sum: tuple[tuple[str, int, bool], ...] = ()  # what, how much, whether it is a total
    kind: str = "auto"
    """"move" of the script, "auto" what follows from it, "ahead" what would follow if nobody said more, "expect", "failed"."""
    line: int | None = None

    def as_dict(self) -> dict[str, Any]:
        return {
            "line": self.line,
            "text": self.text,
            "rules": list(self.rules),
            "changes": [c.as_dict() for c in self.changes],
            "sum": [{"what": what, "value": value, "total": total} for what, value, total in self.sum],
            "kind": self.kind,
        }


NOTHING = nullcontext()
"""Where nobody listens."""
Mark = tuple[int, dict[str, None], dict[str, None], Opened]


class Narrator(Protocol):
    """The words of a game: how its steps, changes and sums are told."""

    def sentence(self, t: Any, hook: Hook[...] | None, changes: Sequence[Change]) -> str:
        """A step in Czech, as of a hook or (None) just by what it changes; "" where it says nothing."""

    def changes(self, t: Any, before: bytes, after: bytes) -> list[Change]:
        """What a reader should see of the cells that differ."""

    def addend(self, t: Any, hook: Hook[...], subject: Any) -> str:
        """What an addend of a sum is called; "" leaves it out."""

    def part(self, function: Function) -> str:
        """What the addend of one rule is, where a sum has several; "" where its name says it."""


@dataclass
class Recorder:
    """Collects the steps of one played line.

    ``describe`` is the game's narrator: it words a step in Czech (``sentence``, ``changes``, ``addend``).
    """

    describe: Narrator
    steps: list[TraceStep] = field(default_factory=list)
    decisive: dict[str, None] = field(default_factory=dict)
    refused: dict[str, None] = field(default_factory=dict)
    to_prove: dict[str, None] = field(default_factory=dict)
    """Rules said to have decided that so far only answered about choices; without them the scenario must fail."""
    _support: dict[str, None] = field(default_factory=dict)
    _sum: dict[tuple[str, Hook[...], str], int] = field(default_factory=dict)
    _last: bytes = b""
    _followed: State | None = None
    _ahead: list[TraceStep] = field(default_factory=list)
    _acting: list[Acting] = field(default_factory=list)
    """Rules, steps and choices at work, the innermost last."""
    _opened: Opened = field(default_factory=Opened)
    noted: set[int] = field(default_factory=set)
    """Rules, by identity, whose answers are among those kept already: most are given again and again."""
    muted: bool = False

    def mark(self) -> Mark:
        """A place in the record to which it can be taken back."""
        return len(self.steps), dict(self.decisive), dict(self.refused), self._opened.copy()

    def back_to(self, mark: Mark) -> None:
        """Forget what was recorded since; the line that was tried has been taken back too."""
        many, self.decisive, self.refused, self._opened = mark
        self.noted.clear()
        del self.steps[many:]
        if self._followed is not None:
            self._last = bytes(self._followed)
        self._forget()

    def latest_first(self) -> tuple[str, ...]:
        """All rules that decided or refused something, those of the last step first: who asks why wants to hear of them."""
        known = {**self.decisive, **self.refused}
        told = (rule for step in reversed(self.steps) for rule in step.rules)
        return tuple(rule for rule in dict.fromkeys((*told, *known)) if rule in known)

    def begin(self, s: State) -> None:
        """Follow this position; what rules do to others (a look ahead) is no step of the story."""
        self._followed = s
        self._last = bytes(s)
        self._opened.now(open_steps(s), ())
        self._forget()

    def follows(self, s: State) -> bool:
        """Whether this position is the one of the story."""
        return s is self._followed and not self.muted

    @contextmanager
    def aside(self, s: State) -> Iterator[None]:
        """Follow another position for a while: what happens there is told as a look ahead.

        What several questions of one moment see alike is told once.
        """
        first, followed = len(self.steps), self._followed
        opened, acting, self._acting = self._opened.copy(), self._acting, []
        self.begin(s)
        try:
            yield
        finally:
            seen = [replace(step, kind="ahead") if step.kind == "auto" else step for step in self.steps[first:]]
            known = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(seen, self._ahead, strict=False)))
            self.steps[first:] = seen[known:]
            self._ahead = max(seen, self._ahead, key=len)
            self._forget()
            self._opened, self._acting = opened, acting
            if followed is not None:
                self.begin(followed)

    def _forget(self) -> None:
        """What has been asked so far explains no later step."""
        self._support.clear()
        self._sum.clear()

    def cause(self, rule: Rule, args: tuple[Any, ...]) -> Any:
        """Carry a rule out that changes the position, and note what it changed."""
        t, s = args[0], args[1]
        if not self.follows(s):
            return self._quietly(rule, args, s)
        self._tell_so_far(t, s)
        before, acting = self._last, Acting(rule.hook, rule.ids, len(self.steps))
        self._acting.append(acting)
        try:
            result = rule.function(*args)
            self._note(t, acting, s)
        finally:
            self._acting.pop()
        if s != before:
            self.decisive.update(dict.fromkeys(rule.ids))
            if self._acting:
                self._acting[-1].hear(acting.rests_on())
        return result

    def _quietly(self, rule: Rule, args: tuple[Any, ...], s: State) -> Any:
        """During an exploration or a look ahead only which rules decide is kept, not the steps of lines not played."""
        before = bytes(s)
        result = rule.function(*args)
        if s != before:
            self.decisive.update(dict.fromkeys(rule.ids))
        return result

    def answered(self, rule: Rule, args: tuple[Any, ...], result: Any) -> None:
        """Note an answer that made a difference."""
        hook = rule.hook
        if id(rule) not in self.noted:
            self.noted.add(id(rule))
            (self.refused if hook.of_choices else self.decisive).update(dict.fromkeys(rule.ids))
        if hook.of_choices or self.muted or hook.of_order or self._is_aside(args):
            return
        for one in rule.ids:
            self._support.pop(one, None)
            self._support[one] = None
        if self._acting:
            self._acting[-1].hear(rule.ids)
        if isinstance(hook, Counts) and rule.ids and isinstance(result, int):
            subject = args[2] if len(args) == 3 else None
            what, part = self.describe.addend(args[0], hook, subject), self.describe.part(rule.function)
            self._sum[f"{what} – {part}" if what and part else what, hook, rule.ids[0]] = result

    def _is_aside(self, args: tuple[Any, ...]) -> bool:
        """Whether a rule was asked about another position than the one that is followed: a look ahead."""
        return len(args) > 1 and isinstance(args[1], bytearray) and args[1] is not self._followed

    def _tell_so_far(self, t: Table, s: State) -> None:
        """What whoever is at work has changed itself and nobody has told yet, before another acts or when it has done."""
        if s == self._last:
            return
        now = bytes(s)
        changes = self.describe.changes(t, self._last, now)
        if changes and self._acting:
            acting = self._acting[-1]
            if acting.chosen and len(self.steps) == acting.first and self.steps and self.steps[-1].kind == "move":
                self._add_to_last(changes, self._rules(t))
            elif acting.hook or any(one.said for one in changes):  # what a step tidies up need not be heard of
                self._tell(t, acting.hook, changes)
        self._last = now

    def _note(self, t: Table, acting: Acting, s: State) -> None:
        if s == self._last:
            return
        self.decisive.update(dict.fromkeys(acting.ids))
        self._support.update(dict.fromkeys(acting.ids))  # where it is not told now, what is told next rests on it
        if len(self.steps) == acting.first:
            self._tell_all(t, acting.hook, s)
        else:
            self._tell_so_far(t, s)

    def _tell_all(self, t: Table, hook: Hook[...] | None, s: State) -> None:
        """A step of the story: what has changed since the last one."""
        now = bytes(s)
        self._tell(t, hook, self.describe.changes(t, self._last, now))
        self._last = now

    def _tell(self, t: Table, hook: Hook[...] | None, changes: Sequence[Change]) -> None:
        """A step of the story, and what it rests on."""
        text = self.describe.sentence(t, hook, changes)
        if text or changes:
            self.steps.append(TraceStep(text, self._rules(t), tuple(changes), self._parts()))
            self._forget()

    def _rules(self, t: Table) -> tuple[str, ...]:
        """What a change rests on that is told now: the rule at work, those within which it works, and what has been answered.

        What no rule does otherwise is done by those that give it its moment.
        """
        inward = self._acting[::-1]
        acting = [one for x in inward for one in x.ids] or [one for x in inward for one in x.rests_on()]
        if not acting:
            moments = (giving(t, t.named[step], x.verb) for x in inward for step in x.at)
            acting = next(filter(None, moments), [])
        return tuple(dict.fromkeys([*acting, *reversed(self._support)]))

    def owed(self, s: State, ids: Iterable[str]) -> None:
        """What is at work goes on because of these rules: the steps that it opens are there by them."""
        if self.follows(s) and self._acting:
            self._acting[-1].hear(ids)

    @contextmanager
    def telling(self, t: Table, hook: Hook[...] | None, s: State, ids: tuple[str, ...] = ()) -> Iterator[None]:
        """What a step of the game does itself, by what rules have answered meanwhile: a step of the story, told as of this hook.

        Where rules have made steps of their own meanwhile, it belongs to the last of them. ``ids`` are the rules that it rests on
        where these are known: those by which it comes next in an order.
        """
        if not self.follows(s):
            yield
            return
        self._tell_so_far(t, s)
        self._forget()
        acting = Acting(hook, ids, len(self.steps))
        self._acting.append(acting)
        try:
            yield
            if s != self._last and len(self.steps) == acting.first:
                self._tell_all(t, hook, s)
        finally:
            self._acting.pop()
        if s != self._last:
            self._add_to_last(self.describe.changes(t, self._last, bytes(s)), ())
            self._last = bytes(s)

    def _add_to_last(self, changes: Sequence[Change], rules: Sequence[str]) -> None:
        last = self.steps[-1]
        both = tuple(dict.fromkeys((*last.rules, *rules)))
        self.steps[-1] = replace(last, changes=together(last.changes, changes), rules=both)

    def stepping(self, t: Table, s: State, verb: str = "") -> AbstractContextManager[None]:
        """What a step of the game does itself, or a choice of a kind (``verb``) that is made at it.

        It is told before any rule acts on it; what a choice of the script changes of itself belongs to the move it is part of.
        """
        return _Stepping(self, t, s, verb) if self.follows(s) else NOTHING

    def _parts(self) -> tuple[tuple[str, int, bool], ...]:
        return tuple((label, value, hook.total) for (label, hook, _rule), value in self._sum.items() if label)

    def move(self, text: str, line: int | None) -> None:
        """A choice of the script, before what follows from it."""
        self._forget()
        self._ahead = []
        self.steps.append(TraceStep(text, (), (), (), "move", line))

    def expect(self, text: str, line: int, held: bool, rules: Sequence[str] = ()) -> None:
        self.steps.append(TraceStep(text, tuple(rules), (), (), "expect" if held else "failed", line))


class _Stepping:
    """A step of the game at work under the eyes of a recorder; one is made for each step, so it is no generator."""

    __slots__ = ("acting", "recorder", "s", "t")

    def __init__(self, recorder: Recorder, t: Table, s: State, verb: str) -> None:
        self.recorder, self.t, self.s = recorder, t, s
        opened = recorder._opened
        self.acting = Acting(None, (), len(recorder.steps), bool(verb), bytes(open_steps(s)[::-1]), verb, opened.why())

    def __enter__(self) -> None:
        self.recorder._acting.append(self.acting)

    def __exit__(self, fault: object, *_more: object) -> None:
        recorder = self.recorder
        try:
            if fault is None:
                recorder._tell_so_far(self.t, self.s)
        finally:
            recorder._acting.pop()
        if fault is None:
            recorder._opened.now(open_steps(self.s), self.acting.rests_on())


def choosing(t: Table, s: State, verb: str) -> AbstractContextManager[None]:
    """A choice being made, told where somebody listens (``Recorder.stepping``)."""
    return t.recorder.stepping(t, s, verb) if isinstance(t.recorder, Recorder) else NOTHING


def telling(t: Table, hook: Hook[...] | None, s: State, ids: tuple[str, ...] = ()) -> AbstractContextManager[None]:
    """What a step does itself, told where somebody listens (``Recorder.telling``)."""
    return t.recorder.telling(t, hook, s, ids) if isinstance(t.recorder, Recorder) else NOTHING


def owed(t: Table, s: State, ids: Iterable[str]) -> None:
    """By which rules the step at work opens others, told where somebody listens (``Recorder.owed``)."""
    if isinstance(t.recorder, Recorder):
        t.recorder.owed(s, ids)
