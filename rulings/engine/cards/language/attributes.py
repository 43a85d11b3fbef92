"""Attributes of a card, after the colon: „cena 3, unikátní, klečí, moc 2“. A game says which there are."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ...core.language.slots import Slot

Attributes = tuple[tuple[str, Any], ...]
"""What is said of a card after the colon: field and value."""
Valued = tuple[str, str, Slot]
"""An attribute with a value: its pattern with one hole, the field, what stands in the hole."""
Fixed = tuple[str, object]
"""What a word with a fixed value says: field and value."""
MOST = 24
"""Attributes that may follow the first."""


class _Words:
    """The words of the attributes, read and written."""

    def __init__(self, values: Sequence[Valued], flags: Mapping[str, Fixed], short: Mapping[str, Fixed]) -> None:
        self.values, self.flags, self.fixed = values, flags, {**short, **flags}
        self.compiled = [
            (re.compile(re.escape(pattern).replace(r"\{\}", f"({slot.regex})")), field, slot) for pattern, field, slot in values
        ]
        named = [re.sub(r"\((?!\?)", "(?:", one.pattern) for one, _field, _slot in self.compiled]
        self.one = "|".join([*named, *map(re.escape, self.fixed)])

    def read(self, text: str) -> Attributes:
        found: list[tuple[str, Any]] = []
        for piece in re.findall(rf"(?:{self.one})(?=, |$)", text):
            if piece in self.fixed:
                found.append(self.fixed[piece])
                continue
            for regex, field, slot in self.compiled:
                if match := regex.fullmatch(piece):
                    found.append((field, slot.read(match.group(1))))
                    break
        return tuple(found)

    def write(self, attributes: Attributes) -> str:
        return ", ".join(self._word(field, value) for field, value in attributes)

    def _word(self, field: str, value: Any) -> str:
        for word, (of, held) in self.flags.items():
            if (of, held) == (field, value) and type(held) is type(value):  # True is no 1
                return word
        pattern, slot = next((pattern, slot) for pattern, of, slot in self.values if of == field)
        return pattern.format(slot.write(value))


def attributes_slot(values: Sequence[Valued], flags: Mapping[str, Fixed], short: Mapping[str, Fixed]) -> Slot:
    """The slot of the attributes of a game: those with a value, and words that have a fixed one.

    ``short`` are such words too, as people say them („Renown“); they are written in full („klíčové slovo Renown“).
    """
    words = _Words(values, flags, short)
    regex = rf"(?:{words.one})(?:, (?:{words.one})){{0,{MOST}}}"
    pieces = (*((pattern, slot.regex) for pattern, _field, slot in values), *((word, "") for word in words.fixed))
    return Slot("attrs", regex, words.read, words.write, {"type": "string"}, pieces=pieces)
