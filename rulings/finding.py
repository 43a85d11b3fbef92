"""The one search, as pages and the API show it: hits with where they lead, why they were found, and whether they are proved."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from rulings.models import Rule, Rulebook, Ruling, Scenario
from rulings.models.reference import Kind
from rulings.models.scenario import Outcome
from rulings.search.base import Document, Found, Hit
from rulings.search.door import SUGGESTED, marker, search, suggest
from rulings.search.snippet import Marker
from rulings.stamps import believed_stamp


@dataclass(frozen=True)
class SearchHit:
    """One thing found: where its page is, what to call it, and the piece of text that shows why (safe HTML)."""

    kind: str
    book: str
    name: str
    title: str
    where: str
    excerpt: SafeString
    score: float
    standing: str = ""  # of a ruling
    origin: str = ""  # of a card
    general: bool = False  # whether a card leans on general knowledge
    matched: tuple[str, ...] = ()  # words of the question that it holds
    lacking: tuple[str, ...] = ()  # and those that others hold and it does not
    proved: bool = False  # whether a situation confirms it
    retired: bool = False  # whether it is no longer in force
    folded: tuple[SearchHit, ...] = ()  # what says the same in an earlier edition
    marked: SafeString = SafeString("")  # the title with the words of the question marked

    @property
    def section(self) -> str:
        """Where in its rulebook it stands: the chapter of a rule, the feature of a situation."""
        return self.where.partition(" · ")[2]


@dataclass(frozen=True)
class SearchResult:
    """One page of what was found; `counts` are by kind and do not depend on the kind asked for.

    `corrected`, `meant` and `ignored` say how the question was understood: (typed, searched), (said, meant), (typed, why not).
    `loosened` says that there are hits in which a word is missing or said otherwise; `exact` asks without them. `near` are all
    that are near enough, of the kind asked for; `capped`: only the best of them are told. `suggestions` are other questions,
    where nothing was found.
    """

    hits: list[SearchHit]
    counts: dict[str, int]
    suggestions: list[str]
    total: int
    books: tuple[str, ...]
    kind: str
    standing: str
    corrected: tuple[tuple[str, str], ...]
    meant: tuple[tuple[str, str], ...]
    ignored: tuple[tuple[str, str], ...]
    loosened: bool
    exact: str
    capped: bool
    near: int


@dataclass(frozen=True)
class Suggestion:
    """What a question begun may become: what it is called, what it is and in which rules."""

    kind: str
    book: str
    name: str
    title: str
    where: str


def suggestions(*, text: str, book: str = "", limit: int = SUGGESTED) -> list[Suggestion]:
    """Terms, cards, rules and rulings that begin as typed, or that the words so far would find."""
    return [_suggestion(one) for one in suggest(text, book, limit)]


def _suggestion(one: Document) -> Suggestion:
    where = one.where.partition(" · ")[0]
    return Suggestion(one.kind, one.book, one.name, one.title, f"{Kind(one.kind).label} · {where}")


def search_result(
    *, text: str, kind: str = "", book: str = "", standing: str = "", limit: int = 20, page: int = 1
) -> SearchResult:
    """The one search over everything: rules, terms, cards, rulings, situations, chapters. A page too far is the last one."""
    asked: dict[str, Any] = {"kind": kind, "book": book, "standing": standing, "limit": limit}
    found = search(text, **asked, offset=(page - 1) * limit)
    if found.total and not found.hits:
        found = search(text, **asked, offset=(found.total - 1) // limit * limit)
    proved = _proved(believed_stamp())
    marks = marker(found)
    hits = [_search_hit(hit, marks, proved) for hit in found.hits]
    query = found.query
    return SearchResult(
        hits, dict(found.counts), list(found.suggestions), found.total, query.books, query.kind, query.standing,
        found.corrected, _meant(found), query.ignored, found.loosened, found.exact, found.capped, found.near,
    )  # fmt: skip


def _meant(found: Found) -> tuple[tuple[str, str], ...]:
    """The players' words with what they mean; where that is not the same in all games, with the game it is so in."""
    if not any(found.meant_in):
        return found.meant
    labels = {book.slug: book.label for book in Rulebook.objects.filter(slug__in=set(found.meant_in))}
    with_games = zip(found.meant, found.meant_in, strict=True)
    return tuple((said, f"{name} ({labels[book]})" if book in labels else name) for (said, name), book in with_games)


def _search_hit(hit: Hit, marks: Marker, proved: frozenset[str]) -> SearchHit:
    what = hit.document
    return _shown(
        what, proved, hit.score, marks.excerpt(what.body or what.aside), marks.whole(what.title), hit.matched,
        tuple(_shown(other, proved) for other in hit.folded), hit.lacking,
    )  # fmt: skip


def _shown(
    what: Document,
    proved: frozenset[str],
    score: float = 0.0,
    excerpt: str = "",
    marked: str = "",
    matched: tuple[str, ...] = (),
    folded: tuple[SearchHit, ...] = (),
    lacking: tuple[str, ...] = (),
) -> SearchHit:
    return SearchHit(  # what is marked was escaped by search.snippet, which adds nothing but <mark>
        what.kind, what.book, what.name, what.title, what.where, mark_safe(excerpt), score, what.standing, what.origin,
        what.general, matched, lacking, what.key in proved, what.retired, folded, mark_safe(marked),
    )  # fmt: skip


@lru_cache(maxsize=2)
def _proved(stamp: str) -> frozenset[str]:
    """The keys of all rules, rulings and situations that a situation confirms, in one state of the content."""
    rules = Rule.objects.filter(scenarios__verdict__outcome=Outcome.CONFIRMED)
    rulings = Ruling.objects.filter(scenario__verdict__outcome=Outcome.CONFIRMED)
    scenarios = Scenario.objects.filter(verdict__outcome=Outcome.CONFIRMED)
    return frozenset(
        [
            *(f"{book} {number}" for book, number in rules.values_list("rulebook__slug", "number")),
            *(f"ruling {book}/{slug}" for book, slug in rulings.values_list("rulebook__slug", "slug")),
            *(f"scenario {book}/{slug}" for book, slug in scenarios.values_list("rulebook__slug", "slug")),
        ]
    )
