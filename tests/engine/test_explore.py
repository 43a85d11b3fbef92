"""Exploration against a second, slower walk of the same lines, and the recorded counts of the micro challenge."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulings.engine.core.explore import Explorer, census, forced
from rulings.engine.core.flow import advance, take
from rulings.engine.games.agot_cards.cells import WINNER
from tests.bench.__main__ import micro, micro_over

from .support import CHALLENGE, line_of, report

BENCH = Path(__file__).parents[1] / "bench"


def all_lines(t, s, ended):
    """Every line, one by one, without a table: the readable oracle."""
    options = advance(t, s, ended)
    if not options:
        yield bytes(s)
    for choice in options:
        child = s[:]
        take(t, child, choice)
        yield from all_lines(t, child, ended)


def small():
    line = line_of(
        *CHALLENGE, 'A Lannister má ve hře postavu "Písař" se silou 1', "Když Stark ohlásí proti hráči Lannister vojenskou výzvu"
    )
    line.t.exploring = True
    return line.t, line.s


def test_lines_are_counted_as_the_oracle_counts_them():
    t, s = small()
    ends = list(all_lines(t, s[:], micro_over))
    found = Explorer(t, micro_over, lambda t, s: True).run(s, "every")
    assert found.lines == len(ends)
    assert found.ends == len(set(ends))
    assert found.holds is True


def test_census_and_explorer_see_the_same_positions():
    t, s = small()
    found = Explorer(t, micro_over, lambda t, s: True).run(s, "every")
    counted = census(t, s, micro_over)
    assert (counted.positions, counted.edges, counted.ends) == (found.positions, found.edges, found.ends)


@pytest.mark.slow
def test_the_micro_challenge_keeps_its_counts():
    t, s = micro()
    counts = census(t, s, micro_over, 10**6)
    expected = json.loads((BENCH / "micro.json").read_text())
    assert {str(depth): row for depth, row in counts.depths.items()} == expected


def test_a_budget_leaves_the_answer_open():
    t, s = micro()
    found = Explorer(t, micro_over, lambda t, s: True, max_positions=50).run(s, "every")
    assert found.holds is None
    assert "50 pozic" in found.reason


def test_a_claim_that_fails_on_one_line_is_refuted_with_that_line():
    found = report(
        *CHALLENGE,
        'Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"',
        "Pak na každé linii do konce výzvy: výzva je nebráněná",
    )
    assert found.verdict == "refuted"
    assert "bránit postavou „Strážný“" in found.reason


def test_what_the_defender_can_force_the_attacker_cannot_prevent():
    attack = 'Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"'
    stronger = (CHALLENGE[0], 'A Lannister má ve hře postavu "Strážný" se silou 4')
    assert (
        report(*stronger, attack, "Pak Lannister si může vynutit do konce výzvy: výzvu vyhraje Lannister").verdict == "confirmed"
    )
    assert (
        report(*CHALLENGE, attack, "Pak Lannister si může vynutit do konce výzvy: výzvu vyhraje Lannister").verdict == "refuted"
    )


def test_the_line_that_refutes_is_a_shortest_one():
    """Two ways lead to a lost challenge; the one with fewer choices is told."""
    t, s = small()
    winner_is_attacker = lambda t, s: s[WINNER] == 1  # noqa: E731  (the claim is a function by contract)
    found = Explorer(t, micro_over, winner_is_attacker).run(s, "every")
    lengths = {len(path) for path, end in paths(t, s[:], ()) if not winner_is_attacker(t, end)}
    assert found.holds is False
    assert len(found.line) == min(lengths)


def paths(t, s, path):
    """Every line with its choices, by the slow oracle's way; forced choices are no part of a line."""
    options = forced(t, s, micro_over)
    if not options:
        yield path, s
    for choice in options:
        child = s[:]
        take(t, child, choice)
        yield from paths(t, child, (*path, choice))
