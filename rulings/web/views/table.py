"""The table: a situation is typed, played, and shared by its address. Nothing is stored."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt

from rulings import selectors
from rulings import table as desk
from rulings.clients import client_of, must_wait
from rulings.thinking import door
from rulings.web import reports, share

from ._pictures import pictures_of
from ._shared import allow

EMBEDDED = frozenset({"image", "script", "style", "font", "audio", "video", "object", "embed"})
"""What a browser says it is fetching when a page of somebody else only pretends to look at a picture of ours."""


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


def _play(request: HttpRequest, text: str, asked: Any) -> HttpResponse:
    edition, why = asked.get("edition", ""), asked.get("why") == "1"
    names: dict[str, Any] = {"text": text[: desk.LONGEST_TEXT], "edition": edition, "why": why}
    try:
        text = desk.text_checked(text)
    except desk.BadText as error:
        return _page(request, problem=str(error), status=400, **names)
    if request.headers.get("Sec-Fetch-Dest", "document") in EMBEDDED:
        return _page(request, problem=_("Situaci zahraju, až když si o ni řeknete sami."), status=403, **names)
    if wait := must_wait(request, "check"):
        return _later(request, _("Za poslední minutu jste zahráli mnoho situací."), wait, 429, **names)
    try:
        played = desk.play(desk.Question(text, edition, why, legal=True, pictures=True), client_of(request))
    except door.ShareUsed as error:
        return _later(request, _("Několik vašich situací se ještě hraje."), error.wait, 429, **names)
    except door.Refused as error:
        return _later(request, _("Právě se hraje příliš mnoho situací."), error.wait, 503, **names)
    except door.TooHeavy:
        said = _("Na tuto situaci nestačí, co jedna smí spotřebovat. Zjednodušte ji: méně karet, kratší věty, méně řádků.")
        return _page(request, problem=said, status=422, **names)
    return _page(request, game=played.game, **names, **_told(request, text, played))


def _later(request: HttpRequest, said: str, wait: int, status: int, **names: Any) -> HttpResponse:
    """The text is kept, and when to try again is said to people and to programs."""
    again = _("Zkuste to znovu za %(wait)d s.") % {"wait": wait}
    page = _page(request, problem=f"{said} {again}", status=status, **names)
    page["Retry-After"] = str(wait)
    return page


def _told(request: HttpRequest, text: str, played: desk.Played) -> dict[str, Any]:
    names: dict[str, Any] = {
        "reports": played.reports,
        "legal": played.legal,
        "pictures": pictures_of(played.board, played.pictures, played.plan),
        "book_slug": played.book,
        "titles": selectors.rule_titles(reports.named(played.reports, played.legal)),
    }
    link = share.pack(text)
    if len(link) <= share.LONGEST_LINK:
        names["link"] = request.build_absolute_uri(f"{reverse('web:table')}?{urlencode({'s': link})}")
    return names


def _page(request: HttpRequest, game: str = "", status: int = 200, **names: Any) -> HttpResponse:
    names.setdefault("book_slug", "")
    names["groups"] = desk.table_vocabulary(game or desk.table_game(names.get("edition", "")))
    names["editions"], names["longest"] = selectors.rulebook_titles(), desk.LONGEST_TEXT
    names["pocket"] = reverse("web:pocket_worker") if settings.POCKET_DIR else ""
    return render(request, "table/table.html", names, status=status)
