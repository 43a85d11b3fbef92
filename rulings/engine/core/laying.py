"""Situations whose sentences are laid, one after the other, on the compiled table."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from .game import Situation
from .layout import State
from .once import Heard, hear
from .sentences import Given

Printed = TypeVar("Printed")


class Laid(Given):
    """A sentence of *Pokud* that lays something on the compiled table."""

    def apply(self, situation: Any) -> None:
        situation.said.append(self)

    @abstractmethod
    def place(self, situation: Any, t: Any, s: State) -> None:
        """Write it into the position. Raises ScenarioError for what the pieces do not allow."""


@dataclass
class Laying(Situation, Generic[Printed]):
    """Puts together once what is printed, and then lays what has been said on every table that it compiles."""

    said: list[Any] = field(default_factory=list)
    """The sentences to be laid, each a ``Laid``, in their order."""
    heard: Heard = field(default_factory=dict)
    _printed: Printed | None = None

    def add(self, record: Given) -> None:
        """Take a sentence in. Raises ScenarioError where it contradicts what was said before."""
        hear(self.heard, record)
        record.apply(self)

    def printed(self) -> Printed:
        """What is printed, put together once."""
        if self._printed is None:
            self._printed = self._print()
        return self._printed

    @abstractmethod
    def _print(self) -> Printed:
        """Put together what is printed. Raises ScenarioError."""

    def lay(self, t: Any, s: State) -> None:
        """Write all that has been said into a position. Raises ScenarioError."""
        for record in self.said:
            record.place(self, t, s)
