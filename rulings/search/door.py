"""The one door: which index answers, when it is built anew, and what a page or the API gets.

A reader never waits for an index that is being renewed: until the new one is in place the old one answers.
"""

from __future__ import annotations

import hashlib
import logging
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from threading import Lock, Thread
from typing import TypeVar

from django.conf import settings
from django.db import connection

from glossary.selectors import forms_of_terms
from rulings.models import Rulebook
from rulings.models.state import LOADED, WRITTEN, Believed, stamp_of

from .base import MAX_HITS, Document, Found
from .czech import FAMILIES, Analyser, fold
from .czech import VERSION as ANALYSER
from .documents import SCHEMA, documents
from .index import Index, NoIndex
from .lexicon import Lexicon
from .naming import Naming, phrases
from .parse import Books, parse
from .snippet import Marker
from .store import store
from .suggest import LEAST

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")
SUGGESTED = 8
RENEWING, WARMING = "renew the search index", "open the search index"


def wanted_stamp() -> str:
    """What an index must have been built from to be true: content, analyser and schema."""
    return stamp_of(LOADED, WRITTEN, more=(ANALYSER, SCHEMA, _families()))


_believed_stamp = Believed(lambda: wanted_stamp())


@lru_cache(maxsize=1)
def _families() -> str:
    return hashlib.sha256(FAMILIES.read_bytes()).hexdigest()


class _AtHand:
    """The index that answers in this process, and the stamp of the content whose words it knows."""

    def __init__(self) -> None:
        self._index: Index | None = None
        self._stamp = ""
        self._guard, self._renewing = Lock(), ""

    def get(self, stamp: str) -> Index:
        """The index to ask: the one of this stamp, or an older one while that is being made aside."""
        index = self._index
        if index and self._is_of(index, stamp):
            return index
        stamp = _believed_stamp.anew()  # what was believed may be past
        if index and self._is_of(index, stamp):
            return index
        if index is None or not settings.SEARCH_RENEWS_ASIDE:
            return self.renew(stamp)
        self._renew_aside(stamp)
        return index

    def _is_of(self, index: Index, stamp: str) -> bool:
        return stamp == self._stamp and index.stamp() == stamp

    def latest(self) -> Index:
        """The index that has just answered."""
        return self._index or self.get(wanted_stamp())

    def renew(self, stamp: str, *, force: bool = False) -> Index:
        """Make the index of a stamp the one at hand; built if the folder holds another."""
        index = self._index if self._index and stamp == self._stamp else _index()
        if force or index.stamp() != stamp:
            with index.building():
                if force or index.stamp() != stamp:  # another process may have built it meanwhile
                    index.build(documents(), stamp)
        self._index, self._stamp = index, stamp
        return index

    def _renew_aside(self, stamp: str) -> None:
        with self._guard:
            if self._renewing == stamp:
                return
            self._renewing = stamp
        Thread(target=self._work, args=(stamp,), name=RENEWING, daemon=True).start()

    def _work(self, stamp: str) -> None:
        try:
            self.renew(stamp)
        except Exception:
            log.exception("the search index could not be renewed")
        finally:
            self._renewing = ""
            connection.close()

    def forget(self) -> None:
        self._index, self._stamp = None, ""


_at_hand = _AtHand()
forget = _at_hand.forget


def _index() -> Index:
    """The index of this content, to be asked."""
    analyser = Analyser(forms_of_terms(fold))
    return _kept(analyser, Lexicon(analyser, phrases()))


def _kept(analyser: Analyser, lexicon: Lexicon | None = None) -> Index:
    return Index(settings.INDEX_DIR / settings.SEARCH_STORE, store(settings.SEARCH_STORE), analyser, lexicon, Naming())


@lru_cache(maxsize=2)
def _books(stamp: str) -> Books:
    """What a rulebook may be called: its slug, the parts of it, its title and the title of its game."""
    found: dict[str, list[str]] = defaultdict(list)
    for book in Rulebook.objects.select_related("game").order_by("slug"):
        for name in {book.slug, book.slug.replace("-", " "), *book.slug.split("-"), fold(book.title), fold(book.game.title)}:
            found[name].append(book.slug)
    return {name: tuple(slugs) for name, slugs in found.items()}


def refresh(*, force: bool = False) -> int | None:
    """Build the index if it is not true to the content, or damaged; how many documents, or None when it was true."""
    stamp, lying = wanted_stamp(), _kept(Analyser())
    if not force and lying.stamp() == stamp and lying.is_sound():
        return None
    index = _kept(Analyser(forms_of_terms(fold)))
    with index.building():
        return index.build(documents(), stamp)


def warm() -> None:
    """Open the index aside and read its texts, so that the first who search in this process do not wait for it."""
    Thread(target=_warm, name=WARMING, daemon=True).start()


def _warm() -> None:
    try:
        search("a")
        _at_hand.latest().warm()
    except Exception:  # whoever searches will be told
        log.exception("the search index could not be opened ahead")
    finally:
        connection.close()


def search(text: str, *, kind: str = "", book: str = "", standing: str = "", limit: int = MAX_HITS, offset: int = 0) -> Found:
    """The hits for what a person typed; filters given apart outweigh those typed."""
    stamp = _believed_stamp()
    query = parse(text, _books(stamp))
    query = replace(query, kind=kind or query.kind, books=(book,) if book else query.books, standing=standing or query.standing)
    return _asked(stamp, lambda index: index.search(query, limit, offset))


def suggest(typed: str, book: str = "", most: int = SUGGESTED) -> tuple[Document, ...]:
    """What the question begun may become.

    Of whole words: what they find first, names that begin so, and what else they find, so that a suggestion never says another
    thing than the results. Where the last word is only begun: names that begin so, then what words that begin so would find.
    """
    stamp = _believed_stamp()
    query = parse(typed, _books(stamp))
    query = replace(query, books=(book,) if book else query.books)
    begun = " ".join(word for part in query.wanted for word in part.words) or query.number
    if len(begun) < LEAST:
        return ()
    names = _asked(stamp, lambda index: index.suggest(begun, most, query.books))
    going_on = _asked(stamp, lambda index: index.going_on(query))
    hits = tuple(hit.document for hit in _asked(stamp, lambda index: index.search(going_on or query, most)).hits)
    rows = (*names, *hits) if going_on else (*hits[:1], *names, *hits[1:])
    return tuple({one.key: one for one in rows}.values())[:most]


def _asked(stamp: str, question: Callable[[Index], Answer]) -> Answer:
    """The answer of the index at hand; of a new one where that is damaged."""
    try:
        return question(_at_hand.get(stamp))
    except NoIndex:
        log.error("the search index is damaged and is built anew")
        return question(_at_hand.renew(stamp, force=True))


def marker(found: Found) -> Marker:
    """Marks in texts the words of a question: as typed, as mended, and as players mean them."""
    asked = found.query.text.split()
    looked_for = [*asked, *(meant for _typed, meant in found.corrected), *(name for _said, name in found.meant)]
    return Marker(looked_for, _at_hand.latest().analyser)
