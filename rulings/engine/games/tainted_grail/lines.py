"""Where lines end: those of an exploration, and what is under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...core.choices import Unfinished
from ...core.flow import OPEN, STEP, is_open, top
from ...core.layout import State, one_of
from ...core.line import Line
from . import hooks
from .cells import ACTIVE, DAY, MET, OVER, PART, TURN

if TYPE_CHECKING:
    from .table import Table


def lines_end(line: Line, scope: str) -> Callable[[Any, State], bool]:
    """When a line begun here is over: with the activation, the turn, the encounter, the part of the day or the day."""
    if scope in ("part", "day"):
        return _day_ends(line, scope)
    met, turn, active = line.s[MET], line.s[TURN], line.s[ACTIVE]

    def over(t: Any, s: State) -> bool:
        if s[OVER] or s[MET] != met:
            return True
        if scope == "encounter":
            return False
        return s[TURN] != turn or scope == "activation" and s[ACTIVE] != active

    return over


def _day_ends(line: Line, scope: str) -> Callable[[Any, State], bool]:
    """When the part of the day that is under way has ended, or the day, whatever is met in between."""
    part, day = line.s[PART], line.s[DAY]

    def over(t: Any, s: State) -> bool:
        if s[OVER] or s[DAY] != day:
            return True
        between = bool(s[OPEN]) and s[top(s) + STEP] == t.step["day"].number
        if scope == "part":
            return between or s[PART] != part
        return between and hooks.part_of_day.first(t, s[PART]) is None

    return over


def unfinished(t: Table, s: State) -> Unfinished | None:
    """A card that is being resolved, with a lock still to be decided; a grace of which nobody knows what it brings."""
    placed, grace = t.step["placed"], t.step["grace"]
    if is_open(s, grace):
        return Unfinished("Milost Pramatky ještě působí", "Když …", lambda t, s: not is_open(s, grace))
    if not is_open(s, placed):
        return None
    name = t.names[one_of(s, ACTIVE)]
    cure = f"Když {name} za zámek čar nezaplatí“ nebo „Když {name} nejdřív propojí zámek v 1. řadě"
    return Unfinished("Vyložená karta se ještě vyhodnocuje", cure, lambda t, s: not is_open(s, placed))
