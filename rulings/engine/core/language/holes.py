"""What a hole of a sentence says by itself: all its wordings where they are listed, and the words of any."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from .slots import PLAYER, QUOTED

_SPOKEN = re.compile(r"[\w'’]+")
_NO_WORDS = re.compile(r"\\[a-zA-Z]|\[[^\]]*\]")
_LIST = re.compile(r"\(\?:((?:[^\\()\[\]|]|\\.)+(?:\|(?:[^\\()\[\]|]|\\.)+)*)\)")


@lru_cache(maxsize=65536)
def _plain(letter: str) -> str:
    return unicodedata.normalize("NFKD", letter)[0].lower()[:1] or letter


def plain(text: str) -> str:
    """In lower case and without diacritics, letter for letter: what stands where stays there."""
    return "".join(map(_plain, text))


@lru_cache(maxsize=1024)
def wordings(regex: str) -> tuple[str, ...]:
    """All that a hole can hold, where that is a list of words; else nothing."""
    match = _LIST.fullmatch(regex)
    return tuple(re.sub(r"\\(.)", r"\1", one) for one in re.split(r"(?<!\\)\|", match[1])) if match else ()


@lru_cache(maxsize=1024)
def words_of(regex: str) -> dict[str, list[str]]:
    """The words that a hole says by itself, by their plain form."""
    found: dict[str, list[str]] = {}
    for word in dict.fromkeys(_SPOKEN.findall(_NO_WORDS.sub(" ", regex.replace(QUOTED, " ").replace(PLAYER, " ")))):
        found.setdefault(plain(word), []).append(word)
    return found
