"""The vocabulary documents itself: what the engine reads is what the page lists."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from rulings import table as desk

from ._shared import reads


@reads
def vocabularies(request: HttpRequest) -> HttpResponse:
    return render(request, "vocabulary/vocabularies.html", {"games": desk.table_games()})


@reads
def vocabulary(request: HttpRequest, game: str) -> HttpResponse:
    try:
        groups = desk.table_vocabulary(game)
    except KeyError as error:
        raise Http404 from error
    names = {"title": desk.table_games()[game], "groups": groups}
    return render(request, "vocabulary/vocabulary.html", names)
