"""The piece of a text that shows why it was found, escaped, with the words found marked."""

from __future__ import annotations

import re
from html import escape

from .base import Query
from .czech import Analyser

LENGTH = 220
_MARKUP = re.compile(r"[*_`>#]+|\[([A-Za-z][^\]]*)\]\([^)]*\)")


def snippet(text: str, query: Query, analyser: Analyser, length: int = LENGTH) -> str:
    """About ``length`` characters around the first word found; safe HTML with ``<mark>``."""
    plain = " ".join(_MARKUP.sub(r"\1", text).split())
    asked = {key for part in query.wanted for word in part.words for key in analyser.keys(word).all()}
    spans = [(word.start, word.end) for word, keys in analyser.text(plain) if not asked.isdisjoint(keys.all())]
    start = max(0, spans[0][0] - length // 3) if spans else 0
    if start:
        start = plain.rfind(" ", 0, start) + 1
    end = min(len(plain), start + length)
    if end < len(plain):
        end = max(plain.rfind(" ", start, end), start + 1)
    parts, at = [], start
    for a, b in spans:
        if start <= a and b <= end:
            parts += [escape(plain[at:a]), "<mark>", escape(plain[a:b]), "</mark>"]
            at = b
    parts.append(escape(plain[at:end]))
    return ("… " if start else "") + "".join(parts) + (" …" if end < len(plain) else "")
