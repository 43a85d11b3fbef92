"""Cells that hold a player, read by name; -1 is nobody."""

from __future__ import annotations

from ...core.layout import State
from .cells import ACTIVE, FIRST_PLAYER


def active(s: State) -> int:
    """The active player."""
    return s[ACTIVE] - 1


def first_player(s: State) -> int:
    """The first player of the game."""
    return s[FIRST_PLAYER] - 1
