"""Attributes of a card, after the colon: „cena 3, unikátní, ikona vojenská, klečí, moc 2“."""

from __future__ import annotations

import re
from typing import Any

from ....core.language import slots
from ....core.language.slots import Slot
from . import common

Names = tuple[str, ...]
Attributes = tuple[tuple[str, Any], ...]
"""What is said of a card after the colon: field and value."""

# Each attribute: (pattern with one hole, field, slot). Flags have no hole and a fixed value.
VALUES: tuple[tuple[str, str, Slot], ...] = (
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
    ("označení {}", "trait", slots.player()),
    ("název {}", "title", slots.quoted()),
    ("vlastní ji {}", "owner", slots.player()),
    ("vliv {}", "influence", slots.number()),
    ("crest {}", "crest", slots.player()),
    ("zlato {}", "gold_on", slots.number()),
    ("stíny {}", "shadows", slots.number()),
    ("imunní vůči {}", "immune", slots.words("immune", common.IMMUNE_TO)),
    ("jen na postavu s označením {}", "only_on", slots.player()),
    ("druh {}", "type", Slot("type", r"[a-zěščřžýáíéúů]{2,20}", str, str, {"type": "string"})),
)
FLAGS: dict[str, tuple[str, object]] = {
    "unikátní": ("unique", True),
    "klečí": ("kneeling", True),
    "bez ikon": ("icon", 0),
    "bez ceny": ("cost", None),
    "cena X": ("x", True),
    "bez síly": ("strength", None),
    "lebka": ("tournament", False),
    "lícem dolů": ("face_down", True),
}
_COMPILED = [(re.compile(re.escape(p).replace(r"\{\}", f"({slot.regex})")), field, slot) for p, field, slot in VALUES]
_ONE = "|".join([re.sub(r"\((?!\?)", "(?:", c.pattern) for c, _f, _s in _COMPILED] + [re.escape(w) for w in FLAGS])


def _read(text: str) -> Attributes:
    found: list[tuple[str, Any]] = []
    for piece in re.findall(rf"(?:{_ONE})(?=, |$)", text):
        if piece in FLAGS:
            found.append(FLAGS[piece])
            continue
        for regex, field, slot in _COMPILED:
            if match := regex.fullmatch(piece):
                found.append((field, slot.read(match.group(1))))
                break
    return tuple(found)


def _write(attrs: Attributes) -> str:
    words = []
    for field, value in attrs:
        flag = next((w for w, pair in FLAGS.items() if pair == (field, value) and type(pair[1]) is type(value)), None)
        if flag:
            words.append(flag)
            continue
        pattern, slot = next((p, slot) for p, f, slot in VALUES if f == field)
        words.append(pattern.format(slot.write(value)))
    return ", ".join(words)


attrs_slot = Slot("attrs", rf"(?:{_ONE})(?:, (?:{_ONE})){{0,24}}", _read, _write, {"type": "string"})
