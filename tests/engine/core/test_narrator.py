"""Telling play in the words of a game."""

from __future__ import annotations

import pytest

from rulings.engine.core.changes import Change
from rulings.engine.core.layout import Change as CellChange
from rulings.engine.core.narrator import Narrator, told

from .toy import HEAP, TOKEN, Words, emptied, game, knocked, line_of, points, score, taken


def test_what_happens_has_its_sentence_or_is_told_by_what_changed():
    changes = [Change("hromada", "5", "3"), Change("body", "0", "2")]
    assert Words().sentence(None, taken, changes) == "Kameny jdou k hráči."
    assert Words().sentence(None, knocked, changes) == "hromada: 3; body: 2"
    assert Words().sentence(None, knocked, []) == ""


def test_no_sentence_is_an_empty_text():
    class Mute(Words):
        sentences = {}

    assert Mute().sentence(None, taken, []) == ""


def test_only_what_a_reader_should_see_is_told():
    line = line_of()
    after = line.s[:]
    after[HEAP], after[line.t.players[1] + TOKEN], after[0] = 3, 1, 9
    assert game.narrator.changes(line.t, bytes(line.s), bytes(after)) == [
        Change("hromada", "5", "3"),
        Change("Bára: žeton", "0", "1"),
    ]


def test_addends_have_names_or_are_left_out():
    t = line_of().t
    assert Narrator.addend(Words(), t, points, 1) == "body"
    assert Words().addend(t, points, 1) == "body: Bára"
    assert Narrator.addend(Words(), t, score, 1) == Narrator.addend(Words(), t, emptied, 1) == ""


def test_a_game_says_how_a_cell_is_told():
    with pytest.raises(TypeError, match="abstract method '?shown'?"):
        Narrator()


def test_a_cell_is_told_with_both_its_values_in_words():
    x = CellChange("game", 0, "heap", 1, 0)
    assert told("hromada", x) == Change("hromada", "1", "0")
    assert told("hromada", x, ("nic", "něco").__getitem__) == Change("hromada", "něco", "nic")
