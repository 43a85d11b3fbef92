"""One line of play: scripted choices move it forward, silence passes only where the game says so."""

from __future__ import annotations

import pytest

from rulings.engine.core import flow, line
from rulings.engine.core.choices import Intent, Shortcut, Until, Verify
from rulings.engine.core.flow import FlowError
from rulings.engine.core.line import Line, Stuck, legality

from .toy import COIN, HEAP, OVER, STEPS, TAKEN, TOKEN, WHO, Plain, Stonegame, Turn, game, line_of

ALIK, BARA = 0, 1
TOKENS = ("Pokud Alík má žeton", "A Bára má žeton")


def take(p, n, **options):
    return Intent(p, (("take", n),), "take", **options)


def knock(p, **options):
    return Intent(p, (("knock",),), "knock", **options)


def stands(found: Line):
    """Where play stands: the title of its step, who is asked, the heap."""
    step, f = found.step()
    return step.title, found.s[f + WHO], found.s[HEAP]


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
    assert (str(said.value), said.value.refused, said.value.waiting) == ("Není.", ("k 1", "k 2"), None)


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


# -- why it is stuck ---------------------------------------------------------------------------------
def test_a_refusal_names_its_rules():
    said = line_of("Pokud na hromadě je 2 kameny").stuck(take(ALIK, 4))
    assert said.reason == "Alík: vzít 4 – tah je odmítnut podle hra-kameny 2.1, hra-kameny 2.2, hra-kameny 2.3, hra-kameny 2.5."
    assert (said.refused, said.waiting) == (("hra-kameny 2.1", "hra-kameny 2.2", "hra-kameny 2.3", "hra-kameny 2.5"), ALIK)


def test_a_refusal_while_chance_is_waited_for_says_so():
    said = line_of("Pokud začne ten, koho určí mince").stuck(take(BARA, 3))
    assert said.reason == (
        "Bára: vzít 3 – tah je odmítnut podle hra-kameny 1.2, hra-kameny 2.1. "
        "Scénář nechává otevřenou volbu: rozhoduje náhoda. Možnosti: mince 0, mince 1."
    )
    assert said.waiting == COIN


def test_a_move_that_no_rule_refuses_is_not_its_turn():
    said = line_of("Když Alík vezme 1 kámen").stuck(Intent(ALIK, (("pass",),), "pass"))
    assert said.reason == (
        "Alík: nezaklepat – tah teď není na řadě. Scénář nechává otevřenou volbu: rozhoduje Bára. Možnosti: nezaklepat."
    )
    assert (said.refused, said.waiting) == ((), BARA)


def test_a_move_without_a_choice_is_told_by_its_player():
    said = line_of().stuck(Intent(BARA, (), "take"))
    assert said.reason == (
        "Bára:  – tah teď není na řadě. Scénář nechává otevřenou volbu: rozhoduje Alík. Možnosti: vzít 1, vzít 2."
    )


def test_a_choice_is_told_by_its_player_and_where_it_stands():
    found = line_of(of=Plain())
    assert found.waiting().reason == "Scénář nechává otevřenou volbu: rozhoduje Alík. Možnosti: Alík/5/1, Alík/5/2."
    assert found.stuck(take(BARA, 3)).reason == "Bára: Bára/5/3 – tah je odmítnut podle hra-kameny 1.2, hra-kameny 2.1."


def test_after_the_end_there_are_no_moves():
    said = line_of("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen").stuck(take(BARA, 1))
    assert (said.reason, said.refused, said.waiting) == ("Hra už skončila, tah nelze provést.", (), None)


@pytest.mark.parametrize(("many", "more"), [(8, "."), (9, "….")])
def test_of_many_open_choices_eight_are_told(many, more):
    found = line_of()
    found.options = [("take", n) for n in range(many)]
    told = ", ".join(f"vzít {n}" for n in range(8))
    assert found.waiting().reason == f"Scénář nechává otevřenou volbu: rozhoduje Alík. Možnosti: {told}{more}"


# -- where an intent has its place -----------------------------------------------------------------------
def test_an_intent_has_its_place_where_silence_leads_or_here():
    found = line_of("Když Alík vezme 1 kámen")
    ahead = found.toward(take(BARA, 1))
    assert (stands(ahead), stands(found)) == (("tah", BARA, 4), ("odpověď", BARA, 4))
    assert stands(found.toward(Intent(BARA, (), "pass"))) == ("odpověď", BARA, 4)
    assert found.toward(Intent(BARA, (), "unheard of")) is found
    found = line_of(*TOKENS, "Když Alík vezme 1 kámen")
    assert stands(found.toward(take(BARA, 1))) == ("tah", BARA, 4)
    last = line_of("Pokud na hromadě je 1 kámen")
    assert last.toward(knock(BARA)) is last
    assert last.s[OVER] == 0


# -- whether a whole move is open -------------------------------------------------------------------------
def test_a_move_is_legal_when_each_of_its_parts_is():
    found = line_of()
    assert legality(found, [take(ALIK, 2)]) == (True, (), "")
    assert legality(found, [take(ALIK, 2), take(BARA, 1)]) == (True, (), "")
    assert legality(found, []) == (True, (), "")
    assert (found.s[HEAP], found.made) == (5, 0)


def test_a_move_is_refused_with_all_the_rules_against_it():
    found = line_of("Pokud na hromadě je 3 kameny")
    assert legality(found, [take(ALIK, 4)]) == (
        False,
        ("hra-kameny 2.1", "hra-kameny 2.2", "hra-kameny 2.3", "hra-kameny 2.5"),
        "",
    )
    assert legality(found, [take(ALIK, 2), take(BARA, 2)]) == (False, ("hra-kameny 2.2", "hra-kameny 2.3"), "")


def test_a_move_out_of_time_is_refused_where_it_stands():
    found = line_of("Pokud na hromadě je 2 kameny")
    assert legality(found, [take(BARA, 3)]) == (
        False,
        ("hra-kameny 1.2", "hra-kameny 2.1", "hra-kameny 2.2", "hra-kameny 2.3"),
        "",
    )


def test_who_is_out_of_time_may_still_pay_with_a_token():
    assert legality(line_of(*TOKENS), [take(BARA, 3)]) == (False, ("hra-kameny 1.2",), "")


def test_of_several_choices_one_that_is_open_makes_a_move_legal():
    assert legality(line_of(), [Intent(ALIK, (("take", 3), ("take", 2)), "take")]) == (True, (), "")


def test_of_a_refused_move_the_later_parts_are_told_too():
    of = Further()
    move = [take(ALIK, 3), knock(BARA)]
    assert legality(line_of(of=of), move) == (False, ("hra-kameny 2.1", "dal-si 1.1", "dal-si 1.2"), "")
    assert of.told == (5, move)


def test_what_no_rule_refuses_may_still_not_be_its_turn():
    found = line_of("Když Alík vezme 1 kámen")
    legal, rules, reason = legality(found, [Intent(ALIK, (("pass",),), "pass")])
    assert (legal, rules) == (False, ())
    assert reason == (
        "Alík: nezaklepat – tah teď není na řadě. Scénář nechává otevřenou volbu: rozhoduje Bára. Možnosti: nezaklepat."
    )


def test_a_move_without_a_choice_is_not_its_turn():
    legal, rules, reason = legality(line_of(), [Intent(ALIK, (), "take")])
    assert (legal, rules) == (False, ())
    assert reason.startswith("Alík:  – tah teď není na řadě.")


def test_what_comes_later_than_silence_leads_is_found_by_playing():
    class Blind(Stonegame):
        def belongs_here(self, t, s, intent):
            return False

    found = line_of("Když Alík vezme 1 kámen", of=Blind())
    assert legality(found, [Intent(BARA, (("take", 1),), "pass"), Intent(ALIK, (("take", 1),), "pass")]) == (True, (), "")
    assert stands(found) == ("odpověď", BARA, 4)
    assert legality(found, [Intent(BARA, (("take", 1),), "pass"), take(ALIK, 9)])[0] is False


def test_what_closes_a_set_that_has_closed_by_itself_is_passed_over():
    found = line_of("Když Alík vezme 1 kámen")
    closes = Intent(BARA, (("take", 7),), "unheard of", optional=True)
    assert legality(found, [closes, take(BARA, 2)]) == (True, (), "")
    assert legality(found, [closes, take(BARA, 3)])[0] is False
    here = Intent(BARA, (("take", 7),), "take", optional=True)
    assert legality(found, [here])[0] is False


def test_what_a_move_says_besides_is_part_of_it():
    found = line_of()
    empty = Verify(lambda t, s: s[HEAP] == 3, ("k 1",), "Zbylo jich víc.")
    assert legality(found, [take(ALIK, 2), empty]) == (True, (), "")
    assert legality(found, [take(ALIK, 1), empty]) == (False, ("k 1",), "Zbylo jich víc.")
    assert legality(found, [Verify(lambda t, s: t is found.t and s == found.s, (), "")]) == (True, (), "")


def test_running_on_is_always_open():
    found = line_of()
    assert legality(found, [Until(lambda t, s: False), take(ALIK, 9)]) == (True, (), "")


def test_a_shortcut_is_open_unless_the_game_refuses_it():
    found = line_of("Pokud na hromadě je 4 kameny")
    assert legality(found, [Shortcut(ALIK, 2)]) == (True, (), "")
    assert legality(found, [Shortcut(ALIK, 3)]) == (False, ("hra-kameny 2.2",), "Tolik kamenů tu není.")
    assert legality(found, [take(ALIK, 1), Shortcut(ALIK, 2)]) == (False, ("hra-kameny 2.2",), "Tolik kamenů tu není.")


def test_a_token_pays_for_three_stones_and_for_a_knock():
    found = line_of(*TOKENS, "Když Alík vezme 3 kameny", "A Bára zaklepe")
    alik, bara = found.t.players
    assert (stands(found), found.s[alik + TAKEN], found.s[alik + TOKEN], found.s[bara + TOKEN]) == (("tah", ALIK, 2), 3, 0, 0)
