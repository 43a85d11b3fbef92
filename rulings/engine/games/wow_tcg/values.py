"""Values that are computed, never stored: ATK, health, keywords, and which cards a text means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import damage, matching
from ...cards.lasting import Lasting, records
from ...cards.matching import Check, Maker
from ...cards.values import changed_flags
from ...core.hooks import Truth
from ...core.layout import State
from . import hooks
from .cards import ALLY, CHARACTER, EQUIPMENT, EQUIPMENT_CARD, RESOURCE, TOTEM_CARD
from .cells import (
    ATTACKER,
    BEAR,
    CAT,
    CONTROL,
    DEFENDER,
    EFFECT_PREVENT,
    EFFECT_PREVENT_COMBAT,
    EXHAUSTED,
    INSTANT,
    LONG_RANGE,
    PLAY,
    PROTECTOR,
    STEALTH,
    TOKEN,
    TOTEM,
    UNLIMITED,
    UNTARGETABLE,
    WOUNDS,
    ZONE,
)

if TYPE_CHECKING:
    from .table import Table


def atk(t: Table, s: State, c: int) -> int:
    """The ATK of a card, never below 0."""
    return max(0, hooks.atk.sum(t, s, c))


def health(t: Table, s: State, c: int) -> int:
    """The health of a character."""
    return max(0, hooks.health.sum(t, s, c))


def defense(t: Table, s: State, c: int) -> int:
    """The DEF of an armor, never below 0."""
    return max(0, t.card[c].defense + hooks.defense.sum(t, s, c))


def lasting_sum(t: Table, s: State, c: int, what: int) -> int:
    """The sum of the lasting changes of one kind on a card."""
    if len(s) == t.size:
        return 0
    mark = t.mark[c]
    return sum(n for _until, card, kind, n, _x in records(t, s) if card == mark and kind == what)


GIVEN = (INSTANT, UNLIMITED, PROTECTOR, LONG_RANGE, STEALTH, UNTARGETABLE, BEAR, CAT)
"""Keywords of which the rules say that another card may give them; whatever else a text gives needs no rule for that."""


def flags(t: Table, s: State, c: int) -> int:
    """Keywords of a card: the printed ones, plus gained, less lost."""
    printed = t.flags[c]
    if not t.flags_change:
        return printed
    value = changed_flags(t, s, c, printed)
    for flag in GIVEN:
        if value & flag and not printed & flag and not hooks.gains.allows(t, s, c, flag):
            value &= ~flag
    if printed & UNTARGETABLE and not value & UNTARGETABLE and not hooks.loses.allows(t, s, c, UNTARGETABLE):
        value |= UNTARGETABLE
    return value


def is_instant(t: Table, s: State, c: int) -> Truth:
    """Whether a card may be played as an instant."""
    return hooks.instant.allows(t, s, c)


def prevented(t: Table, s: State, c: int) -> int:
    """How much of the next damage to a card is prevented."""
    return lasting_sum(t, s, c, EFFECT_PREVENT)


def preventions(t: Table, s: State, c: int) -> list[Lasting]:
    """The preventions of so much damage that meet what is due to a card."""
    mark = t.mark[c]
    return [
        record
        for record in records(t, s)
        if record[1] == mark and record[2] == EFFECT_PREVENT and not hooks.prevention_misses.refuses(t, s, c, record[4])
    ]


def no_combat_damage(t: Table, s: State, c: int) -> bool:
    """Whether what is due to a card is combat damage, all of which is prevented."""
    mark = t.mark[c]
    combat = s[c + WOUNDS.how] == damage.COMBAT
    return combat and any(x[1] == mark and x[2] == EFFECT_PREVENT_COMBAT for x in records(t, s))


def preventable(t: Table, s: State, c: int) -> bool:
    """Whether anything prevents of what is due to a card."""
    return bool(preventions(t, s, c)) or no_combat_damage(t, s, c)


def opponents(t: Table, s: State, p: int, q: int) -> bool:
    """Whether two players are opponents: not the same, unless the rules say more."""
    return p != q and not hooks.opposing.refuses(t, s, p, q)


def in_party(t: Table, s: State, p: int, q: int) -> bool:
    """Whether what a player controls is in the party of another: only the own, unless no rule says so."""
    return p == q or not hooks.own_party.holds(t) and t.team[p] == t.team[q]


def friendly(t: Table, s: State, p: int, q: int) -> bool:
    """Whether characters of a player are friendly to another."""
    return p == q or bool(hooks.friends.allows(t, s, p, q))


def ready_resources(t: Table, s: State, p: int) -> list[int]:
    """The resources with which a player can pay now."""
    return [c for c in t.resources(s, p) if not s[c + EXHAUSTED]]


def attacker(t: Table, s: State) -> int:
    """The attacker of the combat; 0 for none."""
    return t.by_mark[s[ATTACKER]] if s[ATTACKER] else 0


def defender(t: Table, s: State) -> int:
    """The defender of the combat; 0 before it defends, and for none."""
    return t.by_mark[s[DEFENDER]] if s[DEFENDER] else 0


def is_type(t: Table, s: State, c: int, kind: str) -> Truth:
    """Whether a card counts as of a type, or as what a text may ask for besides."""
    if kind == CHARACTER:
        return s[c + ZONE] == PLAY and hooks.is_character.allows(t, s, c)
    if kind == EQUIPMENT_CARD:
        return t.type[c] in EQUIPMENT
    if kind == TOTEM_CARD:
        return t.flags[c] & TOTEM
    if kind == ALLY:
        return is_ally(t, c)
    if kind == "":
        return not t.flags[c] & TOKEN or not hooks.tokens_are_no_cards.holds(t)
    return kind == RESOURCE or t.type[c] == kind


def is_ally(t: Table, c: int) -> Truth:
    """Whether a card counts as an ally."""
    if t.flags[c] & TOTEM:
        return not hooks.totems_are_no_allies.holds(t)
    return t.type[c] == ALLY and (not t.flags[c] & TOKEN or hooks.tokens_are_allies.holds(t))


def cost_of(t: Table, s: State, c: int) -> int:
    """The cost of a card; that of a token is known by a rule only."""
    if t.flags[c] & TOKEN and not hooks.tokens_cost_nothing.holds(t):
        return UNKNOWN
    return hooks.cost.sum(t, s, c)


UNKNOWN = 255
"""A cost beyond any that a text asks for."""


def _of_type(kind: str) -> Check:
    return lambda t, s, c, p, this, target: is_type(t, s, c, kind)


def _controlled(by: str) -> Check:
    if by == "friendly":
        return lambda t, s, c, p, this, target: friendly(t, s, p, s[c + CONTROL])
    if by == "opponent":
        return lambda t, s, c, p, this, target: opponents(t, s, p, s[c + CONTROL])
    return lambda t, s, c, p, this, target: in_party(t, s, p, s[c + CONTROL])


def _in_role(role: str) -> Check:
    read = attacker if role == "attacker" else defender
    return lambda t, s, c, p, this, target: read(t, s) == c


CHECKS: dict[str, Maker] = {
    "type": _of_type,
    "controller": _controlled,
    "owned": matching.owned,
    "other": matching.other,
    "pose": matching.posed,
    "role": _in_role,
    "on": matching.lying_on,
    "unique": matching.unique,
    "keyword": matching.with_flags(flags),
    "trait": matching.with_trait,
    "attached": matching.with_attached(lambda t, s, c: True),
    "at_most": matching.at_most(cost_of),
    "at_least": matching.at_least(cost_of),
}
"""Cheap questions first."""
