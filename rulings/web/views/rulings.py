"""Rulings: the list and one ruling. What is not for readers (a draft) is not for this page either."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rulings import choices, selectors
from rulings.models import Rulebook
from rulings.models.ruling import PUBLIC_STATES, RulingStatus, Standing
from rulings.web import reports

from ._replay import replayed
from ._shared import Filter, found, page_of, reads


@reads
def rulings(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    filters = _filters(request, row)
    asked = {one.name: one.value for one in filters if one.value}
    rows = selectors.ruling_list_public(book=book, status=asked.get("stav"), standing=asked.get("zavaznost"))
    if chapter := asked.get("kapitola"):
        rows = rows.filter(rules__chapter__number=int(chapter), rules__rulebook=row).distinct()
    if card := asked.get("karta"):
        rows = rows.filter(cards__slug=card)
    names = {
        "book": row, "page": page_of(request, rows, 30), "filters": filters, "chosen": asked,
        "found_forms": _("výklad,výklady,výkladů"), "here": "rulings",
    }  # fmt: skip
    return render(request, "ruling/rulings.html", names)


def _filters(request: HttpRequest, book: Rulebook) -> list[Filter]:
    states = [(value, str(label)) for value, label in RulingStatus.choices if value in PUBLIC_STATES]
    standings = [(value, str(label)) for value, label in Standing.choices]
    chapters = [(str(chapter.number), str(chapter)) for chapter in choices.chapters_with_rulings(book=book.slug)]
    cards = list(choices.cards_in_rulings(book=book.slug).values_list("slug", "title"))
    return [
        Filter.asked(request, "kapitola", _("Kapitola"), chapters),
        Filter.asked(request, "karta", _("Karta"), cards),
        Filter.asked(request, "zavaznost", _("Závaznost"), standings),
        Filter.asked(request, "stav", _("Stav"), states),
    ]


@reads
def ruling(request: HttpRequest, book: str, slug: str) -> HttpResponse:
    page = found(selectors.ruling_get_public, book=book, slug=slug)
    names: dict[str, Any] = {"book": page.ruling.rulebook, "page": page, "here": "rulings"}
    if page.scenario:
        names |= replayed(page.scenario, getattr(page.scenario, "verdict", None))
        names["titles"] = selectors.rule_titles(reports.named([names["report"]]))
    return render(request, "ruling/ruling.html", names)
