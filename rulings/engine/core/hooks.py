"""The questions a game asks of its rules. Each is an object, declared once with its parameters and its kind.

    attack: Forbids[[State, int, int]] = Forbids("attack", of_choices=True)

    @ccg.forbids(hooks.attack, "7.7")
    def kneeling_characters_do_not_attack(t, s, p, c): ...

    hooks.attack.refuses(t, s, p, c)

The kind says what an answer means and how it may be asked: ``Forbids`` (truthy: refused), ``Permits``
(truthy: allowed), ``Permission`` (a plain statement, with what would hold without it), ``Counts`` (an
addend), ``Causes`` (a change of the position), ``Replaces`` and ``Offers`` (a substitute for a consequence), ``Orders``
(who decides, what comes next; None leaves it to others). The first argument is always the table, which
holds for every hook the rules that are in force on it; it is not among the parameters that a hook declares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from .yes import Function as Function
from .yes import Truth as Truth
from .yes import either, soonest

if TYPE_CHECKING:
    from .flow import Choice
    from .rules import Rule

P = ParamSpec("P")
R = TypeVar("R")
D = TypeVar("D")
T = TypeVar("T")


class Compiled(Protocol):
    """What asking needs of a table: for every hook, by its slot, the functions in force and the first to say yes."""

    functions: list[tuple[Function, ...]]
    any_of: list[Callable[..., Truth]]
    said_by: list[tuple[tuple[str, ...], ...]]
    """For every hook the ids of each of its functions."""
    recorder: Any
    rules: tuple[Rule, ...]


_all: list[Hook[...]] = []


class Hook(Generic[P]):
    """A question or an event of one game.

    ``of_choices``: it is asked of every candidate choice, so that an answer is a refusal and no decision.
    ``of_order``: its answer is merely the next step of an order and explains no single step of a trace.
    ``bound``: its rules are given a value and answer with the bounded one. ``total``: it sums up other sums.
    """

    kind = ""

    def __init__(
        self, name: str, *, of_choices: bool = False, of_order: bool = False, bound: bool = False, total: bool = False
    ) -> None:
        self.name = name
        self.of_choices, self.of_order, self.bound, self.total = of_choices, of_order, bound, total
        self.slot = len(_all)
        _all.append(self)

    def __repr__(self) -> str:
        return f"{self.kind} {self.name}"

    def of(self, t: Compiled) -> tuple[Callable[Concatenate[Any, P], Any], ...]:
        """The functions in force on a table, in the order of the rulebook; empty where no rule speaks."""
        return t.functions[self.slot]

    def numbers(self, t: Compiled) -> tuple[str, ...]:
        """The ids of all rules in force that hang here and that something on the table can wake."""
        return tuple(rule_id for ids in t.said_by[self.slot] for rule_id in ids)

    def ids(self, t: Compiled, *args: P.args, **kwargs: P.kwargs) -> list[str]:
        """The ids of the rules that say yes."""
        found: list[str] = []
        for function, ids in zip(t.functions[self.slot], t.said_by[self.slot], strict=False):
            if function(t, *args):
                found += ids
        return found


class Forbids(Hook[P]):
    """Truthy means refused; the numbers of the rule are the reason given."""

    kind = "forbids"

    def __init__(self, name: str, *, of_choices: bool = False, of_time: bool = False) -> None:
        """``of_time``: what it refuses is refused for its moment, or for whose it is, and for nothing else."""
        super().__init__(name, of_choices=of_choices)
        self.of_time = of_time

    def refuses(self, t: Compiled, *args: P.args, **kwargs: P.kwargs) -> Truth:
        """Whether any rule refuses it."""
        return t.any_of[self.slot](t, *args)


class Permits(Hook[P]):
    """Truthy means allowed in spite of what would refuse it."""

    kind = "permits"

    def allows(self, t: Compiled, *args: P.args, **kwargs: P.kwargs) -> Truth:
        """Whether any rule allows it."""
        return t.any_of[self.slot](t, *args)


class Permission(Hook[[]]):
    """A plain statement of the rules, by which something may be or is so that otherwise would not.

    A book gives it its number and its sentence (``Book.permission``) and says what would hold without it
    (``Book.otherwise``); where play itself differs, a step asks ``holds``.
    """

    kind = "permits"

    def holds(self, t: Compiled) -> bool:
        """Whether a rule in force says so."""
        return bool(t.any_of[self.slot](t))


class Counts(Hook[P]):
    """Each rule gives one addend of a value."""

    kind = "counts"

    def sum(self, t: Compiled, *args: P.args, **kwargs: P.kwargs) -> int:
        """What the rules in force contribute together."""
        value = 0
        for function in t.functions[self.slot]:
            value += function(t, *args)
        return value


class Causes(Hook[P]):
    """Each rule changes the position, as a consequence of an event or a step."""

    kind = "causes"

    def run(self, t: Compiled, *args: P.args, **kwargs: P.kwargs) -> None:
        """Let every rule do its part, in the order of the rulebook."""
        for function in t.functions[self.slot]:
            function(t, *args)


class Replaces(Causes[P]):
    """Each rule makes a substitute for a consequence."""

    kind = "replaces"


class Offers(Hook[P]):
    """Each rule offers choices that would stand in for a consequence."""

    kind = "replaces"

    def choices(self, t: Compiled, *args: P.args, **kwargs: P.kwargs) -> list[Choice]:
        """All that the rules in force offer."""
        return [choice for function in t.functions[self.slot] for choice in function(t, *args)]


class Orders(Hook[P], Generic[P, R]):
    """Who decides, or what comes next: the first rule that has an answer gives it."""

    kind = "orders"

    def holds(self, t: Compiled, *args: P.args, **kwargs: P.kwargs) -> Truth:
        """Whether any rule says so."""
        return t.any_of[self.slot](t, *args)

    def first(self, t: Compiled, *args: P.args, **kwargs: P.kwargs) -> R | None:
        """The answer of the first rule that has one."""
        for function in t.functions[self.slot]:
            answer: R | None = function(t, *args)
            if answer is not None:
                return answer
        return None

    def by(self, t: Compiled, answer: R, *args: P.args, **kwargs: P.kwargs) -> tuple[str, ...]:
        """The ids of the rules that give just this answer, where somebody listens; else nobody wants to hear of them."""
        if t.recorder is None:
            return ()
        told = zip(t.functions[self.slot], t.said_by[self.slot], strict=True)
        return tuple(rule_id for function, ids in told if function(t, *args) == answer for rule_id in ids)

    def first_or(self, default: D, t: Compiled, *args: P.args, **kwargs: P.kwargs) -> R | D:
        """The answer of the first rule that has one, else the default."""
        answer = self.first(t, *args, **kwargs)
        return default if answer is None else answer


class Heeding(list[T]):
    """A list that notes at which places it is read."""

    def __init__(self, items: Iterable[T], places: set[int]) -> None:
        super().__init__(items)
        self.places = places

    def __getitem__(self, place: Any) -> Any:
        self.places.add(place)
        return super().__getitem__(place)


_heeding: ContextVar[set[int] | None] = ContextVar("heeding", default=None)


@contextmanager
def heeding() -> Iterator[set[int]]:
    """The slots of all hooks that are asked on tables compiled inside, while they are compiled and ever after."""
    places: set[int] = set()
    token = _heeding.set(places)
    try:
        yield places
    finally:
        _heeding.reset(token)


_Entry = tuple[Function, int | None, tuple[str, ...]]
"""A rule on its hook: its function, which of ``whens`` says whether a table can wake it, and its ids."""
_Compiled = tuple[list[tuple[Function, ...]], list[Function], list[tuple[tuple[str, ...], ...]]]
"""For every hook, by its slot, the functions in force, their first yes, and the ids of each."""


class _Frame:
    """What the tables under the same rules have in common.

    Some rules are in force only on tables that can wake them; ``whens`` ask a table whether it can.
    """

    def __init__(self, rules: tuple[Rule, ...], watch: Callable[[Rule], Function] | None) -> None:
        self.rules, self.watch, self.hooks = rules, watch, len(_all)
        self.whens: list[Callable[[Any], object]] = []
        self.entries = {id(rule): self._entry(rule) for rule in rules}
        self.slots: list[list[_Entry]] = [[] for _ in _all]
        for rule in rules:
            self.slots[rule.hook.slot].append(self.entries[id(rule)])
        self.known: dict[tuple[bool, ...], _Compiled] = {}

    def _entry(self, rule: Rule) -> _Entry:
        asked = None if rule.when is None else len(self.whens)
        if rule.when is not None:
            self.whens.append(rule.when)
        return self.watch(rule) if self.watch else rule.function, asked, rule.ids

    def any_of(self, functions: tuple[Function, ...]) -> Function:
        """Where somebody listens they are asked in the order of the book; else in the one that is soonest done."""
        return either(functions) if self.watch else soonest(functions)

    def woken(self, answers: tuple[bool, ...]) -> _Compiled:
        """What tables that answer so have of every hook; lists that are the table's own."""
        found = self.known.get(answers)
        if found is None:
            functions = [_woken(here, answers) for here in self.slots]
            said_by = [_ids_woken(here, answers) for here in self.slots]
            found = self.known[answers] = functions, [self.any_of(here) for here in functions], said_by
        return found[0][:], found[1][:], found[2][:]


class _Altered(_Frame):
    """The frame of a few rules less or more than those of another one: only their hooks are compiled anew."""

    def __init__(self, whole: _Frame, rules: tuple[Rule, ...]) -> None:
        self.whole, self.rules, self.watch, self.hooks, self.whens = whole, rules, whole.watch, whole.hooks, whole.whens[:]
        left = set(map(id, rules))
        more = {id(rule): self._entry(rule) for rule in rules if id(rule) not in whole.entries}
        touched = {rule.hook.slot for rule in whole.rules if id(rule) not in left}
        touched |= {rule.hook.slot for rule in rules if id(rule) in more}
        self.changed: dict[int, list[_Entry]] = {slot: [] for slot in touched}
        for rule in rules:
            if rule.hook.slot in touched:
                self.changed[rule.hook.slot].append(whole.entries.get(id(rule)) or more[id(rule)])

    def woken(self, answers: tuple[bool, ...]) -> _Compiled:
        functions, any_of, said_by = self.whole.woken(answers[: len(self.whole.whens)])
        for slot, here in self.changed.items():
            functions[slot], said_by[slot] = _woken(here, answers), _ids_woken(here, answers)
            any_of[slot] = self.any_of(functions[slot])
        return functions, any_of, said_by


def _woken(entries: list[_Entry], answers: tuple[bool, ...]) -> tuple[Function, ...]:
    return tuple(function for function, asked, _ids in entries if asked is None or answers[asked])


def _ids_woken(entries: list[_Entry], answers: tuple[bool, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(ids for _function, asked, ids in entries if asked is None or answers[asked])


_frames: dict[tuple[int, int, bool], _Frame] = {}
MOST_FRAMES = 1024
"""Sets of rules remembered; ablation asks for many, each of them often."""


def compile_hooks(
    t: Any, rules: tuple[Rule, ...], watch: Callable[[Rule], Function], whole: tuple[Rule, ...] | None = None
) -> None:
    """Give a table, for every hook, the functions of its rules.

    A rule that nothing on this table can wake (its ``when`` says no) is left out; with a
    recorder every function is watched (``watch`` gives the watched one). ``whole`` are the rules from which
    these differ by a few: what is compiled for those serves these too.
    """
    frame = _frame(rules, watch if t.recorder else None, rules if whole is None else whole)
    t.functions, t.any_of, t.said_by = frame.woken(tuple(bool(when(t)) for when in frame.whens))
    places = _heeding.get()
    if places is not None:
        t.functions, t.any_of = Heeding(t.functions, places), Heeding(t.any_of, places)


def mute_hooks(t: Compiled, rules: Iterable[Rule]) -> None:
    """Take some rules from a table: from what is its own (``_Frame.woken``), so that no other table feels it."""
    t.functions, t.any_of, t.said_by = t.functions[:], t.any_of[:], t.said_by[:]
    silent: dict[int, set[tuple[Function, tuple[str, ...]]]] = {}
    for rule in rules:
        silent.setdefault(rule.hook.slot, set()).add((rule.function, rule.ids))
    for slot, gone in silent.items():
        left = [pair for pair in zip(t.functions[slot], t.said_by[slot], strict=True) if pair not in gone]
        t.functions[slot], t.said_by[slot] = tuple(f for f, _ids in left), tuple(ids for _f, ids in left)
        t.any_of[slot] = soonest(t.functions[slot])


def _frame(rules: tuple[Rule, ...], watch: Callable[[Rule], Function] | None, whole: tuple[Rule, ...]) -> _Frame:
    """Known by the identity of the rules, which a frame keeps alive."""
    key = id(rules), id(whole), watch is not None
    found = _frames.pop(key, None)
    if found is None or found.hooks != len(_all):
        found = _Frame(rules, watch) if rules is whole else _Altered(_frame(whole, watch, whole), rules)
        while len(_frames) >= MOST_FRAMES:
            del _frames[next(iter(_frames))]
    _frames[key] = found  # behind the others: what has not been asked for the longest goes first
    return found


def ids_of(t: Compiled, hook: Hook[...], function: Function) -> tuple[str, ...]:
    """The rule ids under which a compiled function stands."""
    watched: Rule | None = getattr(function, "rule", None)
    if watched is not None:
        return watched.ids
    return next((rule.ids for rule in t.rules if rule.hook is hook and rule.function is function), ())
