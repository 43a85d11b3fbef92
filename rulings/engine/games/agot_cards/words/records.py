"""What sentences stand for: plain frozen records, the same in scenarios, traces, forms and JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Names = tuple[str, ...]


# -- Pokud: the situation -----------------------------------------------------------------
@dataclass(frozen=True)
class Edition:
    edition: str


@dataclass(frozen=True)
class Players:
    players: Names


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
    attrs: tuple = ()


@dataclass(frozen=True)
class FromLibrary:
    """A card of the rulebook's card list, by its title."""

    player: str
    place: str
    card: str
    attrs: tuple = ()


@dataclass(frozen=True)
class Attached:
    player: str
    host: str
    card: str
    attrs: tuple = ()


@dataclass(frozen=True)
class DuplicateOn:
    player: str
    host: str
    card: str
    attrs: tuple = ()


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
    attrs: tuple = ()


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


# -- Když: moves --------------------------------------------------------------------------
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


# -- Pak: expectations --------------------------------------------------------------------
@dataclass(frozen=True)
class ChallengeWonBy:
    player: str = ""


@dataclass(frozen=True)
class GameWonBy:
    player: str = ""


@dataclass(frozen=True)
class DominanceWonBy:
    player: str = ""


@dataclass(frozen=True)
class ChallengeUnopposed:
    yes: bool = True


@dataclass(frozen=True)
class PlayerHas:
    """A number of a player: house power, total power, gold, hand, deck, income, initiative..."""

    player: str
    what: str
    n: int


@dataclass(frozen=True)
class CardHas:
    """A number of a card: power tokens, strength, duplicates."""

    card: str
    what: str
    n: int


@dataclass(frozen=True)
class CardLies:
    card: str
    place: str
    player: str = ""


@dataclass(frozen=True)
class CardStands:
    card: str
    yes: bool = True


@dataclass(frozen=True)
class CardFaceDown:
    card: str
    yes: bool = True


@dataclass(frozen=True)
class ControlledBy:
    card: str
    player: str


@dataclass(frozen=True)
class LiesOn:
    card: str
    host: str


@dataclass(frozen=True)
class HasFlag:
    card: str
    flag: int
    yes: bool = True


@dataclass(frozen=True)
class HasTrait:
    card: str
    trait: str
    yes: bool = True


@dataclass(frozen=True)
class CostsPlayer:
    card: str
    player: str
    n: int


@dataclass(frozen=True)
class TotalIs:
    side: str
    n: int


@dataclass(frozen=True)
class Decides:
    player: str


@dataclass(frozen=True)
class HouseRevealed:
    player: str


@dataclass(frozen=True)
class Allowed:
    text: str


@dataclass(frozen=True)
class Refused:
    rule: str
    text: str


@dataclass(frozen=True)
class CanChoose:
    player: str
    cards: Names


@dataclass(frozen=True)
class DeckIs:
    """A player's deck ("house" or "plots") is legal, or refused by a rule."""

    player: str
    deck: str
    rule: str = ""


@dataclass(frozen=True)
class CardDataIs:
    card: str
    rule: str = ""


@dataclass(frozen=True)
class OnLines:
    """A claim over lines of play: ``quantifier`` "every", "some" or "never"; ``scope`` where a line ends."""

    quantifier: str
    scope: str
    text: str


@dataclass(frozen=True)
class CanForce:
    player: str
    scope: str
    text: str


@dataclass(frozen=True)
class Because:
    """Another expectation, with the rule that must have decided it."""

    text: str
    rule: str
