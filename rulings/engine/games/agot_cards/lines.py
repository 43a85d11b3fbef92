"""Where the lines of an exploration end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.layout import State
from ...core.line import Line
from . import cells
from .cells import OVER, PHASE, ROUND


def lines_end(line: Line, scope: str) -> Callable[[Any, State], bool]:
    """When a line begun here is over: with the challenge, the phase or the round."""
    number, phase = line.s[ROUND], line.s[PHASE]
    had_challenge = bool(line.s[cells.TYPE])

    def over(t: Any, s: State) -> bool:
        if s[OVER]:
            return True
        if scope == "challenge" and had_challenge:
            return not s[cells.TYPE]
        if scope == "challenge":
            return bool(s[cells.WINNER]) and not s[cells.TYPE] or s[PHASE] != phase
        return s[ROUND] != number or scope == "phase" and s[PHASE] != phase

    return over
