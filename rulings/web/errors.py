"""The pages for what went wrong, in Czech. Nothing here may fail: no query, no session, no template tag of ours."""

from http import HTTPStatus

from django.http import HttpResponse
from django.template.loader import render_to_string
from django.utils.translation import gettext_lazy as _

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


def error_page(status: HTTPStatus) -> HttpResponse:
    """The page of one status."""
    title, detail = WORDS[status]
    page = render_to_string("error.html", {"status": int(status), "title": title, "detail": detail})
    return HttpResponse(page, status=status)
