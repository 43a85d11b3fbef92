"""Where play stands, and which choices have a time of their own: what the chapters say of moments (``core.moments``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...cards.triggers import ready
from ...core.flow import OPEN, OVER, STEP, is_open, top
from ...core.hooks import Truth
from ...core.layout import State
from .cells import ASKED, DISCARDED, DOOMED, KILL

if TYPE_CHECKING:
    from .table import Table

Asked = Callable[["Table", State, int, str], Truth]
"""A rule on a choice out of its place: (table, position, who would choose, the kind of choice)."""


def stands_at(t: Table, s: State, *names: str) -> bool:
    """Whether play stands at one of these steps."""
    return not s[OVER] and bool(s[OPEN]) and any(s[top(s) + STEP] == t.step[name].number for name in names)


def only_in_its_time(verb: str, says: str) -> Asked:
    """Refuses choices of a kind wherever they are not made."""

    def not_now(t: Table, s: State, p: int, asked_for: str) -> Truth:
        return asked_for == verb

    not_now.__doc__ = says
    not_now.__name__ = f"time of {verb}"
    return not_now


def only_by_its_player(step: str, verbs: tuple[str, ...], says: str) -> Asked:
    """Refuses choices of some kinds at a step by a player who does not make them."""

    def not_theirs(t: Table, s: State, p: int, asked_for: str) -> Truth:
        return asked_for in verbs and stands_at(t, s, step)

    not_theirs.__doc__ = says
    not_theirs.__name__ = f"player of {step}"
    return not_theirs


def in_setup(t: Table, s: State) -> bool:
    """Whether the game is being set up."""
    return is_open(s, t.step["setup"])


def resolving(t: Table, s: State) -> bool:
    """Whether an ability is being resolved."""
    return is_open(s, t.step["resolve"])


def ordering_doom(t: Table, s: State) -> bool:
    """Whether it is being decided if a card is killed or discarded first."""
    if not stands_at(t, s, "leave"):
        return False
    waiting = next((s[c + DOOMED] for c in t.rows if s[c + DOOMED] and not s[c + DOOMED] & ASKED), 0)
    return bool(waiting & KILL and waiting & DISCARDED)


def ordering_passives(t: Table, s: State) -> bool:
    """Whether the order of passive abilities is being decided."""
    return stands_at(t, s, "after") and bool(ready(t, s, "passive"))
