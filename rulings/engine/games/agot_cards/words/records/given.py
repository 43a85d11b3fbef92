"""Records of *Pokud*: the situation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Names = tuple[str, ...]
Attributes = tuple[tuple[str, Any], ...]
"""What is said of a card after the colon: field and value."""


@dataclass(frozen=True)
class PlaysHouse:
    player: str
    house: str


@dataclass(frozen=True)
class PlaysAlliance:
    player: str
    house: str
    second: str


@dataclass(frozen=True)
class CardIn:
    """A card in a zone; ``attrs`` is the comma-separated list after the colon, as typed records."""

    player: str
    place: str
    type: str
    card: str
    strength: int | None = None
    attrs: Attributes = ()


@dataclass(frozen=True)
class FromLibrary:
    """A card of the rulebook's card list, by its title."""

    player: str
    place: str
    card: str
    attrs: Attributes = ()


@dataclass(frozen=True)
class Attached:
    player: str
    host: str
    card: str
    attrs: Attributes = ()


@dataclass(frozen=True)
class DuplicateOn:
    player: str
    host: str
    card: str
    attrs: Attributes = ()


@dataclass(frozen=True)
class HasAgenda:
    player: str
    card: str
    attrs: Attributes = ()


@dataclass(frozen=True)
class Fillers:
    """Cards nobody needs to name: neutral events without cost or text."""

    player: str
    place: str
    n: int


@dataclass(frozen=True)
class Copies:
    """More copies of a card already described."""

    player: str
    place: str
    n: int
    card: str


@dataclass(frozen=True)
class PlotRevealed:
    player: str
    card: str
    attrs: Attributes = ()


@dataclass(frozen=True)
class HasPower:
    player: str
    n: int


@dataclass(frozen=True)
class HasGold:
    player: str
    n: int


@dataclass(frozen=True)
class ChallengeMade:
    player: str
    type: int


@dataclass(frozen=True)
class LimitedPlayed:
    player: str


@dataclass(frozen=True)
class DrawnByEffects:
    player: str
    n: int


@dataclass(frozen=True)
class HasAbility:
    card: str
    ability: Any


@dataclass(frozen=True)
class HasModifier:
    card: str
    n: int
    until: int


@dataclass(frozen=True)
class PhaseIs:
    phase: int


@dataclass(frozen=True)
class RoundIs:
    n: int


@dataclass(frozen=True)
class ActiveIs:
    player: str


@dataclass(frozen=True)
class FirstPlayerIs:
    player: str


@dataclass(frozen=True)
class IsAttacking:
    player: str
    opponent: str
    type: int
    cards: Names


@dataclass(frozen=True)
class IsDefending:
    player: str
    cards: Names


@dataclass(frozen=True)
class SetupBegins:
    pass


@dataclass(frozen=True)
class DeckShuffled:
    player: str


@dataclass(frozen=True)
class PoolHas:
    n: int


@dataclass(frozen=True)
class DeckFormat:
    player: str
    format: str
