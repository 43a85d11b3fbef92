"""Other words to try: what resembles a word that was found nowhere, and what begins as typed so far."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

from .base import Query
from .czech import fold


def did_you_mean(query: Query, vocabulary: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """Words of the vocabulary that resemble the words asked for."""
    known = {fold(word): word for word in vocabulary}
    found: list[str] = []
    for part in query.wanted:
        for word in part.words:
            close = difflib.get_close_matches(fold(word), known, n=most, cutoff=0.72)
            found += [known[name] for name in close if name != fold(word)]
    return tuple(dict.fromkeys(found))[:most]


def completions(typed: str, titles: Sequence[tuple[str, str]], most: int = 8) -> list[tuple[str, str]]:
    """(title, address) pairs whose title, or a word of it, begins as typed; whole beginnings first."""
    start = fold(" ".join(typed.split()))
    if not start:
        return []
    whole, inside = [], []
    for title, url in titles:
        folded = fold(title)
        if folded.startswith(start):
            whole.append((title, url))
        elif f" {start}" in folded:
            inside.append((title, url))
    return (whole + inside)[:most]
