"""What may be chosen: every verb has a hook of its own, whose rules forbid."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...core.flow import frames, operands
from ...core.hooks import Forbids
from ...core.layout import State
from ...core.legality import FREE, Legality, Question, Verb
from . import hooks
from .cells import MET
from .row import last

if TYPE_CHECKING:
    from .table import Table

WHO, CARD = operands("who card")


def _resolved(hook: Forbids[[State, int, int]]) -> Callable[[Table, State, int], list[Question]]:
    """The question about the card that is being resolved, or was at last; none while the sequence is empty."""

    def asks(t: Table, s: State, p: int) -> list[Question]:
        placed = t.step["placed"].number
        open_now: list[Question] = [(hook, (s, s[f + WHO], s[f + CARD])) for f in frames(s) if s[f] == placed]
        played = last(t, s)
        done: list[Question] = [(hook, (s, p, played))] if played >= 0 and p in t.everyone and s[MET] else []
        return (open_now or done)[:1]

    return asks


def _row(t: Table, s: State, p: int, row: int) -> list[Question]:
    """Whether a row of locks of the card that is being resolved connects."""
    placed = t.step["placed"].number
    return [(hooks.lock, (s, s[f + WHO], s[f + CARD], row)) for f in frames(s) if s[f] == placed][:1]


LEGALITY = Legality(
    {
        "activate": Verb(hooks.activate),
        "approach": Verb(hooks.approach),
        "avoid": Verb(hooks.avoid),
        "coin": FREE,
        "disagree": FREE,
        "discard": Verb(hooks.discard),
        "draw": FREE,
        "equip": Verb(hooks.equip),
        "equipped": Verb(hooks.finish_equipping),
        "face": FREE,
        "flee": Verb(hooks.flee),
        "insert": Verb(hooks.insert),
        "keep": FREE,
        "lock": Verb(also=_row),
        "loot": FREE,
        "pay": Verb(also=_resolved(hooks.pay)),
        "play": Verb(hooks.play),
        "redraw": Verb(hooks.redraw),
        "save": Verb(also=_resolved(hooks.save_magic)),
        "set aside": Verb(hooks.set_aside),
        "stop": Verb(hooks.stop),
        "use": Verb(hooks.use),
    }
)
legal = LEGALITY.legal
