"""Steps that go from stage to stage, in the order that the rules give; a stage whose rule is not in force is left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ....core.flow import Options, Step, pop
from ....core.hooks import Orders
from ....core.layout import State
from ..cells import MET, OUTCOME
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

    def go(self, t: Any, s: State, f: int) -> Options | None:
        """What ``run`` does while the encounter goes on."""
        raise NotImplementedError(type(self).__name__)
