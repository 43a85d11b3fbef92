"""A position of the board as plain data, for whoever draws it; and the printed board with where it is known from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.language.slots import in_number
from ...core.layout import State, one_of
from . import cells
from .atlas import areas, borders, leaders, stars, starts, supply_limits, track_bases, westeros_cards
from .cells import FORCE, NEUTRAL, ORDER, OWNER, ROUTED, TOKEN, UNITS
from .values import order_of_play
from .whose import NOBODY, attacker, field_of
from .words.slots import ORDER_NAMES, PHASES

if TYPE_CHECKING:
    from .table import Table

UNITS_BY_NAME = ("footmen", "knights", "ships")
TRACK_NAMES = ("Železný trůn", "Poddaní", "Královský dvůr")


def picture(t: Table, s: State) -> dict[str, Any]:
    """What stands where: areas that are not empty, tracks, tokens, time."""
    phases = {value: word for word, value in PHASES.items()}
    return {
        "areas": {t.areas[i].name: found for i in t.spaces if (found := _area(t, s, i))},
        "tracks": [
            {"title": title, "houses": [t.houses[p] for p in _ranked(t, s, track)]} for track, title in enumerate(TRACK_NAMES)
        ],
        "supply": {t.houses[p]: s[t.players[p] + cells.SUPPLY] for p in t.everyone},
        "power": {t.houses[p]: s[t.players[p] + cells.POWER] for p in t.everyone},
        "threat": 2 * s[cells.THREAT],
        "turn": s[cells.TURN],
        "phase": phases.get(s[cells.PHASE], ""),
        "tokens": {
            title: t.houses[one_of(s, cell)]
            for title, cell in (("trůn", cells.THRONE), ("meč", cells.BLADE), ("havran", cells.RAVEN))
            if s[cell]
        },
    }


def tells(t: Table, s: State) -> list[str]:
    """The time, the tracks and what the Houses have, in sentences of *Pokud*."""
    found = [f"je {s[cells.TURN]}. kolo"]
    found += [f"je fáze {word}" for word, value in PHASES.items() if value == s[cells.PHASE]]
    if s[cells.PHASE] == cells.ACTION and (order := order_of_play(t, s)):
        found.append(f"na tahu je {t.houses[order[0]]}")
    found.append(f"divocí mají sílu {2 * s[cells.THREAT]}")
    for p in t.everyone:
        row = t.players[p]
        found.append(f"{t.houses[p]} má zásobování {s[row + cells.SUPPLY]}")
        found.append(f"{t.houses[p]} má k dispozici {in_number(s[row + cells.POWER], 'žeton', 'žetony', 'žetonů')} moci")
    return found


def _ranked(t: Table, s: State, track: int) -> list[int]:
    placed = [p for p in t.everyone if s[t.players[p] + cells.PLACE[track]]]
    return sorted(placed, key=lambda p: s[t.players[p] + cells.PLACE[track]])


def _area(t: Table, s: State, i: int) -> dict[str, Any]:
    """What lies in one area; empty for one in which nothing does."""
    a = t.at[i]
    found: dict[str, Any] = {}
    armies = [_army(t, one_of(s, a + OWNER), {n: s[a + c] for n, c in zip(UNITS_BY_NAME, UNITS, strict=True)}, _routed(s, a))]
    if field_of(s) == i:
        armies.append(_army(t, attacker(s), {n: s[c] for n, c in zip(UNITS_BY_NAME, FORCE, strict=True)}, {}))
    if any(armies):
        found["armies"] = [army for army in armies if army]
    if s[a + ORDER]:
        found["order"] = ORDER_NAMES[s[a + ORDER]]
    if s[a + TOKEN]:
        found["token"] = t.houses[one_of(s, a + TOKEN)]
    if s[a + NEUTRAL]:
        found["neutral"] = s[a + NEUTRAL]
    return found


def _routed(s: State, a: int) -> dict[str, int]:
    return {n: s[a + c] for n, c in zip(UNITS_BY_NAME, ROUTED, strict=True)}


def _army(t: Table, owner: int, units: dict[str, int], routed: dict[str, int]) -> dict[str, Any]:
    """A House's units in an area; empty without any."""
    units = {name: n for name, n in units.items() if n}
    routed = {name: n for name, n in routed.items() if n}
    return {"house": t.houses[owner], "units": units, "routed": routed} if owner != NOBODY and (units or routed) else {}


def printed_board() -> dict[str, Any]:
    """The board as printed: every area, border and track with its basis (see ``atlas``)."""
    bases = track_bases()
    return {
        "areas": [
            {
                "name": area.name,
                "kind": area.kind,
                "place": area.place,
                "supply": area.supply,
                "crowns": area.crowns,
                "home": area.home,
                "neutral": area.neutral,
                "basis": dict(area.basis),
            }
            for area in areas().values()
        ],
        "borders": [{"one": b.one, "other": b.other, "crossing": b.crossing, "basis": b.basis} for b in borders()],
        "supply": [{"place": n, "sizes": list(sizes), "basis": bases["supply", n]} for n, sizes in supply_limits().items()],
        "stars": [{"place": n, "stars": k, "basis": bases["stars", n]} for n, k in stars().items()],
        "starts": [
            {
                "house": x.house,
                "tracks": list(x.tracks),
                "supply": x.supply,
                "units": [list(u) for u in x.units],
                "basis": x.basis,
            }
            for x in starts().values()
        ],
        "leaders": [
            {"name": x.name, "house": x.house, "ability": x.ability, "swords": x.swords, "forts": x.forts, "basis": x.basis}
            for x in leaders().values()
        ],
        "westeros": [{"name": x.name, "czech": x.czech, "decks": list(x.decks), "basis": x.basis} for x in westeros_cards()],
    }
