"""The Whoosh backend: one combined field of the analyser's keys, one cached searcher, the index disposable.

A document's title stands in the field before its body; the score of a document in whose title all
words were found is raised afterwards, where it can be read and tested.
"""

from __future__ import annotations

import json
import shutil
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Lock

from whoosh import index as whoosh_index
from whoosh.analysis import Token, Tokenizer
from whoosh.fields import ID, STORED, TEXT, Schema
from whoosh.query import And, Not, NullQuery, Or, Phrase, Term

from .base import MAX_HITS, Document, Found, Hit, Query, Word
from .czech import Analyser
from .suggest import did_you_mean

STAMP = "stamp.json"
FETCHED = 1000  # our own ranking looks at more than it shows: a title may stand far down by words alone
KIND_WEIGHT = {"rule": 1.15, "term": 1.1, "card": 1.0, "ruling": 1.0, "chapter": 0.8, "scenario": 0.5}
TITLE_BONUS = 2.5
WHOLE_TITLE_BONUS = 10.0


class PlacedKeys(Tokenizer):
    """Hands Whoosh what our analyser has found already, written as „place|key place|key …“.

    It holds no state, because Whoosh pickles a schema with all that hangs on it.
    """

    def __call__(self, value: str, positions: bool = False, **kwargs) -> Iterator[Token]:
        kwargs.pop("mode", None), kwargs.pop("start_pos", None)
        token = Token(positions, **kwargs)
        for placed in value.split():
            place, _bar, key = placed.partition("|")
            token.text, token.boost, token.stopped = key, 1.0, False
            if positions:
                token.pos = int(place)
            yield token


SCHEMA = Schema(
    key=ID(stored=True, unique=True),
    kind=ID,
    book=ID,
    number=ID,
    text=TEXT(analyzer=PlacedKeys(), phrase=True),
    document=STORED,
)


class WhooshBackend:
    """An index in a folder of its own. ``analyser`` must be the one it was built with."""

    def __init__(self, folder: Path, analyser: Analyser) -> None:
        self.folder = Path(folder)
        self.analyser = analyser
        self._lock = Lock()
        self._searcher = None
        self._words: list[str] = []

    # -- building ---------------------------------------------------------------------------
    def build(self, documents: Iterable[Document], stamp: str) -> int:
        """Build beside the old index and move into its place, so that a search never meets half of one."""
        fresh = self.folder.with_name(self.folder.name + ".new")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        writer = whoosh_index.create_in(str(fresh), SCHEMA).writer(limitmb=128)
        words: Counter[str] = Counter()
        many = 0
        for document in documents:
            text = f"{document.title} {document.english} {document.body}"
            analysed = list(self.analyser.text(text))
            words.update(word.text.lower() for word, _keys in analysed if len(word.text) > 3)
            writer.add_document(
                key=document.key, kind=document.kind, book=document.book, number=document.number or "-",
                text=" ".join(f"{place}|{key}" for place, (_word, keys) in enumerate(analysed) for key in keys.all()),
                document=json.dumps(document.__dict__, ensure_ascii=False),
            )  # fmt: skip
            many += 1
        writer.commit()
        common = [word for word, _n in words.most_common(20_000)]
        (fresh / STAMP).write_text(json.dumps({"stamp": stamp, "words": common}, ensure_ascii=False), encoding="utf-8")
        with self._lock:
            self._close()
            shutil.rmtree(self.folder, ignore_errors=True)
            fresh.rename(self.folder)
        return many

    def stamp(self) -> str:
        """The stamp of the index that lies there; "" for none or a broken one."""
        try:
            return str(json.loads((self.folder / STAMP).read_text(encoding="utf-8"))["stamp"])
        except (OSError, ValueError, KeyError):
            return ""

    def _close(self) -> None:
        if self._searcher is not None:
            self._searcher.close()
        self._searcher = None

    # -- searching --------------------------------------------------------------------------
    def _open(self):
        with self._lock:
            if self._searcher is None:
                self._searcher = whoosh_index.open_dir(str(self.folder)).searcher()
                self._words = json.loads((self.folder / STAMP).read_text(encoding="utf-8"))["words"]
            return self._searcher

    def search(self, query: Query) -> Found:
        """Hits best first; a rule asked for by its number comes before everything.

        When nothing holds all the words, what holds most of them is better than nothing.
        """
        if query.is_empty:
            return Found()
        searcher = self._open()
        rows = searcher.search(self._whoosh(query), limit=FETCHED)
        if not rows and len(query.wanted) > 1:
            rows = searcher.search(self._whoosh(query, any_word=True), limit=FETCHED)
        documents = [(Document(**json.loads(row["document"])), row.score) for row in rows]
        hits = sorted(
            (Hit(document, self._score(document, score, query)) for document, score in documents),
            key=lambda hit: (-hit.score, hit.document.key),
        )[:MAX_HITS]
        counts = Counter(hit.document.kind for hit in hits)
        suggestions = () if hits else did_you_mean(query, self._words)
        return Found(tuple(hits), dict(counts), suggestions)

    def _score(self, document: Document, score: float, query: Query) -> float:
        if query.number and document.kind == "rule" and document.number == query.number:
            return 10_000.0
        title = {key for _word, keys in self.analyser.text(f"{document.title} {document.english}") for key in keys.all()}
        asked = [set(self.analyser.keys(word).all()) for part in query.wanted for word in part.words]
        in_title = bool(asked) and all(not keys.isdisjoint(title) for keys in asked)
        whole = in_title and len(list(self.analyser.text(document.title.split("[")[0]))) == len(asked)
        bonus = WHOLE_TITLE_BONUS if whole else TITLE_BONUS if in_title else 1.0
        return score * bonus * KIND_WEIGHT.get(document.kind, 1.0)

    def _whoosh(self, query: Query, any_word: bool = False):
        wanted = [self._part(part) for part in query.wanted]
        if any_word:
            wanted = [Or(wanted)]
        if query.number:
            wanted = [Or([Term("number", query.number, boost=50.0), And(wanted)])]
        filters = [Term(name, value) for name, value in (("kind", query.kind), ("book", query.book)) if value]
        excluded = [Not(self._part(part)) for part in query.parts if part.excluded]
        found = [part for part in (*wanted, *filters, *excluded) if part is not NullQuery]
        return And(found) if found else NullQuery

    def _part(self, part: Word):
        if len(part.words) > 1:
            return Phrase("text", [self.analyser.keys(word).exact for word in part.words])
        keys = self.analyser.keys(part.words[0])
        weights = [(keys.exact, 1.5), *((key, 1.5) for key in keys.heads), *((key, 1.0) for key in keys.stems)]
        return Or([Term("text", key, boost=boost) for key, boost in weights])
