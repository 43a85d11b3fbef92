"""The table of one situation: who plays, what is printed on cards, encounters, items and the map, and the rules in force.

Characters, cards, items, encounters and locations are known by their index; ``t.players[p]``, ``t.cards[c]``, ``t.items[i]``,
``t.meetings[e]`` and ``t.places[i]`` are where their cells begin. Everything that happens by a text is a *program*, a row of
effects in ``t.programs``, so that a frame can say which one is carried out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ...boards.graph import Graph
from ...core.layout import State, one_of
from ...core.rules import Book
from ...core.table import Table as Base
from ...core.trace import Recorder
from . import cells
from .book import grail
from .model import CHARGES, TWO_HITS, Card, Edges, Effect, Effects, Encounter, Hero, Item, Place


@dataclass(frozen=True)
class Printed:
    """What is printed and who plays. ``numbers`` are those of the characters (13.3)."""

    names: Sequence[str]
    numbers: Sequence[int]
    cards: Sequence[Card] = ()
    items: Sequence[Item] = ()
    encounters: Sequence[Encounter] = ()
    places: Sequence[Place] = ()
    near: Graph = ()
    """For every place those that touch it by a side or a corner."""
    limits: Mapping[tuple[bool, int], int] = field(default_factory=dict)
    """The energy that a limiter (turned over or not) allows at a health (2.7)."""
    terror_limits: Mapping[int, int] = field(default_factory=dict)
    """The terror above which a character panics at a health, with a limiter turned over (20.3)."""
    opposites: Sequence[frozenset[str]] = ()
    heroes: Sequence[Hero] = ()
    efforts: Mapping[str, int] = field(default_factory=dict)
    """The energy that an action costs, by its kind, where the situation says it."""
    """Which attributes make up a pair (20.15)."""


@dataclass
class Table(Base):
    """One situation, compiled. ``names[p]`` is the name of character ``p``."""

    printed: Printed
    off: frozenset[str] = frozenset()
    recorder: Recorder | None = None
    books: Sequence[Book] = (grail,)
    programs: list[Effects] = field(default_factory=list)

    def __post_init__(self) -> None:
        printed = self.printed
        self.names, self.numbers = tuple(printed.names), tuple(printed.numbers)
        self.card, self.item, self.encounters, self.map = printed.cards, printed.items, printed.encounters, printed.places
        self.seat(len(self.names))
        self.layout = cells.layout(self.count, len(self.card), len(self.item), len(self.encounters), len(self.map))
        starts = self.layout.starts
        self.players, self.cards, self.items = starts["player"], starts["card"], starts["item"]
        self.meetings, self.places = starts["encounter"], starts["place"]
        self.all_cards = range(len(self.card))
        self.whereabouts = self.layout.column("card", cells.WHERE)
        """Where in a position it stands where each card is."""
        self.owned = [[c for c in self.all_cards if self.card[c].owner == p] for p in self.everyone]
        self.payable = [c for c in self.all_cards if any(x.trigger == CHARGES for x in self.card[c].abilities)]
        """The cards that have an ability which is paid with charges, wherever they lie."""
        self._program = {effects: i for i, effects in enumerate(dict.fromkeys(_said(printed)))}
        self.programs = list(self._program)
        self.compile_rules()

    def program(self, effects: Effects) -> int:
        """The number of a row of effects."""
        return self._program[effects]

    def single(self, effect: Effect) -> Effects:
        """One piece of what is shared out (loot): the same effect, once."""
        return (replace(effect, n=1 if effect.n > 0 else -1),)

    def value(self, s: State, p: int, what: str) -> int:
        """An attribute, a resource or a value of survival of a character."""
        return s[self.players[p] + cells.VALUES[what]]

    def encounter(self, s: State) -> Encounter | None:
        """The card of the encounter at hand."""
        e = one_of(s, cells.MET)
        return self.encounters[e] if e >= 0 else None


def _said(printed: Printed) -> Iterator[Effects]:
    """Every row of effects that a text on the table holds; the empty one first."""
    yield ()
    yield TWO_HITS
    for card in printed.cards:
        yield from (ability.effects for ability in card.abilities)
        yield from _on_edges(card.edges)
    for place in printed.places:
        yield from (place.local or (), place.immediate or ())
    for x in printed.encounters:
        yield from (row.effects for row in x.table)
        yield from (x.opportunity, x.failure, x.reward, x.loot)
        yield from ((replace(piece, n=1 if piece.n > 0 else -1),) for piece in x.loot)
        yield from _on_edges(x.edges)
        for stage in x.stages:
            yield stage.reaction
            yield from stage.bonus.values()
        if x.avoidance:
            yield x.avoidance.cost


def _on_edges(edges: Edges) -> Iterator[Effects]:
    """Every bonus by itself."""
    yield from ((effect,) for effect in edges.left if effect)
    for half in (*edges.magic, *edges.free):
        yield from ((effect,) for effect in half or ())
