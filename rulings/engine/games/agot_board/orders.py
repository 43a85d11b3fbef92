"""The order tokens: kind, modifier, star. A token is a number from 1, its place in ``TOKENS``."""

from __future__ import annotations

from dataclasses import dataclass

NO_ORDER, MARCH, SUPPORT, RAID, CONSOLIDATE, DEFENSE = range(6)


@dataclass(frozen=True)
class Token:
    kind: int
    bonus: int = 0
    special: bool = False


TOKENS = (
    None,
    Token(MARCH, -1),
    Token(MARCH, 0),
    Token(MARCH, 1, True),
    Token(SUPPORT),
    Token(SUPPORT, 1, True),
    Token(RAID),
    Token(RAID, 1, True),
    Token(CONSOLIDATE),
    Token(CONSOLIDATE, 0, True),
    Token(DEFENSE, 1),
    Token(DEFENSE, 2, True),
)
KIND = tuple(token.kind if token else NO_ORDER for token in TOKENS)
BONUS = tuple(token.bonus if token else 0 for token in TOKENS)
SPECIAL = tuple(bool(token and token.special) for token in TOKENS)
ALL = tuple(range(1, len(TOKENS)))
