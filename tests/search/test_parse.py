"""Whatever is typed becomes a query."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.search.base import MAX_WORDS, Query
from rulings.search.parse import parse


@given(st.text(max_size=400))
def test_anything_can_be_typed(text):
    query = parse(text)
    assert isinstance(query, Query)
    assert len(query.parts) <= MAX_WORDS


def test_words_phrases_and_exclusions_are_told_apart():
    query = parse('útočník "karta rodu" -nadvláda')
    assert [(part.words, part.excluded) for part in query.parts] == [
        (("útočník",), False),
        (("karta", "rodu"), False),
        (("nadvláda",), True),
    ]


@pytest.mark.parametrize(
    ("typed", "number", "book"),
    [("7.12", "7.12", ""), ("agot-ccg 7.12a", "7.12a", "agot-ccg"), ("pravidlo 7.12", "7.12", ""), ("7.12 shoda", "", "")],
)
def test_a_rule_number_alone_is_a_number(typed, number, book):
    query = parse(typed)
    assert (query.number, query.book) == (number, book)


def test_filters_are_no_words():
    query = parse("druh:pojmy kniha:agot-ccg moc")
    assert (query.kind, query.book, [part.words for part in query.parts]) == ("term", "agot-ccg", [("moc",)])


def test_an_open_quote_is_closed_by_the_end():
    assert parse('"karta rodu').parts[0].words == ("karta", "rodu")


@pytest.mark.parametrize("typed", ["", "   ", "-", '"', "--", "\0"])
def test_nothing_asked_is_empty(typed):
    assert parse(typed).is_empty
