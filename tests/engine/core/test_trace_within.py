"""Rules that act within others: what each has done is told where it was done."""

from __future__ import annotations

import pytest

from rulings.engine.core.changes import Change
from rulings.engine.core.rules import Book
from rulings.engine.core.trace import owed, telling

from .test_trace import add, change, inner, order, recorded


@pytest.fixture
def book():
    return Book("b")


def test_what_a_rule_does_before_another_acts_within_it_is_told_first(book):
    @book.causes(change, "1")
    def outer(t, s):
        s[0] += 1
        inner.run(t, s)
        inner.run(t, s)

    @book.causes(inner, "2")
    def within(t, s):
        s[1] += 1

    t, s, recorder = recorded(book)
    change.run(t, s)
    assert [(step.text, step.changes, step.rules) for step in recorder.steps] == [
        ("change: 1", (Change("číslo", "0", "1"),), ("b 1",))
    ]
    assert set(recorder.decisive) == {"b 1", "b 2"}


def test_a_rule_that_fails_within_another_leaves_nothing_under_way(book):
    @book.causes(change, "1")
    def fails(t, s):
        raise LookupError

    book.causes(inner, "2")(add(0))
    t, s, recorder = recorded(book)
    with pytest.raises(LookupError):
        change.run(t, s)
    s[0] = 5
    inner.run(t, s)
    assert [step.changes for step in recorder.steps] == [(Change("číslo", "5", "6"),)]


def test_what_a_step_does_under_the_rules_of_an_order_is_told_by_them(book):
    """And the steps that it opens because of rules are there by these."""
    book.causes(inner, "2")(add(1))
    t, s, recorder = recorded(book)
    with telling(t, change, s, ("b 7",)):
        s[0] = 3
    assert [(step.changes, step.rules) for step in recorder.steps] == [((Change("číslo", "0", "3"),), ("b 7",))]
    t.recorder = None
    with telling(t, change, s, ("b 7",)):
        s[0] = 4
    owed(t, s, ("b 8",))
    assert len(recorder.steps) == 1


def test_only_the_rules_that_give_an_answer_are_those_by_which_it_is_given(book):
    for number, answer in (("1", "první"), ("2", "druhý"), ("3", "první")):
        book.orders(order, number)(lambda t, s, answer=answer: answer)
    t, s, recorder = recorded(book)
    assert order.by(t, "první", s) == ("b 1", "b 3")
    assert order.by(t, "třetí", s) == ()
    t.recorder = None
    assert order.by(t, "první", s) == ()
