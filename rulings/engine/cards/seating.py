"""What situations of card games have in common: who sits at the table, which cards have been described, how they are laid."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from typing import ClassVar, Generic, Protocol, TypeVar

from ..core.game import Situation
from ..core.language.gherkin import ScenarioError
from ..core.sentences import Given, Move
from ..limits import MAX_MARKS, MAX_PLAYERS


class _Titled(Protocol):
    @property
    def title(self) -> str: ...


class _Placed(Protocol):
    @property
    def card(self) -> _Titled: ...


Placed = TypeVar("Placed", bound=_Placed)


@dataclass
class Seating(Situation, Generic[Placed]):
    """Seats whoever is named until the players are said, and knows the cards by the names the scenario gives them."""

    called: ClassVar[tuple[str, ...]] = ("player",)
    """The fields of a sentence that name a player."""

    players: list[str] = field(default_factory=list)
    seated: bool = False
    cards: dict[str, Placed] = field(default_factory=dict)
    shuffled: set[str] = field(default_factory=set)

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

    def known(self, name: str) -> Placed:
        """A card that has been described. Raises ScenarioError for another."""
        if name not in self.cards:
            raise ScenarioError(f"Kartu „{name}“ situace nezná. Popište ji dřív, než o ní mluvíte.")
        return self.cards[name]


def table_order(placed: list[Placed]) -> list[Placed]:
    """As described; where a byte could not tell the cards apart, those that nobody has named lie last. Raises ScenarioError."""
    if len(placed) <= MAX_MARKS:
        return placed
    named = [x for x in placed if x.card.title]
    if len(named) > MAX_MARKS:
        raise ScenarioError(f"Situace popisuje příliš mnoho karet; kromě obyčejných jich smí být nejvýše {MAX_MARKS}.")
    return named + [x for x in placed if not x.card.title]
