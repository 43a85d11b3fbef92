"""Every game offers the whole face that the core asks for, and nothing in the core knows a game."""

from __future__ import annotations

import inspect

import pytest

from rulings.engine import GAMES
from rulings.engine.core.game import Game

WANTED = [name for name in dir(Game) if not name.startswith("_")]
METHODS = {name: inspect.signature(getattr(Game, name)) for name in WANTED if inspect.isfunction(getattr(Game, name))}
ATTRIBUTES = list(Game.__annotations__)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_has_every_name_of_the_face(game):
    assert [name for name in (*METHODS, *ATTRIBUTES) if not hasattr(game, name)] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("name", METHODS)
def test_it_takes_what_the_core_gives(game, name):
    wanted = len(METHODS[name].parameters) - 1  # without self
    taken = inspect.signature(getattr(game, name)).parameters.values()
    assert len([x for x in taken if x.kind is x.POSITIONAL_OR_KEYWORD]) == wanted
