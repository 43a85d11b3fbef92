"""What the table of every game has: who plays, which steps there are, which rules are in force."""

from __future__ import annotations

from rulings.engine.core.flow import Nowhere
from rulings.engine.core.hooks import Forbids
from rulings.engine.core.rules import Book
from rulings.engine.core.table import Table, numbered


def test_players_are_counted_from_nought():
    t = Table()
    t.seat(3)
    assert (t.count, t.everyone) == (3, range(3))


def test_steps_are_known_by_name_and_by_number():
    go, stop = Nowhere(), Nowhere()
    steps = numbered([("go", go), ("stop", stop)])
    assert (go.number, stop.number) == (1, 2)
    t = Table()
    t.have_steps(steps)
    assert t.step == {"go": go, "stop": stop}
    assert (t.steps[1], t.steps[2], len(t.steps)) == (go, stop, 3)
    assert type(t.steps[0]) is Nowhere


def test_a_table_takes_the_rules_that_are_not_switched_off():
    book, hook = Book("kniha"), Forbids("no")
    book.forbids(hook, "1.1")(lambda t: True)
    book.forbids(hook, "1.2")(lambda t: True)
    t = Table()
    t.books, t.off = (book,), frozenset(["kniha 1.1"])
    t.compile_rules()
    assert [rule.ids for rule in t.rules] == [("kniha 1.2",)]
    assert hook.ids(t) == ["kniha 1.2"]
    assert (t.recorder, t.exploring, t.forcing, t.situation) == (None, False, frozenset(), None)
