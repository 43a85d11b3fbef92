"""What a sentence that nobody knows was probably meant to say, and which of its words is wrong."""

from __future__ import annotations

import difflib
import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from .akin import akin, folded, shared
from .called import players
from .facts import Kept, alike, is_small, kept
from .filling import either, filled
from .holes import words_of
from .loose import grammar
from .phrases import Phrase, Vocabulary
from .suggest import opposite
from .trifles import untitled, with_minus

MANY = 3
_PLAIN_QUOTES = str.maketrans(dict.fromkeys("„“”«»‟″", '"'))
_OWN_SAID = 0.3
"""The share of its own words, names and small ones aside, that a text must say of a sentence."""
_READ = 300
"""Characters of a sentence that are read."""
_NEAREST = 24
"""So many phrases are filled with what was said before the best are chosen."""
_NAME = 1.2
"""What a name or a number weighs; words weigh the more, the fewer sentences say them."""
_ADDED = 0.6
"""What a sentence adds costs less than what it leaves out."""
_VERB = 1.5
"""And the word behind the name that begins it, times so much: it says what is done."""
_IN_HOLES = 0.25
"""What it weighs that the holes of a phrase know the words of a text, while its holes are still empty."""
_LETTERS, _OWN_KIND = 0.15, 0.06
"""What the letters and their order weigh beside the words, and that a sentence is of the kind that is due."""
_WORTH = 0.65
"""What resembles a text by less than this share of what resembles it most is not offered."""
_LEAST = 0.45
"""And nothing that resembles it less than so much."""
_DENIED = 2.0
"""What a word weighs that denies, where a sentence adds it: who marches does not march „bez jednotek“."""
_STEM = 5
_WEIGHED = 12
"""So many of the best sentences are asked what they keep."""
_MOST, _HALF = 0.66, 0.5
_WORDS = 0.34
"""The share of the words, names and numbers aside, that a sentence must say."""
_NO = frozenset(("bez", "nic", "nikdo", "nikoho", "žádný", "žádná", "žádné", "žádnou"))
_HOLES = re.compile(r"\{[^{}]*\}|[\[\]]")
_CALLED = re.compile(r'([^\W\d_]+) "([^"\n]+)"')
_CARD = "kart"
_NAMED_HOLES = re.compile(r"\{(\w+)(?::(\w+))?\}")
_WORD = re.compile(r'"[^"\n]*"|[\w+−-]+')


@dataclass(frozen=True)
class Meant:
    """A sentence that is known, and its kind; what was typed that it does not say, and what it says that nobody has typed."""

    kind: str
    text: str
    unsaid: tuple[str, ...] = ()
    added: tuple[str, ...] = ()


def meant(
    text: str, tables: Mapping[str, Vocabulary], many: int = MANY, kind: str = "", kinds: Mapping[str, str] | None = None
) -> list[Meant]:
    """The sentences that resemble a text most, the best first, with the names and numbers that it says.

    ``kind`` is the one that is due where the text stands: of sentences that resemble it alike, its own come first. ``kinds``
    are the words by which the situation calls its cards („událost“): none is offered that calls one otherwise.
    """
    text = untitled(with_minus(text[:_READ].translate(_PLAIN_QUOTES)))
    said, weigh = _WORD.findall(text), _Weights(tables)
    near = sorted(
        (
            (weigh.likeness(said, _literal(phrase), invented=0.2) + _IN_HOLES * _fits_holes(said, phrase, table), of, phrase)
            for of, table in tables.items()
            for phrase in table.phrases
            if not _holds_another(phrase) or _asks_for(phrase, said)
        ),
        key=lambda found: found[0],
        reverse=True,
    )[:_NEAREST]
    best: dict[str, tuple[float, str]] = {}
    for _score, of, phrase in near:
        for sentence in either(text, filled(text, phrase, tables[of]), phrase, tables[of]):
            letters = difflib.SequenceMatcher(None, text, sentence, autojunk=False).ratio()
            score = weigh.likeness(said, _WORD.findall(sentence)) + _LETTERS * letters + _OWN_KIND * (of == kind)
            if score > best.get(sentence, (0.0, ""))[0] and not opposite(text, sentence):
                best[sentence] = score, of
    ranked = sorted(best.items(), key=lambda found: found[1][0], reverse=True)
    worth = max(_LEAST, _WORTH * ranked[0][1][0]) if ranked else 0.0
    seated = {name for table in tables.values() for name in players(table)}
    near_enough = [
        (of, one) for one, (score, of) in ranked
        if score >= worth and not _miscalls(one, kinds or {}) and _shares_meaning(said, one, tables[of])
        and _mostly_said(said, one)
    ]  # fmt: skip
    return _faithful(text, near_enough, seated)[:many]


def _miscalls(sentence: str, kinds: Mapping[str, str]) -> bool:
    """Whether a sentence calls a card by another kind than the situation does."""
    called = [(word, kinds[card]) for word, card in _CALLED.findall(sentence) if card in kinds]
    return any(word in kinds.values() and word != kind for word, kind in called)


def _shares_meaning(said: Sequence[str], sentence: str, table: Vocabulary) -> bool:
    """Whether a sentence says a word of a text that is no name, nor one on which no fact hangs, and not just what a hole took."""
    own = [word for word in _WORD.findall(sentence) if folded(word) in grammar(table) and not is_small(word)]
    telling = (word for word in said if word[0] != '"' and not is_small(word))
    return any(alike(word, other) for word in telling for other in own)


def _mostly_said(said: Sequence[str], sentence: str) -> bool:
    """Whether a text says enough of the words of a sentence: what adds most of them says something else."""
    own = [word for word in _WORD.findall(sentence) if word[0].islower() and not is_small(word)]
    return not own or sum(any(alike(word, other) for other in said) for word in own) >= _OWN_SAID * len(own)


def _cards(sentence: str) -> set[str]:
    return {word[1:-1] for word in _WORD.findall(sentence) if word[0] == '"'}


def kinds_of(said: Iterable[str]) -> dict[str, str]:
    """The words by which some sentences call their cards, by the card; "karta" says nothing."""
    found: dict[str, str] = {}
    for text in said:
        for word, card in _CALLED.findall(text):
            if not folded(word).startswith(_CARD):
                found.setdefault(card, word)
    return found


def _faithful(text: str, ranked: Sequence[tuple[str, str]], seated: Collection[str]) -> list[Meant]:
    """Of some sentences those that keep the facts of a text: none drops a name or a number that another one keeps.

    What would drop most of them, or most of the other words, is not what was meant.
    """
    found = [(of, sentence, kept(text, sentence)) for of, sentence in ranked[:_WEIGHED] if not _cards(sentence) & set(seated)]
    found.sort(key=lambda one: bool(one[2].added))  # what makes up a name stands behind what needs none
    most = max((facts.said for _of, _sentence, facts in found), default=0)
    whole = any(not facts.unsaid for _of, _sentence, facts in found)
    return [
        Meant(of, sentence, facts.unsaid, facts.added)
        for of, sentence, facts in found
        if facts.said == most and _says_enough(facts) and not (whole and facts.unsaid)
    ]


def _says_enough(facts: Kept) -> bool:
    """Most of the names and numbers and some of the words; or half of those, and half of these."""
    share = facts.said / facts.of if facts.of else 1.0
    return facts.words >= _WORDS if share >= _MOST else share >= _HALF and facts.words >= _HALF


def wrong_part(text: str, right: str) -> tuple[int, int]:
    """Where a text departs from a sentence: start and end of the words it means, to be underlined.

    First come words that the sentence says in no form, then those that it says in another one.
    """
    words, wanted = list(_WORD.finditer(text)), [word.group() for word in _WORD.finditer(right)]
    matcher = difflib.SequenceMatcher(None, [folded(word.group()) for word in words], [folded(word) for word in wanted])
    if sorted(map(str.lower, wanted)) == sorted(word.group().lower() for word in words):
        return 0, len(text)
    strange = [not is_small(word.group()) and not any(akin(word.group(), other) for other in wanted) for word in words]
    if True in strange:
        first = strange.index(True)
        last = next((at for at in range(first, len(strange)) if not strange[at]), len(strange)) - 1
        return words[first].start(), words[last].end()
    for tag, start, end, _from, _to in matcher.get_opcodes():
        if tag == "equal":
            continue
        if start < end and not all(is_small(word.group()) for word in words[start:end]):
            return words[start].start(), words[end - 1].end()
    return 0, len(text)


class _Weights:
    """What the words of the sentences of some tables weigh."""

    def __init__(self, tables: Mapping[str, Vocabulary]) -> None:
        self._often = [_often(table) for table in tables.values()]
        self._many = sum(len(table.phrases) for table in tables.values())

    def of(self, word: str) -> float:
        if word[0] in '"+-−' or word[0].isdigit() or word[0].isupper():
            return _NAME
        held = sum(often[folded(word)[:_STEM]] for often in self._often)
        return 0.3 + math.log((self._many + 1) / (held + 1)) / math.log(self._many + 2)

    def likeness(self, said: Sequence[str], offered: Sequence[str], invented: float = _ADDED) -> float:
        """How much of what is said a sentence says, less what it adds: from 0 to 1."""
        of_said, of_offered = shared(said, offered)
        weights, added = list(map(self.of, said)), list(map(self.of, offered))
        if len(said) > 1 and said[0][:1].isupper() and said[1][:1].islower():
            weights[1] *= _VERB
        added = [
            w * (_DENIED if not had and _denies(word) else 1.0) for w, had, word in zip(added, of_offered, offered, strict=True)
        ]
        both = sum(map(float.__mul__, weights, of_said)) + invented * sum(map(float.__mul__, added, of_offered))
        return both / (sum(weights) + invented * sum(added) or 1.0)


def _denies(word: str) -> bool:
    return word in _NO or word.startswith("ne") and len(word) > _STEM


@lru_cache(maxsize=64)
def _often(table: Vocabulary) -> Counter[str]:
    """In how many sentences the words occur, by how they begin."""
    return Counter(begun for phrase in table.phrases for begun in {folded(word)[:_STEM] for word in _literal(phrase)})


def _holds_another(phrase: Phrase) -> bool:
    return bool(getattr(phrase.record, "inside", ""))


def _asks_for(phrase: Phrase, said: Sequence[str]) -> bool:
    """Whether a text says a telling word of a phrase that holds another sentence: else it is that other one that is meant."""
    own = [word for word in _WORD.findall(_HOLES.sub(" ", phrase.pattern)) if len(word) >= _STEM]
    return any(akin(word, other) for word in own for other in said)


def _fits_holes(said: Sequence[str], phrase: Phrase, table: Vocabulary) -> float:
    """How many of the words of a text the holes of a phrase know: a kind of card, a value."""
    known = _hole_words(phrase, table)
    words = [folded(word)[:_STEM] for word in said if word[:1].islower()]
    return sum(word in known for word in words) / max(1, len(words))


@lru_cache(maxsize=4096)
def _hole_words(phrase: Phrase, table: Vocabulary) -> frozenset[str]:
    slots = [table.slot(*hole) for hole in _NAMED_HOLES.findall(phrase.pattern)]
    said = (word for slot in slots for word in words_of(slot.regex))
    return frozenset(word[:_STEM] for word in said if len(word) > 2)


@lru_cache(maxsize=4096)
def _literal(phrase: Phrase) -> tuple[str, ...]:
    """The words that a sentence of a phrase is likely to say: its own, and those of its example that are no names."""
    own = _WORD.findall(_HOLES.sub(" ", phrase.pattern))
    return tuple(dict.fromkeys([*own, *(word for word in _WORD.findall(phrase.example) if word[0].islower())]))
