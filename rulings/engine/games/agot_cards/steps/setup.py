"""Setting the game up in its seven steps (4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.piles import hand_of
from ....cards.sequences import Names, Sequence
from ....cards.steps import settle
from ....core.flow import Choice, Options, Step, Together, operands, pop, push
from ....core.layout import State
from ....core.trace import owed
from .. import hooks
from ..cells import CHANCE, DECK, ROUND, ZONE

if TYPE_CHECKING:
    from ..table import Table

HAND_SIZE = 7

WHO, SERVED, LAST_CARD, LAST_WHO = operands("who served last_card last_who")
"""Whose choice it is, how many players have been served (where all choose at once: a bit for each who is ready), and in
``Deploy`` the mark of the last card laid out and the player who did it."""


class Setup(Sequence):
    """The steps of set-up, each put there by its own rule; then the first round begins."""

    title = "příprava na hru"

    def steps(self, t: Table, s: State, f: int) -> Names:
        return tuple(rule(t) for rule in hooks.setup_steps.of(t))

    def open(self, t: Table, s: State, f: int, name: str) -> None:
        owed(t, s, hooks.setup_steps.by(t, name))
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


class Redraw(Together):
    """Each player keeps the opening hand or exchanges it (4.13)."""

    verbs = ("redraw",)
    title = "výměna zahajovací ruky"

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        if is_ready(s, f, p) or hooks.redraw.refuses(t, s, p):
            return []
        return [("keep", p), ("redraw", p)]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = choice[1]
        if choice[0] == "keep":
            be_ready(s, f, p)
            return
        if choice[0] == "redraw_part":
            back = hand_of(t, s, p)[: choice[2]]
            for c in back:
                s[c + ZONE] = DECK
            push(s, t.step["draw"], CHANCE, len(back), 0, p)
            return
        hooks.redrawn.run(t, s, p)
        push(s, t.step["draw"], CHANCE, HAND_SIZE, 0, p)

    def finish(self, t: Table, s: State, f: int) -> None:
        pop(s)

    def default(self, t: Table, s: State, f: int) -> Choice:
        return ("keep", s[f + WHO])


class Deploy(Together):
    """Each player lays out cards face down (4.16)."""

    verbs = ("deploy",)
    title = "vyložení zahajovacích karet"
    named = True

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        if is_ready(s, f, p):
            return []
        last = s[f + LAST_CARD] if t.exploring and s[f + LAST_WHO] == p else 0  # lines reach a set one way only
        hand = hand_of(t, s, p)
        options: Options = [("deploy", c) for c in hand if t.mark[c] > last and not hooks.deploy.refuses(t, s, p, c)]
        return [*options, ("done", p)] if hand else []

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "done":
            be_ready(s, f, choice[1])
            s[f + LAST_CARD] = s[f + LAST_WHO] = 0
            return
        p = t.owner[choice[1]]
        s[f + LAST_CARD], s[f + LAST_WHO] = t.pointer(choice[1]), p
        hooks.deployed.run(t, s, p, choice[1])

    def finish(self, t: Table, s: State, f: int) -> None:
        pop(s)
        hooks.setup_reveal.run(t, s)
        settle(t, s)


def is_ready(s: State, f: int, p: int) -> int:
    """Whether a player has made the choice that all make at once."""
    return s[f + SERVED] & 1 << p


def be_ready(s: State, f: int, p: int) -> None:
    """A player has made it."""
    s[f + SERVED] |= 1 << p
