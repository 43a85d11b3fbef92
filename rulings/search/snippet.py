"""The piece of a text that shows why it was found, escaped, with the words found marked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from .asking import QUESTION_WORDS
from .czech import Analyser, fold, words

LENGTH = 220
_MARKUP = re.compile(r"[*_`>#]+|\[([A-Za-z][^\]]*)\]\([^)]*\)")


def snippet(text: str, asked: Iterable[str], analyser: Analyser, length: int = LENGTH) -> str:
    """About ``length`` characters where most of the words asked for stand; safe HTML with ``<mark>``."""
    plain = " ".join(_MARKUP.sub(r"\1", text).split())
    wanted = _keys(asked, analyser)
    spans = [(word.start, word.end) for word, keys in analyser.text(plain) if not wanted.isdisjoint(keys.all())]
    start = _densest(spans, length)
    if start:
        start = plain.rfind(" ", 0, start) + 1
    end = min(len(plain), start + length)
    if end < len(plain):
        end = max(plain.rfind(" ", start, end), start + 1)
    return ("… " if start else "") + _marked(plain, spans, start, end) + (" …" if end < len(plain) else "")


def marked(text: str, asked: Iterable[str], analyser: Analyser) -> str:
    """The whole of a short text, as it is, with the words asked for marked; safe HTML."""
    wanted = _keys(asked, analyser)
    spans = [(word.start, word.end) for word, keys in analyser.text(text) if not wanted.isdisjoint(keys.all())]
    return _marked(text, spans, 0, len(text))


def _marked(plain: str, spans: Iterable[tuple[int, int]], start: int, end: int) -> str:
    """A piece of a text, escaped, with what lies whole in it marked."""
    parts, at = [], start
    for a, b in spans:
        if start <= a and b <= end:
            parts += [escape(plain[at:a]), "<mark>", escape(plain[a:b]), "</mark>"]
            at = b
    return "".join([*parts, escape(plain[at:end])])


def _keys(asked: Iterable[str], analyser: Analyser) -> set[str]:
    typed = [word.text for text in asked for word in words(text)]
    content = [word for word in typed if fold(word) not in QUESTION_WORDS] or typed
    return {key for word in content for key in analyser.keys(word).all()}


def _densest(spans: list[tuple[int, int]], length: int) -> int:
    """Where to begin so that most of the words found are shown: a third of the length before the first of them."""
    if not spans or spans[0][0] < length // 3 and spans[-1][1] < length:
        return 0
    first = max(spans, key=lambda span: (sum(span[0] <= other[0] <= span[0] + length * 2 // 3 for other in spans), -span[0]))
    return max(0, first[0] - length // 3)
