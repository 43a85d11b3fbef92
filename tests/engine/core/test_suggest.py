"""The hint in an error message: what was probably meant."""

from __future__ import annotations

import pytest

from rulings.engine.core.language.akin import CALLED, FORM, KIN, SAME, akin
from rulings.engine.core.language.meant import Meant, meant
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
    assert closest("", table) == ""
    assert closest("zcela jinak", table) == ""


@pytest.mark.parametrize(
    ("one", "other", "worth"),
    [
        ("pochodoval", "pochoduje", FORM), ("rytíři", "rytíře", FORM), ('"Robb"', "Robb", SAME), ("táhne", "pochoduje", KIN),
        ("Pochod", "pochodovat", CALLED), ("kámen", "karta", 0), ("zahraje", "zahodí", 0), ("12", "1", 0), ("-1", "+1", 0),
    ],
)  # fmt: skip
def test_forms_and_kin_are_told_from_other_words(one, other, worth):
    assert akin(one, other) == akin(other, one) == worth


def test_the_sentence_that_was_meant_says_what_was_said():
    assert meant("Alík sebral 2 kamínky", {"when": WHEN})[0] == Meant("when", "Alík vezme 2 kameny")


def test_of_an_endless_text_only_the_beginning_is_compared():
    text = "Alík vezme 2 kameny, jak" + " by" * 50_000
    assert meant(text, {"when": WHEN}) == meant(text[:300], {"when": WHEN})


def test_nothing_is_offered_for_what_resembles_nothing():
    assert meant("zítra večer bude určitě pršet", {"when": WHEN}) == []
