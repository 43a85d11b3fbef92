"""Card definitions: what is printed on a card, and abilities in the four parts of the FAQ.

An ability has a play restriction (phase, trigger, limit, condition), a cost, targets and
effects, each from a small vocabulary (see ``ability_words``). The same form serves
``cards.yaml`` and a card made up inside a scenario.
"""

from __future__ import annotations

from dataclasses import dataclass

CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT_CARD = "character", "location", "attachment", "event", "plot"
TYPES = (PLOT_CARD, CHARACTER, LOCATION, ATTACHMENT, EVENT)
FOES, OWN = "opponent", "own"


@dataclass(frozen=True)
class Filter:
    """Which cards are meant. An empty field asks nothing.

    ``zone`` is "" (in play), "hand", "discard", "dead" or "deck"; ``controller`` "own" or
    "opponent"; ``side`` "attacking", "defending" or "participating"; ``pose`` "standing" or
    "kneeling"; ``on`` "this" or "target" for attachments on a card.
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


@dataclass(frozen=True)
class Who:
    """The cards an effect falls on: "this", "host", "target", "second", "subject" or "each" of a filter."""

    kind: str
    filter: Filter | None = None


@dataclass(frozen=True)
class Op:
    """One cost or one effect: a verb, the cards it falls on, an amount, what is given, how long."""

    verb: str
    who: Who | None = None
    n: int = 0
    what: str = ""
    until: int = 0
    per: Filter | None = None


@dataclass(frozen=True)
class Target:
    """A choice of one card by "own" (the player of the ability) or "opponent" (its controller)."""

    filter: Filter
    chooser: str = OWN
    optional: bool = False


@dataclass(frozen=True)
class Trigger:
    """What sets a response or passive off: an event, and which card or player it must concern."""

    event: str
    who: Who | None = None
    type: int = 0


@dataclass(frozen=True)
class Ability:
    """A card's ability. ``kind``: action, response, passive, constant, save or cancel."""

    kind: str
    phases: tuple[int, ...] = ()
    trigger: Trigger | None = None
    limit: int = 0
    limit_per: str = ""
    conditions: tuple[str, ...] = ()
    zone: str = ""  # "dead" or "discard": works from that pile of its owner instead of from play
    cost: tuple[Op, ...] = ()
    targets: tuple[Target, ...] = ()
    effects: tuple[Op, ...] = ()


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
    abilities: tuple[Ability, ...] = ()
