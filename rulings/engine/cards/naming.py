"""From the names in sentences to players and cards of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.language.gherkin import ScenarioError

if TYPE_CHECKING:
    from .table import Table

COPY = " #"
"""What stands in the name of a further copy between the name of the card described and its number."""
FILLER = "obyčejná karta"
"""How the names of cards begin that nobody needs to name."""


def player(t: Table, name: str) -> int:
    """The seat of a player. Raises ScenarioError for a stranger."""
    for p, seat in enumerate(t.seats):
        if seat.name == name:
            return p
    raise ScenarioError(f"Hráče {name} situace nezná. Hrají: {', '.join(seat.name for seat in t.seats)}.")


def seat_name(t: Table, value: int) -> str:
    """The player in a cell that holds a seat plus one, or nobody."""
    return t.seats[value - 1].name if value else "nikdo"


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


def alike(t: Table, name: str) -> list[int]:
    """A named card and then its copies, which chance cannot tell from it."""
    c = card(t, name)
    return [c, *(x for x in t.rows if x != c and t.card[x] == t.card[c] and t.name[x].partition(COPY)[0] == t.name[c])]
