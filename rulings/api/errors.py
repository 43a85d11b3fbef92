"""One shape for everything that goes wrong: problem details (RFC 9457) with a stable code and a Czech sentence."""

import logging
from http import HTTPStatus
from typing import Any

from django.core.exceptions import ObjectDoesNotExist, PermissionDenied, RequestDataTooBig
from django.db import DatabaseError, InterfaceError, OperationalError
from django.http import Http404, HttpRequest, JsonResponse, UnreadablePostError
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from rest_framework import exceptions, status
from rest_framework.response import Response
from rest_framework.views import set_rollback

from rulings.thinking import door

CONTENT_TYPE = "application/problem+json"
logger = logging.getLogger("rulings.api")

TITLES = {
    "invalid": gettext_lazy("Požadavek není správně vyplněný."),
    "unreadable": gettext_lazy("Tělo požadavku nelze přečíst."),
    "request-timeout": gettext_lazy("Požadavek nedorazil celý."),
    "not-authenticated": gettext_lazy("Nejdřív se přihlaste."),
    "forbidden": gettext_lazy("Na to nemáte oprávnění."),
    "not-found": gettext_lazy("Taková věc tu není."),
    "cursor-expired": gettext_lazy("Obsah se mezitím změnil; začněte procházet znovu."),
    "method-not-allowed": gettext_lazy("Tato adresa takový požadavek nepřijímá."),
    "not-acceptable": gettext_lazy("V takové podobě odpovědět neumíme."),
    "address-too-long": gettext_lazy("Adresa je příliš dlouhá."),
    "too-large": gettext_lazy("Požadavek je příliš velký."),
    "unsupported-media-type": gettext_lazy("Takovému typu obsahu nerozumíme."),
    "throttled": gettext_lazy("Příliš mnoho požadavků."),
    "share-used": gettext_lazy("Několik vašich situací se ještě hraje."),
    "too-heavy": gettext_lazy("Na tuto situaci nestačí, co jedna smí spotřebovat."),
    "busy": gettext_lazy("Právě se hraje příliš mnoho situací."),
    "unavailable": gettext_lazy("Data teď nelze přečíst."),
    "broken": gettext_lazy("Chyba je na naší straně."),
}
"""Every code there is. Codes are part of the API: they never change their meaning."""

ADVICE = {
    "invalid": gettext_lazy("Co je špatně a kde, říká pole errors; opravte to a pošlete znovu."),
    "unreadable": gettext_lazy("Pošlete platný JSON v UTF-8."),
    "request-timeout": gettext_lazy("Pošlete celý požadavek najednou."),
    "not-authenticated": gettext_lazy("Čtení přihlášení nechce; psát smí jen redakce."),
    "forbidden": gettext_lazy("Čtení je volné všem; psát smí jen redakce."),
    "not-found": gettext_lazy("Zkontrolujte adresu; co tu je, vypíše /api/v1/."),
    "cursor-expired": gettext_lazy("Začněte s prázdným parametrem cursor."),
    "method-not-allowed": gettext_lazy("Které požadavky přijímá, říká hlavička Allow."),
    "not-acceptable": gettext_lazy("Odpovídáme v JSON; v hlavičce Accept ho povolte."),
    "address-too-long": gettext_lazy("Pošlete otázku v těle požadavku POST, nebo ji zkraťte."),
    "too-large": gettext_lazy("Zkraťte text; meze jsou v popisu rozhraní."),
    "unsupported-media-type": gettext_lazy("Pošlete tělo jako application/json."),
    "throttled": gettext_lazy("Počkejte, jak dlouho říká hlavička Retry-After."),
    "share-used": gettext_lazy("Počkejte, až se některá dohraje; jak dlouho, říká hlavička Retry-After."),
    "too-heavy": gettext_lazy("Zjednodušte ji: méně karet, kratší věty, méně řádků tabulky."),
    "busy": gettext_lazy("Počkejte, jak dlouho říká hlavička Retry-After."),
    "unavailable": gettext_lazy("Správci řekne příkaz manage.py prepare, co s tím."),
    "broken": gettext_lazy("Zkuste to později; správce o chybě ví ze záznamu."),
}
"""What to do about each; said where an error has no sentence of its own."""

CODES: dict[type[exceptions.APIException], str] = {
    exceptions.ValidationError: "invalid",
    exceptions.ParseError: "unreadable",
    exceptions.AuthenticationFailed: "not-authenticated",
    exceptions.NotAuthenticated: "not-authenticated",
    exceptions.PermissionDenied: "forbidden",
    exceptions.NotFound: "not-found",
    exceptions.MethodNotAllowed: "method-not-allowed",
    exceptions.NotAcceptable: "not-acceptable",
    exceptions.UnsupportedMediaType: "unsupported-media-type",
    exceptions.Throttled: "throttled",
}
BY_STATUS = {
    HTTPStatus.BAD_REQUEST: "invalid",
    HTTPStatus.FORBIDDEN: "forbidden",
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
    HTTPStatus.REQUEST_URI_TOO_LONG: "address-too-long",
    HTTPStatus.INTERNAL_SERVER_ERROR: "broken",
    HTTPStatus.SERVICE_UNAVAILABLE: "unavailable",
}


UNREADABLE = (OperationalError, DatabaseError, InterfaceError)
"""What a database that is missing, damaged or away raises; their more special kinds are faults of ours."""


class ShareUsed(exceptions.Throttled):
    """One client has as many situations in play as one may have."""

    code = "share-used"


class Overloaded(exceptions.APIException):
    """So many situations wait that another would wait too long."""

    status_code = status.HTTP_503_SERVICE_UNAVAILABLE
    code = "busy"

    def __init__(self, wait: float) -> None:
        super().__init__(TITLES["busy"])
        self.wait = wait


class Unavailable(exceptions.APIException):
    """The database does not answer, or is damaged."""

    status_code = status.HTTP_503_SERVICE_UNAVAILABLE
    code = "unavailable"
    default_detail = ADVICE["unavailable"]
    wait = 60


class Heavy(exceptions.APIException):
    """A situation that needs more time or memory, or makes a longer answer, than one may."""

    status_code = status.HTTP_422_UNPROCESSABLE_ENTITY
    code = "too-heavy"
    default_detail = ADVICE["too-heavy"]


class Silent(exceptions.APIException):
    """Who began a request and sent no more of it, or went away; whoever listens at all is told so, and sent off."""

    status_code = status.HTTP_408_REQUEST_TIMEOUT
    code = "request-timeout"
    default_detail = ADVICE["request-timeout"]


class TooLarge(exceptions.APIException):
    """More bytes than a situation can have."""

    status_code = status.HTTP_413_REQUEST_ENTITY_TOO_LARGE
    code = "too-large"
    default_detail = ADVICE["too-large"]


def problem(code: str, status_code: int, detail: str = "", errors: Any = None) -> dict[str, Any]:
    """The body of an error; its type is the address at which the code is explained."""
    return {
        "type": reverse("api:problem", args=[code]),
        "title": str(TITLES[code]),
        "status": int(status_code),
        "detail": detail or str(ADVICE[code]),
        "code": code,
        "errors": errors or [],
    }


def handler(error: Exception, context: dict[str, Any]) -> Response:
    """DRF's exception handler: whatever a view raises becomes a problem."""
    raised = _as_api_exception(error)
    set_rollback()
    if raised is None:
        logger.error("unexpected error in the API", exc_info=error)
        return _response(problem("broken", 500), 500)
    code = getattr(raised, "code", None) or CODES.get(type(raised), "invalid")
    errors = list(_flat(raised.detail)) if code == "invalid" else []
    return _response(problem(code, raised.status_code, _detail(raised, code), errors), raised.status_code, _headers(raised))


def _as_api_exception(error: Exception) -> exceptions.APIException | None:
    if isinstance(error, Http404 | ObjectDoesNotExist):
        return exceptions.NotFound(str(ADVICE["not-found"]))
    if isinstance(error, PermissionDenied):
        return exceptions.PermissionDenied()
    if isinstance(error, RequestDataTooBig):
        return TooLarge()
    if isinstance(error, UnreadablePostError):
        return Silent()
    if type(error) in UNREADABLE:
        logger.error("the database cannot be read: %s", error)
        return Unavailable()
    if isinstance(error, door.Refused):
        return ShareUsed(error.wait) if isinstance(error, door.ShareUsed) else Overloaded(error.wait)
    if isinstance(error, door.TooHeavy):
        return Heavy()
    return error if isinstance(error, exceptions.APIException) else None


def _detail(raised: exceptions.APIException, code: str) -> str:
    """The sentence: the exception's own, where it is for people."""
    if getattr(raised, "wait", None) and code != "unavailable":
        return _("Zkuste to znovu za %d s.") % max(1, round(raised.wait))
    if code in ("too-large", "too-heavy", "not-found", "unreadable", "unavailable"):
        return str(raised.detail)
    return ""


def _headers(raised: exceptions.APIException) -> dict[str, str]:
    wait = getattr(raised, "wait", None)
    return {"Retry-After": str(max(1, round(wait)))} if wait else {}


def _flat(detail: Any, field: str = "") -> Any:
    """Errors field by field, however deep they stand."""
    if isinstance(detail, dict):
        for name, inner in detail.items():
            yield from _flat(inner, f"{field}.{name}".strip("."))
    elif isinstance(detail, list | tuple):
        for inner in detail:
            yield from _flat(inner, field)
    else:
        yield {"field": field, "code": str(getattr(detail, "code", "invalid")), "detail": str(detail)}


def _response(body: dict[str, Any], status_code: int, headers: dict[str, str] | None = None) -> Response:
    return Response(body, status=status_code, headers=headers, content_type=CONTENT_TYPE)


def plain_problem(request: HttpRequest, status_code: int, code: str = "") -> JsonResponse:
    """The same shape where no view of the API was reached: an unknown address, a body that is too large."""
    body = problem(code or BY_STATUS[HTTPStatus(status_code)], status_code)
    unicode_ = {"ensure_ascii": False}
    return JsonResponse(body, status=status_code, content_type=CONTENT_TYPE, json_dumps_params=unicode_)
