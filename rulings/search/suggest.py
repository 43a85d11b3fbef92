"""What a question begun may become: titles, names and players' words that begin as typed so far."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import takewhile

from .base import Document
from .czech import fold, words

KINDS = ("term", "card", "rule", "ruling")
"""What is offered, what stands before what where two begin alike."""
LOOKED_AT = 400
"""How many beginnings are looked at; of more the shortest are not all found, but a letter more helps."""
LEAST = 2
"""Letters from which on something is offered."""

Named = tuple[int, str, int]
"""What stands before what, a name, and the number of the document that bears it."""


def names_of(document: Document, number: int) -> Iterator[Named]:
    """All names of a document; those of titles before what it is called otherwise."""
    if document.kind in KINDS:
        rank = KINDS.index(document.kind)
        yield rank, document.title, number
        for name in (document.english, *document.names, *document.said):
            if name:
                yield rank + len(KINDS), name, number


class Beginnings:
    """All names of all documents, in order, from their first word and from every other."""

    def __init__(self, named: Iterable[Named], books: Sequence[str]) -> None:
        self._books = books
        self._whole: list[tuple[str, int, int]] = []
        self._inside: list[tuple[str, int, int]] = []
        for rank, name, number in named:
            for place, folded in _beginnings(name):
                (self._inside if place else self._whole).append((folded, rank, number))
        self._whole.sort()
        self._inside.sort()

    def find(self, typed: str, most: int, books: Collection[str] = ()) -> list[int]:
        """The documents whose names begin as typed: those of whole names first, the shorter before the longer."""
        start = _plain(typed)
        if len(start) < LEAST:
            return []
        found: list[int] = []
        for names in (self._whole, self._inside):
            at = bisect_left(names, (start,))
            near = takewhile(lambda one: one[0].startswith(start), names[at : at + LOOKED_AT])
            best = sorted(near, key=lambda one: (one[0] != start, one[1], len(one[0]), one))
            found += [number for _name, _rank, number in best if not books or self._books[number] in books]
        return list(dict.fromkeys(found))[:most]


def _plain(text: str) -> str:
    return " ".join(fold(word.text) for word in words(text))


def _beginnings(name: str) -> Iterator[tuple[int, str]]:
    """A name from each of its words on, with the place of the word; the number of a rule is no word before its title."""
    said = [fold(word.text) for word in words(name)]
    for place in range(len(said)):
        begun = said[place - 1][:1].isdigit() if place == 1 else not place
        yield (0 if begun else place), " ".join(said[place:])
