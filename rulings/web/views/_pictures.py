"""Pictures of the board for pages that show a situation."""

from typing import Any

from rulings.table import Table
from rulings.web import board as drawing


def pictures_of(table: Table) -> list[dict[str, Any]]:
    """The board before and after the moves of a situation; empty where the game has none."""
    return drawing.pictures(table.board, table.pictures(), table.plan) if table.board and table.plan else []
