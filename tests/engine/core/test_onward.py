"""How play runs on between choices: it is found out once, silence may be said afterwards, and the moment after a move is kept."""

from __future__ import annotations

import pytest

from rulings.engine.core import onward
from rulings.engine.core.choices import Intent, Until, Verify
from rulings.engine.core.flow import pop, push, top
from rulings.engine.core.memo import Echo
from rulings.engine.core.onward import has_gone_on_by, moment_after_the_move, not_said_by, run_on
from rulings.engine.core.stuck import Stuck
from rulings.engine.core.table import numbered

from .toy import ALIK, BARA, HEAP, TOKENS, WHO, Situation, Stonegame, kameny, knock, line_of, stands, take
from .toy.steps import Hide, Reply, Stones, Toss, Turn

PASS = (BARA, ("pass",))


# -- found out once -----------------------------------------------------------------------------------------
@pytest.fixture
def ran(monkeypatch):
    """A table and a position behind a choice, and how often play has run on."""
    line = line_of(*TOKENS)
    t, s = line.t, line.s[:]
    t.steps[s[top(s)]].take(t, s, top(s), ("take", 1))
    t.forget()
    runs, advance = [], onward.advance
    monkeypatch.setattr(onward, "advance", lambda t, s: runs.append(1) or advance(t, s))
    return t, s, runs


def test_where_play_runs_on_to_is_found_out_once(ran):
    t, s, runs = ran
    t.steps[s[top(s)]].take(t, s, top(s), ("pass",))
    first, again = s[:], s[:]
    assert run_on(t, first) == run_on(t, again) == [("take", 1), ("take", 2), ("take", 3)]
    assert (first, len(runs)) == (again, 1)


def test_the_position_is_moved_on_as_well(ran):
    t, s, runs = ran
    s[top(s) + WHO] = ALIK
    s[HEAP] = 0
    pop(s)
    first, again = s[:], s[:]
    assert run_on(t, first) == run_on(t, again) == []
    assert first == again != s
    assert len(runs) == 1


def test_what_was_found_is_not_changed_by_who_has_asked(ran):
    t, s, _runs = ran
    run_on(t, s[:]).clear()
    run_on(t, s[:]).clear()
    assert run_on(t, s[:]) == [("knock",), ("pass",)]


def test_a_question_about_this_very_moment_is_another_one(ran):
    t, s, runs = ran
    for how in ({}, {"still": True}, {"lingering": True}):
        vars(t).update(still=False, lingering=False, **{})
        vars(t).update(how)
        run_on(t, s[:])
    assert len(runs) == 3


@pytest.mark.parametrize("how", [{"recorder": Echo()}, {"exploring": True}, {"muted": True}])
def test_it_is_not_kept_where_rules_are_told_or_switched_off_or_all_lines_wanted(ran, how):
    t, s, runs = ran
    vars(t).update(how)
    assert run_on(t, s[:]) == run_on(t, s[:])
    assert len(runs) == 2
    assert t.ran_on == {}


def test_only_so_much_is_kept(ran, monkeypatch):
    t, s, _runs = ran
    monkeypatch.setattr(onward, "MOST_RUN_ON", 2)
    for n in (3, 4, 5):
        s[HEAP] = n
        run_on(t, s[:])
    assert [key[0][top(s) - top(s) + HEAP] for key in t.ran_on] == [5]


# -- what silence has made may be said afterwards -------------------------------------------------------------
def left(unsaid, *parts):
    line = line_of()
    return not_said_by(unsaid, parts, line.t, line.s)


TAKEN = (ALIK, ("take", 1))


def test_what_is_said_afterwards_is_unsaid_no_more():
    assert left([TAKEN, PASS], take(ALIK, 1)) == [PASS]
    assert left([TAKEN, PASS], Intent(BARA, (("knock",), ("pass",)), "pass"), take(ALIK, 1)) == []


def test_each_choice_is_said_once():
    assert left([TAKEN], take(ALIK, 1), take(ALIK, 1)) is None
    assert left([TAKEN, TAKEN], take(ALIK, 1), take(ALIK, 1)) == []


def test_another_choice_or_that_of_another_player_is_a_new_one():
    assert left([TAKEN], take(ALIK, 2)) is None
    assert left([TAKEN], take(BARA, 1)) is None
    assert left([TAKEN], Until(lambda t, s: True)) is None


def test_what_may_be_left_out_need_not_have_been_made_but_something_must_be():
    assert left([TAKEN], take(ALIK, 1), knock(BARA, optional=True)) == []
    assert left([TAKEN], knock(BARA, optional=True)) is None
    assert left([TAKEN]) is None


def test_what_is_verified_must_hold():
    holds, fails = (Verify(lambda t, s, n=n: t.count == 2 and s[HEAP] == n, (), "") for n in (5, 4))
    assert left([TAKEN], take(ALIK, 1), holds) == []
    assert left([TAKEN], take(ALIK, 1), fails) is None
    assert left([TAKEN, PASS], holds, take(ALIK, 1)) == [PASS], "whatever comes first"


def test_what_is_unsaid_is_left_alone_where_nothing_comes_of_it():
    unsaid = [TAKEN, PASS]
    left(unsaid, take(ALIK, 1))
    assert unsaid == [TAKEN, PASS]


# -- the moment after a move ------------------------------------------------------------------------------------
class Quiet(Reply):
    """Who cannot but pass is not asked, unless it is the moment after the move that is asked about."""

    def run(self, t, s, f):
        options = super().run(t, s, f)
        if options == [("pass",)] and not t.lingering:
            pop(s)
            return None
        return options


STEPS = numbered([("turn", Turn()), ("answer", Quiet()), ("toss", Toss()), ("hide", Hide())])


class Table(Stones):
    own = STEPS

    def have_steps(self, _steps):
        super().have_steps(self.own)


class Laid(Situation):
    table = Table

    def compile(self, *, off=frozenset(), recorder=None):
        t = self.table(self.names, (kameny,), True, off, recorder)
        s = t.layout.empty()
        s[HEAP] = self.heap
        push(s, t.step["turn"], 0)
        return t, s


class Lingering(Stonegame):
    def situation(self, library):
        return Laid(**library)

    def lingers(self, parts):
        return parts[0].verb == "take"


MOVE = "Když Alík vezme 1 kámen"


def moment(line):
    found = moment_after_the_move(line)
    return found and stands(found)


def test_the_moment_after_a_move_is_found_though_play_has_come_past_it():
    line = line_of(MOVE, of=Lingering())
    assert stands(line) == ("tah", BARA, 4)
    assert moment(line) == ("odpověď", BARA, 4)
    found = moment_after_the_move(line)
    assert (found.options, found.made, found.before) == ([("pass",)], 2, [line.moved[0]])
    assert stands(line) == ("tah", BARA, 4)
    assert not line.t.lingering


def test_where_each_move_of_the_script_was_made_is_known_there_too():
    line = line_of(MOVE, "A Bára vezme 1 kámen", of=Lingering())
    found = moment_after_the_move(line)
    assert stands(found) == ("odpověď", ALIK, 3)
    assert found.before == line.before
    assert len(line.before) == 2


def test_a_question_about_this_very_moment_is_asked_there():
    line = line_of(MOVE, of=Lingering())
    with line.held() as held:
        assert stands(held) == ("odpověď", BARA, 4)
        assert (held.still, line.t.still) == (True, True)
    assert not line.t.still


def test_looking_for_it_is_told_as_a_look_and_decides_nothing():
    line = line_of(MOVE, of=Lingering(), traced=True)
    steps, decisive = list(line.recorder.steps), dict(line.recorder.decisive)
    assert moment(line) == ("odpověď", BARA, 4)
    assert line.recorder.steps[: len(steps)] == steps
    assert {step.kind for step in line.recorder.steps[len(steps) :]} == {"ahead"}
    assert line.recorder.decisive == decisive


def test_where_nothing_lingers_it_is_the_moment_at_hand():
    assert moment(line_of(of=Lingering())) is None, "nobody has moved"
    turned = line_of(of=Lingering())
    turned.take(("take", 1))
    turned.before.append(bytes(turned.s))
    assert moment(turned) is None, "no move of the script has"
    assert moment(line_of(MOVE, of=type("Brisk", (Lingering,), {"lingers": lambda self, parts: False})())) is None
    assert moment(line_of(MOVE, of=type("Resting", (Stonegame,), {"lingers": lambda self, parts: True})())) is None


def test_where_something_came_after_the_move_its_moment_is_over():
    line = line_of(MOVE, of=Lingering())
    line.move([Verify(lambda t, s: True, (), "")])
    assert moment(line) is None


def test_where_the_script_ran_on_to_a_moment_of_its_own_that_one_is_meant():
    line = line_of(MOVE, of=Lingering())
    line.unasked = line.s[:]
    assert moment(line) is None


def test_on_a_table_on_which_rules_refuse_nothing_nothing_lingers():
    line = line_of(MOVE, of=Lingering())
    line.t.muted = True
    assert moment(line) is None


def test_a_move_that_cannot_be_made_again_leads_to_no_other_moment():
    line = line_of(MOVE, of=Lingering())
    line.moved = line.moved[0], [take(ALIK, 5)]
    with pytest.raises(Stuck):
        line.fork().move([take(ALIK, 5)])
    assert moment(line) is None


# -- what silence alone has gone on to may be said ------------------------------------------------------------------
def passes(p=BARA):
    return [Intent(p, (("pass",),), "pass")]


class Talkative(Lingering):
    """Whoever cannot but pass may say so afterwards."""

    def lingers(self, parts):
        return parts[0].verb in ("take", "pass")


def after_the_move(of=None):
    return line_of(MOVE, of=of or Talkative())


def test_who_says_what_silence_has_done_already_changes_nothing():
    line = after_the_move()
    before = bytes(line.s), line.options, line.made, line.moved
    assert moment(line) == ("odpověď", BARA, 4)
    line.move(passes())
    assert (bytes(line.s), line.options, line.made, line.moved) == before
    assert line.heard == [passes()]


def test_what_is_asked_next_is_about_the_moment_after_it():
    line = after_the_move()
    line.unasked = line.s[:]
    line.move(passes())
    assert line.unasked is None
    assert moment(line) is None


def test_it_is_heard_once():
    line = after_the_move()
    line.move(passes())
    with pytest.raises(Stuck):
        line.move(passes())
    assert line.heard == [passes()]


def test_several_who_were_passed_over_are_heard_one_after_the_other():
    class Both(Turn):
        """Both are asked whether they knock."""

        def take(self, t, s, f, choice):
            super().take(t, s, f, choice)
            push(s, t.step["answer"], 1 - s[f + WHO])

    class Asking(Table):
        own = numbered([("turn", Both()), ("answer", Quiet())])

    class Asked(Talkative):
        def situation(self, library):
            found = super().situation(library)
            found.table = Asking
            return found

    line = after_the_move(Asked())
    assert moment(line) == ("odpověď", ALIK, 4)
    line.move(passes(ALIK))
    assert moment(line) == ("odpověď", BARA, 4)
    line.move(passes(BARA))
    assert moment(line) is None
    assert line.heard == [passes(ALIK), passes(BARA)]
    assert stands(line) == ("tah", BARA, 4)


@pytest.mark.parametrize(
    "said",
    [
        passes(ALIK),
        [knock(BARA)],
        [*passes(), take(BARA, 1)],
        [*passes(), take(BARA, 5)],
        [take(BARA, 1)],
        [take(BARA, 1), *passes(ALIK)],
        [Until(lambda t, s: True)],
        [Verify(lambda t, s: True, (), "")],
        [],
    ],
)
def test_whatever_else_is_said_is_a_move_of_its_own(said):
    line = after_the_move()
    assert not has_gone_on_by(line, said)
    assert (line.heard, stands(line)) == ([], ("tah", BARA, 4))


def test_in_a_game_in_which_nothing_lingers_nobody_says_it_afterwards():
    assert not has_gone_on_by(after_the_move(Lingering()), passes())


def test_it_is_not_said_before_anybody_has_moved():
    line = line_of(of=Talkative())
    line.move([Verify(lambda t, s: True, (), "")])
    with pytest.raises(Stuck):
        line.move(passes())
