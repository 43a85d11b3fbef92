"""Finding terms in running text: the longest form wins, whole words only, in any inflection."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Any, NamedTuple


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
        longest_first = sorted(self._terms, key=len, reverse=True)
        body = "|".join(re.escape(form) for form in longest_first)
        self._pattern = re.compile(rf"(?<!\w)(?:{body})(?!\w)", re.IGNORECASE) if body else None

    @classmethod
    def for_books(cls, books: Sequence[str], but: Container[str] = ()) -> Linker:
        """The linker of the terms of these rulebooks; what two of them say, the first one means."""
        from .models import Term

        return cls(sorted(Term.objects.filter(book__in=books), key=lambda term: books.index(term.book)), but)

    def find(self, text: str) -> Iterator[Found]:
        """Every term of a text, in order."""
        if self._pattern is None:
            return
        for match in self._pattern.finditer(text):
            term = self._terms.get(match.group().casefold())
            if term is not None:
                yield Found(match.start(), match.end(), term)
