"""One term for one thing, and no word of the workshop: what a reader sees is free of the forms listed in `words.yaml`."""

import re
from collections.abc import Iterator
from itertools import chain

from django.utils.translation import gettext as _

from ..links import line_of
from ..problems import Problems
from ..records import BookRecord, WordRecord
from .library import Library
from .passages import Passage, names, running_text

SIGNS = {"?": "[A-ZÁ-Ž]", "#": r"\d+"}
"""What stands in a form for something else: a single capital letter, a number."""
UNREAD = re.compile(r"\[[^\]\n]*\]|`[^`\n]*`")
"""Printed English terms and labels: not words of ours."""


def check_words(book: BookRecord, library: Library, problems: Problems) -> None:
    """Note every discouraged form that a reader of the rulebook would meet."""
    finders = [Finder(word) for word in (*library.words, *book.words)]
    for passage in chain(running_text(book), names(book)):
        plain = _read_part(passage.text)
        for finder in finders:
            _check(passage, plain, finder, problems)


def _read_part(text: str) -> str:
    """A text in which all that is not a word of ours is blank."""
    return UNREAD.sub(lambda found: " " * len(found[0]), text)


def _check(passage: Passage, plain: str, finder: "Finder", problems: Problems) -> None:
    for found in finder.find(plain):
        fix = _("Pište: %s.") % finder.word.say
        message = _("Slovo „%s“ sem nepatří.") % " ".join(found[0].split())
        line = passage.line + line_of(passage.text, found.start())
        problems.add(passage.file, line, message, " ".join(filter(None, (fix, finder.word.why))))


class Finder:
    """Finds the forms of one entry in a text."""

    def __init__(self, word: WordRecord) -> None:
        self.word = word
        self.avoid = _pattern(word.avoid)
        self.allowed = _pattern(word.allowed) if word.allowed else None

    def find(self, plain: str) -> Iterator[re.Match[str]]:
        """The forms a text uses outside the phrases in which they are allowed."""
        used = list(self.avoid.finditer(plain))
        allowed = [one.span() for one in self.allowed.finditer(plain)] if used and self.allowed else []
        for found in used:
            if not any(start <= found.start() and found.end() <= end for start, end in allowed):
                yield found


def _pattern(forms: tuple[str, ...]) -> re.Pattern[str]:
    """Whole words, the longest first. A word with a capital letter is meant as written, any other in either case."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(_form, sorted(forms, key=len, reverse=True)))})(?!\w)")


def _form(form: str) -> str:
    words = [SIGNS.get(word) or _word(word) for word in form.split()]
    return r"\s+(?:>\s*)?".join(words)


def _word(word: str) -> str:
    return re.escape(word) if word != word.lower() else f"(?i:{re.escape(word)})"
