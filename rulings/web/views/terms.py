"""The words: of all books, of one, and one alone."""

from itertools import groupby

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from glossary.models import Term
from rulings import selectors
from rulings.alphabet import czech_letter

from ._shared import found, reads


def _letters(terms: list[Term]) -> list[tuple[str, list[Term]]]:
    """Terms under their first letters; the order is the selector's."""
    return [(letter, list(group)) for letter, group in groupby(terms, lambda term: czech_letter(term.czech))]


@reads
def terms(request: HttpRequest) -> HttpResponse:
    return render(request, "term/terms.html", {"letters": _letters(selectors.term_list()), "template": "base.html"})


@reads
def book_terms(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    letters = _letters(selectors.term_list(book=book))
    names = {"book": row, "letters": letters, "template": "book_page.html", "here": "terms"}
    return render(request, "term/terms.html", names)


@reads
def term(request: HttpRequest, book: str, slug: str) -> HttpResponse:
    page = found(selectors.term_get, book=book, slug=slug)
    shown = {row.key for row in (*page.rulings, *page.rulings_general, *page.cards)}
    others = [link for link in page.cited_by if link.key not in shown]
    return render(request, "term/term.html", {"book": page.rulebook, "page": page, "cited_by": others, "here": "terms"})
