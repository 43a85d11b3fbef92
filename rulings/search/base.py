"""The contract of search: what is asked, and what is found."""

from __future__ import annotations

from dataclasses import dataclass, field

MAX_QUERY = 200
"""Characters of a query that are read; the rest is ignored, and so are words beyond MAX_WORDS."""
MAX_WORDS = 24
MAX_HITS = 200


@dataclass(frozen=True)
class Word:
    """One part of a query: a word, or words that stand next to each other, or a beginning (`prefix`).

    What is ``quoted`` must be there as it is asked for, in any form; any other word may be missing, or said otherwise.
    ``others`` are parts any of which will do instead (``a OR b``).
    """

    words: tuple[str, ...]
    excluded: bool = False
    prefix: bool = False
    quoted: bool = False
    others: tuple[Word, ...] = ()


@dataclass(frozen=True)
class Query:
    """What was asked, understood: parts to find, a rule number, filters. ``text`` is as typed.

    ``ignored`` are the pieces of the text that nothing could be made of, each with the reason. ``strict`` are
    the parts with every word wanted as it is, ``exact`` the text that asks so; empty where it is asked so already.
    """

    text: str = ""
    parts: tuple[Word, ...] = ()
    number: str = ""
    kind: str = ""
    books: tuple[str, ...] = ()
    standing: str = ""
    ignored: tuple[tuple[str, str], ...] = ()
    strict: tuple[Word, ...] = ()
    exact: str = ""

    @property
    def is_exact(self) -> bool:
        """Whether nothing may be missing or said otherwise."""
        return bool(self.wanted) and all(part.quoted for part in self.wanted) and not self.number

    @property
    def wanted(self) -> tuple[Word, ...]:
        return tuple(part for part in self.parts if not part.excluded)

    @property
    def is_empty(self) -> bool:
        return not self.wanted and not self.number


@dataclass(frozen=True)
class Document:
    """One thing that can be found. ``where`` is its section, said under the title of a hit.

    ``aside`` is found as well, but weighs less: examples, notes, names of situations. ``names`` are other titles it goes by,
    ``said`` what players call it. ``rests`` are the rules it rests on, ``newer`` the rules and terms that say the same in a
    later edition. A hit also shows the ``standing`` of a ruling, and of a card its ``origin`` and whether it leans on
    ``general`` knowledge. What is ``retired`` is no longer in force.
    """

    key: str
    kind: str
    book: str
    name: str
    title: str
    where: str
    body: str
    number: str = ""
    english: str = ""
    standing: str = ""
    origin: str = ""
    general: bool = False
    aside: str = ""
    names: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    rests: tuple[str, ...] = ()
    newer: tuple[str, ...] = ()
    retired: bool = False


@dataclass(frozen=True)
class Hit:
    """One document found, with its score, the words of the question it holds and those it lacks, and what says the same in
    another edition."""

    document: Document
    score: float
    matched: tuple[str, ...] = ()
    folded: tuple[Document, ...] = ()
    lacking: tuple[str, ...] = ()


@dataclass(frozen=True)
class Found:
    """What was found: the hits of one page in order, how many there are in all and of each kind, and how it was understood.

    ``corrected`` are typed words with what was searched instead, ``meant`` the players' words with the names they stand for,
    ``meant_in`` for each of these the rulebook where a word means several things, else "".
    ``suggestions`` are other questions, where nothing was found. ``loosened`` says that there are hits in which a word is missing
    or said otherwise, ``exact`` asks without them, where that finds anything. ``near`` are all that are near enough, of the
    kind that is asked for; ``capped``: only the best of them are told. The counts are of all that are near enough.
    """

    hits: tuple[Hit, ...] = ()
    counts: dict[str, int] = field(default_factory=dict)
    suggestions: tuple[str, ...] = ()
    total: int = 0
    corrected: tuple[tuple[str, str], ...] = ()
    meant: tuple[tuple[str, str], ...] = ()
    query: Query = Query()
    loosened: bool = False
    exact: str = ""
    capped: bool = False
    near: int = 0
    meant_in: tuple[str, ...] = ()
