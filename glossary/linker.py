"""Finding terms in running text: the longest form wins, whole words only, in any inflection."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

_WORD = re.compile(r"\w+")


class Found(NamedTuple):
    """A term in a text: from, to (exclusive), and the term."""

    start: int
    end: int
    term: Any


class Linker:
    """Knows the forms of some terms. ``terms`` are anything with ``czech``, ``forms`` and ``aliases``.

    ``but`` are forms that mean something else more often than the term („místo“ is also "instead of"): linking
    them would mislead; the term is linked in its other forms.
    """

    def __init__(self, terms: Iterable[Any], but: Container[str] = ()) -> None:
        self._terms: dict[str, Any] = {}
        for term in terms:
            for form in (term.czech, *term.forms, *term.aliases):
                if form and form.casefold() not in but:
                    self._terms.setdefault(form.casefold(), term)
        self._by_word: dict[str, list[tuple[str, int]]] = {}
        for form in sorted(self._terms, key=len, reverse=True):
            if word := _WORD.search(form):
                self._by_word.setdefault(word[0], []).append((form, word.start()))

    @classmethod
    def for_books(cls, books: Sequence[str], but: Container[str] = ()) -> Linker:
        """The linker of the terms of these rulebooks; what two of them say, the first one means."""
        from .models import Term

        return cls(sorted(Term.objects.filter(book__in=books), key=lambda term: books.index(term.book)), but)

    def find(self, text: str) -> Iterator[Found]:
        """Every term of a text, in order."""
        plain, at = text.casefold(), 0
        if len(plain) != len(text):  # a letter that folds into two: places would not agree
            plain = text.lower()
        for word in _WORD.finditer(plain):
            for form, inside in self._by_word.get(word[0], ()):
                start = word.start() - inside
                end = start + len(form)
                if start >= at and plain.startswith(form, start) and _stands_alone(plain, start, end):
                    yield Found(start, end, self._terms[form])
                    at = end
                    break


def _stands_alone(text: str, start: int, end: int) -> bool:
    return not (_WORD.match(text, end) or start and _WORD.match(text, start - 1))
