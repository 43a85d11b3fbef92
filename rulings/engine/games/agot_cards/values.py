"""Values that are computed, never stored: strength, icons and keywords, costs, income, totals.

Each is the sum of the addends that the rules contribute, so a trace can show every part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import matching
from ...cards.blank import is_blank
from ...cards.matching import Check, Is, Maker
from ...cards.texts import constant_amount
from ...cards.values import changed_flags, has_trait
from ...core.hooks import Truth
from ...core.layout import State
from . import hooks
from .cards import ATTACHMENT, CHARACTER, LOCATION
from .cells import (
    AS_ATTACHMENT,
    AS_CHARACTER,
    ATTACKS,
    BECOME,
    CONTROL,
    DEFENDS,
    DUPLICATE,
    HOST,
    PLAY,
    SIDE,
    TOKENS,
    ZONE,
)
from .players import winner_of_challenge

if TYPE_CHECKING:
    from ...cards.table import Bound
    from .table import Table

ICONS = 7


def price(t: Table, p: int, c: int) -> int:
    """What a card costs a player in gold. It cannot change during play, so it is reckoned once."""
    found = t.prices.get((p, c))
    if found is None:
        found = t.prices[p, c] = hooks.cost.sum(t, p, c)
    return found


def price_now(t: Table, s: State, p: int, c: int) -> int:
    """What a card costs a player now, with the reductions in force."""
    return reduced(t, s, p, price(t, p, c), "gold")


def reduced(t: Table, s: State, p: int, n: int, kind: str) -> int:
    """A cost in gold or influence less its reductions."""
    less = hooks.reduction.sum(t, s, p, kind)
    return n - less if n >= less or less and not hooks.never_below_nothing.holds(t) else 0


def strength(t: Table, s: State, c: int) -> int:
    """Strength of a character as it counts now: the unclamped sum, then never below 0 (9.28)."""
    value = 0
    for addend in hooks.strength.of(t):
        value += addend(t, s, c)
    for limit in hooks.strength_bound.of(t):
        value = limit(t, value)
    return value


def strength_by_texts(t: Table, s: State, c: int, *, host: bool) -> int:
    """What constant texts add to a card's strength: those attached to it, or all others."""
    value = constant_amount(t, s, c, "strength", host=host)
    return value - constant_amount(t, s, c, "burn", host=host) if "burn" in t.constant_verbs else value


def flags(t: Table, s: State, c: int) -> int:
    """Icons and keywords of a card in play: the printed ones, plus gained, less lost."""
    printed = t.flags[c]
    if t.has_duplicates and (hooks.bare if s[c + DUPLICATE] else hooks.blank).refuses(t, s, c):
        printed = 0
    elif t.blanks and printed:
        printed &= (0 if is_blank(t, s, c, "icons") else ICONS) | (0 if is_blank(t, s, c, "text") else ~ICONS)
    return changed_flags(t, s, c, printed) if t.flags_change else printed


def total_power(t: Table, s: State, p: int) -> int:
    """Power that counts toward victory: the house card and the characters (6.50)."""
    return hooks.power.sum(t, s, p)


def power_on_characters(t: Table, s: State, p: int) -> int:
    """Power tokens on the characters a player controls."""
    return sum(s[c + TOKENS] for c in t.characters if s[c + ZONE] == PLAY and s[c + CONTROL] == p)


def _house(t: Table, c: int) -> str | None:
    """The house a card is of; None for a neutral one, events included (3.20)."""
    return None if hooks.neutral.allows(t, t.card[c]) else t.card[c].house


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


def bears(t: Table, s: State, c: int, host: int) -> bool:
    """Whether a card is such as the text of an attachment wants to lie on."""
    traits, kinds = t.card[c].only_on, t.card[c].only_kind
    if kinds and not any(_is_type(t, s, host, kind) for kind in kinds):
        return False
    return not traits or any(has_trait(t, s, host, trait) for trait in traits)


def can_lie_on(t: Table, s: State, c: int, host: int) -> bool:
    """Whether one card can be attached to another: to a character or a location, and to an attachment where its text says so."""
    if can_host(t, s, host):
        return True
    if c == host or s[host + ZONE] != PLAY or not _is_type(t, s, host, ATTACHMENT):
        return False
    return bool(hooks.golden.allows(t, s, c, "lie on attachments"))


def asks_for_a_trait_of(t: Table, b: Bound, c: int) -> bool:
    """Whether a text asks for a trait that is printed on a card."""
    return any(target.filter.trait in t.card[c].traits for target in b.ability.targets)


# -- how the fields of a filter are asked -----------------------------------------------------
def _of_type(kind: str) -> Check:
    return lambda t, s, c, p, this, target: _is_type(t, s, c, kind)


def _on_side(side: str) -> Check | Is:
    at = {"attacking": ATTACKS, "defending": DEFENDS}
    return Is(SIDE, at[side]) if side in at else lambda t, s, c, p, this, target: hooks.participating.allows(t, s, c)


def _controlled(by: str) -> Check | Is:
    if by == "winner":
        return lambda t, s, c, p, this, target: s[c + CONTROL] == winner_of_challenge(s)
    return matching.controlled(by)


CHECKS: dict[str, Maker] = {
    "type": _of_type,
    "controller": _controlled,
    "owned": matching.owned,
    "crest": lambda crest: lambda t, s, c, p, this, target: crest in t.card[c].crests and not is_blank(t, s, c, "crest"),
    "other": matching.other,
    "pose": matching.posed,
    "side": _on_side,
    "on": matching.lying_on,
    "unique": matching.unique,
    "neutral": lambda _: lambda t, s, c, p, this, target: _house(t, c) is None,
    "house": lambda house: lambda t, s, c, p, this, target: _house(t, c) == house,
    "icon": matching.with_flags(flags),
    "keyword": matching.with_flags(flags),
    "trait": matching.with_trait,
    "attached": matching.with_attached(is_attachment),
    "at_most": matching.at_most(strength),
    "at_least": matching.at_least(strength),
}
"""Cheap questions first."""
