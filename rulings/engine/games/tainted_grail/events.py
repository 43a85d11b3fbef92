"""What changes characters, pools and sequences. Each change is told to the rules that follow from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.flow import counted, push
from ...core.layout import State, set_signed, signed
from . import hooks
from .cells import AFFINITY, HEALTH_NAME, OUT, OUTCOME, RANK, SEQUENCE, VALUES
from .decks import move, sequence
from .model import Effects

if TYPE_CHECKING:
    from .table import Table

FROM_CARD, FROM_LOCK, FROM_ANSWER, FROM_OPPORTUNITY, FROM_NATURE, FROM_OUTCOME = range(6)
"""Whence effects come: hits of the opponent can be lessened, and the nature Guile looks at step 3 alone."""


def change(t: Table, s: State, p: int, what: str, by: int) -> None:
    """A value of a character rises or falls; never below nought."""
    at = t.players[p] + VALUES[what]
    before = s[at]
    s[at] = counted(max(0, before + by), f"{t.names[p]}: {what}")
    if s[at] != before:
        hooks.value_changed.run(t, s, p, what, by)
        if what == HEALTH_NAME:
            hooks.health_changed.run(t, s, p)


def begin(t: Table, s: State, p: int, effects: Effects, whence: int = FROM_CARD, card: int = -1, times: int = 1) -> None:
    """Let a row of effects happen to a character next."""
    if effects and times:
        push(s, t.step["effects"], p, t.program(effects), 0, whence, card + 1, counted(times, "Násobitel"))


def end(s: State, outcome: int) -> None:
    """The encounter ends; the first outcome stands."""
    s[OUTCOME] = s[OUTCOME] or outcome


def exclude(t: Table, s: State, p: int, how: int) -> None:
    """A character leaves the encounter in one of the ways of ``OUT``; when nobody is left, the rules say how it ends."""
    s[t.players[p] + OUT] = how
    hooks.left_alone.run(t, s)


def append(t: Table, s: State, c: int) -> None:
    """A card comes to the end of the sequence."""
    row = sequence(t, s)
    move(t, s, c, SEQUENCE, counted(s[t.cards[row[-1]] + RANK] + 1 if row else 1, "Karet ve sledu"))


def make_room(t: Table, s: State, other: int) -> int:
    """The place before a card of the sequence, which moves on with all that come after it; its end, if it has left it."""
    row = sequence(t, s)
    if other not in row:
        return s[t.cards[row[-1]] + RANK] + 1 if row else 1
    rank = s[t.cards[other] + RANK]
    for c in row[row.index(other) :]:
        s[t.cards[c] + RANK] += 1
    return rank


def slide(t: Table, s: State, by: int) -> None:
    """The marker of affinity moves."""
    to = signed(s, AFFINITY) + by
    to -= hooks.affinity_bound.sum(t, s, to)
    counted(abs(to), "Posun ukazatele náklonnosti")
    set_signed(s, AFFINITY, to)
