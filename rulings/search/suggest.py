"""What begins as typed so far."""

from __future__ import annotations

from collections.abc import Sequence

from .czech import fold


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
