"""Pictures of the board, of cards that lie in a row, or of the table of a card game, for pages that show a situation."""

from collections.abc import Mapping
from typing import Any

from rulings.engine import Plan
from rulings.web import board as drawing
from rulings.web import rows, seats


def pictures_of(board: Mapping[str, Any] | None, positions: list[dict[str, Any]], plan: Plan | None) -> list[dict[str, Any]]:
    """What lies on the table before and after the moves of a situation; empty where the game has no picture of it."""
    if any("row" in position or "locations" in position for position in positions):
        return rows.pictures(positions)
    if any("seats" in position for position in positions):
        return seats.pictures(positions)
    return drawing.pictures(board, positions, plan) if board and plan and positions else []
