"""Rulebooks that no game plays yet: their cards have words, and nothing of them can be proved."""

from pathlib import Path

import pytest

from rulings import engine
from rulings.engine.games import UNPLAYED

FIXTURES = Path(__file__).parents[2] / "fixtures"


@pytest.mark.parametrize("book", UNPLAYED)
def test_an_unplayed_rulebook_stands_in_the_content_and_no_game_plays_it(book):
    assert (FIXTURES / book).is_dir()
    assert engine.game_of(book) is None
    assert not list((FIXTURES / book).glob("scenarios/*"))


@pytest.mark.parametrize("book", UNPLAYED)
def test_its_cards_have_words_of_their_own(book):
    manifest = engine.manifest_of(book)
    assert manifest.records.types
    assert set(manifest.records.numbers) <= set(manifest.records.may)
    assert set(manifest.records.facts) <= set(manifest.records.may)


def test_every_rulebook_of_the_content_is_played_or_declared_unplayed():
    books = {path.name for path in FIXTURES.iterdir() if path.is_dir()}
    played = {book for game in engine.GAMES.values() for book in game.editions}
    assert books == played | set(UNPLAYED)
    assert not played & set(UNPLAYED)


def test_a_rulebook_nobody_knows_has_no_manifest():
    assert engine.manifest_of("mala-hra") is None
