"""The pages for what went wrong, in Czech. Nothing here may fail: no query, no session, no template tag of ours."""

from http import HTTPStatus
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.translation import gettext_lazy as _

WORDS = {
    HTTPStatus.BAD_REQUEST: (_("Tomu nerozumím"), _("Adresa nebo to, co přišlo s ní, se nedá přečíst.")),
    HTTPStatus.FORBIDDEN: (_("Sem nesmíte"), _("Na tuto stránku nemáte oprávnění, nebo formulář mezitím vypršel.")),
    HTTPStatus.NOT_FOUND: (_("To tu není"), _("Pravidlo, karta ani stránka s touto adresou neexistuje. Zkuste ji najít.")),
    HTTPStatus.METHOD_NOT_ALLOWED: (_("Takhle ne"), _("Tato adresa takový požadavek nepřijímá.")),
    HTTPStatus.INTERNAL_SERVER_ERROR: (_("Něco se nám rozbilo"), _("Chyba je na naší straně. Zkuste to za chvíli znovu.")),
}


def error_page(status: HTTPStatus) -> HttpResponse:
    """The page of one status."""
    title, detail = WORDS[status]
    page = render_to_string("error.html", {"status": int(status), "title": title, "detail": detail})
    return HttpResponse(page, status=status)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return error_page(HTTPStatus.BAD_REQUEST)


def forbidden(request: HttpRequest, exception: Exception | None = None, reason: str = "") -> HttpResponse:
    return error_page(HTTPStatus.FORBIDDEN)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return error_page(HTTPStatus.NOT_FOUND)


def broken(request: HttpRequest, *args: Any) -> HttpResponse:
    return error_page(HTTPStatus.INTERNAL_SERVER_ERROR)
