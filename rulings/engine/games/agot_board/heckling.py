"""What a heckler may name at a table of the board game: places where something lies and their neighbours, units, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.flow import OPEN, STEP, top
from ...core.language.slots import QUOTED, Slot
from ...core.layout import State
from ...core.tries import STRANGER
from .atlas import westeros_cards
from .cells import AREA, ORDER, UNIT_KINDS, UNITS
from .orders import KIND, MARCH

if TYPE_CHECKING:
    from .table import Table

MANY = 9
SHIP = 2
ENGINE = 9
"""A unit of which no rule knows: a siege engine."""
_AREAS = ("area", "sea", "of", "target", "other")
_UNITS = (*UNIT_KINDS, 3, 4, 5, ENGINE)
_GROUPS = [((unit, n),) for unit in _UNITS for n in (1, 0, 2, MANY)] + [
    ((0, 1), (1, 1)),
    ((0, 1), (0, 1)),
]


def values(t: Table, s: State, field: str, slot: Slot) -> Sequence[Any]:
    """Names for areas, units and cards; players in any order."""
    if slot.regex == QUOTED:
        return list(t.leader_index)
    if slot.name in _AREAS and "enum" in slot.schema:
        return _areas(t, s)
    if field == "units":
        return _GROUPS
    if field == "moves":
        return _moves(_areas(t, s))
    return _orders(list(t.houses)) if field == "players" else ()


def offering(t: Table, s: State, field: str) -> Sequence[Any]:
    """What armies with a March order may try, and the cards of the open step that chance may turn up. Else nothing."""
    if field == "card" and s[OPEN] and s[top(s) + STEP] == t.step["reveal"].number:
        return [card.czech for card in westeros_cards()]
    return _marches(t, s, field)


def _marches(t: Table, s: State, field: str) -> Sequence[Any]:
    """All of an army to one goal, near by or across ships; all of a kind; one."""
    if field != "moves":
        return ()
    found: dict[tuple[tuple[int, int, str], ...], None] = {}
    across = [j for i in t.spaces if s[t.at[i] + UNITS[SHIP]] for j in t.neighbours[i]]
    for i in t.spaces:
        army = [(unit, s[t.at[i] + UNITS[unit]]) for unit in UNIT_KINDS if s[t.at[i] + UNITS[unit]]]
        if army and KIND[s[t.at[i] + ORDER]] == MARCH:
            groups = [army, *([one] for one in army), *([(unit, 1)] for unit, _n in army)]
            goals = dict.fromkeys([*t.neighbours[i], *across])
            found.update(
                {tuple((unit, n, t.areas[j].name) for unit, n in group): None for j in goals for group in groups if j != i}
            )
    return list(found)


def _areas(t: Table, s: State) -> list[str]:
    """Where something lies, and what borders on it."""
    held = [i for i in t.spaces if any(s[t.at[i] : t.at[i] + AREA.width])]
    near = [j for i in held for j in t.neighbours[i]]
    return [t.areas[i].name for i in dict.fromkeys([*held, *near])] or [t.areas[0].name]


def _moves(areas: list[str]) -> list[tuple[tuple[int, int, str], ...]]:
    """One unit of every kind to every area, none and too many to some, and two at once."""
    alone = (((unit, 1, area),) for area in areas for unit in UNIT_KINDS)
    odd = (((unit, n, area),) for area, unit in zip(areas, _UNITS, strict=False) for n in (0, MANY))
    both = (((0, 1, one), (1, 1, other)) for one, other in zip(areas, areas[1:], strict=False))
    return [*alone, *odd, *both]


def _orders(names: list[str]) -> list[tuple[str, ...]]:
    """All, two of them in either order, one twice, one with a stranger."""
    pairs = [(one, other) for one in names for other in names if one != other]
    return [tuple(names), *pairs, (names[0], names[0]), (names[0], STRANGER)]
