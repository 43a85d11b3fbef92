"""The table: a situation somebody typed is played, nothing is stored. Pages and API sit at the same one."""

from functools import cache, cached_property
from typing import Any

from django.utils.translation import gettext as _

from rulings import engine
from rulings.models import Rulebook

ALL_EDITIONS = "vse"
"""Asked for instead of an edition: the situation is played under every edition of its game."""
LONGEST_TEXT = 20_000
"""Characters of one typed situation; a page of text has some two thousand."""

WORDS = {"given": "Pokud", "when": "Když", "then": "Pak"}
"""The word that opens a sentence of a kind."""


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


class Table:
    """A text at the table: whatever a request asks of it, it is read once, and played once under an edition."""

    def __init__(self, text: str, edition: str = "") -> None:
        self.everywhere = edition == ALL_EDITIONS
        self.desk = engine.open_text(text, cache(_cards), "" if self.everywhere else edition)

    @cached_property
    def book(self) -> Rulebook | None:
        """The rulebook the text is played under; where we do not have it, the first that we have."""
        return _rulebook(self.desk.book)

    @property
    def game(self) -> str:
        """The game in whose sentences the text is written."""
        return self.desk.game.slug

    @property
    def board(self) -> dict[str, Any] | None:
        """The printed board of the game; None for one without."""
        return engine.printed_board(self.game)

    @property
    def plan(self) -> engine.Plan | None:
        """How that board is drawn."""
        return engine.manifest(self.game).plan

    def reports(self, *, why: bool = False) -> list[dict[str, Any]]:
        """What the engine says of every situation in the text, as plain data."""
        desks = [self.desk.under(slug) for slug in self._editions()] if self.everywhere else [self.desk]
        return [report.as_dict() for desk in desks for report in desk.reports(bites=True, why=why)]

    def _editions(self) -> list[str]:
        """All editions of the game that we have, the earliest first."""
        had = set(Rulebook.objects.values_list("slug", flat=True))
        return [slug for slug in self.desk.game.editions if slug in had]

    def legal(self) -> dict[str, Any]:
        """What may and may not be done where the script of the first situation ends, and by which rules."""
        return self.desk.legal()

    def pictures(self) -> list[dict[str, Any]]:
        """The board before and after the moves of the first situation; empty for a game without a board."""
        return self.desk.pictures()


def _rulebook(slug: str) -> Rulebook | None:
    return Rulebook.objects.filter(slug=slug).first() or Rulebook.objects.order_by("pk").first()


def _cards(slug: str) -> dict[str, dict[str, Any]]:
    """The printed cards a text may name, as the engine reads them."""
    book = _rulebook(slug)
    return {title: card.data for title, card in book.cards_by_title.items()} if book else {}


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
            "word": WORDS.get(kind, ""),
            "patterns": [one for one in patterns if one["kind"] == kind],
        }
        for kind in kinds
    ]
    return [group for group in groups if group["patterns"]]
