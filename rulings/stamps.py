"""The state of what is shown, as one word: it changes when a page may have changed."""

import hashlib
from functools import cache
from pathlib import Path

from django.conf import settings
from django.db import connection

from rulings.models.state import LOADED, PLAYED, WRITTEN, Believed, stamp_of


def content_stamp() -> str:
    """Changes when anything shown may have changed: for ETags and for the search index."""
    return stamp_of(LOADED, PLAYED, WRITTEN)


believed_stamp = Believed(content_stamp)


def shown_stamp() -> str:
    """Changes when any stored page may have changed: the content, or the code and the templates that show it."""
    try:
        return hashlib.sha256(f"{content_stamp()} {_code_stamp()}".encode()).hexdigest()[:32]
    finally:
        if not connection.in_atomic_block:
            connection.close()  # whoever asks may stand outside every request


def kept_stamp() -> str:
    """Changes when what a browser has kept is out of date: the content or the code, but not that a situation has been played."""
    return hashlib.sha256(f"{stamp_of(LOADED, WRITTEN)} {_code_stamp()}".encode()).hexdigest()[:32]


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
