"""The register of rules: one small function a rule, under the numbers it enacts.

A book (``Book("agot-ccg")``) hands out decorators by kind. Each rule hangs on a hook
(see ``hooks``) of that kind; a table compiled for one situation holds, for each hook, the
tuple of functions that are in force. A rule that is switched off is simply not in the
tuple, so it costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from .hooks import Causes, Counts, Forbids, Function, Hook, Offers, Orders, Permission, Permits, Replaces, Truth
from .moments import at_step, elsewhere, not_asked, onward

if TYPE_CHECKING:
    from .flow import Choice

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
When = Callable[[Any], object]
"""Whether anything on a table can wake a rule."""


@dataclass(frozen=True)
class Rule:
    """One function and the rule numbers it enacts, with their book: ``agot-ccg 7.12``."""

    ids: tuple[str, ...]
    hook: Hook[...]
    function: Function
    when: When | None = None

    @property
    def kind(self) -> str:
        """What its answer means; that of its hook."""
        return self.hook.kind

    @property
    def name(self) -> str:
        return self.function.__name__


def of_time(books: Iterable[Book]) -> frozenset[str]:
    """The rules of some books that refuse nothing but what comes at another moment, or from somebody else."""
    timely, other = set[str](), set[str]()
    for book in books:
        for rule in book.rules:
            if isinstance(rule.hook, Forbids):
                again = (number for one in books for number in one.repeated.get(rule.function, ()))
                (timely if rule.hook.of_time else other).update((*rule.ids, *again))
    return frozenset(timely - other)


@dataclass(eq=False)
class Book:
    """The rules of one rulebook, in the order they were written down.

    ``structural`` maps a rule id to the reason why switching it off has no meaning, ``same`` ids that share their functions
    to the reason why: they say one thing; ``summaries`` ids that gather what others say one by one, to the reason as well.
    ``replaced`` maps an id of an older book to the ids here that take its place, ``repeated``
    a function of an older book to the ids here under which it is said again.
    """

    slug: str
    rules: list[Rule] = field(default_factory=list)
    structural: dict[str, str] = field(default_factory=dict)
    same: dict[frozenset[str], str] = field(default_factory=dict)
    summaries: dict[str, str] = field(default_factory=dict)
    replaced: dict[str, tuple[str, ...]] = field(default_factory=dict)
    repeated: dict[Function, tuple[str, ...]] = field(default_factory=dict)

    def _ids(self, numbers: Iterable[str]) -> tuple[str, ...]:
        return tuple(f"{self.slug} {n}" for n in numbers)

    def _register(self, hook: Hook[...], numbers: tuple[str, ...], when: When | None) -> Callable[[T], T]:
        ids = self._ids(numbers)
        if not isinstance(hook, Hook):
            raise TypeError(f"{hook!r} is no hook")

        def decorate(function: T) -> T:
            self.rules.append(Rule(ids, hook, function, when))  # type: ignore[arg-type]  # the callers' types say it is one
            return function

        return decorate

    def forbids(
        self, hook: Forbids[P], *numbers: str, when: When | None = None
    ) -> Callable[[Callable[Concatenate[T, P], Truth]], Callable[Concatenate[T, P], Truth]]:
        """The function answers "is this refused?"; its numbers are the reason given."""
        return self._register(hook, numbers, when)

    def permits(
        self, hook: Permits[P], *numbers: str, when: When | None = None
    ) -> Callable[[Callable[Concatenate[T, P], Truth]], Callable[Concatenate[T, P], Truth]]:
        """The function answers "is this allowed in spite of a refusal?"."""
        return self._register(hook, numbers, when)

    def counts(
        self, hook: Counts[P], *numbers: str, when: When | None = None
    ) -> Callable[[Callable[Concatenate[T, P], int]], Callable[Concatenate[T, P], int]]:
        """The function returns one addend of a value."""
        return self._register(hook, numbers, when)

    def causes(
        self, hook: Causes[P], *numbers: str, when: When | None = None
    ) -> Callable[[Callable[Concatenate[T, P], None]], Callable[Concatenate[T, P], None]]:
        """The function changes the position as a consequence of an event or a step."""
        return self._register(hook, numbers, when)

    def replaces(
        self, hook: Replaces[P], *numbers: str, when: When | None = None
    ) -> Callable[[Callable[Concatenate[T, P], None]], Callable[Concatenate[T, P], None]]:
        """The function makes a substitute for a consequence."""
        return self._register(hook, numbers, when)

    def offers(
        self, hook: Offers[P], *numbers: str, when: When | None = None
    ) -> Callable[[Callable[Concatenate[T, P], Iterable[Choice]]], Callable[Concatenate[T, P], Iterable[Choice]]]:
        """The function offers choices that would stand in for a consequence (a save)."""
        return self._register(hook, numbers, when)

    def orders(
        self, hook: Orders[P, R], *numbers: str, when: When | None = None
    ) -> Callable[[Callable[Concatenate[T, P], R | None]], Callable[Concatenate[T, P], R | None]]:
        """The function says who decides or what comes next; ``None`` leaves it to others."""
        return self._register(hook, numbers, when)

    def permission(self, hook: Permission, *numbers: str, says: str, when: When | None = None) -> None:
        """Enact a plain statement: its numbers and the statement as one English sentence."""

        def says_so(t: Any) -> bool:
            return True

        says_so.__name__, says_so.__doc__ = hook.name, says
        self._register(hook, numbers, when)(says_so)

    def otherwise(
        self, permission: Permission, hook: Hook[P], *, when: When | None = None
    ) -> Callable[[Callable[Concatenate[T, P], R]], Callable[Concatenate[T, P], R]]:
        """What a hook would answer if it were not for a permission; it carries no number of its own."""

        def decorate(function: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
            counterfactual = _unless(permission, hook, function)
            counterfactual.__name__, counterfactual.__doc__ = function.__name__, function.__doc__
            self._register(hook, (), when)(counterfactual)
            return function

        return decorate

    def moment(self, step: str, *numbers: str, says: str) -> None:
        """What is done at a step of the game; these numbers refuse a choice of any other kind there. ``says`` in English."""
        self._register(elsewhere, numbers, None)(at_step(step, says))

    def decides(self, step: str, *numbers: str, says: str) -> None:
        """Who chooses at a step of the game; these numbers refuse a choice by anybody else there. ``says`` in English."""
        self._register(not_asked, numbers, None)(at_step(step, says))

    def comes_first(self, when: Function, *numbers: str, says: str) -> Function:
        """What is to be done before play goes on by itself: these numbers keep it while ``when`` holds. ``says`` in English."""

        def not_yet(t: Any, s: Any) -> Any:
            return when(t, s)

        not_yet.__doc__ = says
        self._register(onward, numbers, None)(not_yet)
        return not_yet

    def supersedes(self, *old: str, by: tuple[str, ...]) -> None:
        """Rules of an older book (with its slug) that do not hold beside the rules ``by`` of this one."""
        for rule_id in old:
            self.replaced[rule_id] = (*self.replaced.get(rule_id, ()), *self._ids(by))

    def repeats(self, function: Function, *numbers: str) -> None:
        """Say a rule of an older book again: its function then enacts these numbers too."""
        self.repeated[function] = (*self.repeated.get(function, ()), *self._ids(numbers))

    def is_structural(self, number: str, reason: str) -> None:
        """Mark a rule whose removal has no meaning, with a reason a sceptic accepts."""
        self.structural[f"{self.slug} {number}"] = reason

    def say_the_same(self, *numbers: str, because: str) -> None:
        """Mark numbers by which the rulebook says one thing, so that they share their functions; the reason in Czech."""
        self.same[frozenset(self._ids(numbers))] = because

    def sums_up(self, number: str, because: str) -> None:
        """Mark a number that has no function but those of the numbers which it gathers; the reason in Czech."""
        self.summaries[f"{self.slug} {number}"] = because


def _unless(permission: Permission, hook: Hook[...], function: Function) -> Function:
    """A rule of a hook that speaks only while a permission does not hold.

    An answer is asked for first, so that a permission counts as decisive only where it makes a difference.
    """
    if isinstance(hook, (Causes, Counts)):
        nothing = 0 if isinstance(hook, Counts) else None
        return lambda t, *args: nothing if permission.holds(t) else function(t, *args)

    def answer(t: Any, *args: Any) -> Any:
        found = function(t, *args)
        silent = found is None if isinstance(hook, Orders) else not found
        return None if silent or permission.holds(t) else found

    return answer


REFUSALS = "odmítnutí "


def refusals_of(ids: Iterable[str]) -> frozenset[str]:
    """What to switch off so that these rules refuse nothing, and all else that they say (a cost, a permission) still holds."""
    return frozenset(REFUSALS + rule_id for rule_id in ids)


def any_muted(off: Iterable[str]) -> bool:
    """Whether some rules still hold but refuse nothing."""
    return any(rule_id.startswith(REFUSALS) for rule_id in off)


def unmuted(off: Iterable[str]) -> frozenset[str]:
    """The rules that are switched off altogether."""
    return frozenset(rule_id for rule_id in off if not rule_id.startswith(REFUSALS))


def in_force(books: Iterable[Book], off: Iterable[str] = ()) -> tuple[Rule, ...]:
    """The rules of several books, without those switched off or replaced by a later book.

    What replaced a rule must itself be in force: without it the older rule holds again. A function that is said under other
    numbers too stays under those: only its replaced number is named no more.
    """
    return _in_force(tuple(books), frozenset(off))


@lru_cache(maxsize=2048)
def _in_force(books: tuple[Book, ...], off: frozenset[str]) -> tuple[Rule, ...]:
    if any_muted(off):
        rules, mute = in_force(books, unmuted(off)), set(map(id, muted(books, off)))
        return tuple(x for x in rules if id(x) not in mute)
    replaced = set[str]()
    for book in books:
        replaced |= {old for old, new in book.replaced.items() if off.isdisjoint(new) and replaced.isdisjoint(new)}
    whole = _whole(books, tuple(len(book.rules) for book in books))
    said = (_still_said(x, replaced) for x in whole)
    return tuple(x for x in said if x is not None and off.isdisjoint(x.ids))


def gone(books: Iterable[Book], off: Iterable[str]) -> tuple[Rule, ...] | None:
    """The rules in force that are not where some are switched off; None where others come into force instead."""
    return _gone(tuple(books), frozenset(off))


@lru_cache(maxsize=2048)
def _gone(books: tuple[Book, ...], off: frozenset[str]) -> tuple[Rule, ...] | None:
    whole, left = in_force(books), set(map(id, in_force(books, off)))
    lost = tuple(x for x in whole if id(x) not in left)
    return lost if len(whole) == len(left) + len(lost) else None


def mattering(books: Iterable[Book], rules: Iterable[str], matters: Callable[[str], bool]) -> Iterator[str]:
    """Those of some rules without which it matters; rules said by the same functions are asked about once."""
    known: dict[object, bool] = {}
    for rule in rules:
        lost = gone(books, (rule,))
        which = rule if lost is None else tuple(map(id, lost))
        if which not in known:
            known[which] = matters(rule)
        if known[which]:
            yield rule


_lessened: dict[tuple[int, tuple[str, ...]], Rule] = {}


def _still_said(rule: Rule, replaced: set[str]) -> Rule | None:
    """A rule under those of its numbers that no later book has replaced, the same object whenever asked; None without any."""
    left = tuple(i for i in rule.ids if i not in replaced)
    if len(left) == len(rule.ids):
        return rule
    return _lessened.setdefault((id(rule), left), replace(rule, ids=left)) if left else None


def muted(books: Iterable[Book], off: Iterable[str]) -> list[Rule]:
    """The rules of several books that still hold but refuse nothing, each once."""
    off = frozenset(off)
    refusing = _refusing(tuple(books), unmuted(off))
    ids = (rule_id.removeprefix(REFUSALS) for rule_id in off if rule_id.startswith(REFUSALS))
    return list({id(rule): rule for rule_id in ids for rule in refusing.get(rule_id, ())}.values())


@lru_cache(maxsize=64)
def _refusing(books: tuple[Book, ...], off: frozenset[str]) -> dict[str, list[Rule]]:
    """By rule id, the rules in force that refuse something."""
    found: dict[str, list[Rule]] = {}
    for rule in _in_force(books, off):
        for rule_id in rule.ids if rule.kind == Forbids.kind else ():
            found.setdefault(rule_id, []).append(rule)
    return found


@lru_cache(maxsize=64)
def _whole(books: tuple[Book, ...], _rules: tuple[int, ...]) -> tuple[Rule, ...]:
    """All rules of several books that have so many, each under all its numbers."""
    return tuple(said_again(rule, books) for book in books for rule in book.rules)


_again: dict[tuple[int, tuple[str, ...]], Rule] = {}


def said_again(rule: Rule, books: Iterable[Book]) -> Rule:
    """A rule under the numbers that the later ones of these books give it as well; the same object whenever asked."""
    more = tuple(i for book in books for i in book.repeated.get(rule.function, ()))
    if not more:
        return rule
    return _again.setdefault((id(rule), more), replace(rule, ids=(*rule.ids, *more)))


@lru_cache(maxsize=64)
def hooks_of(books: tuple[Book, ...]) -> frozenset[Hook[...]]:
    """The hooks on which rules of several books hang."""
    return frozenset(rule.hook for book in books for rule in book.rules)


def enacted(books: Iterable[Book]) -> dict[str, list[str]]:
    """For every rule id the names of the functions that enact it, or that it puts out of force."""
    books = list(books)
    found: dict[str, list[str]] = {}
    for book in books:
        for rule in book.rules:
            for rule_id in said_again(rule, books).ids:
                found.setdefault(rule_id, []).append(rule.name)
        for old, new in book.replaced.items():
            for rule_id in new:
                found.setdefault(rule_id, []).append(f"místo {old}")
    return found
