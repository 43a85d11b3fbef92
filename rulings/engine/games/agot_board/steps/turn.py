"""The game from its setup to its end: turns of three phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import A, B, Choice, Options, Step, pop, push
from ....core.hooks import Causes
from ....core.layout import State
from .. import hooks
from ..cells import ACTION, FIRST_OVER, PHASE, PLANNING, STAGE, WESTEROS
from ..legality import legal

if TYPE_CHECKING:
    from ..table import Table

WAIT = ("wait",)
"""What is left where a game cannot begin."""
PHASES = {"westeros": WESTEROS, "planning": PLANNING, "action": ACTION}


class Setup(Step):
    """Before the game: it begins when somebody says so and the players may be so many (1.6)."""

    title = "příprava hry"
    rests = True
    verbs = ("start",)

    def run(self, t: Table, s: State, f: int) -> Options:
        return legal(t, s, 0, [("start",)]) or [WAIT]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == WAIT:
            return
        pop(s)
        hooks.setup.run(t, s)
        if hooks.game_begins.holds(t, s):
            push(s, t.step["turn"])


class Turn(Step):
    """One turn after another (4.1). B the phases already begun."""

    title = "kolo hry"

    def run(self, t: Table, s: State, f: int) -> None:
        phases = hooks.turn_phases.first(t, s) or ()
        if s[f + B] >= len(phases):
            self.over(t, s, f)
            return
        phase = phases[s[f + B]]
        s[f + B] += 1
        if hooks.phase_skipped.refuses(t, s, phase):
            return
        s[PHASE], s[STAGE] = PHASES[phase], 0
        push(s, t.step[phase])

    def over(self, t: Table, s: State, f: int) -> None:
        s[FIRST_OVER] = 1
        hooks.turn_over.run(t, s)
        if not hooks.last_turn.holds(t, s):
            s[f + B] = 0
            return
        pop(s)
        hooks.scoring.run(t, s)


class Stages(Step):
    """Steps one after another, each a hook whose rules act and may open steps of their own. B the next."""

    def __init__(self, title: str, *stages: Causes) -> None:
        self.title = title
        self.fixed = stages

    def stages(self, t: Table, s: State) -> tuple[Causes, Causes]:
        return self.fixed

    def run(self, t: Table, s: State, f: int) -> None:
        stages = self.stages(t, s)
        if s[f + B] >= len(stages):
            pop(s)
            return
        s[f + B] += 1
        stages[s[f + B] - 1].run(t, s, s[f + A])
