"""Pictures of the board for pages that show a situation."""

from collections.abc import Mapping
from typing import Any

from rulings.engine import Plan
from rulings.web import board as drawing


def pictures_of(board: Mapping[str, Any] | None, positions: list[dict[str, Any]], plan: Plan | None) -> list[dict[str, Any]]:
    """The board before and after the moves of a situation; empty where the game has none."""
    return drawing.pictures(board, positions, plan) if board and plan and positions else []
