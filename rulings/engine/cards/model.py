"""What is printed on a card: the card itself, and its abilities as data.

An ability has a play restriction (phase, trigger, limit, condition), a cost, targets and effects, each from the
vocabulary of its game. A game asks more of a card (``Filter``) and prints more on it (``Card``) by a subclass:

    @dataclass(frozen=True)
    class Card(model.Card):
        strength: int | None = None
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, ClassVar

OWN, EACH = "own", "each"


@dataclass(frozen=True)
class Filter:
    """Which cards are meant. An empty field asks nothing.

    ``zone`` names a zone ("" is in play); ``controller`` is "own" or "opponent", ``owned`` asks the same of the
    owner; ``pose`` "standing" or "kneeling"; ``on`` "this" or "target" for what lies on a card; ``attached`` "with" or
    "without" anything attached; ``at_most`` and ``at_least`` bound the value that the game reckons for a card.
    """

    type: str = ""
    controller: str = ""
    owned: str = ""
    pose: str = ""
    unique: bool | None = None
    other: bool = False
    trait: str = ""
    keyword: int = 0
    at_most: int | None = None
    at_least: int | None = None
    zone: str = ""
    on: str = ""
    attached: str = ""

    told: ClassVar[Sequence[str]] = ()
    """The fields in the order in which data tells them; as declared, where a game does not say."""


@dataclass(frozen=True)
class Who:
    """The cards an effect falls on: "this", "host", "target", "second", "subject" or "each" of a filter."""

    kind: str
    filter: Filter = Filter()

    def __bool__(self) -> bool:
        """Whether any cards are meant at all."""
        return self.kind != ""


NO_ONE = Who("")
"""Of an effect on no card, or of a trigger that concerns a player alone."""


@dataclass(frozen=True)
class Op:
    """One cost or one effect: a verb, the cards it falls on, an amount, what is given, how long.

    ``then`` makes it wait for the success of the one before it.
    """

    verb: str
    who: Who = NO_ONE
    n: int = 0
    what: str | Ability = ""
    until: int = 0
    per: Filter | None = None
    then: bool = False

    def __post_init__(self) -> None:
        if self.who is None:  # as data may say it
            object.__setattr__(self, "who", NO_ONE)

    @property
    def word(self) -> str:
        """What is given, where that is a word: a flag, a trait, a verb, a kind of card."""
        assert isinstance(self.what, str)
        return self.what

    @property
    def granted(self) -> Ability:
        """The ability that is given."""
        assert isinstance(self.what, Ability)
        return self.what


@dataclass(frozen=True)
class Target:
    """A choice of a card by "own" (the player of the ability), "opponent", or "each" player in turn.

    ``n`` cards are chosen by each; ``show`` reveals what is chosen; a ``hand`` is chosen as a whole; of a ``token`` ("power",
    "gold") is chosen one that lies on such a card.
    """

    filter: Filter
    chooser: str = OWN
    optional: bool = False
    n: int = 1
    show: bool = False
    hand: bool = False
    token: str = ""


@dataclass(frozen=True)
class Trigger:
    """What sets a response or passive off: an event, and which card or player it must concern.

    Where no card is meant it is the player of the ability, an "opponent", or "any" player (``by``).
    """

    event: str
    who: Who = NO_ONE
    type: int = 0
    by: str = ""


NO_TRIGGER = Trigger("")
"""Of an ability that waits for nothing."""


@dataclass(frozen=True)
class Condition:
    """A condition that speaks of some cards, or of something that can be counted."""

    name: str
    filter: Filter | None = None
    what: str = ""


@dataclass(frozen=True)
class Ability:
    """A card's ability. ``kind``: action, response, passive, constant, save, cancel, or one of the game's own."""

    kind: str
    phases: tuple[int, ...] = ()
    trigger: Trigger = NO_TRIGGER
    limit: int = 0
    limit_per: str = ""
    conditions: tuple[str | Condition, ...] = ()
    zone: str = ""  # works from there instead of from where cards of its type work
    cost: tuple[Op, ...] = ()
    targets: tuple[Target, ...] = ()
    effects: tuple[Op, ...] = ()


@dataclass(frozen=True)
class Card:
    """What is printed on one card. ``cost`` None is no cost at all, which is not the same as a cost of 0."""

    title: str
    type: str = ""
    unique: bool = False
    cost: int | None = None
    flags: int = 0  # keywords and icons, a bit each
    traits: frozenset[str] = frozenset()
    abilities: tuple[Ability, ...] = ()


def searches(a: Ability) -> bool:
    """Whether an ability looks through a deck for a card."""
    return any(target.filter.zone == "deck" for target in a.targets)


def puts(a: Ability, kind: str = "target") -> bool:
    """Whether an ability puts its target, or its "second", into play; then only what may be put there can be chosen."""
    return any(op.verb in ("put", "put_on") and op.who.kind == kind for op in a.effects)


def every_op(a: Ability) -> list[Op]:
    """Every effect of an ability, those of abilities that it gives included."""
    return [x for op in a.effects for x in (op, *(every_op(op.granted) if op.verb == "grant" else ()))]


def as_data(value: Any, kind: type[Filter]) -> Any:
    """A record as data. Every filter is told whole, with all that ``kind``, the filter of the game, asks."""
    if isinstance(value, Filter):
        names = kind.told or [field.name for field in fields(kind)]
        return {name: getattr(value, name, getattr(kind, name)) for name in names}
    if is_dataclass(value):
        return {field.name: as_data(getattr(value, field.name), kind) for field in fields(value)}
    if isinstance(value, tuple):
        return tuple(as_data(x, kind) for x in value)
    return value
