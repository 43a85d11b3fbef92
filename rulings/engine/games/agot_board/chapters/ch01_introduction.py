"""Chapter 1: who plays, for how long, and what for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ....core.flow import OPEN
from ....core.hooks import Truth
from ....core.layout import State, set_one
from ....core.moments import elsewhere
from .. import hooks
from ..atlas import HOUSES
from ..book import board
from ..cells import DRAW, OVER, TURN
from ..values import controlled

if TYPE_CHECKING:
    from ..table import Table


@board.forbids(elsewhere, "1.3", "4.3", "18.7")
def after_ten_turns_the_game_is_over(t: Table, s: State, p: int, verb: str) -> Truth:
    """After the last turn nobody does anything."""
    return not s[OPEN]


LAST_TURN = 10
LEAST, MOST = 3, 5


@board.forbids(hooks.start, "1.1")
def each_player_runs_one_of_the_five_houses(t: Table, s: State, p: int) -> Truth:
    """Every player runs exactly one of the five Houses."""
    return len(set(t.houses)) < t.count or not set(t.houses) <= set(HOUSES)


@board.forbids(hooks.house, "1.1", "2.6")
def a_house_has_one_player(t: Table, s: State, p: int, q: int) -> Truth:
    """Nobody runs the House of another player."""
    return q != p


@board.forbids(hooks.move_marker, "1.3", "18.7")
def there_is_no_eleventh_turn(t: Table, s: State, p: int, turn: int) -> Truth:
    """After the tenth turn there is no other."""
    return turn > LAST_TURN


@board.orders(hooks.last_turn, "1.3", "4.3", "18.7")
def ten_turns_are_played(t: Table, s: State) -> Truth:
    """The game lasts ten turns at most."""
    return s[TURN] >= LAST_TURN


@board.causes(hooks.scoring, "1.4", "4.3", "18.8", "18.9")
def most_cities_and_strongholds_win(t: Table, s: State) -> None:
    """After the last turn the winner controls most areas with a city or a stronghold; ties go on to 18.10."""
    tied = best(t.everyone, lambda p: strongpoints(t, s, p))
    for rule in hooks.score_tie.of(t):
        tied = best(tied, partial(rule, t, s))
    if len(tied) == 1:
        set_one(s, OVER, tied[0])
    elif hooks.drawn.holds(t):
        s[OVER] = DRAW


def best(players: Sequence[int], value: Callable[[int], int]) -> list[int]:
    """Those of several players who have most."""
    most = max(value(p) for p in players)
    return [p for p in players if value(p) == most]


def strongpoints(t: Table, s: State, p: int) -> int:
    """Areas with a city or a stronghold that a player controls."""
    return sum(t.areas[i].place != "none" for i in controlled(t, s, p))


@board.orders(hooks.victory_limit, "1.5")
def five_play_to_seven(t: Table) -> int | None:
    """With five players seven cities and strongholds win at once."""
    return 7 if t.count == MOST else None


@board.forbids(hooks.start, "1.6")
def three_to_five_play(t: Table, s: State, p: int) -> Truth:
    """The game is for three to five players."""
    return not LEAST <= t.count <= MOST


def victory_limit(t: Table) -> int | None:
    return hooks.victory_limit.first(t)
