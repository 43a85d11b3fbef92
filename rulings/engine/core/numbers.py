"""Numbers and ids of rules: their one form, as text of a regex, and the order in which a reader looks for them.

A *number* is ``7.12`` or ``7.12a``, an *id* has the slug of its book before it: ``agot-ccg 7.12``.
"""

from __future__ import annotations

import re
from functools import lru_cache

BOOK = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+"
"""The slug of a book: always with a hyphen, so that no word of a sentence is taken for one."""
CHAPTER = r"\d{1,4}"
NUMBER = rf"{CHAPTER}(?:\.\d{{1,4}})+[a-z]?"
RULE = rf"{BOOK} {NUMBER}"

_PARTS = re.compile(r"\d+|[a-z]+")


def split(rule: str) -> tuple[str, str]:
    """The book and the number of a rule id; empty texts for none."""
    book, _space, number = rule.partition(" ")
    return book, number


def sort_key(number: str) -> str:
    """A text that sorts rule numbers as a reader does: 7.2 before 7.12 before 7.12a before 7.13."""
    return ".".join(part.zfill(5) if part.isdigit() else part for part in _PARTS.findall(number))


@lru_cache(maxsize=8192)
def rule_key(rule: str) -> tuple[str, str]:
    """Sorts rule ids by book, chapter and number."""
    book, number = split(rule)
    return book, sort_key(number)
