"""All documents by their number: what ranking must know of each, and how to get at the rest."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .base import Document
from .store import Postings

KIND_WEIGHT = {"ruling": 0.97, "rule": 1.0, "term": 0.72, "card": 0.6, "chapter": 0.45, "scenario": 0.25}
RETIRED = 0.8

Mask = NDArray[np.bool_]
"""Of every document whether it is one of those that are meant."""


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
    postings: Callable[[str], Postings]
    document: Callable[[int], Document]
    pairs: Mapping[str, Sequence[int]]
    titles: Mapping[str, Sequence[int]]

    @classmethod
    def of(
        cls,
        rows: Sequence[Sequence[Any]],
        postings: Callable[[str], Postings],
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
    def worth(self) -> NDArray[np.float64]:
        """What its kind makes of the score of each document, and whether it is in force."""
        rows = zip(self.kinds, self.retired, strict=True)
        return np.array([KIND_WEIGHT[kind] * (RETIRED if retired else 1.0) for kind, retired in rows])

    def only(self, numbers: ArrayLike) -> Mask:
        """These documents and no others."""
        mask = self.none.copy()
        mask[np.asarray(numbers, np.intp)] = True
        return mask

    @cached_property
    def none(self) -> Mask:
        return np.zeros(len(self.keys), np.bool_)

    @cached_property
    def by_book(self) -> Mapping[str, Mask]:
        return self._masks(self.books)

    @cached_property
    def by_kind(self) -> Mapping[str, Mask]:
        return self._masks(self.kinds)

    @cached_property
    def by_standing(self) -> Mapping[str, Mask]:
        return self._masks(self.standings)

    def _masks(self, column: Sequence[str]) -> Mapping[str, Mask]:
        places: dict[str, list[int]] = defaultdict(list)
        for number, value in enumerate(column):
            places[value].append(number)
        return {value: self.only(numbers) for value, numbers in places.items()}


class Kept:
    """Postings that were read lately, kept as long as they are not too many in all."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: OrderedDict[str, Postings] = OrderedDict()
        self._many = 0
        self._guard = Lock()

    def get(self, key: str, make: Callable[[], Postings]) -> Postings:
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
