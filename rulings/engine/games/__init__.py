"""The games that the engine plays, the first of them for a text that names none. A new game is one folder and one line."""

from __future__ import annotations

from typing import Any, cast

from ..core.game import Game
from ..core.manifest import Manifest
from . import agot_board, agot_cards
from .agot_board import manifest as _board
from .agot_cards import manifest as _cards

GAMES: dict[str, Game] = {game.slug: cast(Any, game) for game in (agot_cards, agot_board.GAME)}
MANIFESTS: dict[str, Manifest] = {agot_cards.slug: _cards.MANIFEST, agot_board.GAME.slug: _board.MANIFEST}
