"""From the names in sentences to players and cards of a table, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.language.gherkin import ScenarioError
from .cells import NOBODY, TIE
from .words.common import TYPE_ACCUSATIVE

if TYPE_CHECKING:
    from .table import Table

_TYPE_NAMES = {
    "character": "postava",
    "location": "místo",
    "attachment": "vybavení",
    "event": "událost",
    "plot": "zápletka",
    "house": "karta rodu",
}


def player(t: Table, name: str) -> int:
    """The seat of a player. Raises ScenarioError for a stranger."""
    for p, seat in enumerate(t.seats):
        if seat.name == name:
            return p
    raise ScenarioError(f"Hráče {name} situace nezná. Hrají: {', '.join(seat.name for seat in t.seats)}.")


def named(t: Table, value: int) -> str:
    """The player in a cell that names one: a seat from 1 up, nobody, or two at once."""
    return "nikdo" if value in (0, NOBODY) else "oba najednou" if value == TIE else t.seats[value - 1].name


def card(t: Table, name: str) -> int:
    """The offset of a card. Raises ScenarioError for a card that nobody has described."""
    if name not in t.by_name:
        raise ScenarioError(f"Kartu „{name}“ situace nezná. Popište ji větou začínající Pokud.")
    return t.by_name[name]


def cards(t: Table, names: tuple[str, ...]) -> list[int]:
    """Offsets of several cards as they are named."""
    return [card(t, name) for name in names]


def in_order(t: Table, names: tuple[str, ...]) -> list[int]:
    """Offsets of several cards in the order of the table, in which sets are chosen."""
    return sorted(cards(t, names))


def typed(t: Table, name: str, kind: str) -> int:
    """A card that must be of the type the sentence says."""
    c = card(t, name)
    if t.type[c] != kind:
        words = {v: k for k, v in TYPE_ACCUSATIVE.items()}
        raise ScenarioError(f"„{name}“ není {_TYPE_NAMES[kind]}. Pište: zahraje {words.get(t.type[c], 'kartu')} „{name}“.")
    return c


def alike(t: Table, name: str) -> list[int]:
    """A named card and those that chance cannot tell from it."""
    c = card(t, name)
    return [x for x in t.rows if t.card[x] == t.card[c] and t.name[x] == t.name[c]]
