"""Expectations about decks and card data, which need no play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.answer import Answer
from . import hooks
from .decks import house_deck_defects, plot_deck_defects

if TYPE_CHECKING:
    from ...core.line import Line
    from .words.records.expected import CardDataIs, DeckIs


def deck_is(line: Line, x: DeckIs) -> Answer:
    defects = house_deck_defects if x.deck == "house" else plot_deck_defects
    return _defects(defects(line.t, line.t.situation.deck(x.player)), x.rule, "Balíček")


def card_data_is(line: Line, x: CardDataIs) -> Answer:
    return _defects(hooks.card_data.ids(line.t, line.t.situation.known(x.card).card), x.rule, "Karta")


def _defects(found: list[str], rule: str, what: str) -> Answer:
    if not rule:
        return Answer(not found, f"{what} porušuje {', '.join(found)}." if found else "")
    if rule in found:
        return Answer(True, "", (rule,))
    return Answer(False, f"{what} porušuje {', '.join(found)}." if found else f"{what} žádné pravidlo neporušuje.")
