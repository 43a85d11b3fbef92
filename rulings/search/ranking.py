"""What a document is worth for a question: how much of the meaning of the question it covers, and where.

A question is a list of thoughts: its words without those that only ask, each with all the keys it may be found under. A thought
weighs more the fewer documents hold it. A document that lacks one word of many is still found; it only scores less.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any

from .asking import QUESTION_WORDS
from .base import MAX_HITS, Document, Found, Hit, Query, Word
from .czech import Analyser, fold
from .lexicon import Lexicon, Meaning
from .spelling import Speller
from .weights import pair_keys, title_key

KIND_WEIGHT = {"ruling": 0.97, "rule": 1.0, "term": 0.72, "card": 0.6, "chapter": 0.45, "scenario": 0.25}
EXACT, STEM, VERB, FAMILY, PREFIX, MEANT = 1.0, 0.95, 0.9, 0.75, 0.8, 0.85
WHOLE_TITLE = 2.0
RETIRED = 0.8
CUT, CUT_COVERED = 0.08, 0.45
"""What scores, or covers of the question, less than this share of the best is not shown."""
COMMON = 0.2
"""A thought held by more than this share of all documents only tells apart what other thoughts have found."""
FINDING = 4
"""So many thoughts, the rarest, always find: else one rare word beside the point would hide all that the others say."""
FOLD_NEAR = 0.3
NUMBER_SCORE = 1000.0

Postings = Callable[[str], dict[int, float]]


@dataclass(frozen=True)
class Shelf:
    """All documents by their number: what ranking must know of each, and how to get at the rest."""

    keys: list[str]
    kinds: list[str]
    books: list[str]
    numbers: list[str]
    retired: list[bool]
    newer: list[tuple[str, ...]]
    standings: list[str]
    postings: Postings
    document: Callable[[int], Document]
    pairs: Mapping[str, Sequence[int]] = field(default_factory=dict)
    at: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        rows: Sequence[Sequence[Any]],
        postings: Postings,
        document: Callable[[int], Document],
        pairs: Mapping[str, Sequence[int]],
    ) -> Shelf:
        columns = [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(7)]
        columns[5] = [tuple(newer) for newer in columns[5]]
        return cls(*columns, postings, document, pairs, {key: at for at, key in enumerate(columns[0])})


@dataclass
class Thought:
    """One word of a question: the keys it may be found under with how surely each means it, and the part it belongs to."""

    text: str
    part: Word
    alternatives: dict[str, float] = field(default_factory=dict)

    def add(self, key: str, sure: float) -> None:
        self.alternatives[key] = max(sure, self.alternatives.get(key, 0.0))


@dataclass
class _Understood:
    thoughts: list[Thought]
    corrected: list[tuple[str, str]]
    meanings: list[Meaning]


class Ranking:
    """Answers queries from the postings of a shelf."""

    def __init__(self, shelf: Shelf, analyser: Analyser, lexicon: Lexicon, speller: Speller) -> None:
        self.shelf = shelf
        self.analyser = analyser
        self.lexicon = lexicon
        self.speller = speller

    # -- the whole --------------------------------------------------------------------------
    def search(self, query: Query, limit: int, offset: int) -> Found:
        understood = self._understand(query)
        scores, shares, holders = self._scores(understood.thoughts)
        self._whole_titles(query, understood.thoughts, scores)
        self._numbers(query, scores)
        self._filter(query, scores)
        order = self._order(scores, shares)
        counts = Counter(self.shelf.kinds[at] for at, _folded in order)
        shown = [pair for pair in order if not query.kind or self.shelf.kinds[pair[0]] == query.kind]
        hits = tuple(
            Hit(
                self.shelf.document(at), round(scores[at], 4),
                tuple(thought.text for thought, held in zip(understood.thoughts, holders, strict=True) if at in held),
                tuple(self.shelf.document(other) for other in folded),
            )
            for at, folded in shown[offset : offset + limit]
        )  # fmt: skip
        return Found(
            hits, dict(counts), self._suggestions(understood) if not shown else (), len(shown), tuple(understood.corrected),
            tuple(dict.fromkeys((one.phrase.text, one.phrase.name) for one in understood.meanings if _is_told(one))),
            query,
        )  # fmt: skip

    # -- understanding ----------------------------------------------------------------------
    def _understand(self, query: Query) -> _Understood:
        single = [part for part in query.wanted if len(part.words) == 1 and not part.quoted and not part.prefix]
        content = [part for part in single if fold(part.words[0]) not in QUESTION_WORDS]
        if not content and all(part in single for part in query.wanted):
            content = single
        thoughts: list[Thought] = []
        corrected: list[tuple[str, str]] = []
        loose: list[Thought] = []
        for part in query.wanted:
            if part in content:
                thought = self._thought(part, corrected)
                if fold(thought.text) not in QUESTION_WORDS or len(content) == 1:
                    thoughts.append(thought)
                    loose.append(thought)
            elif part not in single:
                thoughts += self._strict(part)
        typed = [word for part in query.wanted for word in part.words]
        meanings = _longest(self.lexicon.find([thought.text for thought in loose], typed))
        for meaning in meanings:
            for place in meaning.places:
                loose[place].add(meaning.phrase.key, meaning.sure)
        return _Understood(thoughts, corrected, meanings)

    def _thought(self, part: Word, corrected: list[tuple[str, str]]) -> Thought:
        typed = part.words[0]
        thought = Thought(typed, part)
        self._add_word(thought, typed, EXACT)
        if not part.others and not self._known(thought) and not self.lexicon.find([typed]) and not self.lexicon.knows(typed):
            meant = self.speller.meant(fold(typed))
            if meant:
                corrected.append((typed, meant))
                thought.text = meant
                self._add_word(thought, meant, MEANT)
        for other in part.others:
            for word in other.words:
                self._add_word(thought, word, EXACT)
        return thought

    def _known(self, thought: Thought) -> bool:
        return any(self.shelf.postings(key) for key in thought.alternatives if key[0] != "y")

    def _add_word(self, thought: Thought, word: str, sure: float) -> None:
        keys = self.analyser.keys(word)
        thought.add(keys.exact, sure * EXACT)
        for key in keys.heads:
            thought.add(key, sure * STEM)
        for key in keys.stems:
            thought.add(key, sure * (STEM if key[0] == "s" else VERB))
        for key in keys.kin:
            thought.add(key, sure * (STEM if key[0] == "n" else FAMILY))

    def _strict(self, part: Word) -> list[Thought]:
        """A phrase in quotes, or a beginning of a word."""
        if part.prefix:
            thought = Thought(part.words[0] + "*", part)
            start = fold(part.words[0])
            for word in self.speller.beginning(start):
                thought.add("f" + word, PREFIX)
            return [thought]
        thoughts = []
        for word in part.words:
            thought = Thought(word, part)
            keys = self.analyser.keys(word)
            for key in (keys.exact, *keys.heads, *keys.stems):
                thought.add(key, EXACT)
            thoughts.append(thought)
        return thoughts

    # -- scoring ----------------------------------------------------------------------------
    def _scores(self, thoughts: Sequence[Thought]) -> tuple[dict[int, float], dict[int, float], list[dict[int, float]]]:
        """The score of every document worth looking at, how much it covers, and for each thought the documents that hold it."""
        many = max(1, len(self.shelf.keys))
        lists = [[(self.shelf.postings(key), sure) for key, sure in thought.alternatives.items()] for thought in thoughts]
        sizes = [sum(len(found) for found, _sure in listed) for listed in lists]
        finding = set(sorted((at for at, size in enumerate(sizes) if size), key=sizes.__getitem__)[:FINDING])
        rare = [size <= COMMON * many or at in finding for at, size in enumerate(sizes)]
        holders: list[dict[int, float]] = [_merged(listed) if few else {} for listed, few in zip(lists, rare, strict=True)]
        candidates = set().union(*holders) if holders else set()
        for at, few in enumerate(rare):
            if not few:
                holders[at] = _among(candidates, lists[at])
        weights = [
            _weight(len(held) if few else size / 3, many)
            for held, few, size in zip(holders, rare, sizes, strict=True)
        ]  # fmt: skip
        whole = sum(weight for weight, held in zip(weights, holders, strict=True) if held) or 1.0
        scores: dict[int, float] = dict.fromkeys(candidates, 0.0)
        covered: dict[int, float] = dict.fromkeys(candidates, 0.0)
        for weight, held in zip(weights, holders, strict=True):
            for doc, worth in held.items():
                scores[doc] += weight * worth
                covered[doc] += weight * 2.5 * worth if worth < 0.4 else weight
        kinds, retired = self.shelf.kinds, self.shelf.retired
        for doc, score in scores.items():
            share = covered[doc] = covered[doc] / whole
            scores[doc] = score / whole * (0.3 + 0.7 * share) * KIND_WEIGHT[kinds[doc]] * (RETIRED if retired[doc] else 1.0)
        return self._demanded(thoughts, scores), covered, holders

    def _demanded(self, thoughts: Sequence[Thought], scores: dict[int, float]) -> dict[int, float]:
        """Only what holds every quoted phrase."""
        for part in {thought.part for thought in thoughts if thought.part.quoted}:
            for at in scores.keys() - self._holding(part):
                del scores[at]
        return scores

    def _whole_titles(self, query: Query, thoughts: Sequence[Thought], scores: dict[int, float]) -> None:
        """What is called exactly as was asked stands first."""
        for text in {
            " ".join(thought.text for thought in thoughts),
            " ".join(word for part in query.wanted for word in part.words),
        }:
            for at in self.shelf.postings(title_key(self.analyser, text)) if text else ():
                scores[at] = max(scores.get(at, 0.0), 1.0) + WHOLE_TITLE * KIND_WEIGHT[self.shelf.kinds[at]]

    def _numbers(self, query: Query, scores: dict[int, float]) -> None:
        if query.number:
            for at in self.shelf.postings("#" + query.number):
                scores[at] = NUMBER_SCORE

    def _filter(self, query: Query, scores: dict[int, float]) -> None:
        """Leave what was asked for: the books, the standing, nothing excluded. The kind is left to the counts."""
        for part in query.parts:
            if part.excluded:
                for at in self._holding(part):
                    scores.pop(at, None)
        if query.books:
            for at in [at for at in scores if self.shelf.books[at] not in query.books]:
                del scores[at]
        if query.standing:
            for at in [at for at in scores if self.shelf.standings[at] != query.standing]:
                del scores[at]

    def _holding(self, part: Word) -> set[int]:
        """The documents that hold a word, or the words of a phrase next to each other."""
        keys = [self.analyser.keys(word) for word in part.words]
        if len(keys) > 1:
            return set.intersection(*(set(self.shelf.pairs.get(pair, ())) for pair in pair_keys(keys)))
        return set().union(*(self.shelf.postings(key) for key in (keys[0].exact, *keys[0].heads, *keys[0].stems)))

    # -- order ------------------------------------------------------------------------------
    def _order(self, scores: dict[int, float], shares: dict[int, float]) -> list[tuple[int, tuple[int, ...]]]:
        """Best first, without what is far worse than the best, and what two editions say folded into what is in force."""
        if not scores:
            return []
        best, widest = min(max(scores.values()), 1.0), max(shares.get(at, 1.0) for at in scores)
        keys = self.shelf.keys
        near = [
            at for at, score in scores.items() if score >= CUT * best and shares.get(at, 1.0) >= CUT_COVERED * widest
        ]  # fmt: skip
        near.sort(key=lambda at: (-scores[at], keys[at]))
        places = {at: place for place, at in enumerate(near[: 3 * MAX_HITS])}
        under: dict[int, int] = {}
        for at in places:
            newer = next((self.shelf.at[key] for key in self.shelf.newer[at] if self.shelf.at.get(key) in places), None)
            if newer is not None and scores[newer] >= FOLD_NEAR * scores[at]:
                under[at] = newer
        folded: dict[int, list[int]] = {}
        for old, new in under.items():
            folded.setdefault(_last(new, under), []).append(old)
        place_of = {at: min([places[at], *(places[old] for old in folded.get(at, ()))]) for at in places if at not in under}
        return [(at, tuple(folded.get(at, ()))) for at in sorted(place_of, key=place_of.__getitem__)[:MAX_HITS]]

    def _suggestions(self, understood: _Understood) -> tuple[str, ...]:
        meant = (self.speller.meant(fold(thought.text)) for thought in understood.thoughts)
        return tuple(dict.fromkeys(word for word in meant if word))[:3]


def _last(at: int, under: dict[int, int]) -> int:
    seen = set()
    while at in under and at not in seen:
        seen.add(at)
        at = under[at]
    return at


def _merged(listed: Iterable[tuple[dict[int, float], float]]) -> dict[int, float]:
    best: dict[int, float] = {}
    for found, sure in listed:
        for at, worth in found.items():
            value = sure * worth
            if value > best.get(at, 0.0):
                best[at] = value
    return best


def _among(candidates: Set[int], listed: Sequence[tuple[dict[int, float], float]]) -> dict[int, float]:
    return _merged(({at: found[at] for at in candidates & found.keys()}, sure) for found, sure in listed)


def _weight(held: float, many: int) -> float:
    """What a thought is worth: the rarer, the more; one that nothing holds is worth nothing."""
    return math.sqrt(math.log(1 + many / (held + 20))) if held else 0.0


def _longest(meanings: list[Meaning]) -> list[Meaning]:
    """Leave out a phrase all of whose words belong to a longer one that leads to the same book."""
    return [
        one for one in meanings
        if not any(set(one.places) < set(other.places) and one.phrase.key == other.phrase.key for other in meanings)
    ]  # fmt: skip


def _is_told(meaning: Meaning) -> bool:
    """Whether it is worth saying: a players' word for a term, said as it is."""
    return meaning.phrase.weight < 1 and meaning.sure == meaning.phrase.weight and meaning.phrase.key[0] == "t"
