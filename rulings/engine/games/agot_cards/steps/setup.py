"""Setting the game up in its seven steps (4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.piles import hand_of
from ....cards.sequences import Names, Sequence
from ....cards.steps import settle
from ....core.flow import Choice, Options, Step, operands, pop, push
from ....core.layout import State
from .. import hooks
from ..cells import CHANCE, HAND, ROUND, ZONE

if TYPE_CHECKING:
    from ..table import Table

DONE, KEEP = ("done",), ("keep",)
HAND_SIZE = 7

WHO, SERVED, LAST_CARD = operands("who served last_card")
"""Whose choice it is, how many players have made theirs, and in ``Deploy`` the mark of the last card laid out."""


class Setup(Sequence):
    """The steps of set-up, each put there by its own rule; then the first round begins."""

    title = "příprava na hru"

    def steps(self, t: Table, s: State, f: int) -> Names:
        return tuple(rule(t) for rule in hooks.setup_steps.of(t))

    def open(self, t: Table, s: State, f: int, name: str) -> None:
        push(s, t.step[name])

    def over(self, t: Table, s: State, f: int) -> None:
        pop(s)
        push(s, t.step["round"])
        s[ROUND] = 1


class FillHands(Step):
    """Every player draws until the opening hand is full (4.12, 4.25)."""

    title = "zahajovací ruka"

    def run(self, t: Table, s: State, f: int) -> None:
        if s[f + SERVED] >= t.count:
            pop(s)
            return
        p = s[f + SERVED]
        s[f + SERVED] += 1
        missing = HAND_SIZE - len(hand_of(t, s, p))
        if missing > 0:
            push(s, t.step["draw"], CHANCE, missing, 0, p)


class Redraw(Step):
    """Each player keeps the opening hand or exchanges it (4.13)."""

    verbs = ("redraw",)
    title = "výměna zahajovací ruky"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        while s[f + SERVED] < t.count:
            s[f + WHO] = s[f + SERVED]
            if not hooks.redraw.refuses(t, s, s[f + WHO]):
                return [KEEP, ("redraw",)]
            s[f + SERVED] += 1
        pop(s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = s[f + WHO]
        if choice == KEEP:
            s[f + SERVED] += 1
            return
        hooks.redrawn.run(t, s, p)
        push(s, t.step["draw"], CHANCE, HAND_SIZE, 0, p)

    def default(self, t: Table, s: State, f: int) -> Choice:
        return KEEP


class Deploy(Step):
    """Each player lays out cards face down (4.16)."""

    verbs = ("deploy",)
    title = "vyložení zahajovacích karet"
    named = True

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if s[f + SERVED] >= t.count:
            pop(s)
            hooks.setup_reveal.run(t, s)
            settle(t, s)
            return None
        p = s[f + WHO] = s[f + SERVED]
        options: Options = [
            ("deploy", c)
            for c in t.rows
            if s[c + ZONE] == HAND and t.owner[c] == p and t.mark[c] > s[f + LAST_CARD] and not hooks.deploy.refuses(t, s, p, c)
        ]
        if not options and not hand_of(t, s, p):
            self.finish(s, f)
            return None
        return [*options, DONE]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DONE:
            self.finish(s, f)
            return
        s[f + LAST_CARD] = t.pointer(choice[1])
        hooks.deployed.run(t, s, s[f + WHO], choice[1])

    def finish(self, s: State, f: int) -> None:
        s[f + SERVED] += 1
        s[f + LAST_CARD] = 0
