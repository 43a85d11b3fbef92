"""What is printed on the cards of this game, and what its texts ask of cards, beyond what every card game has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...cards import model

HERO, ALLY, ABILITY_CARD, WEAPON, ARMOR, ITEM, QUEST = "hero", "ally", "ability", "weapon", "armor", "item", "quest"
TYPES = (HERO, ALLY, ABILITY_CARD, WEAPON, ARMOR, ITEM, QUEST)
EQUIPMENT = (WEAPON, ARMOR, ITEM)
CHARACTER, EQUIPMENT_CARD, RESOURCE, TOTEM_CARD = "character", "equipment", "resource", "totem"
"""What is no type of card, but a text may ask for."""


@dataclass(frozen=True)
class Filter(model.Filter):
    """Which cards are meant. ``type`` may be "character", "equipment", "totem" or "resource" as well.

    ``controller`` may also be "friendly" (of the own team); ``role`` is "attacker" or "defender"; the value that
    ``at_most`` and ``at_least`` bound is the printed cost; ``zone`` is "" (in play), "hand", "deck" or "graveyard".
    """

    role: str = ""

    told: ClassVar = (
        *("type", "controller", "pose", "role", "unique", "other", "trait", "keyword"),
        *("at_most", "at_least", "zone", "on", "attached", "owned"),
    )


@dataclass(frozen=True)
class Card(model.Card):
    """What is printed on one card. ``strike`` is the strike cost of a weapon, ``types`` the bits of its type of damage.

    A hero has a race, a talent spec and a faction; other cards may require them of the hero (``race_required``,
    ``talent_required``). ``icons`` are trait icons.
    """

    type: str = ITEM
    cost: int | None = 0
    attack: int = 0
    health: int = 0
    defense: int = 0
    strike: int = 0
    types: int = 0
    icons: frozenset[str] = frozenset()
    race: str = ""
    talent: str = ""
    faction: str = ""
    race_required: str = ""
    talent_required: str = ""
    foreign: bool = False  # not from the boosters of a sealed deck or a draft
