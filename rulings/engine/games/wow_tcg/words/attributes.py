"""Attributes of a card, after the colon: „ATK 2, zdraví 3, klíčové slovo ochránce, vyčerpaná“."""

from __future__ import annotations

from ....cards.language.attributes import Attributes, Valued, attributes_slot
from ....core.language import slots
from . import common

Names = tuple[str, ...]
__all__ = ["Attributes", "Names", "attrs_slot"]

_WORD = slots.word("word")
# Each attribute: (pattern with one hole, field, slot). Flags have no hole and a fixed value.
VALUES: tuple[Valued, ...] = (
    ("cena úderu {}", "strike", slots.number()),
    ("cena {}", "cost", slots.number()),
    ("ATK {}", "attack", slots.number()),
    ("zdraví {}", "health", slots.number()),
    ("DEF {}", "defense", slots.number()),
    ("zranění {}", "damage", slots.number()),
    ("zraňuje {}", "types", slots.words("types", common.DAMAGE)),
    ("klíčové slovo {}", "keyword", slots.words("keyword", common.KEYWORDS)),
    ("skupina {}", "trait", _WORD),
    ("ikona {}", "icons", _WORD),
    ("rasa {}", "race", _WORD),
    ("specializace {}", "talent", _WORD),
    ("frakce {}", "faction", _WORD),
    ("jen pro rasu {}", "race_required", _WORD),
    ("jen pro specializaci {}", "talent_required", _WORD),
    ("název {}", "title", slots.quoted()),
    ("vlastní ji {}", "owner", slots.player()),
)
FLAGS: dict[str, tuple[str, object]] = {
    "jedinečná": ("unique", True),
    "vyčerpaná": ("exhausted", True),  # a card; an ally and an item are said otherwise
    "jedinečný": ("unique", True),
    "jedinečné": ("unique", True),
    "vyčerpaný": ("exhausted", True),
    "vyčerpané": ("exhausted", True),
    "lícem nahoru": ("face_up", True),
    "přišla v tomto kole": ("new", True),
    "žeton": ("token", True),
    "mimo boostery": ("foreign", True),
}
attrs_slot = attributes_slot(VALUES, FLAGS, {word: ("keyword", value) for word, value in common.KEYWORDS.items()})
