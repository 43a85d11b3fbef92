"""How much of the meaning of a question each document covers: a column of numbers for each thought, all documents at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from .base import Word
from .shelf import Mask, Shelf

CUT_COVERED = 0.45
"""What covers less of the question than this share of what covers most of it is not shown."""
COMMON = 0.2
"""A thought held by more than this share of all documents only tells apart what other thoughts have found."""
FINDING = 4
"""So many thoughts, the rarest, always find: else one rare word beside the point would hide all that the others say."""
WELL, FAINTLY = 0.4, 2.5
"""A document that holds a thought worth less than WELL covers it only in part: FAINTLY times what it is worth there."""

Column = NDArray[np.float64]
"""Of every document how well it holds a thought; 0 where it does not."""


@dataclass
class Thought:
    """One word of a question and the part it belongs to: the keys it may be found under with how surely each means it.

    ``spelled`` are keys of the word itself, ``meant`` those of what players mean by it together with others.
    """

    text: str
    part: Word
    spelled: dict[str, float] = field(default_factory=dict)
    meant: dict[str, float] = field(default_factory=dict)

    def add(self, key: str, sure: float) -> None:
        self.spelled[key] = max(sure, self.spelled.get(key, 0.0))

    def mean(self, key: str, sure: float) -> None:
        self.meant[key] = max(sure, self.meant.get(key, 0.0))


@dataclass(frozen=True)
class Scores:
    """Documents with their scores and with how much of the question they cover; for each thought how well all hold it."""

    scores: dict[int, float]
    shares: dict[int, float]
    columns: Sequence[Column]


class Scoring:
    """Scores the documents of a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def score(self, thoughts: Sequence[Thought], allowed: Mask | None = None, *, exact: bool = False) -> Scores:
        """The documents that cover enough of a question, of those that are ``allowed``; all that cover any of it if ``exact``."""
        many = max(1, len(self.shelf.keys))
        sizes = [self._size(thought) for thought in thoughts]
        finding = set(sorted((at for at, size in enumerate(sizes) if size), key=sizes.__getitem__)[:FINDING])
        rare = [size <= COMMON * many or at in finding for at, size in enumerate(sizes)]
        columns = [self._column(thought) for thought in thoughts]
        if not all(rare):
            found = np.logical_or.reduce([column > 0 for column, few in zip(columns, rare, strict=True) if few])
            columns = [column if few else column * found for column, few in zip(columns, rare, strict=True)]
        held = [int(np.count_nonzero(column)) for column in columns]
        weights = [_weight(often if few else size / 3, many) for often, few, size in zip(held, rare, sizes, strict=True)]
        whole = sum(weight for weight, often in zip(weights, held, strict=True) if often) or 1.0
        scores, shares = np.zeros(len(self.shelf.keys)), np.zeros(len(self.shelf.keys))
        for weight, column in zip((weight / whole for weight in weights), columns, strict=True):
            scores += weight * column
            shares += np.where(column >= WELL, weight, (weight * FAINTLY) * column)
        if allowed is not None:
            shares *= allowed
        scores *= (0.3 + 0.7 * shares) * self.shelf.worth
        enough = CUT_COVERED * shares.max(initial=0.0) if not exact else 0.0
        near = np.flatnonzero((shares > 0) & (shares >= enough))
        return Scores(_by_number(near, scores), _by_number(near, shares), columns)

    def _size(self, thought: Thought) -> int:
        """How many postings its keys have, some documents counted more than once."""
        return sum(len(self.shelf.postings(key)) for keys in (thought.spelled, thought.meant) for key in keys)

    def _column(self, thought: Thought) -> Column:
        """The best worth of each document under any of the keys."""
        best = np.zeros(len(self.shelf.keys))
        for key, sure in (*thought.spelled.items(), *thought.meant.items()):
            held = self.shelf.postings(key)
            best[held.numbers] = np.maximum(best[held.numbers], sure * held.weights)
        return best


def _by_number(near: NDArray[np.intp], values: Column) -> dict[int, float]:
    return dict(zip(near.tolist(), values[near].tolist(), strict=True))


def _weight(held: float, many: int) -> float:
    """What a thought is worth: the rarer, the more; one that nothing holds is worth nothing."""
    return math.sqrt(math.log(1 + many / (held + 20))) if held else 0.0
