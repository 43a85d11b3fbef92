"""The game from its setup to its end: turns of three phases."""

from __future__ import annotations

from ....core.flow import A, B, Step, pop, push
from ..cells import ACTION, FIRST_OVER, PHASE, PLANNING, STAGE, WESTEROS
from ..legality import legal
from ..values import first

WAIT = ("wait",)
"""What is left where a game cannot begin."""
PHASES = {"westeros": WESTEROS, "planning": PLANNING, "action": ACTION}


class Setup(Step):
    """Before the game: it begins when somebody says so and the players may be so many (1.6)."""

    title = "příprava hry"
    rests = True
    verbs = ("start",)

    def run(self, t, s, f):
        return legal(t, s, 0, [("start",)]) or [WAIT]

    def take(self, t, s, f, choice):
        if choice == WAIT:
            return
        pop(s)
        for rule in t.setup:
            rule(t, s)
        if any(rule(t, s) for rule in t.game_begins):
            push(s, t.step["turn"])


class Turn(Step):
    """One turn after another (4.1). B the phases already begun."""

    title = "kolo hry"

    def run(self, t, s, f):
        phases = first(t.turn_phases, t, s) or ()
        if s[f + B] >= len(phases):
            self.over(t, s, f)
            return
        phase = phases[s[f + B]]
        s[f + B] += 1
        if any(rule(t, s, phase) for rule in t.phase_skipped):
            return
        s[PHASE], s[STAGE] = PHASES[phase], 0
        push(s, t.step[phase])

    def over(self, t, s, f):
        s[FIRST_OVER] = 1
        for rule in t.turn_over:
            rule(t, s)
        if not any(rule(t, s) for rule in t.last_turn):
            s[f + B] = 0
            return
        pop(s)
        for rule in t.scoring:
            rule(t, s)


class Stages(Step):
    """Steps one after another, each a hook whose rules act and may open steps of their own. B the next."""

    def __init__(self, title: str, *hooks: str, after: str = ""):
        self.title = title
        self.hooks = hooks
        self.after = after

    def stages(self, t, s):
        return self.hooks

    def run(self, t, s, f):
        stages = self.stages(t, s)
        if s[f + B] >= len(stages):
            pop(s)
            return
        s[f + B] += 1
        for rule in getattr(t, stages[s[f + B] - 1]):
            rule(t, s, s[f + A])
