"""Which cards a filter means: taken apart once a table, into a zone, rows of numbers and small functions.

A game names in ``Table.checks`` how each field is asked. Those of every card game stand here, as makers: functions from
what the field says to a row (``Is``: a cell and its value) or, where a value must be reckoned, to a check. A field that is
not set asks nothing, except the type, which is always asked.

    checks = {"type": of_type, "controller": controlled, "armoured": lambda _: lambda t, s, c, p, this, target: ...}
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.layout import State
from . import hooks
from .cells import CONTROL, EXHAUSTED, HOST, PLAY, ZONE
from .model import Filter
from .values import has_trait

if TYPE_CHECKING:
    from .table import Table

PLAYER = -1
"""Stands for the number of the player by whom a filter is seen."""


class Is(NamedTuple):
    """A cell of a card holds a value, or (``equal`` is False) another one."""

    cell: int
    value: int
    equal: bool = True


Check = Callable[[Any, State, int, int, int, int], object]
"""One thing that a filter asks: of the card, seen by a player, from this card, beside a target."""
Maker = Callable[[Any], Check | Is]
"""Makes what a field asks from what it says."""
Matcher = tuple[int, tuple[Is, ...], tuple[Check, ...]]
"""A filter taken apart: the zone, cells, then what must be reckoned."""


def matches(t: Table, s: State, c: int, f: Filter, p: int, this: int = 0, target: int = 0) -> bool:
    """Whether card ``c`` is one that filter ``f`` means, seen by player ``p`` from card ``this``."""
    matcher = _matcher(t, f)
    return s[c + ZONE] == matcher[0] and _meets(t, s, c, matcher, p, this, target)


def named(t: Table, s: State, f: Filter, p: int, this: int = 0, target: int = 0) -> list[int]:
    """All cards a filter means, in the order of the table."""
    matcher = zone, cells, checks = _matcher(t, f)
    found = []
    for c in t.of_type.get(f.type, t.rows):
        if s[c + ZONE] == zone:  # as ``_meets``, without a call for every card
            for cell, value, equal in cells:
                if (s[c + cell] == (p if value == PLAYER else value)) != equal:
                    break
            else:
                for check in checks:
                    if not check(t, s, c, p, this, target):
                        break
                else:
                    found.append(c)
    return _counted(t, s, found, matcher, p, this, target) if t.odd_cards and zone == PLAY else found


def _meets(t: Table, s: State, c: int, matcher: Matcher, p: int, this: int, target: int) -> bool:
    _zone, cells, checks = matcher
    for cell, value, equal in cells:
        if (s[c + cell] == (p if value == PLAYER else value)) != equal:
            return False
    return all(check(t, s, c, p, this, target) for check in checks)


def _counted(t: Table, s: State, found: list[int], matcher: Matcher, p: int, this: int, target: int) -> list[int]:
    """Cards of which the rules say whether they count as cards in play."""
    found = [c for c in found if not hooks.not_counted.refuses(t, s, c)]
    for c in t.rows:
        elsewhere = s[c + ZONE] != matcher[0] and hooks.counted_too.allows(t, s, c)
        if elsewhere and _meets(t, s, c, matcher, p, this, target):
            found.append(c)
    return found


def _matcher(t: Table, f: Filter) -> Matcher:
    found = t.matchers.get(id(f))
    if found is None:
        asked = list(_asked(t, f))
        cells = tuple(x for x in asked if isinstance(x, Is))
        found = t.matchers[id(f)] = t.zone_of(f), cells, tuple(x for x in asked if not isinstance(x, Is))
        t.filters_held.append(f)  # an id is only as good as the life of its object
    return found


def _asked(t: Table, f: Filter) -> Iterator[Check | Is]:
    for field, make in t.checks.items():
        value = getattr(f, field)
        if field == "type" or value != getattr(type(f), field):  # the default of a field
            yield make(value)


# -- the checks of every card game --------------------------------------------------------------
def of_type(kind: str) -> Check:
    """Of the type that is printed; "" is any."""
    return lambda t, s, c, p, this, target: not kind or t.type[c] == kind


def controlled(by: str) -> Is:
    """Under the control of the player ("own"), or of another."""
    return Is(CONTROL, PLAYER, by == "own")


def owned(by: str) -> Check:
    """Owned by the player ("own"), or by another."""
    own = by == "own"
    return lambda t, s, c, p, this, target: (hooks.owned_by.first_or(t.owner[c], t, s, c) == p) == own


def other(_said: bool) -> Check:
    """Another than this card."""
    return lambda t, s, c, p, this, target: c != this


def posed(pose: str) -> Is:
    """Exhausted ("kneeling"), or not."""
    return Is(EXHAUSTED, pose == "kneeling")


def lying_on(what: str) -> Check:
    """Attached to this card ("this"), or to the target."""
    on_this = what == "this"
    return lambda t, s, c, p, this, target: _lies_on(t, s, c, this if on_this else target)


def _lies_on(t: Table, s: State, c: int, host: int) -> bool:
    return bool(host) and s[c + HOST] == t.mark[host]


def unique(said: bool) -> Check:
    """Printed unique, or not so."""
    return lambda t, s, c, p, this, target: t.card[c].unique == said


def with_trait(trait: str) -> Check:
    """Bearing a trait."""
    return lambda t, s, c, p, this, target: has_trait(t, s, c, trait)


def with_flags(flags: Callable[[Any, State, int], int]) -> Maker:
    """Having all bits of a mask, by the game's reckoning of a card's flags."""

    def make(wanted: int) -> Check:
        return lambda t, s, c, p, this, target: flags(t, s, c) & wanted == wanted

    return make


def with_attached(counts: Callable[[Any, State, int], object]) -> Maker:
    """With or without anything on it that counts as attached, by the game's reckoning."""

    def make(said: str) -> Check:
        bare = said == "without"
        return lambda t, s, c, p, this, target: bare != any(counts(t, s, x) for x in t.attached(s, c))

    return make


def at_most(value: Callable[[Any, State, int], int]) -> Maker:
    """With a value up to a bound."""

    def make(bound: int) -> Check:
        return lambda t, s, c, p, this, target: value(t, s, c) <= bound

    return make


def at_least(value: Callable[[Any, State, int], int]) -> Maker:
    """With a value from a bound on."""

    def make(bound: int) -> Check:
        return lambda t, s, c, p, this, target: value(t, s, c) >= bound

    return make
