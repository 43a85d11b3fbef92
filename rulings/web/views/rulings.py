"""Rulings: the list and one ruling. What is not for readers (a draft) is not for this page either."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rulings import selectors
from rulings.models.ruling import PUBLIC_STATES, RulingStatus

from ._shared import Filter, found, page_of, reads


@reads
def rulings(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    states = [(value, str(label)) for value, label in RulingStatus.choices if value in PUBLIC_STATES]
    status = Filter.asked(request, "stav", _("Stav"), states)
    page = page_of(request, selectors.ruling_list_public(book=book, status=status.value), 30)
    return render(request, "ruling/rulings.html", {"book": row, "page": page, "filters": [status], "here": "rulings"})


@reads
def ruling(request: HttpRequest, book: str, slug: str) -> HttpResponse:
    page = found(selectors.ruling_get_public, book=book, slug=slug)
    return render(request, "ruling/ruling.html", {"book": page.ruling.rulebook, "page": page, "here": "rulings"})
