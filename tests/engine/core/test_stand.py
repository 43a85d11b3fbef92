"""Where the moves of a script lead, for whoever plays on: who decides, what can be said, what silence assumed, what must come."""

from __future__ import annotations

import pytest

from rulings.engine.core import case as module
from rulings.engine.core.check import look_ahead
from rulings.engine.core.choices import Unfinished
from rulings.engine.core.silence import Assumed, Silence

from .test_case import Drawn, case
from .toy import HEAP, OVER, TOKENS, Stonegame, played

NOTHING = {
    "player": "", "picture": None, "legal": [], "refused": [], "unsaid": [], "waits": "", "left": 0, "stuck": "", "line": 0,
}  # fmt: skip


# -- the moment -----------------------------------------------------------------------------------------
def test_a_moment_has_its_picture_its_player_and_what_can_be_said():
    found = case(*TOKENS, of=Drawn()).moment()
    assert set(found) == set(NOTHING)
    assert (found["player"], found["picture"]) == ("Alík", {"heap": 5, "over": 0})
    assert [one["text"] for one in found["legal"]][:2] == ["Alík vezme 1 kámen", "Alík vezme 2 kameny"]
    assert all(one["legal"] for one in found["legal"])
    assert found["refused"]
    assert not any(one["legal"] for one in found["refused"])
    assert found["unsaid"] == ["vzít 3"]
    assert (found["left"], found["stuck"], found["line"]) == (0, "", 0)


def test_where_nobody_decides_no_player_is_told():
    found = case("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen", of=Drawn()).moment()
    assert (found["player"], found["picture"], found["legal"]) == ("", {"heap": 0, "over": 1}, [])


def test_to_go_on_is_no_choice_that_one_would_say():
    class Dumb(Drawn):
        vocabulary = {**Stonegame.vocabulary, "when": type(Stonegame.vocabulary["when"])([], {})}

    one = case("Pokud na hromadě je 1 kámen", of=Dumb())
    assert one.moment()["unsaid"] == []
    assert case(of=Dumb()).moment()["unsaid"] == ["vzít 1", "vzít 2"]


def test_where_a_script_is_stuck_the_table_stands_before_that_move():
    one = case("Když Alík vezme 1 kámen", "A Alík vezme 1 kámen", "A Bára vezme 1 kámen", of=Drawn())
    found = one.moment()
    assert (found["left"], found["line"], found["picture"]) == (2, 4, {"heap": 4, "over": 0})
    assert found["stuck"].startswith("Alík: vzít 1 – tah je odmítnut podle hra-kameny 1.2.")


def test_of_a_situation_that_cannot_be_laid_out_nothing_is_known():
    for steps in (("Pokud podle hra-jina",), ("Pokud Cyril má žeton",)):
        assert case(*steps).moment() == NOTHING


def test_a_fault_is_told_at_the_scenario(monkeypatch):
    monkeypatch.setattr(module, "offers", lambda line: 1 / 0)
    found = case().moment()
    assert "ZeroDivisionError" in found["stuck"]
    assert found == {**NOTHING, "stuck": found["stuck"], "line": 2}


# -- what silence assumed ---------------------------------------------------------------------------------
class Telling(Stonegame):
    def tells(self, t, s):
        return [f"na hromadě je {n} kamenů" for n in (3, 5, len(t.books))]


def test_what_silence_says_is_told():
    assert case(of=Telling()).silence == Silence((Assumed("na hromadě je 5 kamenů"),))
    assert case(of=Telling(), cards=lambda: {"heap": 3}).silence == Silence((Assumed("na hromadě je 3 kamenů"),))


@pytest.mark.parametrize("how", [{"edition": "hra-naopak"}, {"book": "hra-naopak"}])
def test_it_is_told_under_the_edition_that_is_played(how):
    assert case("Pokud na hromadě je 2 kameny", of=Telling(), **how).silence == Silence((Assumed("na hromadě je 2 kamenů"),))


def test_where_it_cannot_be_found_out_that_is_told():
    class Broken(Stonegame):
        def tells(self, t, s):
            raise KeyError("nic")

    found = case(of=Broken()).silence
    assert (found.assumed, "KeyError" in found.cut_short) == ((), True)
    assert case("Pokud podle hra-jina", of=Telling()).silence == Silence(), "what cannot be laid out has a fault of its own"


# -- what must come next ------------------------------------------------------------------------------------
class Battle(Stonegame):
    """Everything is under way until the heap is empty."""

    def unfinished(self, t, s):
        return Unfinished("Hra neskončila", "", lambda t, s: bool(s[OVER]))


def ahead(*steps, of=None):
    """What a look ahead tells, with what became of the play."""
    found = played(*steps, of=of or Battle(), traced=True)
    before, made, heap = len(found.recorder.steps), found.line.made, found.line.s[HEAP]
    look_ahead(found)
    assert (found.line.made, found.line.s[HEAP]) == (made, heap), "nothing of it has happened"
    return [(step.kind, step.text) for step in found.recorder.steps[before:]]


def test_what_must_come_of_what_is_under_way_is_told():
    assert ahead("Pokud na hromadě je 1 kámen") == [("ahead", "Kameny jdou k hráči."), ("ahead", "Sečtou se body.")]


def test_it_is_told_until_somebody_can_choose():
    assert ahead("Pokud na hromadě je 2 kameny") == []
    assert ahead("Pokud na hromadě je 1 kámen", of=Stonegame()) == [], "nothing is under way"


def test_a_fault_ahead_leaves_the_verdict_undecided():
    class Broken(Battle):
        def unfinished(self, t, s):
            raise KeyError("nic")

    found = played("Pokud na hromadě je 1 kámen", of=Broken())
    look_ahead(found)
    assert (found.report.verdict, found.broken) == ("undecided", True)
    assert "KeyError" in found.report.reason


def test_a_bound_ahead_ends_only_the_telling(monkeypatch):
    found = played("Pokud na hromadě je 1 kámen", of=Battle())
    monkeypatch.setattr("rulings.engine.core.line.MAX_MOVES", 0)
    look_ahead(found)
    assert (found.report.verdict, found.broken) == ("confirmed", False)


def test_a_scenario_that_asks_nothing_tells_what_comes_next():
    one = case("Pokud na hromadě je 1 kámen", of=Battle())
    assert one.report().reason == "Příkladu chybí očekávání: přidejte větu začínající Pak."
    one = case("Pokud na hromadě je 1 kámen", of=Battle())
    one.asks_nothing = True
    told = one.report()
    assert (told.verdict, [step.kind for step in told.trace]) == ("confirmed", ["ahead", "ahead"])
    stuck = case("Když Bára vezme 1 kámen", of=Battle())
    stuck.asks_nothing = True
    assert (stuck.report().verdict, stuck.report().trace[-1].kind) == ("undecided", "move")
