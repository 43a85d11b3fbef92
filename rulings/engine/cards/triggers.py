"""What happens is told to the abilities that wait for it; how often each has been set off stands in its row."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..core.hooks import Truth
from ..core.layout import State
from . import hooks
from .blank import lies_idle
from .cells import CONTROL, HOST, READY, REMARKS, SUBJECT, TRIGGERED, ZONE
from .matching import matches
from .texts import works

if TYPE_CHECKING:
    from .table import Bound, Table

EVERYBODY = -1
"""The player whom an event concerns that concerns all alike, as when a phase begins."""
MOST_AT_ONCE = 9
"""How many triggers of one ability are counted."""


def happen(t: Table, s: State, event: str, subject: int = 0, p: int = 0, kind: int = 0, only: str = "") -> None:
    """Wake every response and passive that waits for this event.

    ``subject`` is the card it happened to (0 for none), ``p`` the player it concerns, ``kind``
    its type where events have one; ``only`` wakes responses or passives alone.
    """
    for b in t.triggers.get(event, ()):
        if only not in ("", b.kind) or not _hears(t, s, b, subject, p, kind):
            continue
        if hooks.unheard.refuses(t, s, b):
            continue
        if s[b.row + READY] == 0:
            s[TRIGGERED] += 1
        s[b.row + READY] = min(MOST_AT_ONCE, s[b.row + READY] + 1)
        s[b.row + SUBJECT] = t.pointer(subject) if subject else 0


def pass_by(t: Table, s: State, event: str, why: int, subject: int, p: int = 0, like: tuple[str, str] = ("", "")) -> None:
    """What looks like an event and is none: the abilities that wait for it remember why they have not heard of it.

    ``why`` is one of a game's remarks, ``like`` the type for which the card might be taken, and its own. They change
    nothing in play, and lines that are explored do without them.
    """
    if t.exploring:
        return
    for b in t.triggers.get(event, ()):
        if not s[b.row + READY] and (_taken_for(t, s, b, subject, *like) if like[0] else _hears(t, s, b, subject, p, 0)):
            s[b.row + SUBJECT] = why


def _taken_for(t: Table, s: State, b: Bound, subject: int, like: str, own: str) -> bool:
    """Whether an ability that waits for cards of one type would hear of this one if its type were meant."""
    meant = b.ability.trigger.who.filter
    if meant.type != like or b.hears_in is not None or lies_idle(t, s, b.card) or not works(t, s, b):
        return False
    return bool(matches(t, s, subject, replace(meant, type=own), s[b.card + CONTROL], b.card))


def _hears(t: Table, s: State, b: Bound, subject: int, p: int, kind: int) -> Truth:
    card, trigger = b.card, b.ability.trigger
    if b.hears_in is not None:
        if s[card + ZONE] != b.hears_in:
            return False
    elif lies_idle(t, s, card) or not works(t, s, b):
        return False
    owner = s[card + CONTROL]
    if trigger.type and trigger.type != kind:
        return False
    if not trigger.who.kind:
        return p == EVERYBODY or trigger.by == "any" or (p != owner if trigger.by else p == owner)
    if trigger.who.kind == "this":
        return subject == card or bool(subject) and hooks.namesake.allows(t, card, subject)
    if trigger.who.kind == "host":
        return bool(subject) and s[card + HOST] == t.mark[subject]
    if not subject:
        return False
    meant = trigger.who.filter
    return matches(t, s, subject, meant, owner, card) or hooks.heard_elsewhere.allows(t, s, subject, meant, owner)


def ready(t: Table, s: State, kind: str) -> list[Bound]:
    """The abilities of a kind that have been set off."""
    return [b for found in t.triggers.values() for b in found if b.kind == kind and s[b.row + READY]]


def set_off(t: Table, s: State, subject: int, on: set[int]) -> bool:
    """Whether anything waits that this card has set off, or that stands on one of these cards."""
    mark = t.pointer(subject)
    return any(s[b.row + READY] and (s[b.row + SUBJECT] == mark or b.card in on) for found in t.triggers.values() for b in found)


def spend(t: Table, s: State, b: Bound, all_of_it: bool = False) -> None:
    """A trigger has been used. Where the rules count triggers one by one, the others stay."""
    for rule in hooks.spent.of(t):
        all_of_it = rule(t, b, all_of_it)
        if all_of_it is None:
            return
    s[b.row + READY] -= s[b.row + READY] if all_of_it else 1
    if s[b.row + READY] == 0:
        s[b.row + SUBJECT] = 0
        s[TRIGGERED] -= 1


def forget(t: Table, s: State) -> None:
    """Whatever is still set off has lost its occasion; what is remembered of it stays (``renew``)."""
    for found in t.triggers.values():
        for b in found:
            s[b.row + READY] = 0
            if s[b.row + SUBJECT] < REMARKS:
                s[b.row + SUBJECT] = 0
    s[TRIGGERED] = 0


def renew(t: Table, s: State, least: int = REMARKS) -> None:
    """Something else has happened: what was used for its trigger is as good as new, and what went by is forgotten.

    ``least`` is the first of the remarks that are: what went by in an action is still told of where it sets others off.
    """
    for b in t.bound:
        if s[b.row + SUBJECT] >= least:
            s[b.row + SUBJECT] = 0
