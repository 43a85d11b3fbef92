"""The piece of a text that shows why it was found, escaped, with the words found marked."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape

from .asking import QUESTION_WORDS
from .czech import KEPT_TEXTS, Analyser, fold, words

LENGTH = 220
_MARKUP = re.compile(r"[*_`>#]+|\[([A-Za-z][^\]]*)\]\([^)]*\)")
_POINT = re.compile(r"(?:^|(\S))\s*^[ \t]*(?:[-*+•]|\d{1,2}\.)[ \t]+(?=\S)", re.MULTILINE)
"""The sign of a point of a list, with the last letter before it."""
_BEGINS, _ENDS = "\ufdd0", "\ufdd1"
"""Stand for the marks until the whole is escaped: signs that Unicode keeps for a program's own use."""
_Span = tuple[int, int]


class Marker:
    """Marks in texts the words that were asked for, in whatever form they stand there; what it gives is safe HTML."""

    def __init__(self, asked: Iterable[str], analyser: Analyser) -> None:
        typed = [word.text for text in asked for word in words(text)]
        content = [word for word in typed if fold(word) not in QUESTION_WORDS] or typed
        self._asked = frozenset[str]().union(*map(analyser.key_set, content))
        self._analyser = analyser

    def excerpt(self, text: str, length: int = LENGTH) -> str:
        """About ``length`` characters where most of the words asked for stand."""
        bare = plain(text)
        spans = self._spans(bare)
        start = _densest(spans, length)
        if start:
            start = bare.rfind(" ", 0, start) + 1
        end = min(len(bare), start + length)
        if end < len(bare):
            end = max(bare.rfind(" ", start, end), start + 1)
        return ("… " if start else "") + _marked(bare, spans, start, end) + (" …" if end < len(bare) else "")

    def whole(self, text: str) -> str:
        """The whole of a short text, as it is."""
        return _marked(text, self._spans(text), 0, len(text))

    def _spans(self, text: str) -> list[_Span]:
        differ, placed = self._asked.isdisjoint, self._analyser.placed(text)
        return [(start, end) for start, end, keys in zip(*placed, strict=True) if not differ(keys)]


@lru_cache(maxsize=KEPT_TEXTS)
def plain(text: str) -> str:
    """A text without its markup, on one line; a list as its points, one behind another."""
    return " ".join(_MARKUP.sub(r"\1", _POINT.sub(_joined, text)).split())


def _joined(point: re.Match[str]) -> str:
    """What stands before a point of a list on one line: nothing behind a colon or a full stop, else a comma."""
    before = point[1] or ""
    return before + " " if not before or before in ":.;,!?" else before + ", "


def _marked(text: str, spans: Iterable[_Span], start: int, end: int) -> str:
    """A piece of a text, escaped, with what lies whole in it marked."""
    parts, at = [], start
    for a, b in spans:
        if start <= a and b <= end:
            parts += [text[at:a], _BEGINS, text[a:b], _ENDS]
            at = b
    whole = escape("".join([*parts, text[at:end]]))
    return whole.replace(_BEGINS, "<mark>").replace(_ENDS, "</mark>") if parts else whole


def _densest(spans: Sequence[_Span], length: int) -> int:
    """Where to begin so that most of the words found are shown: a third of the length before the first of them."""
    if not spans or spans[0][0] < length // 3 and spans[-1][1] < length:
        return 0
    starts = [start for start, _end in spans]
    held = [bisect_right(starts, start + length * 2 // 3) - at for at, start in enumerate(starts)]
    return max(0, starts[held.index(max(held))] - length // 3)
