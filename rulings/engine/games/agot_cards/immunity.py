"""Immunity: which cards ignore the effects of which kinds of cards (agot-lcg 5.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.blank import is_blank
from ...cards.lasting import records
from ...cards.texts import bearing_on
from ...core.hooks import Truth
from ...core.layout import State
from . import hooks
from .cells import DUPLICATE, EFFECT_IMMUNE, HOST

if TYPE_CHECKING:
    from ...cards.table import Bound
    from .table import Table

KINDS = ("event", "character", "location", "attachment", "plot", "agenda", "any")
"""From what a card can be immune; the place in this row is what a position holds of it."""


def number_of_kind(kind: str) -> int:
    """A kind of card as a lasting change of strength remembers it; 0 is none of these."""
    return KINDS.index(kind) + 1 if kind in KINDS else 0


def immunities(t: Table, s: State, c: int) -> set[str]:
    """The kinds of cards to which a card is immune, printed and gained."""
    found = set() if s[c + DUPLICATE] or is_blank(t, s, c, "text") else set(t.card[c].immune)
    if len(s) != t.size:
        mark = t.mark[c]
        found |= {KINDS[extra] for _u, card, what, _n, extra in records(t, s) if card == mark and what == EFFECT_IMMUNE}
    if "immune" in t.constant_verbs:
        found |= {op.word for _b, op in bearing_on(t, s, c, "immune")}
    return found


def is_immune(t: Table, s: State, c: int, kind: str, source: int = -1) -> bool:
    """Whether a card ignores effects of cards of ``kind``; ``source`` is the card they come from."""
    if not t.immunities or hooks.not_immune.allows(t, s, c, source):
        return False
    found = immunities(t, s, c)
    host = t.by_mark[s[c + HOST]]
    if host and hooks.immune_with_host.allows(t, s, c):
        found |= immunities(t, s, host)
    return "any" in found or kind in found


def ignores(t: Table, s: State, c: int, b: Bound) -> Truth:
    """Whether a card ignores the effects of an ability."""
    return hooks.immune.refuses(t, s, c, b)
