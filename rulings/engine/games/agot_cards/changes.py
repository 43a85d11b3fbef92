"""Changes that several effects share: control, participation, shadows, what is shown, success of "then"."""

from __future__ import annotations

from ...core.flow import E
from .cells import (
    BECOME,
    CONTROL,
    EFFECT_BECOMES,
    EFFECT_CONTROL,
    FAILED_FLAG,
    HAND,
    LEFT,
    NOBODY,
    ORDER,
    REVEALED,
    SIDE,
    STAGE,
    WINNER,
    ZONE,
)
from .events import awaited, enter_play
from .lasting import keep, records


def fail(s, f: int) -> None:
    """The effect in this frame did not wholly happen; what follows "then" will not."""
    s[f + E] |= FAILED_FLAG


def in_order(t, s, p: int) -> list[int]:
    """The players whom an effect of ``p`` concerns, in the order in which they carry it out."""
    first = next((q for rule in t.each_first if (q := rule(t, s, p)) is not None), p)
    players = t.clockwise(first)
    for rule in t.each_next:
        return rule(t, s, players)
    return players


def show(t, s, c: int) -> None:
    """A card is shown to all, until it comes to where it is going."""
    if any(rule(t, s, c) for rule in t.stays_shown):
        s[c + REVEALED] = 1


def to_hand(t, s, c: int) -> None:
    """A card goes into its owner's hand without being drawn."""
    awaited(s, c)
    s[c + ZONE] = HAND
    s[c + ORDER] = s[c + REVEALED] = 0


def leave_shadows(t, s, c: int) -> None:
    """A card comes out of shadows into play."""
    enter_play(t, s, c, t.owner[c], "put")


# -- control ------------------------------------------------------------------------------
def change_control(t, s, c: int, p: int) -> None:
    """Another player comes to control a card; what goes with it is for the rules to say."""
    s[c + CONTROL] = p
    for rule in t.control_changed:
        rule(t, s, c, p)


def expire(t, s, wanted) -> None:
    """End the lasting effects for which ``wanted(until, card, what, extra)`` does not hold, and what hung on them."""
    if len(s) == t.size:
        return
    before = {(card, what) for _u, card, what, _n, _x in records(t, s) if what in (EFFECT_CONTROL, EFFECT_BECOMES)}
    keep(t, s, wanted)
    after = {(card, what) for _u, card, what, _n, _x in records(t, s)}
    for card, what in sorted(before - after):
        c = t.rows[card - 1]
        if what == EFFECT_BECOMES:
            s[c + BECOME] = 0
        for rule in t.control_over if what == EFFECT_CONTROL else ():
            rule(t, s, c)


def control_runs_out(t, s, c: int) -> None:
    """A lasting effect of control is over: another one still in force, or the owner, takes the card back."""
    mark = t.index[c] + 1
    left = [extra for _u, card, what, _n, extra in records(t, s) if card == mark and what == EFFECT_CONTROL]
    change_control(t, s, c, left[-1] if left else t.owner[c])


# -- taking part --------------------------------------------------------------------------
def leave_challenge(t, s, c: int) -> None:
    """A character withdraws from the challenge; when it was the only one in it, the rules may end that."""
    if not s[c + SIDE]:
        return
    s[c + SIDE] = 0
    s[c + LEFT] = 1
    for rule in t.withdrew:
        rule(t, s, c)


def end_challenge(s) -> None:
    """The challenge ends here and now, without a winner."""
    s[WINNER] = NOBODY
    s[STAGE] = ABORTED


ABORTED = 4
