"""What the content calls things, for the analyser and the index: names of terms, words of players, terms named in texts."""

from __future__ import annotations

from collections.abc import Iterable

from glossary.linker import Linker
from glossary.models import Saying, Term
from rulings.models import Rule, Rulebook

from .base import Document
from .lexicon import Phrase

PRINTED, CALLED = 1.0, 0.9
"""How surely a phrase means a term or a rule: its own name, or what players call it."""


def phrases() -> Iterable[Phrase]:
    """Every name of a term, printed or spoken, and everything players say that a rule answers."""
    terms = {(term.book, term.slug): term for term in Term.objects.all()}
    for term in terms.values():
        for form in (term.czech, *term.forms, *term.aliases, term.english):
            if form:
                yield Phrase(form, f"t{term.key}", term.czech, PRINTED)
    titles = {(book, number): title for book, number, title in Rule.objects.values_list("rulebook__slug", "number", "title")}
    for saying in Saying.objects.all():
        term = terms.get((saying.book, saying.target))
        key = f"t{term.key}" if term else f"r{saying.book} {saying.target}"
        name = term.czech if term else f"{saying.target} {titles.get((saying.book, saying.target), '')}"
        for text in saying.words:
            yield Phrase(text, key, name, CALLED)


class Naming:
    """The terms that a text names, as the pages link them."""

    def __init__(self) -> None:
        self._linkers: dict[str, Linker] = {}

    def __call__(self, document: Document, text: str) -> Iterable[str]:
        if document.book not in self._linkers:
            book = Rulebook.objects.filter(slug=document.book).first()
            self._linkers[document.book] = Linker.for_books(book.shelf, book.not_terms) if book else Linker(())
        return [f"t{found.term.key}" for found in self._linkers[document.book].find(text)]
