"""What sentences of *Pokud* have said of a card or an encounter so far, until it is printed."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...core.language.gherkin import ScenarioError
from .model import (
    DIPLOMACY,
    ROWS,
    Ability,
    Approach,
    Avoidance,
    Card,
    Edges,
    Effect,
    Effects,
    Encounter,
    Lock,
    Place,
    Row,
    Stage,
)

UNSAID_TARGET = 20
"""The target of a combat of which none is said."""
UNSAID_TOP = 4
"""How far the track of affinity goes up and down where nothing is said."""
MOST_STAGES = 9


@dataclass
class EdgesSaid:
    """The halves of locks on the edges of a card."""

    left: list[Effect | None] = field(default_factory=lambda: [None] * ROWS)
    right: list[Lock | None] = field(default_factory=lambda: [None] * ROWS)
    magic: list[Effects | None] = field(default_factory=lambda: [None, None])
    free: list[Effects] = field(default_factory=lambda: [(), ()])

    def edges(self) -> Edges:
        return Edges(tuple(self.left), tuple(self.right), (self.magic[0], self.magic[1]), (self.free[0], self.free[1]))


@dataclass
class CardSaid:
    """A card of a character."""

    name: str
    owner: str
    kind: int = 0
    edges: EdgesSaid = field(default_factory=EdgesSaid)
    passive: bool = False
    abilities: list[Ability] = field(default_factory=list)
    number: str = ""

    def card(self, owner: int, kind: int) -> Card:
        return Card(self.name, owner, kind, self.edges.edges(), self.passive, tuple(self.abilities), self.number)


@dataclass
class StageSaid:
    """A stage of a diplomatic encounter."""

    reaction: Effects = ()
    bonus: dict[str, Effects] = field(default_factory=dict)


@dataclass
class PlaceSaid:
    """A location."""

    uncovered: bool = False
    joined: set[int] = field(default_factory=set)
    dream: bool = False
    local: Effects | None = None
    immediate: Effects | None = None
    dial: int = 0
    dial_fewer: int = 0
    at: tuple[int, int] = (0, 0)

    def place(self, number: int) -> Place:
        joined = frozenset(self.joined)
        return Place(number, joined, self.dream, self.local, self.immediate, self.dial, self.dial_fewer, self.at)


@dataclass
class EncounterSaid:
    """The card of an encounter."""

    name: str
    kind: int
    target: int = UNSAID_TARGET
    natures: tuple[str, ...] = ()
    colour: str = ""
    edges: EdgesSaid = field(default_factory=EdgesSaid)
    table: list[Row] = field(default_factory=list)
    opportunity: Effects = ()
    low: int = -UNSAID_TOP
    high: int = UNSAID_TOP
    green: tuple[int, ...] = ()
    red: tuple[int, ...] = ()
    stages: list[StageSaid] = field(default_factory=list)
    failure: Effects = ()
    reward: Effects = ()
    loot: Effects = ()
    cost: Effects | None = None
    levels: tuple[tuple[str, int], ...] = ()
    approaches: list[Approach] = field(default_factory=list)
    parts: frozenset[str] = frozenset()
    difficulty: int = 0

    def stage(self, n: int) -> StageSaid:
        """The stage of a number; stages before it that are not described do nothing. Raises ScenarioError."""
        if self.kind != DIPLOMACY:
            raise ScenarioError(f"Etapy má jen diplomatické střetnutí, „{self.name}“ je bojové.")
        if not 1 <= n <= MOST_STAGES:
            raise ScenarioError(f"Etapy jsou od 1. do {MOST_STAGES}.")
        while len(self.stages) < n:
            self.stages.append(StageSaid())
        return self.stages[n - 1]

    def encounter(self) -> Encounter:
        if self.kind == DIPLOMACY:
            self.stage(1)
        avoidable = self.cost is not None or self.levels
        return Encounter(
            name=self.name,
            kind=self.kind,
            target=self.target,
            natures=self.natures,
            colour=self.colour,
            edges=self.edges.edges(),
            table=tuple(self.table),
            opportunity=self.opportunity,
            low=self.low,
            high=self.high,
            green=self.green,
            red=self.red,
            stages=tuple(Stage(x.reaction, x.bonus) for x in self.stages),
            approaches=tuple(self.approaches),
            parts=self.parts,
            difficulty=self.difficulty,
            failure=self.failure,
            reward=self.reward,
            loot=self.loot,
            avoidance=Avoidance(self.cost or (), self.levels) if avoidable else None,
        )
