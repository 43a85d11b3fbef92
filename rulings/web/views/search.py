"""One search over everything."""

import re
from typing import Any, NamedTuple

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings import selectors
from rulings.finding import SearchResult, search_result
from rulings.models.ruling import Standing

from ._shared import reads, too_often

LONGEST = 200
SHOWN = 20
KINDS = {
    "rule": gettext_lazy("Pravidla"),
    "ruling": gettext_lazy("Výklady"),
    "term": gettext_lazy("Pojmy"),
    "card": gettext_lazy("Karty"),
    "scenario": gettext_lazy("Situace"),
    "chapter": gettext_lazy("Kapitoly"),
}
EXAMPLES = (
    ("ccg 7.12", gettext_lazy("pravidlo podle čísla; jméno hry smí chybět")),
    ("hra:ccg nárok", gettext_lazy("jen v pravidlech jedné hry")),
    ("druh:výklad záchrana", gettext_lazy("jen jeden druh: pravidlo, výklad, pojem, karta, situace, kapitola")),
    ("závaznost:oficiální Stealth", gettext_lazy("jen výklady oficiální, redakční, nebo neoficiální")),
    ("karta:Robb", gettext_lazy("jen karty; stejně pojem:, pravidlo: a výklad:")),
    ("+záchrana +duplikát", gettext_lazy("přesně: jen kde jsou obě slova, v kterémkoli tvaru; bez plus najdeme i příbuzná")),
    ('"karta rodu"', gettext_lazy("přesně: jen kde stojí slova vedle sebe, v kterémkoli tvaru")),
    ("útočník -obránce", gettext_lazy("bez druhého slova")),
    ("remíza OR shoda", gettext_lazy("stačí jedno z obou")),
    ("zásob*", gettext_lazy("začátek slova")),
)


_STRICT = re.compile(r'(?<!\S)\+(?=[^\d\s])|"')
"""The signs by which a question is asked exactly."""


class Tab(NamedTuple):
    """A kind of results to look at alone."""

    title: str
    count: int
    url: str
    current: bool


@reads
def search(request: HttpRequest) -> HttpResponse:
    q = request.GET.get("q", "").replace("\0", " ").strip()[:LONGEST]
    if q and (refusal := too_often(request, "search")):
        return refusal
    books = list(selectors.rulebook_list())
    kept = {name: request.GET.get(name, "") for name in ("druh", "kniha", "zavaznost")}
    kept = {
        "druh": kept["druh"] if kept["druh"] in KINDS else "",
        "kniha": kept["kniha"] if kept["kniha"] in {book.slug for book in books} else "",
        "zavaznost": kept["zavaznost"] if kept["zavaznost"] in Standing.values else "",
    }
    names: dict[str, Any] = {
        "q": q, "hide_header_search": True, "books": books, "standings": Standing.choices, "kept": kept, "examples": EXAMPLES,
    }  # fmt: skip
    if q:
        result = search_result(
            text=q, kind=kept["druh"], book=kept["kniha"], standing=kept["zavaznost"], limit=SHOWN, page=_page(request)
        )
        page = Paginator(range(result.total), SHOWN).get_page(_page(request))
        names |= {
            "page": page, "result": result, "tabs": _tabs(q, kept, result), "chosen": _titles(result, books),
            "starred": any(hit.general for hit in result.hits),
            "doubtful": result.loosened and bool(result.hits) and bool(result.hits[0].lacking),
            "exact_url": _url(result.exact, kept), "loose_url": _url(_loosely(q), kept) if _STRICT.search(q) else "",
            "suggested": [(text, _url(text, kept)) for text in result.suggestions],
        }  # fmt: skip
    return render(request, "search/search.html", names)


def _page(request: HttpRequest) -> int:
    asked = request.GET.get("strana", "")
    return max(1, int(asked)) if asked.isascii() and asked.isdigit() and len(asked) < 6 else 1


def _titles(result: SearchResult, books: list[Any]) -> list[str]:
    return [book.title for book in books if book.slug in result.books]


def _tabs(q: str, kept: dict[str, str], result: SearchResult) -> list[Tab]:
    """All, and every kind that has something; none when there is nothing to choose."""
    kinds = {kind: str(title) for kind, title in KINDS.items() if result.counts.get(kind)}
    if len(kinds) < 2:
        return []

    def url(kind: str) -> str:
        return _url(q, kept | {"druh": kind})

    every = Tab(_("Vše"), sum(result.counts.values()), url(""), result.kind not in kinds)
    return [every, *(Tab(title, result.counts[kind], url(kind), kind == result.kind) for kind, title in kinds.items())]


def _url(q: str, kept: dict[str, str]) -> str:
    """The address of another question under the same filters."""
    return "?" + urlencode({name: value for name, value in ({"q": q} | kept).items() if value})


def _loosely(q: str) -> str:
    return " ".join(_STRICT.sub(" ", q).split())
