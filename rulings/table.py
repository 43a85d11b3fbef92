"""The table: a situation somebody typed is played, nothing is stored. Pages and API sit at the same one.

The engine is imported when it is needed; where it is missing, the answer is EngineMissing and the caller says so.
"""

import re
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.models import Card, Rulebook

ALL_EDITIONS = "vse"
"""Asked for instead of an edition: the situation is played under every edition of its game."""
LONGEST_TEXT = 20_000
"""Characters of one typed situation; a page of text has some two thousand."""

WORDS = {"given": "Pokud", "when": "Když", "then": "Pak"}
"""The word that opens a sentence of a kind."""

_BOOK = re.compile(r"^\s*Pravidlo:\s*([a-z][a-z0-9-]*) ", re.MULTILINE)

KINDS = {
    "given": gettext_lazy("Pokud: co leží na stole"),
    "when": gettext_lazy("Když: co hráči dělají"),
    "then": gettext_lazy("Pak: co má nastat"),
    "ability": gettext_lazy("Schopnosti karet"),
    "ability trigger": gettext_lazy("Schopnosti: kdy"),
    "ability cost": gettext_lazy("Schopnosti: cena"),
    "ability effect": gettext_lazy("Schopnosti: účinek"),
}


class EngineMissing(Exception):
    """The engine cannot be imported: situations can be read, not played."""


class BadText(ValueError):
    """A text that is not even tried; the message is for the person who sent it."""


def _engine() -> Any:
    try:
        from rulings import engine
    except ImportError as error:
        raise EngineMissing(str(error)) from error
    return engine


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


def table_available() -> bool:
    """Whether situations can be played at all."""
    try:
        _engine()
    except EngineMissing:
        return False
    return True


def table_book(text: str, edition: str = "") -> Rulebook | None:
    """The rulebook a text is played under: the one asked for, the one its rule names, or the only one."""
    named = _BOOK.search(text)
    for slug in (edition, named[1] if named else ""):
        if slug and (book := Rulebook.objects.filter(slug=slug).first()):
            return book
    return Rulebook.objects.order_by("pk").first()


def table_game(text: str, edition: str = "") -> str:
    """The game whose sentences a text is written in: that of its rulebook, else the first that there is."""
    book = table_book(text, edition)
    game = _engine().game_of(book.slug) if book else None
    return game.slug if game else next(iter(table_games()), "")


def table_board(book: Rulebook | None) -> dict[str, Any] | None:
    """The printed board of the game a rulebook is about; None for a game without one."""
    game = _engine().game_of(book.slug) if book else None
    return _engine().printed_board(game.slug) if game else None


def table_has_board(book: Rulebook | None) -> bool:
    """Whether the game of a rulebook is played on a board that can be drawn; no where there is no engine to ask."""
    try:
        return table_board(book) is not None
    except EngineMissing:
        return False


def table_pictures(text: str) -> list[dict[str, Any]]:
    """The board before and after the moves of the first situation of a text; empty for a game without a board."""
    return _engine().pictures_of(text)


def table_cards(book: Rulebook | None) -> dict[str, dict[str, Any]]:
    """The printed cards a text may name, as the engine reads them: those of a rulebook and of what it extends."""
    if book is None:
        return {}
    rows = Card.objects.filter(rulebook__slug__in=book.shelf).select_related("rulebook")
    return {card.title: card.data for card in sorted(rows, key=lambda card: -book.shelf.index(card.rulebook.slug))}


def table_editions(text: str) -> list[Rulebook]:
    """All editions of the game that a text is about, the earliest first."""
    book = table_book(text)
    slugs = _engine().editions_beside(book.slug) if book else ()
    return sorted(Rulebook.objects.filter(slug__in=slugs), key=lambda row: slugs.index(row.slug))


def table_check(text: str, *, edition: str = "", why: bool = False) -> list[dict[str, Any]]:
    """What the engine says of every situation in the text, as plain data. ``ALL_EDITIONS`` plays each under all of them."""
    if edition == ALL_EDITIONS:
        return [one for book in table_editions(text) for one in table_check(text, edition=book.slug, why=why)]
    engine, book = _engine(), table_book(text, edition)
    reports = engine.check_text(text, cards=table_cards(book), edition=edition or None, bites=why, why=why)
    return [report.as_dict() for report in reports]


def table_legal(text: str, *, edition: str = "") -> dict[str, Any]:
    """What may and may not be done where the script of the first situation ends, and by which rules."""
    edition = "" if edition == ALL_EDITIONS else edition
    engine, book = _engine(), table_book(text, edition)
    return engine.legal_text(text, cards=table_cards(book), edition=edition or None)


def table_version() -> str:
    """The version of the engine that answers."""
    return str(_engine().VERSION)


def table_games() -> dict[str, str]:
    """The games the engine plays, with their titles."""
    return {slug: getattr(game, "title", slug) for slug, game in sorted(_engine().GAMES.items())}


def table_vocabulary(game: str) -> list[dict[str, Any]]:
    """Every sentence of a game, in groups of one kind."""
    engine = _engine()
    if game not in engine.GAMES:
        raise KeyError(game)
    patterns = engine.vocabulary(game)
    kinds = dict.fromkeys([*KINDS, *(pattern["kind"] for pattern in patterns)])
    groups = [
        {
            "kind": kind,
            "title": str(KINDS.get(kind, kind)),
            "word": WORDS.get(kind, ""),
            "patterns": [one for one in patterns if one["kind"] == kind],
        }
        for kind in kinds
    ]
    return [group for group in groups if group["patterns"]]
