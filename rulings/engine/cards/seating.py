"""What situations of card games have in common: who sits at the table, which cards have been described, how they are laid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from ..core.game import Situation
from ..core.language.gherkin import ScenarioError
from ..core.sentences import Given, Move
from ..limits import MAX_ABILITIES, MAX_CARDS, MAX_MARKS, MAX_PLAYERS
from .model import Ability
from .naming import FILLER

MOST = 200
"""The greatest number a sentence of *Pokud* may state; what play adds still fits into a byte."""


class _Printed(Protocol):
    @property
    def title(self) -> str: ...
    @property
    def abilities(self) -> tuple[Ability, ...]: ...


class _Placed(Protocol):
    @property
    def card(self) -> _Printed: ...
    @property
    def owner(self) -> int: ...


Printed = TypeVar("Printed", bound=_Printed)
Placed = TypeVar("Placed", bound=_Placed)


@dataclass
class Described(Generic[Printed]):
    """One card of a situation before the table is made: what is printed, and how it lies. A game adds what it says besides."""

    name: str
    card: Printed
    owner: int
    zone: int
    control: int
    host: str = ""


@dataclass
class Seating(Situation, Generic[Placed]):
    """Seats whoever is named until the players are said, and knows the cards by the names the scenario gives them."""

    called: ClassVar[tuple[str, ...]] = ("player",)
    """The fields of a sentence that name a player."""

    players: list[str] = field(default_factory=list)
    seated: bool = False
    cards: dict[str, Placed] = field(default_factory=dict)
    shuffled: set[str] = field(default_factory=set)
    active: str = ""
    first: str = ""
    modifiers: list[Any] = field(default_factory=list)
    """Sentences that change a number of a card for a while."""
    library: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Records of the card list by title."""

    def add(self, record: Given) -> None:
        """Take one sentence in. Raises ScenarioError when it contradicts or lacks something."""
        for name in self.called:
            if hasattr(record, name):
                self.seat(getattr(record, name))
        record.apply(self)

    def seat(self, name: str) -> int:
        """The seat of a player, who sits down where the players have not been said. Raises ScenarioError."""
        if name not in self.players:
            if self.seated:
                raise ScenarioError(f"Hráč {name} mezi hráči situace není: hrají {', '.join(self.players)}.")
            if len(self.players) >= MAX_PLAYERS:
                raise ScenarioError(f"Hráčů smí být nejvýše {MAX_PLAYERS}.")
            self.players.append(name)
        return self.players.index(name)

    def seat_opponents(self, made: Iterable[Move], asked: Iterable[Move]) -> None:
        """A player whom only the moves name sits down too, while fewer than two are known; so does one of a question.

        „Smí Stark zaútočit na hráče Lannister?“ needs both at the table.
        """
        for record in chain(made, asked):
            for name in self.called:
                player = getattr(record, name, None)
                if len(self.players) < 2 and player:
                    self.seat(player)

    def seat_somebody_else(self) -> None:
        """Nobody plays alone."""
        if len(self.players) < 2:
            self.seat("Soupeř" if "Soupeř" not in self.players else "Protivník")

    def known(self, name: str) -> Placed:
        """A card that has been described. Raises ScenarioError for another."""
        if name not in self.cards:
            raise ScenarioError(f"Kartu „{name}“ situace nezná. Popište ji dřív, než o ní mluvíte.")
        return self.cards[name]

    def listed(self, title: str, described: str) -> Mapping[str, Any]:
        """The record of a card of the list. Raises ScenarioError for another, with how it would be described."""
        if title not in self.library:
            raise ScenarioError(f"Kartu „{title}“ seznam karet nezná. Popište ji („{described}“) nebo opravte název.")
        return self.library[title]

    def whose(self, name: str, player: str, values: Mapping[str, Any]) -> tuple[int, int]:
        """The seats of who owns a card that is laid down now, and of who has it.

        Raises ScenarioError for a name that is taken, or for too many cards.
        """
        if name in self.cards:
            raise ScenarioError(
                f"Karta „{name}“ už v situaci je. Další kartu téhož názvu pojmenujte jinak a název k ní připište za dvojtečku: "
                f'"{name} podruhé": název "{name}".'
            )
        if len(self.cards) >= MAX_CARDS:
            raise ScenarioError(f"Situace má příliš mnoho karet; nejvýše jich smí být {MAX_CARDS}.")
        p = self.seat(player)
        return self.seat(values["owner"]) if "owner" in values else p, p

    def nameless(self) -> str:
        """The name of a further card that nobody needs to name."""
        return f"{FILLER} {len(self.cards) + 1}"

    def owned(self, player: str) -> list[Placed]:
        """The cards of a player. Raises ScenarioError for one that nobody knows."""
        if player not in self.players:
            raise ScenarioError(f"Hráče {player} situace nezná. Hrají: {', '.join(self.players)}.")
        p = self.players.index(player)
        return [x for x in self.cards.values() if x.owner == p]


def small(n: int) -> int:
    """A number that still leaves room in its byte for what play adds to it."""
    if n > MOST:
        raise ScenarioError(f"Hodnota {n} je mimo rozsah 0 až {MOST}.")
    return n


def check_abilities(placed: Iterable[Placed]) -> None:
    """Raises ScenarioError where the cards have more abilities than a table may."""
    if sum(len(x.card.abilities) for x in placed) > MAX_ABILITIES:
        raise ScenarioError(f"Situace má příliš mnoho schopností; nejvýše jich smí být {MAX_ABILITIES}.")


def table_order(placed: list[Placed]) -> list[Placed]:
    """As described; where a byte could not tell the cards apart, those that nobody has named lie last. Raises ScenarioError."""
    if len(placed) <= MAX_MARKS:
        return placed
    named = [x for x in placed if x.card.title]
    if len(named) > MAX_MARKS:
        raise ScenarioError(f"Situace popisuje příliš mnoho karet; kromě obyčejných jich smí být nejvýše {MAX_MARKS}.")
    return named + [x for x in placed if not x.card.title]
