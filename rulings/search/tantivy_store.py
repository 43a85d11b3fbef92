"""Tantivy as a store: compiled, for shelves on which Whoosh gets slow. The package is installed only where it is chosen.

Tantivy knows no weight of a word in a document. So a key is written together with its weight as one word, and asked for as all
the words that begin with it, each worth the weight at its end.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tantivy import Document, Index, Occur, Query, SchemaBuilder

from .store import DIGITS, Entry, Opened, Postings

MEMORY = 256_000_000
"""Bytes that the writer may use before it writes; with one thread it makes one segment of them."""
BETWEEN = "\x1f"


def _schema() -> SchemaBuilder:
    builder = SchemaBuilder()
    builder.add_text_field("keys", tokenizer_name="raw", index_option="basic")
    builder.add_bytes_field("document", stored=True)
    builder.add_unsigned_field("number", indexed=True, fast=True)
    return builder


class TantivyStore:
    """Documents carry their numbers in a column of their own."""

    def write(self, folder: Path, entries: Iterable[Entry]) -> None:
        writer = Index(_schema().build(), path=str(folder)).writer(MEMORY, 1)
        for number, (keys, text) in enumerate(entries):
            document = Document(keys=[f"{key}{BETWEEN}{weight:.{DIGITS}f}" for key, weight in keys.items()])
            document.add_bytes("document", text.encode())
            document.add_unsigned("number", number)
            writer.add_document(document)
        writer.commit()
        writer.wait_merging_threads()

    def open(self, folder: Path) -> Opened:
        index = Index.open(str(folder))
        schema, searcher = index.schema, index.searcher()

        def postings(key: str) -> Postings:
            words = searcher.terms_with_prefix("keys", key + BETWEEN)
            if not words:
                return Postings.of((), ())
            parts = [Query.const_score_query(Query.term_query(schema, "keys", word), _weight(word)) for word, _often in words]
            either, many = Query.boolean_query([(Occur.Should, part) for part in parts]), sum(often for _word, often in words)
            hits = searcher.search(either, many, count=False).hits
            numbers = searcher.fast_field_values("number", [address for _score, address in hits])
            return Postings.of(numbers, [score for score, _address in hits])

        def document(number: int) -> str:
            found = searcher.search(Query.term_query(schema, "number", number), 1).hits
            return bytes(searcher.doc(found[0][1])["document"][0]).decode()

        return Opened(postings, document)


def _weight(word: str) -> float:
    return float(word.rpartition(BETWEEN)[2])
