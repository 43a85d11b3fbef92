"""Whatever comes out of place is refused by the rule that gives the moment to something else, or to somebody else."""

from __future__ import annotations

import pytest

from rulings.engine.core.choices import Intent
from rulings.engine.core.moments import THE_END
from rulings.engine.core.rules import Book

from .toy import ALIK, BARA, Stonegame, kameny, line_of

WHOSE = Book("hra-chvíle")
WHOSE.moment("turn", "1.1", "1.2", says="On a turn stones are taken, and nothing else is done.")
WHOSE.moment("answer", "1.3", says="An answer is a knock or nothing.")
WHOSE.moment(THE_END, "1.4", says="When the game is over, nobody does anything.")
WHOSE.decides("turn", "1.5", says="Whose turn it is takes.")


EDITIONS = Stonegame.editions


class Timely(Stonegame):
    """The game with a book that says what is done when, and by whom."""

    editions = {"hra-kameny": (kameny, WHOSE)}


GAME = Timely()


@pytest.fixture(autouse=True)
def _edition(monkeypatch):
    monkeypatch.setitem(EDITIONS, "hra-kameny", Timely.editions["hra-kameny"])


def refused(line, p, *choice, verb=None):
    return GAME.out_of_place(line.t, line.s, Intent(p, (choice,), verb or choice[0]))


def refused_by(line, n):
    return GAME.refusals(line.t, line.s, Intent(ALIK, (("take", n),), "take"))


def test_the_moment_of_something_else_refuses():
    line = line_of(of=GAME)
    assert refused(line, ALIK, "knock") == ["hra-chvíle 1.1", "hra-chvíle 1.2"]
    assert refused(line, ALIK, "take", 1) == []
    line.take(("take", 1))
    assert refused(line, BARA, "take", 1) == ["hra-chvíle 1.3"]
    assert refused(line, BARA, "knock") == []


def test_the_moment_of_somebody_else_refuses():
    line = line_of(of=GAME)
    assert refused(line, BARA, "take", 1) == ["hra-chvíle 1.5"]


def test_after_the_end_nothing_is_done():
    line = line_of("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen", of=GAME)
    assert refused(line, ALIK, "take", 1) == ["hra-chvíle 1.4"]
    assert GAME.refusals(line.t, line.s, Intent(ALIK, (("take", 1),), "take"))[-1] == "hra-chvíle 1.4"


def test_it_changes_nothing_in_play():
    line, plain = line_of(of=GAME), line_of()
    assert line.options == plain.options
    assert bytes(line.s) == bytes(plain.s)


def test_all_choices_that_would_do_are_told_of():
    line = line_of(of=GAME)
    found = GAME.refusals(line.t, line.s, Intent(ALIK, (("take", 9), ("take", 3)), "take"))
    assert found == [*refused_by(line, 9), *(rule for rule in refused_by(line, 3) if rule not in refused_by(line, 9))]
    assert GAME.refusals(line.t, line.s, Intent(ALIK, (), "take")) == []


def test_such_rules_count_as_enacted():
    assert GAME.enacted["hra-chvíle 1.1"] == ["moment of turn"]
    assert GAME.enacted["hra-chvíle 1.4"] == ["moment of the end"]
