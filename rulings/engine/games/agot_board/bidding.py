"""What was bid, as the rules and the steps of bidding read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.layout import State, one_of
from .cells import BID

if TYPE_CHECKING:
    from .table import Table

WALL = 3
"""What is bid for besides the three tracks."""


def bid_of(t: Table, s: State, p: int) -> int:
    """Tokens that a player has bid; nought where nothing was bid yet."""
    return max(0, one_of(s, t.players[p] + BID))
