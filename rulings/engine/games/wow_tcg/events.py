"""Events: the only code that moves cards and turns them. Steps and effects call these, the rules say what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.lasting import keep, records
from ...cards.piles import place
from ...cards.steps import check_victory
from ...cards.texts import cannot
from ...core.flow import Choice
from ...core.layout import State
from . import hooks
from .cells import (
    ATTACKED,
    BURIED,
    CONTROL,
    DECK,
    DEFENDER,
    DESTROYED,
    DIRTY,
    DOOMED,
    EFFECT_LENT,
    ENTERED,
    EXHAUSTED,
    FATAL,
    HAND,
    LOST,
    NEW,
    ORDER,
    OUT,
    PLAY,
    RESOURCES,
    ROW,
    SHOWN,
    SPENT,
    TAKEN,
    ZONE,
)

if TYPE_CHECKING:
    from .table import Table


def exhaust(t: Table, s: State, c: int) -> None:
    """A card is turned on its side."""
    s[c + EXHAUSTED] = 1


def ready(t: Table, s: State, c: int) -> None:
    """A card is turned upright, unless a text forbids it."""
    if not cannot(t, s, c, "ready"):
        s[c + EXHAUSTED] = s[c + SPENT] = s[c + LOST] = 0


def enter_play(t: Table, s: State, c: int, p: int, row: int) -> None:
    """A card comes into play under a player's control, in one of the rows."""
    s[c + ZONE], s[c + CONTROL], s[c + ROW], s[c + NEW] = PLAY, p, row, ENTERED
    s[c + ORDER] = s[c + SHOWN] = 0
    s[c + ATTACKED] = s[c + FATAL] = s[c + SPENT] = s[c + LOST] = 0
    hooks.enter_play.run(t, s, c, p)


def move(t: Table, s: State, c: int, zone: int) -> None:
    """A card goes to a zone of its owner, unless it ceases to exist instead."""
    gone = hooks.vanishes.allows(t, s, c, zone)
    place(t, s, c, OUT if gone else zone)
    if gone:
        s[c + ORDER] = 0


def leave_play(t: Table, s: State, c: int, zone: int) -> None:
    """A card leaves play for a zone of its owner; what was attached to it is dealt with."""
    if s[c + ZONE] == PLAY:
        leave_combat(t, s, c)
        hooks.left_play.run(t, s, c)
    move(t, s, c, zone)


def remove_from_game(t: Table, s: State, c: int) -> None:
    """A card is removed from the game."""
    leave_play(t, s, c, OUT)
    s[c + ORDER] = 0


def concede(t: Table, s: State, choice: Choice) -> None:
    """A player gives the game up: ``("concede", player)``."""
    hooks.conceded.run(t, s, choice[1])
    s[DIRTY] = 1
    check_victory(t, s)


def leave_combat(t: Table, s: State, c: int) -> None:
    """A card is removed from the combat."""
    if s[DEFENDER] == t.mark[c]:
        s[DEFENDER] = 0
    hooks.left_combat.run(t, s, c)


def doom(t: Table, s: State, c: int, what: int) -> None:
    """A card is about to be destroyed or buried; the step "leave" carries it out."""
    if s[c + ZONE] in (PLAY, RESOURCES) and not (what == DESTROYED and cannot(t, s, c, "destroy")):
        s[c + DOOMED] |= what


def carry_out(t: Table, s: State) -> None:
    """What is doomed goes, all at once."""
    doomed = [(c, s[c + DOOMED]) for c in t.rows if s[c + DOOMED]]
    for c, _what in doomed:
        s[c + DOOMED] = 0
    for c, what in doomed:
        if s[c + ZONE] not in (PLAY, RESOURCES):
            continue
        if c in t.heroes:
            s[DIRTY] = 1
        (hooks.destroyed if what & DESTROYED else hooks.buried).run(t, s, c)


def bury(t: Table, s: State, c: int) -> None:
    """A card is about to go to its owner's graveyard without being destroyed."""
    doom(t, s, c, BURIED)


def draw(t: Table, s: State, c: int) -> None:
    """A card of the deck comes into its owner's hand."""
    s[c + ZONE] = HAND
    s[c + ORDER] = s[c + SHOWN] = 0


def draw_top(t: Table, s: State, p: int) -> None:
    """The top card of a player's deck is drawn, if there is one."""
    top = [c for c in t.rows if s[c + ZONE] == DECK and t.owner[c] == p]
    if top:
        draw(t, s, min(top, key=lambda c: s[c + ORDER]))


def take_control(t: Table, s: State, c: int, p: int) -> None:
    """A player takes control of a card in play; it is new with that player."""
    if s[c + CONTROL] != p:
        leave_combat(t, s, c)
        s[c + CONTROL] = p
        s[c + NEW] |= TAKEN


def expire(t: Table, s: State, until: int, card: int = 0) -> None:
    """Lasting effects end whose time has come; those of one card alone, where one is given."""
    mark = t.mark[card] if card else 0
    for end, on, what, _n, whose in [*records(t, s)]:
        if end == until and what == EFFECT_LENT and mark in (0, on):
            take_control(t, s, t.by_mark[on], whose)
    keep(t, s, lambda end, on, _what, _extra: end != until or bool(mark) and on != mark)
