"""Attributes of a card, after the colon: „ATK 2, zdraví 3, klíčové slovo ochránce, vyčerpaná“."""

from __future__ import annotations

import re
from typing import Any

from ....core.language import slots
from ....core.language.slots import Slot
from . import common

Names = tuple[str, ...]
Attributes = tuple[tuple[str, Any], ...]
"""What is said of a card after the colon: field and value."""

_WORD = Slot("word", r"[A-ZÁ-Ž]\w*", str, str, {"type": "string"})
# Each attribute: (pattern with one hole, field, slot). Flags have no hole and a fixed value.
VALUES: tuple[tuple[str, str, Slot], ...] = (
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
    "vyčerpaná": ("exhausted", True),
    "lícem nahoru": ("face_up", True),
    "přišla v tomto kole": ("new", True),
    "žeton": ("token", True),
    "mimo boostery": ("foreign", True),
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
        flag = next((w for w, pair in FLAGS.items() if pair == (field, value)), None)
        if flag:
            words.append(flag)
            continue
        pattern, slot = next((p, slot) for p, f, slot in VALUES if f == field)
        words.append(pattern.format(slot.write(value)))
    return ", ".join(words)


attrs_slot = Slot("attrs", rf"(?:{_ONE})(?:, (?:{_ONE})){{0,24}}", _read, _write, {"type": "string"})
