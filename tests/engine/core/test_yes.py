"""Asking several functions until one says yes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.engine.core import yes
from rulings.engine.core.yes import LESSONS, OFTEN, either, soonest


def test_functions_are_joined_into_one_that_stops_at_the_first_yes():
    said = []

    def no(t, a):
        said.append(("no", t, a))
        return 0

    def yes(t, a):
        said.append(("yes", t, a))
        return 8

    assert either((no, yes, no))(1, 2) == 8
    assert said == [("no", 1, 2), ("yes", 1, 2)]
    assert either((yes,)) is yes
    assert either(())(1, 2, 3) is False
    assert either((no, no))(1, 2) == 0


def test_functions_of_any_number_of_arguments_are_joined_too():
    joined = either((lambda *a: 0, lambda *a: a))
    assert joined(1, 2, 3) == (1, 2, 3)
    assert either((lambda a: 0, lambda a: a))(5) == 5


def test_a_joined_function_takes_as_many_arguments_as_its_parts():
    joined = either((lambda a, b: 0, lambda a, b: a + b))
    assert joined.__code__.co_argcount == 2
    with pytest.raises(TypeError):
        joined(1)
    assert either((lambda a, b: 0, lambda *a: a)).__code__.co_argcount == 2


def test_a_function_without_arguments_can_be_joined():
    assert either((lambda: 0, lambda: 4))() == 4


def says_yes_to(what):
    return lambda x: x in what


@given(st.lists(st.sets(st.integers(0, 9)), max_size=6), st.lists(st.integers(0, 9), max_size=3000))
def test_whoever_is_asked_first_the_answer_is_the_same(sets, questions):
    functions = tuple(map(says_yes_to, sets))
    one, other = either(functions), soonest(functions)
    assert [bool(other(x)) for x in questions] == [bool(one(x)) for x in questions]


@pytest.fixture
def asked_of(monkeypatch):
    """How often each of several functions is asked, one question after another; a function may say what it takes, else 1."""
    now = [0]
    monkeypatch.setattr(yes, "perf_counter_ns", lambda: now[0])

    def ask_all(functions, questions, takes=None):
        asked = [0] * len(functions)

        def counting(i, function):
            def count(x):
                asked[i] += 1
                now[0] += takes[i] if takes else 1
                return function(x)

            return count

        ask = soonest(tuple(counting(i, function) for i, function in enumerate(functions)))
        for x in questions:
            ask(x)
        return asked

    return ask_all


def test_what_says_yes_is_soon_asked_first(asked_of):
    learnt = OFTEN * LESSONS
    never = [lambda x: False] * 4
    asked = asked_of((*never, lambda x: True), range(learnt + 3))
    assert asked == [learnt] * 4 + [learnt + 3], "once it has learnt, nobody else is asked"


def test_of_what_says_yes_alike_the_quicker_is_asked_first(asked_of):
    learnt = OFTEN * LESSONS
    functions = (lambda x: False, lambda x: True, lambda x: True)
    assert asked_of(functions, range(learnt + 20), takes=(1, 9, 2)) == [learnt, learnt, LESSONS + 20]
    assert asked_of(functions, range(learnt + 20), takes=(1, 2, 9)) == [learnt, learnt + 20, LESSONS]


def test_what_has_changed_is_learnt_anew(asked_of):
    then = OFTEN * LESSONS
    asked = asked_of((lambda x: False, lambda x: x < then, lambda x: x >= then), range(20 * then))
    assert asked[2] > 19 * then
    assert asked[1] < 8 * then


@pytest.mark.parametrize("few", [(), (lambda x: 0,), (lambda x: 0, lambda x: x)])
def test_of_a_few_nothing_is_learnt(few):
    assert soonest(few) is either(few)
