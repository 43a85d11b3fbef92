"""Records of *Když*: moves."""

from __future__ import annotations

from dataclasses import dataclass

from .given import Moves, Units


@dataclass(frozen=True)
class StartGame:
    pass


@dataclass(frozen=True)
class GiveOrder:
    player: str
    area: str
    order: int


@dataclass(frozen=True)
class FinishOrders:
    player: str


@dataclass(frozen=True)
class RevealOrders:
    pass


@dataclass(frozen=True)
class SwapOrder:
    player: str
    area: str
    order: int


@dataclass(frozen=True)
class KeepOrders:
    player: str


@dataclass(frozen=True)
class Raid:
    player: str
    area: str
    target: str
    second: str = ""


@dataclass(frozen=True)
class DropRaid:
    player: str
    area: str


@dataclass(frozen=True)
class ResolveOrder:
    player: str
    area: str


@dataclass(frozen=True)
class March:
    player: str
    area: str
    moves: Moves = ()


@dataclass(frozen=True)
class LeaveToken:
    player: str
    area: str


@dataclass(frozen=True)
class LeaveNoToken:
    player: str


@dataclass(frozen=True)
class GiveSupport:
    player: str
    area: str
    side: int


@dataclass(frozen=True)
class PlayLeader:
    player: str
    card: str


@dataclass(frozen=True)
class UseBlade:
    player: str
    yes: bool = True


@dataclass(frozen=True)
class LoseInBattle:
    player: str
    units: Units


@dataclass(frozen=True)
class RemoveUnits:
    player: str
    area: str
    units: Units


@dataclass(frozen=True)
class PerishRetreating:
    player: str
    units: Units


@dataclass(frozen=True)
class RetreatTo:
    player: str
    area: str


@dataclass(frozen=True)
class Muster:
    player: str
    area: str
    units: Units
    sea: str = ""


@dataclass(frozen=True)
class Upgrade:
    player: str
    area: str


@dataclass(frozen=True)
class EndMustering:
    player: str


@dataclass(frozen=True)
class Bid:
    player: str
    n: int


@dataclass(frozen=True)
class OrderTied:
    player: str
    players: tuple[str, ...]


@dataclass(frozen=True)
class JudgeFor:
    player: str
    first: str


@dataclass(frozen=True)
class TakeBack:
    player: str
    card: str


@dataclass(frozen=True)
class DiscardTheirs:
    player: str
    card: str


@dataclass(frozen=True)
class RemoveOrder:
    player: str
    area: str


@dataclass(frozen=True)
class DeclineAbility:
    player: str


@dataclass(frozen=True)
class ChanceReveals:
    deck: int
    card: str


@dataclass(frozen=True)
class PhaseBegins:
    phase: int


@dataclass(frozen=True)
class StageEnds:
    """Raids, marches, the battle or the phase are over."""

    what: str


@dataclass(frozen=True)
class NextTurn:
    pass
