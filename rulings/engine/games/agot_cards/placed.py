"""A card of a situation before the table is made."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.seating import Described
from .cards import Card


@dataclass
class Placed(Described[Card]):
    """How a card of this game lies besides."""

    kneeling: bool = False
    tokens: int = 0
    duplicate: bool = False
    face_down: bool = False
    gold_on: int = 0
