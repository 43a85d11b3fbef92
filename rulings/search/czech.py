"""The Czech analyser: one word in, the keys under which it is found out.

Every backend indexes and asks by the same keys, so two backends cannot disagree about what matches:

    f + folded word        exact up to case and diacritics        ``fvyzvach``
    s + stem               the noun and adjective endings off     ``svyzv``
    v + class + stem       the same for verbs, by conjugation     ``vi:klek``
    g + head word          what the glossary says it is a form of ``gvyzva``
    y + family             words of everyday Czech that go together ``y3``
    n + number             a number in figures or in words         ``n2``

Everything works on folded text (lower case, no diacritics): what is typed without háčky finds the same.
Pure Python; knows no Django, no index and no game. The glossary's forms are handed in.
"""

from __future__ import annotations

import re
import unicodedata
from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from rulings.engine.core.numbers import NUMBER

from .stemmer import stem, verb_stem

#: Changes whenever the same text would get other keys; indexes built under another version are rebuilt.
VERSION = 4

#: Longer "words" (pasted addresses, held-down keys) are cut: nobody looks them up.
MAX_WORD = 40

#: Texts whose words are remembered with their places: titles and bodies of more than the real corpus has; some 1 kB each.
KEPT_TEXTS = 16384

FAMILIES = Path(__file__).with_name("families.txt")

_NUMERALS = {
    form: str(number)
    for number, forms in enumerate(
        """nula nuly nule nulu
        jeden jedna jedno jednu jednoho jedne jednou jednomu
        dva dve dvou dvema
        tri tremi trem trech
        ctyri ctyr ctyrem ctyrech ctyrmi
        pet peti
        sest sesti
        sedm sedmi
        osm osmi
        devet deviti
        deset deseti""".splitlines()
    )
    for form in forms.split()
}

_WORD = re.compile(rf"{NUMBER}(?!\w)|[^\W_]+")

Dictionary = Mapping[str, tuple[str, ...]]


class Word(NamedTuple):
    """A word where it stands: as written, and its place in the text."""

    text: str
    start: int
    end: int


class Keys(NamedTuple):
    """What a word is found under, the most exact first."""

    exact: str
    heads: tuple[str, ...]
    stems: tuple[str, ...]
    kin: tuple[str, ...] = ()

    def all(self) -> tuple[str, ...]:
        return (self.exact, *self.heads, *self.stems, *self.kin)

    @property
    def one(self) -> str:
        """The one key by which a word is known beside another: its stem, whatever else it is found under."""
        return self.stems[0] if self.stems else self.exact


class Placed(NamedTuple):
    """The words of a text: where each begins and ends, and all its keys."""

    starts: Sequence[int]
    ends: Sequence[int]
    keys: Sequence[frozenset[str]]


class Read(NamedTuple):
    """A word as an index takes it: folded, all keys it is found under, and the one by which it is known beside another."""

    folded: str
    keys: tuple[str, ...]
    one: str


@lru_cache(maxsize=65536)
def fold(text: str) -> str:
    """Lower case without diacritics: ``Výzvách`` and ``vyzvach`` become one."""
    lowered = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(sign for sign in lowered if not unicodedata.combining(sign))


def words(text: str) -> Iterator[Word]:
    """The words of a text with their places; a rule number such as 7.12a is one word."""
    for found in _WORD.finditer(text):
        yield Word(found.group(), found.start(), found.end())


def _stems(folded: str) -> tuple[str, ...]:
    """The stems of a word, and of what it is in the written language where it is spoken Czech (``velkejch``)."""
    found = []
    for word in (folded, _written(folded)):
        if word:
            word = _DOUBLED.sub(r"\1", word)
            verb = verb_stem(word)
            found += ["s" + stem(word), *(["v" + verb] if verb else [])]
    return tuple(dict.fromkeys(found))


#: Borrowed words are written either way (``triggernout``, ``trigernout``); doubled n tells Czech words apart.
_DOUBLED = re.compile(r"([bcdfghjklmpqrstvwxz])\1")

_SPOKEN = (
    ("ejch", "ych"),
    ("ejma", "ymi"),
    ("ejmu", "emu"),
    ("yho", "eho"),
    ("ymu", "emu"),
    ("yma", "ymi"),
    ("ej", "y"),
    ("ovaj", "uji"),
    ("aj", "aji"),
)


def _written(folded: str) -> str:
    """The written form of a word with a spoken ending or a ``v`` before its ``o``; "" where it has neither."""
    word = folded[1:] if folded.startswith("vo") and len(folded) > 5 else folded
    for spoken, written in _SPOKEN:
        if word.endswith(spoken) and len(word) - len(spoken) >= 3:
            return word[: -len(spoken)] + written
    return word if word != folded else ""


@cache
def families() -> dict[str, tuple[str, ...]]:
    """The stems of the words of ``families.txt``, each with the keys of its families."""
    found: dict[str, list[str]] = {}
    for number, line in enumerate(FAMILIES.read_text(encoding="utf-8").splitlines()):
        for word in () if line.startswith("#") else line.split():
            folded = fold(word)
            stems = _stems(folded)
            for stemmed in stems[1:] if folded.endswith("t") and len(stems) > 1 else stems:
                found.setdefault(stemmed, []).append(f"y{number}")
    return {stemmed: tuple(dict.fromkeys(keys)) for stemmed, keys in found.items()}


class Analyser:
    """Turns words into keys; a dictionary of inflected forms, when given, makes it sure instead of clever."""

    def __init__(self, dictionary: Dictionary | None = None) -> None:
        self.dictionary = dict(dictionary or {})
        self._keys = lru_cache(maxsize=65536)(self._make_keys)
        self._read = lru_cache(maxsize=65536)(self._make_read)
        #: All keys of a word together, for comparing it with many others; and those of a text that may be shown again.
        self.key_set = lru_cache(maxsize=65536)(self._make_set)
        self.placed = lru_cache(maxsize=KEPT_TEXTS)(self._make_placed)

    def keys(self, word: str) -> Keys:
        """The keys of one word; the same for every case and with or without diacritics."""
        return self._keys(fold(word)[:MAX_WORD])

    def _make_keys(self, folded: str) -> Keys:
        heads = tuple("g" + head for head in self.dictionary.get(folded, ()))
        if folded[:1].isdigit():
            return Keys("f" + folded, heads, (), ("n" + folded,))
        stems = _stems(folded)
        kin = dict.fromkeys(family for stemmed in stems for family in families().get(stemmed, ()))
        number = ("n" + _NUMERALS[folded],) if folded in _NUMERALS else ()
        return Keys("f" + folded, heads, stems, (*number, *kin))

    def text(self, text: str) -> Iterator[tuple[Word, Keys]]:
        """Every word of a text with its keys, in order."""
        for word in words(text):
            yield word, self.keys(word.text)

    def read(self, text: str) -> list[Read]:
        """Every word of a text as an index takes it, in order."""
        return list(map(self._read, _WORD.findall(text)))

    def _make_read(self, word: str) -> Read:
        keys = self.keys(word)
        return Read(fold(word), keys.all(), keys.one)

    def _make_set(self, word: str) -> frozenset[str]:
        return frozenset(self.keys(word).all())

    def _make_placed(self, text: str) -> Placed:
        found = list(_WORD.finditer(text))
        starts, ends = array("I", [word.start() for word in found]), array("I", [word.end() for word in found])
        return Placed(starts, ends, tuple([self.key_set(word.group()) for word in found]))

    def matches(self, asked: str, written: str) -> bool:
        """Would a search for one word find the other?"""
        return not self.key_set(asked).isdisjoint(self.key_set(written))
