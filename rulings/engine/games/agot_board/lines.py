"""Where the lines of an exploration end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.layout import State
from ...core.line import Line
from . import cells
from .cells import OVER


def lines_end(line: Line, scope: str) -> Callable[[Any, State], bool]:
    """When a line begun here is over: with the battle, the phase or the turn."""
    turn, phase = line.s[cells.TURN], line.s[cells.PHASE]

    def over(t: Any, s: State) -> bool:
        if s[OVER]:
            return True
        if scope == "battle":
            return not s[cells.FIELD]
        return s[cells.TURN] != turn or scope == "phase" and s[cells.PHASE] != phase

    return over
