"""Numbers and ids of rules: how they look and in which order a reader looks for them."""

from __future__ import annotations

import re

import pytest

from rulings.engine.core.numbers import RULE, rule_key, sort_key, split


@pytest.mark.parametrize("rule", ["hra-kameny 1.1", "agot-ccg 7.12a", "a-b-2 10.20.30"])
def test_an_id_is_a_book_and_a_number(rule):
    assert re.fullmatch(RULE, rule)


@pytest.mark.parametrize("rule", ["kameny 1.1", "Hra-kameny 1.1", "hra-kameny 1", "hra-kameny 1.1aa", "hra- 1.1"])
def test_a_word_before_a_number_is_no_book(rule):
    assert not re.fullmatch(RULE, rule)


def test_an_id_is_split_into_its_book_and_its_number():
    assert split("hra-kameny 2.1") == ("hra-kameny", "2.1")
    assert split("hra-kameny 2.1 a víc") == ("hra-kameny", "2.1 a víc")
    assert split("") == ("", "")
    assert split("hra-kameny") == ("hra-kameny", "")


def test_numbers_are_sorted_as_a_reader_looks_for_them():
    numbers = ["10.1", "7.12b", "7.2", "7.13", "7.12a", "7.12", "7.2.1"]
    assert sorted(numbers, key=sort_key) == ["7.2", "7.2.1", "7.12", "7.12a", "7.12b", "7.13", "10.1"]
    assert sort_key("7.12a") == "00007.00012.a"


def test_ids_are_sorted_by_book_first():
    assert sorted(["b-b 1.2", "a-a 10.1", "a-a 9.1", "b-b 1.1a"], key=rule_key) == ["a-a 9.1", "a-a 10.1", "b-b 1.1a", "b-b 1.2"]
    assert rule_key("a-a 9.1") == ("a-a", "00009.00001")
