"""The games that the engine plays, the first of them for a text that names none. A new game is one folder and one line."""

from __future__ import annotations

from ..core.game import Game
from ..core.manifest import Manifest
from . import agot_board, agot_cards, tainted_grail, wow_tcg

GAMES: dict[str, Game] = {game.slug: game for game in (agot_cards.GAME, agot_board.GAME, tainted_grail.GAME, wow_tcg.GAME)}
UNPLAYED: dict[str, Manifest] = {}
"""Rulebooks that no game plays yet, and what is to be known of their cards."""
