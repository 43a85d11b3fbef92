"""Rules under watch: what each answers or changes is told to the recorder of the table that asks it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from inspect import CO_VARARGS
from typing import TYPE_CHECKING, Any

from .hooks import Causes

if TYPE_CHECKING:
    from .rules import Rule

_watched: dict[int, tuple[Rule, Callable[..., Any]]] = {}
"""Every rule that was ever watched, by its identity, and its watched function: made once, whatever the table."""


def watched(rule: Rule) -> Callable[..., Any]:
    """A rule's function, watched by the recorder of the table that asks it."""
    known = _watched.get(id(rule))
    if known is None:
        function = _watched_cause(rule) if isinstance(rule.hook, Causes) else _watched_answer(rule)
        function.rule = rule  # type: ignore[attr-defined]  # by which a hook names the rule again
        known = _watched[id(rule)] = rule, function
    return known[1]


def _watched_cause(rule: Rule) -> Callable[..., Any]:
    def cause(*args: Any) -> Any:
        return args[0].recorder.cause(rule, args)

    return cause


def _watched_answer(rule: Rule) -> Callable[..., Any]:
    """What made no difference is not noted: what says no, adds nothing, names nobody, leaves a value as it was."""
    code = rule.function.__code__
    fixed = not code.co_flags & CO_VARARGS and not rule.function.__defaults__
    decides = "result is not None and result is not False" if rule.kind == "orders" else "result"
    if rule.hook.bound:
        decides = "result != args[-1]"
    if rule.hook.of_choices:  # asked of every candidate: what is known already need not be told
        decides += " and key not in table.recorder.noted"
    watching = _watching(code.co_argcount if fixed else 0, decides)
    function: Callable[..., Any] = watching(rule, rule.function)
    return function


@cache
def _watching(arity: int, decides: str) -> Callable[..., Any]:
    """Makes the watched functions of rules with so many parameters, named one by one, which is faster; arity 0 is any."""
    names = ", ".join(f"a{i}" for i in range(arity))
    head, args = (names, f"({names},)") if arity else ("*args", "args")
    table = "a0" if arity else "args[0]"
    text = f"""
def watching(rule, function):
    key = id(rule)
    def answer({head}):
        result = function({head})
        if {decides.replace("args", args).replace("table", table)}:
            {table}.recorder.answered(rule, {args}, result)
        return result
    return answer
"""
    made: dict[str, Callable[..., Any]] = {}
    exec(text, made)
    return made["watching"]
