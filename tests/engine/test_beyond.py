"""What a table cannot be told is told plainly: why not, and what to write instead."""

from __future__ import annotations

import re

import pytest

from rulings.engine import GAMES, Desk
from rulings.engine.core.language.gherkin import GIVEN, THEN, WHEN
from rulings.engine.core.language.holes import plain

CASES = [(game.editions, one) for game in GAMES.values() for one in game.manifest.beyond]


@pytest.mark.parametrize(("editions", "one"), CASES, ids=[one.example for _editions, one in CASES])
def test_why_it_cannot_be_said_and_what_to_write_instead(editions, one):
    [fault] = Desk(one.example, book=next(iter(editions))).faults()
    assert fault.message == one.told
    assert 0 <= fault.start < fault.end <= len(fault.text)


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_said_is_never_called_beyond_it(game):
    """The words by which it is known stand in no sentence of the game: a slip in one must not be mistaken for it."""
    played = GAMES[game]
    examples = [plain(phrase.example) for kind in (GIVEN, WHEN, THEN) for phrase in played.vocabulary[kind].phrases]
    for one in played.manifest.beyond:
        assert [text for text in examples if re.search(one.words, text)] == []
