"""The one door: which backend answers, when its index is rebuilt, and what a page or the API gets."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from django.conf import settings

from glossary.selectors import forms_of_terms
from rulings.models import Rulebook

from .base import Found
from .czech import VERSION as ANALYSER
from .czech import Analyser, fold
from .documents import SCHEMA, documents
from .parse import parse
from .snippet import snippet
from .whoosh_backend import WhooshBackend


def wanted_stamp() -> str:
    """What an index must have been built from to be true: content, analyser and schema."""
    from rulings.models import Ruling

    books = list(Rulebook.objects.order_by("slug").values_list("slug", "content_hash"))
    site = list(Ruling.objects.filter(origin="site").order_by("pk").values_list("pk", "status", "content_hash"))
    return hashlib.sha256(repr((books, site, ANALYSER, SCHEMA)).encode()).hexdigest()[:32]


@lru_cache(maxsize=2)
def _backend(stamp: str) -> WhooshBackend:
    return WhooshBackend(settings.INDEX_DIR / "whoosh", Analyser(forms_of_terms(fold)))


def get_backend() -> WhooshBackend:
    """The backend for the content as it is; its analyser knows the glossary's forms."""
    return _backend(wanted_stamp())


def refresh(*, force: bool = False) -> int | None:
    """Rebuild the index if it is not true to the content; how many documents, or None when it was."""
    backend, stamp = get_backend(), wanted_stamp()
    if not force and backend.stamp() == stamp:
        return None
    return backend.build(documents(), stamp)


def search(text: str, *, kind: str = "", book: str = "") -> tuple[Found, list[str]]:
    """The hits for what a person typed, and a snippet for each."""
    refresh()
    query = parse(text)
    if kind or book:
        query = type(query)(query.text, query.parts, query.number, kind or query.kind, book or query.book)
    backend = get_backend()
    found = backend.search(query)
    return found, [snippet(hit.document.body, query, backend.analyser) for hit in found.hits]
