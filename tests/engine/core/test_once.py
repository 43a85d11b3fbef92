"""Sentences that may be said of one thing only once."""

from __future__ import annotations

import pytest

from rulings.engine.core.game import Situation
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.once import Heard, Once, hear
from rulings.engine.core.sentences import Given, say


class Height(Once):
    given = (say("{player} měří {n}"),)
    player: str
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return (f"výška hráče {self.player}",)

    def apply(self, situation: Situation) -> None:
        """Nothing is laid anywhere."""


class Adds(Given):
    given = (say("přibude {n}"),)
    n: int

    def apply(self, situation: Situation) -> None:
        """Nothing is laid anywhere."""


@pytest.fixture
def heard() -> Heard:
    found: Heard = {}
    hear(found, Height("Alík", 180))
    return found


def test_another_word_about_the_same_thing_is_refused(heard):
    with pytest.raises(ScenarioError, match="výška hráče Alík.*dvě různé věty"):
        hear(heard, Height("Alík", 190))


def test_the_same_word_and_one_about_somebody_else_are_not(heard):
    hear(heard, Height("Alík", 180))
    hear(heard, Height("Bára", 190))


def test_sentences_that_add_up_may_be_said_again(heard):
    hear(heard, Adds(1))
    hear(heard, Adds(2))
