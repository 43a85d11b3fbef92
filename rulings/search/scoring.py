"""How much of the meaning of a question each document covers: added up only where it can be enough to be shown."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import accumulate

from .base import Word
from .shelf import Kept, Shelf

CUT_COVERED = 0.45
"""What covers less of the question than this share of what covers most of it is not shown."""
COMMON = 0.2
"""A thought held by more than this share of all documents only tells apart what other thoughts have found."""
FINDING = 4
"""So many thoughts, the rarest, always find: else one rare word beside the point would hide all that the others say."""
WELL, FAINTLY = 0.4, 2.5
"""A document that holds a thought worth less than WELL covers it only in part: FAINTLY times what it is worth there."""
KEPT = 500_000
"""Postings of merged words that are kept; some 50 MB."""

Held = Mapping[int, float]
"""The documents that hold a thought, each with how well."""


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
    """Documents with their scores and with how much of the question they cover; for each thought those that hold it."""

    scores: dict[int, float]
    shares: dict[int, float]
    holders: Sequence[Held]


class Scoring:
    """Scores the documents of a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._merged = Kept(KEPT)

    def score(self, thoughts: Sequence[Thought], allowed: Set[int] | None = None) -> Scores:
        """The documents that cover enough of a question, of those that are ``allowed``."""
        many = max(1, len(self.shelf.keys))
        sizes = [self._size(thought) for thought in thoughts]
        finding = set(sorted((at for at, size in enumerate(sizes) if size), key=sizes.__getitem__)[:FINDING])
        rare = [size <= COMMON * many or at in finding for at, size in enumerate(sizes)]
        holders = [self._held(thought) if few else {} for thought, few in zip(thoughts, rare, strict=True)]
        if not all(rare):
            found = set[int]().union(*holders)
            holders = [held if few else self._among(found, one) for one, held, few in zip(thoughts, holders, rare, strict=True)]
        weights = [
            _weight(len(held) if few else size / 3, many)
            for held, few, size in zip(holders, rare, sizes, strict=True)
        ]  # fmt: skip
        whole = sum(weight for weight, held in zip(weights, holders, strict=True) if held) or 1.0
        parts = list(zip((weight / whole for weight in weights), holders, strict=True))
        scores, shares = self._wide(parts, allowed)
        return Scores(scores, shares, holders)

    def _wide(self, parts: Sequence[tuple[float, Held]], allowed: Set[int] | None) -> tuple[dict[int, float], dict[int, float]]:
        """The sums of the documents that cover enough.

        Those that hold most thoughts are summed first; how much they cover tells how many thoughts another must hold at least.
        """
        scores: dict[int, float] = {}
        shares: dict[int, float] = {}
        often = [
            documents if allowed is None else documents & allowed for documents in _held_often(held for _weight, held in parts)
        ]
        at_best = list(accumulate(sorted((weight for weight, _held in parts), reverse=True)))
        for most, documents in zip(range(len(often) - 1, -1, -1), reversed(often), strict=True):
            enough = CUT_COVERED * max(shares.values(), default=0.0)
            if at_best[most] < enough:
                break
            if not most:
                documents &= set[int]().union(*(held for weight, held in parts if weight >= enough))
            more = _covered(documents - shares.keys(), parts, enough)
            shares |= more
            scores |= self._sum(more, parts)
        return scores, shares

    def _sum(self, shares: Mapping[int, float], parts: Iterable[tuple[float, Held]]) -> dict[int, float]:
        """The score of each document that covers so much."""
        scores = dict.fromkeys(shares, 0.0)
        for weight, held in parts:
            for at in scores.keys() & held.keys():
                scores[at] += weight * held[at]
        worths = self.shelf.worth
        for at, share in shares.items():
            scores[at] *= (0.3 + 0.7 * share) * worths[at]
        return scores

    # -- what holds a thought ---------------------------------------------------------------
    def _size(self, thought: Thought) -> int:
        """How many postings its keys have, some documents counted more than once."""
        return sum(len(self.shelf.postings(key)) for keys in (thought.spelled, thought.meant) for key in keys)

    def _held(self, thought: Thought) -> Held:
        spelled = tuple(thought.spelled.items())
        held = self._merged.get(spelled, lambda: self._merge({}, spelled))
        return self._merge(dict(held), thought.meant.items()) if thought.meant else held

    def _merge(self, best: dict[int, float], keys: Iterable[tuple[str, float]]) -> dict[int, float]:
        """The best worth of each document under any of the keys: the key held most often first, as nothing is compared there."""
        held = sorted(((self.shelf.postings(key), sure) for key, sure in keys), key=lambda one: -len(one[0]))
        if not best and held:
            (most, sure), *held = held
            best = {at: sure * worth for at, worth in most.items()}
        known = best.get
        for fewer, sure in held:
            best |= {at: value for at, worth in fewer.items() if (value := sure * worth) > known(at, 0.0)}
        return best

    def _among(self, documents: Set[int], thought: Thought) -> Held:
        best: dict[int, float] = {}
        for key, sure in (*thought.spelled.items(), *thought.meant.items()):
            held = self.shelf.postings(key)
            for at in documents & held.keys():
                value = sure * held[at]
                if value > best.get(at, 0.0):
                    best[at] = value
        return best


def _covered(documents: Set[int], parts: Iterable[tuple[float, Held]], enough: float) -> dict[int, float]:
    """How much each document covers, of those that cover enough."""
    shares = dict.fromkeys(documents, 0.0)
    for weight, held in parts:
        faint = weight * FAINTLY
        for at in documents & held.keys():
            worth = held[at]
            shares[at] += weight if worth >= WELL else faint * worth
    return {at: share for at, share in shares.items() if share >= enough}


def _held_often(holders: Iterable[Held]) -> list[set[int]]:
    """The documents that hold at least one thought, at least two, and so on."""
    often: list[set[int]] = []
    for held in holders:
        more = set(held)
        for least in often:
            again = more & least
            least |= more
            more = again
        if more:
            often.append(more)
    return often


def _weight(held: float, many: int) -> float:
    """What a thought is worth: the rarer, the more; one that nothing holds is worth nothing."""
    return math.sqrt(math.log(1 + many / (held + 20))) if held else 0.0
