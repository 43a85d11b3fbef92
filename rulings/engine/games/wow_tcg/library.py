"""Cards of the rulebook's card list (``cards.yaml``) as definitions of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...cards.library import keyword_flags, texts
from ...core.language.gherkin import ScenarioError
from .cards import ALLY, ARMOR, HERO, QUEST, TYPES, WEAPON, Card
from .cells import DECK, HAND
from .words import abilities
from .words.common import KEYWORDS

NUMBERS = {"cost": "cena", "attack": "ATK", "health": "zdraví", "defense": "DEF", "strike": "cena úderu"}
"""Printed numbers that a record may leave out, and how a situation says them."""
_NEEDED = {ALLY: ("attack", "health"), WEAPON: ("attack", "strike"), ARMOR: ("defense",)}


def needed(kind: str, zone: int) -> tuple[str, ...]:
    """The numbers without which a card of a type cannot be played with where it lies."""
    costs = zone in (HAND, DECK) or kind == QUEST
    return (*_NEEDED.get(kind, ()), *(("cost",) if costs and kind != HERO else ()))


def card_from_data(data: Mapping[str, Any]) -> Card:
    """A card from its record. Raises ScenarioError for what the record does not say, or says in words nobody knows."""
    title = data.get("title", "?")
    if data.get("type") not in TYPES:
        raise ScenarioError(
            f"O kartě „{title}“ seznam neříká, jakého je typu, a zahrát se proto nedá. "
            f'Popište ji sami: „má v ruce dovednost "{title}": …“ nebo podobně.'
        )
    card = Card(
        title=title,
        type=data["type"],
        unique=bool(data.get("unique")),
        cost=data.get("cost") or 0,
        flags=keyword_flags(data, KEYWORDS),
        traits=frozenset(data.get("traits") or ()),
        attack=data.get("attack") or 0,
        health=data.get("health") or 0,
        defense=data.get("defense") or 0,
    )
    return replace(card, abilities=texts(data, abilities.read, lambda a: abilities.fits(a, card)))
