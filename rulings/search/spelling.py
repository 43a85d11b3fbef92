"""What a word was meant to be: the nearest known word, by letters added, left out, changed or swapped."""

from __future__ import annotations

from collections.abc import Mapping

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_SHORTEST = 4
_SHORTEST_FOR_TWO = 8


class Speller:
    """Knows folded words with how often they occur."""

    def __init__(self, vocabulary: Mapping[str, int]) -> None:
        self._often = vocabulary
        self._by_length: dict[int, list[str]] = {}
        for word in vocabulary:
            self._by_length.setdefault(len(word), []).append(word)
        self._cache: dict[str, str] = {}

    def meant(self, word: str) -> str:
        """The word that a folded word was meant to be; "" when nothing is near enough."""
        if word not in self._cache:
            if len(self._cache) > 4096:
                self._cache.clear()
            self._cache[word] = self._meant(word)
        return self._cache[word]

    def beginning(self, start: str, most: int = 40) -> list[str]:
        """The words that begin so, the most frequent first."""
        return sorted((word for word in self._often if word.startswith(start)), key=lambda word: (-self._often[word], word))[
            :most
        ]

    def _meant(self, word: str) -> str:
        if len(word) < _SHORTEST or not word.isalpha():
            return ""
        near = [other for other in _changed_once(word) if other in self._often]
        if not near and len(word) >= _SHORTEST_FOR_TWO:
            near = [other for other in self._of_like_length(word) if _within_two(word, other)]
        return max(
            near, key=lambda other: (other[0] == word[0], sorted(other) == sorted(word), self._often[other], other), default=""
        )

    def _of_like_length(self, word: str) -> list[str]:
        letters = set(word)
        return [
            other
            for length in range(len(word) - 2, len(word) + 3)
            for other in self._by_length.get(length, ())
            if other[0] == word[0] and len(letters.symmetric_difference(other)) <= 4
        ]


def _changed_once(word: str) -> set[str]:
    splits = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    left_out = [a + b[1:] for a, b in splits if b]
    swapped = [a + b[1] + b[0] + b[2:] for a, b in splits if len(b) > 1]
    changed = [a + letter + b[1:] for a, b in splits if b for letter in _LETTERS]
    added = [a + letter + b for a, b in splits for letter in _LETTERS]
    return {*left_out, *swapped, *changed, *added} - {word}


def _within_two(a: str, b: str) -> bool:
    """Whether two words are at most two edits apart; letters that changed places are one edit."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        oldest, before, row = before, row, [i]
        for j, y in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, oldest[j - 2] + 1)
            row.append(cost)
        if min(row) > 2:
            return False
    return row[-1] <= 2
