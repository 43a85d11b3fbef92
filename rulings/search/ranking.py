"""What a document is worth for a question: how much of the meaning of the question it covers, and where.

A question is a list of thoughts: its words without those that only ask, each with all the keys it may be found under. A thought
weighs more the fewer documents hold it. A document that lacks one word of many is still found; it only scores less.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from .asking import ONLY_ASK, QUESTION_WORDS
from .base import MAX_HITS, Found, Hit, Query, Word
from .czech import Analyser, families, fold
from .lexicon import Lexicon, Meaning
from .scoring import CUT_COVERED, Column, Scores, Scoring, Thought
from .shelf import KIND_WEIGHT, Mask, Shelf
from .spelling import Speller
from .weights import pair_keys, says_phrase, title_key

EXACT, STEM, VERB, FAMILY, PREFIX, MEANT = 1.0, 0.95, 0.9, 0.75, 0.8, 0.85
WHOLE_TITLE = 2.0
NOT, DENIED = "ne", 4
"""What denies a word, and so many letters behind it that begin the word that is denied."""
ONLY_KIN = 0.8
"""What a document is worth beside others that holds no form of the one word that was asked, and that denies."""
CUT = 0.08
"""What scores less than this share of the best is not shown."""
FOLD_NEAR = 0.3
NUMBER_SCORE = 1000.0


@dataclass
class _Understood:
    thoughts: list[Thought]
    corrected: list[tuple[str, str]]
    meanings: list[Meaning]


class Ranking:
    """Answers queries from the postings of a shelf."""

    def __init__(self, shelf: Shelf, analyser: Analyser, lexicon: Lexicon, speller: Speller) -> None:
        self.shelf = shelf
        self.scoring = Scoring(shelf)
        self.analyser = analyser
        self.lexicon = lexicon
        self.speller = speller

    # -- the whole --------------------------------------------------------------------------
    def search(self, query: Query, limit: int, offset: int) -> Found:
        understood = self._understand(query)
        allowed = self._allowed(query)
        found = self.scoring.score(understood.thoughts, allowed, exact=query.is_exact)
        self._itself_first(understood.thoughts, found.scores)
        self._called_so(query, understood.thoughts, allowed, found.scores)
        order = self._order(found, exact=query.is_exact)
        counts = Counter(self.shelf.kinds[at] for at, _folded in order)
        of_kind = [pair for pair in order if not query.kind or self.shelf.kinds[pair[0]] == query.kind]
        shown = of_kind if query.is_exact else of_kind[:MAX_HITS]
        page = shown[offset : offset + limit]
        words = _words(understood.thoughts, found.columns, [at for at, _folded in page])
        hits = tuple(
            Hit(
                self.shelf.document(at), round(found.scores[at], 4), matched,
                tuple(self.shelf.document(other) for other in folded), lacking,
            )
            for (at, folded), (matched, lacking) in zip(page, words, strict=True)
        )  # fmt: skip
        loosened, exact = self._loosened(query, [at for at, _folded in shown])
        told = _told(understood.meanings)
        return Found(
            hits, dict(counts), self._suggestions(query) if not shown else (), len(shown), tuple(understood.corrected),
            tuple((text, name) for text, name, _book in told),
            query, loosened, exact, len(of_kind) > len(shown), len(of_kind), tuple(book for _text, _name, book in told),
        )  # fmt: skip

    def going_on(self, query: Query) -> Query | None:
        """The question with its last word as the beginning of others; None where it is a word by itself, or begins none."""
        last = query.parts[-1] if query.parts else None
        if not last or last.excluded or last.prefix or last.quoted or len(last.words) != 1 or query.number:
            return None
        word = last.words[0]
        if fold(word) in QUESTION_WORDS or self.lexicon.knows(word) or self.shelf.postings("f" + fold(word)):
            return None
        return replace(query, parts=(*query.parts[:-1], replace(last, prefix=True))) if self._begun(last) else None

    def _loosened(self, query: Query, shown: Sequence[int]) -> tuple[bool, str]:
        """Whether some hits lack a word or say it otherwise, and how to ask without them, where that finds anything."""
        if not query.strict or not shown:
            return False, ""
        allowed = self._allowed(replace(query, parts=query.strict))
        if allowed is None:
            return True, ""
        found = (allowed & self.shelf.by_kind.get(query.kind, self.shelf.none) if query.kind else allowed).any()
        return not allowed[list(shown)].all(), query.exact if found else ""

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
                loose[place].mean(meaning.phrase.key, meaning.sure)
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
        return any(self.shelf.postings(key) for key in thought.spelled if key[0] != "y")

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
        """A word or a phrase that is wanted as it is, or a beginning of a word; what will do instead finds as well."""
        if part.prefix:
            thought = Thought(part.words[0] + "*", part)
            for key in self._begun(part):
                thought.add(key, PREFIX)
            thoughts = [thought]
        else:
            thoughts = [Thought(word, part) for word in part.words]
            for thought in thoughts:
                for key in self._own_keys(thought.text):
                    thought.add(key, EXACT)
        for other in part.others:
            for key in self._begun(other) if other.prefix else [key for word in other.words for key in self._own_keys(word)]:
                thoughts[0].add(key, EXACT)
        return thoughts

    def _own_keys(self, word: str) -> tuple[str, ...]:
        """The keys of a word itself in any form, without those of its family."""
        keys = self.analyser.keys(word)
        return (keys.exact, *keys.heads, *keys.stems)

    def _begun(self, part: Word) -> list[str]:
        return ["f" + word for word in self.speller.beginning(fold(part.words[0]))]

    # -- what may be found ------------------------------------------------------------------
    def _allowed(self, query: Query) -> Mask | None:
        """What was asked for: the books, the standing, every quoted phrase, nothing excluded; None for everything.

        The kind is left to the counts.
        """
        none = self.shelf.none
        wanted: list[Mask] = []
        if query.books:
            wanted.append(_any_of((self.shelf.by_book.get(book, none) for book in query.books), none))
        if query.standing:
            wanted.append(self.shelf.by_standing.get(query.standing, none))
        for part in query.parts:
            if part.excluded or part.quoted:
                holding = _any_of(map(self._holding, (part, *part.others)), none)
                wanted.append(~holding if part.excluded else holding)
                if not wanted[-1].any():
                    break
        return np.logical_and.reduce(wanted) if wanted else None

    def _called_so(self, query: Query, thoughts: Sequence[Thought], allowed: Mask | None, scores: dict[int, float]) -> None:
        """What is called exactly as was asked stands first, and before that the rule of a number."""
        for text in {
            " ".join(thought.text for thought in thoughts),
            " ".join(word for part in query.wanted for word in part.words),
        }:
            for at in self.shelf.titles.get(title_key(self.analyser, text), ()) if text else ():
                if allowed is None or allowed[at]:
                    scores[at] = max(scores.get(at, 0.0), 1.0) + WHOLE_TITLE * KIND_WEIGHT[self.shelf.kinds[at]]
        for at in self.shelf.postings("#" + query.number).numbers.tolist() if query.number else ():
            if allowed is None or allowed[at]:
                scores[at] = NUMBER_SCORE

    def _itself_first(self, thoughts: Sequence[Thought], scores: dict[int, float]) -> None:
        """Of a single word that denies what holds it, or what is meant by it, stands before what holds words of its family only:
        its opposite may be among them."""
        if len(thoughts) == 1 and self._is_denial(thoughts[0].text):
            own = [key for key, sure in thoughts[0].spelled.items() if sure >= VERB]
            holding = self._under([*own, *thoughts[0].meant])
            for at in scores:
                scores[at] *= 1.0 if holding[at] else ONLY_KIN

    def _is_denial(self, word: str) -> bool:
        """Whether a word denies one of its own family: „nebráněná“."""
        plain, kin = fold(word), set(self.analyser.keys(word).kin)
        begins = plain[len(NOT) : len(NOT) + DENIED]
        return plain.startswith(NOT) and any(
            stem[1:].startswith(begins) and not kin.isdisjoint(keys) for stem, keys in families().items()
        )

    def _holding(self, part: Word) -> Mask:
        """The documents that hold a word or its beginning, or the words of a phrase next to each other."""
        if part.prefix:
            return self._under(self._begun(part))
        keys = [self.analyser.keys(word) for word in part.words]
        if len(keys) == 1:
            return self._under(self._own_keys(part.words[0]))
        found = np.logical_and.reduce([self.shelf.only(self.shelf.pairs.get(pair, ())) for pair in pair_keys(keys)])
        if len(keys) == 2:
            return found
        # Every two words stand next to each other somewhere; whether all do, the text itself says.
        texts = ((at, self.shelf.document(at)) for at in np.flatnonzero(found).tolist())
        return self.shelf.only([at for at, text in texts if says_phrase(text, keys, self.analyser)])

    def _under(self, keys: Iterable[str]) -> Mask:
        """The documents that hold any of the keys."""
        mask = self.shelf.none.copy()
        for key in keys:
            mask[self.shelf.postings(key).numbers] = True
        return mask

    # -- order ------------------------------------------------------------------------------
    def _order(self, found: Scores, *, exact: bool) -> list[tuple[int, tuple[int, ...]]]:
        """Best first, without what is far worse than the best, and what two editions say folded into what is in force.

        Of what is asked for exactly nothing is left out.
        """
        scores = found.scores
        if not scores:
            return []
        shares = dict.fromkeys(scores, 1.0) | found.shares  # what is called so or has the number covers all of it
        least, covered = CUT * min(max(scores.values()), 1.0), CUT_COVERED * max(shares.values())
        keys, newer = self.shelf.keys, self.shelf.newer
        near = [at for at, score in scores.items() if exact or score >= least and shares[at] >= covered]
        near.sort(key=lambda at: (-scores[at], keys[at]))
        places = {at: place for place, at in enumerate(near)}
        under: dict[int, int] = {}
        for at in near:
            new = next((other for other in newer[at] if other in places), None) if newer[at] else None
            if new is not None and scores[new] >= FOLD_NEAR * scores[at]:
                under[at] = new
        folded: dict[int, list[int]] = {}
        for old, new in under.items():
            folded.setdefault(_last(new, under), []).append(old)
        place_of = {at: place for at, place in places.items() if at not in under}
        for new, olds in folded.items():
            place_of[new] = min(places[new], *(places[old] for old in olds))
        return [(at, tuple(folded.get(at, ()))) for at in sorted(place_of, key=place_of.__getitem__)]

    def _suggestions(self, query: Query) -> tuple[str, ...]:
        """The question with a word that nothing holds as it was probably meant."""
        unknown = (word for part in query.wanted for word in part.words if not self.shelf.postings("f" + fold(word)))
        said = [(word, self.speller.meant(fold(word))) for word in unknown]
        found = (re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", meant, query.text) for word, meant in said if meant)
        return tuple(dict.fromkeys(found))[:3]


def _words(
    thoughts: Iterable[Thought], columns: Iterable[Column], shown: list[int]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """The words of the question that each document holds, and those it lacks though others hold them."""
    held = [(one.text, (column[shown] > 0).tolist()) for one, column in zip(thoughts, columns, strict=True) if column.any()]
    for place in range(len(shown)):
        holds = dict.fromkeys(text for text, of in held if of[place])
        yield tuple(holds), tuple(dict.fromkeys(text for text, of in held if not of[place] and fold(text) not in ONLY_ASK))


def _any_of(masks: Iterable[Mask], none: Mask) -> Mask:
    return np.logical_or.reduce([none, *masks])


def _last(at: int, under: dict[int, int]) -> int:
    seen = set()
    while at in under and at not in seen:
        seen.add(at)
        at = under[at]
    return at


def _longest(meanings: list[Meaning]) -> list[Meaning]:
    """Leave out a phrase all of whose words belong to a longer one that leads to the same book."""
    places: dict[str, list[frozenset[int]]] = defaultdict(list)
    for one in meanings:
        places[one.phrase.key].append(frozenset(one.places))
    return [
        one
        for one in meanings
        if not any(other.issuperset(one.places) for other in places[one.phrase.key] if len(other) > len(one.places))
    ]


def _told(meanings: Sequence[Meaning]) -> list[tuple[str, str, str]]:
    """What is worth saying: what players' words mean, but for those that belong to what is meant more surely.

    With the rulebook where one word means several things; "" where it means but one.
    """
    sure: dict[float, list[set[int]]] = defaultdict(list)
    for one in meanings:
        sure[one.sure].append(set(one.places))
    told = (
        one for one in meanings if _is_told(one)
        and not any(strength > one.sure and any(places.issuperset(one.places) for places in of) for strength, of in sure.items())
    )  # fmt: skip
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for one in told:
        found[one.phrase.text].setdefault(one.phrase.name, one.phrase.key[1:].partition("/")[0])
    return [(text, name, book if len(of) > 1 else "") for text, of in found.items() for name, book in of.items()]


def _is_told(meaning: Meaning) -> bool:
    """Whether it is a players' word for a term, said as it is."""
    return meaning.phrase.weight < 1 and meaning.sure == meaning.phrase.weight and meaning.phrase.key[0] == "t"
