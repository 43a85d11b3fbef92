"""What of a card is blank, and where cards do not work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.hooks import Truth
from ...core.layout import State
from . import hooks
from .cells import (
    AGENDA,
    EFFECT_BLANK,
    EFFECT_NO_ABILITIES,
    PLAY,
    PLOT,
    ZONE,
)
from .lasting import records

if TYPE_CHECKING:
    from .table import Table


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
