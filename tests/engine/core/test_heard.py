"""What the heckler hears of one sentence, where it stands inside moves, and how a position is laid on another table."""

from __future__ import annotations

from rulings.engine.core.case import Case
from rulings.engine.core.choices import Intent
from rulings.engine.core.heckle import Heard, Heckler
from rulings.engine.core.heckled import Heckled
from rulings.engine.core.language.gherkin import read
from rulings.engine.core.language.phrases import Phrase, Vocabulary
from rulings.engine.core.rules import refusals_of
from rulings.engine.core.sentences import Move, say

from .test_heckle import SCRIPT, Narrow, Says, counts, emptied, heap_game, heckle, number, sound_rules, turn
from .toy import HEAP, SLOTS, scenario
from .toy.game import seat


class Both(Move):
    """Two choices in one sentence: a player's, and what the other answers with."""

    when = (say("{player} vezme {n:stones} a soupeř kámen", "Alík vezme 2 kameny a soupeř kámen"),)
    player: str
    n: int

    def intents(self, t, s):
        p = seat(t, self.player)
        return [Intent(p, (("take", self.n),), "take"), Intent(1 - p, (("take", 1),), "take")]


BOTH = Phrase("{player} vezme {n:stones} a soupeř kámen", Both, "Alík vezme 2 kameny a soupeř kámen")


def heckler_of(of, *steps, **options):
    """A heckler at the beginning of a scenario, with the line there."""
    [one] = read(scenario(*steps or SCRIPT))
    heckler = Heckler(Case(of, one), Heckled(), **options)
    return heckler, next(heckler._stops(frozenset()))[1]


def with_both(of):
    of.vocabulary = {**of.vocabulary, "when": Vocabulary([*of.vocabulary["when"].phrases, BOTH], SLOTS)}
    return of


def test_what_is_heard_is_told_with_its_rules_reason_and_sentence():
    heckler, line = heckler_of(heap_game(sound_rules()))
    assert heckler.hear(line, "Alík vezme 2 kameny") == Heard("legal", (), "", "Says")
    assert heckler.hear(line, "Alík vezme 0 kamenů") == Heard("refused", ("hra-tichá 1.2",), "", "Says")
    assert heckler.hear(line, "Bára vezme 0 kamenů") == Heard("refused", ("hra-tichá 1.2", "hra-tichá 1.1"), "", "Says")
    assert heckler.hear(line, "Cizinec vezme 1 kámen") == Heard("misread", (), "Hráče Cizinec neznám.", "Says")
    assert heckler.hear(line, "ticho") == Heard("misread", (), "Nerozumím: „ticho“.", "")


def test_a_crash_is_told_with_its_sentence_and_no_rules(monkeypatch):
    def legality(self, line):
        raise KeyError("nic")

    monkeypatch.setattr(Says, "legality", legality)
    heckler, line = heckler_of(heap_game(sound_rules()))
    assert heckler.hear(line, "Alík vezme 2 kameny") == Heard("crash", (), "KeyError: 'nic' (test_heard.py, legality)", "Says")


def test_a_text_is_read_once_for_all_who_share_what_was_read():
    of = heap_game(sound_rules())
    shared = {}
    first, line = heckler_of(of, read=shared)
    assert first.hear(line, "ticho") == first.hear(line, "ticho")
    first.hear(line, "Alík vezme 2 kameny")
    assert {text for _slug, text in shared} == {"ticho", "Alík vezme 2 kameny"}
    other, line = heckler_of(of, read=shared)
    assert other._record("Alík vezme 2 kameny") is first._record("Alík vezme 2 kameny")


def test_what_the_whole_table_refuses_in_play_alone_is_refused(monkeypatch):
    """A sentence that looks legal is made on trial; where that is stuck the refusal of the play counts."""
    heckler, line = heckler_of(heap_game(sound_rules()))
    monkeypatch.setattr(Says, "legality", lambda self, line: (True, (), ""))
    reason = "Alík: vzít 0 – tah je odmítnut podle hra-tichá 1.2."
    assert heckler.hear(line, "Alík vezme 0 kamenů") == Heard("refused", ("hra-tichá 1.2",), reason, "Says")
    monkeypatch.setattr(Says, "declines", lambda self, t, s: bool(t.names) and s[HEAP] > 0)
    assert heckler.hear(line, "Alík vezme 0 kamenů").what == "legal", "it only says what is so anyway"


def test_positions_inside_a_move_are_heckled_and_told():
    book = sound_rules()
    book.rules[:] = [rule for rule in book.rules if rule.name != "somebody_takes_something"]
    found = heckle(with_both(heap_game(book, Narrow())), "Když Alík vezme 2 kameny a soupeř kámen", "A Alík vezme 1 kámen")
    assert found.positions == 4
    afters = {one.after for one in found.examples()}
    assert "" in afters
    of = with_both(heap_game(sound_rules()))
    heckler, _line = heckler_of(of, "Když Alík vezme 2 kameny a soupeř kámen", "A Alík vezme 1 kámen")
    stops = dict(heckler._stops(frozenset()))
    assert list(stops) == [(0, 0), (0, 1), (1, 0), (2, 0)]
    assert [line.s[HEAP] for line in stops.values()] == [5, 3, 2, 1]
    assert [heckler._after(where) for where in stops] == [
        "",
        "(uvnitř, po volbě č. 1) Alík vezme 2 kameny a soupeř kámen",
        "Alík vezme 2 kameny a soupeř kámen",
        "Alík vezme 1 kámen",
    ]


def test_the_choice_that_is_not_open_says_whether_a_sentence_is_in_its_place():
    heckler, line = heckler_of(with_both(heap_game(sound_rules())))
    assert heckler._is_placed(line, "Alík vezme 0 kamenů")
    assert not heckler._is_placed(line, "Bára vezme 1 kámen"), "it is not her turn"
    assert heckler._is_placed(line, "Alík vezme 5 kamenů a soupeř kámen") is False, "nobody plays after the end"
    assert heckler._is_placed(line, "Alík vezme 2 kameny a soupeř kámen"), "all of it is open"
    assert heckler._is_placed(line, "ticho"), "what cannot be read stands nowhere else"


def test_what_is_told_names_the_step_at_which_it_was_said_or_the_end():
    found = heckle(heap_game(sound_rules()), "Když Alík vezme 5 kamenů")
    stranger = "Cizinec vezme 0 kamenů"
    assert {(one.step, one.after, one.says, one.detail) for one in found.examples()} == {
        ("Round", "", stranger, "Hráče Cizinec neznám"),
        ("konec", "Alík vezme 5 kamenů", stranger, "Hráče Cizinec neznám"),
    }


def test_inside_a_later_move_its_own_sentence_is_told():
    of = with_both(heap_game(sound_rules()))
    heckler, _line = heckler_of(of, "Když Alík vezme 1 kámen", "A Bára vezme 2 kameny a soupeř kámen")
    assert [heckler._after(where) for where, _line in heckler._stops(frozenset())] == [
        "",
        "Alík vezme 1 kámen",
        "(uvnitř, po volbě č. 1) Bára vezme 2 kameny a soupeř kámen",
        "Bára vezme 2 kameny a soupeř kámen",
    ]


def test_a_position_is_laid_as_it_is_on_a_table_on_which_rules_refuse_nothing():
    heckler, line = heckler_of(heap_game(sound_rules()))
    heckler.without.at(line)
    off = refusals_of({"hra-tichá 1.2"})
    there = heckler.without.lay(line, off)
    assert there is heckler.without.lay(line, off), "it is laid once"
    assert bytes(there.s) == bytes(line.s)
    assert there.t is not line.t
    assert ("take", 0) in there.options, "what is open is found anew"
    assert ("take", 0) not in line.options
    assert there.t.situation is heckler.case.compiled
    assert heckler.without.table(line.t, off) is there.t


def test_a_sound_game_needs_no_second_play(monkeypatch):
    """The position at hand says what is true of it; only what it cannot tell is played again without the rules."""

    def again(*_):
        raise AssertionError("played again")

    monkeypatch.setattr(Heckler, "_replayed", again)
    found = heckle(heap_game(sound_rules()), "Když Alík vezme 2 kameny")
    assert counts(found) == (0, 0, 0, 0)
    assert found.refused > 0


def test_only_rules_that_bear_on_a_position_change_what_is_open_there():
    heckler, line = heckler_of(heap_game(sound_rules()))
    heckler.without.at(line)
    assert heckler.without.bearing >= {turn.slot, number.slot}
    assert emptied.slot not in heckler.without.bearing
    whole, without = line.t, heckler.without.table(line.t, refusals_of({"hra-tichá 1.1"}))
    assert [len(turn.of(t)) for t in (whole, without)] == [2, 1]
    assert number.of(without) == number.of(whole)


def test_a_fault_of_the_script_is_noted_with_its_scenario_alone():
    book = sound_rules()

    @book.causes(emptied, "9.9")
    def broken(t, s):
        raise KeyError("nic")

    found = heckle(heap_game(book), "Když Alík vezme 5 kamenů", each=0)
    group = next(one for one in found.examples() if not one.says)
    assert (group.kind, group.sentence, group.step, group.placed, group.count) == ("crash", "", "", True, 1)
    assert (group.scenario, group.after, group.says, group.rules) == ("zkouška", "", "", ())
    assert "KeyError: 'nic'" in group.reason == group.detail
    assert group.line > 0
