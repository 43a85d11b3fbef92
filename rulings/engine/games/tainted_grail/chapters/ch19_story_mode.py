"""Chapter 19: story mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import grail
from ..cells import LIMITER, REMOVED, STORY
from ..modes import alone_in_story

if TYPE_CHECKING:
    from ..table import Table


@grail.counts(hooks.setup_fewer, "19.2")
def the_setup_counts_one_fewer(t: Table, s: State) -> int:
    """The game is set up as if there were one person fewer."""
    return int(s[STORY] > 0)


@grail.counts(hooks.heads_fewer, "19.3")
def events_count_one_fewer(t: Table, s: State) -> int:
    """What depends on the number of players counts one fewer."""
    return int(s[STORY] > 0)


grail.permission(hooks.dropping, "19.5", says="The relief may be given up at any time.")


@grail.otherwise(hooks.dropping, hooks.drop_relief)
def the_relief_would_stay(t: Table, s: State, p: int) -> Truth:
    """The relief would last."""
    return True


@grail.counts(hooks.setup_fewer, "19.6")
@grail.counts(hooks.heads_fewer, "19.6")
def a_single_player_is_counted(t: Table, s: State) -> int:
    """A single player does not make the game easier by the number of players."""
    return -int(alone_in_story(t, s))


@grail.causes(hooks.prepared, "19.7")
def a_single_player_has_no_limiter(t: Table, s: State) -> None:
    """A single player takes the health limiter out of the game."""
    if alone_in_story(t, s):
        s[t.players[0] + LIMITER] = REMOVED


@grail.orders(hooks.unlimited, "19.8")
def health_does_not_limit_energy(t: Table, s: State, p: int) -> Truth | None:
    """The health of a single player's character does not limit its energy."""
    return alone_in_story(t, s)


@grail.orders(hooks.calm, "19.9")
def a_single_player_does_not_panic(t: Table, s: State, p: int) -> Truth | None:
    """The character of a single player does not panic."""
    return alone_in_story(t, s)
