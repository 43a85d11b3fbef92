"""What is done where play stands, and who does it: the rules that refuse whatever comes out of place.

A step takes choices of certain kinds from certain players. Which rule gives the moment to them, the books say, step by
step (``Book.moment``, ``Book.decides``), so that "not now" and "not you" are refusals with a number like any other. They
change nothing in play: a step offers nothing else in any case.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from .flow import OPEN, OVER, STEP, top
from .hooks import Forbids, Truth
from .layout import State

elsewhere: Forbids[[State, int, str]] = Forbids("elsewhere", of_choices=True, of_time=True)  # s, p, verb
"""A choice of a kind (its verb) that is not made at the step at hand."""
not_asked: Forbids[[State, int, str]] = Forbids("not_asked", of_choices=True, of_time=True)  # s, p, verb
"""A choice by a player who does not decide at the step at hand."""
onward: Forbids[[State]] = Forbids("onward", of_choices=True, of_time=True)
"""s: play going on from where it stands, though somebody must choose first."""
Moment = tuple[str | None, str | None]
"""What a rule gives the moment to: a step, or a kind of choice."""
Functions = tuple[Callable[..., Truth], ...]
_giving: dict[Callable[..., Truth], Moment] = {}
"""The rules made by ``at_step`` and ``only_in_its_time``, with the step or the kind of choice that each is about."""
GOING_ON = ""
"""The kind of choice that play going on by itself would be, which is nobody's: no step takes it."""
THE_END = ""
"""The name under which a book says what holds when the game is over."""


def at_step(name: str, says: str) -> Callable[[Any, State, int, str], Truth]:
    """Whether play stands at a step of this name."""

    def here(t: Any, s: State, p: int, verb: str) -> Truth:
        if s[OVER] or not s[OPEN]:
            return name == THE_END
        return name != THE_END and t.named[s[top(s) + STEP]] == name

    here.__doc__ = says
    here.__name__ = f"moment of {name or 'the end'}"
    _giving[here] = name, None
    return here


def stands_at(t: Any, s: State, *names: str) -> bool:
    """Whether play stands at one of these steps."""
    return not s[OVER] and bool(s[OPEN]) and t.named[s[top(s) + STEP]] in names


def given_to(t: Any, s: State, p: int, verb: str) -> tuple[str, ...]:
    """The rules by which nobody but this player makes a choice of a kind here: those that refuse it to everybody else."""
    return tuple(dict.fromkeys(rule for q in t.everyone if q != p for rule in not_asked.ids(t, s, q, verb)))


def keeping(t: Any, s: State, p: int | None, verb: str) -> tuple[str, ...]:
    """The rules by which play does not go on from here by itself: what comes before, else whose moment it is, or that it is over.

    ``p`` decides here on a choice of a kind (``verb``); None where nobody does.
    """
    found = onward.ids(t, s) or elsewhere.ids(t, s, 0 if p is None else p, GOING_ON)
    return tuple(dict.fromkeys(found)) or (() if p is None else given_to(t, s, p, verb))


def only_in_its_time(verb: str, says: str) -> Callable[[Any, State, int, str], Truth]:
    """Refuses choices of a kind wherever they are not made."""

    def not_now(t: Any, s: State, p: int, asked_for: str) -> Truth:
        return asked_for == verb

    not_now.__doc__ = says
    not_now.__name__ = f"time of {verb}"
    _giving[not_now] = None, verb
    return not_now


def gives_the_moment(function: Callable[..., Truth]) -> bool:
    """Whether a compiled rule says nothing but whose moment it is, so that what is done then is done by it."""
    return _plain(function) in _giving


def giving(t: Any, step: str, verb: str) -> list[str]:
    """The rules that give a step its moment, and such a choice there; asked of no position, so that nobody hears of it."""
    about = (step, None), (None, verb)
    return [
        rule
        for hook in (elsewhere, not_asked)
        for of_what, ids in _by_moment(hook.of(t), t.said_by[hook.slot])
        if of_what in about
        for rule in ids
    ]


@lru_cache(maxsize=256)
def _by_moment(functions: Functions, said_by: tuple[tuple[str, ...], ...]) -> list[tuple[Moment, tuple[str, ...]]]:
    """Of the rules in force on a hook those that give a moment, with their ids: few tables differ in them."""
    plain = ((_giving.get(_plain(function)), ids) for function, ids in zip(functions, said_by, strict=True))
    return [(about, ids) for about, ids in plain if about is not None]


def _plain(function: Callable[..., Truth]) -> Callable[..., Truth]:
    watched = getattr(function, "rule", None)
    return function if watched is None else watched.function
