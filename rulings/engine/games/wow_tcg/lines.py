"""Where lines end: those of an exploration, and what is under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...cards.chain import waiting
from ...core.choices import Unfinished
from ...core.flow import is_open
from ...core.layout import State
from ...core.line import Line
from .cells import OVER, PHASE, ROUND, STAGE
from .moments import at_rest

if TYPE_CHECKING:
    from .table import Table


def lines_end(line: Line, scope: str) -> Callable[[Any, State], bool]:
    """When a line begun here is over: with the combat, the chain, the phase or the turn."""
    number, phase = line.s[ROUND], line.s[PHASE]

    def over(t: Any, s: State) -> bool:
        if s[OVER] or s[ROUND] != number:
            return True
        if scope == "combat":
            return not s[STAGE] and at_rest(t, s)
        if scope == "chain":
            return not waiting(t, s) and at_rest(t, s)
        return scope == "phase" and s[PHASE] != phase

    return over


def unfinished(t: Table, s: State) -> Unfinished | None:
    """A combat that is open, a chain that is not empty, or something that is just being resolved."""
    combat = t.step["combat"]
    if waiting(t, s) or not at_rest(t, s) and not is_open(s, combat):
        return Unfinished(
            "V řetězu ještě něco čeká", "Když se provede celý řetěz", lambda t, s: not waiting(t, s) and at_rest(t, s)
        )
    if is_open(s, combat):
        return Unfinished("Boj ještě neskončil", "Když skončí boj", lambda t, s: not is_open(s, combat) and at_rest(t, s))
    return None
