"""Attributes of a card, after the colon: „cena 3, unikátní, ikona vojenská, klečí, moc 2“."""

from __future__ import annotations

from ....cards.language.attributes import Attributes, Valued, attributes_slot
from ....core.language import slots
from ....core.language.slots import Slot
from ..cards import CHARACTER, LOCATION
from . import common

Names = tuple[str, ...]
__all__ = ["Attributes", "Names", "attrs_slot"]

# Each attribute: (pattern with one hole, field, slot). Flags have no hole and a fixed value.
VALUES: tuple[Valued, ...] = (
    ("síla {}", "strength", slots.number()),
    ("cena {}", "cost", slots.number()),
    ("příjem {}", "income", slots.number()),
    ("iniciativa {}", "initiative", slots.number()),
    ("nárok {}", "claim", slots.number()),
    ("moc {}", "tokens", slots.number()),
    ("rod {}", "house", slots.player()),
    ("jen pro rod {}", "house_only", slots.player()),
    ("ikona {}", "icon", slots.words("icon", {"vojenská": 1, "intriková": 2, "mocenská": 4})),
    ("klíčové slovo {}", "keyword", slots.words("keyword", common.KEYWORDS)),
    ("označení {}", "trait", slots.word("trait")),
    ("název {}", "title", slots.quoted()),
    ("vlastní ji {}", "owner", slots.player()),
    ("vliv {}", "influence", slots.number()),
    ("crest {}", "crest", slots.player()),
    ("zlato {}", "gold_on", slots.number()),
    ("stíny {}", "shadows", slots.number()),
    ("imunní vůči {}", "immune", slots.words("immune", common.IMMUNE_TO)),
    ("jen na postavu s označením {}", "only_on", slots.player()),
    ("jen na {}", "only_kind", slots.words("only_kind", {"postavu": CHARACTER, "místo": LOCATION})),
    ("druh {}", "type", Slot("type", r"[a-zěščřžýáíéúů]{2,20}", str, str, {"type": "string"})),
)
FLAGS: dict[str, tuple[str, object]] = {
    "unikátní": ("unique", True),
    "klečí": ("kneeling", True),
    "bez ikon": ("icon", 0),
    "bez ceny": ("cost", None),
    "cena X": ("x", True),
    "lze hrát i mimo velení": ("elsewhere", True),
    "lze přiložit i na vybavení": ("on_attachments", True),
    "bez síly": ("strength", None),
    "lebka": ("tournament", False),
    "lícem dolů": ("face_down", True),
}
attrs_slot = attributes_slot(VALUES, FLAGS, {word: ("keyword", value) for word, value in common.KEYWORDS.items()})
