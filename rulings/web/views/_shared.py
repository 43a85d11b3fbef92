"""What the views have in common: who may ask how, what is not found, filters and pages of lists."""

from collections.abc import Callable
from functools import wraps
from http import HTTPStatus
from typing import Any, NamedTuple, TypeVar

from django.core.exceptions import ObjectDoesNotExist
from django.core.paginator import Page, Paginator
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse

from rulings.clients import must_wait
from rulings.web.errors import error_page

View = Callable[..., HttpResponse]
Found = TypeVar("Found")


def allow(*methods: str) -> Callable[[View], View]:
    """Let a view answer some methods; the others get a page that says so."""

    def decorate(view: View) -> View:
        @wraps(view)
        def answer(request: HttpRequest, *args: Any, **names: Any) -> HttpResponse:
            if request.method in methods:
                return view(request, *args, **names)
            refusal = error_page(request, HTTPStatus.METHOD_NOT_ALLOWED)
            refusal["Allow"] = ", ".join(methods)
            return refusal

        return answer

    return decorate


reads = allow("GET", "HEAD")


def too_often(request: HttpRequest, scope: str) -> HttpResponse | None:
    """Counts a request; the page that says to wait, for a client who asks more often a minute than the rate of a scope allows."""
    if not (wait := must_wait(request, scope)):
        return None
    refusal = error_page(request, HTTPStatus.TOO_MANY_REQUESTS)
    refusal["Retry-After"], refusal["Cache-Control"] = str(wait), "no-store"
    return refusal


def found(selector: Callable[..., Found], **names: Any) -> Found:
    """What a selector finds, or the page that says there is no such thing."""
    try:
        return selector(**names)
    except ObjectDoesNotExist as error:
        raise Http404 from error


class Filter(NamedTuple):
    """A choice above a list; a value that is not among its choices counts as none."""

    name: str
    label: str
    choices: list[tuple[str, str]]
    value: str
    typed: bool = False
    """Whether it is typed, with the choices as hints: there are too many of them to pick from."""

    @classmethod
    def asked(
        cls, request: HttpRequest, name: str, label: str, choices: list[tuple[str, str]], *, typed: bool = False
    ) -> "Filter":
        value = request.GET.get(name, "").strip()
        if typed:  # „7.12 Při shodě…“, as a browser fills it in, means 7.12
            value = value.partition(" ")[0]
        return cls(name, label, choices, value if value in dict(choices) else "", typed)


def page_of(request: HttpRequest, rows: QuerySet[Any] | list[Any], size: int = 50) -> Page:
    """The page of a list that was asked for; one out of range is the nearest there is."""
    return Paginator(rows, size).get_page(request.GET.get("strana"))
