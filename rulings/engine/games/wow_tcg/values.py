"""Values that are computed, never stored: ATK, health, keywords, and which cards a text means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import matching
from ...cards.blank import is_blank
from ...cards.lasting import records
from ...cards.matching import Check, Maker
from ...cards.values import changed_flags
from ...core.hooks import Truth
from ...core.layout import State
from . import hooks
from .cards import CHARACTER, EQUIPMENT, EQUIPMENT_CARD, RESOURCE
from .cells import ATTACKER, CONTROL, DEFENDER, EXHAUSTED, INSTANT, PLAY, TOTEM, ZONE

if TYPE_CHECKING:
    from .table import Table


def atk(t: Table, s: State, c: int) -> int:
    """The ATK of a card, never below 0."""
    return max(0, hooks.atk.sum(t, s, c))


def health(t: Table, s: State, c: int) -> int:
    """The health of a character."""
    return max(0, hooks.health.sum(t, s, c))


def lasting_sum(t: Table, s: State, c: int, what: int) -> int:
    """The sum of the lasting changes of one kind on a card."""
    if len(s) == t.size:
        return 0
    mark = t.mark[c]
    return sum(n for _until, card, kind, n, _x in records(t, s) if card == mark and kind == what)


def flags(t: Table, s: State, c: int) -> int:
    """Keywords of a card: the printed ones, plus gained, less lost."""
    printed = t.flags[c]
    if t.blanks and printed and is_blank(t, s, c, "text"):
        printed &= TOTEM
    return changed_flags(t, s, c, printed) if t.flags_change else printed


def is_instant(t: Table, s: State, c: int) -> Truth:
    """Whether a card may be played as an instant."""
    return flags(t, s, c) & INSTANT


def opponents(t: Table, s: State, p: int, q: int) -> bool:
    """Whether two players are opponents: not the same, unless the rules say more."""
    return p != q and not hooks.opposing.refuses(t, s, p, q)


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
    if kind == "totem":
        return t.flags[c] & TOTEM
    return kind in ("", RESOURCE) or t.type[c] == kind


def cost_of(t: Table, s: State, c: int) -> int:
    """The printed cost of a card."""
    return t.card[c].cost or 0


def _of_type(kind: str) -> Check:
    return lambda t, s, c, p, this, target: is_type(t, s, c, kind)


def _controlled(by: str) -> Check:
    if by == "friendly":
        return lambda t, s, c, p, this, target: not opponents(t, s, p, s[c + CONTROL])
    if by == "opponent":
        return lambda t, s, c, p, this, target: opponents(t, s, p, s[c + CONTROL])
    return matching.controlled(by)


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
