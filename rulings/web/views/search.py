"""One search over everything."""

from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings import selectors

from ._shared import page_of, reads

LONGEST = 200
KINDS = {
    "rule": gettext_lazy("Pravidla"),
    "term": gettext_lazy("Pojmy"),
    "card": gettext_lazy("Karty"),
    "ruling": gettext_lazy("Výklady"),
    "scenario": gettext_lazy("Situace"),
    "chapter": gettext_lazy("Kapitoly"),
}


class Tab(NamedTuple):
    """A kind of results to look at alone."""

    title: str
    count: int
    url: str
    current: bool


@reads
def search(request: HttpRequest) -> HttpResponse:
    q = request.GET.get("q", "").replace("\0", " ").strip()[:LONGEST]
    kind = request.GET.get("druh", "")
    names: dict[str, Any] = {"q": q, "hide_header_search": True}
    if q:
        result = selectors.search_result(text=q, kind=kind if kind in KINDS else "")
        names |= {"page": page_of(request, result.hits, 20), "result": result, "tabs": _tabs(q, kind, result.counts)}
    return render(request, "search/search.html", names)


def _tabs(q: str, current: str, counts: dict[str, int]) -> list[Tab]:
    """All, and every kind that has something; none when there is nothing to choose."""
    kinds = {kind: str(title) for kind, title in KINDS.items() if counts.get(kind)}
    if len(kinds) < 2:
        return []
    every = Tab(_("Vše"), sum(counts.values()), f"?{urlencode({'q': q})}", current not in kinds)
    return [every, *(Tab(title, counts[kind], f"?{urlencode({'q': q, 'druh': kind})}", kind == current)
                     for kind, title in kinds.items())]  # fmt: skip
