"""The names of players in cells, and of cards that must be of a type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.naming import card
from ...core.language.gherkin import ScenarioError
from .cells import TIE
from .words.common import TYPE_ACCUSATIVE, TYPE_NAMES

if TYPE_CHECKING:
    from .table import Table


def named(t: Table, value: int) -> str:
    """The player in a cell that names one: a seat from 1 up, or nobody."""
    return "nikdo" if value in (0, TIE) else t.seats[value - 1].name


def typed(t: Table, name: str, kind: str) -> int:
    """A card that must be of the type the sentence says."""
    c = card(t, name)
    if t.type[c] != kind:
        words = {v: k for k, v in TYPE_ACCUSATIVE.items()}
        raise ScenarioError(f"„{name}“ není {TYPE_NAMES[kind]}. Pište: {words[t.type[c]]} „{name}“.")
    return c
