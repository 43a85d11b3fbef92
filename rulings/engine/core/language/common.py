"""Sentences of a situation that every game has: the edition that is played, and who plays."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Edition:
    """The situation is played under this edition, whatever book its rule is of."""

    edition: str


@dataclass(frozen=True)
class Players:
    """These play, in the order of the table."""

    players: tuple[str, ...]
