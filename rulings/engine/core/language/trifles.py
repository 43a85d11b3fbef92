"""A sentence that says all that a known one says, but for words on which nothing hangs: „pořadí na“ for „pořadí v“.

Names and numbers stand in the same order, every other word is said in some form, and one sentence only says it so. What is
read so is told to the reader as what was understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from .akin import FORM, akin, folded, shared
from .facts import is_small
from .filling import filled
from .phrases import Phrase, Vocabulary

_WORD = re.compile(r'"[^"\n]*"|[\w+-]+')
_TITLE = re.compile(r"^hráč(?:ka)? (?=[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ])", re.IGNORECASE)
"""What may stand before the name of a player: „Hráč Stark“."""
_MINUS = re.compile(r"(?<![\w\"])[–−](?=\d)")
_ATTRIBUTE = re.compile(r"(?<!\w)(kart\w+) (\w+)(?= \{)")
"""A word that says whose or what card it is, before its name: „kartu rodu {card}“."""
_HOLES = re.compile(r"\{[^{}]*\}|[\[\]]")
_OPTIONAL = re.compile(r"\[[^\[\]]*\]")
_ASKS = re.compile(r"\?\s*$")
_FEWEST = 2
"""Words that a sentence must have to be read so."""
_NOTHING = frozenset(
    """a i v ve na je jsou byl byla bylo ma maji hrac hrace hraci hracem karta kartu karty kartou
    ten ta to tu toho tim prave""".split()  # noqa: SIM905
)
"""Words that may be said, left out, or said for one another."""


def with_minus(text: str) -> str:
    """A text with a hyphen before its numbers, whichever dash was typed there."""
    return _MINUS.sub("-", text)


def untitled(text: str) -> str:
    """A text that begins with the name of a player, without what may stand before it."""
    return _TITLE.sub("", text)


def nearly(text: str, table: Vocabulary) -> str:
    """The one sentence that a text says but for trifles; "" for none or several."""
    text = untitled(with_minus(text))
    words = _WORD.findall(text)
    if _ASKS.search(text) or len(words) < _FEWEST:
        return ""
    found: set[str] = set()
    for phrase, needs, spared in _needed(table):
        if all(any(akin(need, word) >= FORM for word in words) for need in needs):
            sentence = filled(text, phrase, table)
            if says_the_same(words, _WORD.findall(sentence), spared):
                found.add(sentence)
    return found.pop() if len(found) == 1 else ""


def says_the_same(said: Sequence[str], offered: Sequence[str], spared: frozenset[str] = frozenset()) -> bool:
    """Whether two sentences differ in words only on which nothing hangs, and in ``spared`` ones that the first leaves out."""
    if list(_facts(said)) != list(_facts(offered)):
        return False
    mine = [word for word in said if _hangs(word)]
    other = [word for word in offered if _hangs(word) and folded(word) not in spared]
    of_mine, of_other = shared(mine, other)
    return bool(mine) and all(worth >= FORM for worth in (*of_mine, *of_other))


def _facts(words: Sequence[str]) -> Iterator[str]:
    """Names and numbers in their order."""
    for at, word in enumerate(words):
        title = not at and word[1:].islower() and is_small(word)
        if _is_fact(word) and not title:
            yield word.lower() if word[0] != '"' else word


def _hangs(word: str) -> bool:
    return not _is_fact(word) and folded(word) not in _NOTHING


def _is_fact(word: str) -> bool:
    return word[0] in '"+-' or word[0].isdigit() or word[0].isupper()


@lru_cache(maxsize=64)
def _needed(table: Vocabulary) -> list[tuple[Phrase, tuple[str, ...], frozenset[str]]]:
    """The phrases of a table that do not hold another sentence, with the words that each must say, and those it may be spared."""
    found = []
    for phrase in table.phrases:
        pattern = phrase.pattern
        while (less := _OPTIONAL.sub(" ", pattern)) != pattern:
            pattern = less
        spared = frozenset(folded(one[2]) for one in _ATTRIBUTE.finditer(pattern))
        needs = (word for word in _WORD.findall(_HOLES.sub(" ", pattern)) if _hangs(word) and folded(word) not in spared)
        if not getattr(phrase.record, "inside", "") and (words := tuple(needs)):
            found.append((phrase, words, spared))
    return found
