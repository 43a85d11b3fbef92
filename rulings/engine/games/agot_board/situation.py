"""From the records of a situation to a table and a position."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from ...core.flow import push
from ...core.language.gherkin import ScenarioError
from ...core.laying import Laying
from ...core.layout import State, set_one
from ...core.sentences import Given
from . import atlas, cells, contradictions
from .atlas import HOUSES, Area, Border, Leader
from .book import board
from .game import EDITIONS, make_table
from .table import Printed
from .values import order_of_play

if TYPE_CHECKING:
    from ...core.trace import Recorder
    from .sentences.decks import LeaderIs
    from .table import Table

DEFAULT_SUPPLY = 6
MOST_POWER = 20
FIRST_TURN_SAID = 2
PIECES = (10, 4, 6)
"""Footmen, knights and ships of a House."""
TOKENS = {"throne": (0, cells.THRONE), "blade": (1, cells.BLADE), "raven": (2, cells.RAVEN)}
BANS = {
    "no_raids": cells.NO_RAIDS,
    "no_defense": cells.NO_DEFENSE,
    "no_consolidating": cells.NO_CONSOLIDATING,
    "rains": cells.RAINS,
}


@dataclass
class Situation(Laying[Printed]):
    """Everything that the sentences of *Pokud* say, ready to be compiled (again and again, for ablation)."""

    editions: ClassVar[Collection[str]] = EDITIONS

    edition: str = board.slug
    houses: tuple[str, ...] = HOUSES
    areas: dict[str, Area] = field(default_factory=lambda: dict(atlas.areas()))
    borders: list[Border] = field(default_factory=lambda: list(atlas.borders()))
    leaders: dict[str, Leader] = field(default_factory=lambda: dict(atlas.leaders()))
    supply: dict[int, tuple[int, ...]] = field(default_factory=lambda: dict(atlas.supply_limits()))
    stars: dict[int, int] = field(default_factory=lambda: dict(atlas.stars()))
    mammoths: set[str] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    swap: bool = False
    blank: bool = False
    setup: bool = False
    phase: int = cells.ACTION
    revealed: bool = False
    active: str = ""

    # -- reading sentences ------------------------------------------------------------
    def add(self, record: Given) -> None:
        """Take one sentence in. Raises ScenarioError when it contradicts or lacks something."""
        for name in (getattr(record, "player", ""), *getattr(record, "players", ())):
            if name and not record.seats and name not in self.houses:
                raise ScenarioError(f"Rod {name} v situaci nehraje. Hrají: {', '.join(self.houses)}.")
        super().add(record)

    # -- what sentences need -----------------------------------------------------------
    def known_leaders(self, names: tuple[str, ...], player: str) -> None:
        """House cards that a House must have. Raises ScenarioError."""
        for name in names:
            if name not in self.leaders or self.leaders[name].house != player:
                raise ScenarioError(
                    f'Kartu rodu „{name}“ rod {player} nemá. Přidejte větu: {player} má kartu rodu "{name}" se silou 1.'
                )
            self.named.add(name)

    def replace_leader(self, x: LeaderIs) -> None:
        """An invented card takes the place of the last one of the House of which nothing is said."""
        own = [name for name, leader in self.leaders.items() if leader.house == x.player and name not in self.named]
        plain = [name for name in own if not self.leaders[name].ability] or own
        if not plain:
            raise ScenarioError(f"Rod {x.player} má jen 7 karet rodu.")
        self.leaders = {
            (x.card if name == plain[-1] else name): (Leader(x.card, x.player) if name == plain[-1] else leader)
            for name, leader in self.leaders.items()
        }

    # -- compiling --------------------------------------------------------------------
    def _print(self) -> Printed:
        leaders = [self._as_played(leader) for leader in self.leaders.values()]
        return Printed(
            tuple(self.areas.values()),
            tuple(self.borders),
            tuple(leaders),
            self.supply,
            self.stars,
            frozenset(self.mammoths),
            self.swap,
        )

    def _as_played(self, leader: Leader) -> Leader:
        """A card of which numbers are known in part has none elsewhere; with blank cards the others say nothing."""
        if leader.strength is not None:
            return leader
        if self.blank and leader.name not in self.named:
            return replace(leader, ability="", strength=0, swords=0, forts=0, basis="blank")
        return leader

    def compile(self, *, off: frozenset[str] = frozenset(), recorder: Recorder | None = None) -> tuple[Table, State]:
        """(table, position) of this situation. Raises ScenarioError."""
        t = make_table(self.houses, self.printed(), off=off, recorder=recorder)
        s = t.layout.empty()
        if self.setup:
            self._before_setup(t, s)
            return t, s
        self._defaults(t, s)
        self.lay(t, s)
        self._open_steps(t, s)
        if not off:
            contradictions.check(t, s)
        return t, s

    def _before_setup(self, t: Table, s: State) -> None:
        """Before the setup nothing lies where it belongs: cards in the box, tokens with nobody."""
        for row in t.cards:
            s[row + cells.WHERE] = cells.OUT
        for row in t.players:
            s[row + cells.POWER] = MOST_POWER
        s[cells.THREAT] = cells.HIGHEST_THREAT
        for record in self.said:
            if not record.before_setup:
                raise ScenarioError("Před přípravou hry na plánu nic nestojí; takovou větu nechte až do rozehrané hry.")
            record.place(self, t, s)
        push(s, t.step["setup"])

    def _defaults(self, t: Table, s: State) -> None:
        s[cells.TURN] = FIRST_TURN_SAID
        starts = atlas.starts()
        for track in cells.TRACKS:
            order = sorted(t.everyone, key=lambda p: starts[t.houses[p]].tracks[track] if t.houses[p] in starts else 9)
            set_track(t, s, track, order)
        for row in t.players:
            s[row + cells.SUPPLY] = DEFAULT_SUPPLY
            s[row + cells.FLAG] = 1

    def _open_steps(self, t: Table, s: State) -> None:
        """The turn, and its phase where that has begun: with orders revealed, or with raids."""
        s[cells.PHASE] = self.phase
        in_planning = self.phase == cells.PLANNING and self.revealed
        in_action = self.phase == cells.ACTION
        s[cells.ORDERS_SHOWN] = in_planning or in_action
        push(s, t.step["turn"], 0, self.phase if in_planning or in_action else self.phase - 1)
        if in_planning:
            push(s, t.step["planning"], 0, 1)
        elif in_action:
            push(s, t.step["action"], 0, 0, self._start(t, s))

    def _start(self, t: Table, s: State) -> int:
        """Where in the order of play the one stands who is said to be in turn."""
        if not self.active:
            return 0
        return order_of_play(t, s).index(t.houses.index(self.active))


def set_track(t: Table, s: State, track: int, order: list[int]) -> None:
    for place, p in enumerate(order, 1):
        s[t.players[p] + cells.PLACE[track]] = place
    set_one(s, (cells.THRONE, cells.BLADE, cells.RAVEN)[track], order[0])
