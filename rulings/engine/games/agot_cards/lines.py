"""Where lines end: those of an exploration, and what is under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...core.choices import Unfinished
from ...core.flow import is_open
from ...core.layout import State
from ...core.line import Line
from . import cells
from .cells import OVER, PHASE, ROUND

if TYPE_CHECKING:
    from .table import Table


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


def unfinished(t: Table, s: State) -> Unfinished | None:
    """A challenge that is open, or an ability that is being resolved."""
    challenge, resolve = t.step["challenge"], t.step["resolve"]
    if is_open(s, challenge):
        return Unfinished("Výzva ještě neskončila", "Když skončí výzva", lambda t, s: not is_open(s, challenge))
    if is_open(s, resolve):
        return Unfinished("Účinek se ještě vyhodnocuje", "Když skončí fáze", lambda t, s: not is_open(s, resolve))
    return None
