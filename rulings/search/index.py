"""An index on the disk: built beside the old one, swapped in one step, sealed, and asked through `ranking`.

    folder/current            „name digest stamp“: which of the folders beside it is in use, the digest of its files, what it was
                              built from
    folder/<name>/            what a store wrote, never changed after that
    folder/<name>/table.json  what ranking must know of every document, and all words

Whoever opens an index keeps it open, so one that has been replaced can still be read. A process that is killed leaves at most a
folder that nobody points to; the next build sweeps it away. Files that are damaged are as good as none.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
from array import array
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple
from uuid import uuid4

from .asking import QUESTION_WORDS
from .base import MAX_HITS, Document, Found, Query
from .czech import Analyser
from .lexicon import Lexicon
from .ranking import Ranking
from .shelf import Kept, Shelf
from .snippet import plain
from .spelling import Speller
from .store import Entry, Store
from .suggest import Beginnings, Named, names_of
from .weights import title_keys, weights_of

CURRENT, TABLE, LOCK = "current", "table.json", "lock"
TRIES = 5
"""How often to look again where the index was replaced between being found and being opened."""
KEPT_POSTINGS, KEPT_DOCUMENTS = 1_000_000, 8192
"""What is kept of what was read; a million postings are some 16 MB."""

#: What a text names, as keys of the lexicon: the linker of the glossary, handed in.
Naming = Callable[[Document, str], Iterable[str]]


class NoIndex(Exception):
    """There is no index, or its files are damaged: it must be built."""


class _Pointer(NamedTuple):
    """What ``current`` says."""

    name: str = ""
    digest: str = ""
    stamp: str = ""


class _Table(NamedTuple):
    """What is kept of an index beside the store: rows of documents, how often words occur, names, pairs of words, whole titles.

    Pairs and whole titles are told with the documents that hold them: every question asks for some that nothing holds, and a
    store is slowest at saying so.
    """

    rows: list[list[Any]]
    words: dict[str, int]
    names: list[Named]
    pairs: dict[str, list[int]]
    titles: dict[str, list[int]]


class Index:
    """An index in a folder of its own. ``analyser``, ``lexicon`` and ``store`` must be those it was built with.

    It is asked through the lexicon, and built without one.
    """

    def __init__(
        self,
        folder: Path,
        store: Store,
        analyser: Analyser,
        lexicon: Lexicon | None = None,
        naming: Naming = lambda document, text: (),
    ) -> None:
        self.folder = Path(folder)
        self.store = store
        self.analyser = analyser
        self.lexicon = lexicon or Lexicon(analyser)
        self.naming = naming
        self._lock = Lock()
        self._open_as = ""
        self._ranking: Ranking | None = None
        self._beginnings = Beginnings((), ())

    # -- building ---------------------------------------------------------------------------
    @contextmanager
    def building(self) -> Iterator[None]:
        """The right to build, of one process and thread at a time; the kernel takes it from a process that dies."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with (self.folder / LOCK).open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def build(self, documents: Iterable[Document], stamp: str) -> int:
        """Build the index anew and put it in place of the old one; how many documents it holds."""
        name = uuid4().hex[:12]
        fresh = self.folder / name
        fresh.mkdir(parents=True)
        table = _Table([], Counter(), [], {}, {})
        self.store.write(fresh, self._entries(documents, table))
        (fresh / TABLE).write_text(json.dumps(table._asdict(), ensure_ascii=False), encoding="utf-8")
        pointer = self.folder / f"{name}.pointer"
        pointer.write_text(f"{name} {_digest(fresh)} {stamp}", encoding="utf-8")
        os.replace(pointer, self.folder / CURRENT)
        self._sweep(name)
        return len(table.rows)

    def _entries(self, documents: Iterable[Document], table: _Table) -> Iterator[Entry]:
        for document in documents:
            pairs: set[str] = set()
            keys = weights_of(document, self.analyser, self.naming, table.words, pairs)
            for pair in sorted(pairs):
                table.pairs.setdefault(pair, []).append(len(table.rows))
            for title in title_keys(document, self.analyser):
                table.titles.setdefault(title, []).append(len(table.rows))
            table.rows.append([document.key, document.kind, document.book, document.number, document.retired,
                               list(document.newer), document.standing])  # fmt: skip
            table.names.extend(names_of(document, len(table.rows) - 1))
            yield keys, json.dumps(document.__dict__, ensure_ascii=False)

    def _sweep(self, kept: str) -> None:
        """Remove what nobody will open any more: replaced indexes, and what was left by a process that was killed."""
        for old in self.folder.iterdir():
            if old.is_dir() and old.name != kept:
                shutil.rmtree(old, ignore_errors=True)
            elif old.suffix == ".pointer":
                old.unlink(missing_ok=True)

    def _current(self) -> _Pointer:
        """What is in use; empty for nothing."""
        try:
            said = _Pointer(*(self.folder / CURRENT).read_text(encoding="utf-8").split(" ", 2))
        except (OSError, ValueError, TypeError):
            return _Pointer()
        return said if said.name.isalnum() and (self.folder / said.name / TABLE).is_file() else _Pointer()

    def stamp(self) -> str:
        """The stamp of the index that lies there; "" for none."""
        return self._current().stamp

    def is_sound(self) -> bool:
        """Whether the index in use can be opened and none of its files is damaged."""
        try:
            _sealed(self.folder, self._current())
        except (NoIndex, OSError):
            return False
        return True

    # -- searching --------------------------------------------------------------------------
    def search(self, query: Query, limit: int = MAX_HITS, offset: int = 0) -> Found:
        """Hits best first; a rule asked for by its number comes before everything. Raises NoIndex."""
        return Found(query=query) if query.is_empty else self._opened().search(query, limit, offset)

    def suggest(self, typed: str, most: int, books: Collection[str] = ()) -> tuple[Document, ...]:
        """The documents one of whose names begins as typed. Raises NoIndex."""
        ranking = self._opened()
        return tuple(ranking.shelf.document(number) for number in self._beginnings.find(typed, most, books))

    def going_on(self, query: Query) -> Query | None:
        """The question with its last word as the beginning of one; None where that is a word already. Raises NoIndex."""
        return None if query.is_empty else self._opened().going_on(query)

    def warm(self) -> None:
        """Read all texts that may be shown, as their first readers would. Raises NoIndex."""
        ranking = self._opened()
        for number in range(min(len(ranking.shelf.keys), KEPT_DOCUMENTS)):
            shown = ranking.shelf.document(number)
            for text in (shown.title, plain(shown.body or shown.aside)):
                self.analyser.placed(text)

    def _opened(self) -> Ranking:
        with self._lock:
            for _try in range(TRIES):
                current = self._current()
                if self._ranking and current.name in ("", self._open_as):
                    return self._ranking
                if not current.name:
                    break
                try:
                    self._ranking, self._open_as = self._open(current), current.name
                except Exception:  # damaged files fail in a hundred ways
                    if self._current() == current:
                        break
            raise NoIndex(str(self.folder))

    def _open(self, current: _Pointer) -> Ranking:
        held = _sealed(self.folder, current)
        table = _Table(**json.loads((held / TABLE).read_bytes()))
        opened = self.store.open(held)

        @lru_cache(maxsize=KEPT_DOCUMENTS)
        def document(number: int) -> Document:
            told = json.loads(opened.document(number))
            return Document(**{name: tuple(value) if isinstance(value, list) else value for name, value in told.items()})

        pairs = {pair: array("I", numbers) for pair, numbers in table.pairs.items()}
        kept = Kept(KEPT_POSTINGS)
        shelf = Shelf.of(table.rows, lambda key: kept.get(key, lambda: opened.postings(key)), document, pairs, table.titles)
        self._beginnings = Beginnings(table.names, shelf.books)
        for word in self.lexicon.vocabulary:
            table.words.setdefault(word, 3)
        for word in QUESTION_WORDS:
            table.words.setdefault(word, 50)
        return Ranking(shelf, self.analyser, self.lexicon, Speller(table.words))


def _digest(folder: Path) -> str:
    """The digest of all files of an index with their names; empty and hidden ones aside, which are the locks of a store."""
    hasher = hashlib.blake2b(digest_size=16)
    for path in sorted(folder.iterdir()):
        if path.stat().st_size and not path.name.startswith("."):
            hasher.update(path.name.encode() + b"\0" + hashlib.blake2b(path.read_bytes()).digest())
    return hasher.hexdigest()


def _sealed(folder: Path, current: _Pointer) -> Path:
    """The folder of an index, after its files have been compared with their digest. Raises NoIndex, or OSError."""
    held = folder / current.name
    if not current.name or _digest(held) != current.digest:
        raise NoIndex(str(held))
    return held
