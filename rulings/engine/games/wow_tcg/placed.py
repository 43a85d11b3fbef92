"""A card of a situation before the table is made."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.seating import Described
from .cards import Card


@dataclass
class Placed(Described[Card]):
    """How a card of this game lies besides."""

    exhausted: bool = False
    damage: int = 0
    face_up: bool = False
    new: bool = False
