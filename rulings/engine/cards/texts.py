"""Which abilities work now, and what constant texts say all the time, read when a value or a refusal is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..core.hooks import Truth
from ..core.layout import State
from . import hooks
from .blank import is_blank, lies_idle, without
from .cells import CONTROL, EFFECT_GRANT, EFFECT_NO_ABILITIES, HOST
from .lasting import records
from .matching import matches, named
from .model import Condition

if TYPE_CHECKING:
    from .model import Op
    from .table import Bound, Table


def works(t: Table, s: State, b: Bound) -> Truth:
    """Whether an ability of a card in play is there to be used: not blank, not lost, gained if it is not printed."""
    c = b.card
    source = b.source
    if source is not None:
        return not hooks.gained_is_nobodys.refuses(t) and _gained(t, s, b, source) and not is_blank(t, s, c, "gained")
    if t.blanks and without(t, s, c, EFFECT_NO_ABILITIES):
        return False
    return not is_blank(t, s, c, "constant" if b.kind == "constant" else "text")


def _gained(t: Table, s: State, b: Bound, source: Bound) -> bool:
    if source is b:  # the rules give it, and no text
        return True
    if len(s) != t.size:
        mark = t.mark[b.card]
        for _until, card, what, _n, extra in records(t, s):
            if what == EFFECT_GRANT and card == mark and extra == b.grant:
                return True
    if source.kind != "constant":
        return False
    grant = t.grants[b.grant]
    return any(grant is op and bears_on(t, s, source, op, b.card) for op in source.ability.effects)


def active(t: Table, s: State, b: Bound) -> bool:
    """Whether a constant text is in force: its card works, is not blank, its conditions hold."""
    c = b.card
    if lies_idle(t, s, c) or not works(t, s, b) or hooks.text_waits.refuses(t, s, c):
        return False
    return hold(t, s, b, s[c + CONTROL])


def bears_on(t: Table, s: State, b: Bound, op: Op, c: int) -> bool:
    """Whether a constant effect is in force and falls on a card.

    Texts may ask about each other in a circle (what blanks cards of a trait takes away traits; what strengthens the weak
    asks how strong they are). An effect that is just being asked about does not count in the answer: it is reckoned from
    what holds without it.
    """
    if id(op) in t.asked:
        return False
    t.asked.add(id(op))
    try:
        return active(t, s, b) and _falls_on(t, s, b, op, c)
    finally:
        t.asked.discard(id(op))


def bearing_on(t: Table, s: State, c: int, *verbs: str) -> Iterator[tuple[Bound, Op]]:
    """Every constant effect with one of these verbs that falls on a card now, with its ability."""
    for b in t.constants:
        for op in b.ability.effects:
            if op.verb in verbs and bears_on(t, s, b, op, c):
                yield b, op


def _falls_on(t: Table, s: State, b: Bound, op: Op, c: int) -> bool:
    kind = op.who.kind
    if kind == "this":
        return c == b.card
    if t.immunities and hooks.immune.refuses(t, s, c, b):
        return False
    if kind == "host":
        return s[b.card + HOST] == t.mark[c]
    return matches(t, s, c, op.who.filter, s[b.card + CONTROL], b.card)


def constants(t: Table, s: State, *verbs: str) -> Iterator[tuple[Bound, Op]]:
    """Every constant effect with one of these verbs that is in force now, with its ability."""
    for b in t.constants:
        for op in b.ability.effects:
            if op.verb in verbs and active(t, s, b):
                yield b, op


def times(t: Table, s: State, b: Bound, op: Op) -> int:
    """The amount of a constant effect, reckoned for each card it counts."""
    return op.n if op.per is None else op.n * len(named(t, s, op.per, s[b.card + CONTROL], b.card))


def constant_amount(t: Table, s: State, c: int, verb: str, *, host: bool) -> int:
    """The sum of constant changes of a value of ``c``: by what is attached to it, or by other texts."""
    value = 0
    for b in t.constants:
        for op in b.ability.effects:
            if op.verb == verb and (op.who.kind == "host") == host and bears_on(t, s, b, op, c):
                value += times(t, s, b, op)
    return value


def constant_flags(t: Table, s: State, c: int) -> Iterator[tuple[int, int]]:
    """Icons and keywords that constant texts give to (+1) or take from (-1) a card."""
    for _b, op in bearing_on(t, s, c, "flag", "unflag"):
        yield int(op.word), 1 if op.verb == "flag" else -1


def constant_traits(t: Table, s: State, c: int, trait: str) -> int:
    """How often constant texts give a trait to a card, less how often they take it away."""
    found = [op for _b, op in bearing_on(t, s, c, "trait", "untrait") if op.what == trait]
    return sum(1 if op.verb == "trait" else -1 for op in found)


def says(t: Table, s: State, c: int, verb: str, what: str) -> bool:
    """Whether a constant text in force says ``verb`` ("cannot", "permit") ``what`` of a card."""
    return any(op.what == what for _b, op in bearing_on(t, s, c, verb))


def cannot(t: Table, s: State, c: int, verb: str) -> Truth:
    """Whether a text says that this card cannot have ``verb`` done to it (or do it)."""
    return bool(hooks.cannot.of(t)) and hooks.cannot.refuses(t, s, c, verb)


def hold(t: Table, s: State, b: Bound, p: int) -> bool:
    """Whether every condition of an ability holds for player ``p``."""
    return all(_holds(t, s, b, p, condition) for condition in b.ability.conditions)


def _holds(t: Table, s: State, b: Bound, p: int, condition: str | Condition) -> bool:
    if isinstance(condition, Condition):
        return t.verbs.asks[condition.name](t, s, b, p, condition)
    return t.verbs.conditions[condition](t, s, b, p)
