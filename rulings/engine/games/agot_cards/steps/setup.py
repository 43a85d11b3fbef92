"""Setting the game up in its seven steps (4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import A, B, C, Choice, Options, Step, pop, push
from ....core.layout import State
from .. import hooks
from ..cells import CHANCE, HAND, ROUND, ZONE
from ..events import hand_of
from .phases import Sequence
from .resolve import settle

if TYPE_CHECKING:
    from ..table import Table

DONE = ("done",)
HAND_SIZE = 7


class Setup(Sequence):
    """The steps of set-up, each put there by its own rule; then the first round begins."""

    title = "příprava na hru"

    def steps(self, t: Table, s: State, f: int) -> list[str]:
        return [rule(t) for rule in hooks.setup_steps.of(t)]

    def open(self, t: Table, s: State, f: int, name: str) -> None:
        push(s, t.step[name])

    def over(self, t: Table, s: State, f: int) -> None:
        pop(s)
        push(s, t.step["round"])
        s[ROUND] = 1


class FillHands(Step):
    """Every player draws until the opening hand is full (4.12, 4.25). B counts the players served."""

    title = "zahajovací ruka"

    def run(self, t: Table, s: State, f: int) -> None:
        if s[f + B] >= t.count:
            pop(s)
            return
        p = s[f + B]
        s[f + B] += 1
        missing = HAND_SIZE - len(hand_of(t, s, p))
        if missing > 0:
            push(s, t.step["draw"], CHANCE, missing, 0, p)
        return


class Redraw(Step):
    """Each player keeps the opening hand or exchanges it (4.13). A who decides, B how many have."""

    title = "výměna zahajovací ruky"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        while s[f + B] < t.count:
            s[f + A] = s[f + B]
            if not hooks.redraw.refuses(t, s, s[f + A]):
                return [("keep",), ("redraw",)]
            s[f + B] += 1
        pop(s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = s[f + A]
        if choice[0] == "keep":
            s[f + B] += 1
            return
        hooks.redrawn.run(t, s, p)
        push(s, t.step["draw"], CHANCE, HAND_SIZE, 0, p)

    def default(self, t: Table, s: State, f: int) -> tuple[str, ...]:
        return ("keep",)


class Deploy(Step):
    """Each player lays out cards face down (4.16). A who does, B how many have, C the last card + 1."""

    title = "vyložení zahajovacích karet"
    named = True

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if s[f + B] >= t.count:
            pop(s)
            hooks.setup_reveal.run(t, s)
            settle(t, s)
            return None
        p = s[f + A] = s[f + B]
        options = [
            ("deploy", c)
            for c in t.rows
            if s[c + ZONE] == HAND and t.owner[c] == p and t.index[c] >= s[f + C] and not hooks.deploy.refuses(t, s, p, c)
        ]
        if not options and not hand_of(t, s, p):
            self.finish(s, f)
            return None
        return [*options, DONE]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DONE:
            self.finish(s, f)
            return
        s[f + C] = t.index[choice[1]] + 1
        hooks.deployed.run(t, s, s[f + A], choice[1])

    def finish(self, s: State, f: int) -> None:
        s[f + B] += 1
        s[f + C] = 0
