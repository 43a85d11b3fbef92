"""Pictures of the board for pages that show a situation."""

from typing import Any

from rulings import table as desk
from rulings.models import Rulebook
from rulings.web import board as drawing


def pictures_of(book: Rulebook | None, text: str) -> list[dict[str, Any]]:
    """The board before and after the moves of a situation; empty where the game has none or there is no engine."""
    try:
        board = desk.table_board(book)
        return drawing.pictures(board, desk.table_pictures(text)) if board else []
    except desk.EngineMissing:
        return []
