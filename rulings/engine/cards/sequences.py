"""Steps one after another (a round, a phase, whatever a game makes of them), and steps in which only rules act."""

from __future__ import annotations

from typing import Any

from ..core.flow import OPEN, Step, operands, pop, push
from ..core.hooks import Causes
from ..core.layout import State
from .steps import settle, unsettled

Names = tuple[str, ...]

NEXT, FOR = operands("next for")
"""Of a ``Sequence``: which step comes next, and the player for whom they are opened."""


class Sequence(Step):
    """Steps one after another; between them is settled what has been set off."""

    points = ()
    pauses = False
    """Whether play stands between two parts that open no step of their own, for who looks at that moment."""

    def __init__(self, *parts: str) -> None:
        self.parts = parts

    def run(self, t: Any, s: State, f: int) -> None:
        parts = self.steps(t, s, f)
        depth = s[OPEN]
        while s[OPEN] == depth:  # parts that open no step of their own follow at once
            if unsettled(t, s) and settle(t, s):
                return
            if s[f + NEXT] >= len(parts):
                self.over(t, s, f)
                return
            name = parts[s[f + NEXT]]
            s[f + NEXT] += 1
            self.open(t, s, f, name)
            if self.pauses:
                return

    def steps(self, t: Any, s: State, f: int) -> Names:
        """The names of its steps in their order."""
        return self.parts

    def open(self, t: Any, s: State, f: int, name: str) -> None:
        """Open one of them."""
        step, p = t.step[name], s[f + FOR]
        if isinstance(step, Sequence):
            push(s, step, 0, p)
        else:
            push(s, step, p, 0, p)

    def over(self, t: Any, s: State, f: int) -> None:
        """All steps are done."""
        pop(s)


class Automatic(Step):
    """A step in which the rules of one hook act and nobody chooses."""

    def __init__(self, hook: Causes[[State]], title: str) -> None:
        self.hook = hook
        self.title = title

    def run(self, t: Any, s: State, f: int) -> None:
        pop(s)
        self.hook.run(t, s)
