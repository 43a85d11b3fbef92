"""Snippets are safe HTML that shows why something was found."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from rulings.search.czech import Analyser
from rulings.search.snippet import snippet

ANALYSER = Analyser()


@given(st.text(max_size=600), st.text(max_size=40))
def test_a_snippet_is_always_safe(text, typed):
    html = snippet(text, [typed], ANALYSER)
    assert re.search(r"<(?!/?mark>)", html) is None


def test_the_word_found_is_marked_in_its_own_form():
    html = snippet("Obránce prohrál a útočníkovi připadne výzva.", ["utocnik"], ANALYSER)
    assert "<mark>útočníkovi</mark>" in html


def test_a_long_text_is_cut_around_the_word():
    html = snippet("slovo " * 200 + "duplikát " + "slovo " * 200, ["duplikát"], ANALYSER)
    assert html.startswith("… ")
    assert html.endswith(" …")
    assert "<mark>duplikát</mark>" in html


def test_words_that_only_ask_are_not_marked():
    assert "<mark>" not in snippet("Kdo může, ten smí.", ["kdo smí bránit"], ANALYSER)


def test_the_place_with_most_of_the_words_is_shown():
    html = snippet("nárok " + "slovo " * 100 + "nárok obránce výzva " + "slovo " * 100, ["nárok obránce výzva"], ANALYSER)
    assert html.count("<mark>") == 3
