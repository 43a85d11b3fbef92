"""From the names in sentences to the numbers of a table, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.language.gherkin import ScenarioError
from . import cells
from .cells import CHANCE, PARTY

if TYPE_CHECKING:
    from .table import Table

OUTCOMES = {
    cells.WON: "vyhrané",
    cells.LOST: "prohrané",
    cells.FLED: "opuštěné úprkem",
    cells.ROBBED: "ukončené lupičem",
    cells.LEFT: "skončené bez vítězství",
    cells.AVOIDED: "obejité",
    cells.TOLD: "vyhodnocené podle vlastního textu",
    0: "nerozhodnuté",
}
"""How an encounter ended, as it is said of it."""

PARTY_NAME = "Družina"
"""The name under which the whole party decides, or seeks a line of play."""


def player(t: Table, name: str) -> int:
    """The seat of a character. Raises ScenarioError for a stranger."""
    if name in t.names:
        return t.names.index(name)
    raise ScenarioError(f"Postava {name} v situaci nehraje. Hrají: {', '.join(t.names)}.")


def player_name(t: Table, p: int | None) -> str:
    """Who decides, in words."""
    if p == CHANCE:
        return "náhoda"
    if p == PARTY:
        return PARTY_NAME
    return t.names[p] if p is not None and p in t.everyone else "nikdo"


def card(t: Table, name: str) -> int:
    """The number of a card. Raises ScenarioError for one that nobody has."""
    for c, x in enumerate(t.card):
        if x.name == name:
            return c
    raise ScenarioError(f'Kartu „{name}“ situace nezná. Přidejte větu: {t.names[0]} má v ruce kartu "{name}".')


_OF_A_KIND = {False: "předmět", True: "tajemství"}


def item(t: Table, p: int, name: str, *, secret: bool) -> int:
    """The number of an item or of a secret of a character. Raises ScenarioError where it has none of this name and kind."""
    found = {x.secret: i for i, x in enumerate(t.item) if x.name == name and x.owner == p}
    if secret in found:
        return found[secret]
    kind = _OF_A_KIND[secret]
    if found:
        raise ScenarioError(f"„{name}“ není {kind}, ale {_OF_A_KIND[not secret]}. Opravte, o čem věta mluví.")
    raise ScenarioError(f'{t.names[p]} {kind} „{name}“ nemá. Přidejte větu: {t.names[p]} nese {kind} "{name}".')


def carried(t: Table, p: int, name: str) -> int:
    """The number of what a character carries under a name, be it an item or a secret. Raises ScenarioError."""
    return item(t, p, name, secret=next((x.secret for x in t.item if x.name == name and x.owner == p), False))


def encounter(t: Table, name: str) -> int:
    """The number of an encounter; the only one where no name is said. Raises ScenarioError."""
    names = [x.name for x in t.encounters]
    if name in names:
        return names.index(name)
    if not name and len(names) == 1:
        return 0
    raise ScenarioError(f"Střetnutí „{name}“ situace nezná. Zná: {', '.join(names) or 'žádné'}.")


def card_name(t: Table, c: int) -> str:
    """A card in quotes; one of which nothing is said in words."""
    return f"„{t.card[c].name}“" if t.card[c].name else "neurčená karta"


def place(t: Table, number: int) -> int:
    """The index of a location. Raises ScenarioError for one that the situation does not know."""
    numbers = [x.number for x in t.map]
    if number in numbers:
        return numbers.index(number)
    raise ScenarioError(f"Lokaci {number} situace nezná. Přidejte větu: v 1. řadě mapy leží lokace {number}.")
