"""Hooks compiled for one table: for every question the tuple of functions that answer it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .rules import Function, Rule


def compile_hooks(t: Any, rules: Iterable[Rule], names: Iterable[str]) -> dict[str, tuple[Function, ...]]:
    """Set one attribute a hook on the table, and return them all.

    A rule that nothing on this table can wake (its ``when`` says no) is left out; with a
    recorder every function is watched. ``names`` are all hooks that may be asked.
    """
    found: dict[str, list[Function]] = {name: [] for name in names}
    for rule in rules:
        if rule.when is None or rule.when(t):
            found[rule.hook].append(rule.function if t.recorder is None else t.recorder.wrap(t, rule))
    hooks = {name: tuple(functions) for name, functions in found.items()}
    for name, functions in hooks.items():
        setattr(t, name, functions)
    return hooks
