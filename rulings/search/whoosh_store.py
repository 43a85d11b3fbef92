"""Whoosh as a store: pure Python, the default. Its files hold pickles, so their folder must belong to the site alone."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

import numpy as np
from whoosh import index
from whoosh.analysis import IDTokenizer
from whoosh.codec.whoosh3 import W3Codec, W3FieldWriter
from whoosh.fields import STORED, FieldType, Schema
from whoosh.formats import Existence
from whoosh.reading import TermNotFound
from whoosh.writing import SegmentWriter

from .store import Entry, Opened, Postings

Gathered: TypeAlias = "tuple[array[int], array[float]]"
"""The documents that hold a key, in their order, and what it is worth in each."""
BLOCK = 1024
"""Postings a block: what is read of a key is read whole."""


class WeightedKeys(FieldType):
    """A field for the keys of documents with their weights: they come from `_Keys`, and Whoosh has nothing to analyse."""

    def __init__(self) -> None:
        super().__init__(Existence(), IDTokenizer())


class _Keys:
    """All keys of all documents, gathered key by key: what Whoosh would collect posting by posting and sort."""

    def __init__(self) -> None:
        self._of: dict[str, Gathered] = {}

    def add(self, document: int, weights: Iterable[tuple[str, float]]) -> None:
        """The keys of a document; documents come in order."""
        gathered = self._of
        for key, weight in weights:
            found = gathered.get(key)
            if found is None:
                found = gathered[key] = array("I"), array("d")
            found[0].append(document)
            found[1].append(weight)

    def iter_postings(self) -> Iterator[tuple[bytes, Gathered]]:
        """The keys in the order of their bytes."""
        yield from sorted((key.encode(), found) for key, found in self._of.items())

    def cleanup(self) -> None:
        """Nothing of it lies on the disk."""


class _Unmeasured(W3FieldWriter):
    """Writes postings a block at a time, without the lengths of their documents: Whoosh scores nothing for us."""

    def add_postings(self, schema: Schema, lengths: object, items: Iterable[tuple[bytes, Gathered]]) -> None:
        self.start_field("keys", schema["keys"])
        for key, (documents, weights) in items:
            self.start_term(key)
            block = self._postwriter
            for at in range(0, len(documents), BLOCK):
                if at:
                    block._write_block()
                part = weights[at : at + BLOCK]
                block._ids, block._weights, block._maxweight = documents[at : at + BLOCK], array("f", part), max(part)
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
        writer = SegmentWriter(index.create_in(str(folder), SCHEMA), codec=UnmeasuredCodec())
        writer.pool = keys = _Keys()
        for number, (weights, text) in enumerate(entries):
            keys.add(number, weights.items())
            writer.add_document(document=text)
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
