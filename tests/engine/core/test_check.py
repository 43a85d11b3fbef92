"""Playing a scenario: from sentences to records, from records to a verdict, and never a traceback."""

from __future__ import annotations

import pytest

from rulings.engine.core.answer import Answer
from rulings.engine.core.check import Played, compile_scenario, go_on, play
from rulings.engine.core.clock import deadline
from rulings.engine.core.flow import FlowError
from rulings.engine.core.language.gherkin import ScenarioError, read
from rulings.engine.core.trace import TraceStep
from rulings.engine.core.verdict import CONFIRMED, REFUTED, UNDECIDED, Report

from .toy import HEAP, OVER, Heap, Situation, Stonegame, Takes, Wins, game, scenario


def compiled(*steps, rule="", of=game, library=None, **options):
    [found] = read(scenario(*steps, rule=rule))
    return compile_scenario(of, found, library or {}, **options)


def checked(*steps, of=game, **options):
    situation, script = compiled(*steps, of=of)
    return play(of, situation, script, **options)


def told(played):
    return played.report.verdict, played.report.reason, played.report.reason_line, played.broken


class Answering(Stonegame):
    """Answers every expectation as told."""

    unsettled = False

    def __init__(self, *answers):
        super().__init__()
        self.answers = list(answers)

    def parse(self, kind, text):
        return self if kind == "then" else super().parse(kind, text)

    def answer(self, line):
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


# -- from sentences to records -----------------------------------------------------------------------
def test_sentences_become_a_situation_and_a_script():
    situation, script = compiled("Pokud na hromadě je 3 kameny", "Když Alík vezme 2 kameny", "A Bára zaklepe", "Pak vyhraje Alík")
    assert (situation.heap, situation.edition) == (3, "hra-kameny")
    assert situation.seated == ["Takes", "Knocks"]
    assert [(kind, record) for kind, record, _sentence in script[::2]] == [("when", Takes("Alík", 2)), ("then", Wins("Alík"))]
    assert [sentence.line for _kind, _record, sentence in script] == [4, 5, 6]


def test_the_card_list_reaches_the_situation():
    situation, _script = compiled("Pak vyhraje Alík", library={"heap": 7})
    assert situation.heap == 7


def test_an_edition_that_is_asked_for_passes_over_only_what_the_text_says_of_it():
    situation, _script = compiled("Pokud podle hra-naopak", "A na hromadě je 3 kameny", edition="hra-kameny")
    assert (situation.edition, situation.heap) == ("hra-kameny", 3)


@pytest.mark.parametrize(
    ("rule", "steps", "edition", "played"),
    [
        ("", (), None, "hra-kameny"),
        ("hra-naopak 1.1", (), None, "hra-naopak"),
        ("hra-naopak 1.1", (), "hra-kameny", "hra-kameny"),
        ("", ("Pokud podle hra-naopak",), None, "hra-naopak"),
        ("hra-kameny 2.1", ("Pokud podle hra-naopak",), None, "hra-naopak"),
        ("", ("Pokud podle hra-naopak",), "hra-kameny", "hra-kameny"),
    ],
)
def test_the_edition_is_the_one_asked_for_or_said_or_that_of_the_rule(rule, steps, edition, played):
    situation, _script = compiled(*steps, "Pak vyhraje Alík", rule=rule, edition=edition)
    assert situation.edition == played


@pytest.mark.parametrize(
    ("rule", "steps", "said", "line"),
    [
        ("hra-kameny 9.1", ("Pak vyhraje Alík",), "Pravidlo hra-kameny 9.1 stroj nezná: opravte jeho číslo nebo knihu.", 2),
        (
            "",
            ("Když Alík zaklepe", "Pokud na hromadě je 3 kameny"),
            "Věta začínající Pokud musí stát před prvním Když a Pak.",
            4,
        ),
        ("", ("Pokud podle hra-jina",), "Vydání hra-jina neznám. Znám: hra-kameny, hra-naopak.", 3),
        (
            "",
            ("Pak vyhraje kdokoli",),
            "Nerozumím: „vyhraje kdokoli“. Čekám očekávání (větu začínající Pak), například: vyhraje Alík.",
            3,
        ),
    ],
)
def test_what_cannot_be_compiled_says_where(rule, steps, said, line):
    with pytest.raises(ScenarioError) as found:
        compiled(*steps, rule=rule)
    assert (str(found.value), found.value.line) == (said, line)


def test_a_value_out_of_range_is_told_in_czech(monkeypatch):
    monkeypatch.setattr(Situation, "add", lambda self, record: bytearray(1).__setitem__(0, 256))
    with pytest.raises(ScenarioError) as found:
        compiled("Pokud na hromadě je 3 kameny")
    assert str(found.value) == "Hodnota vyšla mimo rozsah 0 až 255, s nímž pozice počítá."


def test_sentences_may_be_read_by_another():
    seen = []
    situation, script = compiled(
        "Pokud cokoli",
        "Pak cokoli",
        parse=lambda sentence: seen.append(sentence.text) or (Heap(8) if len(seen) == 1 else Wins("Alík")),
    )
    assert (seen, situation.heap, script[0][1]) == (["cokoli", "cokoli"], 8, Wins("Alík"))


# -- verdicts ------------------------------------------------------------------------------------------
WIN = ("Pokud na hromadě je 2 kameny", "Když Alík vezme 2 kameny")


def test_what_holds_is_confirmed():
    played = checked(*WIN, "Pak vyhraje Alík")
    assert told(played) == (CONFIRMED, "", 0, False)
    assert (played.rest, played.line.s[OVER]) == ([], 1)


def test_what_does_not_hold_is_refuted_and_play_stops_there():
    played = checked(*WIN, "Pak vyhraje Bára", "A na hromadě je 9 kamenů")
    assert told(played) == (REFUTED, "Vyhrává: čekáno Bára, ve skutečnosti Alík.", 5, False)
    assert [sentence.line for _kind, _record, sentence in played.rest] == [5, 6]


def test_a_move_means_what_it_means_where_play_stands():
    assert checked("Pokud na hromadě je 2 kameny", "Když Alík vezme zbytek", "Pak vyhraje Alík").report.verdict == CONFIRMED


def test_what_cannot_be_said_is_undecided():
    assert told(checked("Pak hra trvá")) == (UNDECIDED, "Nikdo ještě nehrál.", 3, False)


def test_a_script_without_expectations_is_merely_played():
    assert told(checked(*WIN)) == (CONFIRMED, "", 0, False)
    assert told(checked()) == (CONFIRMED, "", 0, False)


def test_forced_choices_are_made_before_an_expectation():
    assert checked("Pokud na hromadě je 1 kámen", "Pak vyhraje Alík").report.verdict == CONFIRMED


def test_a_head_is_kept_and_what_was_searched_is_added_up():
    of = Answering(Answer(True, "", (), 3, 2), Answer(True, "", (), 10, 20))
    head = Report("jméno", 7, CONFIRMED, ("x",))
    played = checked("Pak vyhraje Alík", "A vyhraje Bára", of=of, report=head)
    assert played.report == Report("jméno", 7, CONFIRMED, ("x",), positions=13, lines=22)
    assert play(game, *compiled()).report == Report("", 0, CONFIRMED)


@pytest.mark.parametrize(
    ("steps", "said", "line"),
    [
        (("Když Alík vezme 3 kameny",), "Alík: vzít 3 – tah je odmítnut podle hra-kameny 2.1.", 3),
        (("Když Alík vezme 1 kámen", "A Cyril zaklepe"), "Hráče Cyril neznám.", 4),
        (("Pokud Cyril má žeton", "Když Alík vezme 1 kámen"), "Hráče Cyril neznám.", 4),
        (("Pokud Cyril má žeton",), "Hráče Cyril neznám.", 0),
        (("Když dojde na tah hráče Bára",), "Scénář nechává otevřenou volbu: rozhoduje Alík. Možnosti: vzít 1, vzít 2.", 3),
    ],
)
def test_what_cannot_be_played_is_undecided_and_says_where(steps, said, line):
    assert told(checked(*steps)) == (UNDECIDED, said, line, False)


def test_an_error_may_know_its_line_better():
    of = Answering(ScenarioError("Jinde.", 17))
    assert told(checked("Pak vyhraje Alík", of=of)) == (UNDECIDED, "Jinde.", 17, False)


def test_a_bound_is_no_fault_of_the_engine():
    assert told(checked("Pak vyhraje Alík", of=Answering(FlowError("Příliš dlouho.")))) == (UNDECIDED, "Příliš dlouho.", 3, False)


def test_a_fault_of_the_engine_is_told_as_such():
    played = checked("Když Alík vezme 1 kámen", "Pak vyhraje Alík", of=Answering(KeyError("x")))
    assert told(played) == (
        UNDECIDED,
        "Vnitřní chyba: situaci se nepodařilo dohrát (KeyError: 'x'). Nahlaste ji prosím.",
        4,
        True,
    )


def test_a_fault_while_setting_up_leaves_no_line(monkeypatch):
    monkeypatch.setattr(Situation, "compile", lambda self, **options: 1 / 0)
    played = checked("Když Alík vezme 1 kámen")
    assert told(played)[1:] == (
        "Vnitřní chyba: situaci se nepodařilo dohrát (ZeroDivisionError: division by zero). Nahlaste ji prosím.",
        3,
        True,
    )
    assert (played.line, played.start) == (None, None)


def test_too_late_is_undecided():
    with deadline(-1, of=20):
        played = checked("Když Alík vezme 1 kámen", "Pak vyhraje Alík")
    assert told(played) == (UNDECIDED, "Na celý text je 20 s a ty už uplynuly.", 3, True)


# -- rules switched off, and the record --------------------------------------------------------------------
def test_a_rule_may_be_switched_off():
    three = ("Když Alík vezme 3 kameny", "Pak na hromadě je 2 kameny")
    assert checked(*three).report.verdict == UNDECIDED
    assert checked(*three, off=["hra-kameny 2.1"]).report.verdict == CONFIRMED


def test_the_table_knows_its_situation():
    situation, script = compiled(*WIN)
    played = play(game, situation, script)
    assert played.line.t.situation is situation
    assert (played.start[0], played.start[1][HEAP]) == (played.line.t, 2)


def test_moves_and_expectations_are_told_in_order():
    of = Answering(Answer(True, "", ("hra-kameny 7.7",)), Answer(False, "Ne.", ("hra-kameny 8.8",)))
    played = checked("Když Alík vezme 1 kámen", "Pak vyhraje Alík", "A vyhraje Bára", of=of)
    move, _taken, *expected = played.recorder.steps
    assert move == TraceStep("Alík vezme 1 kámen", (), (), (), "move", 3)
    assert expected == [
        TraceStep("vyhraje Alík", ("hra-kameny 7.7",), (), (), "expect", 4),
        TraceStep("vyhraje Bára", ("hra-kameny 8.8",), (), (), "failed", 5),
    ]
    assert list(played.recorder.decisive) == [f"hra-kameny {n}" for n in ("2.6", "1.2", "2.8", "7.7", "8.8")]
    assert played.line.recorder is played.recorder


def test_what_cannot_be_said_does_not_hold_in_the_trace():
    assert checked("Pak hra trvá").recorder.steps == [TraceStep("hra trvá", (), (), (), "failed", 3)]


def test_a_play_may_leave_no_record():
    played = checked(*WIN, "Pak vyhraje Alík", traced=False)
    assert (played.recorder, played.report.verdict) == (None, CONFIRMED)


# -- going on -------------------------------------------------------------------------------------------------
def test_where_the_moves_alone_lead_is_found_without_the_questions():
    steps = ("Pokud na hromadě je 1 kámen", "Pak vyhraje Alík", "A vyhraje Bára", "Když Bára zaklepe", "Pak vyhraje Alík")
    played = checked(*steps)
    assert (played.report.verdict, played.line.s[OVER], played.line.s[HEAP]) == (REFUTED, 0, 1)
    moved = played.without_questions()
    assert [sentence.line for _kind, _record, sentence in moved.rest] == [6]
    assert (moved.recorder, moved.start, told(moved)) == (None, played.start, (CONFIRMED, "", 0, False))
    went = go_on(game, moved)
    assert went is moved
    assert told(went) == (UNDECIDED, "Bára: zaklepat – tah je odmítnut podle hra-kameny 2.9.", 6, False)


def test_a_play_that_has_asked_all_is_where_its_moves_have_led():
    played = checked("Když Alík vezme 1 kámen", "Pak na hromadě je 4 kameny")
    assert played.without_questions() is played


def test_a_play_that_goes_its_own_way_keeps_its_own_positions():
    played = checked("Když Alík vezme 1 kámen", "Pak vyhraje Bára")
    other = played.without_questions()
    other.line.move(Takes("Bára", 1).intents(other.line.t, other.line.s))
    assert (len(played.line.before), len(other.line.before)) == (1, 2)
    assert (played.line.s[HEAP], other.line.s[HEAP]) == (4, 3)


def test_without_a_line_there_is_nothing_to_go_on_with():
    nothing = Played(Report("", 0, CONFIRMED))
    assert nothing.without_questions() is nothing
