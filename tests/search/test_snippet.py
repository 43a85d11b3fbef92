"""Snippets are safe HTML that shows why something was found."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from rulings.search.czech import Analyser
from rulings.search.snippet import Marker, plain

ANALYSER = Analyser()


def snippet(text, asked):
    return Marker(asked, ANALYSER).excerpt(text)


@given(st.text(max_size=600), st.text(max_size=40))
def test_a_snippet_is_always_safe(text, typed):
    html = snippet(text, [typed])
    assert re.search(r"<(?!/?mark>)", html) is None


def test_the_word_found_is_marked_in_its_own_form():
    html = snippet("Obránce prohrál a útočníkovi připadne výzva.", ["utocnik"])
    assert "<mark>útočníkovi</mark>" in html


def test_a_long_text_is_cut_around_the_word():
    html = snippet("slovo " * 200 + "duplikát " + "slovo " * 200, ["duplikát"])
    assert html.startswith("… ")
    assert html.endswith(" …")
    assert "<mark>duplikát</mark>" in html


def test_words_that_only_ask_are_not_marked():
    assert "<mark>" not in snippet("Kdo může, ten smí.", ["kdo smí bránit"])


def test_the_place_with_most_of_the_words_is_shown():
    html = snippet("nárok " + "slovo " * 100 + "nárok obránce výzva " + "slovo " * 100, ["nárok obránce výzva"])
    assert html.count("<mark>") == 3


def test_a_title_is_marked_whole_and_as_it_is():
    assert Marker(["karet"], ANALYSER).whole("*Karta* <rodu>") == "*<mark>Karta</mark>* &lt;rodu&gt;"


def test_a_text_seen_before_is_marked_for_each_question_anew():
    text = "Obránce prohrál výzvu."
    assert [snippet(text, [word]).count("<mark>") for word in ("obránce", "výzva", "nárok", "obránce výzvy")] == [1, 1, 0, 2]


def test_the_signs_of_a_list_are_not_shown():
    assert (
        plain("možnými následky:\n\n- vojenská\n- mocenská\n\nKonec – ne -1.")
        == "možnými následky: vojenská, mocenská Konec – ne -1."
    )
    assert plain("1. první\n2. druhý -5") == "první, druhý -5"
