"""Stored bytes: a page or an answer of the published content is made once for a state of the content, and handed out as it is.

This stands before Django: what is stored needs no request object, no query and no template. A stored answer is found by its
address in the memory of the process, then in the data folder, where all processes share it and where it outlives them; there it
is also read when the database cannot be. What is stored under one stamp is never shown under another, so a changed content is
swapped in whole.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import logging
import os
import shutil
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

logger = logging.getLogger("rulings.stored")
Headers = list[tuple[str, str]]
Environ = dict[str, Any]
Application = Callable[[Environ, Callable[..., Any]], Iterable[bytes]]

LOOK_EVERY = 1.0
"""Seconds for which a process believes that the content is as it was."""
MEMORY = 64 * 1024 * 1024
"""Bytes that one process keeps at hand."""
LONGEST = 2 * 1024 * 1024
"""Bytes of an answer that is worth storing."""
ZIPPED_FROM = 400
HOP = frozenset({"connection", "transfer-encoding", "content-length", "etag", "content-encoding", "date"})


@dataclass(frozen=True)
class Answer:
    """An answer as it goes out, plain and zipped, each with an ETag of its own bytes."""

    status: str
    headers: Headers
    plain: bytes
    zipped: bytes

    @classmethod
    def of(cls, status: str, headers: Headers, body: bytes) -> Answer:
        kept = [(name, value) for name, value in headers if name.lower() not in HOP]
        zipped = gzip.compress(body, 6, mtime=0) if len(body) >= ZIPPED_FROM else b""
        zipped = zipped if len(zipped) < len(body) else b""
        if zipped:
            vary = [one.strip() for name, value in kept if name.lower() == "vary" for one in value.split(",")]
            kept = [pair for pair in kept if pair[0].lower() != "vary"]
            kept.append(("Vary", ", ".join(dict.fromkeys([*vary, "Accept-Encoding"]))))
        return cls(status, kept, body, zipped)

    @property
    def size(self) -> int:
        return len(self.plain) + len(self.zipped) + 1_000

    def packed(self) -> bytes:
        head = json.dumps([self.status, self.headers, len(self.plain), len(self.zipped)]).encode()
        whole = len(head).to_bytes(4, "big") + head + self.plain + self.zipped
        return hashlib.sha256(whole).digest() + whole

    @classmethod
    def unpacked(cls, kept: bytes) -> Answer | None:
        """What was packed; None where a byte of it has changed."""
        whole = kept[32:]
        if hashlib.sha256(whole).digest() != kept[:32]:
            return None
        end = 4 + int.from_bytes(whole[:4], "big")
        status, headers, plain, zipped = json.loads(whole[4:end])
        return cls(status, [tuple(pair) for pair in headers], whole[end : end + plain], whole[end + plain : end + plain + zipped])


class Sent:
    """One form of an answer, with all its headers made."""

    __slots__ = ("body", "etag", "headers", "lean", "status")

    def __init__(self, answer: Answer, *, zipped: bool) -> None:
        self.status = answer.status
        self.body = answer.zipped if zipped else answer.plain
        self.etag = f'"{hashlib.sha256(self.body).hexdigest()[:24]}"'
        self.lean = [*answer.headers, ("ETag", self.etag)]
        self.headers = [*self.lean, ("Content-Length", str(len(self.body)))]
        if zipped:
            self.headers.append(("Content-Encoding", "gzip"))


class Shelf:
    """The stored answers of one state of the content: the latest at hand, all of them in a folder."""

    def __init__(self, folder: Path, stamp: str) -> None:
        self.stamp = stamp
        self.folder = folder / stamp
        self._at_hand: OrderedDict[str, tuple[Sent, Sent | None, int]] = OrderedDict()
        self._size = 0
        self._lock = threading.Lock()

    def get(self, key: str, *, zipped: bool) -> Sent | None:
        found = self._at_hand.get(key) or self._fetched(key)
        return None if found is None else (found[1] if zipped and found[1] else found[0])

    def _fetched(self, key: str) -> tuple[Sent, Sent | None, int] | None:
        try:
            answer = Answer.unpacked(self._path(key).read_bytes())
        except (OSError, ValueError):
            return None
        return self._keep(key, answer) if answer else None

    def put(self, key: str, answer: Answer, *, lasting: bool) -> None:
        self._keep(key, answer)
        if lasting:
            path = self._path(key)
            scratch = path.with_name(f"{path.name}.{os.getpid()}.{threading.get_ident()}")
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                scratch.write_bytes(answer.packed())
                os.replace(scratch, path)
            except OSError:  # a full or read-only disk: it is made again next time
                with suppress(OSError):
                    scratch.unlink(missing_ok=True)

    def _keep(self, key: str, answer: Answer) -> tuple[Sent, Sent | None, int]:
        made = (Sent(answer, zipped=False), Sent(answer, zipped=True) if answer.zipped else None, answer.size)
        with self._lock:
            if key not in self._at_hand:
                self._size += answer.size
            self._at_hand[key] = made
            while self._size > MEMORY:
                self._size -= self._at_hand.popitem(last=False)[1][2]
        return made

    def _path(self, key: str) -> Path:
        name = hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
        return self.folder / name[:2] / name[2:]


class Stored:
    """A WSGI application before another: hands out what is stored, and stores what the other says may be.

    ``stamp`` tells the state of the content and may raise; then the last one known stands. ``never`` are the beginnings of
    addresses whose answers depend on more than the address and the content; ``variant`` tells of a request which of several
    answers of one address it is for (its language, where the address does not name it).
    """

    def __init__(
        self, application: Application, stamp: Callable[[], str], folder: Path, never: tuple[str, ...] = (),
        variant: Callable[[Environ], str] = lambda environ: "",
    ) -> None:  # fmt: skip
        self.application, self._stamp, self.folder, self.never, self._variant = application, stamp, folder, never, variant
        self._shelf: Shelf | None = None
        self._looked = float("-inf")
        self._looking = threading.Lock()

    def __call__(self, environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        shelf = self.shelf() if _concerns(environ, self.never) else None
        if shelf is None:
            return self.application(environ, start_response)
        key = _key(environ) + self._variant(environ)
        sent = shelf.get(key, zipped=_zipped(environ))
        if sent is not None:
            return _hand_out(sent, environ, start_response)
        return self._make(shelf, key, environ, start_response)

    def _make(self, shelf: Shelf, key: str, environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        said: list[Any] = []
        written: list[bytes] = []

        def started(status: str, headers: Headers, *more: Any) -> Callable[[bytes], None]:
            said[:] = [status, headers, *more]
            return written.append

        parts = self.application(_plainly(environ), started)
        try:
            body = b"".join([*written, *parts])
        finally:
            if hasattr(parts, "close"):
                parts.close()
        if not _may_be_stored(said[0], said[1]):
            start_response(*said)
            return [] if environ["REQUEST_METHOD"] == "HEAD" else [body]
        answer = Answer.of(said[0], said[1], body)
        if len(body) <= LONGEST and self._is_still(shelf.stamp):
            shelf.put(key, answer, lasting=not environ.get("QUERY_STRING"))
        return _hand_out(Sent(answer, zipped=_zipped(environ) and bool(answer.zipped)), environ, start_response)

    def _is_still(self, stamp: str) -> bool:
        """Whether the content did not change while an answer was made of it."""
        try:
            return self._stamp() == stamp
        except Exception:
            return False

    def shelf(self) -> Shelf | None:
        """The shelf of the content as it is; while one looks, the others go on with the one they know."""
        if time.monotonic() - self._looked < LOOK_EVERY or not self._looking.acquire(blocking=self._shelf is None):
            return self._shelf
        try:
            stamp = self._stamp()
            if self._shelf is None or self._shelf.stamp != stamp:
                self._swap(stamp)
        except Exception as error:
            if self._shelf is None and (known := self._last()):
                self._shelf = Shelf(self.folder, known)
            logger.error("the state of the content cannot be told, what is stored stands: %s", error)
        finally:
            self._looked = time.monotonic()
            self._looking.release()
        return self._shelf

    def _last(self) -> str:
        try:
            return (self.folder / "current").read_text(encoding="ascii").strip()
        except (OSError, ValueError):
            return ""

    def _swap(self, stamp: str) -> None:
        """Begin the shelf of another state; of the older ones the last is kept, for readers of other processes."""
        before = self._last()
        self._shelf = Shelf(self.folder, stamp)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if before != stamp:
                scratch = self.folder / f"current.{os.getpid()}"
                scratch.write_text(stamp, encoding="ascii")
                os.replace(scratch, self.folder / "current")
                for old in self.folder.iterdir():
                    if old.is_dir() and old.name not in (stamp, before):
                        shutil.rmtree(old, ignore_errors=True)
        except OSError:
            return


def _plainly(environ: Environ) -> Environ:
    """The request as one for the whole answer in plain bytes: it is zipped, cut and compared here."""
    left = ("HTTP_ACCEPT_ENCODING", "HTTP_IF_NONE_MATCH", "HTTP_IF_MODIFIED_SINCE", "HTTP_RANGE", "HTTP_COOKIE")
    return {name: value for name, value in environ.items() if name not in left} | {"REQUEST_METHOD": "GET"}


def _may_be_stored(status: str, headers: Headers) -> bool:
    """Whether an answer depends on nothing but its address and the content: it sets no cookie and asked for none."""
    named = {name.lower(): value.lower() for name, value in headers}
    refused = "set-cookie" in named or "cookie" in named.get("vary", "") or "no-store" in named.get("cache-control", "")
    return status.startswith("200") and not refused


def _concerns(environ: Environ, never: tuple[str, ...]) -> bool:
    """Whether a request asks for what may be stored: read only, and none of the addresses that answer each time anew."""
    if environ["REQUEST_METHOD"] not in ("GET", "HEAD") or environ.get("PATH_INFO", "").startswith(never):
        return False
    accepted = environ.get("HTTP_ACCEPT", "*/*")
    return not environ["PATH_INFO"].startswith("/api/") or "*/*" in accepted or "application/json" in accepted


def _zipped(environ: Environ) -> bool:
    return "gzip" in environ.get("HTTP_ACCEPT_ENCODING", "")


def _key(environ: Environ) -> str:
    scheme = "https" if environ.get("HTTP_X_FORWARDED_PROTO") == "https" else environ.get("wsgi.url_scheme", "")
    return "\n".join([scheme, *(environ.get(name, "") for name in ("HTTP_HOST", "PATH_INFO", "QUERY_STRING"))])


def _hand_out(sent: Sent, environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
    asked = environ.get("HTTP_IF_NONE_MATCH")
    if asked and (asked.strip() == "*" or sent.etag in asked):
        start_response("304 Not Modified", sent.lean)
        return []
    start_response(sent.status, sent.headers)
    return [] if environ["REQUEST_METHOD"] == "HEAD" else [sent.body]
