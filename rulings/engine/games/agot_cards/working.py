"""Which abilities work now: printed and gained ones, blank and lost ones, in play and out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.hooks import Truth
from ...core.layout import State
from . import hooks
from .cells import (
    AGENDA,
    EFFECT_BLANK,
    EFFECT_GRANT,
    EFFECT_NO_ABILITIES,
    PLAY,
    PLOT,
    ZONE,
)
from .lasting import records

if TYPE_CHECKING:
    from .table import Bound, Table


def marked(t: Table, s: State, c: int, what: int) -> bool:
    """Whether a lasting effect of this kind lies on a card."""
    if len(s) == t.size:
        return False
    mark = t.mark[c]
    return any(card == mark and kind == what for _until, card, kind, _n, _extra in records(t, s))


def is_blank(t: Table, s: State, c: int, what: str) -> bool:
    """Whether a part of a card ("text", "gold", "traits", ...) is blank: a duplicate's, or blanked by an effect."""
    all_text = what in ("text", "traits") and t.blanks and hooks.abilities_are_all_text.allows(t)
    if all_text and marked(t, s, c, EFFECT_NO_ABILITIES):
        return True
    if t.blanks and marked(t, s, c, EFFECT_BLANK) and hooks.blank_covers.allows(t, what):
        return True
    return what != "gained" and bool(hooks.blank.refuses(t, s, c))


def lies_idle(t: Table, s: State, c: int) -> Truth:
    """Whether a card lies where cards do not work: anywhere but in play (agendas excepted)."""
    zone = s[c + ZONE]
    if zone in (PLAY, PLOT, AGENDA):
        return False
    return not hooks.out_of_play.of(t) or hooks.out_of_play.refuses(t, s, c)


def works(t: Table, s: State, b: Bound) -> Truth:
    """Whether an ability of a card in play is there to be used: not blank, not lost, gained if it is not printed."""
    c = b.card
    source = b.source
    if source is not None:
        return not hooks.gained_is_nobodys.refuses(t) and _gained(t, s, b, source) and not is_blank(t, s, c, "gained")
    if t.blanks and marked(t, s, c, EFFECT_NO_ABILITIES):
        return False
    return not is_blank(t, s, c, "text")


def _gained(t: Table, s: State, b: Bound, source: Bound) -> bool:
    if source is b:  # every unique card has the ability to be saved by its duplicates
        return True
    if len(s) != t.size:
        mark = t.mark[b.card]
        for _until, card, what, _n, extra in records(t, s):
            if what == EFFECT_GRANT and card == mark and extra == b.grant:
                return True
    if source.kind != "constant":
        return False
    from .texts import active, falls_on

    return active(t, s, source) and any(
        op.verb == "grant" and t.grants[b.grant] is op and falls_on(t, s, source, op, b.card) for op in source.ability.effects
    )
