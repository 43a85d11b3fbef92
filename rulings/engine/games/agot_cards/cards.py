"""Card definitions: what is printed on a card, and abilities in the four parts of the FAQ.

An ability has a play restriction (phase, trigger, limit, condition), a cost, targets and
effects, each from a small vocabulary (see ``ability_words``). The same form serves
``cards.yaml`` and a card made up inside a scenario.
"""

from __future__ import annotations

from dataclasses import dataclass

CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT_CARD = "character", "location", "attachment", "event", "plot"
HOUSE_CARD, AGENDA_CARD = "house", "agenda"
TYPES = (PLOT_CARD, CHARACTER, LOCATION, ATTACHMENT, EVENT)
OWN, EACH = "own", "each"


@dataclass(frozen=True)
class Filter:
    """Which cards are meant. An empty field asks nothing.

    ``zone`` is "" (in play), "hand", "discard", "dead", "deck" or "shadows"; ``controller`` "own",
    "opponent" or "winner" (of the challenge); ``owned`` "own" or "opponent" asks the owner; ``side``
    "attacking", "defending" or "participating"; ``pose`` "standing" or "kneeling"; ``on`` "this" or
    "target" for attachments on a card.
    """

    type: str = ""
    controller: str = ""
    pose: str = ""
    side: str = ""
    unique: bool = False
    neutral: bool = False
    other: bool = False
    trait: str = ""
    house: str = ""
    icon: int = 0
    keyword: int = 0
    at_most: int | None = None
    at_least: int | None = None
    zone: str = ""
    on: str = ""
    attached: str = ""  # "with" or "without" anything attached
    owned: str = ""
    crest: str = ""


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

    ``n`` cards are chosen by each; ``show`` reveals what is chosen; a ``hand`` is chosen as a whole.
    """

    filter: Filter
    chooser: str = OWN
    optional: bool = False
    n: int = 1
    show: bool = False
    hand: bool = False


@dataclass(frozen=True)
class Trigger:
    """What sets a response or passive off: an event, and which card or player it must concern."""

    event: str
    who: Who = NO_ONE
    type: int = 0


NO_TRIGGER = Trigger("")
"""Of an ability that waits for nothing."""


@dataclass(frozen=True)
class Ability:
    """A card's ability. ``kind``: action, response, passive, constant, save, cancel or revealed (a plot's)."""

    kind: str
    phases: tuple[int, ...] = ()
    trigger: Trigger = NO_TRIGGER
    limit: int = 0
    limit_per: str = ""
    conditions: tuple[str, ...] = ()
    zone: str = ""  # "dead", "discard" or "hand": works from there instead of from play
    cost: tuple[Op, ...] = ()
    targets: tuple[Target, ...] = ()
    effects: tuple[Op, ...] = ()


def searches(a: Ability) -> bool:
    """Whether an ability looks through a deck for a card."""
    return any(target.filter.zone == "deck" for target in a.targets)


def puts(a: Ability) -> bool:
    """Whether an ability puts its target into play; then only what may be put there can be chosen."""
    return any(op.verb == "put" and op.who.kind == "target" for op in a.effects)


@dataclass(frozen=True)
class Card:
    """What is printed on one card. ``cost`` None is no cost at all, 0 is a cost (6.29)."""

    title: str
    type: str = EVENT
    house: str | None = None
    houses: tuple[str, ...] = ()
    unique: bool = False
    cost: int | None = None
    strength: int | None = None
    flags: int = 0
    traits: frozenset[str] = frozenset()
    income: int = 0
    initiative: int = 0
    claim: int | None = None
    house_only: str | None = None
    tournament: bool = True
    influence: int = 0
    crests: frozenset[str] = frozenset()
    immune: tuple[str, ...] = ()
    only_on: tuple[str, ...] = ()  # traits, one of which the host must have
    shadows: int | None = None  # what it costs to play it into shadows
    x: bool = False  # its cost is X
    abilities: tuple[Ability, ...] = ()
