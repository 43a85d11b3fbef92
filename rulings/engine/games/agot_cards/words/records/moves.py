"""Records of *Když*: moves."""

from __future__ import annotations

from dataclasses import dataclass

from .given import Names


@dataclass(frozen=True)
class StartChallenge:
    player: str
    opponent: str
    type: int
    cards: Names = ()


@dataclass(frozen=True)
class AnnounceChallenge:
    player: str
    opponent: str
    type: int


@dataclass(frozen=True)
class DeclareAttackers:
    player: str
    cards: Names


@dataclass(frozen=True)
class Defend:
    player: str
    cards: Names = ()


@dataclass(frozen=True)
class PickForStealth:
    player: str
    cards: Names = ()


@dataclass(frozen=True)
class PlayCard:
    player: str
    type: str
    card: str
    host: str = ""


@dataclass(frozen=True)
class PlayEvent:
    player: str
    card: str
    targets: Names = ()
    paid: Names = ()


@dataclass(frozen=True)
class UseCard:
    player: str
    card: str
    targets: Names = ()
    paid: Names = ()


@dataclass(frozen=True)
class AttachDuplicate:
    player: str
    card: str
    host: str


@dataclass(frozen=True)
class SaveByDuplicate:
    player: str
    card: str


@dataclass(frozen=True)
class SaveBy:
    player: str
    card: str
    by: str


@dataclass(frozen=True)
class NoSave:
    player: str
    card: str


@dataclass(frozen=True)
class Decline:
    player: str


@dataclass(frozen=True)
class Pass:
    player: str


@dataclass(frozen=True)
class ChooseVictims:
    player: str
    cards: Names


@dataclass(frozen=True)
class ResolveFirst:
    """Of a kill and a discard at once, which comes first: 1 kill, 2 discard."""

    player: str
    card: str
    what: int


@dataclass(frozen=True)
class PassiveFirst:
    player: str
    card: str


@dataclass(frozen=True)
class ChooseTarget:
    player: str
    card: str


@dataclass(frozen=True)
class ChoosePlot:
    player: str
    card: str


@dataclass(frozen=True)
class NameFirstPlayer:
    player: str
    first: str


@dataclass(frozen=True)
class LotFalls:
    first: str


@dataclass(frozen=True)
class RandomCard:
    card: str


@dataclass(frozen=True)
class DrawsCard:
    player: str
    card: str


@dataclass(frozen=True)
class RedrawHand:
    player: str


@dataclass(frozen=True)
class KeepHand:
    player: str


@dataclass(frozen=True)
class DeployCards:
    player: str
    cards: Names = ()


@dataclass(frozen=True)
class SwapDuplicate:
    player: str
    card: str
    duplicate: str


@dataclass(frozen=True)
class ReorderPile:
    player: str
    pile: str


@dataclass(frozen=True)
class LookAtPile:
    player: str
    opponent: str
    pile: str


@dataclass(frozen=True)
class RepeatLoop:
    """The actions since the same position stood here before, so many times over."""

    player: str
    n: int


@dataclass(frozen=True)
class TakeBack:
    player: str
    card: str


@dataclass(frozen=True)
class AmbushWith:
    player: str
    card: str


@dataclass(frozen=True)
class IntoShadows:
    player: str
    card: str


@dataclass(frozen=True)
class OutOfShadows:
    player: str
    card: str


@dataclass(frozen=True)
class CancelBy:
    """A cancel aimed at whatever a card does, constant texts included."""

    player: str
    card: str
    by: str


@dataclass(frozen=True)
class ChooseHand:
    player: str
    opponent: str


@dataclass(frozen=True)
class ChooseNothing:
    player: str


@dataclass(frozen=True)
class PhaseBegins:
    phase: int


@dataclass(frozen=True)
class ChallengeEnds:
    pass


@dataclass(frozen=True)
class PhaseEnds:
    pass


@dataclass(frozen=True)
class NextRound:
    pass
