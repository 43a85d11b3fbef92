"""Cards: the list and one card."""

from collections.abc import Mapping

from django.db.models import Case, TextField, Value, When
from django.db.models.fields.json import KeyTextTransform
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rulings import selectors
from rulings import table as desk
from rulings.models import Rulebook
from rulings.web.cards import cards_lead, type_name

from ._shared import Filter, found, page_of, reads


@reads
def cards(request: HttpRequest, book: str) -> HttpResponse:
    row = found(selectors.rulebook_get, slug=book)
    records = desk.table_records(row)
    order = list(records.types)
    rows = selectors.card_list(book=book).order_by(*_in_order(order), "kind", *_under(records.under), "title")
    held = sorted(set(rows.values_list("kind", flat=True)), key=lambda kind: (_place(kind, order), kind))
    kind = Filter.asked(request, "druh", _("Druh"), [(one, type_name(one, row)) for one in held])
    page = page_of(request, rows.filter(kind=kind.value) if kind.value else rows, 30)
    names = {
        "book": row, "page": page, "filters": [kind], "chosen": kind.value, "found_forms": _("karta,karty,karet"),
        "lead": _lead(row), "grouped": len(held) > 1, "here": "cards",
    }  # fmt: skip
    return render(request, "card/cards.html", names)


def _place(kind: str, order: list[str]) -> int:
    return order.index(kind) if kind in order else len(order)


def _in_order(order: list[str]) -> list[Case]:
    """The kinds as the game tells them: what a deck begins with first, places of the board last; nothing where it tells none."""
    held = [When(kind=kind, then=Value(n)) for n, kind in enumerate(order)]
    return [Case(*held, default=Value(len(order)))] if held else []  # PostgreSQL orders by no constant


def _under(facts: Mapping[str, str]) -> list[Case]:
    """The fact by which the records of some kinds are listed; nothing where all are listed by their titles."""
    held = [When(kind=kind, then=KeyTextTransform(fact, "data")) for kind, fact in facts.items()]
    return [Case(*held, default=Value(""), output_field=TextField())] if held else []


def _lead(book: Rulebook) -> str:
    """What the list is of; the figures of the whole rulebook, whatever the filter."""
    held = selectors.card_origins(book=book.slug)
    return cards_lead(held.origins, general=held.general, real=desk.table_records(book).called)


@reads
def card(request: HttpRequest, book: str, slug: str) -> HttpResponse:
    page = found(selectors.card_get, book=book, slug=slug)
    shown = {row.key for row in (*page.scenarios, *page.rulings, *page.by_keyword)}
    others = [link for link in page.cited_by if link.key not in shown]
    return render(request, "card/card.html", {"book": page.card.rulebook, "page": page, "cited_by": others, "here": "cards"})
