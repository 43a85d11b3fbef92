"""The one door: which backend answers, when its index is rebuilt, and what a page or the API gets."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from django.conf import settings

from glossary.linker import Linker
from glossary.models import Saying, Term
from glossary.selectors import forms_of_terms
from rulings.models import Rule, Rulebook, Ruling

from .base import MAX_HITS, Document, Found
from .czech import FAMILIES, Analyser, fold
from .czech import VERSION as ANALYSER
from .documents import SCHEMA, documents
from .lexicon import Lexicon, Phrase
from .parse import Books, parse
from .snippet import snippet
from .whoosh_backend import WhooshBackend

PRINTED, CALLED = 1.0, 0.9
"""How surely a phrase means a term or a rule: its own name, or what players call it."""


def wanted_stamp() -> str:
    """What an index must have been built from to be true: content, analyser and schema."""
    books = list(Rulebook.objects.order_by("slug").values_list("slug", "content_hash"))
    site = list(Ruling.objects.filter(origin="site").order_by("pk").values_list("pk", "status", "content_hash"))
    return hashlib.sha256(repr((books, site, ANALYSER, SCHEMA, _families())).encode()).hexdigest()[:32]


@lru_cache(maxsize=1)
def _families() -> str:
    return hashlib.sha256(FAMILIES.read_bytes()).hexdigest()


@lru_cache(maxsize=2)
def _backend(stamp: str) -> WhooshBackend:
    analyser = Analyser(forms_of_terms(fold))
    return WhooshBackend(settings.INDEX_DIR / "whoosh", analyser, Lexicon(analyser, phrases()), _Naming())


@lru_cache(maxsize=2)
def _books(stamp: str) -> Books:
    """What a rulebook may be called: its slug, the parts of it, its title and the title of its game."""
    found: dict[str, list[str]] = defaultdict(list)
    for book in Rulebook.objects.select_related("game").order_by("slug"):
        for name in {book.slug, book.slug.replace("-", " "), *book.slug.split("-"), fold(book.title), fold(book.game.title)}:
            found[name].append(book.slug)
    return {name: tuple(slugs) for name, slugs in found.items()}


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


class _Naming:
    """The terms that a text names, as the pages link them."""

    def __init__(self) -> None:
        self._linkers: dict[str, Linker] = {}

    def __call__(self, document: Document, text: str) -> Iterable[str]:
        if document.book not in self._linkers:
            book = Rulebook.objects.filter(slug=document.book).first()
            self._linkers[document.book] = Linker.for_books(book.shelf, book.not_terms) if book else Linker(())
        return [f"t{found.term.key}" for found in self._linkers[document.book].find(text)]


def get_backend() -> WhooshBackend:
    """The backend for the content as it is; its analyser knows the glossary's forms."""
    return _backend(wanted_stamp())


def refresh(*, force: bool = False) -> int | None:
    """Rebuild the index if it is not true to the content; how many documents, or None when it was."""
    return _refresh(wanted_stamp(), force=force)


def _refresh(stamp: str, *, force: bool = False) -> int | None:
    backend = _backend(stamp)
    if not force and backend.stamp() == stamp:
        return None
    return backend.build(documents(), stamp)


def search(text: str, *, kind: str = "", book: str = "", standing: str = "", limit: int = MAX_HITS, offset: int = 0) -> Found:
    """The hits for what a person typed; filters given apart outweigh those typed."""
    stamp = wanted_stamp()
    _refresh(stamp)
    query = parse(text, _books(stamp))
    query = replace(query, kind=kind or query.kind, books=(book,) if book else query.books, standing=standing or query.standing)
    return _backend(stamp).search(query, limit, offset)


def excerpts(found: Found) -> list[str]:
    """A piece of the text of each hit, with the words found marked."""
    asked = " ".join(found.query.text.split())
    analyser = get_backend().analyser
    words = [*asked.split(), *(meant for _typed, meant in found.corrected), *(name for _said, name in found.meant)]
    return [snippet(hit.document.body or hit.document.aside, words, analyser) for hit in found.hits]
