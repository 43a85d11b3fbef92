"""The pages for what went wrong. Nothing here may fail: no query, no session, no address that must be resolved."""

from http import HTTPStatus

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from rulings import languages

WORDS = {
    HTTPStatus.BAD_REQUEST: (_("Tomu nerozumím"), _("Adresa nebo to, co přišlo s ní, se nedá přečíst.")),
    HTTPStatus.FORBIDDEN: (_("Sem nesmíte"), _("Na tuto stránku nemáte oprávnění, nebo formulář mezitím vypršel.")),
    HTTPStatus.NOT_FOUND: (_("To tu není"), _("Pravidlo, karta ani stránka s touto adresou neexistuje. Zkuste ji najít.")),
    HTTPStatus.METHOD_NOT_ALLOWED: (_("Takhle ne"), _("Tato adresa takový požadavek nepřijímá.")),
    HTTPStatus.REQUEST_URI_TOO_LONG: (_("To je moc"), _("Adresa je delší, než jakou kdy dáváme; něco se k ní přilepilo.")),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: (_("To je moc"), _("Poslali jste víc textu, než kolik situace může mít.")),
    HTTPStatus.TOO_MANY_REQUESTS: (_("To je moc"), _("Za poslední minutu jste toho chtěli mnoho. Zkuste to za chvíli znovu.")),
    HTTPStatus.SERVICE_UNAVAILABLE: (
        _("Teď to nejde"),
        _("Data nelze přečíst. Správci řekne příkaz manage.py prepare, co s tím; vy to zkuste za chvíli znovu."),
    ),
    HTTPStatus.INTERNAL_SERVER_ERROR: (_("Něco se nám rozbilo"), _("Chyba je na naší straně. Zkuste to za chvíli znovu.")),
}


LONGEST_LINK = 1_000
"""Characters of an address that is worth saying again in another language; of a longer one the home page is linked."""


def error_page(request: HttpRequest, status: HTTPStatus) -> HttpResponse:
    """The page of one status, in the language of the address that was asked for."""
    title, detail = WORDS[status]
    names = {"status": int(status), "title": title, "detail": detail, "others": _in_other_languages(request)}
    return HttpResponse(render_to_string("error.html", names), status=status)


def _in_other_languages(request: HttpRequest) -> list[dict[str, str]]:
    asked = request.get_full_path()
    path = asked if len(asked) <= LONGEST_LINK else "/"
    here = get_language() or languages.CONTENT
    others = {code: name for code, name in languages.NAMES.items() if code != here}
    return [{"code": code, "name": name, "url": languages.path_in(path, code)} for code, name in others.items()]
