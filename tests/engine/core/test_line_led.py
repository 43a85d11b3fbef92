"""Where silence leads and where it ends: at what is under way, at a phase, at windows; what it chose may be said afterwards."""

from __future__ import annotations

import pytest

from rulings.engine.core.choices import Intent, Unfinished, Until, Verify
from rulings.engine.core.flow import top
from rulings.engine.core.moments import onward
from rulings.engine.core.rules import Book
from rulings.engine.core.stuck import Stuck
from rulings.engine.core.trial import legality, past_what_is_let_be

from .toy import ALIK, BARA, HEAP, OVER, TOKENS, Stonegame, Turn, kameny, knock, line_of, stands, take

ONE = "Pokud na hromadě je 1 kámen"
MOVED = "Když Alík vezme 1 kámen"


def game_with(**own):
    return type("Own", (Stonegame,), own)()


@pytest.fixture
def odd(monkeypatch):
    """Of an odd heap one stone is taken and nothing else, so that nobody has a choice."""
    run = Turn.run
    monkeypatch.setattr(Turn, "run", lambda self, t, s, f: [("take", 1)] if s[HEAP] % 2 else run(self, t, s, f))


# -- what silence has chosen may be said afterwards -------------------------------------------------------
def test_what_silence_has_chosen_may_be_said_afterwards_once():
    ends = (ONE, "Když hra dojde do konce")
    line = line_of(*ends)
    assert line.unsaid == [(ALIK, ("take", 1))]
    line.move([take(ALIK, 1)])
    assert (line.unsaid, line.s[OVER]) == ([], 1)
    with pytest.raises(Stuck):
        line.move([take(ALIK, 1)])
    with pytest.raises(Stuck):
        line_of(*ends).move([take(BARA, 1)])


def test_only_a_whole_move_is_said_afterwards():
    line = line_of(ONE, "Když hra dojde do konce")
    with pytest.raises(Stuck):
        line.move([knock(BARA, optional=True), take(ALIK, 1)])
    assert line.unsaid == [(ALIK, ("take", 1))]


def test_a_pass_in_a_window_is_no_choice_to_be_said():
    assert line_of(MOVED, "A dojde na tah hráče Bára").unsaid == []


# -- how far silence leads ------------------------------------------------------------------------------------
def under_way(over):
    return game_with(unfinished=lambda self, t, s: Unfinished("Něco trvá", "", over))


def at(title):
    return lambda t, s: t.steps[s[top(s)]].title == title


def test_it_does_not_lead_beyond_what_is_under_way():
    assert stands(line_of(MOVED).toward(take(BARA, 1))) == ("tah", BARA, 4)
    assert stands(line_of(MOVED, of=under_way(at("tah"))).toward(take(BARA, 1))) == ("odpověď", BARA, 4)
    assert stands(line_of(MOVED, of=under_way(lambda t, s: False)).toward(take(BARA, 1))) == ("tah", BARA, 4)


def test_it_leads_beyond_where_that_has_but_one_way_to_end(odd):
    line = line_of(*TOKENS, of=under_way(at("odpověď")))
    assert stands(line.toward(knock(BARA))) == ("odpověď", BARA, 4)


def test_it_does_not_lead_beyond_a_phase():
    phases = game_with(phase=lambda self, t, s: at("tah")(t, s))
    assert stands(line_of(MOVED, of=phases).toward(take(BARA, 1))) == ("odpověď", BARA, 4)
    by_heap = game_with(phase=lambda self, t, s: s[HEAP])
    assert stands(line_of(MOVED, of=by_heap).toward(take(BARA, 1))) == ("tah", BARA, 4)


def test_it_leads_through_no_window_where_passing_is_an_act():
    acts = game_with(passing_counts=True)
    assert stands(line_of(MOVED, of=acts).toward(take(BARA, 1))) == ("odpověď", BARA, 4)
    assert stands(line_of(MOVED, of=acts).toward(knock(BARA))) == ("odpověď", BARA, 4)


def test_a_question_about_this_very_moment_is_led_nowhere():
    line = line_of(MOVED)
    line.still = True
    assert line.toward(take(BARA, 1)) is line


def test_a_window_in_which_another_can_only_pass_goes_by_itself():
    line = line_of(MOVED)
    assert line.goes_by_itself(ALIK)
    assert not line.goes_by_itself(BARA), "it is hers"
    assert not line_of(MOVED, of=game_with(passing_counts=True)).goes_by_itself(ALIK)
    assert not line_of("Pokud Bára má žeton", MOVED).goes_by_itself(ALIK), "she could knock"


def test_a_forced_choice_goes_by_itself_unless_it_is_to_be_said(odd, monkeypatch):
    line = line_of()
    assert line.goes_by_itself(BARA)
    assert not line.goes_by_itself(ALIK), "it is his"
    assert not line_of("Pokud na hromadě je 4 kameny").goes_by_itself(BARA)
    monkeypatch.setattr(Turn, "named", True)
    assert not line.goes_by_itself(BARA)


def test_where_silence_leads_is_remembered_for_whom_it_waits():
    patient = game_with(silent=lambda self, t, s, step, f, options, wanted: None if wanted == BARA else ("pass",))
    line = line_of(MOVED, of=patient).remembering()
    assert line.passed_over(BARA) is None, "she must speak"
    assert line.passed_over(ALIK) is line.passed_over(ALIK) is not None
    assert line.passed_over(BARA) is None


# -- choices that need no turn ------------------------------------------------------------------------------------
def test_what_may_be_done_at_any_time_is_open_until_the_end():
    anytime = game_with(at_any_time={"knock": lambda t, s, choice: None}, unrefused=lambda self, t, s, intent: intent.choices[0])
    assert line_of(of=anytime).wanted(knock(BARA)) == ("knock",)
    assert line_of(ONE, MOVED, of=anytime).wanted(knock(BARA)) is None


# -- running on -----------------------------------------------------------------------------------------------
def test_a_moment_that_is_over_is_told_with_what_to_do():
    line = line_of(*TOKENS, MOVED, "A Bára zaklepe")
    with pytest.raises(Stuck) as told:
        line.run_until(Until(lambda t, s: s[HEAP] == 4, gone=lambda t, s: True))
    assert told.value.reason == "Ta chvíle už minula. Vyslovte ji dřív, než se po ní někdo rozhodne."
    with pytest.raises(Stuck) as told:
        line_of(ONE, MOVED).run_until(Until(lambda t, s: False))
    assert told.value.reason == "Hra už skončila."


def test_what_marks_the_moment_is_done_first():
    marked = []
    line = line_of(MOVED)
    line.run_until(Until(at("tah"), first=lambda t, s: marked.append((t is line.t, s[HEAP]))))
    assert (marked, stands(line)) == ([(True, 4)], ("tah", BARA, 4))


def test_what_a_move_said_is_refused_by_the_rules_of_the_position():
    with pytest.raises(Stuck) as told:
        line_of().play(Verify(lambda t, s: False, (), "Ne.", lambda t, s: [f"k {t.count}", f"k {s[HEAP]}"]))
    assert told.value.refused == ("k 2", "k 5")


# -- on trial --------------------------------------------------------------------------------------------------
@pytest.fixture
def hasty(monkeypatch):
    """The game with a rule that nobody goes on while stones are left to be taken."""
    book = Book("hra-spěch")
    book.forbids(onward, "1.1")(lambda t, s: s[HEAP] and t.count)
    monkeypatch.setitem(Stonegame.editions, "hra-kameny", (kameny, book))
    return game_with(editions={"hra-kameny": (kameny, book)})


def test_to_run_on_is_refused_by_the_rules_on_going_on(hasty):
    empty = Until(lambda t, s: not s[HEAP])
    line = line_of(of=hasty)
    legal, rules, reason = legality(line, [empty])
    assert (legal, rules) == (False, ("hra-spěch 1.1",))
    assert reason.startswith("Scénář nechává otevřenou volbu: rozhoduje Alík.")
    line.still = True
    assert legality(line, [empty]) == (False, ("hra-spěch 1.1",), "K tomu se hra teprve dostane.")
    assert legality(line, [Until(lambda t, s: t.count == 2 and s[HEAP] == 5)]) == (True, (), "")


def test_what_may_be_left_out_is_legal_where_nothing_refuses_it():
    line = line_of()
    assert legality(line, [take(ALIK, 1), take(BARA, 3, optional=True)])[:2] == (False, ("hra-kameny 2.1",))
    assert legality(line, [take(ALIK, 1), Intent(BARA, (("pass",),), "pass", optional=True)])[0]


def test_a_question_looks_past_what_is_merely_let_be(odd):
    lets = game_with(lets_be=lambda self, choice: choice == ("take", 1))
    line = line_of(*TOKENS, of=lets)
    there = past_what_is_let_be(line, knock(BARA))
    assert stands(there) == ("odpověď", BARA, 4)
    assert stands(line) == ("tah", ALIK, 5)
    assert past_what_is_let_be(line, take(ALIK, 1)) is line, "it is asked about itself"
    line.still = True
    assert past_what_is_let_be(line, knock(BARA)) is line
    assert stands(past_what_is_let_be(line_of(*TOKENS), knock(BARA))) == ("tah", ALIK, 5)
