"""One scenario on the table: compiled once, played once, asked for its report, its moves, its pictures."""

from __future__ import annotations

import pytest

from rulings.engine.core import case as module
from rulings.engine.core.case import Case, check_scenario
from rulings.engine.core.language.gherkin import ScenarioError, read
from rulings.engine.core.legal import no_moves
from rulings.engine.core.verdict import CONFIRMED, REFUTED, UNDECIDED

from .toy import HEAP, OVER, Situation, Stonegame, Takes, Turn, game, report, scenario

LAST = ("Pokud na hromadě je 2 kameny", "Když Alík vezme 2 kameny")


def case(*steps, rule="", of=game, **options):
    [found] = read(scenario(*steps, rule=rule))
    return Case(of, found, **options)


class Drawn(Stonegame):
    """A game whose picture is its heap."""

    def picture(self, t, s):
        return {"heap": s[HEAP], "over": s[OVER]} if t.count else None


# -- the report ------------------------------------------------------------------------------------------
def test_a_report_tells_the_whole_story():
    text = scenario(*LAST, "Pak vyhraje Alík, protože hra-kameny 3.1", rule="hra-kameny 3.1 Poslední kámen")
    [found] = read("@značka\n" + text)
    told = check_scenario(game, found)
    assert (told.name, told.line, told.tags, told.rule, told.rule_line) == ("zkouška", 4, ("značka",), "hra-kameny 3.1", 3)
    assert (told.verdict, told.reason, told.reason_line, told.edition) == (CONFIRMED, "", 0, "hra-kameny")
    assert told.rules == ("hra-kameny 1.2", "hra-kameny 2.6", "hra-kameny 3.1", "hra-kameny 3.2", "hra-kameny 3.5")
    assert [step.kind for step in told.trace] == ["move", "auto", "auto", "expect"]
    assert (told.bites, told.why, told.structural) == (None, (), "")


def test_until_it_is_asked_a_case_knows_nothing():
    one = case(*LAST, "Pak vyhraje Alík", rule="hra-kameny 3.1")
    assert (one.situation, one.script, one.fault) == (None, [], None)
    assert one.report().bites is None
    assert one.report(bites=True).bites is True
    assert [kind for kind, _record, _sentence in one.script] == ["when", "then"]


def test_ablation_is_made_where_it_is_asked_for():
    steps = (*LAST, "Pak vyhraje Alík")
    assert report(*steps, rule="hra-kameny 3.1", bites=True).bites is True
    assert report(*steps, rule="hra-kameny 2.2", bites=True).bites is False
    assert report(*steps, rule="hra-kameny 2.2", why=True).why == ("hra-kameny 2.6", "hra-kameny 3.1")
    assert report(*steps, rule="hra-kameny 1.1", bites=True).structural == "Bez hromady není hra."
    found = report(*LAST, "Pak vyhraje Bára", rule="hra-kameny 3.1", bites=True, why=True)
    assert (found.verdict, found.bites, found.why) == (REFUTED, None, ())


def test_refusals_are_tried_as_well_as_decisions():
    found = report("Pak je odmítnuto podle hra-kameny 2.1: Alík vezme 3 kameny", why=True)
    assert found.why == ("hra-kameny 2.1",)


def test_a_refusal_on_the_way_may_be_what_decides():
    steps = ("Pokud na hromadě je 2 kameny", "Pak na každé linii do konce tahu: na hromadě je 1 kámen")
    assert report(*steps).verdict == REFUTED
    found = report("Pokud na hromadě je 3 kameny", "Pak Bára si může vynutit do konce hry: vyhraje Bára", why=True)
    assert "hra-kameny 2.1" in found.why


@pytest.mark.parametrize(("rule", "verdict"), [("2.1", CONFIRMED), ("2.9", REFUTED)])
def test_a_refusing_rule_that_is_given_as_a_reason_must_make_a_difference(rule, verdict):
    found = report(
        "Pokud na hromadě je 3 kameny",
        f"Pak Bára si může vynutit do konce hry: vyhraje Bára, protože hra-kameny {rule}",
        "A na hromadě je 3 kameny",
    )
    assert found.verdict == verdict
    if verdict == REFUTED:
        assert found.reason == "Platí to, ale pravidlo hra-kameny 2.9 o tom nerozhodlo: bez něj to dopadne stejně."
        assert found.reason_line == 4


def test_a_scenario_needs_an_expectation():
    found = report(*LAST, rule="hra-kameny 3.1")
    assert (found.verdict, found.reason) == (UNDECIDED, "Příkladu chybí očekávání: přidejte větu začínající Pak.")
    assert (found.reason_line, found.line, found.rule, found.edition) == (3, 3, "hra-kameny 3.1", "")


def test_what_cannot_be_compiled_is_undecided():
    found = report("Pokud podle hra-jina", "Pak vyhraje Alík")
    assert (found.name, found.verdict, found.reason, found.reason_line) == (
        "zkouška",
        UNDECIDED,
        "Vydání hra-jina neznám. Znám: hra-kameny, hra-naopak.",
        3,
    )
    assert (found.rules, found.trace) == ((), ())


def test_a_fault_of_a_card_list_is_told_at_the_scenario():
    found = report("Pak vyhraje Alík", library={"unheard_of": 1})
    assert found.verdict == UNDECIDED
    assert found.reason.startswith("Vnitřní chyba: situaci se nepodařilo dohrát (TypeError: ")
    assert found.reason_line == 2


def test_another_edition_may_be_asked_for():
    found = report(*LAST, "Pak vyhraje Bára", edition="hra-naopak")
    assert (found.verdict, found.edition) == (CONFIRMED, "hra-naopak")


def test_the_card_list_is_asked_for_when_it_is_needed():
    asked = []
    one = case("Pak na hromadě je 7 kamenů", cards=lambda: asked.append(1) or {"heap": 7})
    assert asked == []
    assert one.report().verdict == CONFIRMED
    assert (one.report().verdict, one.legal()["player"], asked) == (CONFIRMED, "Alík", [1])
    assert report("Pak na hromadě je 7 kamenů", library={"heap": 7}).verdict == CONFIRMED


# -- compiled once, played once ----------------------------------------------------------------------------
def test_a_sentence_is_read_once(monkeypatch):
    one, read_of = case(*LAST, "Pak vyhraje Alík"), []
    parse = Stonegame.parse
    monkeypatch.setattr(Stonegame, "parse", lambda self, kind, text: read_of.append((kind, text)) or parse(self, kind, text))
    sentence = one.scenario.sentences[1]
    assert one.record(sentence) == Takes("Alík", 2)
    one.report()
    one.report(bites=True)
    assert one.record(sentence) == Takes("Alík", 2)
    assert sorted(read_of) == [("given", "na hromadě je 2 kameny"), ("then", "vyhraje Alík"), ("when", "Alík vezme 2 kameny")]


def test_a_situation_is_compiled_and_played_once(monkeypatch):
    compiled = []
    compile_ = Situation.compile
    monkeypatch.setattr(Situation, "compile", lambda self, **options: compiled.append(options) or compile_(self, **options))
    one = case(*LAST, "Pak vyhraje Alík", of=Drawn())
    assert one.report().verdict == CONFIRMED
    one.report()
    one.legal()
    one.pictures()
    assert len(compiled) == 1


# -- where the moves lead --------------------------------------------------------------------------------------
def test_the_moves_alone_lead_to_what_is_legal():
    found = case("Pokud na hromadě je 3 kameny", "Když Alík vezme 1 kámen", "A dojde na tah hráče Bára").legal()
    assert (found["player"], [x["text"] for x in found["choices"]]) == ("Bára", ["vzít 1", "vzít 2"])
    assert found["error"] == ""


def test_an_expectation_changes_nothing_of_where_the_moves_lead():
    steps = ("Pokud na hromadě je 1 kámen", "Pak vyhraje Bára")
    for asked_before in (True, False):
        one = case(*steps, of=Drawn())
        if asked_before:
            assert one.report().verdict == REFUTED
        assert one.legal()["choices"] == [{"text": "vzít 1", "rules": []}]
        assert one.pictures() == [{"heap": 1, "over": 0}, {"heap": 1, "over": 0}]


def test_moves_behind_a_refuted_expectation_are_made_all_the_same():
    one = case("Pokud na hromadě je 2 kameny", "Pak vyhraje Bára", "Když Alík vezme 2 kameny", of=Drawn())
    assert one.report().verdict == REFUTED
    assert one.pictures() == [{"heap": 2, "over": 0}, {"heap": 0, "over": 1}]


def test_a_script_that_is_stuck_before_its_first_expectation_stands_there():
    one = case("Pokud na hromadě je 4 kameny", "Když Alík vezme 3 kameny", "Pak vyhraje Alík", of=Drawn())
    assert one.report().verdict == UNDECIDED
    assert (one.legal()["error"], one.legal()["line"]) == ("Alík: vzít 3 – tah je odmítnut podle hra-kameny 2.1.", 4)
    assert one.pictures() == [{"heap": 4, "over": 0}, {"heap": 4, "over": 0}]


def test_what_cannot_be_compiled_has_no_moves_and_no_pictures():
    one = case("Pokud podle hra-jina", of=Drawn())
    assert one.legal() == no_moves("Vydání hra-jina neznám. Znám: hra-kameny, hra-naopak.", 3)
    assert one.pictures() == []
    assert isinstance(one.fault, ScenarioError)


def test_what_cannot_be_set_up_has_no_pictures():
    assert case("Pokud Cyril má žeton", of=Drawn()).pictures() == []


def test_where_play_cannot_even_begin_only_the_start_is_drawn(monkeypatch):
    monkeypatch.setattr(Turn, "run", lambda *args: 1 / 0)
    assert case("Pokud na hromadě je 4 kameny", of=Drawn()).pictures() == [{"heap": 4, "over": 0}]


def test_a_game_that_has_no_picture_after_the_last_move_shows_the_first(monkeypatch):
    class Once(Drawn):
        def picture(self, t, s):
            return None if s[OVER] else super().picture(t, s)

    assert case(*LAST, of=Once()).pictures() == [{"heap": 2, "over": 0}]


def test_a_game_without_a_board_has_no_pictures():
    assert case(*LAST).pictures() == []


def test_a_fault_while_listing_moves_is_told_at_the_scenario(monkeypatch):
    monkeypatch.setattr(module, "legal_moves", lambda game, stand: 1 / 0)
    assert case(*LAST).legal() == no_moves(
        "Vnitřní chyba: situaci se nepodařilo dohrát (ZeroDivisionError: division by zero). Nahlaste ji prosím.", 2
    )
