"""The game put together: its book, its steps, its table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ...cards.program import compile_abilities
from ...core.rules import Book
from . import chapters
from .book import wow
from .chapters import (  # noqa: F401  imported for their rules, in the rulebook's order
    ch01_basics,
    ch02_turn,
    ch03_resources,
    ch04_playing,
    ch05_powers,
    ch06_chain,
    ch07_combat,
    ch08_heroes,
    ch09_protectors,
    ch10_damage,
    ch11_prevention,
    ch12_keywords,
    ch13_forms,
    ch14_players,
    ch15_decks,
    ch16_limited,
    repetitions,
)
from .program import VERBS
from .steps.catalogue import STEPS
from .table import Table

if TYPE_CHECKING:
    from .cards import Card
    from .table import Seat

EDITIONS: dict[str, tuple[Book, ...]] = {"wow-tcg": (wow,)}
"""The one edition there is."""


def make_table(
    seats: list[Seat],
    printed: list[Card],
    names: list[str],
    owners: list[int],
    *,
    off: Iterable[str] = (),
    **options: Any,
) -> Table:
    """Compile one situation: its cards, the rules in force, the abilities as programs."""
    t = Table(seats, printed, names, owners, EDITIONS["wow-tcg"], frozenset(off), **options)
    t.have_steps(STEPS)
    t.have_verbs(VERBS)
    compile_abilities(t)
    return t


__all__ = ["EDITIONS", "chapters", "make_table"]
