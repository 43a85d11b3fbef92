"""Where play stands, as chapters ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.chain import waiting
from ...core.flow import is_open
from ...core.layout import State
from .cells import ACTION, PHASE, STAGE
from .players import active

if TYPE_CHECKING:
    from .table import Table


BUSY = ("resolve", "dealing", "leave", "draw")
"""Steps in which something is being carried out."""


def at_rest(t: Table, s: State) -> bool:
    """Whether nothing is just being carried out."""
    return not any(is_open(s, t.step[name]) for name in BUSY)


def quiet(t: Table, s: State) -> bool:
    """Whether nothing waits on the chain and no combat is under way."""
    return not s[STAGE] and not waiting(t, s)


def is_own_action_phase(s: State, p: int) -> bool:
    """Whether it is the action phase of a player's turn."""
    return s[PHASE] == ACTION and active(s) == p


def is_free_to_act(t: Table, s: State, p: int) -> bool:
    """Whether a player could play any card: in the own action phase, with nothing on the chain and no combat under way."""
    return is_own_action_phase(s, p) and quiet(t, s)
