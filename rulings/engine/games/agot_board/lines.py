"""Where lines end: those of an exploration, and what is under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...core.choices import Unfinished
from ...core.layout import State
from ...core.line import Line
from . import cells
from .cells import OVER

if TYPE_CHECKING:
    from .table import Table


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


def unfinished(t: Table, s: State) -> Unfinished | None:
    """A battle that is being fought."""
    if not s[cells.FIELD]:
        return None
    return Unfinished("Bitva ještě neskončila", "Když skončí bitva", lambda t, s: not s[cells.FIELD])
