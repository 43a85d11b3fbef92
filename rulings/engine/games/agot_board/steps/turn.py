"""The game from its setup to its end: turns of three phases."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from ....core.flow import Choice, Options, Step, operands, pop, push
from ....core.layout import State
from ....core.trace import telling
from .. import hooks
from ..cells import ACTION, FIRST_OVER, PHASE, PLANNING, STAGE, WESTEROS
from ..legality import legal

if TYPE_CHECKING:
    from ..table import Table

T = TypeVar("T")
Stage = Callable[["Table", State], None]
"""What is done at one step of a phase; it may open steps of its own."""

WAIT = ("wait",)
"""What is left where a game cannot begin."""
PHASES = {"westeros": WESTEROS, "planning": PLANNING, "action": ACTION}
WHO, BEGUN = operands("who begun")
"""Of every sequence: who is asked, and how many of its parts have begun."""


def following(s: State, at: int, parts: Sequence[T]) -> T | None:
    """The next of several parts, those begun being counted in a cell; None when all have had their turn."""
    begun = s[at]
    if begun >= len(parts):
        return None
    s[at] = begun + 1
    return parts[begun]


class Setup(Step):
    """Before the game: it begins when somebody says so and the players may be so many (1.6)."""

    title = "příprava hry"
    rests = True
    verbs = ("start", "wait")

    def run(self, t: Table, s: State, f: int) -> Options:
        return legal(t, s, 0, [("start",)]) or [WAIT]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == WAIT:
            return
        pop(s)
        hooks.setup.run(t, s)
        if hooks.game_begins.holds(t):
            push(s, t.step["turn"])


class Turn(Step):
    """One turn after another (4.1)."""

    title = "kolo hry"

    def run(self, t: Table, s: State, f: int) -> None:
        phase = following(s, f + BEGUN, hooks.turn_phases.first(t, s) or ())
        if phase is None:
            self.over(t, s, f)
            return
        if hooks.phase_skipped.refuses(t, s, phase):
            return
        s[PHASE], s[STAGE] = PHASES[phase], 0
        push(s, t.step[phase])

    def over(self, t: Table, s: State, f: int) -> None:
        with telling(t, hooks.turn_over, s, hooks.action_over.numbers(t)):  # what ends the last phase ends the turn
            s[FIRST_OVER] = 1
            hooks.turn_over.run(t, s)
        if not hooks.last_turn.holds(t, s):
            s[f + BEGUN] = 0
            return
        pop(s)
        hooks.scoring.run(t, s)


class Stages(Step):
    """The steps of a phase, one after another."""

    @abstractmethod
    def stages(self, t: Table) -> Sequence[Stage]:
        """The steps of this phase, in order."""

    def run(self, t: Table, s: State, f: int) -> None:
        stage = following(s, f + BEGUN, self.stages(t))
        if stage is None:
            pop(s)
        else:
            stage(t, s)
