"""What a game tells those who show it: plain data, declared once beside its rules.

The site asks here for everything that differs from game to game, so that a new game touches nothing
outside its folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Kind = type | tuple[type | None, ...]
"""What a fact may be; None among several: it may be left empty."""
Facts = Mapping[str, Kind]
Words = Mapping[str, str]

GROUPS: Words = {
    "given": "Pokud: co leží na stole",
    "when": "Když: co hráči dělají",
    "then": "Pak: co má nastat",
}
"""Titles of the groups of sentences that every game has."""
CARD_FACTS: Facts = {
    "text": (str, None), "note": (str, None), "ability": (list, str, None), "traits": (list, None), "keywords": (list, None),
    "name": (str, None), "unique": (bool, None), "cost": (int, None), "tournament": (bool, None), "basis": dict,
}  # fmt: skip
"""What the record of a card may say in any game of cards."""


@dataclass(frozen=True)
class Records:
    """The records of a game's card list: their shape, and the words in which they are told."""

    called: str = "Karty"
    types: Words = field(default_factory=dict)
    """The types there are, each with its word, in the order of the page; none declared: any type will do."""
    bare: frozenset[str] = frozenset()
    """Types of what a sentence names without quotes: places and pieces of a board."""
    pieces: frozenset[str] = frozenset()
    """Types that are no cards of a deck: what they are stands in their own words."""
    under: Words = field(default_factory=dict)
    """Types that are listed by one of their facts before their title: cards of a House by their House."""
    brief: frozenset[str] = frozenset()
    """Types whose values tell in a list all that a reader looks for there: their text is left to their own page."""
    needs: Facts = field(default_factory=dict)
    """What a record must say, besides its slug, title, type and origin."""
    may: Facts = field(default_factory=lambda: dict(CARD_FACTS) | {"data": dict})
    numbers: Words = field(default_factory=dict)
    """How a printed number is told: ``cost``: ``cena %s``, in the order of the page."""
    always: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Numbers that every card of a type has printed: where one is not known, that is said."""
    bonuses: Mapping[str, str] = field(default_factory=dict)
    """Numbers of which nought is not printed, except on cards of one type."""
    values: Mapping[str, Words] = field(default_factory=dict)
    """Words for the values of a fact: ``icons``: ``military`` is ``vojenská ikona``."""
    facts: Words = field(default_factory=dict)
    """What a fact is called."""


@dataclass(frozen=True)
class Plan:
    """The schematic drawing of a board: where each area stands, and how what lies there is told."""

    window: tuple[int, int, int, int]
    """The whole of it: left, top, width, height."""
    places: Mapping[str, tuple[int, int]]
    kinds: Words
    strongpoints: Words
    crossings: Words
    units: Mapping[str, tuple[str, str, str]]
    """Units as a position has them, each with its forms after one, after two to four, and after more."""
    pieces: Words
    """Units as a starting position has them."""


@dataclass(frozen=True)
class Start:
    """A situation to begin from: what it is called, and its sentences, one a line."""

    title: str
    text: str


@dataclass(frozen=True)
class Beyond:
    """What no sentence of a game can say: by which words it is known, why not, and what to write instead.

    ``words`` is a regular expression in plain letters: lower case, no diacritics.
    """

    words: str
    told: str
    example: str
    """A sentence somebody might type, by which it is known."""


@dataclass(frozen=True)
class Manifest:
    """All that a site needs to know of one game."""

    example: str = ""
    """A situation for an empty table; none for a game that is not played yet."""
    starts: Mapping[str, tuple[Start, ...]] = field(default_factory=dict)
    """Situations to begin from, by the book they are of."""
    groups: Words = field(default_factory=lambda: GROUPS)
    """Titles of the groups of sentences, in the order of the page."""
    records: Records = field(default_factory=Records)
    not_terms: frozenset[str] = frozenset()
    """Forms of terms that mean something else more often: linking them would mislead."""
    spoken: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """How places are said besides: what stands before one (``after``), and its declined forms (``names``)."""
    beyond: tuple[Beyond, ...] = ()
    """What a table cannot be told, with the reason."""
    seats: tuple[str, ...] = ()
    """Who plays though no sentence names him; none where only those play who are named."""
    opponent: str = ""
    """Whom players mean by „soupeř“ where they do not play against each other: „protivník“."""
    plan: Plan | None = None
    """How the board is drawn; None for a game without one."""

    @property
    def has_board(self) -> bool:
        """Whether the game is played on a board that can be drawn."""
        return self.plan is not None
