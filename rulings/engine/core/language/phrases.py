"""Phrases: a Czech pattern, the record it stands for, an example. One table reads and writes both ways.

In a pattern ``{player}`` is a slot and ``[ ... ]`` an optional part, present when any of its
fields is set. The same table parses scenarios, narrates traces, documents itself and gives
the JSON Schema, so none of them can disagree.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import lru_cache
from typing import Any

from .gherkin import ScenarioError
from .slots import Slot

_WORD = re.compile(r"\w+")
_HOLE = re.compile(r"\{[^{}]*\}")
MOST_KNOWN = 4096
"""Sentences remembered: who writes a situation has most of it read again with every word, and records never change."""
_OPTIONAL = re.compile(r"\[[^\[\]]*\]")
_TOKEN = re.compile(r"\{(\w+)(?::(\w+))?\}|\[|\]|[^{}\[\]]+")


def _telling_word(pattern: str) -> str:
    """The longest word that every sentence of a pattern says, by which to look for it; "" where there is none."""
    while _OPTIONAL.search(pattern):
        pattern = _OPTIONAL.sub("{}", pattern)
    parts = _HOLE.split(f" {pattern} ")
    whole = [word for part in parts for word in re.findall(r"(?<=[\s.,:])\w+(?=[\s.,:])", part)]
    return max(whole, key=len, default="")


@dataclass(frozen=True)
class Phrase:
    """One pattern. ``fixed`` are fields of the record that the wording itself decides."""

    pattern: str
    record: type
    example: str
    help: str = ""
    fixed: tuple[tuple[str, Any], ...] = ()

    @property
    def key(self) -> str:
        return self.record.__name__


Found = tuple[Phrase, tuple[tuple[str, str], ...]]
"""A phrase, and what a sentence of it says: slot and words."""


class Vocabulary:
    """The phrases of one kind of sentence, compiled. ``slots`` are known by the name used in patterns."""

    def __init__(self, phrases: Iterable[Phrase], slots: Mapping[str, Slot], reword: Callable[[str], str] = str) -> None:
        """``reword`` puts what people say into the words of the phrases; it is tried where no phrase fits as it stands."""
        self.phrases = tuple(phrases)
        self.slots = slots
        self.reword = reword
        self._regexes: dict[str, re.Pattern[str]] = {}
        self._by_word: dict[str, list[int]] = {}
        for n, phrase in enumerate(self.phrases):
            self._by_word.setdefault(_telling_word(phrase.pattern), []).append(n)
        self._holes = {p.pattern: self._read(p.pattern) for p in self.phrases}
        self._by_record: dict[type, list[Phrase]] = {}
        for phrase in self.phrases:
            self._by_record.setdefault(phrase.record, []).append(phrase)
        self._known = lru_cache(MOST_KNOWN)(self._recognise)
        self._found = lru_cache(MOST_KNOWN)(self._find)

    def said_of(self, record: Any, regex: str) -> list[str]:
        """What a record holds in the holes that look so, where it holds anything there."""
        phrases = self._fitting(record)
        fields_so = (field for phrase in phrases for field, slot in self._holes[phrase.pattern] if slot.regex == regex)
        return [said for field in dict.fromkeys(fields_so) if (said := getattr(record, field))]

    def _fitting(self, record: Any) -> Iterator[Phrase]:
        """The phrases of a record's class whose fixed fields agree with it."""
        for phrase in self._by_record.get(type(record), ()):
            if all(getattr(record, field) == value for field, value in phrase.fixed):
                yield phrase

    def slot(self, field: str, kind: str | None) -> Slot:
        return self.slots[kind or field]

    def _read(self, pattern: str) -> list[tuple[str, Slot]]:
        """The holes of a pattern in order: field and slot."""
        return [(m.group(1), self.slot(m.group(1), m.group(2))) for m in _TOKEN.finditer(pattern) if m.group(1)]

    def _regex(self, phrase: Phrase) -> re.Pattern[str]:
        """What every sentence of a phrase looks like; compiled when it is first asked for, since few are in any one text."""
        found = self._regexes.get(phrase.pattern)
        if found is None:
            found = self._regexes[phrase.pattern] = self._compile(phrase.pattern)
        return found

    def _compile(self, pattern: str) -> re.Pattern[str]:
        out = []
        for match in _TOKEN.finditer(pattern):
            token = match.group(0)
            if token == "[":
                out.append("(?:")
            elif token == "]":
                out.append(")?")
            elif token.startswith("{"):
                field, kind = match.group(1), match.group(2)
                out.append(f"(?P<{field}>{self.slot(field, kind).regex})")
            else:
                out.append(re.escape(token).replace(r"\ ", r"\s+"))
        return re.compile("".join(out))

    def parse(self, text: str) -> Any | None:
        """The record a sentence stands for, or None when no phrase fits."""
        return self._known(text)

    def _recognise(self, text: str) -> Any | None:
        record = self._parse(text)
        if record is None and (reworded := self.reword(text)) != text:
            return self._parse(reworded)
        return record

    def _parse(self, text: str) -> Any | None:
        said = {"", *_WORD.findall(text)}
        for n in sorted(n for word in said for n in self._by_word.get(word, ())):
            phrase = self.phrases[n]
            match = self._regex(phrase).fullmatch(text)
            if match:
                return self._build(phrase, match)
        return None

    def matching(self, text: str) -> list[Phrase]:
        """Every phrase that fits; more than one is a fault of the table (a test looks)."""
        return [phrase for phrase in self.phrases if self._regex(phrase).fullmatch(text)]

    def found_in(self, text: str) -> Found | None:
        """The phrase that a sentence is of, and what it says in its holes: slot by slot, as it is written."""
        return self._found(text)

    def _find(self, text: str) -> Found | None:
        words = {"", *_WORD.findall(text)}
        for n in sorted(n for word in words for n in self._by_word.get(word, ())):
            phrase = self.phrases[n]
            if match := self._regex(phrase).fullmatch(text):
                names = [(token.group(2) or token.group(1), token.group(1)) for token in _TOKEN.finditer(phrase.pattern)]
                return phrase, tuple((slot, match[field]) for slot, field in names if field and match[field] is not None)
        return None

    def said_in(self, phrase: Phrase, text: str) -> dict[str, str]:
        """What a sentence says in the holes of a phrase, as it is written; nothing where the phrase does not fit."""
        match = self._regex(phrase).fullmatch(text)
        return {"": text, **{field: said or "" for field, said in match.groupdict().items()}} if match else {}

    def hole(self, phrase: Phrase, field: str) -> Slot | None:
        """What stands in a hole of a phrase."""
        return dict(self._holes[phrase.pattern]).get(field)

    def put_right(self, phrase: Phrase, text: str) -> str:
        """A sentence of a phrase with its nouns in the forms that its numbers ask for."""
        match = self._regex(phrase).fullmatch(text)
        try:
            return (match and self._render(phrase, self._build(phrase, match))) or text
        except (ValueError, LookupError, TypeError, ScenarioError):  # a part of it is wrong: it stays as it was said
            return text

    def _build(self, phrase: Phrase, match: re.Match[str]) -> Any:
        values, said = dict(phrase.fixed), match.groupdict()
        for field, slot in self._holes[phrase.pattern]:
            if said[field] is not None:
                values[field] = slot.read(said[field])
        return phrase.record(**values)

    def write(self, record: Any) -> str:
        """The sentence of a record: the first phrase whose fixed fields agree and that says all of it."""
        for phrase in self._fitting(record):
            text = self._render(phrase, record)
            if text is not None:
                return text
        raise ValueError(f"žádná věta pro {record!r}")

    def _render(self, phrase: Phrase, record: Any) -> str | None:
        said = {field for field, _value in phrase.fixed}
        defaults = {f.name: f.default for f in fields(record)}
        parts: list[list[str]] = [[]]
        present: list[bool] = []
        for token in _TOKEN.finditer(phrase.pattern):
            text, field = token.group(0), token.group(1)
            if text == "[":
                parts.append([])
                present.append(False)
            elif text == "]":
                inner, shown = parts.pop(), present.pop()
                if shown:
                    parts[-1] += inner
            elif field:
                value = getattr(record, field)
                if present and value == defaults.get(field):
                    continue
                if value in (None, "", ()):
                    return None
                said.add(field)
                try:
                    slot = self.slot(field, token.group(2))
                    parts[-1].append(slot.inflect(value, record) if slot.inflect else slot.write(value))
                except (KeyError, IndexError):
                    return None
                if present:
                    present[-1] = True
            else:
                parts[-1].append(text)
        return "".join(parts[0]) if _unsaid(record, said) == [] else None

    def describe(self) -> list[dict[str, Any]]:
        """The table as data for the page that documents it."""
        return [
            {"record": p.key, "pattern": p.pattern, "example": p.example, "help": p.help, "fields": self.schema(p)}
            for p in self.phrases
        ]

    def schema(self, phrase: Phrase) -> dict[str, Any]:
        found = {}
        for token in _TOKEN.finditer(phrase.pattern):
            if token.group(1):
                found[token.group(1)] = dict(self.slot(token.group(1), token.group(2)).schema)
        return found


def _unsaid(record: Any, said: set[str]) -> list[str]:
    """Fields that a sentence leaves out although they differ from their default."""
    return [
        f.name for f in fields(record) if f.name not in said and f.default is not MISSING and getattr(record, f.name) != f.default
    ]
