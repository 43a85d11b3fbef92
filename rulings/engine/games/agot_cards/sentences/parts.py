"""What several sentences need: sets of choices, numbers of players, answers about cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....cards.naming import card
from ....core.answer import Answer, yes_no
from ....core.choices import Intent, Part
from ....core.flow import Choice
from ....core.layout import State
from ....core.line import Line
from .. import cells, hooks
from ..cells import NOBODY, ZONE
from ..values import total_power
from ..words.common import PLACES, ZONE_OF

if TYPE_CHECKING:
    from ..table import Table

DONE = ("done",)
PASS = ("pass",)
DECLINE = ("decline",)
PLACE_NAMES = {ZONE_OF[place]: words for words, place in PLACES.items()} | {
    cells.PLOT: "mezi odhalenými zápletkami",
    cells.OUT: "mimo hru",
    cells.AGENDA: "mezi agendami",
}


# -- moves --------------------------------------------------------------------------------
def each(p: int, verb: str, chosen: list[int]) -> list[Part]:
    """One intent for each card of a set."""
    return [Intent(p, ((verb, c),), verb) for c in chosen]


def whole_set(p: int, verb: str, chosen: list[int], done: Choice = DONE) -> list[Part]:
    """A whole set, and the choice that closes it where it does not close by itself; a set of nothing is only that choice."""
    return [*each(p, verb, chosen), Intent(p, (done,), verb, optional=bool(chosen))]


# -- expectations -------------------------------------------------------------------------
def run_to(line: Line, cell: int) -> Answer | None:
    """Run on in silence until a result is there; an answer only when it cannot be reached."""
    while not line.s[cell]:
        if not line.options:
            return None
        choice = line.silent(NOBODY if cell == cells.WINNER else None)
        if choice is None:
            return Answer(None, line.waiting().reason)
        line.take(choice)
    line.settle()
    return None


def set_or_not(line: Line, name: str, at: int, wanted: bool, what: str) -> Answer:
    """Whether a cell of a card is set, as it should be."""
    return yes_no(bool(line.s[card(line.t, name) + at]), wanted, f"Karta „{name}“ {what}")


def faultless(found: list[str], rule: str, what: str) -> Answer:
    """Whether no rule is broken; or, where one is named, whether it is among those broken."""
    if not rule:
        return Answer(not found, f"{what} porušuje {', '.join(found)}." if found else "")
    if rule in found:
        return Answer(True, "", (rule,))
    return Answer(False, f"{what} porušuje {', '.join(found)}." if found else f"{what} žádné pravidlo neporušuje.")


def card_of(t: Table, choice: Choice) -> str:
    """The card that a choice is about: the one named, or the one whose ability is used."""
    if choice[0] in ("use", "passive"):
        return t.name[t.bound[choice[1]].card]
    return t.name.get(choice[1], "") if len(choice) > 1 else ""


def _cards_in(zone: int) -> Callable[[Table, State, int], int]:
    return lambda t, s, p: sum(s[c + ZONE] == zone and t.owner[c] == p for c in t.rows)


PLAYER_NUMBERS: dict[str, Callable[[Table, State, int], int]] = {
    "gold": lambda t, s, p: s[t.players[p] + cells.GOLD],
    "house power": lambda t, s, p: s[t.players[p] + cells.POWER],
    "total power": total_power,
    "hand": _cards_in(cells.HAND),
    "deck": _cards_in(cells.DECK),
    "discard": _cards_in(cells.DISCARD),
    "dead": _cards_in(cells.DEAD),
    "plots": _cards_in(cells.PLOT_DECK),
    "used plots": _cards_in(cells.USED_PLOTS),
    "drawn": lambda t, s, p: s[t.players[p] + cells.DRAWN],
    "income": lambda t, s, p: hooks.income.sum(t, s, p),
    "initiative": lambda t, s, p: hooks.initiative.sum(t, s, p),
    "dominance": lambda t, s, p: hooks.dominance_total.sum(t, s, p),
}
"""What can be counted of a player."""
