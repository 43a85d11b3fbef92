"""The table: a situation is typed, played, and shared by its address. Nothing is stored."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from rest_framework.throttling import AnonRateThrottle

from rulings import selectors
from rulings import table as desk
from rulings.web import reports, share

from ._pictures import pictures_of
from ._shared import allow


# A POST here changes nothing and needs no account: it only turns a text into an address. So it needs no token either, and
# readers stay without cookies.
@csrf_exempt
@allow("GET", "HEAD", "POST")
def table(request: HttpRequest) -> HttpResponse:
    if request.method == "POST":
        return _send_to_link(request)
    try:
        text = share.unpack(request.GET["s"]) if request.GET.get("s") else request.GET.get("text", "")
    except share.BadLink:
        return _page(request, problem=_("Odkaz je neúplný nebo poškozený. Situaci z něj nelze přečíst."), status=400)
    return _play(request, text, request.GET) if text else _page(request, text=desk.table_example())


def _send_to_link(request: HttpRequest) -> HttpResponse:
    """An address for what was typed; a text too long for one is played at once."""
    try:
        text = desk.text_checked(request.POST.get("text", ""))
    except desk.BadText as error:
        return _page(request, text=request.POST.get("text", "")[: desk.LONGEST_TEXT], problem=str(error), status=400)
    link = share.pack(text)
    if len(link) > share.LONGEST_LINK:
        return _play(request, text, request.POST)
    asked = {"s": link, **{name: request.POST[name] for name in ("why", "edition") if request.POST.get(name)}}
    return HttpResponseRedirect(f"{reverse('web:table')}?{urlencode(asked)}#vysledek", status=303)


class TableRate(AnonRateThrottle):
    """How often one reader may have situations played: each takes the engine, so the page counts as the API does."""

    scope = "table"


def _play(request: HttpRequest, text: str, asked: Any) -> HttpResponse:
    if not TableRate().allow_request(request, None):
        said = _("Za poslední minutu jste zahráli mnoho situací. Zkuste to za chvíli.")
        return _page(request, text=text, problem=said, status=429)
    edition, why = asked.get("edition", ""), asked.get("why") == "1"
    names: dict[str, Any] = {"text": text[: desk.LONGEST_TEXT], "edition": edition, "why": why}
    try:
        text = desk.text_checked(text)
    except desk.BadText as error:
        return _page(request, problem=str(error), status=400, **names)
    table = desk.Table(text, edition)
    names["reports"] = table.reports(why=why)
    names["legal"] = table.legal()
    names["pictures"] = pictures_of(table)
    names["book_slug"] = table.book.slug if table.book else ""
    names["titles"] = selectors.rule_titles(reports.named(names["reports"], names["legal"]))
    link = share.pack(text)
    if len(link) <= share.LONGEST_LINK:
        names["link"] = request.build_absolute_uri(f"{reverse('web:table')}?{urlencode({'s': link})}")
    return _page(request, table, **names)


def _page(request: HttpRequest, table: desk.Table | None = None, status: int = 200, **names: Any) -> HttpResponse:
    table = table or desk.Table(names.get("text", ""), names.get("edition", ""))
    names.setdefault("book_slug", "")
    names["groups"] = desk.table_vocabulary(table.game)
    names["editions"], names["longest"] = selectors.rulebook_titles(), desk.LONGEST_TEXT
    return render(request, "table/table.html", names, status=status)
