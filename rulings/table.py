"""The table: a situation somebody typed is played, nothing is stored. Pages and API sit at the same one."""

import hashlib
import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _

from glossary.models import Saying, Term
from rulings import engine
from rulings.engine.core.language.bare import OPENING
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.language.holes import plain
from rulings.engine.forms import forms_of, usually_said
from rulings.models import Rulebook, Scenario
from rulings.thinking.ask import Ask
from rulings.thinking.door import answer_of, thinkers
from rulings.thinking.results import Standing

ALL_EDITIONS = "vse"
"""Asked for instead of an edition: the situation is played under every edition of its game."""
LONGEST_TEXT = 20_000
"""Characters of one typed situation; a page of text has some two thousand."""

ID = re.compile(r"[A-Za-z0-9_-]{22}")
"""What a question that was begun is called."""

MOST_TEXTS, MOST_CARDS = 160, 600
"""Situations that are read for what is usually said, and cards that are offered by name."""


class BadText(ValueError):
    """A text that is not even tried; the message is for the person who sent it."""


def text_checked(text: str) -> str:
    """The text as the engine may have it: with plain line ends, not empty, not too long, without control characters."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        raise BadText(_("Napište situaci, kterou mám zahrát."))
    if len(text) > LONGEST_TEXT:
        raise BadText(_("Text má %(have)d znaků, nejvýš jich smí být %(most)d.") % {"have": len(text), "most": LONGEST_TEXT})
    if any(ord(sign) < 32 and sign not in "\n\t" or 0xD800 <= ord(sign) < 0xE000 for sign in text):
        raise BadText(_("Text obsahuje znaky, které do situace nepatří."))
    return text


@dataclass(frozen=True)
class Played:
    """What the engine told of a text: its reports, the moves that are open at its end, the board before and after."""

    book: str
    """The rulebook it was played under."""
    game: str
    """The game in whose sentences it is written."""
    games: list[str]
    """Among which the reader must choose first, where the text does not tell which one it is of."""
    faults: list[dict[str, Any]]
    """All that is wrong with its sentences."""
    reports: list[dict[str, Any]]
    legal: dict[str, Any] | None
    pictures: list[dict[str, Any]]
    read: list[dict[str, Any]] = field(default_factory=list)
    """Sentences that were typed without capitals, diacritics or quotes, and as what they are read."""
    ask: str = ""
    """What a judge asked (`engine.core.judging`)."""
    moment: dict[str, Any] = field(default_factory=dict)
    """The table where somebody plays on, and what can be said there."""
    first: list[str] = field(default_factory=list)
    """What silence would choose before the move that is asked about has its place: who, and what."""
    leanings: dict[str, Any] = field(default_factory=dict)
    """What the situation leaves unsaid and its refusal leans on (``found``), with what would have to be said instead."""
    standard: str = ""
    """The text as a file of situations."""
    question: str = ""
    """What was asked of where the moves lead; empty: what the text expects itself."""
    heckled: dict[str, Any] | None = None
    """How the refusals stand, where that was asked."""

    @property
    def board(self) -> dict[str, Any] | None:
        """The printed board of the game; None for one without."""
        return engine.printed_board(self.game)

    @property
    def plan(self) -> engine.Plan | None:
        """How that board is drawn."""
        return engine.manifest(self.game).plan


@dataclass(frozen=True)
class Question:
    """A text and what is asked of it; ``question`` is asked of where its moves lead, in place of its own expectations.

    ``book`` is that of a text that names none.
    """

    text: str
    edition: str = ""
    why: bool = False
    legal: bool = False
    pictures: bool = False
    question: str = ""
    book: str = ""
    ask: str = ""
    scope: str = ""
    table: bool = False
    at: int | None = None
    heckle: int = 0
    each: int = 1
    seed: int = 0

    def handed(self, client: str, page: str) -> tuple[Ask, str, str, Callable[[], Any], str]:
        """As those who think take it: with the name of the card lists there are now, and who gives them."""
        everywhere = self.edition == ALL_EDITIONS
        hashes = dict(Rulebook.objects.order_by("pk").values_list("slug", "content_hash"))
        said = asdict(self) | ({"edition": ""} if everywhere else {})
        ask = Ask(**said, editions=tuple(hashes), everywhere=everywhere)
        return ask, client, hashlib.sha256(repr(hashes).encode()).hexdigest(), lambda: _shelf(hashes), page


def play(question: Question, client: str = "", page: str = "") -> Played:
    """Have a text played, apart from whoever serves pages. Raises what `thinking.door` raises when that cannot be now.

    What the same ``page`` has asked before, and what nobody plays yet, is taken back.
    """
    return Played(**thinkers(settings.THINKING).think(*question.handed(client, page)))


def begin(question: Question, client: str = "", page: str = "") -> str:
    """Have it played without waiting: the id by which `standing` finds it. Raises door.Refused."""
    return thinkers(settings.THINKING).begin(*question.handed(client, page))


def standing(name: str) -> Standing | None:
    """How far a question has come that was begun; None where there is none of this id, or no more."""
    return thinkers(settings.THINKING).look(name) if ID.fullmatch(name) else None


def stop(name: str) -> bool:
    """End a question that was begun, and forget it; whether there was one."""
    return thinkers(settings.THINKING).stop(name) if ID.fullmatch(name) else False


def played(standing: Standing) -> Played | None:
    """What came of a question; None while it is open. Raises what `thinking.door` raises where nothing came of it."""
    return None if standing.told is None else Played(**answer_of(standing.told))


def table_cards() -> dict[str, dict[str, dict[str, Any]]]:
    """The card lists of all rulebooks, as the engine reads them: for those who play elsewhere."""
    return _shelf(list(Rulebook.objects.order_by("pk").values_list("slug", flat=True)))


def _shelf(slugs: Collection[str]) -> dict[str, dict[str, dict[str, Any]]]:
    """The printed cards that texts may name, a rulebook at a time, as the engine reads them."""
    books = {book.slug: book for book in Rulebook.objects.filter(slug__in=slugs).select_related("extends")}
    return {slug: {title: card.data for title, card in books[slug].cards_by_title.items()} for slug in slugs if slug in books}


def beginning(text: str, book: Rulebook, edition: str = "") -> list[dict[str, Any]]:
    """The picture of what a situation begins with, when nobody has played it yet; empty where there is none to draw.

    Only the sentences of `Pokud` are read, so that nothing is played for it.
    """
    given = []
    for line in text.splitlines():
        if line.strip().startswith((f"{OPENING['when']} ", f"{OPENING['then']} ")):
            break
        given.append(line)
    if "<" in "".join(given):  # a table of values: what it begins with differs from row to row
        return []
    try:
        desk = engine.open_text(
            "\n".join(given) + "\n", {title: card.data for title, card in book.cards_by_title.items()}, edition
        )
        return [] if desk.error else desk.pictures()[:1]
    except ScenarioError:
        return []


def table_board(book: Rulebook) -> dict[str, Any] | None:
    """The printed board of the game a rulebook is about; None for a game without one."""
    game = engine.game_of(book.slug)
    return engine.printed_board(game.slug) if game else None


def table_plan(book: Rulebook) -> engine.Plan | None:
    """How the board of the game of a rulebook is drawn; None for a game without one."""
    manifest = engine.manifest_of(book.slug)
    return manifest.plan if manifest else None


def table_records(book: Rulebook) -> engine.Records:
    """What the records of a rulebook are called, and the words in which they are told."""
    manifest = engine.manifest_of(book.slug)
    return manifest.records if manifest else engine.Records()


def table_example() -> str:
    """A situation for an empty table."""
    return engine.manifest(next(iter(engine.GAMES))).example


def table_game(edition: str = "") -> str:
    """The game of an edition; of one that nobody plays, the first there is."""
    game = engine.game_of(edition)
    return game.slug if game else next(iter(engine.GAMES))


def table_scopes(game: str) -> list[str]:
    """Where lines of play may end, in the words of a game."""
    return engine.scopes_of(game)


def books_of(games: Iterable[str]) -> list[str]:
    """The rulebooks under which some games are played."""
    return [book for game in games for book in engine.GAMES[game].editions]


@dataclass(frozen=True)
class Starts:
    """Situations to begin from in one book."""

    book: Rulebook
    starts: tuple[engine.Start, ...]


def table_starts() -> list[Starts]:
    """Situations to begin from, a book at a time."""
    books = {book.slug: book for book in Rulebook.objects.all()}
    found = [(book, starts) for game in engine.GAMES.values() for book, starts in game.manifest.starts.items()]
    return [Starts(books[book], starts) for book, starts in found if book in books]


def table_forms(book: Rulebook) -> dict[str, Any]:
    """The sentences of a book's game as forms, with what they usually say and the cards there are. KeyError for no game."""
    game = engine.game_of(book.slug)
    if game is None:
        raise KeyError(book.slug)
    return _forms(game.slug, book.slug, book.content_hash)


@lru_cache(maxsize=16)
def _forms(game: str, book: str, content: str) -> dict[str, Any]:
    texts = list(Scenario.objects.filter(rulebook__slug=book).order_by("pk").values_list("text", flat=True))
    step = max(1, len(texts) // MOST_TEXTS)
    cards = {title for shelf in _shelf([book]).values() for title in shelf}
    usual, forms = usually_said(game, texts[::step]), forms_of(game)
    for kind, patterns in forms["patterns"].items():
        for one in patterns:
            one["often"] = usual.often[kind, one["pattern"]]
    words: dict[str, Any] = {
        "said": usual.said,
        "cards": sorted(cards)[:MOST_CARDS],
        "editions": len(engine.GAMES[game].editions),
    }
    words["scopes"] = table_scopes(game)
    words["called"] = _called(book)
    return {"book": book, "game": game, **forms, **words}


def _called(book: str) -> dict[str, str]:
    """What the terms of a book are called by players and in English, in plain letters, with what sentences call them."""
    terms = {term.slug: term for term in Term.objects.filter(book=book)}
    found: dict[str, str] = {}
    sayings = Saying.objects.filter(book=book, target__in=terms).values_list("target", "words")
    names = [(term, (*term.aliases, term.english)) for term in terms.values()] + [(terms[slug], words) for slug, words in sayings]
    own = {plain(term.czech) for term in terms.values()}
    for term, others in names:
        for other in map(plain, others):
            if other and other not in own:
                found.setdefault(other, plain(term.czech))
    return found


def table_version() -> str:
    """The version of the engine that answers."""
    return engine.VERSION


def table_games() -> dict[str, str]:
    """The games the engine plays, with their titles."""
    return {slug: game.title for slug, game in sorted(engine.GAMES.items())}


def table_vocabulary(game: str) -> list[dict[str, Any]]:
    """Every sentence of a game, in groups of one kind. KeyError for a game nobody plays."""
    titles, patterns = engine.manifest(game).groups, engine.vocabulary(game)
    kinds = dict.fromkeys([*titles, *(pattern["kind"] for pattern in patterns)])
    groups = [
        {
            "kind": kind,
            "title": titles.get(kind, kind),
            "word": OPENING.get(kind, ""),
            "patterns": [one for one in patterns if one["kind"] == kind],
        }
        for kind in kinds
    ]
    return [group for group in groups if group["patterns"]]
