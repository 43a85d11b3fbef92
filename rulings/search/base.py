"""The contract of search: what is asked, what is found, and what a backend must be able to do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

MAX_QUERY = 200
"""Characters of a query that are read; the rest is ignored, and so are words beyond MAX_WORDS."""
MAX_WORDS = 12
MAX_HITS = 200


@dataclass(frozen=True)
class Word:
    """One part of a query: words that must stand together (one of them or a quoted phrase)."""

    words: tuple[str, ...]
    excluded: bool = False


@dataclass(frozen=True)
class Query:
    """What was asked, understood: parts to find, a rule number, filters. ``text`` is as typed."""

    text: str = ""
    parts: tuple[Word, ...] = ()
    number: str = ""
    kind: str = ""
    book: str = ""

    @property
    def wanted(self) -> tuple[Word, ...]:
        return tuple(part for part in self.parts if not part.excluded)

    @property
    def is_empty(self) -> bool:
        return not self.wanted and not self.number


@dataclass(frozen=True)
class Document:
    """One thing that can be found. ``where`` is its section, said under the title of a hit.

    A hit also shows the ``standing`` of a ruling, and of a card its ``origin`` and whether it leans on ``general`` knowledge.
    """

    key: str
    kind: str
    book: str
    name: str
    title: str
    where: str
    body: str
    number: str = ""
    english: str = ""
    standing: str = ""
    origin: str = ""
    general: bool = False


@dataclass(frozen=True)
class Hit:
    """One document found, with its score; the best first."""

    document: Document
    score: float


@dataclass(frozen=True)
class Found:
    """Everything found for a query: hits in order, how many of each kind, and other words to try."""

    hits: tuple[Hit, ...] = ()
    counts: dict[str, int] = field(default_factory=dict)
    suggestions: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        return len(self.hits)


class Backend(Protocol):
    """An index: built from documents under a stamp, asked with queries. Disposable at any time."""

    def stamp(self) -> str:
        """What the index was built from, "" when there is none."""

    def build(self, documents: Iterable[Document], stamp: str) -> int:
        """Build the index anew and put it in place of the old one; how many documents it holds."""

    def search(self, query: Query) -> Found:
        """The hits of a query, at most MAX_HITS. Never raises for what a person can type."""
