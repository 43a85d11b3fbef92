"""The map of the island as plain data, for whoever draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.layout import State
from . import cells
from .island import characters_at, guardians_at, uncovered
from .words.effects import write_effects

if TYPE_CHECKING:
    from .table import Table

_PARTS = {cells.MORNING: "začátek", cells.NOON: "hlavní část", cells.EVENING: "konec"}


def chart(t: Table, s: State) -> dict[str, Any]:
    """The locations that lie on the map: where each lies, what stands and lies there, who is there."""
    return {
        "locations": [_location(t, s, i) for i in uncovered(t, s)],
        "facts": [
            ("Den", f"{s[cells.DAY]}., {_PARTS[s[cells.PART]]}" if s[cells.PART] else str(s[cells.DAY])),
            ("Karet událostí", str(s[cells.EVENTS_LEFT])),
        ],
    }


def _location(t: Table, s: State, i: int) -> dict[str, Any]:
    x, row = t.map[i], t.places[i]
    row_on_map, column = x.at
    return {
        "number": x.number,
        "row": row_on_map,
        "column": column,
        "lines": _lines(t, s, i),
        "characters": [t.names[p] for p in characters_at(t, s, i)],
        "guardians": [t.encounters[e].name for e in guardians_at(t, s, i)],
        "joined": sorted(x.joined),
        "lit": bool(s[row + cells.MENHIR] and s[row + cells.DIAL]),
    }


def _lines(t: Table, s: State, i: int) -> list[str]:
    x, row = t.map[i], t.places[i]
    found = []
    if s[row + cells.MENHIR]:
        found.append(f"menhir: {s[row + cells.DIAL]}" if s[row + cells.DIAL] else "vyhaslý menhir")
    if s[row + cells.OTHER_DIAL]:
        found.append(f"mince času: {s[row + cells.OTHER_DIAL]}")
    if s[row + cells.PLACE_TOKENS]:
        found.append(f"žetony času: {s[row + cells.PLACE_TOKENS]}")
    if s[row + cells.DIAL_QUEST] or s[row + cells.OTHER_QUEST]:
        found.append("žeton výpravy")
    if x.dream:
        found.append("symbol snu")
    if x.local is not None:
        found.append(f"místní akce: {write_effects(x.local)}")
    if x.immediate is not None:
        found.append(f"okamžitá akce: {write_effects(x.immediate)}")
    return found
