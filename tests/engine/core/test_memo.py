"""What is remembered of a position: asked of the rules once, heard by the recorder as often as it is asked."""

from __future__ import annotations

import pytest

from rulings.engine.core.hooks import Counts, Forbids, Permits
from rulings.engine.core.memo import MOST_REMEMBERED, Echo, Memo
from rulings.engine.core.rules import Book
from rulings.engine.core.table import Table
from rulings.engine.core.trace import Recorder

allows = Permits("allows")  # s
refuses = Forbids("refuses", of_choices=True)  # s, p
amount = Counts("amount")  # s, p


class Words:
    """Addends are called by their hook and their subject."""

    def addend(self, t, hook, subject):
        return f"{hook.name} {subject}"

    def part(self, function):
        return ""


@pytest.fixture
def asked():
    """A table, a position, and what was asked of the rules."""
    book, seen = Book("b"), []
    book.permits(allows, "1")(lambda t, s: seen.append("allows") or s[0])
    book.forbids(refuses, "2")(lambda t, s, p: seen.append("refuses") or p == s[0])
    book.counts(amount, "3")(lambda t, s, p: seen.append("amount") or p)
    t = Table()
    t.books, t.recorder = (book,), Recorder(Words())
    t.compile_rules()
    return t, bytearray((1, 0)), seen


def question(t, s, p):
    return allows.allows(t, s), bool(refuses.refuses(t, s, p)), amount.sum(t, s, p) + amount.sum(t, s, 5)


def told(t):
    recorder = t.recorder
    return list(recorder.decisive), list(recorder.refused), list(recorder._support), dict(recorder._sum)


def test_a_question_is_asked_once_of_a_position(asked):
    t, s, seen = asked
    memo = Memo()
    first = memo.ask(t, s, question, 1)
    assert memo.ask(t, s[:], question, 1) == first == (1, True, 6)
    assert seen == ["allows", "refuses", "amount", "amount"]


def test_other_positions_and_arguments_are_other_questions(asked):
    t, s, seen = asked
    memo = Memo()
    memo.ask(t, s, question, 1)
    assert memo.ask(t, s, question, 2) == (1, False, 7)
    s[0] = 2
    assert memo.ask(t, s, question, 2) == (2, True, 7)
    assert len(seen) == 12


def test_the_recorder_hears_the_same_every_time(asked):
    t, s, _seen = asked
    t.recorder.begin(s)
    question(t, s, 1)
    expected = told(t)
    memo = Memo()
    for _ in range(2):
        t.recorder = Recorder(Words())
        t.recorder.begin(s)
        memo.ask(t, s, question, 1)
        assert told(t) == expected


def test_what_is_remembered_of_a_look_ahead_is_no_support_and_the_other_way_round(asked):
    t, s, _seen = asked
    memo = Memo()
    t.recorder.begin(s)
    memo.ask(t, s[:], question, 1)
    assert told(t)[2:] == ([], {})
    memo.ask(t, s, question, 1)
    assert told(t)[2] == ["b 1", "b 3"]


def test_without_a_recorder_nobody_is_told(asked):
    t, s, seen = asked
    t.recorder = None
    book_less = Table()
    book_less.books = t.books
    book_less.compile_rules()
    assert Memo().ask(book_less, s, question, 1) == (1, True, 6)
    assert book_less.recorder is None
    assert seen == ["allows", "refuses", "amount", "amount"]


def test_the_recorder_is_back_when_a_question_fails(asked):
    t, s, _seen = asked
    before = t.recorder
    with pytest.raises(ZeroDivisionError):
        Memo().ask(t, s, lambda t, s: 1 / 0)
    assert t.recorder is before


def test_only_so_much_is_remembered(asked):
    t, s, _seen = asked
    memo = Memo()
    for n in range(MOST_REMEMBERED + 1):
        memo.ask(t, s, lambda t, s, n: n, n)
    assert len(memo.known) <= MOST_REMEMBERED


def test_an_echo_tells_what_it_heard_about_nothing_in_particular(asked):
    t, s, _seen = asked
    echo = Echo()
    recorder, t.recorder = t.recorder, echo
    allows.allows(t, s)
    t.recorder = recorder
    echo.told(t)
    assert told(t)[0] == ["b 1"]
