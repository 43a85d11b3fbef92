"""Under which keys a document is found, and how much each place in it is worth."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

from .base import Document
from .czech import Analyser, Keys, fold, words

TITLE, NAMES, SAID, BODY, ASIDE = 1.0, 0.9, 0.7, 0.6, 0.32
OWN, RESTS = 1.2, 0.9
"""What a rule is worth where a player's phrase leads to it, and what rests on it."""
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
        often: Counter[str] = Counter()
        many, before = 0, ""
        for word, keys in analyser.text(text):
            folded = fold(word.text)
            if len(folded) > 3 and folded.isalpha():
                vocabulary[folded] += 1
            often.update(keys.all())
            after = one_key(keys)
            if many:
                pairs.add(before + BESIDE + after)
            before = after
            many += 1
        often.update(naming(document, text))
        for key, times in often.items():
            found[key] = max(found.get(key, 0.0), worth * _fullness(times, many))
    for key, worth in _addresses(document):
        found[key] = max(found.get(key, 0.0), worth)
    for name in (document.title, document.english, *document.names):
        if name:
            found[title_key(analyser, name)] = 1.0
    return found


def one_key(keys: Keys) -> str:
    """The one key by which a word is known beside another: its stem, whatever else it is found under."""
    return keys.stems[0] if keys.stems else keys.exact


def pair_keys(words_of_phrase: Sequence[Keys]) -> list[str]:
    """The keys of a phrase: every two words that stand next to each other."""
    ones = [one_key(keys) for keys in words_of_phrase]
    return [before + BESIDE + after for before, after in pairwise(ones)]


def _fullness(times: int, many: int) -> float:
    """A word said often in a short text is what the text is about."""
    said = min(times, 4)
    return (0.75 + 0.25 * math.log2(said)) * (1.15 - 0.15 * math.log10(max(many, 3)))


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
    stems = sorted({one_key(analyser.keys(word.text))[1:] for word in words(_BRACKETS.sub(" ", title))})
    return "=" + " ".join(stem for stem in stems if "." not in stem or len(stems) == 1)
