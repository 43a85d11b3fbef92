"""Legality: the legal list, the refusals and their reasons are one path."""

from __future__ import annotations

import pytest

from rulings.engine.core.hooks import Forbids
from rulings.engine.core.legality import FREE, Legality, Verb, in_time, nothing, plainly
from rulings.engine.core.rules import Book
from rulings.engine.core.table import Table

big, early, also, last = Forbids("big"), Forbids("early"), Forbids("also"), Forbids("last")
book = Book("b")
book.forbids(big, "1")(lambda t, s, p, n, m: n > 2)
book.forbids(big, "2", "3")(lambda t, s, p, n, m: n > s[0])
book.forbids(early, "4")(lambda t, s, p: p != s[1])
book.forbids(early, "1")(lambda t, s, p: p == 9)
book.forbids(also, "5")(lambda t, s, p, n, m: m == 7)
book.forbids(last, "6")(lambda t, p, n: (p, n) == (1, 9))


def the_last(t, s, p, n):
    """A question for which what is chosen is not enough."""
    yield last, (p, n + s[0])


LEGAL = Legality(
    {
        "take": Verb(big, in_time(early), plainly(also)),
        "go": FREE,
        "end": Verb(also=the_last),
        "both": Verb(early, also=lambda t, s, p: [(last, (1, 9))]),
    }
)


@pytest.fixture
def t():
    t = Table()
    t.books = (book,)
    t.compile_rules()
    return t


S = bytearray([4, 1])
"""There are four, and it is player 1's time."""


def test_what_a_rule_refuses_is_not_legal(t):
    choices = [("take", n, 0) for n in (1, 2, 3)] + [("go", 1, 2, 3), ("unheard of",)]
    assert LEGAL.legal(t, S, 1, choices) == [("take", 1, 0), ("take", 2, 0), ("go", 1, 2, 3), ("unheard of",)]
    assert LEGAL.forbidden(t, S, 1, ("take", 3, 0)) is True
    assert LEGAL.forbidden(t, S, 1, ("take", 2, 0)) is False
    assert LEGAL.forbidden(t, S, 1, ("unheard of", 3)) is False


def test_neither_time_nor_what_is_said_besides_makes_a_choice_illegal(t):
    assert LEGAL.forbidden(t, S, 0, ("take", 2, 7)) is False


def test_a_choice_out_of_time_is_refused_by_the_rules_that_say_so(t):
    assert LEGAL.untimely(t, S, 1, ("take", 3, 7)) == []
    assert LEGAL.untimely(t, S, 0, ("take", 1, 0)) == ["b 4"]
    assert LEGAL.untimely(t, S, 0, ("unheard of",)) == []


def test_every_rule_against_a_choice_is_named_its_time_first_and_each_once(t):
    assert LEGAL.reasons(t, S, 1, ("take", 2, 0)) == []
    assert LEGAL.reasons(t, S, 1, ("take", 5, 0)) == ["b 1", "b 2", "b 3"]
    assert LEGAL.reasons(t, S, 9, ("take", 5, 0)) == ["b 4", "b 1", "b 2", "b 3"]
    assert LEGAL.reasons(t, S, 0, ("unheard of", 5)) == []


def test_what_only_adds_to_a_refusal_is_silent_without_one(t):
    assert LEGAL.reasons(t, S, 1, ("take", 2, 7)) == []
    assert LEGAL.reasons(t, S, 1, ("take", 3, 7)) == ["b 1", "b 5"]


def test_a_question_may_need_more_than_what_is_chosen(t):
    assert LEGAL.legal(t, S, 1, [("end", 4), ("end", 5)]) == [("end", 4)]
    assert LEGAL.forbidden(t, S, 1, ("end", 5)) is True
    assert LEGAL.reasons(t, S, 1, ("end", 5)) == ["b 6"]
    assert LEGAL.reasons(t, S, 0, ("end", 5)) == []


def test_of_two_questions_one_that_refuses_is_enough(t):
    assert LEGAL.forbidden(t, S, 0, ("both",)) is True
    assert LEGAL.forbidden(t, S, 1, ("both",)) is True
    assert LEGAL.reasons(t, S, 0, ("both",)) == ["b 4", "b 6"]
    assert LEGAL.reasons(t, S, 1, ("both",)) == ["b 6"]


def test_questions_are_asked_with_all_there_is(t):
    def asks(hook):
        return lambda *args: [(hook, ())] if args == (t, S, 1, 2, 3) else []

    hooks = time, more, also = Forbids("time"), Forbids("more"), Forbids("also")
    said = Book("c")
    for n, hook in enumerate(hooks):
        said.forbids(hook, str(n))(lambda t: True)
    t.books = (said,)
    t.compile_rules()
    legality = Legality({"go": Verb(timing=asks(time), because=asks(more), also=asks(also))})
    assert legality.untimely(t, S, 1, ("go", 2, 3)) == ["c 0"]
    assert legality.reasons(t, S, 1, ("go", 2, 3)) == ["c 0", "c 2", "c 1"]
    assert legality.forbidden(t, S, 1, ("go", 2, 3)) is True
    assert legality.forbidden(t, S, 1, ("go", 2)) is False


def test_a_hook_is_asked_with_the_player_and_all_that_was_chosen():
    assert list(plainly(big)("t", "s", 1, 2, 3)) == [(big, ("s", 1, 2, 3))]
    assert list(in_time(early, also)("t", "s", 1, 2, 3)) == [(early, ("s", 1)), (also, ("s", 1))]
    assert list(Verb(big).asks("t", "s", 1, 2, 3)) == [(big, ("s", 1, 2, 3))]
    assert list(Verb(big, also=the_last).asks("t", S, 1, 2)) == [(big, (S, 1, 2)), (last, (1, 6))]
    assert nothing("t", "s", 1, 2) == ()
    assert Verb() == FREE == Verb(None, nothing, nothing, nothing)
