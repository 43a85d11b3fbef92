"""What of a card is blank, and where cards do not work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.hooks import Truth
from ..core.layout import State
from . import hooks
from .cells import EFFECT_BLANK, EFFECT_NO_ABILITIES, ZONE
from .lasting import marked

if TYPE_CHECKING:
    from .table import Table


_VERBS = {EFFECT_BLANK: "blank", EFFECT_NO_ABILITIES: "lose_abilities"}


def is_blank(t: Table, s: State, c: int, what: str) -> bool:
    """Whether a part of a card ("text", "traits", "gained", or what the game names) is blank: by a rule, or by an effect."""
    if t.blanks and hooks.abilities_are_all_text.allows(t, what) and without(t, s, c, EFFECT_NO_ABILITIES):
        return True
    if t.blanks and hooks.blank_covers.allows(t, what) and without(t, s, c, EFFECT_BLANK):
        return True
    return what != "gained" and bool(hooks.blank.refuses(t, s, c))


def without(t: Table, s: State, c: int, what: int) -> Truth:
    """Whether a card has lost its text or its abilities: by a lasting effect, or by a text in force."""
    return marked(t, s, c, what) or hooks.text_takes.allows(t, s, c, _VERBS[what])


def lies_idle(t: Table, s: State, c: int) -> Truth:
    """Whether a card lies where cards do not work: anywhere but in play and the other zones that the game names.

    That a text does not work refuses nothing by itself, so it holds whatever is muted.
    """
    if s[c + ZONE] in t.working:
        return False
    with t.as_written():
        return not hooks.out_of_play.of(t) or hooks.out_of_play.refuses(t, s, c)
