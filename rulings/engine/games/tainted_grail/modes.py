"""The modes: which changes of hard mode hold, and who has the relief of story mode alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.layout import State
from . import hooks
from .cells import STORY

if TYPE_CHECKING:
    from .table import Table


def hard(t: Table, s: State, change: str) -> bool:
    """Whether a change of hard mode holds."""
    return bool(hooks.changed.holds(t, s, change)) and not hooks.left_out.holds(t, s, change)


def alone_in_story(t: Table, s: State) -> bool:
    """Whether a single player plays in story mode."""
    return bool(s[STORY]) and t.count == 1
