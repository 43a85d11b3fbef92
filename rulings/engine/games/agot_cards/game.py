"""The card game put together: its books, its steps, its table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ...cards.program import compile_abilities
from ...core.rules import Book
from . import chapters
from .book import ccg, lcg
from .chapters import (  # noqa: F401  imported for their rules, in the rulebook's order
    ch01_introduction,
    ch02_basics,
    ch03_attachments,
    ch03_cards,
    ch03_costs,
    ch04_setup,
    ch05_duplicates,
    ch05_unique,
    ch06_challenges,
    ch06_dominance,
    ch06_phases,
    ch06_plots,
    ch06_victory,
    ch07_challenges,
    ch07_claim,
    ch08_keywords,
    ch09_advanced,
    ch09_lasting,
    ch09_moments,
    ch09_saves,
    ch09_texts,
    ch10_decks,
    repetitions,
)
from .lcg import (  # noqa: F401
    ch01_drawing,
    ch02_setup_and_plots,
    ch03_timing,
    ch04_costs_and_effects,
    ch04_names,
    ch05_costs,
    ch05_out_of_play,
    ch05_states,
    ch06_control,
    ch07_cannot,
    ch07_definitions,
    ch07_duplicates,
    ch07_keywords,
    ch07_piles,
    ch08_anatomy,
    said_twice,
)
from .program import VERBS
from .steps.catalogue import STEPS
from .table import Table

if TYPE_CHECKING:
    from .cards import Card
    from .table import Seat

EDITIONS: dict[str, tuple[Book, ...]] = {"agot-ccg": (ccg,), "agot-lcg": (ccg, lcg)}
"""Under which books each edition is played; a later book replaces rules of an earlier one."""


def make_table(
    seats: list[Seat],
    printed: list[Card],
    names: list[str],
    owners: list[int],
    *,
    edition: str = "agot-ccg",
    off: Iterable[str] = (),
    **options: Any,
) -> Table:
    """Compile one situation: its cards, the rules in force, the abilities as programs."""
    t = Table(seats, printed, names, owners, EDITIONS[edition], frozenset(off), **options)
    t.have_steps(STEPS)
    t.have_verbs(VERBS)
    compile_abilities(t)
    return t


__all__ = ["EDITIONS", "chapters", "make_table"]
