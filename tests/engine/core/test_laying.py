"""Situations whose sentences are laid on the compiled table."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.laying import Laid, Laying
from rulings.engine.core.layout import State
from rulings.engine.core.once import Once
from rulings.engine.core.sentences import say


class Stone(Laid, Once):
    given = (say("na místě {place} leží {n}"),)
    at: int
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return (f"místo {self.at}",)

    def place(self, situation, t, s: State) -> None:
        s[self.at] += self.n


class Pile(Laid):
    """It leans on what is printed, and on the table."""

    given = (say("na konci leží hromada"),)

    def place(self, situation, t, s: State) -> None:
        s[t["end"]] = len(situation.printed())


@dataclass
class Board(Laying[str]):
    prints: int = 0

    def _print(self) -> str:
        self.prints += 1
        return f"{self.prints}. vytištění"

    def compile(self, *, off=frozenset(), recorder=None):
        s = State(3)
        self.lay({"end": 1}, s)
        return self.printed(), s


def test_what_is_said_is_laid_on_every_table_and_printed_once():
    board = Board()
    board.add(Stone(0, 5))
    board.add(Stone(2, 7))
    assert board.compile() == board.compile() == ("1. vytištění", State((5, 0, 7)))


def test_nothing_is_laid_of_what_was_said_otherwise_before():
    board = Board()
    board.add(Stone(0, 5))
    with pytest.raises(ScenarioError, match="místo 0"):
        board.add(Stone(0, 6))
    assert board.said == [Stone(0, 5)]


def test_a_sentence_is_laid_by_what_is_printed_and_by_the_table():
    board = Board()
    board.add(Pile())
    board.add(Stone(0, 5))
    assert board.compile()[1] == State((5, len("1. vytištění"), 0))
