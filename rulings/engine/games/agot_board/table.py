"""The table of one situation: the board with what the scenario overrides, and the rules in force.

Areas, players and House cards are known by their index; ``t.at[i]`` is where an area's cells
begin, ``t.players[p]`` a player's, ``t.cards[c]`` a House card's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...boards.graph import joined, shores
from ...core.memo import Echo, Memo
from ...core.rules import Book
from ...core.table import Table as Base
from ...core.trace import Recorder
from . import cells, hooks
from .atlas import Area, Border, Leader
from .book import board


@dataclass(frozen=True)
class Joined:
    """What the rules make of the borders: neighbours by area, pairs that a river parts, coasts by sea."""

    seas: frozenset[int]
    neighbours: tuple[tuple[int, ...], ...]
    rivers: frozenset[tuple[int, int]]
    coasts: Mapping[int, tuple[int, ...]]
    echo: Echo
    """What the rules answered when they were asked."""


_joined: dict[tuple[int, ...], tuple[Joined, object]] = {}
"""What the rules made of borders before, by the identities of what is printed and of the rules, kept alive beside it."""
MOST_JOINED = 200


@dataclass(frozen=True)
class Printed:
    """What is printed on the board and the cards of one situation."""

    areas: Sequence[Area]
    borders: Sequence[Border]
    leaders: Sequence[Leader]
    supply: Mapping[int, tuple[int, ...]]
    stars: Mapping[int, int]
    mammoths: frozenset[str] = frozenset()
    swap: bool = False
    """Whether the optional change of 3.15 is played."""


@dataclass
class Table(Base):
    """One situation, compiled. ``houses[p]`` is the House of player ``p``."""

    houses: Sequence[str]
    printed: Printed
    off: frozenset[str] = frozenset()
    recorder: Recorder | Echo | None = None
    books: Sequence[Book] = (board,)

    def __post_init__(self) -> None:
        self.areas = self.printed.areas
        self.leaders = self.printed.leaders
        self.seat(len(self.houses))
        self.layout = cells.layout(self.count, len(self.areas), len(self.leaders))
        starts = self.layout.starts
        self.players, self.at, self.cards = starts["player"], starts["area"], starts["House card"]
        places = starts["Westeros deck"]
        self.decks = tuple(places[i * cells.DECK_SIZE : (i + 1) * cells.DECK_SIZE] for i in range(3))
        self.size = self.layout.size
        self.leader_index = {leader.name: c for c, leader in enumerate(self.leaders)}
        self.area_index = {area.name: i for i, area in enumerate(self.areas)}
        self.spaces = range(len(self.areas))
        self.column = tuple(self.layout.column("area", cell) for cell in range(cells.AREA.width))
        """For every cell of an area, where a position has it of all areas, in their order."""
        self.hands = [[c for c, leader in enumerate(self.leaders) if leader.house == house] for house in self.houses]
        self.compile_rules()
        map_ = self._find_neighbours()
        map_.echo.told(self)
        self.seas, self.neighbours, self.rivers, self.coasts = map_.seas, map_.neighbours, map_.rivers, map_.coasts

    def forget(self) -> None:
        super().forget()
        self.memo = Memo()
        self.controllers: dict[bytes, tuple[int | None, ...]] = {}

    def _find_neighbours(self) -> Joined:
        """Seas, neighbours, rivers and coasts; the same for every table under the same rules of the map."""
        hooked = (hooks.border, hooks.crossing, hooks.is_sea, hooks.island_is_land)
        rules = tuple(rule for hook in hooked for rule in (*hook.of(self), 0))
        key = tuple(map(id, (*self.areas, *self.printed.borders, *rules)))
        if key not in _joined:
            if len(_joined) >= MOST_JOINED:
                _joined.clear()
            _joined[key] = self._join_areas(), (self.printed, rules)
        return _joined[key][0]

    def _join_areas(self) -> Joined:
        """Neighbours are areas between which pieces, orders and eyes may pass (rules of the hook ``border``)."""
        echo, recorder = Echo(), self.recorder
        self.recorder = echo if recorder else None
        pairs: list[tuple[int, int]] = []
        rivers: set[tuple[int, int]] = set()
        seas = frozenset(i for i in self.spaces if hooks.is_sea.holds(self, self.areas[i]))
        for border in self.printed.borders:
            one, other = self.area_index[border.one], self.area_index[border.other]
            crossed = hooks.crossing.allows(self, border)
            if crossed or not hooks.border.holds(self, border):
                pairs.append((one, other))
            else:
                rivers |= {(one, other), (other, one)}
        self.recorder = recorder
        neighbours = joined(len(self.areas), pairs)
        return Joined(seas, neighbours, frozenset(rivers), shores(neighbours, seas), echo)
