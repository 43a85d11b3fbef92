"""A situation's text changed by a click."""

import pytest

from rulings.web.editing import mended, with_given, with_line, with_move

TEXT = "Požadavek: x\n  Příklad: y\n    Pokud Stark má 3 zlaté\n    Když Stark pasuje\n    A Lannister pasuje\n"


def test_a_move_stands_behind_all_others_as_far_from_the_margin():
    assert with_move(TEXT, "skončí fáze", 0) == TEXT + "    Když skončí fáze\n"


def test_a_move_made_earlier_takes_the_place_of_what_came_then():
    assert with_move(TEXT, "skončí fáze", 5) == TEXT.replace("A Lannister pasuje", "Když skončí fáze")


@pytest.mark.parametrize(
    ("line", "kind", "after"),
    [
        (3, "given", "    Pokud hraje se"),
        (5, "when", "    A hraje se"),
        (3, "then", "    Pak hraje se"),
        (5, "then", "    A hraje se"),
    ],
)
def test_a_sentence_is_put_right_and_keeps_the_word_that_opens_it(line, kind, after):
    assert with_line(TEXT, line, kind, "hraje se").split("\n")[line - 1] == after


def test_a_bare_sentence_stays_bare():
    assert with_line("Stark má zlato\nhra pokračuje", 1, "given", "Stark má 3 zlaté") == "Stark má 3 zlaté\nhra pokračuje"


def test_a_line_that_is_not_there_changes_nothing():
    assert with_line(TEXT, 99, "given", "nic") == TEXT


def test_what_silence_said_stands_behind_the_last_that_is_given():
    assert with_given(TEXT, "je fáze výzev", 3).split("\n")[2:5] == [
        "    Pokud Stark má 3 zlaté",
        "    A je fáze výzev",
        "    Když Stark pasuje",
    ]
    assert with_given("Stark má 3 zlaté\n", "je fáze výzev", 0).startswith("Pokud je fáze výzev\nStark")


def test_a_line_said_by_several_sentences_becomes_several_lines():
    assert with_line("  Pokud a\n  A b\n", 1, "given", "c\nd") == "  Pokud c\n  A d\n  A b\n"


def test_several_lines_are_put_right_at_once_wherever_they_stand():
    text = mended("Pokud a\nb\nc\n", "1:given:x: 1\ny|3:when:z")
    assert text == "Pokud x: 1\nA y\nb\nz\n"


def test_what_is_no_order_to_mend_changes_nothing():
    assert mended("a\n", "nic|:|9:given:b|x:given:c") == "a\n"
