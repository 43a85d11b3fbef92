"""Whoosh as a store: pure Python, the default. Its files hold pickles, so their folder must belong to the site alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from whoosh import index
from whoosh.analysis import Token, Tokenizer
from whoosh.fields import STORED, FieldType, Schema
from whoosh.formats import Frequency

from .store import DIGITS, Entry, Opened

MEMORY = 256
"""Megabytes that a writer may use before it writes."""


class WeightedKeys(Tokenizer):
    """Hands Whoosh the keys of a document, written as „weight|key“ a line. It holds no state: Whoosh pickles it."""

    def __call__(self, value: str, **kwargs: Any) -> Iterator[Token]:
        token = Token()
        for placed in value.split("\n"):
            weight, _bar, key = placed.partition("|")
            token.text, token.boost, token.stopped = key, float(weight), False
            yield token


# Whoosh scores nothing for us. But a field without lengths costs its writer a look at the disk for every posting.
SCHEMA = Schema(keys=FieldType(Frequency(), WeightedKeys(), scorable=True), document=STORED)


class WhooshStore:
    """One segment, so that the numbers of Whoosh are those of the documents."""

    def write(self, folder: Path, entries: Iterable[Entry]) -> None:
        writer = index.create_in(str(folder), SCHEMA).writer(limitmb=MEMORY)
        for keys, text in entries:
            writer.add_document(keys="\n".join(f"{weight:.{DIGITS}f}|{key}" for key, weight in keys.items()), document=text)
        writer.commit(optimize=True)

    def open(self, folder: Path) -> Opened:
        searcher = index.open_dir(str(folder)).searcher()
        reader = searcher.reader()

        def postings(key: str) -> dict[int, float]:
            found: dict[int, float] = {}
            matcher = reader.postings("keys", key) if ("keys", key) in reader else None
            while matcher and matcher.is_active():
                found[matcher.id()] = round(matcher.weight(), DIGITS)
                matcher.next()
            return found

        return Opened(postings, lambda number: searcher.stored_fields(number)["document"])
