"""What may be asked of any game: legality, refusals, who decides, all lines of play, and which rule decided."""

from __future__ import annotations

import pytest

from rulings.engine.core import search
from rulings.engine.core.answer import Answer
from rulings.engine.core.language.gherkin import ScenarioError

from .toy import THEN, Plain, Stonegame, line_of, played

ALL = "Na konec všech linií se takhle ptát nelze: za dvojtečkou smí stát jen to, co je vidět na stole."


def ask(text, *steps, of=None, traced=False):
    line = line_of(*steps, of=of, traced=traced)
    return THEN.parse(text).answer(line)


# -- legality ---------------------------------------------------------------------------------------
def no(reason: str, *refused: str) -> Answer:
    """That a move is refused, by which rules."""
    return Answer(False, reason, refused=refused)


def test_a_move_is_allowed_or_the_rules_against_it_are_named():
    assert ask("je dovoleno: Alík vezme 2 kameny") == Answer(True)
    assert ask("je dovoleno: Alík vezme 4 kameny") == no(
        "Tah je odmítnut podle hra-kameny 2.1, hra-kameny 2.5.", "hra-kameny 2.1", "hra-kameny 2.5"
    )


def test_what_a_move_means_may_depend_on_the_position():
    two = "Pokud na hromadě je 2 kameny"
    assert ask("je dovoleno: Alík vezme zbytek", two) == Answer(True)
    assert ask("je odmítnuto podle hra-kameny 2.1: Alík vezme zbytek", two) == Answer(False, "Tah je dovolen.")
    assert ask("je dovoleno: Alík vezme zbytek") == no("Tah je odmítnut podle hra-kameny 2.1.", "hra-kameny 2.1")


def test_a_move_that_no_rule_refuses_is_not_allowed_before_its_time():
    found = ask("je dovoleno: mince určí hráče Bára")
    assert found == Answer(
        False,
        "náhoda: mince 1 – tah teď není na řadě. Scénář nechává otevřenou volbu: rozhoduje Alík. Možnosti: vzít 1, vzít 2.",
    )
    assert ask("je dovoleno: Alík vezme 1 kámen a vyhraje") == no(
        "Tah je odmítnut podle hra-kameny 3.1. Tím se nevyhrává.", "hra-kameny 3.1"
    )


def test_a_refusal_without_a_reason_is_not_its_time():
    class Mute(Stonegame):
        def repeat_refused(self, line, shortcut):
            return (), " " if shortcut.n == 1 else ""

        def further_reasons(self, line, intents):
            return []

        def refusals(self, t, s, intent):
            return []

        def is_untimely(self, t, s, intent):
            return True

    assert ask("je dovoleno: Alík vezme 2 kameny", of=Mute()) == Answer(False, "Tah teď není na řadě.")


def test_a_move_is_refused_by_a_rule_among_others():
    assert ask("je odmítnuto podle hra-kameny 2.1: Alík vezme 4 kameny") == Answer(True, "", ("hra-kameny 2.1",))
    assert ask("je odmítnuto podle hra-kameny 2.5: Alík vezme 4 kameny") == Answer(True, "", ("hra-kameny 2.5",))
    assert ask("je odmítnuto podle hra-kameny 2.2: Alík vezme 4 kameny") == no(
        "Tah je odmítnut, ale podle hra-kameny 2.1, hra-kameny 2.5.", "hra-kameny 2.1", "hra-kameny 2.5"
    )


def test_a_move_that_is_allowed_is_not_refused():
    assert ask("je odmítnuto podle hra-kameny 2.1: Alík vezme 2 kameny") == Answer(False, "Tah je dovolen.")


def test_a_move_out_of_its_time_is_refused_by_no_rule():
    assert ask("je odmítnuto podle hra-kameny 2.1: mince určí hráče Bára") == Answer(
        False,
        "Tah neodmítá žádné pravidlo, jen není na řadě. "
        "náhoda: mince 1 – tah teď není na řadě. Scénář nechává otevřenou volbu: rozhoduje Alík. Možnosti: vzít 1, vzít 2.",
    )


# -- who decides -----------------------------------------------------------------------------------
def test_who_has_a_real_choice_decides():
    assert ask("rozhoduje Alík") == Answer(True)
    assert ask("rozhoduje Bára") == Answer(False, "Rozhoduje: čekáno Bára, ve skutečnosti Alík.")
    assert ask("rozhoduje náhoda", "Pokud začne ten, koho určí mince") == Answer(True)


def test_windows_in_which_nobody_can_act_are_passed():
    line = line_of("Když Alík vezme 1 kámen")
    assert THEN.parse("rozhoduje Bára").answer(line) == Answer(True)
    assert line.options == [("pass",)]


def test_who_could_be_passed_over_in_silence_decides_all_the_same():
    assert ask("rozhoduje Bára", "Pokud hráči skrývají kameny", "Když Alík skryje 1 kámen") == Answer(True)


def test_after_the_last_choice_nobody_decides():
    found = ask("rozhoduje Alík", "Pokud na hromadě je 1 kámen")
    assert found == Answer(False, "Rozhoduje: čekáno Alík, ve skutečnosti nikdo.")


def test_a_window_that_silence_does_not_pass_is_decided_by_its_player():
    class Stubborn(Stonegame):
        def silent(self, *args):
            self.asked = args[-1]

    of = Stubborn()
    assert ask("rozhoduje Bára", "Když Alík vezme 1 kámen", of=of) == Answer(True)
    assert of.asked == -1


# -- all lines ---------------------------------------------------------------------------------------
def test_a_claim_is_held_against_the_end_of_every_line():
    assert ask("na každé linii do konce hry: vyhraje Bára", "Pokud na hromadě je 1 kámen").held is False
    assert ask("na některé linii do konce hry: vyhraje Bára", "Pokud na hromadě je 2 kameny") == Answer(True, "", (), 2, 1)
    assert ask("na každé linii do konce tahu: na hromadě je 4 kameny") == Answer(
        False, "Prohledáno pozic: 3. Linie, která to vyvrací: Alík: vzít 2.", (), 3, 2, counter=("Alík vezme 2 kameny",)
    )


def test_a_line_that_refutes_is_told_choice_by_choice():
    assert ask("na každé linii do konce hry: vyhraje Bára", "Pokud na hromadě je 3 kameny") == Answer(
        False,
        "Prohledáno pozic: 3. Linie, která to vyvrací: Alík: vzít 1; Bára: vzít 1.",
        (),
        3,
        1,
        counter=("Alík vezme 1 kámen", "Bára vezme 1 kámen"),
    )


def test_a_position_may_refute_as_it_stands():
    assert ask("na každé linii do konce hry: vyhraje Bára", "Pokud na hromadě je 1 kámen") == Answer(
        False, "Prohledáno pozic: 1. Vyvrací to už pozice, jak stojí.", (), 1, 1
    )


def test_where_no_line_will_do_nothing_is_told():
    assert ask("na některé linii do konce hry: vyhraje Bára", "Pokud na hromadě je 1 kámen") == Answer(
        False, "Prohledáno pozic: 1. Žádná linie tomu nevyhoví.", (), 1, 1
    )


def test_what_can_be_forced_holds_against_every_answer():
    assert ask("Bára si může vynutit do konce hry: vyhraje Bára", "Pokud na hromadě je 3 kameny") == Answer(True, "", (), 5, 3)
    assert ask("Alík si může vynutit do konce hry: vyhraje Alík", "Pokud na hromadě je 3 kameny") == Answer(
        False,
        "Prohledáno pozic: 5. Vynutit se to nedá: soupeři mají proti každému postupu odpověď.",
        (),
        5,
        3,
    )
    assert ask("Alík si může vynutit do konce hry: vyhraje Alík", "Pokud na hromadě je 4 kameny").held is True


def test_a_search_that_is_cut_off_leaves_the_answer_open(monkeypatch):
    monkeypatch.setattr(search.Search.__init__, "__defaults__", (2, 20.0, None))
    assert ask("na každé linii do konce hry: vyhraje Bára") == Answer(None, "Rozbor překročil 2 pozic.", (), 3, 0)


def test_a_claim_that_cannot_be_said_at_the_end_leaves_the_answer_open():
    class Early(Stonegame):
        def lines_end(self, line, scope):
            return lambda t, s: True

    found = ask("na každé linii do konce hry: hra trvá", of=Early())
    assert (found.held, found.reason, found.positions) == (None, "Nikdo ještě nehrál.", 1)


@pytest.mark.parametrize("claim", ["rozhoduje Alík", "je dovoleno: Alík vezme 1 kámen", "Alík má bodů 3"])
def test_what_asks_for_choices_has_no_meaning_at_the_end_of_a_line(claim):
    for question in ("na každé linii do konce hry", "Alík si může vynutit do konce hry"):
        with pytest.raises(ScenarioError) as found:
            ask(f"{question}: {claim}")
        assert str(found.value) == ALL


def test_lines_that_are_only_explored_are_no_part_of_the_trace():
    line = line_of("Pokud na hromadě je 3 kameny", traced=True)
    THEN.parse("na některé linii do konce hry: vyhraje Alík").answer(line)
    assert line.recorder.steps == []
    assert line.recorder.muted is False
    assert "hra-kameny 2.6" in line.recorder.decisive


def test_what_was_explored_supports_no_later_step():
    line = line_of("Pokud na hromadě je 3 kameny", traced=True)
    THEN.parse("na některé linii do konce hry: vyhraje Alík").answer(line)
    line.take(("take", 1))
    assert [step.rules for step in line.recorder.steps] == [("hra-kameny 2.6",)]


def test_choices_of_a_line_are_told_by_who_made_them():
    found = ask("na každé linii do konce hry: vyhraje Bára", "Pokud na hromadě je 3 kameny", of=Plain())
    assert found.reason == "Prohledáno pozic: 3. Linie, která to vyvrací: Alík: Alík/3/1; Bára: Bára/3/1."


def test_a_recorder_speaks_again_after_a_question_that_failed():
    line = line_of(traced=True)
    line.game.lines_end = None
    try:
        with pytest.raises(TypeError):
            THEN.parse("na každé linii do konce hry: vyhraje Alík").answer(line)
    finally:
        del line.game.lines_end
    assert line.recorder.muted is False


# -- because -----------------------------------------------------------------------------------------
WON = ("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen")


def test_an_expectation_may_name_the_rule_that_decided_it():
    assert ask("vyhraje Alík, protože hra-kameny 3.1", *WON, traced=True) == Answer(True, "", ("hra-kameny 3.1",))
    assert ask("vyhraje Alík, protože hra-kameny 9.9", *WON, traced=True) == Answer(
        False, "Platí to, ale pravidlo hra-kameny 9.9 o tom nerozhodlo."
    )


def test_what_does_not_hold_has_no_reason():
    assert ask("vyhraje Bára, protože hra-kameny 3.1", *WON, traced=True) == Answer(
        False, "Vyhrává: čekáno Bára, ve skutečnosti Alík."
    )


def test_without_a_record_any_rule_is_believed():
    assert ask("vyhraje Alík, protože hra-kameny 9.9", *WON) == Answer(True, "", ("hra-kameny 9.9",))


def test_a_reason_may_be_among_those_of_the_expectation():
    text = "je odmítnuto podle hra-kameny 2.1: Alík vezme 4 kameny, protože hra-kameny "
    assert ask(text + "2.1", traced=True) == Answer(True, "", ("hra-kameny 2.1", "hra-kameny 2.1"))
    assert ask(text + "7.7", traced=True) == Answer(
        False, "Platí to, ale pravidlo hra-kameny 7.7 o tom nerozhodlo.", ("hra-kameny 2.1",)
    )


def test_a_rule_that_only_refused_something_must_yet_be_proved():
    line = played(*WON, traced=True).line
    line.recorder.refused["hra-kameny 2.1"] = None
    assert THEN.parse("vyhraje Alík, protože hra-kameny 2.1").answer(line) == Answer(True, "", ("hra-kameny 2.1",))
    assert line.recorder.to_prove == {"hra-kameny 2.1": None}
    THEN.parse("vyhraje Alík, protože hra-kameny 3.1").answer(line)
    assert list(line.recorder.to_prove) == ["hra-kameny 2.1"]


def test_what_was_searched_is_counted_behind_a_reason_too():
    found = ask(
        "na některé linii do konce hry: vyhraje Alík, protože hra-kameny 3.1", "Pokud na hromadě je 3 kameny", traced=True
    )
    assert found == Answer(True, "", ("hra-kameny 3.1",), 3, 1)
