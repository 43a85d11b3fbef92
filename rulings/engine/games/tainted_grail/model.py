"""What is printed: cards with their locks and abilities, encounters, items, locations: frozen records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

COMBAT, DIPLOMACY = 1, 2
"""The two kinds of encounter, of deck and of card."""
DECKS = {COMBAT: "bojový", DIPLOMACY: "diplomatický"}

BOTTOM, TOP = 1, 2
"""The ends of the track of affinity."""

# -- natures (16.1), as sentences name them
AMBUSH, ONSLAUGHT, DEFENSIVE, FAST, GUILE, GUARDIAN = "přepadení", "nápor", "defenzivní", "rychlý", "lest", "strážce"
HORDE, OPPORTUNIST, FURY, ROBBER, CRUSHING, SLOW = "horda", "oportunista", "zuřivost", "lupič", "drtivý", "pomalý"
NATURES = (AMBUSH, ONSLAUGHT, DEFENSIVE, FAST, GUILE, GUARDIAN, HORDE, OPPORTUNIST, FURY, ROBBER, CRUSHING, SLOW)

# -- what an effect does (the verbs of ``effects.py``)
MARKERS, AFFINITY, HITS, DRAW, DISCARD = "markers", "affinity", "hits", "draw", "discard"
GAIN, CHARGE, DISCARD_LAST, DESTROY_LAST = "gain", "charge", "discard last", "destroy last"
ANOTHER, BY_ENCOUNTER, FURTHER, THROW = "another", "by encounter", "further", "throw"
EVENTS, DIE, ITEM = "events", "die", "item"
TIMES, CANCEL = "times", "cancel"
"""No effects of their own: they change the symbol with which they make a lock."""

# -- when an ability is resolved (12.1)
ON_PLAY, DELAYED, REACTION, CHARGES, ALWAYS, AT_OPPORTUNITY = "on play", "delayed", "reaction", "charges", "always", "opportunity"
CHANGING = (REACTION, ALWAYS, AT_OPPORTUNITY)
"""Such abilities only change what the opponent does."""
ANSWERED = 3
"""The step of an activation in which the opponent answers."""
COMMON = (MARKERS, AFFINITY, DESTROY_LAST)
"""Effects on what all characters have in common."""
CHANGEABLE = (MARKERS, AFFINITY, HITS, GAIN)
"""What the opponent does that abilities can change."""

# -- the locks of a card: rows of attribute locks, then the magic lock and the free lock at the bottom
ROWS = 3
MAGIC, FREE = ROWS, ROWS + 1
LOCKS = ROWS + 2

# -- colours of the decks of encounters
BLUE, BROWN, GREEN, GREY = "modrá", "hnědá", "zelená", "šedá"
COLOURS = (BLUE, BROWN, GREEN, GREY)


@dataclass(frozen=True)
class Effect:
    """One thing that happens: a verb, how much, of what.

    ``per`` an attribute: once for each of its connected locks; ``level`` an attribute: once for each of its levels.
    ``unless`` ("green", "red") holds it back while the marker of affinity stands on such a position.
    ``everybody``: it names the whole party.
    """

    verb: str
    n: int = 1
    what: str = ""
    per: str = ""
    level: str = ""
    unless: str = ""
    everybody: bool = False


Effects = tuple[Effect, ...]
TWO_HITS: Effects = (Effect(HITS, 2),)
"""What an onslaught does (16.3)."""


@dataclass(frozen=True)
class Ability:
    """What a card does and when: ``cost`` are time tokens of a delayed one, charges of one that is paid.

    ``step`` restricts one that is paid to a step of the activation (12.22); 0: at any time.
    """

    trigger: str
    effects: Effects
    cost: int = 1
    step: int = 0


@dataclass(frozen=True)
class Lock:
    """The right half of an attribute lock: the attribute and the level that it needs."""

    attribute: str
    level: int


@dataclass(frozen=True)
class Edges:
    """The halves of locks on the edges of a card; None where a row has none.

    ``left`` are bonuses of the rows, ``right`` their attribute locks. ``magic`` and ``free`` hold the left and the right half:
    the bonus stands on the left one, what multiplies or cancels it on either. A magic half without a bonus is an empty tuple
    of effects. Of a free lock both halves are always there (11.18).
    """

    left: tuple[Effect | None, ...] = (None,) * ROWS
    right: tuple[Lock | None, ...] = (None,) * ROWS
    magic: tuple[Effects | None, Effects | None] = (None, None)
    free: tuple[Effects, Effects] = ((), ())

    def own(self, lock: int) -> Effects:
        """What stands on the half of a lock on the left edge."""
        if lock == MAGIC:
            return self.magic[0] or ()
        if lock == FREE:
            return self.free[0]
        bonus = self.left[lock]
        return (bonus,) if bonus else ()

    @cached_property
    def further(self) -> list[int]:
        """The locks of which the own half has the bonus of a further card."""
        return [lock for lock in (*range(ROWS), MAGIC, FREE) if any(x.verb == ANOTHER for x in self.own(lock))]


@dataclass(frozen=True)
class Card:
    """A combat card or a diplomacy card; without a name it is one of those of which nothing is said."""

    name: str
    owner: int
    kind: int
    edges: Edges = Edges()
    passive: bool = False
    abilities: tuple[Ability, ...] = ()
    number: str = ""


@dataclass(frozen=True)
class Row:
    """A row of the combat table: for a pool from ``low`` to ``high``, this attack."""

    low: int
    high: int
    effects: Effects


@dataclass(frozen=True)
class Stage:
    """A stage of a diplomatic encounter: the reaction, and what the bonus of the encounter brings, by attribute ("": any)."""

    reaction: Effects = ()
    bonus: Mapping[str, Effects] = field(default_factory=dict)


@dataclass(frozen=True)
class Approach:
    """One of several ways through a diplomatic encounter: its stages, from the first to the last."""

    name: str
    first: int
    last: int


@dataclass(frozen=True)
class Avoidance:
    """The section *Vyhni se*: what every member pays, and the levels that the best member must have."""

    cost: Effects = ()
    levels: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Encounter:
    """The card of an encounter."""

    name: str
    kind: int
    target: int = 0
    natures: tuple[str, ...] = ()
    colour: str = ""
    edges: Edges = Edges()
    table: tuple[Row, ...] = ()
    opportunity: Effects = ()
    low: int = 0
    high: int = 0
    green: tuple[int, ...] = ()
    red: tuple[int, ...] = ()
    stages: tuple[Stage, ...] = ()
    approaches: tuple[Approach, ...] = ()
    failure: Effects = ()
    reward: Effects = ()
    loot: Effects = ()
    avoidance: Avoidance | None = None
    parts: frozenset[str] = frozenset()
    """What its record is said to contain."""
    difficulty: int = 0

    def way(self, stage: int) -> Approach:
        """The stages to be gone through: those of the approach to which a stage belongs, or all."""
        found = (x for x in self.approaches if x.first <= stage <= x.last)
        return next(found, Approach("", 1, len(self.stages)))


@dataclass(frozen=True)
class Item:
    """A card that a character carries: an item, or a secret (3.5).

    For ``ward_cost`` energy it keeps ``ward`` hits away whenever its character suffers any; 0 where it does not.
    One that is ``loot`` lies there for whoever gets it: each character has such a card that it does not carry yet.
    """

    name: str
    owner: int
    keywords: tuple[str, ...] = ()
    secret: bool = False
    ward: int = 0
    ward_cost: int = 0
    loot: bool = False


@dataclass(frozen=True)
class Hero:
    """A character that may be chosen: whether it was meant for another campaign."""

    name: str
    foreign: bool = False


@dataclass(frozen=True)
class Place:
    """A card of the map: its number, the numbers of the locations joined with it, and what is printed on it.

    ``local`` is what its local action brings, ``immediate`` what its immediate action does; None where it has none.
    A menhir that is lit there gets a dial of ``dial`` days, less ``dial_fewer`` for each player; 0 where no text says it.
    """

    number: int
    joined: frozenset[int] = frozenset()
    dream: bool = False
    local: Effects | None = None
    immediate: Effects | None = None
    dial: int = 0
    dial_fewer: int = 0
    at: tuple[int, int] = (0, 0)
    """Its row and column on the map."""
