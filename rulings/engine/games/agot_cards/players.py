"""Cells that hold a player, read by name; -1 is nobody (``one_of`` and ``set_one`` do the same for any cell)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.layout import State
from .cells import ACTIVE, ATTACKER, CONTROL, DEFENDER, FIRST_PLAYER, HAND, NOBODY, WINNER, ZONE

if TYPE_CHECKING:
    from ...cards.table import Bound
    from .table import Table

NO_PLAYER = -1


def attacker(s: State) -> int:
    """The player who makes the challenge."""
    return s[ATTACKER] - 1


def defender(s: State) -> int:
    """The player against whom the challenge is made."""
    return s[DEFENDER] - 1


def active_player(s: State) -> int:
    """The player whose part of the marshalling or challenges phase it is."""
    return s[ACTIVE] - 1


def first_player(s: State) -> int:
    """The first player of the round, as named after initiative."""
    return s[FIRST_PLAYER] - 1


def first_seat(s: State) -> int:
    """The first player, or the first seat before anybody has been named."""
    return s[FIRST_PLAYER] - 1 if s[FIRST_PLAYER] else 0


def winner_of_challenge(s: State) -> int:
    """The player who has won the challenge; nobody while it is open, and where it has no winner."""
    return NO_PLAYER if s[WINNER] == NOBODY else s[WINNER] - 1


def holder(t: Table, s: State, b: Bound) -> int:
    """Who can use an ability: whoever holds its card, or controls it."""
    return t.owner[b.card] if s[b.card + ZONE] == HAND else s[b.card + CONTROL]
