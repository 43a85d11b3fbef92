"""Under which keys a document is found, and how much each place in it is worth."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, pairwise

from .base import Document
from .czech import Analyser, Keys, words
from .store import DIGITS

TITLE, NAMES, SAID, BODY, ASIDE = 1.0, 0.9, 0.7, 0.6, 0.32
OWN, RESTS = 1.2, 0.9
"""What a rule is worth where a player's phrase leads to it, and what rests on it."""
OFTEN = 4
"""Said more often than so many times, a word is worth no more."""
BESIDE = " "
"""What stands between the keys of two words next to each other."""
_BRACKETS = re.compile(r"\[[^\]]*\]")

Naming = Callable[[Document, str], Iterable[str]]


def weights_of(
    document: Document, analyser: Analyser, naming: Naming, vocabulary: Counter[str], pairs: set[str]
) -> dict[str, float]:
    """The keys of a document; ``vocabulary`` counts its words, into ``pairs`` come those that stand next to each other."""
    found: dict[str, float] = {}
    for text, worth in _fields(document):
        read = analyser.read(text)
        vocabulary.update(word.folded for word in read if len(word.folded) > 3 and word.folded.isalpha())
        pairs.update(map(BESIDE.join, pairwise(word.one for word in read)))
        often = Counter(chain.from_iterable(word.keys for word in read))
        often.update(naming(document, text))
        weights = [round(worth * _fullness(times, len(read)), DIGITS) for times in range(1, OFTEN + 1)]
        for key, times in often.items():
            weight = weights[min(times, OFTEN) - 1]
            if weight > found.get(key, 0.0):
                found[key] = weight
    for key, worth in _addresses(document):
        found[key] = max(found.get(key, 0.0), round(worth, DIGITS))
    return found


def title_keys(document: Document, analyser: Analyser) -> set[str]:
    """The keys of all names of a document, whole."""
    return {title_key(analyser, name) for name in (document.title, document.english, *document.names) if name}


def pair_keys(words_of_phrase: Sequence[Keys]) -> list[str]:
    """The keys of a phrase: every two words that stand next to each other."""
    return list(map(BESIDE.join, pairwise(keys.one for keys in words_of_phrase)))


def says_phrase(document: Document, words_of_phrase: Sequence[Keys], analyser: Analyser) -> bool:
    """Whether all the words of a phrase stand next to each other somewhere in a document, in any form."""
    phrase = [keys.one for keys in words_of_phrase]
    for text, _worth in _fields(document):
        said = [word.one for word in analyser.read(text)]
        if any(said[at : at + len(phrase)] == phrase for at in range(len(said) - len(phrase) + 1)):
            return True
    return False


def _fullness(times: int, many: int) -> float:
    """A word said often in a short text is what the text is about."""
    return (0.75 + 0.25 * math.log2(times)) * (1.15 - 0.15 * math.log10(max(many, 3)))


def _fields(document: Document) -> Iterator[tuple[str, float]]:
    yield document.title, TITLE
    for name in (document.english, *document.names):
        if name:
            yield name, NAMES
    for phrase in document.said:
        yield phrase, SAID
    yield document.body, BODY
    yield document.aside, ASIDE


def _addresses(document: Document) -> Iterator[tuple[str, float]]:
    """The keys of the lexicon that are the document itself, or what it rests on."""
    if document.kind == "rule":
        yield "r" + document.key, OWN
        yield "#" + document.number, 1.0
    elif document.kind == "term":
        yield "t" + document.key.removeprefix("term "), OWN
    share = RESTS / math.sqrt(max(1, len(document.rests)))
    for rule in document.rests:
        yield "r" + rule, share


def title_key(analyser: Analyser, title: str) -> str:
    """The key of a whole title: the stems of its words in alphabetical order; the same for every form of it."""
    stems = sorted({analyser.keys(word.text).one[1:] for word in words(_BRACKETS.sub(" ", title))})
    return " ".join(stem for stem in stems if "." not in stem or len(stems) == 1)
