"""Situations: the list and one situation with its verdict."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _

from rulings import selectors
from rulings import table as desk
from rulings.models.scenario import Outcome
from rulings.web import reports, share

from ._pictures import pictures_of
from ._shared import Filter, found, page_of, reads


@reads
def scenarios(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    outcomes = [(value, str(label)) for value, label in Outcome.choices]
    outcome = Filter.asked(request, "verdikt", _("Verdikt"), outcomes)
    rows = selectors.scenario_list(book=book)
    page = page_of(request, rows.filter(verdict__outcome=outcome.value) if outcome.value else rows)
    names = {"book": row, "page": page, "filters": [outcome], "here": "scenarios"}
    return render(request, "scenario/scenarios.html", names)


@reads
def scenario(request: HttpRequest, book: str, slug: str) -> HttpResponse:
    page = found(selectors.scenario_get, book=book, slug=slug)
    report, row = reports.of_scenario(page.scenario, page.verdict), page.scenario.rulebook
    names = {
        "book": row,
        "page": page,
        "report": report,
        "titles": selectors.rule_titles(reports.named([report])),
        "table_url": f"{reverse('web:table')}?s={share.pack(page.scenario.text)}",
        "pictures": pictures_of(desk.table_board(row), page.verdict.pictures if page.verdict else [], desk.table_plan(row)),
        "here": "scenarios",
    }
    return render(request, "scenario/scenario.html", names)
