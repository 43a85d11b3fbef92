"""Sentences that may be said of one thing only once."""

from __future__ import annotations

from abc import abstractmethod

from .language.gherkin import ScenarioError
from .sentences import Given

Heard = dict[tuple[type[Given], tuple[str, ...]], Given]
"""What was said of each thing."""


class Once(Given):
    """A sentence of *Pokud* that may be said of one thing only once, or again in the same words."""

    @property
    @abstractmethod
    def about(self) -> tuple[str, ...]:
        """Of what it speaks."""


def hear(heard: Heard, record: Given) -> None:
    """Remember what a sentence says. Raises ScenarioError where the same thing was said before, and not so."""
    if isinstance(record, Once) and heard.setdefault((type(record), record.about), record) != record:
        raise ScenarioError(f"Situace říká o téže věci ({', '.join(record.about)}) dvě různé věty; jednu vynechte.")
