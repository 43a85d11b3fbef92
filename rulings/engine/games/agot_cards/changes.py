"""Changes that several effects share: control, participation, shadows, what is shown, success of "then"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...cards.lasting import Wanted, keep, records
from ...cards.values import has_trait
from ...core.hooks import Truth
from ...core.layout import State
from . import hooks
from .cells import (
    BECOME,
    BROKEN,
    BROKEN_OFF,
    CONTROL,
    EFFECT_BECOMES,
    EFFECT_CONTROL,
    LEFT,
    NOBODY,
    SIDE,
    STAGE,
    TYPE,
    WINNER,
)
from .events import enter_play

if TYPE_CHECKING:
    from ...cards.model import Op
    from ...cards.table import Bound
    from .table import Table


def leave_shadows(t: Table, s: State, c: int) -> None:
    """A card comes out of shadows into play."""
    enter_play(t, s, c, t.owner[c], "put")


def cancels_plot(t: Table, s: State, b: Bound, op: Op, c: int) -> Truth:
    """Whether an effect that cancels plots reaches this one."""
    return op.verb == "cancel_plots" and c != b.card and (not op.what or has_trait(t, s, c, op.word))


# -- control ------------------------------------------------------------------------------
def change_control(t: Table, s: State, c: int, p: int) -> None:
    """Another player comes to control a card; what goes with it is for the rules to say."""
    s[c + CONTROL] = p
    hooks.control_changed.run(t, s, c, p)


def expire(t: Table, s: State, wanted: Wanted) -> None:
    """End the lasting effects for which ``wanted(until, card, what, extra)`` does not hold, and what hung on them."""
    if len(s) == t.size:
        return
    before = set(_hanging(t, s))
    keep(t, s, wanted)
    for card, what, _n, _extra in sorted(before - set(_hanging(t, s))):
        c = t.by_mark[card]
        if what == EFFECT_BECOMES:
            s[c + BECOME] = 0
        if what == EFFECT_CONTROL:
            hooks.control_over.run(t, s, c)


def _hanging(t: Table, s: State) -> Iterator[tuple[int, int, int, int]]:
    """The effects with whose end something else ends."""
    return (record[1:] for record in records(t, s) if record[2] in (EFFECT_CONTROL, EFFECT_BECOMES))


def takeovers(t: Table, s: State, c: int) -> list[tuple[int, int]]:
    """The effects of control on a card in force, the oldest first: (which, the player who took it)."""
    mark = t.mark[c]
    return sorted((n, extra) for _u, card, what, n, extra in records(t, s) if card == mark and what == EFFECT_CONTROL)


def back_to_the_newest_taker(t: Table, s: State, c: int) -> None:
    """Who has taken a card by the newest effect still in force has it."""
    left = takeovers(t, s, c)
    if left and s[c + CONTROL] != left[-1][1]:
        change_control(t, s, c, left[-1][1])


def back_to_the_owner(t: Table, s: State, c: int) -> None:
    """Where no such effect is in force any more, the owner has it."""
    if s[c + CONTROL] != t.owner[c] and not takeovers(t, s, c):
        change_control(t, s, c, t.owner[c])


# -- taking part --------------------------------------------------------------------------
def leave_challenge(t: Table, s: State, c: int) -> None:
    """A character withdraws from the challenge; when it was the only one in it, the rules may end that."""
    if not s[c + SIDE]:
        return
    s[c + SIDE] = 0
    s[c + LEFT] = 1
    hooks.withdrew.run(t, s, c)


def end_challenge(s: State) -> None:
    """The challenge ends here and now, without a winner."""
    s[WINNER] = NOBODY
    s[STAGE] = BROKEN_OFF
    s[BROKEN] = s[TYPE]
