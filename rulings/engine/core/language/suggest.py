"""The phrase a sentence most resembles: the hint in an error message."""

from __future__ import annotations

import difflib

from .phrases import Vocabulary


def closest(text: str, table: Vocabulary) -> str:
    """The example of the nearest phrase."""
    examples = [phrase.example for phrase in table.phrases]
    found = difflib.get_close_matches(text, examples, n=1, cutoff=0.0)
    return found[0] if found else examples[0]
