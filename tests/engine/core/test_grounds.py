"""By which rules a move is made that may be made: what permits it, what gives it its moment, what carries it out."""

from __future__ import annotations

import pytest

from rulings.engine.core import asking
from rulings.engine.core import grounds as found_by
from rulings.engine.core.choices import Until
from rulings.engine.core.grounds import grounds
from rulings.engine.core.sentences import Move

from .test_moments import book_of_moments
from .toy import ALIK, BARA, THEN, TOKENS, Stonegame, kameny, knock, line_of, report, take


class Says(Move):
    """A move of these parts."""

    parts: tuple = ()

    def intents(self, t, s):
        return list(self.parts)


def of(line, *parts):
    return grounds(line, Says(parts))


@pytest.fixture
def timely(monkeypatch):
    """The game with a book that says what is done when."""
    editions = {"hra-kameny": (kameny, book_of_moments())}
    monkeypatch.setitem(Stonegame.editions, "hra-kameny", editions["hra-kameny"])
    return type("Timely", (Stonegame,), {"editions": editions})()


def test_what_carries_it_out_is_named():
    assert of(line_of(traced=True), take(ALIK, 2)) == ("hra-kameny 2.6",)


def test_a_permission_is_named_first_and_only_where_the_move_needs_it():
    line = line_of(*TOKENS, traced=True)
    assert of(line, take(ALIK, 3)) == ("hra-kameny 2.4", "hra-kameny 2.6", "hra-kameny 2.7")
    assert "hra-kameny 2.4" not in of(line, take(ALIK, 2))


def test_a_permission_without_which_it_would_be_allowed_as_well_is_not_named(monkeypatch):
    monkeypatch.setattr(found_by, "_refused_without", lambda line, move, rule: False)
    assert "hra-kameny 2.4" not in of(line_of(*TOKENS, traced=True), take(ALIK, 3))


def test_what_gives_it_its_moment_is_named(timely):
    line = line_of(*TOKENS, of=timely, traced=True)
    assert of(line, take(ALIK, 1)) == ("hra-chvíle 1.1", "hra-chvíle 1.2", "hra-chvíle 1.5", "hra-kameny 2.6")
    line.take(("take", 1))
    assert of(line, knock(BARA)) == ("hra-kameny 2.8", "hra-chvíle 1.3")


def test_what_may_be_done_at_any_time_has_no_moment(timely):
    class Anytime(type(timely)):
        at_any_time = {"knock": lambda t, s, choice: None}

        def unrefused(self, t, s, intent):
            return ("knock",)

    assert of(line_of(of=Anytime(), traced=True), knock(ALIK)) == ()


def test_nothing_is_told_where_nothing_is_recorded():
    line = line_of(traced=True)
    assert of(line_of(), take(ALIK, 2)) == ()
    assert of(line, Until(lambda t, s: True)) == ()
    line.t.recorder.muted = True
    assert of(line, take(ALIK, 2)) == ()


def test_looking_for_them_leaves_no_trace():
    line = line_of(*TOKENS, traced=True)
    recorder, before = line.t.recorder, bytes(line.s)
    kept = list(recorder.steps), dict(recorder.decisive), dict(recorder.refused)
    of(line, take(ALIK, 3))
    assert line.t.recorder is recorder
    assert (recorder.steps, recorder.decisive, recorder.refused) == kept
    assert bytes(line.s) == before


def test_the_expectation_tells_them_and_the_verdict_rests_on_none_of_them(monkeypatch):
    asked = "Pak je dovoleno: Alík vezme 2 kameny"
    assert THEN.parse(asked[4:]).answer(line_of(traced=True)).grounds == ("hra-kameny 2.6",)
    told = report(asked)
    assert told.trace[-1].rules == ("hra-kameny 2.6",)
    monkeypatch.setattr(asking, "grounds", lambda line, move: ())
    assert report(asked).rules == told.rules
