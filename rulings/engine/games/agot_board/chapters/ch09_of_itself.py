"""Chapter 9: what becomes of contributions and of the threat by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import is_open
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..now import bidding_at_the_wall
from .ch09_wildlings import attacked

if TYPE_CHECKING:
    from ..table import Table


@board.forbids(hooks.take_bid, "9.12")
def contributions_do_not_come_back(t: Table, s: State, p: int) -> Truth:
    """Nobody takes them back, won or lost."""
    return attacked(t, s) or is_open(s, t.step["losses"])


@board.forbids(hooks.show_hidden, "9.8")
def contributions_are_shown_together(t: Table, s: State, p: int, what: str) -> Truth:
    """And nobody shows his own before that."""
    return what == "bid" and bidding_at_the_wall(t, s)


@board.forbids(hooks.move_threat, "9.3", "9.4", "20.14")
def the_threat_moves_with_the_mammoths_only(t: Table, s: State, p: int, strength: int) -> Truth:
    """The token moves when cards with a mammoth are turned up, and nobody chooses when that is, nor how far."""
    return True


@board.forbids(hooks.move_threat, "9.20")
def after_an_attack_the_threat_is_nought(t: Table, s: State, p: int, strength: int) -> Truth:
    """After an attack it goes back to 0 and nowhere else."""
    return (attacked(t, s) or is_open(s, t.step["losses"])) and strength != 0
