"""Whether any of several functions says yes: one function out of many, which stops at the first that does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from inspect import CO_VARARGS
from time import perf_counter_ns
from typing import Any, cast

Function = Callable[..., Any]
Truth = int
"""The answer to a yes-or-no question; a cell may answer for itself (truthy: yes)."""

FEW = 3
"""Fewer functions than this are asked in the order in which they stand."""
LESSONS = 16
"""After so many lessons functions are put into a new order; from then on lessons are half as frequent."""
OFTEN, SELDOM = 16, 1024
"""Every which call is a lesson, at first and at last."""


@lru_cache(maxsize=8192)
def either(functions: tuple[Function, ...]) -> Function:
    """One function that is truthy as soon as one of several is: the same answers, without a loop."""
    if len(functions) < 2:
        return functions[0] if functions else _never
    code = functions[0].__code__
    joined: Function = _joined(len(functions), 0 if code.co_flags & CO_VARARGS else code.co_argcount)(*functions)
    return joined


@lru_cache(maxsize=8192)
def soonest(functions: tuple[Function, ...]) -> Function:
    """As ``either``, but what says yes most often for its time is asked first: the answers are the same and come sooner.

    Now and then a question is put to all of them, to see which say yes and how long they take. Only for functions of
    which none leans on what another has refused, and where nobody listens.
    """
    if len(functions) < FEW:
        return either(functions)
    left, gap, lessons, now = OFTEN, OFTEN, 0, either(functions)
    yeses, spent = dict.fromkeys(functions, 0), dict.fromkeys(functions, 1)

    def worth(function: Function) -> float:
        return yeses[function] / spent[function]

    def ask(*args: object) -> Truth:
        nonlocal left
        left -= 1
        answer: Truth = now(*args) if left > 0 else lesson(args)
        return answer

    def lesson(args: tuple[object, ...]) -> Truth:
        nonlocal left, gap, lessons, now
        said, before = False, perf_counter_ns()
        for function in functions:
            if function(*args):
                yeses[function] += 1
                said = True
            after = perf_counter_ns()
            spent[function] += after - before
            before = after
        lessons += 1
        if lessons % LESSONS == 0:
            now, gap = either(tuple(sorted(functions, key=worth, reverse=True))), min(2 * gap, SELDOM)
        left = gap
        return said

    return ask


def _never(*_args: object) -> bool:
    return False


@cache
def _joined(count: int, arity: int) -> Function:
    """Makes ``lambda f0, f1: lambda a0: f0(a0) or f1(a0)`` for so many functions and arguments; arity 0 is any."""
    args = ", ".join(f"a{i}" for i in range(arity)) or "*a"
    body = " or ".join(f"f{i}({args})" for i in range(count))
    return cast(Function, eval(f"lambda {', '.join(f'f{i}' for i in range(count))}: lambda {args}: {body}"))
