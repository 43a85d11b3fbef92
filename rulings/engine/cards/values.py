"""Flags (keywords and icons) and traits of a card as they stand now. They are computed, never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.hooks import Truth
from ..core.layout import State
from . import hooks
from .cells import EFFECT_FLAG, EFFECT_TRAIT
from .lasting import records

if TYPE_CHECKING:
    from .table import Table


def changed_flags(t: Table, s: State, c: int, printed: int) -> int:
    """Printed flags as lasting effects and texts have changed them: gained or lost by the majority of both."""
    net: dict[int, int] = {}
    mark = t.mark[c]
    for _until, card, what, n, flag in records(t, s):
        if card == mark and what == EFFECT_FLAG:
            net[1 << flag] = net.get(1 << flag, 0) + n
    for flag, n in hooks.constant_flags.first_or((), t, s, c):
        net[flag] = net.get(flag, 0) + n
    value = printed
    for flag, n in net.items():
        if n > 0:
            value |= flag
        elif n < 0:
            value &= ~flag
    return value


def has_trait(t: Table, s: State, c: int, trait: str) -> Truth:
    """Whether a card counts as bearing a trait: printed, gained or lost."""
    value = hooks.has_trait.allows(t, s, c, trait)
    n = hooks.constant_traits.sum(t, s, c, trait)
    if len(s) > t.size and hooks.has_trait.of(t):
        mark, wanted = t.mark[c], t.traits.get(trait, 0)
        n += sum(n for _u, card, what, n, x in records(t, s) if card == mark and what == EFFECT_TRAIT and x == wanted)
    return value if n == 0 else n > 0
