"""Rulings: the list and one ruling. What is not for readers (a draft) is not for this page either."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rulings import selectors
from rulings.models.ruling import PUBLIC_STATES, RulingStatus, Standing

from ._shared import Filter, found, page_of, reads


@reads
def rulings(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    states = [(value, str(label)) for value, label in RulingStatus.choices if value in PUBLIC_STATES]
    status = Filter.asked(request, "stav", _("Stav"), states)
    standings = [(value, str(label)) for value, label in Standing.choices]
    standing = Filter.asked(request, "zavaznost", _("Závaznost"), standings)
    rows = selectors.ruling_list_public(book=book, status=status.value, standing=standing.value)
    names = {"book": row, "page": page_of(request, rows, 30), "filters": [standing, status], "here": "rulings"}
    return render(request, "ruling/rulings.html", names)


@reads
def ruling(request: HttpRequest, book: str, slug: str) -> HttpResponse:
    page = found(selectors.ruling_get_public, book=book, slug=slug)
    return render(request, "ruling/ruling.html", {"book": page.ruling.rulebook, "page": page, "here": "rulings"})
