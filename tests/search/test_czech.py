"""The analyser: case, diacritics and endings must not matter; other words must stay other."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.search.czech import Analyser, fold, words

LINES = (Path(__file__).parents[1] / "quality" / "czech_words.txt").read_text(encoding="utf-8").split("\n---")
GROUPS = [line.split("|") for line in LINES[0].splitlines() if line.count("|") == 2 and not line.startswith("#")]
ANALYSER = Analyser()


@given(st.text(max_size=60))
def test_case_and_diacritics_do_not_matter(text):
    assert [ANALYSER.keys(w.text) for w in words(text)] == [ANALYSER.keys(fold(w.text)) for w in words(text)]


@given(st.text(max_size=60))
def test_words_stand_where_they_say(text):
    assert all(text[w.start : w.end] == w.text for w in words(text))


def test_most_forms_of_a_word_are_found():
    """Held to the measured quality of the analyser, so that a change for the worse shows."""
    asked = [(typed, form) for _lemma, typed, forms in GROUPS for form in forms.split()]
    found = sum(ANALYSER.matches(typed, form) for typed, form in asked)
    assert found / len(asked) >= 0.9


def test_forms_are_found_without_diacritics_too():
    asked = [(fold(typed), form) for _lemma, typed, forms in GROUPS for form in forms.split()]
    assert sum(ANALYSER.matches(typed, form) for typed, form in asked) / len(asked) >= 0.9


@pytest.mark.parametrize(
    ("asked", "written"),
    [
        ("hra", "hrad"),
        ("moc", "mocný"),
        ("postava", "postel"),
        ("rod", "rada"),
        ("denní", "den"),
        ("lze", "lhát"),
        ("zabrání", "zabere"),
    ],
)
def test_near_words_are_not_the_same(asked, written):
    assert not ANALYSER.matches(asked, written)


@pytest.mark.parametrize(
    ("asked", "written"),
    [("selhat", "selže"), ("selže", "selhání"), ("vybraný", "vybere"), ("odejít", "odešel"), ("vzít", "vezme"),
     ("převzít", "převzal"), ("umřít", "umře"), ("začít", "začne"), ("ukázat", "ukáže"), ("poslat", "pošlu"),
     ("vybrat", "vyberu"), ("triggernout", "trigerne"), ("mulligan", "muligan")],
)  # fmt: skip
def test_verbs_that_change_their_stem_and_words_written_either_way(asked, written):
    assert ANALYSER.matches(asked, written)


def test_the_glossary_makes_irregular_forms_sure():
    sure = Analyser({"ruce": ("ruka",), "ruka": ("ruka",)})
    assert sure.matches("ruce", "ruka")
