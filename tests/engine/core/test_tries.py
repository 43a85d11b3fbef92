"""What a heckler says in the holes of sentences: what the game offers, else what any table has, and oddly what is not there."""

from __future__ import annotations

from random import Random

import pytest

from rulings.engine.core.language import slots
from rulings.engine.core.language.slots import Slot
from rulings.engine.core.tries import ABSENT, NUMBERS, STRANGER, absent, lengths, rows, tries, values

from .toy import Stonegame, line_of

WORD = Slot("word", r"\w+", str, str, {"type": "string"})
COLOUR = Slot("colour", "bílá|černá", str, str, {"enum": ["bílá", "černá"]})


class Offering(Stonegame):
    """It writes down what it is asked, and offers something for one field."""

    asked: list = []  # a diary of this test alone

    def heckling(self, t, s, field, slot):
        self.asked.append((t, s, field, slot))
        return ("kámen", "šutr") if field == "what" else ()


@pytest.fixture
def line():
    Offering.asked = []
    return line_of(of=Offering())


def test_the_game_is_asked_first_and_knows_the_table_the_position_the_field_and_the_slot(line):
    assert values(line, "what", COLOUR) == ["kámen", "šutr"]
    [(t, s, field, slot)] = Offering.asked
    assert (t, s) == (line.t, line.s)
    assert (field, slot) == ("what", COLOUR)


def test_what_the_game_does_not_offer_comes_from_the_table(line):
    assert values(line, "who", slots.player()) == [line.game.player_name(line.t, p) for p in line.t.everyone]
    assert values(line, "colour", COLOUR) == ["bílá", "černá"]
    assert values(line, "n", slots.number()) == list(NUMBERS)
    assert values(line, "word", WORD) == [], "nobody knows what to say"


def test_names_that_nobody_bears_are_known_for_players_and_for_what_stands_in_quotes():
    assert absent(slots.player()) == [STRANGER]
    assert absent(slots.quoted()) == [ABSENT]
    assert absent(slots.number()) == absent(WORD) == []


def test_an_optional_part_is_said_and_left_out():
    assert lengths("a[ b[ c]]") == ["a", "a b", "a", "a b c"]
    assert lengths("a") == ["a"]


def test_every_value_of_a_column_comes_before_one_comes_again():
    found = rows([["a", "b", "c"], [1, 2]], 3, Random("x"))
    assert sorted(one for one, _n in found) == ["a", "b", "c"]
    assert {n for _one, n in found} == {1, 2}
    assert rows([["a"], []], 3, Random("x")) == []
    assert rows([], 3, Random("x")) == [()]
    assert rows([["a"], [1, 2]], None, Random("x")) == [("a", 1), ("a", 2)]


def test_a_value_that_a_slot_cannot_write_is_passed_over_and_the_others_are_said(line, monkeypatch):
    def write(n):
        if n == 0:
            raise ValueError("nula se nepíše")
        return str(n)

    phrase = next(one for one in line.game.vocabulary["when"].phrases if one.pattern == "{player} vezme {n:stones}")
    table = line.game.vocabulary["when"]
    monkeypatch.setitem(table.slots, "stones", Slot("n", r"\d+", int, write, {"type": "integer"}))
    said = [text for text in tries(line, None, "") if text in {f"Alík vezme {n}" for n in NUMBERS}]
    assert phrase
    assert said == [f"Alík vezme {n}" for n in NUMBERS if n]
