"""The site as something installed: its manifest, its service worker, and what that keeps for places without a network."""

import json
from pathlib import Path

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _

import rulings
from rulings import languages, selectors
from rulings.pocket import engine_name, python_version
from rulings.stamps import kept_stamp
from rulings.web.offline import labels, offline_book

from ._shared import found, reads

DRESS = ("css/site.css", "css/play.css", "icon.svg")
CUTS = ("serif-normal", "serif-italic", "sans-normal")
FACES = tuple(f"fonts/arbitr-{cut}.woff2" for cut in CUTS)
PATIENCE = {"seen": 4_000, "page": 12_000, "played": 45_000, "file": 15_000, "book": 60_000}
"""Milliseconds after which the worker waits no more: for a page that it has in memory, for one that it has not, for one on which
a situation is played first, for a file of the dress, for a whole rulebook."""
SCRIPTS = Path(rulings.__file__).parent / "static" / "rulings"


def _shell() -> list[str]:
    """The files that any page needs: dress, faces, and every script of ours (but the worker that keeps them)."""
    scripts = sorted(path.relative_to(SCRIPTS).as_posix() for path in SCRIPTS.rglob("js/**/*.js"))
    return [static(f"rulings/{name}") for name in (*DRESS, *FACES, *scripts) if name != "js/worker.js"]


@reads
def manifest(request: HttpRequest) -> HttpResponse:
    """What a system needs to install the site (W3C Web Application Manifest)."""
    icons = [(static(f"rulings/icon-{size}.png"), f"{size}x{size}", "image/png") for size in (192, 512)]
    told = {
        "name": _("Arbitr, pravidla her"),
        "short_name": "Arbitr",
        "description": _("Pravidla her česky, s čísly, odkazy a důkazem u každého výkladu."),
        "lang": get_language(),
        "start_url": reverse("web:home"),
        "scope": "/",
        "display": "standalone",
        "background_color": "#fbf9f4",
        "theme_color": "#7d2230",
        "icons": [
            *({"src": src, "sizes": sizes, "type": kind, "purpose": "any maskable"} for src, sizes, kind in icons),
            {"src": static("rulings/icon.svg"), "sizes": "any", "type": "image/svg+xml"},
        ],
        "shortcuts": [
            {"name": _("Stůl"), "url": reverse("web:table")},
            {"name": _("Hledat"), "url": reverse("web:search")},
        ],
    }
    return JsonResponse(told, content_type="application/manifest+json", json_dumps_params={"ensure_ascii": False})


@reads
def worker(request: HttpRequest) -> HttpResponse:
    """The service worker: what is to be kept of this state of the content, and the script that keeps it."""
    books = selectors.rulebook_titles()
    kept = {
        "stamp": kept_stamp(),
        "shell": _shell(),
        "pages": languages.everywhere(*(reverse(f"web:{name}") for name in ("home", "table", "away"))),
        "away": {f"{languages.prefix(code)}/": languages.path_in(reverse("web:away"), code) for code in languages.NAMES},
        "books": [reverse("files:offline_book", args=[book.slug]) for book in books],
        "engine": {"name": f"{engine_name()}-{python_version()}", "places": ["/motor/", settings.POCKET_URL]},
        "static": static(""),
        "patience": PATIENCE | {"slow": languages.everywhere(reverse("web:table"))},
    }
    script = f"self.ARBITR = {json.dumps(kept)};\nimportScripts({json.dumps(static('rulings/js/worker.js'))});\n"
    return HttpResponse(script, content_type="text/javascript; charset=utf-8")


@reads
def away(request: HttpRequest) -> HttpResponse:
    """What the service worker shows in the place of a page that it cannot fetch."""
    return render(request, "offline/away.html", {"books": selectors.rulebook_titles(), "labels": labels()})


@reads
def book(request: HttpRequest, book: str) -> HttpResponse:
    """A whole rulebook as data."""
    row = found(selectors.rulebook_get, slug=book)
    return JsonResponse(offline_book(row), json_dumps_params={"ensure_ascii": False, "separators": (",", ":")})
