"""Records of *Pak*: expectations."""

from __future__ import annotations

from dataclasses import dataclass

from .given import Names


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
class CardShown:
    card: str
    yes: bool = True


@dataclass(frozen=True)
class CardMoribund:
    card: str
    yes: bool = True


@dataclass(frozen=True)
class TakesPart:
    card: str
    yes: bool = True


@dataclass(frozen=True)
class DeckIsShuffled:
    player: str
    yes: bool = True


@dataclass(frozen=True)
class OwnedBy:
    card: str
    player: str


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
class HouseRevealed:
    player: str


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
