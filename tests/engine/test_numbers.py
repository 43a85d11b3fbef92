"""One form of rule numbers, and one order."""

from __future__ import annotations

import re

import pytest

from rulings.engine.core.numbers import BOOK, NUMBER, RULE, rule_key, sort_key, split


@pytest.mark.parametrize("number", ["7.12", "7.12a", "1.1", "10.2.3"])
def test_a_number_has_a_chapter_and_an_order_in_it(number):
    assert re.fullmatch(NUMBER, number)
    assert re.fullmatch(RULE, f"agot-ccg {number}")
    assert split(f"agot-ccg {number}") == ("agot-ccg", number)


@pytest.mark.parametrize("text", ["7", "7.", ".12", "7.12ab", "7.12A", "7,12", "12345.1", ""])
def test_nothing_else_is_a_number(text):
    assert re.fullmatch(NUMBER, text) is None


@pytest.mark.parametrize("text", ["agot", "Agot-ccg", "-ccg", "agot-", "agot ccg", "7-ccg"])
def test_a_book_has_a_hyphen(text):
    assert re.fullmatch(BOOK, text) is None


def test_rules_are_sorted_as_a_reader_looks_for_them():
    numbers = ["7.2", "7.12", "7.12a", "7.12i", "7.13", "10.1"]
    assert sorted(set(numbers), key=sort_key) == numbers
    ids = ["a-b 9.1", "a-c 7.2", "a-c 7.12", "a-c 7.12a"]
    assert sorted(set(ids), key=rule_key) == ids
    assert split("") == ("", "")
