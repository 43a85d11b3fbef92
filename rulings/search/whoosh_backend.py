"""The Whoosh backend: which document holds which key, and how strongly. What that is worth is said in `ranking`.

Whoosh keeps the postings and the documents; the searcher, the lists of a key and the table of documents are kept in memory.
An index is a folder of its own; `current` names the one in use and is replaced in one step.
"""

from __future__ import annotations

import json
import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any
from uuid import uuid4

from whoosh import index as whoosh_index
from whoosh.analysis import Token, Tokenizer
from whoosh.fields import STORED, FieldType, Schema
from whoosh.formats import Frequency

from .asking import QUESTION_WORDS
from .base import MAX_HITS, Document, Found, Query
from .czech import Analyser
from .lexicon import Lexicon
from .ranking import Ranking, Shelf
from .spelling import Speller
from .weights import weights_of

CURRENT, TABLE = "current", "table.json"

#: What a text names, as keys of the lexicon: the linker of the glossary, handed in.
Naming = Callable[[Document, str], Iterable[str]]


class WeightedKeys(Tokenizer):
    """Hands Whoosh the keys of a document, written as „weight|key weight|key …“. It holds no state: Whoosh pickles it."""

    def __call__(self, value: str, **kwargs: Any) -> Iterator[Token]:
        token = Token()
        for placed in value.split("\n"):
            weight, _bar, key = placed.partition("|")
            token.text, token.boost, token.stopped = key, float(weight), False
            yield token


SCHEMA = Schema(keys=FieldType(Frequency(), WeightedKeys()), document=STORED)


class WhooshBackend:
    """An index in a folder of its own. ``analyser`` and ``lexicon`` must be those it was built with."""

    def __init__(
        self, folder: Path, analyser: Analyser, lexicon: Lexicon | None = None, naming: Naming = lambda document, text: ()
    ) -> None:
        self.folder = Path(folder)
        self.analyser = analyser
        self.lexicon = lexicon or Lexicon(analyser)
        self.naming = naming
        self._lock = Lock()
        self._open_as = ""
        self._searcher: Any = None
        self._ranking: Ranking | None = None

    # -- building ---------------------------------------------------------------------------
    def build(self, documents: Iterable[Document], stamp: str) -> int:
        """Build beside the old index and put in its place, so that a search never meets half of one."""
        name = uuid4().hex[:12]
        fresh = self.folder / name
        fresh.mkdir(parents=True)
        writer = whoosh_index.create_in(str(fresh), SCHEMA).writer(limitmb=256)
        words: Counter[str] = Counter()
        rows: list[list[Any]] = []
        for document in documents:
            keys = weights_of(document, self.analyser, self.naming, words)
            told = json.dumps(document.__dict__, ensure_ascii=False)
            writer.add_document(keys="\n".join(f"{weight:.3f}|{key}" for key, weight in keys.items()), document=told)
            rows.append([document.key, document.kind, document.book, document.number, document.retired, list(document.newer),
                         document.standing])  # fmt: skip
        writer.commit(optimize=True)
        (fresh / TABLE).write_text(json.dumps({"rows": rows, "words": words}, ensure_ascii=False), encoding="utf-8")
        pointer = self.folder / f"{name}.pointer"
        pointer.write_text(f"{name} {stamp}", encoding="utf-8")
        os.replace(pointer, self.folder / CURRENT)
        self._sweep(name)
        return len(rows)

    def _sweep(self, kept: str) -> None:
        """Remove the indexes that nobody will open any more; those opened before can still be read."""
        for old in self.folder.iterdir():
            if old.is_dir() and old.name != kept and (old / TABLE).exists():
                shutil.rmtree(old, ignore_errors=True)

    def _current(self) -> tuple[str, str]:
        """The folder in use and its stamp; empty for none or a broken one."""
        try:
            name, _space, stamp = (self.folder / CURRENT).read_text(encoding="utf-8").partition(" ")
        except OSError:
            return "", ""
        return (name, stamp) if (self.folder / name / TABLE).is_file() else ("", "")

    def stamp(self) -> str:
        """The stamp of the index that lies there; "" for none or a broken one."""
        return self._current()[1]

    # -- searching --------------------------------------------------------------------------
    def _open(self) -> Ranking:
        with self._lock:
            name, _stamp = self._current()
            if self._ranking is None or name != self._open_as:
                self._searcher = whoosh_index.open_dir(str(self.folder / name)).searcher()
                table = json.loads((self.folder / name / TABLE).read_text(encoding="utf-8"))
                shelf = Shelf.of(table["rows"], lru_cache(maxsize=8192)(self._postings), lru_cache(maxsize=2048)(self._document))
                vocabulary = table["words"]
                for word in self.lexicon.vocabulary:
                    vocabulary.setdefault(word, 3)
                for word in QUESTION_WORDS:
                    vocabulary.setdefault(word, 50)
                self._ranking = Ranking(shelf, self.analyser, self.lexicon, Speller(vocabulary))
                self._open_as = name
            return self._ranking

    def _postings(self, key: str) -> dict[int, float]:
        """The documents that hold a key, with its weight in each."""
        reader = self._searcher.reader()
        if ("keys", key) not in reader:
            return {}
        matcher, found = reader.postings("keys", key), {}
        while matcher.is_active():
            found[matcher.id()] = matcher.weight()
            matcher.next()
        return found

    def _document(self, number: int) -> Document:
        told = json.loads(self._searcher.stored_fields(number)["document"])
        return Document(**{name: tuple(value) if isinstance(value, list) else value for name, value in told.items()})

    def search(self, query: Query, limit: int = MAX_HITS, offset: int = 0) -> Found:
        """Hits best first; a rule asked for by its number comes before everything."""
        return Found(query=query) if query.is_empty else self._open().search(query, limit, offset)
