"""Conditions of abilities ("jen když ..."): small named questions about the position."""

from __future__ import annotations

from .cells import ATTACKER, ATTACKS, DEFENDER, DEFENDS, HAND, KNEELING, SIDE, TYPE, ZONE


def _standing(t, s, b, p):
    return not s[b.card + KNEELING]


def _kneeling(t, s, b, p):
    return bool(s[b.card + KNEELING])


def _attacking(t, s, b, p):
    return s[b.card + SIDE] == ATTACKS


def _defending(t, s, b, p):
    return s[b.card + SIDE] == DEFENDS


def _in_challenge(t, s, b, p):
    return s[TYPE] != 0


def _as_attacker(t, s, b, p):
    return s[ATTACKER] == p + 1


def _as_defender(t, s, b, p):
    return s[DEFENDER] == p + 1


def _more_cards(t, s, b, p):
    held = [sum(s[c + ZONE] == HAND and t.owner[c] == q for c in t.rows) for q in t.clockwise(p)]
    return held[0] > max(held[1:])


CONDITIONS = {
    "more cards": _more_cards,
    "standing": _standing,
    "kneeling": _kneeling,
    "attacking": _attacking,
    "defending": _defending,
    "in challenge": _in_challenge,
    "as attacker": _as_attacker,
    "as defender": _as_defender,
    "military": lambda t, s, b, p: s[TYPE] == 1,
    "intrigue": lambda t, s, b, p: s[TYPE] == 2,
    "power": lambda t, s, b, p: s[TYPE] == 3,
}


def hold(t, s, b, p: int) -> bool:
    """Whether every condition of an ability holds for player ``p``."""
    return all(CONDITIONS[name](t, s, b, p) for name in b.ability.conditions)
