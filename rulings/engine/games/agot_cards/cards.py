"""What is printed on the cards of this game, and what its texts ask of cards, beyond what every card game has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...cards import model

CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT_CARD = "character", "location", "attachment", "event", "plot"
HOUSE_CARD, AGENDA_CARD = "house", "agenda"
TYPES = (PLOT_CARD, CHARACTER, LOCATION, ATTACHMENT, EVENT)


@dataclass(frozen=True)
class Filter(model.Filter):
    """Which cards are meant. ``side`` is "attacking", "defending" or "participating"; the value reckoned is strength.

    ``zone`` is "" (in play), "hand", "discard", "dead", "deck" or "shadows"; ``controller`` may also be "winner" (of
    the challenge); of the type "duplicate" are those under another card.
    """

    side: str = ""
    neutral: bool = False
    house: str = ""
    icon: int = 0
    crest: str = ""

    told: ClassVar = (
        *("type", "controller", "pose", "side", "unique", "neutral", "other", "trait", "house", "icon", "keyword"),
        *("at_most", "at_least", "zone", "on", "attached", "owned", "crest"),
    )


@dataclass(frozen=True)
class Card(model.Card):
    """What is printed on one card. ``cost`` None is no cost at all, 0 is a cost (6.29); a plot claims 1 unless it says so."""

    type: str = EVENT
    house: str | None = None
    houses: tuple[str, ...] = ()
    strength: int | None = None
    income: int = 0
    initiative: int = 0
    claim: int | None = None
    house_only: str | None = None
    tournament: bool = True
    influence: int = 0
    crests: frozenset[str] = frozenset()
    immune: tuple[str, ...] = ()
    only_on: tuple[str, ...] = ()  # traits, one of which the host must have
    only_kind: tuple[str, ...] = ()  # types, one of which the host must have
    on_attachments: bool = False  # its text lets it be attached to an attachment too
    shadows: int | None = None  # what it costs to play it into shadows
    x: bool = False  # its cost is X
    elsewhere: bool = False  # its text lets it be played outside its player's marshalling, in spite of its cost

    def __post_init__(self) -> None:
        if self.type == PLOT_CARD and self.claim is None:
            object.__setattr__(self, "claim", 1)
