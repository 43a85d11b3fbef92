"""In which language an answer is given, and what it says of that."""

from collections.abc import Callable
from http import HTTPStatus

from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers

from rulings import languages

TOLD = ("text/html", "application/json", "application/problem+json", "application/vnd.oai.openapi")


def speaking(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: activate the language of the request, and say which the answer is in.

    Django's own (LocaleMiddleware) would say of every Czech page that it varies by `Accept-Language`; here the address of a page
    is enough, and only the API varies. An English answer that carries content, which is Czech, is told to be in both.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        language = languages.spoken(request.path_info, request.headers.get("Accept-Language", ""))
        with translation.override(language):
            response = get_response(request)
        if request.path_info.startswith(languages.API):
            patch_vary_headers(response, ["Accept-Language"])
        if response.headers.get("Content-Type", "").startswith(TOLD):
            whole = language == languages.CONTENT or response.status_code >= HTTPStatus.BAD_REQUEST
            response.headers.setdefault("Content-Language", language if whole else f"{language}, {languages.CONTENT}")
        return response

    return middleware
