"""Values that are computed, never stored: strength, icons and keywords, costs, income, totals.

Each is the sum of the addends that the rules contribute, so a trace can show every part.
"""

from __future__ import annotations

from .cards import CHARACTER, LOCATION, Filter
from .cells import (
    ATTACKS,
    CONTROL,
    DEFENDS,
    DUPLICATE,
    EFFECT_FLAG,
    EFFECT_TRAIT,
    HOST,
    KNEELING,
    PLAY,
    SIDE,
    ZONE,
)
from .lasting import records

ZONES = {"hand": 1, "deck": 2, "discard": 3, "dead": 4, "": PLAY}


def total(hook, *args) -> int:
    """The sum of what the rules of a hook contribute."""
    value = 0
    for addend in hook:
        value += addend(*args)
    return value


def strength(t, s, c: int) -> int:
    """Strength of a character as it counts now: the unclamped sum, then never below 0 (9.28)."""
    value = 0
    for addend in t.strength:
        value += addend(t, s, c)
    for limit in t.strength_bound:
        value = limit(t, value)
    return value


def flags(t, s, c: int) -> int:
    """Icons and keywords of a card in play: the printed ones, plus gained, less lost."""
    if not t.flags_change:
        return t.flags[c]
    net: dict[int, int] = {}
    mark = t.index[c] + 1
    for _until, card, what, n, flag in records(t, s):
        if card == mark and what == EFFECT_FLAG:
            net[flag] = net.get(flag, 0) + n
    for addend in t.constant_flags:
        for flag, n in addend(t, s, c):
            net[flag] = net.get(flag, 0) + n
    value = t.flags[c]
    for flag, n in net.items():
        if n > 0:
            value |= flag
        elif n < 0:
            value &= ~flag
    return value


def has_trait(t, s, c: int, trait: str) -> bool:
    """Whether a card counts as bearing a trait: printed (3.35), gained or lost."""
    value = any(rule(t, s, c, trait) for rule in t.has_trait)
    if len(s) > t.size and t.has_trait:
        mark, wanted = t.index[c] + 1, t.traits.get(trait, 0)
        n = sum(n for _u, card, what, n, x in records(t, s) if card == mark and what == EFFECT_TRAIT and x == wanted)
        value = value if n == 0 else n > 0
    return value


def total_power(t, s, p: int) -> int:
    """Power that counts toward victory: the house card and the characters (6.50)."""
    return total(t.power, t, s, p)


def matches(t, s, c: int, f: Filter, p: int, this: int = 0, target: int = 0) -> bool:
    """Whether card ``c`` is one that filter ``f`` means, seen by player ``p`` from card ``this``."""
    if s[c + ZONE] != ZONES[f.zone]:
        return False
    if not _is_type(t, s, c, f.type):
        return False
    if f.controller and (s[c + CONTROL] == p) != (f.controller == "own"):
        return False
    if f.other and c == this:
        return False
    if f.pose and (s[c + KNEELING] == 0) != (f.pose == "standing"):
        return False
    if f.side and not _on_side(t, s, c, f.side):
        return False
    if f.on:
        host = this if f.on == "this" else target
        if not host or s[c + HOST] != t.index[host] + 1:
            return False
    if f.attached and (f.attached == "with") != any(is_attachment(t, s, x) for x in t.attached(s, c)):
        return False
    card = t.card[c]
    house = None if any(rule(card) for rule in t.neutral) else card.house
    if f.unique and not card.unique or f.neutral and house or f.house and house != f.house:
        return False
    wanted = f.icon | f.keyword
    if wanted and flags(t, s, c) & wanted != wanted:
        return False
    if f.trait and not has_trait(t, s, c, f.trait):
        return False
    if f.at_most is not None and strength(t, s, c) > f.at_most:
        return False
    return f.at_least is None or strength(t, s, c) >= f.at_least


def _is_type(t, s, c: int, kind: str) -> bool:
    if kind == "attachment":
        return is_attachment(t, s, c)
    if kind == "duplicate":
        return bool(s[c + DUPLICATE])
    if s[c + DUPLICATE]:
        return False
    return not kind or t.type[c] == kind


def _on_side(t, s, c: int, side: str) -> bool:
    at = s[c + SIDE]
    if side == "attacking":
        return at == ATTACKS
    if side == "defending":
        return at == DEFENDS
    return any(rule(t, s, c) for rule in t.participating)


def is_attachment(t, s, c: int) -> bool:
    """A printed attachment, or a duplicate where the rules count it as one (5.9)."""
    if s[c + DUPLICATE]:
        return any(rule(t, s, c) for rule in t.counts_as_attachment)
    return t.type[c] == "attachment"


def can_host(t, s, c: int) -> bool:
    """A character or location in play that is not itself under another card."""
    return s[c + ZONE] == PLAY and not s[c + HOST] and t.type[c] in (CHARACTER, LOCATION)


def named(t, s, f: Filter, p: int, this: int = 0, target: int = 0) -> list[int]:
    """All cards a filter means, in the order of the table."""
    return [c for c in t.of_type.get(f.type, t.rows) if matches(t, s, c, f, p, this, target)]
