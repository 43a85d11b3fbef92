"""What a judge asks of a situation makes another scenario of it: may they, what comes of it, is it always so."""

from __future__ import annotations

import pytest

from rulings.engine.core.judging import ALWAYS, ASKS, MAY, WHAT, asked_move, posed, scopes, up_to
from rulings.engine.core.language.gherkin import GIVEN, THEN, WHEN, ScenarioError, Sentence, read

from .toy import game, scenario

WHOLE = ("Pokud na hromadě je 4 kameny", "Když Alík vezme 2 kameny", "Pak hra trvá", "Když Bára vezme 1 kámen", "Pak hra trvá")


def of(*steps, rule=""):
    [found] = read(scenario(*steps, rule=rule))
    return found


def asked(ask, *steps, scope="", rule=""):
    """The sentences of the scenario that asks this, behind the one of *Pokud*."""
    found = posed(game, of(*steps, rule=rule), ask, scope)
    return [(one.kind, one.text, one.line) for one in found.sentences if one.kind != GIVEN]


def test_it_may_be_asked_as_it_stands():
    assert posed(game, of(*WHOLE, rule="hra-kameny 2.1"), "") == of(*WHOLE, rule="hra-kameny 2.1")
    assert ASKS == ("", MAY, WHAT, ALWAYS)


# -- may they ---------------------------------------------------------------------------------------
def test_may_they_asks_of_the_last_move_instead_of_making_it():
    assert asked(MAY, *WHOLE) == [(WHEN, "Alík vezme 2 kameny", 4), (THEN, "je dovoleno: Bára vezme 1 kámen", 6)]


def test_may_they_proves_no_rule_any_more():
    found = posed(game, of(*WHOLE, rule="hra-kameny 2.1"), MAY)
    assert (found.rule, found.name) == ("", "zkouška")


def test_moves_that_come_after_the_one_spoken_of_are_made_before_it_is_asked():
    steps = ("Když Alík vezme 1 kámen", "Pak je odmítnuto: Bára vezme 3 kameny")
    assert asked(MAY, *steps) == [(WHEN, "Alík vezme 1 kámen", 3), (THEN, "je dovoleno: Bára vezme 3 kameny", 4)]


def test_a_move_said_twice_is_asked_about_where_it_was_said_last():
    steps = ("Když Alík zaklepe", "A Alík zaklepe")
    assert asked(MAY, *steps) == [(WHEN, "Alík zaklepe", 3), (THEN, "je dovoleno: Alík zaklepe", 4)]


def test_the_move_that_is_asked_about_is_the_last_one_said_or_spoken_of():
    spoken = of("Když Alík vezme 1 kámen", "Pak je dovoleno: Bára vezme 2 kameny", "A hra trvá")
    assert asked_move(game, spoken) == Sentence(THEN, "Bára vezme 2 kameny", 4)
    assert asked_move(game, of(*WHOLE)) == Sentence(WHEN, "Bára vezme 1 kámen", 6)
    assert asked_move(game, of("Pokud na hromadě je 4 kameny", "Pak hra trvá")) is None


def test_an_expectation_within_another_is_no_move():
    assert asked_move(game, of("Pak na každé linii do konce hry: hra trvá")) is None
    assert asked_move(game, of("Pak tomu nikdo nerozumí", "A vyhraje Cyril, protože hra-kameny 3.1")) is None


def test_without_a_move_one_is_asked_for():
    with pytest.raises(ScenarioError, match="Napište tah, na který se ptáte") as told:
        posed(game, of("Pokud na hromadě je 4 kameny", "Pak hra trvá"), MAY)
    assert told.value.line == of("Pak hra trvá").line == 2


# -- what comes of it, and is it always so ------------------------------------------------------------
def test_what_comes_of_it_expects_nothing():
    assert asked(WHAT, *WHOLE) == [(WHEN, "Alík vezme 2 kameny", 4), (WHEN, "Bára vezme 1 kámen", 6)]
    assert posed(game, of(*WHOLE, rule="hra-kameny 2.1"), WHAT).rule == "hra-kameny 2.1"


def test_is_it_always_so_asks_what_is_expected_at_the_end_over_all_lines():
    assert asked(ALWAYS, *WHOLE, scope="do konce tahu") == [
        (WHEN, "Alík vezme 2 kameny", 4),
        (WHEN, "Bára vezme 1 kámen", 6),
        (THEN, "na každé linii do konce tahu: hra trvá", 7),
    ]
    assert posed(game, of(*WHOLE, rule="hra-kameny 2.1"), ALWAYS).rule == ""


def test_where_lines_end_is_said_in_the_first_words_of_the_game_unless_asked():
    assert scopes(game) == ["do konce hry", "do konce tahu"]
    assert asked(ALWAYS, "Pak hra trvá", "A na hromadě je 5 kamenů") == [
        (THEN, "na každé linii do konce hry: hra trvá", 3),
        (THEN, "na každé linii do konce hry: na hromadě je 5 kamenů", 4),
    ]


@pytest.mark.parametrize("text", ["na některé linii do konce tahu: hra trvá", "tomu nikdo nerozumí"])
def test_what_speaks_of_lines_itself_or_is_not_understood_is_left_as_it_is(text):
    assert asked(ALWAYS, f"Pak {text}", scope="do konce hry") == [(THEN, text, 3)]


def test_without_a_claim_at_the_end_one_is_asked_for():
    with pytest.raises(ScenarioError, match="Napište, co má platit na každém průběhu") as told:
        posed(game, of("Pak hra trvá", "Když Alík vezme 2 kameny"), ALWAYS)
    assert told.value.line == 2


# -- as far as so many moves ----------------------------------------------------------------------------
def test_a_situation_may_be_seen_after_so_many_moves():
    texts = [[one.text for one in up_to(of(*WHOLE), n).sentences] for n in range(4)]
    assert texts == [
        ["na hromadě je 4 kameny"],
        ["na hromadě je 4 kameny", "Alík vezme 2 kameny"],
        ["na hromadě je 4 kameny", "Alík vezme 2 kameny", "Bára vezme 1 kámen"],
        ["na hromadě je 4 kameny", "Alík vezme 2 kameny", "Bára vezme 1 kámen"],
    ]
