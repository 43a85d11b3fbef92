"""Constant texts: what cards in play say all the time, read when a value or a refusal is asked for."""

from __future__ import annotations

from .cells import CONTROL, HOST, PLAY, PLOT, ZONE
from .conditions import hold
from .values import matches


def active(t, s, b) -> bool:
    """Whether a constant text is in force: its card is in play, not blank, its conditions hold."""
    return s[b.card + ZONE] in (PLAY, PLOT) and not t.asks["blank"](t, s, b.card) and hold(t, s, b, s[b.card + CONTROL])


def falls_on(t, s, b, op, c: int) -> bool:
    """Whether a constant effect of ability ``b`` falls on card ``c``."""
    kind = op.who.kind
    if kind == "this":
        return c == b.card
    if kind == "host":
        return s[b.card + HOST] == t.index[c] + 1
    return matches(t, s, c, op.who.filter, s[b.card + CONTROL], b.card)


def constant_amount(t, s, c: int, verb: str, *, host: bool) -> int:
    """The sum of constant changes of a value of ``c``: by what is attached to it, or by other texts."""
    value = 0
    for b in t.constants:
        for op in b.ability.effects:
            if op.verb == verb and (op.who.kind == "host") == host and active(t, s, b) and falls_on(t, s, b, op, c):
                value += op.n
    return value


def constant_flags(t, s, c: int):
    """Icons and keywords that constant texts give to (+1) or take from (-1) a card."""
    for b in t.constants:
        for op in b.ability.effects:
            if op.verb in ("flag", "unflag") and active(t, s, b) and falls_on(t, s, b, op, c):
                yield int(op.what), 1 if op.verb == "flag" else -1


def says(t, s, c: int, verb: str, what: str) -> bool:
    """Whether a constant text in force says ``verb`` ("cannot", "permit") ``what`` of a card."""
    for b in t.constants:
        for op in b.ability.effects:
            if op.verb == verb and op.what == what and active(t, s, b) and falls_on(t, s, b, op, c):
                return True
    return False


def allowed_by_text(t, s, c: int, permission: str) -> bool:
    return says(t, s, c, "permit", permission)
