"""What an expectation gets: yes, no or cannot be said. Here too those about decks, which need no play."""

from __future__ import annotations

from dataclasses import dataclass

from .decks import card_defects, deck_defects


@dataclass(frozen=True)
class Answer:
    """Whether an expectation holds (None: cannot be decided), why not, and which rules it rests on."""

    held: bool | None
    reason: str = ""
    rules: tuple[str, ...] = ()
    positions: int = 0
    lines: int = 0


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
