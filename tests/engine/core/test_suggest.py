"""The hint in an error message: what was probably meant."""

from __future__ import annotations

import pytest

from rulings.engine.core.language.phrases import Phrase, Vocabulary
from rulings.engine.core.language.suggest import closest

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


def test_there_is_always_a_hint():
    table = Vocabulary([Phrase("ano", tuple, "ano"), Phrase("ne", tuple, "ne")], {})
    assert closest("", table) == "ne"
    assert closest("zcela jinak", table) == "ano"
