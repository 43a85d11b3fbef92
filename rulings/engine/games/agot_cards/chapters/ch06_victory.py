"""Chapter 6, second half: Vítězství. When the game ends and whose power counts (6.46 to 6.52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State, set_one
from ....core.moments import THE_END
from .. import hooks
from ..book import ccg
from ..cells import NOBODY, OVER, POWER, TIE, TOKENS
from ..values import power_on_characters, total_power

if TYPE_CHECKING:
    from ..table import Table

GOAL = 15


@ccg.causes(hooks.victory, "1.3", "1.6", "6.46")
def fifteen_power_ends_the_game(t: Table, s: State) -> None:
    """The game ends at once when a player has fifteen power."""
    there = [p for p in t.everyone if total_power(t, s, p) >= GOAL]
    if len(there) > 1:
        s[OVER] = TIE
    elif there:
        winner = hooks.victor.first(t, s, there[0])
        s[OVER] = NOBODY
        if winner is not None:
            set_one(s, OVER, winner)


ccg.moment(THE_END, "6.46", says="When the game has ended, nothing is done any more.")


@ccg.orders(hooks.victor, "6.47")
def that_player_wins(t: Table, s: State, p: int) -> int:
    """That player is the winner."""
    return p


@ccg.counts(hooks.power, "1.3", "6.46")
def power_on_the_house_card(t: Table, s: State, p: int) -> int:
    """Power on the house card counts."""
    return s[t.players[p] + POWER]


@ccg.counts(hooks.power, "6.50")
def power_on_characters_counts(t: Table, s: State, p: int) -> int:
    """Power on characters counts toward the fifteen."""
    return power_on_characters(t, s, p)


@ccg.forbids(hooks.take_power, "6.51")
def power_on_characters_is_not_on_the_house_card(t: Table, s: State, c: int) -> Truth:
    """Power on characters is not power on the house card."""
    return True


@ccg.causes(hooks.left_play, "6.52")
def tokens_leave_with_the_character(t: Table, s: State, c: int) -> None:
    """When a character with power leaves play, its tokens are removed."""
    s[c + TOKENS] = 0
