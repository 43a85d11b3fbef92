"""Whoosh as a store: pure Python, the default. Its files hold pickles, so their folder must belong to the site alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np
from whoosh import index
from whoosh.analysis import IDTokenizer
from whoosh.codec.whoosh3 import W3Codec, W3FieldWriter
from whoosh.fields import STORED, FieldType, Schema
from whoosh.formats import Existence
from whoosh.reading import TermNotFound
from whoosh.writing import SegmentWriter

from .store import DIGITS, Entry, Opened, Postings

MEMORY = 512
"""Megabytes that a writer may use before it writes."""
BLOCK = 1024
"""Postings a block: what is read of a key is read whole."""


class WeightedKeys(FieldType):
    """A field whose value is the keys of a document with their weights: there is nothing left for Whoosh to analyse."""

    def __init__(self) -> None:
        super().__init__(Existence(), IDTokenizer())

    def index(self, value: Mapping[str, float], **kwargs: Any) -> Iterator[tuple[bytes, int, float, bytes]]:
        for key, weight in value.items():
            yield key.encode(), 1, round(weight, DIGITS), b""


class _Unmeasured(W3FieldWriter):
    """Writes postings without the lengths of their documents: Whoosh scores nothing for us."""

    def add_postings(self, schema: Schema, lengths: object, items: Iterable[Any]) -> None:
        for field, of_field in groupby(items, itemgetter(0)):
            self.start_field(field, schema[field])
            for key, of_key in groupby(of_field, itemgetter(1)):
                self.start_term(key)
                for _field, _key, document, weight, value in of_key:
                    self._postwriter.add_posting(document, weight, value)
                self.finish_term()
            self.finish_field()


class UnmeasuredCodec(W3Codec):
    """The codec of Whoosh with long blocks. It is named in the index, so it must keep its name."""

    def __init__(self) -> None:
        super().__init__(blocklimit=BLOCK, compression=1)

    def field_writer(self, storage: object, segment: object) -> W3FieldWriter:
        return _Unmeasured(self, storage, segment)


SCHEMA = Schema(keys=WeightedKeys(), document=STORED)


class WhooshStore:
    """One segment, so that the numbers of Whoosh are those of the documents."""

    def write(self, folder: Path, entries: Iterable[Entry]) -> None:
        writer = SegmentWriter(index.create_in(str(folder), SCHEMA), limitmb=MEMORY, codec=UnmeasuredCodec())
        for keys, text in entries:
            writer.add_document(keys=keys, document=text)
        writer.commit(optimize=True)

    def open(self, folder: Path) -> Opened:
        searcher = index.open_dir(str(folder)).searcher()
        reader = searcher.reader()

        def postings(key: str) -> Postings:
            try:
                matcher = reader.postings("keys", key)
            except TermNotFound:
                return Postings.of((), ())
            numbers, weights = [], []
            while matcher.is_active():  # block by block: asked for one by one, each posting costs four calls
                matcher._read_weights()
                steps, *_rest = matcher._data
                numbers.append(np.cumsum(steps))
                weights.append(matcher._weights)
                matcher._next_block()
            return Postings.of(np.concatenate(numbers), np.concatenate(weights))

        return Opened(postings, lambda number: searcher.stored_fields(number)["document"])
