"""A question leaves the position alone; what is under way has no answer yet, unless this very moment is meant."""

from __future__ import annotations

import pytest

from rulings.engine.core.check import compile_scenario, play
from rulings.engine.core.choices import Unfinished
from rulings.engine.core.language.gherkin import read
from rulings.engine.core.verdict import CONFIRMED, REFUTED, UNDECIDED

from .toy import HEAP, OVER, Stonegame, line_of, played, scenario

LAST = "Pokud na hromadě je 1 kámen"


class Open(Stonegame):
    """A game in which everything is under way until it ends."""

    def unfinished(self, t, s):
        return None if s[OVER] else Unfinished("Hra neskončila", "Když hra dojde do konce", lambda t, s: bool(s[OVER]))


def asked(*steps, of=None):
    of = of or Stonegame()
    [found] = read(scenario(*steps))
    return play(of, *compile_scenario(of, found, {}))


def test_a_question_leaves_the_position_as_it_is():
    found = asked(LAST, "Pak vyhraje Alík")
    assert (found.report.verdict, found.line.s[OVER], found.line.s[HEAP], found.line.made) == (CONFIRMED, 0, 1, 0)
    assert bytes(found.line.s) == bytes(found.start[1])


def test_the_order_of_questions_decides_nothing():
    questions = ["vyhraje Alík", "na hromadě je 0 kamenů", "v tuto chvíli vyhraje Alík"]
    verdicts = {asked(LAST, "Pak " + one, "A " + two).report.verdict for one in questions for two in questions if one != two}
    assert verdicts == {CONFIRMED}


def test_what_a_question_saw_is_told_as_a_look_ahead():
    found = asked(LAST, "Pak vyhraje Alík", "A na hromadě je 0 kamenů", "Když Alík vezme 1 kámen", "Pak vyhraje Alík")
    kinds = [step.kind for step in found.recorder.steps]
    ahead, after = kinds[: kinds.index("move")], kinds[kinds.index("move") :]
    assert ahead.count("ahead") == len(ahead) - 2  # both questions see the same, which is told once
    assert "auto" not in ahead
    assert "ahead" not in after
    assert found.recorder.steps[0].text == next(step.text for step in found.recorder.steps if step.kind == "auto")


def test_rules_seen_ahead_decide():
    found = asked(LAST, "Pak vyhraje Alík, protože hra-kameny 3.1")
    assert found.report.verdict == CONFIRMED
    assert "hra-kameny 3.1" in found.recorder.decisive


def test_what_is_under_way_has_no_answer_yet_where_it_would_change():
    found = asked("Pokud na hromadě je 2 kameny", "Když Alík vezme 1 kámen", "Pak hra trvá", of=Open())
    assert found.report.verdict == UNDECIDED
    assert found.report.reason == (
        "Hra neskončila, a odpověď se ještě změní. "
        "Přidejte „Když hra dojde do konce“, nebo se ptejte na právě tuto chvíli: v tuto chvíli …"
    )


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("v tuto chvíli hra trvá", CONFIRMED),
        ("v tuto chvíli vyhraje Bára", REFUTED),
        ("na hromadě je 1 kámen", UNDECIDED),
        ("na hromadě je 4 kameny", REFUTED),
    ],
)
def test_this_very_moment_may_be_asked_about(text, verdict):
    given = "Pokud na hromadě je 2 kameny"
    assert asked(given, "Když Alík vezme 1 kámen", f"Pak {text}", of=Open()).report.verdict == verdict


def test_the_reason_of_an_answer_is_asked_alike():
    steps = ("Pokud na hromadě je 2 kameny", "Když Alík vezme 1 kámen", "Pak hra trvá, protože hra-kameny 2.1")
    assert asked(*steps, of=Open()).report.verdict == UNDECIDED


def test_looking_on_is_no_part_of_the_record():
    found = asked("Pokud na hromadě je 2 kameny", "Když Alík vezme 1 kámen", "Pak na hromadě je 9 kamenů", of=Open())
    plain = asked("Pokud na hromadě je 2 kameny", "Když Alík vezme 1 kámen", "Pak na hromadě je 9 kamenů")
    assert found.recorder.steps == plain.recorder.steps
    assert found.recorder.decisive == plain.recorder.decisive


def test_a_real_choice_is_looked_for_in_silence():
    line = line_of("Když Alík vezme 1 kámen")
    assert line.until_choice(1).player() == 1
    assert line.until_choice(7) is line
    assert line.s == played("Když Alík vezme 1 kámen").line.s
