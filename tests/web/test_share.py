"""Situations as links."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.web.share import LONGEST_TEXT, BadLink, pack, unpack
from tests.shelf import TEXT


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=2000))
def test_a_link_gives_back_what_was_put_in(text):
    assert unpack(pack(text)) == text


@given(st.text(max_size=300))
def test_any_link_is_read_or_refused(link):
    with suppress(BadLink):
        unpack(link)


def test_a_link_is_short():
    assert len(pack(TEXT)) < len(TEXT) / 2


def test_a_link_is_fit_for_an_address():
    assert set(pack(TEXT)) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def test_links_of_version_one_stay_readable():
    """This link was made on the first day; it must open for ever."""
    assert unpack(FIRST) == FIRST_TEXT


def test_a_bomb_does_not_go_off():
    with pytest.raises(BadLink):
        unpack(pack("a" * (LONGEST_TEXT + 1)))


FIRST_TEXT = 'Pokud Stark má ve hře postavu "Rytíř" se silou 3\n'
FIRST = "1I2hBUGXJ4bVHZyJZZMwFAA"
