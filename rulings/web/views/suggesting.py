"""What may be meant by the question so far, for the page and for the browser's own search box (OpenSearch)."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import condition

from rulings.addresses import address
from rulings.finding import suggestions
from rulings.search.base import MAX_QUERY
from rulings.search.door import wanted_stamp

from ._shared import reads, too_often

TYPE = "application/x-suggestions+json"
FRESH = 300
"""Seconds for which a browser need not ask again."""


def _tag(request: HttpRequest) -> str:
    return f'"{wanted_stamp()}"'


@reads
@cache_control(public=True, max_age=FRESH)
@condition(etag_func=_tag)
def suggest(request: HttpRequest) -> HttpResponse:
    """The text as typed, then titles, descriptions and addresses, in the form that browsers agreed on."""
    if refusal := too_often(request, "suggest"):
        return refusal
    q = request.GET.get("q", "").replace("\0", " ")[:MAX_QUERY]
    found = suggestions(text=q, book=request.GET.get("kniha", ""))
    urls = [request.build_absolute_uri(address(one.kind, one.book, one.name)) for one in found]
    told = [q, [one.title for one in found], [one.where for one in found], urls]
    return JsonResponse(told, safe=False, content_type=TYPE, json_dumps_params={"ensure_ascii": False})


@reads
@cache_control(public=True, max_age=24 * 3600)
def opensearch(request: HttpRequest) -> HttpResponse:
    """The description by which a browser takes the site among its search engines."""
    return render(request, "search/opensearch.xml", content_type="application/opensearchdescription+xml")
