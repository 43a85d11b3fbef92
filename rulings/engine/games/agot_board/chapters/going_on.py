"""Going on to a later step, phase or turn while something is still to be done: the rules that say what comes before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....core.flow import is_open
from ....core.hooks import Truth
from ....core.layout import State
from ..book import board
from ..cells import ACTION, WESTEROS
from ..now import at, bidding_at_the_wall, bidding_for_a_track, fighting, in_phase
from .ch05_westeros import being_turned_up, trimming
from .ch09_wildlings import naming, watch_has_won
from .ch11_raids import raids_are_left
from .ch12_marches import repairing
from .ch17_retreat import is_asked

if TYPE_CHECKING:
    from ..table import Table

Moment = Callable[["Table", State], Truth]
"""Whether play stands at what must be done before it goes on."""


def _at(name: str) -> Moment:
    return lambda t, s: at(t, s, name)


def _within(name: str) -> Moment:
    return lambda t, s: is_open(s, t.step[name])


board.comes_first(_at("setup"), "3.16", says="The game begins when everything stands.")
board.comes_first(
    lambda t, s: in_phase(s, WESTEROS), "5.7", "9.23", says="The Westeros phase goes on until all three cards are carried out."
)
board.comes_first(being_turned_up, "5.4", says="All three cards are turned up before.")
board.comes_first(being_turned_up, "5.9", says="None is carried out before all lie open.")
board.comes_first(trimming, "5.14", says="Armies that do not fit shrink before.")
board.comes_first(_at("mustering part"), "7.13", says="Whoever musters finishes before the next one does.")
board.comes_first(bidding_for_a_track, "8.31", says="Bids are revealed when all are ready.")
board.comes_first(_at("standing"), "8.35", says="Equal bids are put in order before.")
board.comes_first(bidding_at_the_wall, "9.8", says="Contributions are shown when all are ready.")
board.comes_first(lambda t, s: naming(t, s) and watch_has_won(t, s), "9.15", says="Who gave most is said before.")
board.comes_first(lambda t, s: naming(t, s) and not watch_has_won(t, s), "9.19", says="Who gave least is said before.")
board.comes_first(_at("losses part"), "9.16", says="Units are removed before.")
board.comes_first(_at("orders"), "10.3", "10.34", says="Orders are turned up when all have placed theirs.")
board.comes_first(_at("orders"), "10.2", says="Orders are given before.")
board.comes_first(lambda t, s: raids_are_left(t, s) and not fighting(t, s), "11.9", says="Raids go on until none is left.")
board.comes_first(_within("raids"), "11.5", "11.10", says="Raids come before marches.")
board.comes_first(_within("marches"), "12.6", says="Marches go on until none is left.")
board.comes_first(_within("marches"), "11.5", says="Marches come before power is consolidated.")
board.comes_first(repairing, "12.31", says="Errors are repaired before.")
board.comes_first(fighting, "12.14", "14.1", "14.2", says="The battle is fought before any other march.")
board.comes_first(_at("support"), "14.8", says="Support is settled before.")
board.comes_first(_at("cards"), "14.10", "2.25", "16.7", says="House cards are played before.")
board.comes_first(_at("casualties"), "16.16", says="Casualties are taken before.")
board.comes_first(lambda t, s: is_asked(t, s, "retreat"), "17.1", says="The losers retreat before.")
board.comes_first(lambda t, s: is_asked(t, s, "perish"), "17.9", says="Units that supply does not allow are destroyed before.")
board.comes_first(_at("consolidation"), "18.1", says="Power is taken before.")
board.comes_first(lambda t, s: in_phase(s, ACTION), "18.6", says="A new turn begins when the Action phase is over.")
