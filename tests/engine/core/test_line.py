"""One line of play: scripted choices move it forward, silence passes only where the game says so."""

from __future__ import annotations

import pytest

from rulings.engine.core import flow, line
from rulings.engine.core.choices import Intent, Shortcut, Until, Verify
from rulings.engine.core.flow import FlowError
from rulings.engine.core.stuck import Stuck

from .toy import (
    ALIK,
    BARA,
    HEAP,
    OVER,
    STEPS,
    TOKENS,
    WHO,
    Stonegame,
    Turn,
    game,
    knock,
    line_of,
    stands,
    take,
)


class Records:
    """A recorder that notes what it is asked to do."""

    def __init__(self):
        self.said = []

    def mark(self):
        return "mark"

    def back_to(self, mark):
        self.said.append(mark)


# -- where a line stands --------------------------------------------------------------------------
def test_a_line_begins_at_its_first_choice():
    found = line_of()
    assert found.options == [("take", 1), ("take", 2)]
    assert (found.player(), found.made, found.recorder, found.before) == (ALIK, 0, None, [])
    assert stands(found) == ("tah", ALIK, 5)
    assert found.step() == (STEPS["turn"], flow.top(found.s))


def test_a_choice_moves_a_line_to_the_next():
    found = line_of(*TOKENS)
    found.take(("take", 2))
    assert (found.made, found.player(), found.options, stands(found)) == (1, BARA, [("knock",), ("pass",)], ("odpověď", BARA, 3))


def test_a_line_has_only_so_many_choices(monkeypatch):
    monkeypatch.setattr(line, "MAX_MOVES", 2)
    found = line_of("Pokud na hromadě je 9 kamenů")
    found.take(("take", 1))
    found.take(("pass",))
    with pytest.raises(FlowError) as said:
        found.take(("take", 1))
    assert str(said.value) == "více než 2 voleb v jedné linii"
    assert found.s[HEAP] == 8


def test_at_its_end_nobody_is_asked():
    found = line_of("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen")
    assert (found.options, found.player(), found.open_to(ALIK), found.s[OVER]) == ([], None, [], 1)


def test_what_is_tried_on_a_fork_leaves_no_trace():
    found = line_of(traced=True)
    found.made = 7
    other = found.fork()
    assert (other.game, other.t, other.s, other.made, other.recorder) == (game, found.t, found.s, 7, None)
    assert (other.options, other.before) == (found.options, found.before)
    other.take(("take", 2))
    assert (found.s[HEAP], found.made, other.s[HEAP], other.made) == (5, 7, 3, 8)


def test_the_end_of_another_line_is_only_looked_at():
    found = line_of(traced=True)
    found.made = 7
    other = found.at_end(bytearray(5))
    assert (other.game, other.t, other.s, other.made, other.recorder) == (game, found.t, bytearray(5), 0, None)
    assert (other.options, other.before) == ([], [])


# -- who may choose what ---------------------------------------------------------------------------
def test_choices_are_open_to_who_is_asked():
    found = line_of()
    assert found.open_to(ALIK) == [("take", 1), ("take", 2)]
    assert found.open_to(BARA) == []


def test_where_all_choose_at_once_nobody_waits_for_another():
    found = line_of("Pokud hráči skrývají kameny")
    assert found.player() == ALIK
    assert found.open_to(BARA) == [("hide", 1, 0), ("hide", 1, 1)]
    assert found.open_to(7) == []
    found = line_of("Pokud hráči skrývají kameny", "Když Bára skryje 1 kámen", "A Alík skryje 1 kámen")
    assert stands(found) == ("tah", ALIK, 7)


def test_a_step_is_told_where_it_stands(monkeypatch):
    found = line_of("Pokud hráči skrývají kameny")
    here = (found.t, found.s, flow.top(found.s))
    monkeypatch.setattr(STEPS["hide"], "open_to", lambda *args: args, raising=False)
    assert found.open_to(BARA) == (*here, BARA)
    asked = []
    monkeypatch.setattr(STEPS["hide"], "default", lambda *args: asked.append(args), raising=False)
    assert found.silent(None) is None
    assert asked == [here]


# -- silence ----------------------------------------------------------------------------------------
def test_at_a_window_the_game_says_what_silence_means():
    found = line_of(*TOKENS, "Když Alík vezme 1 kámen")
    assert found.options == [("knock",), ("pass",)]
    assert found.silent(None) is None
    assert found.silent(ALIK) == ("pass",)


def test_a_window_is_told_where_play_stands_and_who_is_waited_for():
    asked = []

    class Asking(Stonegame):
        def silent(self, *args):
            asked.append(args)

    found = line_of(*TOKENS, "Když Alík vezme 1 kámen", of=Asking())
    found.silent(BARA)
    assert asked == [(found.t, found.s, STEPS["answer"], flow.top(found.s), found.options, BARA)]


def test_a_forced_choice_is_made_in_silence_and_a_real_one_is_not():
    assert line_of("Pokud na hromadě je 1 kámen").silent(None) == ("take", 1)
    assert line_of("Pokud na hromadě je 2 kameny").silent(None) is None


def test_rules_or_custom_may_know_what_the_silent_choose():
    found = line_of("Pokud hráči skrývají kameny")
    assert found.silent(None) == ("hide", ALIK, 0)
    found.take(("hide", ALIK, 1))
    assert found.silent(None) == ("hide", BARA, 0)
    found.s[found.step()[1] + WHO] = ALIK  # whose default is no longer open
    assert found.silent(None) is None


def test_a_line_settles_at_the_first_real_choice():
    found = line_of("Pokud na hromadě je 1 kámen")
    found.settle()
    assert (found.made, found.options) == (1, [])
    found = line_of("Pokud na hromadě je 2 kameny")
    found.settle()
    assert (found.made, len(found.options)) == (0, 2)


def test_a_line_settles_at_a_window_and_where_a_choice_waits_to_be_said(monkeypatch):
    found = line_of("Když Alík vezme 1 kámen")
    found.settle()
    assert (found.options, stands(found)) == ([("pass",)], ("odpověď", BARA, 4))
    monkeypatch.setattr(Turn, "named", True)
    found = line_of("Pokud na hromadě je 1 kámen")
    found.settle()
    assert (found.made, found.options) == (0, [("take", 1)])


# -- carrying intents out -----------------------------------------------------------------------------
def test_a_choice_is_looked_for_behind_what_goes_without_saying():
    found = line_of()
    found.play(take(ALIK, 1))
    found.play(take(BARA, 2))
    assert (found.made, stands(found)) == (3, ("odpověď", ALIK, 2))


def test_silence_on_the_way_is_what_custom_knows():
    found = line_of("Pokud hráči skrývají kameny")
    found.play(take(ALIK, 1))
    assert stands(found) == ("odpověď", BARA, 4)


def test_any_of_several_choices_will_do_the_first_that_is_open():
    found = line_of()
    found.play(Intent(ALIK, (("take", 3), ("take", 2), ("take", 1)), "take"))
    assert found.s[HEAP] == 3


def test_a_line_that_is_stuck_stands_where_it_stood():
    found = line_of("Když Alík vezme 1 kámen")
    found.recorder, before, options = Records(), bytes(found.s), found.options
    with pytest.raises(Stuck):
        found.play(take(ALIK, 1))
    assert (bytes(found.s), found.options, found.made, found.recorder.said) == (before, options, 1, ["mark"])


def test_one_s_own_part_is_not_passed_over():
    found = line_of(*TOKENS, "Když Alík vezme 1 kámen")
    with pytest.raises(Stuck) as said:
        found.play(Intent(BARA, (("hide", BARA, 1),), "knock"))
    assert said.value.reason == (
        "Bára: skrýt 1 – tah teď není na řadě. Scénář nechává otevřenou volbu: rozhoduje Bára. Možnosti: zaklepat, nezaklepat."
    )
    assert stands(found) == ("odpověď", BARA, 4)


def test_one_s_own_part_is_not_passed_over_for_what_comes_later():
    found = line_of(*TOKENS, "Když Alík vezme 1 kámen")
    with pytest.raises(Stuck):
        found.play(Intent(BARA, (("take", 1),), "knock"))
    found.play(take(BARA, 1))
    assert found.s[HEAP] == 3


def test_what_need_not_be_said_may_be_said_in_vain():
    found = line_of("Když Alík vezme 1 kámen")
    before = bytes(found.s)
    found.recorder = Records()
    found.play(take(ALIK, 1, optional=True))
    assert (bytes(found.s), found.recorder.said) == (before, ["mark"])


def test_what_closes_a_set_closes_only_one_of_its_own_kind():
    found = line_of(*TOKENS, "Když Alík vezme 1 kámen")
    other = Intent(BARA, (("pass",),), "take", optional=True)
    assert found.wanted(other) is None
    assert found.wanted(Intent(BARA, (("pass",),), "take")) == ("pass",)
    assert found.wanted(Intent(BARA, (("pass",),), "pass", optional=True)) == ("pass",)


def test_what_is_wanted_is_wanted_of_somebody():
    found = line_of()
    assert found.wanted(take(BARA, 1)) is None
    assert found.wanted(Intent(ALIK, (("take", 9),), "take")) is None


def test_what_is_looked_for_only_here_is_not_looked_for_further_on():
    found = line_of("Když Alík vezme 1 kámen")
    found.play(take(BARA, 1, optional=True, here=True))
    assert stands(found) == ("odpověď", BARA, 4)
    found.play(Intent(BARA, (("pass",),), "pass", here=True))
    assert stands(found) == ("tah", BARA, 4)
    found = line_of(*TOKENS, "Když Alík vezme 1 kámen")
    found.play(knock(BARA, here=True))
    assert stands(found) == ("tah", ALIK, 4)


def test_what_a_move_has_said_must_be_so():
    found = line_of()
    found.play(Verify(lambda t, s: (t, s) == (found.t, found.s), ("k 1",), "Není."))
    with pytest.raises(Stuck) as said:
        found.play(Verify(lambda t, s: False, ("k 1", "k 2"), "Není."))
    told = "Není – tah je odmítnut podle k 1, k 2."
    assert (str(said.value), said.value.refused, said.value.waiting) == (told, ("k 1", "k 2"), None)
    with pytest.raises(Stuck) as said:
        found.play(Verify(lambda t, s: False, (), "Není."))
    assert (str(said.value), said.value.refused) == ("Není.", ())


# -- running on ------------------------------------------------------------------------------------
def until(found, reached, **options):
    found.play(Until(lambda t, s: reached(found), **options))


def test_a_line_runs_on_in_silence_until_something_is_so():
    found = line_of("Pokud hráči skrývají kameny")
    found.play(Until(lambda t, s: t.steps[s[flow.top(s)]].title == "tah"))
    assert (found.made, stands(found)) == (2, ("tah", ALIK, 5))
    until(found, lambda line: True)
    assert found.made == 2


def test_a_line_does_not_run_past_an_open_choice():
    found = line_of(*TOKENS, "Když Alík vezme 1 kámen")
    with pytest.raises(Stuck) as said:
        until(found, lambda line: False)
    assert str(said.value) == "Scénář nechává otevřenou volbu: rozhoduje Bára. Možnosti: zaklepat, nezaklepat."
    assert (said.value.refused, said.value.waiting) == ((), BARA)


def test_the_end_of_the_game_ends_what_says_so():
    last = ("Pokud na hromadě je 1 kámen",)
    found = line_of(*last)
    until(found, lambda line: False, or_over=True)
    assert found.s[OVER]
    found = line_of(*last)
    with pytest.raises(Stuck, match="^Hra se k tomu nedostane\\.$"):
        until(found, lambda line: False)
    found = line_of(*last)
    until(found, lambda line: line.s[OVER])
    with pytest.raises(Stuck, match="^Hra už skončila\\.$"):
        until(found, lambda line: True, or_over=True)


def test_whether_it_is_over_is_asked_of_the_table(monkeypatch):
    monkeypatch.setattr(Stonegame, "over", lambda self, t, s: t.count == 2 and bool(s[OVER]))
    found = line_of("Pokud na hromadě je 1 kámen")
    until(found, lambda line: False, or_over=True)
    assert found.s[OVER]


def test_play_that_stops_without_an_end_gets_nowhere(monkeypatch):
    found = line_of("Pokud na hromadě je 1 kámen")
    monkeypatch.setattr(Stonegame, "over", lambda self, t, s: False)
    with pytest.raises(Stuck, match="^Hra se k tomu nedostane\\.$"):
        until(found, lambda line: False, or_over=True)


# -- whole moves ------------------------------------------------------------------------------------
def test_a_whole_move_is_carried_out_and_the_position_before_it_kept():
    found = line_of()
    before = bytes(found.s)
    found.move([take(ALIK, 1), take(BARA, 1)])
    assert stands(found) == ("odpověď", ALIK, 3)
    assert found.before == [before]


class Further(Stonegame):
    """Knows reasons against what a refused move would still do."""

    def further_reasons(self, line, intents):
        self.told = line.s[HEAP], intents
        return ["dal-si 1.1", "hra-kameny 2.1", "dal-si 1.2"]


def test_reasons_against_the_later_parts_of_a_refused_move_are_told_too():
    of = Further()
    found = line_of(of=of)
    move = [take(ALIK, 1), take(BARA, 3), take(ALIK, 1)]
    with pytest.raises(Stuck) as said:
        found.move(move)
    assert said.value.refused == ("hra-kameny 2.1", "dal-si 1.1", "dal-si 1.2")
    assert said.value.reason == "Bára: vzít 3 – tah je odmítnut podle hra-kameny 2.1, dal-si 1.1, dal-si 1.2."
    assert of.told == (4, move[1:])
    with pytest.raises(Stuck, match="^Chybí X, dal-si 1\\.1, hra-kameny 2\\.1, dal-si 1\\.2\\.$"):
        line_of(of=of).move([Verify(lambda t, s: False, (), "Chybí X.")])


def test_a_reason_told_already_is_not_told_again():
    class Same(Stonegame):
        def further_reasons(self, line, intents):
            return ["hra-kameny 2.1"]

    with pytest.raises(Stuck) as said:
        line_of(of=Same()).move([take(ALIK, 3)])
    assert said.value.refused == ("hra-kameny 2.1",)
    assert said.value.reason == "Alík: vzít 3 – tah je odmítnut podle hra-kameny 2.1."


def test_a_loop_that_was_shown_is_carried_out_at_once():
    found = line_of("Pokud na hromadě je 9 kamenů")
    found.play(Shortcut(ALIK, 4))
    assert (found.s[HEAP], found.options) == (1, [("take", 1)])
    with pytest.raises(Stuck) as said:
        found.play(Shortcut(ALIK, 1))
    assert (said.value.reason, said.value.refused, said.value.waiting) == ("Tolik kamenů tu není.", ("hra-kameny 2.2",), ALIK)


def test_a_moment_in_which_nobody_is_asked_is_kept_for_questions():
    found = line_of("Pokud na hromadě je 1 kámen")
    found.play(Until(lambda t, s: not s[HEAP], gone=lambda t, s: True))
    assert found.s[OVER]
    with found.fork().held() as moment:
        assert (moment.s[HEAP], moment.s[OVER], moment.options, moment.still, moment.t.still) == (0, 0, [], True, True)
    assert not found.t.still


def test_no_moment_is_kept_where_somebody_is_asked_in_it():
    found = line_of("Pokud na hromadě je 3 kameny", "A hráči skrývají kameny")
    found.play(Until(lambda t, s: t.steps[s[flow.top(s)]].title == "tah", gone=lambda t, s: False))
    assert found.unasked is None
    with found.held() as moment:
        assert (moment.s, moment.options) == (found.s, found.options)


def test_a_moment_kept_is_over_with_the_next_choice():
    found = line_of("Pokud hráči skrývají kameny")
    found.play(Until(lambda t, s: t.steps[s[flow.top(s)]].title == "tah", gone=lambda t, s: True))
    assert found.unasked is not None
    found.take(found.options[0])
    assert found.unasked is None
