"""Which voice speaks when no view was reached or one fell: the API's or the pages'."""

import logging
from collections.abc import Callable
from http import HTTPStatus

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse

from rulings.api.errors import UNREADABLE, plain_problem
from rulings.web.errors import error_page

logger = logging.getLogger("rulings.database")


def _answer(status: HTTPStatus) -> Callable[..., HttpResponse]:
    def answer(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
        meant = HTTPStatus.REQUEST_ENTITY_TOO_LARGE if isinstance(exception, RequestDataTooBig) else status
        if request.path.startswith("/api/"):
            return plain_problem(request, meant)
        return error_page(request, meant)

    return answer


bad_request = _answer(HTTPStatus.BAD_REQUEST)
forbidden = _answer(HTTPStatus.FORBIDDEN)
not_found = _answer(HTTPStatus.NOT_FOUND)
broken = _answer(HTTPStatus.INTERNAL_SERVER_ERROR)


LONGEST_ADDRESS = 4_000
"""Characters of an address with its question: what any server takes. Gunicorn takes twice that, so that we can say so."""


def bounded(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: an address longer than any we give is refused in our own words."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if len(request.META.get("QUERY_STRING", "")) + len(request.path) > LONGEST_ADDRESS:
            return _answer(HTTPStatus.REQUEST_URI_TOO_LONG)(request)
        return get_response(request)

    return middleware


def unreadable(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: a database that cannot be read is no fault of the page, and the page says what to do."""

    def middleware(request: HttpRequest) -> HttpResponse:
        return get_response(request)

    def process_exception(request: HttpRequest, error: Exception) -> HttpResponse | None:
        if type(error) not in UNREADABLE:
            return None
        logger.error("the database cannot be read: %s", error)
        return _answer(HTTPStatus.SERVICE_UNAVAILABLE)(request)

    middleware.process_exception = process_exception
    return middleware
