"""The printed board of this game: areas, borders, tracks, starting positions, cards, each fact with its basis."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from ...boards.printed import OPEN as OPEN
from ...boards.printed import Border as Border
from ...boards.printed import bases, number, table

HOUSES = ("Lannister", "Stark", "Baratheon", "Tyrell", "Greyjoy")
SEA, ISLAND, OFF = "sea", "island", "off"
"""Kinds of areas besides plain land."""
NONE, CITY, STRONGHOLD = "none", "city", "stronghold"
RIVER, BRIDGE = "river", "bridge"
"""What may lie between two areas."""
TRACKS = ("throne", "fiefdoms", "court")


@dataclass(frozen=True)
class Area:
    """An area as printed: its kind, what stands in it, its symbols. ``basis`` is by the name of the value."""

    name: str
    kind: str
    place: str = NONE
    supply: int = 0
    crowns: int = 0
    home: str = ""
    neutral: int = 0
    basis: dict[str, str] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Leader:
    """A House card: its House, its ability (a word of ``abilities.py``), strength and icons where they are known."""

    name: str
    house: str
    ability: str = ""
    strength: int | None = None
    swords: int | None = None
    forts: int | None = None
    basis: str = "source"


@dataclass(frozen=True)
class WesterosCard:
    name: str
    czech: str
    decks: tuple[int, ...]
    effect: str
    basis: str

    def is_in(self, deck: int) -> bool:
        """Whether it belongs to a deck; decks are numbered from I on the cards, from nought here."""
        return deck + 1 in self.decks


@dataclass(frozen=True)
class Start:
    """A setup card: places on the three tracks, supply, units as (area, unit, how many)."""

    house: str
    tracks: tuple[int, int, int]
    supply: int
    units: tuple[tuple[str, str, int], ...]
    basis: dict[str, str] = field(default_factory=dict, compare=False)


def _table(name: str) -> list[dict[str, str]]:
    return table(__package__, name)


@cache
def areas() -> dict[str, Area]:
    """Every area by its printed name, in the order in which they are stored."""
    found = {}
    for row in _table("areas"):
        found[row["name"]] = Area(
            row["name"],
            row["kind"],
            row["place"] or NONE,
            int(row["supply"] or 0),
            int(row["crowns"] or 0),
            row["home"],
            int(row["neutral"] or 0),
            bases(row),
        )
    return found


@cache
def borders() -> tuple[Border, ...]:
    return tuple(Border(row["one"], row["other"], row["crossing"], row["basis"]) for row in _table("borders"))


@cache
def supply_limits() -> dict[int, tuple[int, ...]]:
    """Armies by place of the supply track: the greatest sizes allowed, the largest first."""
    rows = [row for row in _table("tracks") if row["track"] == "supply"]
    return {int(row["place"]): tuple(int(n) for n in row["value"].split(",")) for row in rows}


@cache
def stars() -> dict[int, int]:
    """Special orders by place of the King's Court track."""
    return {int(row["place"]): int(row["value"]) for row in _table("tracks") if row["track"] == "stars"}


def track_bases() -> dict[tuple[str, int], str]:
    """Where each place of a track is known from."""
    return {(row["track"], int(row["place"])): row["basis"] for row in _table("tracks")}


@cache
def starts() -> dict[str, Start]:
    found = {}
    for row in _table("houses"):
        units = []
        for part in row["units"].split("; "):
            area, pieces = part.split(": ")
            words = pieces.split(" ")
            units += [(area, unit, int(n)) for n, unit in zip(words[::2], words[1::2], strict=True)]
        throne, fiefdoms, court = (int(row[name]) for name in TRACKS)
        basis = {"tracks": row["track_basis"], "supply": row["supply_basis"], "units": row["units_basis"]}
        found[row["house"]] = Start(row["house"], (throne, fiefdoms, court), int(row["supply"]), tuple(units), basis)
    return found


@cache
def leaders() -> dict[str, Leader]:
    """House cards by name, seven a House."""
    return {
        row["name"]: Leader(
            row["name"],
            row["house"],
            row["ability"],
            None,
            number(row["swords"]),
            number(row["fortifications"]),
            row["basis"],
        )
        for row in _table("house_cards")
    }


@cache
def westeros_cards() -> tuple[WesterosCard, ...]:
    return tuple(
        WesterosCard(row["name"], row["czech"], tuple(int(n) for n in row["decks"].split(",")), row["effect"], row["decks_basis"])
        for row in _table("westeros_cards")
    )


def westeros_card(kind: int) -> WesterosCard:
    """A card by its number, from 1, as decks hold it."""
    return westeros_cards()[kind - 1]
