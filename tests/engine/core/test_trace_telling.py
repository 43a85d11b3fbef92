"""What a step of the game or a choice of the script changes by itself is told, and by which rules."""

from __future__ import annotations

import pytest

from rulings.engine.core.moments import elsewhere, only_in_its_time
from rulings.engine.core.reasons import Opened
from rulings.engine.core.rules import Book
from rulings.engine.core.trace import Change, choosing, telling

from .test_trace import add, allows, change, inner, order, recorded
from .toy import Stonegame, Words, kameny, line_of

NUMBER = "číslo"


@pytest.fixture
def book():
    return Book("b")


def told(recorder):
    return [(step.text, step.rules, [(one.before, one.after) for one in step.changes]) for step in recorder.steps]


# -- a step told as of a hook ---------------------------------------------------------------------------
def test_what_a_step_does_itself_is_told_by_what_was_answered_meanwhile(book):
    book.permits(allows, "1")(lambda t, s: True)
    book.orders(order, "2")(lambda t, s: 1)
    t, s, recorder = recorded(book)
    order.first(t, s)
    with telling(t, change, s):
        allows.allows(t, s)
        s[0] = 3
    assert told(recorder) == [("change: 1", ("b 1",), [("0", "3")])], "what was answered before explains it not"


def test_what_changed_before_it_is_none_of_it(book):
    book.causes(inner, "1")(add(0))
    t, s, recorder = recorded(book)
    s[0] = 1
    with telling(t, change, s):
        s[0] = 3
    assert told(recorder) == [("change: 1", (), [("1", "3")])]


def test_where_rules_made_steps_of_their_own_it_belongs_to_the_last_of_them(book):
    book.causes(inner, "1")(add(0))
    t, s, recorder = recorded(book)
    with telling(t, change, s):
        inner.run(t, s)
        s[0] += 5
    assert told(recorder) == [("", ("b 1",), [("0", "6")])]
    inner.run(t, s)
    assert told(recorder)[1:] == [("", ("b 1",), [("6", "7")])]


def test_a_step_that_changes_nothing_is_not_told(book):
    t, s, recorder = recorded(book)
    with telling(t, change, s):
        pass
    assert recorder.steps == []


def test_what_happens_elsewhere_or_unheard_is_not_told(book):
    t, s, recorder = recorded(book)
    other = s[:]
    with telling(t, change, other):
        other[0] = 3
    recorder.muted = True
    with telling(t, change, s):
        s[0] = 3
    assert recorder.steps == []
    t.recorder = None
    with telling(t, change, s), choosing(t, s, "take"):
        s[0] = 4
    assert recorder.steps == []


# -- a choice of the script --------------------------------------------------------------------------------
@pytest.fixture
def chosen(book):
    """A table with a choice at hand, as the line of play makes it."""
    t, s, recorder = recorded(book)
    t.named = ("", "turn")
    return t, s, recorder


def test_what_a_choice_changes_itself_belongs_to_the_move(chosen):
    t, s, recorder = chosen
    recorder.move("Alík bere", 3)
    with choosing(t, s, "take"):
        s[0] = 2
    assert told(recorder) == [("Alík bere", (), [("0", "2")])]
    assert [(step.kind, step.line) for step in recorder.steps] == [("move", 3)]


def test_changes_of_several_choices_of_one_move_are_told_as_one(chosen):
    t, s, recorder = chosen
    recorder.move("Alík bere", 3)
    for n in (2, 5):
        with choosing(t, s, "take"):
            s[0] = n
    assert told(recorder) == [("Alík bere", (), [("0", "5")])]
    with choosing(t, s, "take"):
        s[0] = 0
    assert told(recorder) == [("Alík bere", (), [])], "what is as it was has not changed"


def test_things_that_a_move_changes_stand_beside_each_other(chosen):
    t, s, recorder = chosen
    recorder.describe.changes = lambda t, before, after: [
        Change(f"číslo {n}", str(before[n]), str(after[n]), f"je {after[n]} (předtím {before[n]})")
        for n in range(3)
        if before[n] != after[n]
    ]
    recorder.move("Alík bere", 3)
    for cell, n in ((0, 1), (1, 1), (0, 7)):
        with choosing(t, s, "take"):
            s[cell] = n
    assert recorder.steps[0].changes == (
        Change("číslo 0", "0", "7", "je 7 (předtím 0)"),
        Change("číslo 1", "0", "1", "je 1 (předtím 0)"),
    )


def test_what_rules_answer_while_a_choice_is_made_is_told_of_the_move(book):
    book.permits(allows, "1")(lambda t, s: True)
    t, s, recorder = recorded(book)
    t.named = ("", "turn")
    recorder.move("Alík bere", 3)
    with choosing(t, s, "take"):
        allows.allows(t, s)
        s[0] = 2
    assert told(recorder) == [("Alík bere", ("b 1",), [("0", "2")])]


def test_a_choice_that_nobody_said_is_a_step_of_its_own_where_a_reader_hears_of_it(chosen):
    t, s, recorder = chosen
    with choosing(t, s, "take"):
        s[0] = 2
    assert recorder.steps == [], "what is tidied up is not heard of"
    recorder.describe.changes = lambda t, before, after: [Change(NUMBER, "0", str(after[0]), "číslo se změnilo")]
    with choosing(t, s, "take"):
        s[0] = 3
    assert [len(step.changes) for step in recorder.steps] == [1]


def test_a_copy_of_the_reasons_of_open_steps_is_kept_by_a_mark(chosen):
    _t, _s, recorder = chosen
    recorder._opened.now(bytearray([1]), ("k 1",))
    mark = recorder.mark()
    recorder._opened.now(bytearray([]), ())
    recorder.back_to(mark)
    assert isinstance(recorder._opened, Opened)
    assert recorder._opened.why() == ("k 1",)


def test_what_no_rule_does_is_done_by_those_that_give_it_its_moment(monkeypatch):
    book = Book("hra-skrýš")
    book.moment("hide", "1.1", says="Stones are hidden at first.")
    book.forbids(elsewhere, "1.2")(only_in_its_time("hide", "Hiding has its time."))
    book.moment("turn", "1.3", says="Then turns are taken.")
    editions = {"hra-kameny": (kameny, book)}
    monkeypatch.setitem(Stonegame.editions, "hra-kameny", editions["hra-kameny"])
    words = type("Told", (Words,), {"cells": {**Words.cells, "hidden": "skryto"}})()
    hiding = type("Hiding", (Stonegame,), {"editions": editions, "narrator": words})()
    line = line_of("Pokud hráči skrývají kameny", "Když Alík skryje 1 kámen", of=hiding, traced=True)
    [move] = line.recorder.steps
    assert (move.text, [one.what for one in move.changes]) == ("Alík skryje 1 kámen", ["Alík: skryto"])
    assert move.rules == ("hra-skrýš 1.1", "hra-skrýš 1.2")
