"""A rule or a ruling on somebody else's page: a card without scripts for a frame, and oEmbed, by which their site finds it."""

from html import escape
from typing import Any
from urllib.parse import urlsplit

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.urls import Resolver404, resolve, reverse
from django.utils import translation
from django.views.decorators.clickjacking import xframe_options_exempt

from rulings import languages, selectors

from ._shared import found, reads

WIDTH, HEIGHT = 600, 320
LEAST_WIDTH, LEAST_HEIGHT = 240, 160
ANYWHERE = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; "
    "base-uri 'none'; frame-ancestors *",
    "Cross-Origin-Resource-Policy": "cross-origin",
}
"""What a browser is told of a card: it may stand in anybody's page, and can do nothing there but be read."""
CARDS = {"web:rule": "web:rule_card", "web:ruling": "web:ruling_card"}
"""The pages that have a card."""


@xframe_options_exempt
@reads
def rule_card(request: HttpRequest, book: str, number: str) -> HttpResponse:
    rule = found(selectors.rule_get, book=book, number=number).rule
    return _card(request, rule.rulebook, rule=rule, path=reverse("web:rule", args=[book, number]))


@xframe_options_exempt
@reads
def ruling_card(request: HttpRequest, book: str, slug: str) -> HttpResponse:
    ruling = found(selectors.ruling_get_public, book=book, slug=slug).ruling
    return _card(request, ruling.rulebook, ruling=ruling, path=reverse("web:ruling", args=[book, slug]))


def _card(request: HttpRequest, book: Any, **names: Any) -> HttpResponse:
    return HttpResponse(render_to_string("embed/card.html", {"book": book, **names}, request), headers=ANYWHERE)


@reads
def oembed(request: HttpRequest) -> HttpResponse:
    """oEmbed 1.0 for the address of a rule or a ruling: https://oembed.com/."""
    if request.GET.get("format", "json") != "json":
        return HttpResponse(status=501)
    path = _path(request, request.GET.get("url", ""))
    with translation.override(languages.of_path(path)):  # the card speaks as the page does
        title, card = _found(path)
    width = _at_most(request, "maxwidth", WIDTH, LEAST_WIDTH)
    height = _at_most(request, "maxheight", HEIGHT, LEAST_HEIGHT)
    source = request.build_absolute_uri(card)
    html = (
        f'<iframe src="{escape(source)}" title="{escape(title)}" width="{width}" height="{height}" loading="lazy" '
        'style="border:0;max-width:100%" referrerpolicy="no-referrer"></iframe>'
    )
    told = {
        "version": "1.0", "type": "rich", "title": title, "provider_name": "Arbitr",
        "provider_url": request.build_absolute_uri("/"), "width": width, "height": height, "html": html,
    }  # fmt: skip
    headers = {"Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin"}
    return JsonResponse(told, json_dumps_params={"ensure_ascii": False}, headers=headers)


def _path(request: HttpRequest, url: str) -> str:
    """The path of an address of ours. Raises Http404 for any other."""
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise Http404 from error
    if parts.scheme not in ("http", "https") or parts.netloc != request.get_host():
        raise Http404
    return parts.path


def _found(path: str) -> tuple[str, str]:
    """What a page is called, and the path of its card. Raises Http404 for a page that has none."""
    try:
        match = resolve(path)
    except Resolver404 as error:
        raise Http404 from error
    if match.view_name == "web:rule":
        title = str(found(selectors.rule_get, **match.kwargs).rule)
    elif match.view_name == "web:ruling":
        title = str(found(selectors.ruling_get_public, **match.kwargs).ruling)
    else:
        raise Http404
    return title, reverse(CARDS[match.view_name], kwargs=match.kwargs)


def _at_most(request: HttpRequest, name: str, usual: int, least: int) -> int:
    """A size, as large as usual or as their page allows."""
    asked = request.GET.get(name, "")
    return max(least, min(usual, int(asked))) if asked.isascii() and asked.isdigit() and len(asked) < 6 else usual
