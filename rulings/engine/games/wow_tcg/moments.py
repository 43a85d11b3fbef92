"""Where play stands, as chapters ask for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...cards.chain import waiting
from ...core.flow import OPEN, OVER, STEP, is_open, top
from ...core.hooks import Truth
from ...core.layout import State
from .cells import STAGE

if TYPE_CHECKING:
    from .table import Table


def stands_at(t: Table, s: State, *names: str) -> bool:
    """Whether play stands at one of these steps."""
    return not s[OVER] and bool(s[OPEN]) and any(s[top(s) + STEP] == t.step[name].number for name in names)


BUSY = ("resolve", "dealing", "leave", "draw")
"""Steps in which something is being carried out."""


def at_rest(t: Table, s: State) -> bool:
    """Whether nothing is just being carried out."""
    return not any(is_open(s, t.step[name]) for name in BUSY)


def quiet(t: Table, s: State) -> bool:
    """Whether nothing waits on the chain and no combat is under way."""
    return not s[STAGE] and not waiting(t, s)


def only_in_its_time(verb: str, says: str) -> Callable[[Table, State, int, str], Truth]:
    """Refuses choices of a kind wherever they are not made."""

    def not_now(t: Table, s: State, p: int, asked_for: str) -> Truth:
        return asked_for == verb

    not_now.__doc__ = says
    not_now.__name__ = f"time of {verb}"
    return not_now
