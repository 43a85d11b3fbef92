"""What programs ask a site for by custom: what they may read, and where a fault in its security is told."""

import datetime

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.templatetags.static import static
from django.utils import timezone
from django.views.decorators.http import require_safe

from rulings import languages

from .security import ANEW

PLAIN = "text/plain; charset=utf-8"
VALID = datetime.timedelta(days=180)


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """All may be read but what is made anew for every question."""
    addresses = (*ANEW, *languages.everywhere("/bez-site/"), "/api/v1/check/")
    kept_out = "".join(f"Disallow: {address}\n" for address in addresses)
    where = request.build_absolute_uri("/sitemap.xml")
    return HttpResponse(f"User-agent: *\n{kept_out}\nSitemap: {where}\n", content_type=PLAIN)


@require_safe
def icon(request: HttpRequest) -> HttpResponse:
    """The icon for those who ask by custom and read no page."""
    return HttpResponseRedirect(static("rulings/favicon.ico"))


@require_safe
def security_txt(request: HttpRequest) -> HttpResponse:
    """RFC 9116; where nobody has said whom to tell, there is none."""
    if not settings.CONTACT:
        raise Http404
    until = (timezone.now() + VALID).strftime("%Y-%m-%dT00:00:00Z")
    here = request.build_absolute_uri()
    told = f"Contact: {settings.CONTACT}\nExpires: {until}\nPreferred-Languages: cs, en\nCanonical: {here}\n"
    return HttpResponse(told, content_type=PLAIN)
