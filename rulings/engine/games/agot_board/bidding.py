"""What was bid, as the rules and the steps of bidding read it."""

from __future__ import annotations

from .cells import BID

WALL = 3
"""What is bid for besides the three tracks."""


def bid_of(t, s, p: int) -> int:
    """Tokens that a player has bid; nought where nothing was bid yet."""
    return max(0, s[t.players[p] + BID] - 1)
