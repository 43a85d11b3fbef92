"""Cards of encounters: whose deck they belong to, what is drawn, and where they go when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.layout import State, one_of, set_one, set_signed
from . import hooks
from .cells import (
    ACTIVATED,
    AFFINITY,
    AT_HAND,
    BEGUN,
    DEALT,
    DEPTH,
    EQUIPPED,
    ESCAPED,
    FOUND,
    IN,
    IN_DECK,
    KIND,
    LIES,
    MET,
    ON_MAP,
    OUT,
    OUTCOME,
    PHASE,
    POOL,
    READY,
    ROAMS,
    STAGE,
    STAGES_DONE,
    TRIED,
    TURN,
    WANTING,
    WOKEN,
)
from .model import DIPLOMACY, Encounter

if TYPE_CHECKING:
    from .table import Table


NOT_LAID = -100
"""Where the marker of affinity is until it lies on the track."""
_OF_ENCOUNTER = (OUTCOME, BEGUN, FOUND, TURN, PHASE, WOKEN, POOL, STAGE, STAGES_DONE, ESCAPED, WANTING)
_OF_MEMBER = (IN, OUT, ACTIVATED, TRIED, EQUIPPED, DEALT, READY)


def deck_of(t: Table, x: Encounter) -> str:
    """The colour of the deck in which an encounter belongs: the printed one, else that of its kind."""
    return x.colour or hooks.deck_of.first_or("", t, x.kind)


def meet(t: Table, s: State, e: int, members: list[int]) -> None:
    """An encounter is at hand, and these take part in it."""
    for cell in _OF_ENCOUNTER:
        s[cell] = 0
    set_one(s, MET, e)
    set_signed(s, AFFINITY, NOT_LAID)
    s[t.meetings[e] + LIES] = AT_HAND
    s[KIND] = t.encounters[e].kind
    s[STAGE] = s[KIND] == DIPLOMACY
    for row in t.players:
        for cell in _OF_MEMBER:
            s[row + cell] = 0
    for p in members:
        s[t.players[p] + IN] = 1


def part(t: Table, s: State) -> None:
    """The encounter is over; what was laid for it alone is gone, its outcome can still be seen."""
    s[MET] = s[PHASE] = s[BEGUN] = 0
    for row in t.players:
        s[row + IN] = 0


def to_bottom(t: Table, s: State) -> None:
    """The card of the encounter goes to the bottom of its deck, unless it stays on the map."""
    e = one_of(s, MET)
    row = t.meetings[e]
    place = hooks.laid_at.first(t, s) if hooks.stays_on_map.holds(t, s) else None
    if place is not None:
        s[row + LIES], s[row + ROAMS] = ON_MAP, place
        return
    colour = deck_of(t, t.encounters[e])
    others = [t.meetings[o] for o, x in enumerate(t.encounters) if o != e and deck_of(t, x) == colour]
    lowest = max((s[other + DEPTH] for other in others if s[other + LIES] == IN_DECK), default=0)
    s[row + LIES], s[row + DEPTH], s[row + ROAMS] = IN_DECK, lowest + 1, 0
