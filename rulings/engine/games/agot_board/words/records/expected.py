"""Records of *Pak*: expectations."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BattleWonBy:
    player: str = ""


@dataclass(frozen=True)
class GameWonBy:
    player: str = ""


@dataclass(frozen=True)
class GameDrawn:
    pass


@dataclass(frozen=True)
class NoUnits:
    player: str
    area: str


@dataclass(frozen=True)
class ControlledBy:
    area: str
    player: str = ""


@dataclass(frozen=True)
class OrderIn:
    """An order in an area; 0 is none at all."""

    area: str
    order: int = 0
    yes: bool = True


@dataclass(frozen=True)
class Hidden:
    """Whether something is hidden: "order" of an area, "bid", "leader" or "power" of a player."""

    what: str
    of: str
    yes: bool = True


@dataclass(frozen=True)
class NoToken:
    area: str


@dataclass(frozen=True)
class PlayerHas:
    player: str
    n: int
    what: str


@dataclass(frozen=True)
class BankHas:
    player: str
    n: int


@dataclass(frozen=True)
class ArmiesAre:
    player: str
    sizes: tuple[int, ...] = ()


@dataclass(frozen=True)
class ArmiesFit:
    player: str
    yes: bool = True


@dataclass(frozen=True)
class StrengthIs:
    side: int
    n: int


@dataclass(frozen=True)
class StrengthAnnounced:
    yes: bool = True


@dataclass(frozen=True)
class StageIs:
    stage: int


@dataclass(frozen=True)
class LeaderLies:
    card: str
    place: int


@dataclass(frozen=True)
class CanRetreatTo:
    player: str
    areas: tuple[str, ...] = ()


@dataclass(frozen=True)
class LeaderDataIs:
    card: str
    rule: str = ""


@dataclass(frozen=True)
class CardInDeck:
    card: str
    deck: int


@dataclass(frozen=True)
class DeckHas:
    deck: int
    n: int
