"""From the records of a situation to a table and a position."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from ...boards.graph import Graph, joined
from ...core.flow import push
from ...core.language.gherkin import ScenarioError
from ...core.laying import Laying
from ...core.layout import State, set_signed
from ...core.sentences import Given, Move
from . import contradictions, hooks
from .book import grail
from .cells import (
    AFFINITY,
    BEGUN,
    CHOICE,
    DAY,
    DECK,
    DEPTH,
    ENERGY,
    EVENTS_LEFT,
    HEALTH,
    HELD,
    IN_DECK,
    LIES,
    PART,
    PHASE,
    RANK,
    SEQUENCE,
    SMALLEST_DECK,
    TOP_ENERGY,
    TOP_HEALTH,
    TURN,
    UNCOVERED,
    WHERE,
)
from .game import EDITIONS, make_table
from .meeting import meet
from .model import BLUE, COMBAT, DIPLOMACY, ITEM, Card, Encounter, Hero, Item
from .naming import PARTY_NAME
from .printing import CardSaid, EncounterSaid, PlaceSaid
from .steps.day import PARTS
from .steps.encounter import TURNS
from .table import Printed

if TYPE_CHECKING:
    from ...core.trace import Recorder
    from .table import Table

UNSAID_TOP = 10
"""The highest health and energy where nothing is said of them."""
UNSAID_EVENTS = 10
DEFAULT_HEALTH = 6
DEFAULT_ENERGY = 6
MOST_CHARACTERS = 4
MOST_CARDS = 250
"""Cards at which a cell can point, with one sign to spare."""


@dataclass(frozen=True)
class Pile:
    """Cards that lie somewhere: one of a name, or so many of which nothing is said."""

    owner: str
    place: int
    name: str = ""
    n: int = 1
    kind: int = 0


@dataclass
class Situation(Laying[Printed]):
    """Everything that the sentences of *Pokud* say, ready to be compiled (again and again, for ablation)."""

    editions: ClassVar[Collection[str]] = EDITIONS

    edition: str = grail.slug
    names: list[str] = field(default_factory=list)
    closed: bool = False
    """Whether it has been said who plays."""
    numbers: dict[str, int] = field(default_factory=dict)
    cards: dict[str, CardSaid] = field(default_factory=dict)
    piles: list[Pile] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    encounters: dict[str, EncounterSaid] = field(default_factory=dict)
    decks: dict[str, list[str]] = field(default_factory=dict)
    at_hand: str = ""
    choosing: bool = False
    """Whether characters are still being chosen."""
    heroes: list[Hero] = field(default_factory=list)
    efforts: dict[str, int] = field(default_factory=dict)
    part: int = 0
    """The part of the day in which play begins."""
    places: dict[int, PlaceSaid] = field(default_factory=dict)
    rows: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The map, row by row."""
    limits: dict[tuple[bool, int], int] = field(default_factory=dict)
    terror_limits: dict[int, int] = field(default_factory=dict)
    opposites: list[frozenset[str]] = field(default_factory=list)
    opening: bool = False
    _laid: list[tuple[int, int]] = field(default_factory=list)

    # -- reading sentences ------------------------------------------------------------
    def add(self, record: Given) -> None:
        """Take one sentence in, and seat whoever it names. Raises ScenarioError where it contradicts what was said."""
        name = getattr(record, "player", "")
        if name and not record.seats:
            self.seat(name)
        super().add(record)

    def seat(self, name: str) -> None:
        """A character plays."""
        if name in self.names:
            return
        if name == PARTY_NAME:
            raise ScenarioError(f"{PARTY_NAME} není postava. Pojmenujte její členy.")
        if self.closed:
            raise ScenarioError(f"Postava {name} v situaci nehraje. Hrají: {', '.join(self.names)}.")
        if len(self.names) == MOST_CHARACTERS:
            raise ScenarioError(f"Postav hraje nejvýše {MOST_CHARACTERS}.")
        self.names.append(name)

    def seat_opponents(self, made: Iterable[Move], asked: Iterable[Move]) -> None:
        """Whom only the moves name plays too, unless it has been said who does; a question brings nobody into the party."""
        for record in made:
            name = getattr(record, "player", "")
            if name and not self.closed:
                self.seat(name)

    # -- what sentences need -----------------------------------------------------------
    def card(self, name: str) -> CardSaid:
        """What is said of a card so far. Raises ScenarioError for one that nobody has yet."""
        if name not in self.cards:
            who = self.names[0] if self.names else "Beor"
            raise ScenarioError(f'Kartu „{name}“ zatím nikdo nemá. Přidejte před ni větu: {who} má v ruce kartu "{name}".')
        return self.cards[name]

    def new_card(self, name: str, owner: str, place: int) -> None:
        """A card comes to a place."""
        if name in self.cards:
            raise ScenarioError(f"Karta „{name}“ už leží jinde; každou kartu položte jen jednou.")
        self.cards[name] = CardSaid(name, owner)
        self.piles.append(Pile(owner, place, name))

    def encounter(self, name: str) -> EncounterSaid:
        """What is said of an encounter so far; of the only one where no name is said. Raises ScenarioError."""
        if name in self.encounters:
            return self.encounters[name]
        if not name and (self.at_hand or len(self.encounters) == 1):
            return self.encounters.get(self.at_hand) or next(iter(self.encounters.values()))
        known = ", ".join(self.encounters)
        raise ScenarioError(f"Které střetnutí? Znám: {known}." if known else 'Začněte větou: probíhá bojové střetnutí "Vlk".')

    def new_encounter(self, name: str, kind: int) -> EncounterSaid:
        """An encounter is named. Raises ScenarioError where it was said to be of another kind."""
        known = self.encounters.setdefault(name, EncounterSaid(name, kind))
        if known.kind != kind:
            raise ScenarioError(f"Střetnutí „{name}“ je jednou bojové a jednou diplomatické; zvolte jedno.")
        return known

    # -- compiling --------------------------------------------------------------------
    @property
    def kind(self) -> int:
        """The kind of card of which sentences speak that do not say it: that of the encounter."""
        found = self.encounters.get(self.at_hand) or next(iter(self.encounters.values()), None)
        return found.kind if found else COMBAT

    def _loot(self) -> list[Item]:
        """The items among the loot of encounters, one for each character that may get it."""
        named = [piece.what for x in self.encounters.values() for piece in x.loot if piece.verb == ITEM]
        known = [x.name for x in self.items]
        for n, name in enumerate(named):
            if name in known or name in named[:n]:
                raise ScenarioError(f"Předmět „{name}“ z kořisti je na stole už jednou. Dejte každému předmětu jiné jméno.")
        return [Item(name, owner, loot=True) for name in named for owner in range(len(self.names))]

    def _print(self) -> Printed:
        """What is printed; where each card lies is kept beside it."""
        if not self.names:
            raise ScenarioError("Nikdo nehraje. Přidejte větu: hraje Beor.")
        cards = self._cards()
        if len(cards) > MOST_CARDS:
            raise ScenarioError(f"Na stole je {len(cards)} karet, stroj jich pojme {MOST_CARDS}. Zmenšete balíčky.")
        taken = set(self.numbers.values())
        free = (n for n in range(1, 100) if n not in taken)
        numbers = [self.numbers.get(name) or next(free) for name in self.names]
        found: tuple[Encounter, ...] = tuple(x.encounter() for x in self.encounters.values())
        printed = Printed(
            names=tuple(self.names),
            numbers=tuple(numbers),
            cards=tuple(cards),
            items=(*self.items, *self._loot()),
            encounters=found,
            places=tuple(x.place(number) for number, x in self.places.items()),
            near=self._near(),
            limits=self.limits,
            terror_limits=self.terror_limits,
            opposites=tuple(self.opposites),
            heroes=tuple(self.heroes),
            efforts=self.efforts,
        )
        contradictions.check(printed)
        return printed

    def _near(self) -> Graph:
        """Which locations touch by a side or a corner."""
        index = {number: i for i, number in enumerate(self.places)}
        at = {(row, column): index[n] for row, cards in self.rows.items() for column, n in enumerate(cards) if n}
        steps = ((0, 1), (1, -1), (1, 0), (1, 1))
        pairs = [
            (i, at[row + down, column + right])
            for (row, column), i in at.items()
            for down, right in steps
            if (row + down, column + right) in at
        ]
        return joined(len(index), pairs)

    def site(self, number: int) -> PlaceSaid:
        """What is said of a location so far. Raises ScenarioError for one that does not lie anywhere yet."""
        if number not in self.places:
            raise ScenarioError(f"Lokaci {number} situace nezná. Přidejte před ni větu: v 1. řadě mapy leží lokace {number}.")
        return self.places[number]

    def _cards(self) -> list[Card]:
        cards: list[Card] = []
        self._laid = []
        ranks: dict[tuple[int, int], int] = {}
        for pile in (*self.piles, *self._unsaid_decks()):
            said = self.cards.get(pile.name)
            owner, kind = self.names.index(pile.owner), (said.kind if said else pile.kind) or self.kind
            if said and pile.place == SEQUENCE and kind != self.kind:
                raise ScenarioError(f"Karta „{pile.name}“ ve sledu ležet nemůže: je z balíčku pro jiný druh střetnutí.")
            for _ in range(pile.n):
                row = (0, pile.place) if pile.place != DECK else (1 + owner * 3 + kind, DECK)
                ranks[row] = ranks.get(row, 0) + 1
                cards.append(said.card(owner, kind) if said else Card("", owner, kind))
                self._laid.append((pile.place, ranks[row]))
        return cards

    def _unsaid_decks(self) -> list[Pile]:
        """Who plays has a deck: where none is described, one of the smallest size of which nothing is said."""
        kinds = {x.kind for x in self.encounters.values()}
        described = {
            (pile.owner, (self.cards[pile.name].kind if pile.name else pile.kind) or self.kind)
            for pile in self.piles
            if pile.place == DECK
        }
        return [
            Pile(name, DECK, "", SMALLEST_DECK, kind)
            for name in self.names
            for kind in (COMBAT, DIPLOMACY)
            if kind in kinds and (name, kind) not in described
        ]

    def compile(self, *, off: frozenset[str] = frozenset(), recorder: Recorder | None = None) -> tuple[Table, State]:
        """(table, position) of this situation. Raises ScenarioError."""
        t = make_table(self.printed(), off=off, recorder=recorder)
        s = t.layout.empty()
        for row in t.players:
            s[row + HEALTH], s[row + ENERGY] = DEFAULT_HEALTH, DEFAULT_ENERGY
        for row, (place, rank) in zip(t.cards, self._laid, strict=True):
            s[row + WHERE], s[row + RANK] = place, rank
        for row, item in zip(t.items, t.item, strict=True):
            s[row + HELD] = not item.loot
        s[TOP_HEALTH], s[TOP_ENERGY], s[EVENTS_LEFT] = UNSAID_TOP, UNSAID_TOP, UNSAID_EVENTS
        for row, said in zip(t.places, self.places.values(), strict=True):
            s[row + UNCOVERED] = said.uncovered
        self._lay_encounters(t, s)
        self._open_steps(t, s)
        self.lay(t, s)
        hooks.prepared.run(t, s)
        return t, s

    def _lay_encounters(self, t: Table, s: State) -> None:
        """Encounters that no deck names lie in theirs, below those that are named."""
        order = {name: n for names in self.decks.values() for n, name in enumerate(names, 1)}
        for e, x in enumerate(t.encounters):
            s[t.meetings[e] + LIES] = IN_DECK
            s[t.meetings[e] + DEPTH] = order.get(x.name, len(order) + e + 1)

    def _open_steps(self, t: Table, s: State) -> None:
        """The encounter at hand, from its beginning or in a turn; without one the party may meet one."""
        if self.choosing:
            push(s, t.step["choosing"])
            return
        if self.part:
            s[DAY], s[PART] = 1, self.part
            push(s, t.step["day"], self.part)
            push(s, t.step[PARTS[self.part]])
        if not self.at_hand:
            if self.part:
                return
            if not self.encounters:
                raise ScenarioError('Není se s kým střetnout. Přidejte větu: probíhá bojové střetnutí "Vlk".')
            push(s, t.step["camp"])
            return
        meet(t, s, list(self.encounters).index(self.at_hand), list(t.everyone))
        if self.opening:
            push(s, t.step["encounter"])
            return
        s[BEGUN], s[TURN], s[PHASE] = 1, 1, CHOICE
        set_signed(s, AFFINITY, 0)
        push(s, t.step["encounter"], TURNS)
        push(s, t.step["turn"])


def colour_kind(colour: str) -> int:
    """The kind of encounter that lies in a deck of a colour."""
    return DIPLOMACY if colour == BLUE else COMBAT
