"""What several sentences need: sentences laid on the table, numbers of a character."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.sentences import Given

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table


class Laid(Given):
    """A sentence of *Pokud* that lays something on the compiled table."""

    def apply(self, situation: Situation) -> None:
        situation.said.append(self)

    @abstractmethod
    def place(self, situation: Situation, t: Table, s: State) -> None:
        """Write it into the position. Raises ScenarioError for what the game does not allow."""


def in_bounds(n: int, low: int, high: int, what: str) -> int:
    """A number that a sentence may say. Raises ScenarioError for any other."""
    if not low <= n <= high:
        raise ScenarioError(f"{what}: {n} je mimo rozsah {low} až {high}.")
    return n
