"""The engine for a browser: the same Python, packed, with the card lists; Pyodide runs it in a worker of the page.

The table so works without a network, and costs the server nothing. The server stays the authority: receipts are its own.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import gherkin
import typing_extensions

import rulings

ROOT = Path(rulings.__file__).parent
ASKED = ("__init__.py", "thinking/__init__.py", "thinking/ask.py")
"""What is packed beside the engine: the question and its answer."""
LEFT = {"__pycache__", "__main__.py"}
EPOCH = (1980, 1, 1, 0, 0, 0)


def _files() -> Iterator[tuple[str, Path]]:
    for name in ASKED:
        yield f"rulings/{name}", ROOT / name
    yield "typing_extensions.py", Path(typing_extensions.__file__)
    for package, folder in (("rulings/engine", ROOT / "engine"), ("gherkin", Path(gherkin.__file__).parent)):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not LEFT & set(path.relative_to(folder).parts):
                yield f"{package}/{path.relative_to(folder).as_posix()}", path


@cache
def engine_zip() -> bytes:
    """The engine as an archive that Python can import from; the same bytes for the same files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in _files():
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return packed.getvalue()


def engine_name() -> str:
    """The hash of that archive: what was kept under another one is of another engine."""
    return hashlib.sha256(engine_zip()).hexdigest()[:16]


def python_folder(tools: Path) -> Path | None:
    """Where `make serve` put Pyodide, None where there was no npm to fetch it."""
    found = tools / "node_modules" / "pyodide"
    return found if (found / "pyodide.asm.wasm").is_file() else None


def python_version() -> str:
    """The version of Pyodide that is pinned."""
    pinned = json.loads((Path(__file__).parent / "package.json").read_text(encoding="utf-8"))
    return str(pinned["dependencies"]["pyodide"])
