"""Situations: the list and one situation with its verdict."""

from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings import choices, selectors
from rulings.models import Rulebook, Scenario
from rulings.models.scenario import Outcome
from rulings.web import reports

from ._replay import replayed
from ._shared import Filter, found, page_of, reads

STANDS = Q(verdict__outcome=Outcome.CONFIRMED)
KINDS = {
    "confirmed": (Outcome.CONFIRMED.label, STANDS),
    "proves": (gettext_lazy("potvrzeno, bez pravidla by neobstálo"), STANDS & Q(verdict__bites=True)),
    "structural": (gettext_lazy("potvrzeno, pravidlo je stavební"), STANDS & ~Q(verdict__structural="")),
    "shown": (gettext_lazy("potvrzeno i bez pravidla"), STANDS & Q(verdict__bites=False, verdict__structural="")),
    "refuted": (Outcome.REFUTED.label, Q(verdict__outcome=Outcome.REFUTED)),
    "undecided": (Outcome.UNDECIDED.label, Q(verdict__outcome=Outcome.UNDECIDED)),
    "unplayed": (gettext_lazy("zatím nehráno"), Q(verdict=None)),
}
"""The kinds of verdicts a list may be narrowed to, and what each asks for."""


@reads
def scenarios(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    filters = _filters(request, row) if row.scenario_count else []
    asked = {one.name: one.value for one in filters if one.value}
    rows = _narrowed(selectors.scenario_list(book=book).order_by("rule__chapter__number", "rule__sort", "file", "line"), asked)
    names = {
        "book": row, "page": page_of(request, rows.select_related("rule__chapter").defer(*selectors.LONG)), "filters": filters,
        "chosen": asked, "found_forms": _("situace,situace,situací"), "here": "scenarios",
    }  # fmt: skip
    return render(request, "scenario/scenarios.html", names)


def _filters(request: HttpRequest, book: Rulebook) -> list[Filter]:
    rules = [(rule.number, rule.title) for rule in choices.rules_with_scenarios(book=book.slug)]
    chapters = [(str(chapter.number), str(chapter)) for chapter in choices.chapters_with_scenarios(book=book.slug)]
    cards = list(choices.cards_in_scenarios(book=book.slug).values_list("slug", "title"))
    return [
        Filter.asked(request, "kapitola", _("Kapitola"), chapters),
        Filter.asked(request, "pravidlo", _("Pravidlo"), rules, typed=True),
        Filter.asked(request, "karta", _("Karta"), cards),
        Filter.asked(request, "verdikt", _("Verdikt"), [(kind, str(label)) for kind, (label, _asks) in KINDS.items()]),
    ]


def _narrowed(rows: QuerySet[Scenario], asked: dict[str, str]) -> QuerySet[Scenario]:
    if chapter := asked.get("kapitola"):
        rows = rows.filter(rule__chapter__number=int(chapter))
    if rule := asked.get("pravidlo"):
        rows = rows.filter(rule__number=rule)
    if card := asked.get("karta"):
        rows = rows.filter(cards__slug=card)
    if kind := asked.get("verdikt"):
        rows = rows.filter(KINDS[kind][1])
    return rows


@reads
def scenario(request: HttpRequest, book: str, slug: str) -> HttpResponse:
    page = found(selectors.scenario_get, book=book, slug=slug)
    shown = replayed(page.scenario, page.verdict)
    names = {
        "book": page.scenario.rulebook,
        "page": page,
        **shown,
        "titles": selectors.rule_titles(reports.named([shown["report"]])),
        "here": "scenarios",
    }
    return render(request, "scenario/scenario.html", names)
