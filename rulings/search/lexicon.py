"""What players call things: phrases of a question that stand for a term or a rule, in any inflection and order.

A term is known to the index by the key ``t`` + its address (``tagot-ccg/vyzva``), a rule by ``r`` + its id (``ragot-ccg 7.12``).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from .asking import QUESTION_WORDS
from .czech import Analyser, fold, words

SAME, KIN = 1.0, 0.85
"""How surely a word of a question is a word of a phrase: itself, or one of its family."""
ASKED_OTHERWISE, ASKED_ONE_OTHERWISE = 0.85, 0.5
"""The same where the question does not ask as the phrase does; of a phrase with one word besides little is left."""
ASKING = {
    word: line.split()[0]
    for line in """kdo koho komu
        co ceho cemu
        cim
        jak
        kolik kolika kolikati
        kolikrat
        kde
        kam kudy
        odkud
        kdy dokdy
        proc
        ci
        musim musi musis musime musite
        bez nemam nemas nema nemame nemate nemaji neni nejsou zadny zadna zadne zadnou
        nejde nelze nemuzu nemuze nemuzes nesmi nesmim
        jaky jaka jake jakou jakych ktery ktera ktere kterou kterych
        nemusim nemusi
        nikdo
        nic
        hned
        vic
        pred
        po
        behem
        mezi""".splitlines()
    for word in line.split()
}
"""The words that do not say what a question is about and yet tell questions apart, each with what it stands for."""
SPREAD = 2
"""How many words of the question may stand among those of a phrase."""
KEPT_WORDS = 8192


@dataclass(frozen=True)
class Phrase:
    """A phrase with the key it leads to, the name of what it means, and how surely it means it."""

    text: str
    key: str
    name: str
    weight: float = 1.0


@dataclass(frozen=True)
class Meaning:
    """A phrase found in a question: the places of the words that make it."""

    phrase: Phrase
    places: tuple[int, ...]
    sure: float = 1.0


@dataclass(frozen=True, eq=False)
class _Entry:
    """A phrase to be found: of each word all keys, and those by which it is known for itself and not for one of its family."""

    phrase: Phrase
    words: tuple[frozenset[str], ...]
    own: tuple[frozenset[str], ...]
    asking: frozenset[str] = frozenset()


class Lexicon:
    """Finds phrases among the words of a question."""

    def __init__(self, analyser: Analyser, phrases: Iterable[Phrase] = ()) -> None:
        self.analyser = analyser
        self._by_key: dict[str, list[_Entry]] = defaultdict(list)
        self._entries = lru_cache(maxsize=KEPT_WORDS)(self._make_entries)
        self.vocabulary: dict[str, str] = {}
        known: set[tuple[tuple[str, ...], frozenset[str], str]] = set()
        entries: list[_Entry] = []
        for phrase in phrases:
            said = [word.text for word in words(phrase.text)]
            content = content_words(said)
            for word in content:
                self.vocabulary.setdefault(fold(word), word)
            asking = _asking(said) if len(content) < len(said) else frozenset()
            if len(content) == 1 and not asking:
                asking = _beside(said, content)
            same = (tuple(sorted(map(fold, content))), asking, phrase.key)
            if content and same not in known:
                known.add(same)
                entries.append(self._entry(phrase, content, asking))
        often = Counter(key for entry in entries for word in entry.words for key in word)
        for entry in entries:
            for key in min(entry.words, key=lambda word: sum(often[key] for key in word)):
                self._by_key[key].append(entry)

    def _entry(self, phrase: Phrase, content: Sequence[str], asking: frozenset[str]) -> _Entry:
        keys = [self.analyser.keys(word) for word in content]
        own = tuple(frozenset(key for key in one.all() if key[0] != "y") for one in keys)
        return _Entry(phrase, tuple(frozenset(one.all()) for one in keys), own, asking)

    def _make_entries(self, word: str) -> tuple[_Entry, ...]:
        """The phrases whose rarest word may be said by this one."""
        own = self.analyser.keys(word).all()
        return tuple(dict.fromkeys(chain.from_iterable(self._by_key[key] for key in own if key in self._by_key)))

    def knows(self, word: str) -> bool:
        """Whether a word is the whole or a part of a phrase."""
        return fold(word) in self.vocabulary

    def find(self, asked: Sequence[str], typed: Sequence[str] = ()) -> list[Meaning]:
        """Every phrase whose words all stand near each other in a question; a word may be said by one of its family.

        ``typed`` are all the words of the question: „kdy útočit“ and „kdo útočí“ differ only in words that ask.
        """
        asking = _asking(typed) | frozenset(map(fold, typed))
        keys = [self.analyser.key_set(word) for word in asked]
        known = frozenset[str]().union(*keys)
        found: dict[tuple[str, tuple[int, ...]], Meaning] = {}
        for at, word in enumerate(asked):
            for entry in self._entries(word):
                for needed in entry.words:  # most entries end here, so this is no call of `any`
                    if needed.isdisjoint(known):
                        break
                else:
                    meaning = _meaning(entry, keys, at, asking)
                    if meaning:
                        same = (entry.phrase.key, meaning.places)
                        if same not in found or found[same].sure < meaning.sure:
                            found[same] = meaning
        return list(found.values())


def _asking(typed: Sequence[str]) -> frozenset[str]:
    return frozenset(ASKING[word] for word in map(fold, typed) if word in ASKING)


def _beside(said: Sequence[str], content: Sequence[str]) -> frozenset[str]:
    """What else is said beside the only word of a phrase that says what it is about: „mít území“ is not any „území“."""
    return frozenset(map(fold, said)) - frozenset(map(fold, content))


def content_words(typed: Sequence[str]) -> list[str]:
    """The words that say what a text is about; all of them when there are none."""
    content = [word for word in typed if fold(word) not in QUESTION_WORDS]
    return content or list(typed)


def _meaning(entry: _Entry, keys: Sequence[frozenset[str]], near: int, asking: frozenset[str]) -> Meaning | None:
    """Where the words of a phrase stand, one place each, around a given place; nothing when one is missing."""
    reach = len(entry.words) + SPREAD
    around = range(max(0, near - reach), min(len(keys), near + reach + 1))
    taken: list[int] = []
    sure = entry.phrase.weight
    for word, own in zip(entry.words, entry.own, strict=True):
        best, strength = -1, 0.0
        for at in around:
            if at not in taken and not word.isdisjoint(keys[at]):
                if not own.isdisjoint(keys[at]):
                    best, strength = at, SAME
                    break
                if not strength:
                    best, strength = at, KIN
        if best < 0 or strength == KIN and len(entry.words) == 1:
            return None
        taken.append(best)
        sure *= strength
    if not entry.asking <= asking:
        sure *= ASKED_OTHERWISE if len(entry.words) > 1 else ASKED_ONE_OTHERWISE
    return Meaning(entry.phrase, tuple(sorted(taken)), sure) if max(taken) - min(taken) < reach else None
