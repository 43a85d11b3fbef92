"""Rules that act within others: what each has done is told where it was done."""

from __future__ import annotations

import pytest

from rulings.engine.core.rules import Book
from rulings.engine.core.trace import Change

from .test_trace import add, change, inner, recorded


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
