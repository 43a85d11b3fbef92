"""The hint in an error message: what was probably meant."""

from __future__ import annotations

import pytest

from rulings.engine.core.language.phrases import Phrase, Vocabulary
from rulings.engine.core.language.suggest import closest, nearest

from .toy import WHEN


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Alík zaklepe", "Bára zaklepe"),
        ("Alík sebere 2 kameny", "Alík vezme 2 kameny"),
        ("Alík vezme kámen a vyhrává", "Alík vezme 2 kameny a vyhraje"),
        ("hra dojde", "hra dojde do konce"),
    ],
)
def test_the_example_of_the_nearest_phrase_is_shown(text, meant):
    assert closest(text, WHEN) == meant


def test_what_denies_the_sentence_is_not_offered():
    table = Vocabulary([Phrase("nebere kámen", tuple, "nebere kámen"), Phrase("vrátí kámen", tuple, "vrátí kámen")], {})
    assert nearest("bere kámen", [table], ["nebere kámen ani dva"], many=3) == ["vrátí kámen"]


def test_fixed_wordings_are_offered_too():
    table = Vocabulary([Phrase("vrátí kámen", tuple, "vrátí kámen")], {})
    assert nearest("dvě hromady", [table], ["obě hromady", "jedna"], many=2)[0] == "obě hromady"


def test_there_is_always_a_hint():
    table = Vocabulary([Phrase("ano", tuple, "ano"), Phrase("ne", tuple, "ne")], {})
    assert closest("", table) == "ano"
    assert closest("zcela jinak", table) == "ano"
