"""What a person types becomes a Query. Anything can be typed; nothing is an error."""

from __future__ import annotations

import re

from rulings.engine.core.numbers import NUMBER

from .base import MAX_QUERY, MAX_WORDS, Query, Word
from .czech import fold, words

KINDS = {
    "pravidlo": "rule",
    "pravidla": "rule",
    "pojem": "term",
    "pojmy": "term",
    "karta": "card",
    "karty": "card",
    "rozhodnuti": "ruling",
    "vyklad": "ruling",
    "vyklady": "ruling",
    "situace": "scenario",
    "kapitola": "chapter",
    "kapitoly": "chapter",
}
_TOKEN = re.compile(r'(?P<minus>-)?(?:(?P<field>druh|kniha):(?P<value>[\w-]+)|"(?P<phrase>[^"]*)"?|(?P<word>\S+))')
_NUMBER = re.compile(rf"(?:(?P<book>[a-z][a-z0-9-]{{1,30}})\s+)?(?P<number>{NUMBER})", re.IGNORECASE)


def parse(text: str) -> Query:
    """Words, "quoted phrases", -excluded words, ``druh:pravidlo``, ``kniha:agot-ccg``, a rule number."""
    typed = " ".join(text.replace("\0", " ")[:MAX_QUERY].split())
    parts: list[Word] = []
    kind = book = ""
    for match in _TOKEN.finditer(typed):
        if match["field"] == "kniha":
            book = match["value"].lower()
            continue
        if match["field"] and fold(match["value"]) in KINDS:
            kind = KINDS[fold(match["value"])]
            continue
        # a kind nobody knows is a word like any other: better too much than an empty page
        found = tuple(word.text for word in words(match["phrase"] or match["word"] or match["value"] or ""))
        if found:
            parts.append(Word(found, bool(match["minus"])))
    number = _NUMBER.fullmatch(_without_fields(typed))
    if number and number["book"] and fold(number["book"]) not in KINDS:
        book = book or number["book"].lower()
    return Query(
        typed,
        tuple(parts[:MAX_WORDS]),
        number["number"].lower() if number else "",
        kind,
        book,
    )


def _without_fields(typed: str) -> str:
    return re.sub(r"\s*\b(?:druh|kniha):[\w-]+\s*", " ", typed).strip()
