"""Headers, cookies and the content security policy: what a browser is told, in one readable place."""

from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest, HttpResponse

from rulings import languages

# Nothing from elsewhere, nothing inline: every script, style and font is a file of ours.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
READ = {"Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "ETag, Link, Retry-After"}
"""What anybody's page may read: answers of the API."""

ANEW = languages.everywhere("/stul/", "/hledat/")
"""Pages that answer each time anew, for whoever asks."""


def policy(**changes: str) -> str:
    """The policy as a header; ``script_src="…"`` puts another line in the place of ours."""
    told = POLICY | {what.replace("_", "-"): where for what, where in changes.items()}
    return "; ".join(f"{what} {where}" for what, where in told.items())


WASM_POLICY = policy(script_src="'self' 'wasm-unsafe-eval'")
"""A worker has a policy of its own: that of the engine in the browser may run WebAssembly; no page may."""
HEADERS = {
    "Content-Security-Policy": policy(),
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
PARTS = ("text/css", "text/javascript", "font/")
"""Files that are only ever a part of a page, whose own policy holds for them."""
A_YEAR = 365 * 24 * 60 * 60

LEAST_KEY, LEAST_SIGNS = 40, 10

ALWAYS = {
    "SECURE_CONTENT_TYPE_NOSNIFF": True,
    "SECURE_REFERRER_POLICY": "same-origin",
    "SECURE_CROSS_ORIGIN_OPENER_POLICY": "same-origin",
    "X_FRAME_OPTIONS": "DENY",
    "SESSION_COOKIE_HTTPONLY": True,
    "SESSION_COOKIE_SAMESITE": "Lax",
    "CSRF_COOKIE_SAMESITE": "Lax",
}
# On 127.0.0.1 there is no TLS, so these hold only when the site stands in public.
IN_PUBLIC = {
    "SECURE_SSL_REDIRECT": True,
    "SECURE_HSTS_SECONDS": A_YEAR,
    "SECURE_HSTS_INCLUDE_SUBDOMAINS": True,
    "SECURE_HSTS_PRELOAD": True,
    "SESSION_COOKIE_SECURE": True,
    "CSRF_COOKIE_SECURE": True,
    # A browser takes such a name only from this very host, over TLS.
    "SESSION_COOKIE_NAME": "__Host-sessionid",
    "CSRF_COOKIE_NAME": "__Host-csrftoken",
}


def demand_safe(secret: str, hosts: list[str], *, debug: bool) -> None:
    """Refuse to stand in public with what is not fit for it."""
    if debug:
        raise ImproperlyConfigured("ARBITR_PRODUCTION a ARBITR_DEBUG nesmějí platit zároveň: vypněte ARBITR_DEBUG.")
    if not hosts:
        raise ImproperlyConfigured("ARBITR_PRODUCTION potřebuje ARBITR_HOSTS: jména, pod nimiž web odpovídá.")
    if any("*" in host or host == "." for host in hosts):
        raise ImproperlyConfigured("ARBITR_HOSTS=* pustí na veřejný web každé jméno: vyjmenujte ta, pod nimiž odpovídá.")
    if len(secret) < LEAST_KEY or len(set(secret)) < LEAST_SIGNS:
        raise ImproperlyConfigured(
            f"ARBITR_SECRET_KEY je pro veřejný web slabý: čekám aspoň {LEAST_KEY} znaků, z toho {LEAST_SIGNS} různých. "
            "Bez něj si web klíč vyrobí sám."
        )


def headers(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: add our headers unless a view has set its own."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        api = request.path.startswith("/api/")
        part = request.path.startswith(settings.STATIC_URL) and response.headers.get("Content-Type", "").startswith(PARTS)
        for name, value in {} if part else HEADERS.items():
            response.headers.setdefault(name, value)
        response.headers.setdefault("Cross-Origin-Resource-Policy", "cross-origin" if api else "same-origin")
        if api and request.method in ("GET", "HEAD"):
            for name, value in READ.items():
                response.headers.setdefault(name, value)
        if request.method in ("GET", "HEAD"):  # shown from a cache only when we say that it is still so
            private = request.path.startswith(("/admin", *ANEW))
            response.headers.setdefault("Cache-Control", "private, no-cache" if private else "public, no-cache")
        return response

    return middleware
