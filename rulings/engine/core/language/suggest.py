"""The phrase a sentence most resembles: the hint in an error message."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence

from .phrases import Phrase, Vocabulary

_HOLE = re.compile(r"\{(\w+)(?::(\w+))?\}")
_NOT = "ne"
_STEM = 4
"""So many letters from the beginning must agree for two words to be forms of one."""
Likeness = tuple[float, float]
"""The share of words and holes that are there; then how much the letters agree."""


def closest(text: str, table: Vocabulary) -> str:
    """The example of the nearest phrase; "" where none says a word of the text: any other has nothing to do with it."""
    said = [word for word in _words(text) if len(word) >= _STEM]
    own = {word for phrase in table.phrases for word in _words(_HOLE.sub(" ", phrase.pattern)) if len(word) >= _STEM}
    return nearest(text, [table])[0] if any(_same(x, y) for x in said for y in own) else ""


def nearest(text: str, tables: Iterable[Vocabulary], fixed: Sequence[str] = (), many: int = 1) -> list[str]:
    """The examples of the nearest phrases, the best first: by the words they share and the holes that are filled.

    ``fixed`` are wordings without holes. None that says the opposite is offered: "nebrání" for "brání".
    """
    found = [(likeness(text, phrase, table), phrase.example) for table in tables for phrase in table.phrases]
    found += [((_alike(text, words, 0, 0), _letters(text, words)), words) for words in fixed]
    found.sort(key=lambda x: x[0], reverse=True)
    examples = list(dict.fromkeys(example for _score, example in found))
    return [x for x in examples if not opposite(text, x)][:many] or examples[:many]


def likeness(text: str, phrase: Phrase, table: Vocabulary) -> Likeness:
    """How much a text resembles a phrase: by its holes that are filled, and by the words that are left."""
    holes = [table.slot(field, kind or None) for field, kind in _HOLE.findall(phrase.pattern)]
    filled, rest = 0, text
    for slot in holes:
        rest, found = re.subn(rf"(?<!\w){slot.regex}(?!\w)", " ", rest, count=1)
        filled += found
    literal = re.sub(r"[\[\]]", " ", _HOLE.sub(" ", phrase.pattern))
    return _alike(rest, literal, filled, len(holes)), _letters(text, phrase.example)


def _alike(text: str, words: str, filled: int, holes: int) -> float:
    said, wanted = _words(text), _words(words)
    common = sum(any(_same(x, y) for y in said) for x in wanted) + filled
    return round(2 * common / (len(said) + len(wanted) + filled + holes or 1), 3)


def _letters(text: str, example: str) -> float:
    return difflib.SequenceMatcher(None, text, example).ratio()


def _words(text: str) -> list[str]:
    return [word for word in re.findall(r"\w+", text.lower()) if not word.isdigit()]


def _same(a: str, b: str) -> bool:
    """Whether two words are the same, or forms of one."""
    n = min(len(a), len(b), max(_STEM, len(a) - 3))
    return a == b or n >= _STEM and a[:n] == b[:n]


def opposite(text: str, example: str) -> bool:
    """Whether one of two sentences denies what the other says."""
    said, offered = _words(text), _words(example)
    return _denies(said, offered) or _denies(offered, said)


def _denies(these: list[str], those: list[str]) -> bool:
    denied = [word[len(_NOT) :] for word in these if word.startswith(_NOT) and len(word) > len(_NOT) + 2]
    return any(_same(word, other) for word in denied for other in those if not other.startswith(_NOT))
