"""All documents by their number: what ranking must know of each, and how to get at the rest."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from threading import Lock
from typing import Any

from .base import Document

KIND_WEIGHT = {"ruling": 0.97, "rule": 1.0, "term": 0.72, "card": 0.6, "chapter": 0.45, "scenario": 0.25}
RETIRED = 0.8

Postings = Callable[[str], Mapping[int, float]]
"""The documents that hold a key, each with what the key is worth in it."""


@dataclass(frozen=True)
class Shelf:
    """The documents of an index; ``newer`` of each are the numbers of those that say the same in a later edition."""

    keys: Sequence[str]
    kinds: Sequence[str]
    books: Sequence[str]
    numbers: Sequence[str]
    retired: Sequence[bool]
    newer: Sequence[tuple[int, ...]]
    standings: Sequence[str]
    postings: Postings
    document: Callable[[int], Document]
    pairs: Mapping[str, Sequence[int]]
    titles: Mapping[str, Sequence[int]]

    @classmethod
    def of(
        cls,
        rows: Sequence[Sequence[Any]],
        postings: Postings,
        document: Callable[[int], Document],
        pairs: Mapping[str, Sequence[int]],
        titles: Mapping[str, Sequence[int]],
    ) -> Shelf:
        """A shelf of rows as the table of an index keeps them: there what is newer goes by its key."""
        columns = [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(7)]
        at = {key: number for number, key in enumerate(columns[0])}
        columns[5] = [tuple(at[key] for key in newer if key in at) for newer in columns[5]]
        return cls(*columns, postings, document, pairs, titles)

    @cached_property
    def worth(self) -> list[float]:
        """What its kind makes of the score of each document, and whether it is in force."""
        return [KIND_WEIGHT[kind] * (RETIRED if retired else 1.0) for kind, retired in zip(self.kinds, self.retired, strict=True)]

    @cached_property
    def everything(self) -> frozenset[int]:
        return frozenset(range(len(self.keys)))

    @cached_property
    def by_book(self) -> Mapping[str, set[int]]:
        return _places(self.books)

    @cached_property
    def by_standing(self) -> Mapping[str, set[int]]:
        return _places(self.standings)


def _places(column: Sequence[str]) -> Mapping[str, set[int]]:
    found: dict[str, set[int]] = defaultdict(set)
    for number, value in enumerate(column):
        found[value].add(number)
    return found


class Kept:
    """Postings that were read or merged lately, kept as long as they are not too many in all."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: OrderedDict[Any, Mapping[int, float]] = OrderedDict()
        self._many = 0
        self._guard = Lock()

    def get(self, key: Any, make: Callable[[], Mapping[int, float]]) -> Mapping[int, float]:
        """What is kept under a key; made where nothing is."""
        held = self._held.get(key)
        if held is None:
            held = make()
            with self._guard:
                self._many += len(held) + 1 if key not in self._held else 0
                self._held[key] = held
                while self._many > self.most and len(self._held) > 1:
                    _oldest, gone = self._held.popitem(last=False)
                    self._many -= len(gone) + 1
        return held
