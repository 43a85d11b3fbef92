"""Expectations about decks and card data, which need no play."""

from __future__ import annotations

from ...core.answer import Answer
from .decks import card_defects, deck_defects


def deck_is(line, x):
    situation = line.t.situation
    part = "house" if x.deck == "house" else "plots"
    found = deck_defects(line.t.rules, situation.deck(x.player), parts=(part,))
    return _defects(found, x.rule, "Balíček")


def card_data_is(line, x):
    return _defects(card_defects(line.t.rules, line.t.situation.known(x.card).card), x.rule, "Karta")


def _defects(found, rule, what):
    if not rule:
        return Answer(not found, f"{what} porušuje {', '.join(found)}." if found else "")
    if rule in found:
        return Answer(True, "", (rule,))
    return Answer(False, f"{what} porušuje {', '.join(found)}." if found else f"{what} žádné pravidlo neporušuje.")
