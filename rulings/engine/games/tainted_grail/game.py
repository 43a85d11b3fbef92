"""Tainted Grail put together: its rules, its steps, its table."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.rules import Book
from ...core.trace import Recorder
from .book import grail
from .chapters import (  # noqa: F401  imported for their rules, in the rulebook's order
    ch02_character,
    ch03_equipment,
    ch04_map,
    ch05_morning,
    ch06_noon,
    ch07_evening,
    ch09_guardians,
    ch10_encounters,
    ch11_locks,
    ch12_abilities,
    ch13_turn,
    ch13_when,
    ch14_panic,
    ch15_combat,
    ch16_natures,
    ch17_diplomacy,
    ch18_flight,
    ch19_story_mode,
    ch20_hard_mode,
    ch21_free_play,
    repetitions,
)
from .steps.catalogue import STEPS
from .table import Printed, Table

EDITIONS: dict[str, tuple[Book, ...]] = {grail.slug: (grail,)}


def make_table(printed: Printed, *, off: Iterable[str] = (), recorder: Recorder | None = None) -> Table:
    """Compile one situation."""
    t = Table(printed, frozenset(off), recorder)
    t.have_steps(STEPS)
    return t
