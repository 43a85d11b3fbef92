"""Steps that go from stage to stage, in the order that the rules give; a stage whose rule is not in force is left out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ....core.flow import Choice, Options, Step, pop
from ....core.hooks import Orders
from ....core.layout import State
from ..cells import MET, OUTCOME, PARTY
from ..party import is_in

if TYPE_CHECKING:
    from ..table import Table

GO_ON = ("go on",)
"""The single choice where play rests so that a judge can look at the table. Silence takes it; explorations never see it."""


def following(stage: int, rules: Iterable[int]) -> int | None:
    """The stage that follows another, of those that the rules know; None after the last."""
    return min((x for x in rules if x > stage), default=None)


def stages(t: Table, hook: Orders[[], int]) -> list[int]:
    """The stages that the rules in force name."""
    return [rule(t) for rule in hook.of(t)]


class Inside(Step):
    """A step of an encounter that ends with it, and with the part that its character has in it."""

    def run(self, t: Any, s: State, f: int) -> Options | None:
        if s[OUTCOME] or s[MET] and not is_in(t, s, self.concerned(s, f)):
            pop(s)
            return None
        return self.go(t, s, f)

    def concerned(self, s: State, f: int) -> int:
        """The character without whom the step is over."""
        return s[f + 1]

    @abstractmethod
    def go(self, t: Any, s: State, f: int) -> Options | None:
        """What ``run`` does while the encounter goes on."""


class Resting(Step):
    """A step at which play rests before something is done, so that a judge can look; the party goes on in silence."""

    verbs = GO_ON
    SHOWN: int
    """The operand that tells whether it has rested."""

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + self.SHOWN] = 1

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return GO_ON
