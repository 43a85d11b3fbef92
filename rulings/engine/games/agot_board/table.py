"""The table of one situation: the board with what the scenario overrides, and the rules in force.

Areas, players and House cards are known by their index; ``t.at[i]`` is where an area's cells
begin, ``t.players[p]`` a player's, ``t.cards[c]`` a House card's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ...boards.graph import joined
from ...core.hooks import Function
from ...core.rules import Book
from ...core.table import Table as Base
from ...core.trace import Recorder
from . import cells, hooks
from .atlas import Area, Border, Leader
from .book import board


@dataclass(frozen=True)
class Joined:
    """What the rules make of the borders: neighbours by area, pairs that a river parts, coasts by sea."""

    neighbours: tuple[tuple[int, ...], ...]
    rivers: frozenset[tuple[int, int]]
    coasts: Mapping[int, tuple[int, ...]]


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
    joined: dict[tuple[tuple[Function, ...], ...], Joined] = field(default_factory=dict, compare=False)
    """Neighbours found before, by the rules that decide about borders."""


@dataclass
class Table(Base):
    """One situation, compiled. ``houses[p]`` is the House of player ``p``."""

    houses: Sequence[str]
    printed: Printed
    off: frozenset[str] = frozenset()
    recorder: Recorder | None = None
    books: Sequence[Book] = (board,)

    def __post_init__(self) -> None:
        self.controllers: dict[bytes, tuple[int | None, ...]] = {}
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
        self.hands = [[c for c, leader in enumerate(self.leaders) if leader.house == house] for house in self.houses]
        self.compile_rules()
        self.seas = frozenset(i for i in self.spaces if hooks.is_sea.holds(self, self.areas[i]))
        map_ = self._find_neighbours()
        self.neighbours, self.rivers, self.coasts = map_.neighbours, map_.rivers, map_.coasts

    def _find_neighbours(self) -> Joined:
        """Neighbours, rivers and coasts; the same for every table under the same rules of the map."""
        if self.recorder is not None:  # what is recorded must be asked
            return self._join_areas()
        rules = hooks.border.of(self), hooks.crossing.of(self), hooks.is_sea.of(self)
        if rules not in self.printed.joined:
            self.printed.joined[rules] = self._join_areas()
        return self.printed.joined[rules]

    def _join_areas(self) -> Joined:
        """Neighbours are areas between which pieces, orders and eyes may pass (rules of the hook ``border``)."""
        pairs: list[tuple[int, int]] = []
        rivers: set[tuple[int, int]] = set()
        for border in self.printed.borders:
            one, other = self.area_index[border.one], self.area_index[border.other]
            crossed = hooks.crossing.allows(self, border)
            if crossed or not hooks.border.refuses(self, border):
                pairs.append((one, other))
            else:
                rivers |= {(one, other), (other, one)}
        neighbours = joined(len(self.areas), pairs)
        coasts = {sea: tuple(i for i in neighbours[sea] if i not in self.seas) for sea in self.seas}
        return Joined(neighbours, frozenset(rivers), coasts)
