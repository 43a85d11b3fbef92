"""A card of a situation before the table is made."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Card


@dataclass
class Placed:
    """One card of the situation: what is printed, and how it lies."""

    name: str
    card: Card
    owner: int
    zone: int
    control: int
    exhausted: bool = False
    damage: int = 0
    host: str = ""
    face_up: bool = False
    new: bool = False
