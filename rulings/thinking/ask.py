"""What is asked of the engine, and playing it: plain data in, plain data out, one deadline around all of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any

from rulings import engine
from rulings.engine.core.clock import Meter, deadline, metered

Shelf = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""The card list of every rulebook, by slug and title."""


@dataclass(frozen=True)
class Ask:
    """A text and what is to be told of it. ``editions`` are those to play it under, one after another; none: its own.

    ``book`` is the edition of a text that names none.
    ``question`` is asked of where the moves lead, in place of all that the text expects itself.
    """

    text: str
    edition: str = ""
    editions: tuple[str, ...] = ()
    everywhere: bool = False
    why: bool = False
    legal: bool = False
    pictures: bool = False
    question: str = ""
    book: str = ""
    ask: str = ""
    """What a judge asks instead: see `engine.core.judging`; ``scope`` is where lines end."""
    scope: str = ""
    table: bool = False
    """Whether somebody plays on: the table after ``at`` moves (None: all) and what can be said there is told."""
    at: int | None = None
    heckle: int = 0
    """At how many positions of each situation all is said that players could say (`engine.core.heckle`); 0: at none."""
    each: int = 1
    """How often every sentence is said there; ``seed`` draws positions and words."""
    seed: int = 0


def answer(ask: Ask, shelf: Shelf, seconds: float, progress: Callable[[int], None] = lambda positions: None) -> dict[str, Any]:
    """All that is asked, within one deadline: reading, every edition, legal moves and pictures together.

    ``progress`` is told from time to time how many positions have been looked at.
    """
    with metered(Meter(progress)):
        if ask.heckle:
            return _heckled(ask, shelf, seconds)
        with deadline(seconds):
            return _played(ask, shelf)


def _played(ask: Ask, shelf: Shelf) -> dict[str, Any]:
    desk = _desk(ask, shelf)
    if ask.question:
        desk = desk.asking(ask.question)
    table, posed = desk, ask.ask or (engine.WHAT if (ask.table or ask.heckle) and not desk.expects else "")
    desk = desk.judging(posed, ask.scope) if posed else desk
    game = desk.game
    under = [slug for slug in game.editions if slug in ask.editions] if ask.everywhere else []
    desks = [desk.under(slug) for slug in under] if ask.everywhere else [desk]
    reports = [report.as_dict() for one in desks for report in one.reports(bites=not ask.question, why=ask.why)]
    return {
        "question": ask.question,
        "book": desk.book,
        "game": game.slug,
        "games": [one.slug for one in desk.games],
        "faults": [fault.as_dict() for fault in table.faults()],
        "read": [one.as_dict() for one in table.readings],
        "ask": posed,
        "moment": table.moment(ask.at) if ask.table else {},
        "first": desk.first() if ask.table else [],
        "leanings": desk.leanings() if ask.table else {},
        "standard": table.standard() if ask.table else "",
        "reports": reports,
        "legal": desk.legal() if ask.legal else None,
        "pictures": desk.pictures() if ask.pictures else [],
        "heckled": None,
    }


def _heckled(ask: Ask, shelf: Shelf, seconds: float) -> dict[str, Any]:
    """How the refusals stand, as far as the time reaches: the heckler keeps it itself and tells what it left."""
    until = monotonic() + seconds
    with deadline(seconds):
        told = _played(ask, shelf)
        desk = _desk(ask, shelf)
    if not desk.error and not told["games"]:
        found = desk.heckled(each=ask.each, seed=ask.seed, stops=ask.heckle, seconds=until - monotonic())
        # Where nothing was played, a count of noughts would praise what could not be read.
        told["heckled"] = found.as_dict() if found.positions else None
    return told


def _desk(ask: Ask, shelf: Shelf) -> engine.Desk:
    edition = "" if ask.everywhere else ask.edition
    return engine.open_text(ask.text, lambda book: _cards(shelf, book), edition, book=ask.book)


def _cards(shelf: Shelf, book: str) -> Mapping[str, Mapping[str, Any]]:
    """The cards of a rulebook; where we do not have it, of the first that we have."""
    return shelf.get(book) or next(iter(shelf.values()), {})
