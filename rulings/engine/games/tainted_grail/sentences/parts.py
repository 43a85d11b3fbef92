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

    @property
    def about(self) -> tuple[str, ...] | None:
        """Of what it speaks, if nothing else may be said of that; None where several such sentences add up."""
        return None

    def apply(self, situation: Situation) -> None:
        about = self.about
        if about is not None and any(type(x) is type(self) and x.about == about and x != self for x in situation.said):
            raise ScenarioError(f"Situace říká o téže věci ({', '.join(about)}) dvě různé věty; jednu vynechte.")
        situation.said.append(self)

    @abstractmethod
    def place(self, situation: Situation, t: Table, s: State) -> None:
        """Write it into the position. Raises ScenarioError for what the game does not allow."""


def in_bounds(n: int, low: int, high: int, what: str) -> int:
    """A number that a sentence may say. Raises ScenarioError for any other."""
    if not low <= n <= high:
        raise ScenarioError(f"{what}: {n} je mimo rozsah {low} až {high}.")
    return n
