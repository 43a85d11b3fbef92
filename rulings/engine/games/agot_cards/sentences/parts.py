"""What several sentences need: sets of choices, numbers of players, answers about cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....cards.sentences import cards_in
from ....core.answer import Answer
from ....core.choices import Intent, Part
from ....core.flow import Choice
from ....core.layout import State
from ....core.line import Line
from .. import cells, hooks
from ..cells import NOBODY
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


PLAYER_NUMBERS: dict[str, Callable[[Table, State, int], int]] = {
    "gold": lambda t, s, p: s[t.players[p] + cells.GOLD],
    "house power": lambda t, s, p: s[t.players[p] + cells.POWER],
    "total power": total_power,
    "hand": cards_in(cells.HAND),
    "deck": cards_in(cells.DECK),
    "discard": cards_in(cells.DISCARD),
    "dead": cards_in(cells.DEAD),
    "plots": cards_in(cells.PLOT_DECK),
    "used plots": cards_in(cells.USED_PLOTS),
    "deployed": lambda t, s, p: s[t.players[p] + cells.DEPLOYED],
    "drawn": lambda t, s, p: s[t.players[p] + cells.DRAWN],
    "income": lambda t, s, p: hooks.income.sum(t, s, p),
    "initiative": lambda t, s, p: hooks.initiative.sum(t, s, p),
    "dominance": lambda t, s, p: hooks.dominance_total.sum(t, s, p),
}
"""What can be counted of a player."""
