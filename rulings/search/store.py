"""Where an index keeps the keys and the texts of its documents. Each kind of store is one file beside this one.

A store is written once, in a folder of its own, and only read after that. All that Czech, players and ranking mean stands
above it (`index`, `ranking`), so two stores cannot give different hits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np
from django.core.exceptions import ImproperlyConfigured
from django.utils.module_loading import import_string
from numpy.typing import ArrayLike, NDArray

STORES = {"whoosh": "rulings.search.whoosh_store.WhooshStore", "tantivy": "rulings.search.tantivy_store.TantivyStore"}
DIGITS = 2
"""Weights are kept to so many decimal places, in every store the same."""

Entry = tuple[Mapping[str, float], str]
"""What is written of a document: its keys with their weights, and its text. Documents are numbered from zero as they come."""


@dataclass(frozen=True, slots=True)
class Postings:
    """The numbers of the documents that hold a key, and what it is worth in each."""

    numbers: NDArray[np.intp]
    weights: NDArray[np.float64]

    @classmethod
    def of(cls, numbers: ArrayLike, weights: ArrayLike) -> Postings:
        return cls(np.asarray(numbers, np.intp), np.asarray(weights, np.float64).round(DIGITS))

    def __len__(self) -> int:
        return len(self.numbers)


class Opened(NamedTuple):
    """A store open for reading: the documents that hold a key with its weight in each, and the text of a document."""

    postings: Callable[[str], Postings]
    document: Callable[[int], str]


class Store(Protocol):
    """A way of keeping an index in a folder."""

    def write(self, folder: Path, entries: Iterable[Entry]) -> None:
        """Fill an empty folder."""

    def open(self, folder: Path) -> Opened:
        """Open what was written. May raise anything for files that are damaged."""


def store(name: str) -> Store:
    """The store of a name: a key of STORES. Raises ImproperlyConfigured where its package is missing."""
    try:
        made: Store = import_string(STORES[name])()
    except ModuleNotFoundError as missing:
        raise ImproperlyConfigured(f"Hledání přes {name}: chybí balíček {missing.name} (pip install {missing.name}).") from None
    return made
