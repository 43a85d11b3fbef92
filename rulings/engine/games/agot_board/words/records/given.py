"""Records of *Pokud*: the situation. Some of them are asked again by *Pak*."""

from __future__ import annotations

from dataclasses import dataclass

Units = tuple[tuple[int, int], ...]
"""(kind, how many); kinds from 3 on are routed, 9 is nothing that the game knows."""
Moves = tuple[tuple[int, int, str], ...]
"""(kind, how many, where to)."""


@dataclass(frozen=True)
class SetupBegins:
    pass


@dataclass(frozen=True)
class OptionalSwap:
    pass


@dataclass(frozen=True)
class HasUnits:
    """Units in an area and an order there; as an expectation exactly these units."""

    player: str
    area: str
    units: Units
    order: int = 0


@dataclass(frozen=True)
class HasToken:
    player: str
    area: str


@dataclass(frozen=True)
class NeutralIn:
    area: str
    n: int = 0


@dataclass(frozen=True)
class HasPower:
    player: str
    n: int


@dataclass(frozen=True)
class HasSupply:
    player: str
    n: int


@dataclass(frozen=True)
class SupplyAllows:
    n: int
    sizes: tuple[int, ...]


@dataclass(frozen=True)
class TrackIs:
    track: int
    players: tuple[str, ...]


@dataclass(frozen=True)
class Holds:
    player: str
    token: str


@dataclass(frozen=True)
class TurnIs:
    n: int


@dataclass(frozen=True)
class PhaseIs:
    phase: int


@dataclass(frozen=True)
class OrdersRevealed:
    pass


@dataclass(frozen=True)
class ActiveIs:
    player: str


@dataclass(frozen=True)
class DeckTop:
    deck: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class HasMammoth:
    card: str


@dataclass(frozen=True)
class CardHolds:
    card: str


@dataclass(frozen=True)
class ThreatIs:
    n: int


@dataclass(frozen=True)
class LeaderIs:
    """A House card with its printed numbers; one that the House does not have takes the place of another."""

    player: str
    card: str
    strength: int
    swords: int = 0
    forts: int = 0


@dataclass(frozen=True)
class OnlyInHand:
    player: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class DiscardedLeaders:
    player: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class BlankLeaders:
    pass


@dataclass(frozen=True)
class AlreadyUsed:
    token: str


@dataclass(frozen=True)
class AreaIs:
    """A city, a stronghold, neither; as an expectation land or sea too."""

    area: str
    what: str


@dataclass(frozen=True)
class AreaHas:
    area: str
    what: str
    n: int


@dataclass(frozen=True)
class AreaIsHome:
    area: str
    player: str


@dataclass(frozen=True)
class Borders:
    area: str
    other: str
    yes: bool = True


@dataclass(frozen=True)
class RiverBetween:
    area: str
    other: str
    bridge: bool = False


@dataclass(frozen=True)
class StarsAt:
    n: int
    stars: int
