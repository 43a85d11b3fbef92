"""Whatever comes out of place is refused by the rule that gives the moment to something else, or to somebody else."""

from __future__ import annotations

import pytest

from rulings.engine.core.choices import Intent
from rulings.engine.core.flow import OPEN, OVER
from rulings.engine.core.moments import (
    THE_END,
    at_step,
    elsewhere,
    given_to,
    gives_the_moment,
    giving,
    keeping,
    only_in_its_time,
    onward,
    stands_at,
)
from rulings.engine.core.rules import Book

from .toy import ALIK, BARA, Stonegame, kameny, line_of
from .toy.rules import turn

EDITIONS = Stonegame.editions


def book_of_moments():
    """A book that says what is done when, and by whom; made anew, so that it is this test that makes its rules."""
    book = Book("hra-chvíle")
    book.moment("turn", "1.1", "1.2", says="On a turn stones are taken, and nothing else is done.")
    book.moment("answer", "1.3", says="An answer is a knock or nothing.")
    book.moment(THE_END, "1.4", says="When the game is over, nobody does anything.")
    book.decides("turn", "1.5", says="Whose turn it is takes.")
    return book


@pytest.fixture(autouse=True)
def game(monkeypatch):
    whose = book_of_moments()
    editions = {"hra-kameny": (kameny, whose)}
    timely = type("Timely", (Stonegame,), {"editions": editions})()
    monkeypatch.setitem(EDITIONS, "hra-kameny", editions["hra-kameny"])
    return timely


def refused(game, line, p, *choice, verb=None):
    return game.out_of_place(line.t, line.s, Intent(p, (choice,), verb or choice[0]))


def refused_by(game, line, n):
    return game.refusals(line.t, line.s, Intent(ALIK, (("take", n),), "take"))


def test_the_moment_of_something_else_refuses(game):
    line = line_of(of=game)
    assert refused(game, line, ALIK, "knock") == ["hra-chvíle 1.1", "hra-chvíle 1.2"]
    assert refused(game, line, ALIK, "take", 1) == []
    line.take(("take", 1))
    assert refused(game, line, BARA, "take", 1) == ["hra-chvíle 1.3"]
    assert refused(game, line, BARA, "knock") == []


def test_the_moment_of_somebody_else_refuses(game):
    line = line_of(of=game)
    assert refused(game, line, BARA, "take", 1) == ["hra-chvíle 1.5"]


def test_after_the_end_nothing_is_done(game):
    line = line_of("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen", of=game)
    assert refused(game, line, ALIK, "take", 1) == ["hra-chvíle 1.4"]
    assert game.refusals(line.t, line.s, Intent(ALIK, (("take", 1),), "take"))[-1] == "hra-chvíle 1.4"


def test_it_changes_nothing_in_play(game):
    line, plain = line_of(of=game), line_of()
    assert line.options == plain.options
    assert bytes(line.s) == bytes(plain.s)


def test_all_choices_that_would_do_are_told_of(game):
    line = line_of(of=game)
    found = game.refusals(line.t, line.s, Intent(ALIK, (("take", 9), ("take", 3)), "take"))
    nine, three = refused_by(game, line, 9), refused_by(game, line, 3)
    assert found == [*nine, *(rule for rule in three if rule not in nine)]
    assert game.refusals(line.t, line.s, Intent(ALIK, (), "take")) == []


def test_such_rules_count_as_enacted(game):
    assert game.enacted["hra-chvíle 1.1"] == ["moment of turn"]
    assert game.enacted["hra-chvíle 1.4"] == ["moment of the end"]


def test_a_moment_has_a_name_and_says_what_it_is(game):
    told = {rule.ids[0]: rule.function.__doc__ for book in game.books for rule in book.rules if book.slug == "hra-chvíle"}
    assert told["hra-chvíle 1.1"] == "On a turn stones are taken, and nothing else is done."
    assert told["hra-chvíle 1.4"] == "When the game is over, nobody does anything."


def test_what_holds_at_the_end_does_not_hold_before(game):
    line = line_of(of=game)
    end = at_step(THE_END, "x")
    assert not end(line.t, line.s, ALIK, "take")
    assert at_step("turn", "x")(line.t, line.s, ALIK, "take")
    assert not at_step("answer", "x")(line.t, line.s, ALIK, "take")
    line.s[OPEN] = 0  # nothing is open any more, and nobody has won
    assert end(line.t, line.s, ALIK, "take")
    assert not at_step("turn", "x")(line.t, line.s, ALIK, "take")


def test_where_somebody_has_won_no_step_holds_though_one_is_open(game):
    line = line_of(of=game)
    line.s[OVER] = 1
    assert line.s[OPEN]
    assert at_step(THE_END, "x")(line.t, line.s, ALIK, "take")
    assert not at_step("turn", "x")(line.t, line.s, ALIK, "take")


# -- asked of the rules themselves --------------------------------------------------------------------
def test_a_rule_of_a_moment_is_told_from_any_other_watched_or_not(game):
    for traced in (False, True):
        line = line_of(of=game, traced=traced)
        assert all(map(gives_the_moment, elsewhere.of(line.t)))
        assert not any(map(gives_the_moment, turn.of(line.t)))


def test_which_rules_give_a_step_its_moment_is_asked_of_no_position(game):
    for traced in (False, True):
        t = line_of(of=game, traced=traced).t
        assert giving(t, "turn", "take") == ["hra-chvíle 1.1", "hra-chvíle 1.2", "hra-chvíle 1.5"]
        assert giving(t, "answer", "knock") == ["hra-chvíle 1.3"]
        assert giving(t, "toss", "toss") == []


def test_a_kind_of_choice_may_have_its_time_wherever_that_is(monkeypatch):
    book = Book("hra-čas")
    book.forbids(elsewhere, "1.1")(only_in_its_time("knock", "Knocking has its time."))
    timed = type("Timed", (Stonegame,), {"editions": {"hra-kameny": (kameny, book)}})()
    monkeypatch.setitem(EDITIONS, "hra-kameny", (kameny, book))
    line = line_of(of=timed)
    assert refused(timed, line, ALIK, "knock") == ["hra-čas 1.1"]
    assert refused(timed, line, ALIK, "pass") == []
    assert giving(line.t, "answer", "knock") == giving(line.t, "turn", "knock") == ["hra-čas 1.1"]
    assert giving(line.t, "answer", "pass") == []
    [rule] = book.rules
    assert (rule.function.__doc__, rule.function.__name__) == ("Knocking has its time.", "time of knock")
    assert gives_the_moment(rule.function)


def test_play_stands_at_a_step_as_long_as_nobody_has_won(game):
    line = line_of(of=game)
    assert stands_at(line.t, line.s, "turn")
    assert stands_at(line.t, line.s, "answer", "turn")
    assert not stands_at(line.t, line.s, "answer")
    line.s[OVER] = 1
    assert not stands_at(line.t, line.s, "turn")
    line.s[OVER] = line.s[OPEN] = 0
    assert not stands_at(line.t, line.s, "turn", "")


# -- play going on by itself -------------------------------------------------------------------------------------
def test_play_is_kept_by_what_is_done_where_it_stands(game):
    line = line_of(of=game)
    assert keeping(line.t, line.s, ALIK, "take") == ("hra-chvíle 1.1", "hra-chvíle 1.2")


def test_it_is_kept_by_what_comes_before_alone(game, monkeypatch):
    whose = book_of_moments()
    whose.forbids(onward, "1.6")(lambda t, s: True)
    monkeypatch.setitem(EDITIONS, "hra-kameny", (kameny, whose))
    line = line_of(of=type("Kept", (Stonegame,), {"editions": {"hra-kameny": (kameny, whose)}})())
    assert keeping(line.t, line.s, ALIK, "take") == ("hra-chvíle 1.6",)


def test_else_by_whose_choice_it_is(monkeypatch):
    whose = Book("hra-chvíle")
    whose.decides("turn", "1.5", says="Whose turn it is takes.")
    monkeypatch.setitem(EDITIONS, "hra-kameny", (kameny, whose))
    line = line_of(of=type("Chosen", (Stonegame,), {"editions": {"hra-kameny": (kameny, whose)}})())
    assert keeping(line.t, line.s, ALIK, "take") == ("hra-chvíle 1.5",) == given_to(line.t, line.s, ALIK, "take")
    assert keeping(line.t, line.s, None, "") == ()


def test_or_because_it_is_over(game):
    line = line_of("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen", of=game)
    assert keeping(line.t, line.s, None, "") == ("hra-chvíle 1.4",)
