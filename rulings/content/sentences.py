"""A Czech text cut into its sentences: a full stop after an abbreviation or in a rule number ends none."""

import re
from collections.abc import Iterator
from typing import NamedTuple

ABBREVIATIONS = (
    "např", "tj", "tzn", "tzv", "popř", "příp", "resp", "angl", "mj", "srov", "str", "čl", "odst", "kap", "zvl", "č", "s"
)  # fmt: skip
NOT_AFTER = "".join(rf"(?<!\b{word})" for word in ABBREVIATIONS)
# A reference in parentheses after the full stop still belongs to the sentence; the next one begins with a capital.
END = re.compile(NOT_AFTER + r"[.!?…][“\")]*(?:\s+\([^()]*\))?\s+(?=[„\"`(]*[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ`])")
BREAK = re.compile(r"\n\s*\n")


class Sentence(NamedTuple):
    """A sentence and where it begins."""

    start: int
    text: str


def sentences(text: str) -> Iterator[Sentence]:
    """The sentences of a text, in order. A paragraph ends one too."""
    start = 0
    for paragraph in (*BREAK.finditer(text), None):
        stop = paragraph.start() if paragraph else len(text)
        yield from _within(text, start, stop)
        start = paragraph.end() if paragraph else stop


def _within(text: str, start: int, stop: int) -> Iterator[Sentence]:
    for end in END.finditer(text, start, stop):
        yield Sentence(start, text[start : end.end()].rstrip())
        start = end.end()
    if text[start:stop].strip():
        yield Sentence(start, text[start:stop].rstrip())
