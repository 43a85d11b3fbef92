"""A question about a move and the move itself agree, wherever the situations lead, whoever makes it.

What is allowed can be played, and what can be played is allowed: unless silence would pass over somebody who has a choice, over
the end of a phase or of a challenge. There a question stops, and a script goes on (docs/scenarios.md).
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

import pytest

from rulings.engine import Desk
from rulings.engine.core.choices import Intent
from rulings.engine.core.flow import FlowError
from rulings.engine.core.heckle import Heckler
from rulings.engine.core.heckled import Heckled
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.stuck import Stuck
from rulings.engine.core.tries import tries

from ..bench.situations import FIXTURES, library

FEATURES = sorted(path for book in ("agot-ccg", "agot-lcg", "wow-tcg") for path in FIXTURES.glob(f"{book}/scenarios/*.feature"))
CASES = 2
"""Scenarios of a file, each in one of its positions."""


def drawn(found, what):
    return min(found, key=lambda one: sha256(f"{what}/{one}".encode()).digest())


def plays(line, moves) -> bool:
    try:
        line.fork().move(moves)
    except (Stuck, FlowError, ScenarioError):
        return False
    return True


def passes_over(line, intent) -> str:
    """What of note a script goes past in silence before such a move; "" where nothing is in its way."""
    ahead, game = line.fork(), line.game
    phase, unfinished = game.phase(line.t, line.s), game.unfinished(line.t, line.s)
    while ahead.options and ahead.wanted(intent) is None:
        if not (game.is_idle(ahead.options) or len(ahead.options) == 1):
            return "a choice"
        if game.passing_counts and ahead.step()[0].rests:
            return "a pass that counts"
        choice = ahead.silent(intent.player)
        if choice is None:
            return "a silence that is none"
        ahead.take(choice)
        if game.phase(ahead.t, ahead.s) != phase or unfinished and unfinished.over(ahead.t, ahead.s):
            return "an end"
    return ""


def disagreements(line, texts):
    for text in texts:
        with suppress(ScenarioError, FlowError):
            record = line.game.parse("when", text)
            moves = record.intents(line.t, line.s)
            legal, rules, _reason = record.legality(line)
            if record.declines(line.t, line.s) or legal and rules:
                continue  # what is no move, and what nobody is ever asked to do
            if legal and not plays(line, moves):
                yield f"{text}: allowed, and cannot be played"
            first = moves[0] if moves else None
            if not legal and isinstance(first, Intent) and not passes_over(line, first) and plays(line, moves):
                yield f"{text}: refused, and can be played ({', '.join(rules)})"


@pytest.mark.slow
@pytest.mark.parametrize("path", FEATURES, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_what_is_allowed_can_be_played_and_what_can_be_played_is_allowed(path):
    cases = Desk(path.read_text(encoding="utf-8"), library(path.parent.parent), book=path.parts[-3]).cases
    found: list[str] = []
    for n, case in enumerate(sorted(cases, key=lambda case: sha256(case.scenario.name.encode()).digest())[:CASES]):
        heckler = Heckler(case, Heckled())
        there = {where: line for where, line in heckler._distinct() if not where[1]}
        line = there[drawn(there, case.scenario.name)]
        found += disagreements(line, dict.fromkeys([*heckler._own, *tries(line, 1, f"agreement {n}")]))
    assert found == []
