"""Which cards a text means, in the accusative: „soupeřovu klečící postavu s označením Knight“.

A phrase is adjectives, a noun, and what stands after it. A game gives its nouns with their gender, its adjectives and
its qualifiers; what is common to all games stands here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...core.language.slots import Slot
from ..model import Filter, Who

Forms = Mapping[str, str]
"""A word in each gender: "f", "n", "m", and "a" for what is alive."""


@dataclass(frozen=True)
class Adjective:
    """A word before the noun, and what it says: a field and its value."""

    forms: str | Forms  # a string where all genders are alike
    field: str
    value: Any

    def words(self) -> list[str]:
        """All its forms."""
        return [self.forms] if isinstance(self.forms, str) else list(self.forms.values())

    def word(self, gender: str) -> str:
        """Its form in a gender."""
        return self.forms if isinstance(self.forms, str) else self.forms[gender]


@dataclass(frozen=True)
class Qualifier:
    """Words after the noun: a pattern with one hole ``{}``, the field it fills, and how the hole is read and written."""

    pattern: str
    field: str
    slot: Slot

    @cached_property
    def regex(self) -> str:
        return re.escape(self.pattern).replace(r"\ ", " ").replace(r"\{\}", f"({self.slot.regex})")

    def said(self) -> list[str]:
        """How it can be said: with each of its words, or with a hole."""
        values = self.slot.schema.get("enum")
        return [self.write(value) for value in values] if values else [self.pattern.replace("{}", "…")]

    def write(self, value: Any) -> str:
        return self.pattern.replace("{}", self.slot.write(value))


OWN = Adjective({"f": "vaši", "n": "vaše", "m": "váš", "a": "vašeho"}, "controller", "own")
OPPONENT = Adjective({"f": "soupeřovu", "n": "soupeřovo", "m": "soupeřův", "a": "soupeřova"}, "controller", "opponent")
OTHER = Adjective({"f": "jinou", "n": "jiné", "m": "jiný", "a": "jiného"}, "other", True)
_EACH = {"f": "každou", "n": "každé", "m": "každý", "a": "každého"}
_EACH_WORD = rf"(?:{'|'.join(_EACH.values())})"
_FIXED = {"tuto kartu": "this", "hostitele": "host", "cíl": "target", "druhý cíl": "second", "spouštěč": "subject"}
_ANY_FIXED = "|".join(sorted(_FIXED, key=len, reverse=True))
_TEXT = {"type": "string"}


class FilterLanguage:
    """Reads and writes filters of one game: ``nouns`` are its types in the accusative, each with its gender.

    Adjectives and qualifiers are written in the order in which they are given. ``slots`` are the holes of phrases:
    ``filter`` (cards), ``who`` (what an effect falls on), ``per`` (each of some cards), ``paid`` (what a cost is paid
    with), ``subject`` (to what something happens).
    """

    def __init__(
        self,
        make: type[Filter],
        nouns: Mapping[str, tuple[str, str]],
        adjectives: Sequence[Adjective],
        qualifiers: Sequence[Qualifier],
    ) -> None:
        self.make, self.nouns, self.adjectives, self.qualifiers = make, nouns, adjectives, qualifiers
        self._said = {word: x for x in adjectives for word in x.words()}
        self._before = "|".join(sorted(self._said, key=len, reverse=True))
        after = "|".join(f"(?:{re.sub(r'[(](?![?])', '(?:', x.regex)})" for x in qualifiers)
        self.regex = cards = rf"(?:(?:{self._before}) )*(?:{'|'.join(nouns)})(?: (?:{after}))*"
        self.filter = Slot("filter", cards, self.read, self.write, _TEXT)
        self.who = Slot("who", rf"(?:{_ANY_FIXED}|{_EACH_WORD} {cards})", self.read_who, self.write_who, _TEXT)
        self.per = Slot("per", rf"{_EACH_WORD} {cards}", self._read_per, lambda f: self.write(f, each=True), _TEXT)
        self.paid = Slot("who", rf"(?:tuto kartu|{cards})", self._read_plain, self._write_plain, _TEXT)
        self.subject = Slot("who", rf"(?:tuto kartu|hostitele|{cards})", self._read_plain, self._write_plain, _TEXT)
        holes = {"filter": self.filter, "who": self.who, "per": self.per, "paid": self.paid, "subject": self.subject}
        self.slots: Mapping[str, Slot] = holes

    @property
    def wordings(self) -> tuple[str, ...]:
        """The words of the language: nouns, adjectives and an example of each qualifier."""
        qualifiers = tuple(said for x in self.qualifiers for said in x.said())
        return (*self.nouns, *self._said, *qualifiers)

    def read(self, text: str) -> Filter:
        """The filter of a phrase that matches ``regex``."""
        values: dict[str, Any] = {}
        rest = text
        while match := re.match(rf"({self._before}) ", rest):
            said, rest = self._said[match.group(1)], rest[match.end() :]
            values[said.field] = said.value
        noun, _space, rest = rest.partition(" ")
        values["type"] = self.nouns[noun][0]
        while rest:
            rest = self._qualify(values, rest)
        return self.make(**values)

    def _qualify(self, values: dict[str, Any], rest: str) -> str:
        """Read one qualifier; what is left. Raises ValueError where none stands."""
        for x in self.qualifiers:
            if match := re.match(rf"{x.regex}(?: |$)", rest):
                values[x.field] = x.slot.read(match.group(1))
                return rest[match.end() :]
        raise ValueError(rest)

    def write(self, f: Filter, each: bool = False) -> str:
        """The phrase of a filter."""
        noun, gender = next((word, g) for word, (kind, g) in self.nouns.items() if kind == f.type)
        words = [_EACH[gender]] if each else []
        words += [x.word(gender) for x in self.adjectives if getattr(f, x.field) == x.value]
        words.append(noun)
        words += [x.write(value) for x in self.qualifiers if (value := getattr(f, x.field)) != getattr(self.make, x.field)]
        return " ".join(words)

    def read_who(self, text: str) -> Who:
        """What an effect falls on."""
        return Who(_FIXED[text]) if text in _FIXED else Who("each", self._read_per(text))

    def write_who(self, who: Who) -> str:
        return self.write(who.filter, each=True) if who.kind == "each" else _fixed(who)

    def _read_per(self, text: str) -> Filter:
        return self.read(text.split(" ", 1)[1])

    def _read_plain(self, text: str) -> Who:
        return Who(_FIXED[text]) if text in _FIXED else Who("each", self.read(text))

    def _write_plain(self, who: Who) -> str:
        return self.write(who.filter) if who.kind == "each" else _fixed(who)


def _fixed(who: Who) -> str:
    return next(word for word, kind in _FIXED.items() if kind == who.kind)
