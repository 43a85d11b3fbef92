"""Headers, cookies and the content security policy: what a browser is told, in one readable place."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

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
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in POLICY.items()),
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
A_YEAR = 365 * 24 * 60 * 60

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
}


def headers(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: add our headers unless a view has set its own."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        api = request.path.startswith("/api/")
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        response.headers.setdefault("Cross-Origin-Resource-Policy", "cross-origin" if api else "same-origin")
        if api and request.method in ("GET", "HEAD"):
            for name, value in READ.items():
                response.headers.setdefault(name, value)
        if request.method in ("GET", "HEAD"):  # shown from a cache only when we say that it is still so
            private = request.path.startswith(("/admin", "/stul/", "/hledat/"))
            response.headers.setdefault("Cache-Control", "private, no-cache" if private else "public, no-cache")
        return response

    return middleware
