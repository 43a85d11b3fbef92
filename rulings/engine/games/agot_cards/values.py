"""Values that are computed, never stored: strength, icons and keywords, costs, income, totals.

Each is the sum of the addends that the rules contribute, so a trace can show every part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ...core.hooks import Truth
from ...core.layout import State
from . import hooks
from .blank import is_blank
from .cards import CHARACTER, LOCATION, Filter
from .cells import (
    AS_ATTACHMENT,
    AS_CHARACTER,
    ATTACKS,
    BECOME,
    CONTROL,
    DEFENDS,
    DUPLICATE,
    EFFECT_FLAG,
    EFFECT_TRAIT,
    HOST,
    KNEELING,
    PLAY,
    PLOT,
    SHADOWS,
    SIDE,
    TOKENS,
    ZONE,
)
from .lasting import records
from .players import winner_of_challenge

if TYPE_CHECKING:
    from .table import Table

Check = Callable[["Table", State, int, int, int, int], object]
"""One thing that a filter asks: of the card, seen by a player, from this card, beside a target."""
Matcher = tuple[int, tuple[Check, ...]]
"""A filter taken apart: its zone, and a check for each field that is set."""
ICONS = 7
ZONES = {"hand": 1, "deck": 2, "discard": 3, "dead": 4, "shadows": SHADOWS, "": PLAY}


def price(t: Table, p: int, c: int) -> int:
    """What a card costs a player in gold. It cannot change during play, so it is reckoned once."""
    found = t.prices.get((p, c))
    if found is None:
        found = t.prices[p, c] = hooks.cost.sum(t, p, c)
    return found


def price_now(t: Table, s: State, p: int, c: int) -> int:
    """What a card costs a player now, with the reductions in force."""
    return max(0, price(t, p, c) - hooks.reduction.sum(t, s, p, "gold"))


def strength(t: Table, s: State, c: int) -> int:
    """Strength of a character as it counts now: the unclamped sum, then never below 0 (9.28)."""
    value = 0
    for addend in hooks.strength.of(t):
        value += addend(t, s, c)
    for limit in hooks.strength_bound.of(t):
        value = limit(t, value)
    return value


def flags(t: Table, s: State, c: int) -> int:
    """Icons and keywords of a card in play: the printed ones, plus gained, less lost."""
    printed = t.flags[c]
    if t.has_duplicates and hooks.blank.refuses(t, s, c):
        printed = 0
    elif t.blanks and printed:
        printed &= (0 if is_blank(t, s, c, "icons") else ICONS) | (0 if is_blank(t, s, c, "text") else ~ICONS)
    return _changed(t, s, c, printed) if t.flags_change else printed


def _changed(t: Table, s: State, c: int, printed: int) -> int:
    """Icons and keywords as lasting effects and texts have changed them."""
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
    """Whether a card counts as bearing a trait: printed (3.35), gained or lost."""
    value = hooks.has_trait.allows(t, s, c, trait)
    n = hooks.constant_traits.sum(t, s, c, trait)
    if len(s) > t.size and hooks.has_trait.of(t):
        mark, wanted = t.mark[c], t.traits.get(trait, 0)
        n += sum(n for _u, card, what, n, x in records(t, s) if card == mark and what == EFFECT_TRAIT and x == wanted)
    return value if n == 0 else n > 0


def total_power(t: Table, s: State, p: int) -> int:
    """Power that counts toward victory: the house card and the characters (6.50)."""
    return hooks.power.sum(t, s, p)


def power_on_characters(t: Table, s: State, p: int) -> int:
    """Power tokens on the characters a player controls."""
    return sum(s[c + TOKENS] for c in t.characters if s[c + ZONE] == PLAY and s[c + CONTROL] == p)


def matches(t: Table, s: State, c: int, f: Filter, p: int, this: int = 0, target: int = 0) -> bool:
    """Whether card ``c`` is one that filter ``f`` means, seen by player ``p`` from card ``this``."""
    zone, checks = _matcher(t, f)
    return s[c + ZONE] == zone and all(check(t, s, c, p, this, target) for check in checks)


def _matcher(t: Table, f: Filter) -> Matcher:
    """A filter taken apart, once a table: its zone, and a small function for each field that is set."""
    found = t.matchers.get(id(f))
    if found is None:
        zone = PLOT if f.type == "plot" and not f.zone else ZONES[f.zone]
        found = t.matchers[id(f)] = zone, tuple(_checks(f))
        t.filters_held.append(f)  # an id is only as good as the life of its object
    return found


def _checks(f: Filter) -> Iterator[Check]:
    """What a filter asks, one small function a field that is set. Cheap questions come first."""
    yield lambda t, s, c, p, this, target: _is_type(t, s, c, f.type)
    yield from _whose(f)
    yield from _how_it_lies(f)
    yield from _what_it_is(f)
    yield from _what_it_has(f)


def _whose(f: Filter) -> Iterator[Check]:
    if f.controller == "winner":
        yield lambda t, s, c, p, this, target: s[c + CONTROL] == winner_of_challenge(s)
    elif f.controller:
        own = f.controller == "own"
        yield lambda t, s, c, p, this, target: (s[c + CONTROL] == p) == own
    if f.owned:
        mine = f.owned == "own"
        yield lambda t, s, c, p, this, target: (t.owner[c] == p) == mine
    if f.crest:
        yield lambda t, s, c, p, this, target: f.crest in t.card[c].crests and not is_blank(t, s, c, "crest")


def _how_it_lies(f: Filter) -> Iterator[Check]:
    if f.other:
        yield lambda t, s, c, p, this, target: c != this
    if f.pose:
        kneeling = f.pose == "kneeling"
        yield lambda t, s, c, p, this, target: s[c + KNEELING] == kneeling
    if f.side:
        yield lambda t, s, c, p, this, target: _on_side(t, s, c, f.side)
    if f.on:
        yield lambda t, s, c, p, this, target: _lies_on(t, s, c, this if f.on == "this" else target)


def _what_it_is(f: Filter) -> Iterator[Check]:
    if f.unique:
        yield lambda t, s, c, p, this, target: t.card[c].unique
    if f.neutral:
        yield lambda t, s, c, p, this, target: _house(t, c) is None
    if f.house:
        yield lambda t, s, c, p, this, target: _house(t, c) == f.house
    wanted = f.icon | f.keyword
    if wanted:
        yield lambda t, s, c, p, this, target: flags(t, s, c) & wanted == wanted
    if f.trait:
        yield lambda t, s, c, p, this, target: has_trait(t, s, c, f.trait)


def _what_it_has(f: Filter) -> Iterator[Check]:
    if f.attached:
        bare = f.attached == "without"
        yield lambda t, s, c, p, this, target: bare != any(is_attachment(t, s, x) for x in t.attached(s, c))
    at_most, at_least = f.at_most, f.at_least
    if at_most is not None:
        yield lambda t, s, c, p, this, target: strength(t, s, c) <= at_most
    if at_least is not None:
        yield lambda t, s, c, p, this, target: strength(t, s, c) >= at_least


def _house(t: Table, c: int) -> str | None:
    """The house a card is of; None for a neutral one, events included (3.20)."""
    return None if hooks.neutral.allows(t, t.card[c]) else t.card[c].house


def _lies_on(t: Table, s: State, c: int, host: int) -> bool:
    return bool(host) and s[c + HOST] == t.mark[host]


def _is_type(t: Table, s: State, c: int, kind: str) -> Truth:
    if kind == "attachment":
        return is_attachment(t, s, c)
    if kind == "duplicate":
        return bool(s[c + DUPLICATE])
    if s[c + DUPLICATE]:
        return False
    if kind == "character" and t.transforms:
        return is_character(t, s, c)
    if kind and s[c + BECOME] == AS_ATTACHMENT:
        return False
    return not kind or t.type[c] == kind


def _on_side(t: Table, s: State, c: int, side: str) -> Truth:
    at = s[c + SIDE]
    if side == "attacking":
        return at == ATTACKS
    if side == "defending":
        return at == DEFENDS
    return hooks.participating.allows(t, s, c)


def is_attachment(t: Table, s: State, c: int) -> Truth:
    """A printed attachment, or a duplicate where the rules count it as one (5.9)."""
    if s[c + DUPLICATE]:
        return hooks.counts_as_attachment.holds(t)
    return t.type[c] == "attachment" or s[c + BECOME] == AS_ATTACHMENT


def is_character(t: Table, s: State, c: int) -> bool:
    """A character in its own right, not one under another card; or a card that has become one."""
    if s[c + DUPLICATE] or s[c + BECOME] == AS_ATTACHMENT:
        return False
    return t.type[c] == CHARACTER or s[c + BECOME] == AS_CHARACTER


def can_host(t: Table, s: State, c: int) -> bool:
    """A character or location in play that is not itself under another card."""
    return s[c + ZONE] == PLAY and not s[c + HOST] and t.type[c] in (CHARACTER, LOCATION)


def named(t: Table, s: State, f: Filter, p: int, this: int = 0, target: int = 0) -> list[int]:
    """All cards a filter means, in the order of the table."""
    zone, checks = _matcher(t, f)
    found = []
    for c in t.of_type.get(f.type, t.rows):
        if s[c + ZONE] == zone:
            for check in checks:
                if not check(t, s, c, p, this, target):
                    break
            else:
                found.append(c)
    return _counted(t, s, found, zone, checks, p, this, target) if t.odd_cards and zone == PLAY else found


def _counted(
    t: Table, s: State, found: list[int], zone: int, checks: tuple[Check, ...], p: int, this: int, target: int
) -> list[int]:
    """House cards, agendas and shadows: whether they count as cards in play is for the rules to say."""
    found = [c for c in found if not hooks.not_counted.refuses(t, s, c)]
    for c in t.rows:
        elsewhere = s[c + ZONE] != zone and hooks.counted_too.allows(t, s, c)
        if elsewhere and all(check(t, s, c, p, this, target) for check in checks):
            found.append(c)
    return found
