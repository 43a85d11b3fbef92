"""Where play stands: at which step, in which phase, and what is being bid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.flow import OPEN, OVER, STEP, frames, is_open, operands, top
from ...core.layout import State
from .bidding import WALL
from .cells import CLASHING, DEFENDER, FIELD, PHASE

if TYPE_CHECKING:
    from .table import Table

SPENT_UP = operands("who begun spent_up")[-1]
"""Of a mustering, or of losses: whether nothing is left to be done but to end it."""
_BID_GOAL = operands("who goal")[-1]


def at(t: Table, s: State, name: str) -> bool:
    """Whether it is at the step of this name that somebody chooses."""
    return bool(s[OPEN]) and not s[OVER] and s[top(s) + STEP] == t.step[name].number


def waits_for_nothing(t: Table, s: State) -> bool:
    """Whether who musters, or bears losses, has nothing left to do but to end it."""
    return (at(t, s, "mustering part") or at(t, s, "losses part")) and bool(s[top(s) + SPENT_UP])


def frame_of(t: Table, s: State, name: str) -> int:
    """Where the frame of an open step begins, of the one on top if there are several."""
    return next(f for f in frames(s) if s[f + STEP] == t.step[name].number)


def takes(t: Table, s: State, verb: str) -> bool:
    """Whether choices of a kind are made where play stands."""
    f = top(s)
    return t.steps[s[f + STEP]].takes(t, s, f, verb)


def in_phase(s: State, phase: int) -> bool:
    """Whether the game goes on, in this phase."""
    return s[PHASE] == phase and not s[OVER]


def bidding_at_the_wall(t: Table, s: State) -> bool:
    """Whether power is being given to the Night's Watch."""
    return at(t, s, "bids") and s[top(s) + _BID_GOAL] == WALL


def bidding_for_a_track(t: Table, s: State) -> bool:
    """Whether a place on a track is being bid for."""
    return at(t, s, "bids") and not bidding_at_the_wall(t, s)


def placing_on(t: Table, s: State, track: int) -> bool:
    """Whether equal bids for a track are being put in order."""
    return at(t, s, "standing") and s[CLASHING] == track + 1


def fighting(t: Table, s: State) -> bool:
    """Whether a battle is being fought; marching in on a neutral force is none."""
    return is_open(s, t.step["battle"])


def battle_at_hand(t: Table, s: State) -> bool:
    """Whether a battle is being fought, or is about to be: units of a march have met others."""
    return bool(s[FIELD] and s[DEFENDER])


def entering_neutral(t: Table, s: State) -> bool:
    """Whether units are marching in on a neutral force."""
    return is_open(s, t.step["entry"])
