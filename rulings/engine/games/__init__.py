"""The games that the engine plays, the first of them for a text that names none. A new game is one folder and one line."""

from __future__ import annotations

from ..core.game import Game
from . import agot_board, agot_cards

GAMES: dict[str, Game] = {game.slug: game for game in (agot_cards.GAME, agot_board.GAME)}
