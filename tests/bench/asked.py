"""The questions of a judge over many lines of play: which are decided in five seconds, and at how many positions.

``questions/*.feature`` holds one question an example, small ones to whole phases: ``@ano`` is confirmed, ``@ne`` refuted,
and a comment above says by what other method that is known. ``@male`` is searched whole by the plain search, in the tests too.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any
from unittest.mock import patch

from rulings.engine.core.asking import CanForce, OnLines, claimed
from rulings.engine.core.check import compile_scenario, play
from rulings.engine.core.explore import Explorer, Found
from rulings.engine.core.language.gherkin import THEN, WHEN, Scenario, read
from rulings.engine.core.line import Line
from rulings.engine.core.search import Search
from rulings.engine.core.verdict import CONFIRMED
from rulings.engine.which import game_for

from .situations import library

FOLDER = Path(__file__).parent / "questions"
SECONDS = 5.0
YES, NO, SMALL = "ano", "ne", "male"


@dataclass(frozen=True)
class Question:
    """One question: where it is asked, what of, and the answer that is known."""

    name: str
    book: str
    small: bool
    expected: bool
    line: Line
    record: OnLines | CanForce

    @property
    def quantifier(self) -> str:
        return self.record.quantifier if isinstance(self.record, OnLines) else "force"

    def ask(self, way: type[Explorer], **limits: Any) -> Found:
        """The answer of a way of searching."""
        line, game = self.line, self.line.game
        claim = claimed(line, self.record.text)
        players = game.side(line.t, self.record.player) if isinstance(self.record, CanForce) else ()
        if way is Search:
            limits["distinct"] = game.distinct(line.t, self.record.text)
        return way(line.t, game.lines_end(line, self.record.scope), claim, **limits).run(line.s, self.quantifier, players)


def questions() -> list[Question]:
    """Every question, in the order of the files."""
    return [_question(path, scenario) for path in sorted(FOLDER.glob("*.feature")) for scenario in read(path.read_text("utf-8"))]


def _question(path: Path, scenario: Scenario) -> Question:
    game = game_for(scenario)
    situation, script = compile_scenario(game, scenario, library(path.parent))
    [record] = [record for kind, record, _sentence in script if kind == THEN]
    played = play(game, situation, [step for step in script if step[0] == WHEN], traced=False)
    line = played.line
    assert line is not None, played.report
    assert played.report.verdict == CONFIRMED, played.report
    assert isinstance(record, OnLines | CanForce), scenario.name
    line.settle()
    return Question(scenario.name, path.stem, SMALL in scenario.tags, YES in scenario.tags, line, record)


@dataclass(frozen=True)
class Asked:
    """What came of a question: the answer or None, positions looked at, seconds of CPU."""

    question: Question
    holds: bool | None
    positions: int
    seconds: float

    @property
    def told(self) -> str:
        """Whether it was decided, and rightly."""
        return "undecided" if self.holds is None else "decided" if self.holds is self.question.expected else "WRONG"


def ask(question: Question, way: type[Explorer] = Search) -> Asked:
    """A question, for so many seconds of CPU: on a busy machine the clock on the wall would cut it short."""
    with patch("rulings.engine.core.explore.monotonic", process_time):
        start = process_time()
        found = question.ask(way, max_seconds=SECONDS, max_positions=10**7)
        return Asked(question, found.holds, found.positions, process_time() - start)


def main() -> None:
    """Print each question, with ``--plain`` what the plain search makes of it too."""
    for question in questions():
        row = [ask(question, way) for way in (Search, Explorer)[: 1 + ("--plain" in sys.argv)]]
        print(
            f"{question.name:90}", *(f"{one.told:10}{one.positions:>7} positions {one.seconds:5.2f} s" for one in row), sep=" | "
        )


if __name__ == "__main__":
    main()
