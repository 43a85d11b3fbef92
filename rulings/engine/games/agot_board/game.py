"""The board game put together: its rules, its steps, its table."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.rules import Book
from ...core.trace import Recorder
from .book import board
from .chapters import (  # noqa: F401  imported for their rules, in the rulebook's order
    ch01_introduction,
    ch02_components,
    ch03_setup,
    ch04_turns_and_control,
    ch05_westeros,
    ch06_supply,
    ch07_mustering,
    ch08_clash,
    ch09_of_itself,
    ch09_wildlings,
    ch10_planning,
    ch11_raids,
    ch12_marches,
    ch13_control,
    ch14_battle,
    ch15_support,
    ch16_cards_in_battle,
    ch17_retreat,
    ch17_used_cards,
    ch18_end,
    ch19_neutral,
    ch20_westeros_cards,
    ch21_map,
    ch22_house_cards,
    ch22_winning,
    going_on,
    repetitions,
)
from .steps.catalogue import STEPS
from .table import Printed, Table

EDITIONS: dict[str, tuple[Book, ...]] = {board.slug: (board,)}


def make_table(houses: tuple[str, ...], printed: Printed, *, off: Iterable[str] = (), recorder: Recorder | None = None) -> Table:
    """Compile one situation."""
    t = Table(houses, printed, frozenset(off), recorder)
    t.have_steps(STEPS)
    return t
