"""From the names in sentences to the numbers of a table, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.language.gherkin import ScenarioError
from . import atlas
from .whose import NOBODY

if TYPE_CHECKING:
    from .table import Table


def player(t: Table, name: str) -> int:
    """The seat of a House. Raises ScenarioError for one that does not play."""
    if name in t.houses:
        return t.houses.index(name)
    raise ScenarioError(f"Rod {name} v situaci nehraje. Hrají: {', '.join(t.houses)}.")


def any_house(t: Table, name: str) -> int:
    """The seat of a House, ``NOBODY`` for one that exists and does not play. Raises ScenarioError for any other name."""
    return NOBODY if name not in t.houses and name in atlas.HOUSES else player(t, name)


def house_name(t: Table, p: int) -> str:
    """The House in a seat, or nobody."""
    return "nikdo" if p == NOBODY else t.houses[p]


def area(t: Table, name: str) -> int:
    """The number of an area; the hole of the sentence lets no other name through."""
    return t.area_index[name]


def leader(t: Table, name: str) -> int:
    """The number of a House card. Raises ScenarioError for one that nobody has."""
    if name not in t.leader_index:
        raise ScenarioError(f'Kartu rodu „{name}“ situace nezná. Přidejte větu: Stark má kartu rodu "{name}" se silou 1.')
    return t.leader_index[name]


def westeros_kind(title: str) -> int:
    """The number of a Westeros card by its Czech or English title. Raises ScenarioError."""
    for k, card in enumerate(atlas.westeros_cards(), 1):
        if title in (card.czech, card.name):
            return k
    names = ", ".join(card.czech for card in atlas.westeros_cards())
    raise ScenarioError(f"Kartu Westeros „{title}“ neznám. Znám: {names}.")
