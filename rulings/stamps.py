"""The state of what is shown, as one word: it changes when a page may have changed."""

import hashlib
from functools import cache
from pathlib import Path

from django.conf import settings
from django.db import connection

# Every answer asks these, so they are asked as they stand: by the models the same rows cost ten times as much.
LOADED = "SELECT slug, content_hash FROM rulings_rulebook ORDER BY slug"
WRITTEN = "SELECT id, status, content_hash FROM rulings_ruling WHERE origin = 'site' ORDER BY id"
PLAYED = "SELECT (SELECT MAX(made) FROM rulings_verdict), (SELECT COUNT(*) FROM rulings_verdict)"


def stamp_of(*questions: str, more: object = None) -> str:
    """The rows that questions of SQL find now, and what else there is to it, as one word."""
    found = []
    with connection.cursor() as cursor:
        for question in questions:
            cursor.execute(question)
            found.append(cursor.fetchall())
    return hashlib.sha256(repr((found, more)).encode()).hexdigest()[:32]


def content_stamp() -> str:
    """Changes when anything shown may have changed: for ETags and for the search index."""
    return stamp_of(LOADED, PLAYED, WRITTEN)


def shown_stamp() -> str:
    """Changes when any stored page may have changed: the content, or the code and the templates that show it."""
    try:
        return hashlib.sha256(f"{content_stamp()} {_code_stamp()}".encode()).hexdigest()[:32]
    finally:
        if not connection.in_atomic_block:
            connection.close()  # whoever asks may stand outside every request


@cache
def _code_stamp() -> str:
    """The hash of all that makes a page, as it was when this process began."""
    hasher = hashlib.sha256(settings.SECRET_KEY.encode())
    folders = [Path(settings.BASE_DIR) / name for name in ("rulings", "glossary", "templates", "locale")]
    for path in sorted(path for folder in folders for path in folder.rglob("*.*") if path.suffix != ".pyc"):
        hasher.update(str(path).encode() + b"\0" + path.read_bytes())
    manifest = Path(settings.STATIC_ROOT) / "staticfiles.json"
    hasher.update(manifest.read_bytes() if manifest.is_file() else b"")
    return hasher.hexdigest()
