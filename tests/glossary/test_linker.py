"""Terms in running text."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from glossary.linker import Linker


def term(czech, *forms, aliases=()):
    return SimpleNamespace(czech=czech, forms=list(forms), aliases=list(aliases))


CHALLENGE = term("výzva", "výzvy", "výzvu", "výzvou")
MILITARY = term("vojenská výzva", "vojenskou výzvu")
PLACE = term("místo", "místa", "míst", aliases=["lokace"])


@pytest.fixture
def linker():
    return Linker([CHALLENGE, MILITARY, PLACE], {"místo", "místa"})


def found(linker, text):
    return [(text[f.start : f.end], f.term.czech) for f in linker.find(text)]


def test_an_inflected_form_is_found(linker):
    assert found(linker, "Po výzvě ohlásí výzvu.") == [("výzvu", "výzva")]


def test_the_longest_form_wins(linker):
    assert found(linker, "Zahájí vojenskou výzvu.") == [("vojenskou výzvu", "vojenská výzva")]


def test_case_does_not_matter(linker):
    assert found(linker, "Výzva!") == [("Výzva", "výzva")]


def test_a_part_of_a_word_is_no_term(linker):
    assert found(linker, "podvýzvou výzvami") == []


def test_a_word_that_mostly_means_something_else_is_left_alone(linker):
    assert found(linker, "Místo rytíře hraje lokace a pět míst.") == [("lokace", "místo"), ("míst", "místo")]


def test_a_linker_without_terms_finds_nothing():
    assert list(Linker([]).find("výzva")) == []


@given(st.text())
def test_any_text_can_be_read(text):
    linker = Linker([CHALLENGE, MILITARY])
    spans = [(f.start, f.end) for f in linker.find(text)]
    assert all(a[1] <= b[0] for a, b in zip(spans, spans[1:], strict=False))
