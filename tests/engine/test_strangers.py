"""Whoever and whatever an expectation names must be there: a slip of the pen is told, and never taken for a no, or for a yes."""

from __future__ import annotations

import pytest

from rulings.engine.core.asking import answered
from rulings.engine.core.language.gherkin import THEN, ScenarioError
from rulings.engine.core.tries import HOLE, absent, lengths, values

from .stages import STAGES
from .support import report


def said_of_strangers(line):
    """Every expectation of a game with somebody, or some card, that is not there in one hole, and what is there in the others."""
    vocabulary = line.game.vocabulary[THEN]
    for pattern in dict.fromkeys(pattern for phrase in vocabulary.phrases for pattern in lengths(phrase.pattern)):
        holes = [(field, vocabulary.slots[kind or field]) for field, kind in HOLE.findall(pattern)]
        there = [next(iter(values(line, field, slot)), None) for field, slot in holes]
        for i, (_field, slot) in enumerate(holes):
            said = [absent(slot)[0] if j == i else value for j, value in enumerate(there)] if absent(slot) else [None]
            if None in said:
                continue
            words = iter([slot.write(value) for (_f, slot), value in zip(holes, said, strict=True)])
            yield "".join(next(words) if n % 3 == 1 else part for n, part in enumerate(HOLE.split(pattern)) if n % 3 < 2)


@pytest.mark.parametrize("name", STAGES)
def test_an_expectation_of_a_stranger_is_an_error(name):
    line = STAGES[name].line()
    taken: list[str] = []
    asked = list(said_of_strangers(line))
    for text in asked:
        try:
            taken.append(f"{text}: {answered(line.fork(), line.game.parse(THEN, text))}")
        except ScenarioError:
            continue
    assert taken == []
    assert len(asked) > 20


def test_a_stranger_is_told_at_the_line_that_names_him():
    found = report("Pokud hrají Stark a Lannister", "A je fáze výzev", "Pak hra pokračuje", "A na tahu je Tully")
    assert found.verdict == "undecided"
    assert "Tully" in found.reason
    assert found.reason_line == 7


@pytest.mark.parametrize("inside", ["v tuto chvíli ", "na každé linii do konce fáze: ", "Stark si může vynutit do konce fáze: "])
def test_a_stranger_is_an_error_inside_another_question_too(inside):
    found = report("Pokud hrají Stark a Lannister", "A je fáze výzev", f"Pak {inside}hru vyhraje Tully")
    assert found.verdict == "undecided"
    assert "Tully" in found.reason


def test_a_player_who_is_there_is_answered_for():
    found = report("Pokud hrají Stark a Lannister", "A je fáze výzev", "A na tahu je Stark", "Pak na tahu je Lannister")
    assert found.verdict == "refuted"
