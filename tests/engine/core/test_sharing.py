"""Numbers that share their functions: which of them no proof tells apart, and which are said to say one thing."""

from __future__ import annotations

import pytest

from rulings.engine.core.hooks import Forbids
from rulings.engine.core.rules import Book
from rulings.engine.core.sharing import said_alike, sharing

BECAUSE = "Druhé pravidlo opakuje první."


def rule(t):
    return True


def book(*rules, slug="jedna"):
    found = Book(slug)
    for numbers in rules:
        found.forbids(Forbids("hook"), *numbers)(lambda t: True)
    return found


def told(found):
    return (found.numbers, found.shared, sorted(found.declared), sorted(found.unexplained), sorted(found.restated))


def test_a_number_with_a_function_of_its_own_is_told_apart():
    found = sharing([book(("1.1",), ("1.2",), ("1.1", "1.2"))], "jedna")
    assert told(found) == (2, 0, [], [], [])


def test_numbers_on_the_same_functions_are_not():
    found = sharing(
        [
            book(
                ("1.2", "1.10"),
            )
        ],
        "jedna",
    )
    assert found.unexplained == {"jedna 1.2": ("jedna 1.10",), "jedna 1.10": ("jedna 1.2",)}
    assert found.shared == 2
    assert list(found.unexplained) == ["jedna 1.2", "jedna 1.10"]


def test_nor_is_one_whose_functions_are_wholly_those_of_others():
    found = sharing([book(("1.1",), ("1.1", "1.3"), ("1.2", "1.3"), ("1.2",))], "jedna")
    assert found.unexplained == {"jedna 1.3": ("jedna 1.1", "jedna 1.2")}


def test_what_is_said_to_be_one_saying_is_explained():
    one = book(("1.1", "1.2"))
    one.say_the_same("1.1", "1.2", because=BECAUSE)
    assert told(sharing([one], "jedna")) == (2, 2, ["jedna 1.1", "jedna 1.2"], [], [])
    [same] = said_alike([one])["jedna 1.2"]
    assert (same.rule, same.others, same.because, same.sums_up) == ("jedna 1.2", ("jedna 1.1",), BECAUSE, False)


def test_every_function_must_be_explained():
    one = book(("1.1", "1.2"), ("1.1", "1.3"), ("1.3",), ("1.2",))
    one.say_the_same("1.1", "1.2", because=BECAUSE)
    assert list(sharing([one], "jedna").unexplained) == ["jedna 1.1"]
    one.say_the_same("1.1", "1.3", because=BECAUSE)
    assert list(sharing([one], "jedna").declared) == ["jedna 1.1"]


def test_a_third_number_on_the_function_must_be_explained_too():
    one = book(("1.1", "1.2", "1.3"))
    one.say_the_same("1.1", "1.2", because=BECAUSE)
    assert sorted(sharing([one], "jedna").unexplained) == ["jedna 1.1", "jedna 1.2", "jedna 1.3"]


def test_a_summary_leaves_what_it_sums_up_alone():
    one = book(("1.1", "1.3"), ("1.2", "1.3"))
    one.sums_up("1.3", because=BECAUSE)
    assert sharing([one], "jedna").declared == {"jedna 1.3": ("jedna 1.1", "jedna 1.2")}
    [same] = said_alike([one])["jedna 1.3"]
    assert (same.others, same.because, same.sums_up) == (("jedna 1.1", "jedna 1.2"), BECAUSE, True)
    assert "jedna 1.1" not in said_alike([one])


def test_a_summary_that_says_something_besides_is_told_apart():
    one = book(("1.1", "1.3"), ("1.3",))
    one.sums_up("1.3", because=BECAUSE)
    assert told(sharing([one], "jedna")) == (2, 0, [], [], [])


def test_a_later_book_says_a_rule_again():
    first, second = Book("jedna"), Book("dva")
    first.forbids(Forbids("hook"), "1.1")(rule)
    second.repeats(rule, "2.1")
    found = sharing([first, second], "dva")
    assert found.restated == {"dva 2.1": ("jedna 1.1",)}
    assert found.shared == 0
    assert told(sharing([first, second], "jedna")) == (1, 0, [], [], []), "what comes later takes nothing away"
    [same] = said_alike([first, second])["dva 2.1"]
    assert same.others == ("jedna 1.1",)
    assert "jedna 1.1" not in said_alike([first, second])


def test_two_numbers_of_a_later_book_share_what_they_say_again():
    first, second = Book("jedna"), Book("dva")
    first.forbids(Forbids("hook"), "1.1")(rule)
    second.repeats(rule, "2.1", "2.2")
    found = sharing([first, second], "dva")
    assert found.unexplained == {"dva 2.1": ("dva 2.2",), "dva 2.2": ("dva 2.1",)}
    assert found.restated == {}


def test_to_put_an_older_rule_out_of_force_is_a_function_too():
    first, second = book(("1.1",)), Book("dva")
    second.supersedes("jedna 1.1", by=("2.1", "2.2"))
    assert sorted(sharing([first, second], "dva").unexplained) == ["dva 2.1", "dva 2.2"]


def test_a_book_must_be_among_them():
    with pytest.raises(ValueError, match="dva"):
        sharing([book(("1.1",))], "dva")
