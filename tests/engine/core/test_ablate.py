"""Ablation: which rules a verdict rests on."""

from __future__ import annotations

import pytest

from rulings.engine.core import ablate
from rulings.engine.core.ablate import ablation, flips, suffices
from rulings.engine.core.check import compile_scenario
from rulings.engine.core.language.gherkin import read

from .toy import Stonegame, game, report, scenario

LAST = ("Pokud na hromadě je 2 kameny", "Když Alík vezme 2 kameny", "Pak vyhraje Alík")


def compiled(*steps, of=game):
    [found] = read(scenario(*steps))
    return compile_scenario(of, found, {})


def asked(rule, recorded=(), *, steps=LAST, why=False, of=game):
    return ablation(of, *compiled(*steps, of=of), rule, recorded, why=why)


def test_a_rule_flips_a_verdict_that_does_not_stand_without_it():
    assert flips(game, *compiled(*LAST), "hra-kameny 3.1") is True
    assert flips(game, *compiled(*LAST), "hra-kameny 2.1") is False


def test_a_fault_of_the_engine_proves_nothing():
    class Faulty(Stonegame):
        def player_name(self, t, p):
            return {0: "Alík"}[p]

    of = Faulty()
    assert flips(of, *compiled(*LAST, of=of), "hra-kameny 3.1") is False


def test_nobody_is_told_why_a_play_without_a_rule_fails():
    """Only the verdict is wanted of it, and to tell of a line takes long."""

    class Silent(Stonegame):
        def describe_choice(self, t, s, p, choice):
            raise AssertionError("nobody listens")

    of = Silent()
    steps = ("Pokud na hromadě je 3 kameny", "Pak na žádné linii do konce tahu: na hromadě je 0 kamenů")
    assert [flips(of, *compiled(*steps, of=of), rule) for rule in ("hra-kameny 2.1", "hra-kameny 3.1")] == [True, False]


# -- where several rules refuse one thing ---------------------------------------------------------------------
EARLY = ("Pokud na hromadě je 2 kameny", "Pak je odmítnuto: Bára vezme 3 kameny")
"""It is not her turn, nobody takes more than two at once, nor more than there are."""
AGAINST = ("hra-kameny 1.2", "hra-kameny 2.1", "hra-kameny 2.2", "hra-kameny 2.3")


def is_enough(rule, *recorded, steps=EARLY):
    return suffices(game, *compiled(*steps), rule, recorded)


@pytest.mark.parametrize("rule", AGAINST)
def test_a_rule_that_is_not_missed_may_be_enough_without_the_others(rule):
    assert flips(game, *compiled(*EARLY), rule) is False
    assert is_enough(rule, *AGAINST) is True


def test_a_rule_that_refuses_nothing_is_not_enough():
    assert is_enough("hra-kameny 2.5", *AGAINST) is False
    assert is_enough("hra-kameny 2.6", *AGAINST) is False


def test_a_rule_beside_which_nobody_else_answers_is_not_asked_about_at_all(monkeypatch):
    monkeypatch.setattr(ablate, "play", None)
    assert is_enough("hra-kameny 2.2", "hra-kameny 2.2", "hra-kameny 2.3") is False


def test_a_rule_is_not_enough_where_the_others_cannot_be_missed():
    """Who takes too much is refused by one rule, and who wins is decided by another: neither answers for the other."""
    steps = (*LAST[:2], "Pak vyhraje Alík")
    assert is_enough("hra-kameny 2.1", "hra-kameny 2.6", "hra-kameny 3.1", steps=steps) is False


def test_the_rule_that_is_named_bites_or_not():
    assert asked("hra-kameny 3.1") == (True, (), "")
    assert asked("hra-kameny 2.2") == (False, (), "")
    assert asked("") == (None, (), "")


def test_a_rule_that_nothing_enacts_does_not_bite_and_is_not_tried(monkeypatch):
    monkeypatch.setattr(ablate, "play", None)
    assert asked("hra-kameny 2.99") == (False, (), "")


def test_a_structural_rule_is_not_switched_off():
    assert asked("hra-kameny 1.1") == (None, (), "Bez hromady není hra.")


def test_of_the_rules_on_record_those_that_flip_the_verdict_are_named():
    recorded = ["hra-kameny 2.1", "hra-kameny 2.6", "hra-kameny 3.1"]
    assert asked("", recorded, why=True) == (None, ("hra-kameny 2.6", "hra-kameny 3.1"), "")
    assert asked("", recorded, why=False) == (None, (), "")


def test_the_rule_that_is_named_comes_first_if_it_bites():
    recorded = ["hra-kameny 2.6", "hra-kameny 3.1"]
    assert asked("hra-kameny 3.1", recorded, why=True) == (True, ("hra-kameny 3.1", "hra-kameny 2.6"), "")
    assert asked("hra-kameny 2.2", recorded, why=True) == (False, ("hra-kameny 2.6", "hra-kameny 3.1"), "")


def test_rules_said_by_the_same_functions_are_played_once(monkeypatch):
    tried = []
    monkeypatch.setattr(ablate, "flips", lambda game, situation, script, rule: tried.append(rule) or True)
    recorded = ["hra-kameny 2.2", "hra-kameny 2.3", "hra-kameny 3.1"]
    assert asked("", recorded, why=True) == (None, tuple(recorded), "")
    assert tried == ["hra-kameny 2.2", "hra-kameny 3.1"]


def test_rules_are_switched_off_under_the_edition_that_is_played():
    steps = ("Pokud podle hra-naopak", *LAST[:2], "Pak vyhraje Bára")
    assert asked("hra-naopak 1.1", ["hra-naopak 1.2", "hra-kameny 2.6"], steps=steps, why=True) == (
        True,
        ("hra-naopak 1.1", "hra-kameny 2.6"),
        "",
    )


def test_a_report_says_what_it_rests_on():
    found = report(*LAST, rule="hra-kameny 3.1", why=True)
    assert (found.verdict, found.bites, found.why) == ("confirmed", True, ("hra-kameny 3.1", "hra-kameny 2.6"))
