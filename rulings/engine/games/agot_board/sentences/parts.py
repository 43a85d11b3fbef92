"""What several sentences need: sentences laid on the map, losses, numbers of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from ....core import laying
from ....core.choices import Intent, Part, Verify
from ....core.hooks import Forbids
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from .. import cells, hooks
from ..chapters.ch01_introduction import strongpoints
from ..orders import ALL
from ..values import bank, on_map, pieces
from ..whose import attacker, field_of, holds
from ..words.slots import Units, write_units

if TYPE_CHECKING:
    from ..table import Table


class Laid(laying.Laid):
    """A sentence of *Pokud* that lays something on the map."""

    before_setup: ClassVar[bool] = False
    """Whether it may be said before the set-up, when nothing stands on the map yet."""


def set_cell(t: Table, s: State, name: str, cell: int, n: int, most: int, what: str) -> None:
    """Write a number of a player that has a greatest value."""
    if n > most:
        raise ScenarioError(f"{what} je nejvýše {most}.")
    s[t.players[t.houses.index(name)] + cell] = n


def lost(p: int, verb: str, units: Units) -> list[Part]:
    """One choice for every unit that is lost."""
    return [Intent(p, ((verb, unit),), verb) for unit, n in units for _ in range(n)]


def nothing_left(t: Table, hook: Forbids[...], why: str, *what: int) -> Verify:
    """A set is complete: no rule asks for more of it; the rules that do are told."""
    return Verify(lambda t, s: not hook.refuses(t, s, *what), hook.numbers(t), why, lambda t, s: hook.ids(t, s, *what))


def units_of(t: Table, s: State, i: int, p: int) -> str:
    """Units of a player in an area in words; those of an attack under way too."""
    found = []
    a = t.at[i]
    attacking = field_of(s) == i and attacker(s) == p
    for unit, cell in enumerate(cells.ANY_UNITS):
        n = s[a + cell] if holds(t, s, i, p) else 0
        n += s[cells.FORCE[unit]] if attacking and unit < len(cells.FORCE) else 0
        if n:
            found.append((unit, n))
    return write_units(found) if found else "nic"


Number = Callable[["Table", State, int], int]
"""Something that a player has so many of."""


def _left(unit: int) -> Number:
    return lambda t, s, p: hooks.piece_limit.sum(t, unit) - pieces(t, s, p, unit)


def _leaders(t: Table, s: State, p: int, where: int) -> int:
    return sum(s[t.cards[c] + cells.WHERE] == where for c in t.hands[p])


NUMBERS: dict[str, Number] = {
    "orders": lambda t, s, p: sum(hooks.tokens.sum(t, token) for token in ALL),
    "power tokens": lambda t, s, p: bank(t, s, p) + s[t.players[p] + cells.POWER] + on_map(t, s, p),
    "influence": lambda t, s, p: sum(bool(s[t.players[p] + cell]) for cell in cells.PLACE),
    "supply tokens": lambda t, s, p: s[t.players[p] + cells.FLAG],
    "hand": lambda t, s, p: _leaders(t, s, p, cells.HAND),
    "discard": lambda t, s, p: _leaders(t, s, p, cells.DISCARDED),
    "leaders": lambda t, s, p: len(t.hands[p]) - _leaders(t, s, p, cells.OUT),
    "footmen": _left(cells.FOOTMAN),
    "knights": _left(cells.KNIGHT),
    "ships": _left(cells.SHIP),
    "strongpoints": strongpoints,
    "stars": lambda t, s, p: hooks.stars.sum(t, s, p),
    "setup card": lambda t, s, p: int(bool(s[t.players[p] + cells.SETUP_CARD])),
    "on map": on_map,
}
"""What can be counted of a player."""
