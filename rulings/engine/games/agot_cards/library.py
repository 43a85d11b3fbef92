"""Cards of a rulebook's card list (``cards.yaml``) as definitions of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...cards.library import keyword_flags, texts
from ...core.language.gherkin import ScenarioError
from .cards import Card
from .words import abilities
from .words.common import KEYWORDS

ICONS = {"military": 1, "intrigue": 2, "power": 4}


def card_from_data(data: Mapping[str, Any]) -> Card:
    """A card from its record; ``name`` is the printed title of a version.

    Raises ScenarioError for a keyword, icon or ability nobody knows.
    """
    title = data.get("title", "?")
    flags = 0
    for icon in data.get("icons") or ():
        if icon not in ICONS:
            raise ScenarioError(f"Karta „{title}“: ikonu {icon} neznám (military, intrigue, power).")
        flags |= ICONS[icon]
    flags |= keyword_flags(data, KEYWORDS)
    return Card(
        title=data.get("name") or title,
        type=data.get("type", ""),
        house=data.get("house"),
        houses=tuple(data.get("houses") or ()),
        unique=bool(data.get("unique")),
        cost=data.get("cost"),
        strength=data.get("strength"),
        flags=flags,
        traits=frozenset(data.get("traits") or ()),
        income=data.get("income") or 0,
        initiative=data.get("initiative") or 0,
        claim=data.get("claim"),
        house_only=data.get("house_only"),
        tournament=data.get("tournament", True),
        abilities=texts(data, abilities.read, lambda a: abilities.fits(a, data.get("type", ""))),
    )
