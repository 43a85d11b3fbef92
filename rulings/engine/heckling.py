"""The heckler over many files, on several cores: one count of all of them, told as it grows.

The work is cut into a few scenarios at a time and handed out to processes; a file is told as soon as the last of its scenarios
is done. Whoever stops it, or whose time is up, still has what was counted by then, with the files that were not finished.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from .core.heckle import EACH, Heckler, Read
from .core.heckled import MISREAD, Heckled
from .face import Desk, Records

AT_ONCE = 4
"""Scenarios that a process takes at once."""


@dataclass(frozen=True)
class Asked:
    """How the files are heckled: see ``Desk.heckled``."""

    each: int | None = EACH
    seed: int = 0
    cards: Records | None = None
    edition: str | None = None
    name: str | None = None


@dataclass
class Counted:
    """What has been found so far, file by file."""

    files: dict[Path, Heckled] = field(default_factory=dict)
    left: dict[Path, int] = field(default_factory=dict)
    """How many pieces of a file are still to be heckled."""
    unplayed: dict[Path, list[str]] = field(default_factory=dict)
    """Files of which nothing can be played, and why: a count of zeros would praise them."""

    @property
    def unfinished(self) -> list[Path]:
        return [path for path, pieces in self.left.items() if pieces]

    @property
    def all(self) -> Heckled:
        """The counts of all files together."""
        whole = Heckled()
        for found in self.files.values():
            whole.add(found)
        return whole

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types; of each file only its faults, for messages on sentences are none."""
        return {
            **self.all.counts(),
            "files": [{"file": str(path), **found.counts()} for path, found in self.files.items()],
            "unfinished": list(map(str, self.unfinished)),
            "unplayed": {str(path): why for path, why in self.unplayed.items()},
            "examples": [
                {"file": str(path), **one.as_dict()}
                for path, found in self.files.items()
                for one in found.examples()
                if one.kind != MISREAD
            ],
        }


Piece = tuple[Path, int, Asked]
"""Some scenarios of a file, by the number of the first of them."""


def features(paths: Iterable[Path]) -> list[Path]:
    """The files that are meant: those named, and all of every folder named."""
    found = [one for path in paths for one in (sorted(path.rglob("*.feature")) if path.is_dir() else [path])]
    return list(dict.fromkeys(found))


def heckle_files(
    paths: Iterable[Path],
    asked: Asked,
    *,
    jobs: int = 1,
    seconds: float | None = None,
    told: Callable[[Path, Heckled], None] = lambda path, found: None,
) -> Counted:
    """Heckle all scenarios of these files; ``told`` hears of every file that is finished.

    It ends after so many ``seconds`` or by an interrupt, and gives what was counted by then. Raises OSError and
    UnicodeDecodeError for what cannot be read, before anything is heckled.
    """
    counted = Counted()
    pieces = [piece for path in paths for piece in _pieces(path, asked, counted)]
    until = time.monotonic() + seconds if seconds is not None else None
    with _results(pieces, jobs) as results:
        try:
            for path, found in _in_time(results, until):
                counted.files[path].add(found)
                counted.left[path] -= 1
                if not counted.left[path]:
                    told(path, counted.files[path])
        except (KeyboardInterrupt, TimeoutError, multiprocessing.TimeoutError):
            pass
    return counted


def _pieces(path: Path, asked: Asked, counted: Counted) -> list[Piece]:
    desk = _desk(path, asked)
    playable = [i for i, case in enumerate(desk.cases) if case.compiled]
    if desk.error or not playable:
        counted.unplayed[path] = [f"řádek {x.reason_line or x.line}: {x.reason}" for x in desk.reports(bites=False)]
        return []
    pieces = [(path, first, asked) for first in range(0, len(desk.cases), AT_ONCE)]
    counted.files[path], counted.left[path] = Heckled(), len(pieces)
    return pieces


def _heckle(piece: Piece) -> tuple[Path, Heckled]:
    path, first, asked = piece
    found, read = Heckled(), _read(path)
    for case in _desk(path, asked).cases[first : first + AT_ONCE]:
        Heckler(case, found, each=asked.each, seed=asked.seed, read=read).run()
    return path, found


@lru_cache(maxsize=1)
def _read(path: Path) -> Read:
    """The texts read so far, shared by all scenarios of a file that a process heckles."""
    return {}


_desks: dict[Path, Desk] = {}


def _desk(path: Path, asked: Asked) -> Desk:
    if path not in _desks:
        _desks.clear()
        _desks[path] = Desk(path.read_text(encoding="utf-8"), asked.cards, asked.edition, asked.name)
    return _desks[path]


@contextmanager
def _results(pieces: list[Piece], jobs: int) -> Iterator[Any]:
    """What comes of the pieces, one by one and in order; with one job they are heckled here."""
    if jobs < 2 or len(pieces) < 2:
        yield map(_heckle, pieces)
        return
    with multiprocessing.get_context("fork").Pool(min(jobs, len(pieces)), _end_with, (os.getpid(),)) as pool:
        yield pool.imap(_heckle, pieces)


def _in_time(results: Any, until: float | None) -> Iterator[tuple[Path, Heckled]]:
    """The results until time is up; a process at work is not waited for."""
    while True:
        left = None if until is None else max(0.0, until - time.monotonic())
        try:
            yield results.next(left) if hasattr(results, "next") else next(results)
        except StopIteration:
            return
        if left == 0:
            raise TimeoutError


def _end_with(parent: int) -> None:
    """Have this process end when the one that made it is gone, however that came."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
