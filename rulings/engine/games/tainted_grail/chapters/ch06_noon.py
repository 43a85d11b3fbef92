"""Chapter 6: the actions of a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State, set_one
from .. import hooks
from ..book import grail
from ..cells import ACTIONS, ENERGY, EVENING, MENHIR, PART, PASSED, WHEREABOUTS
from ..island import members_of, whereabouts

if TYPE_CHECKING:
    from ..table import Table

grail.permission(hooks.any_turn, "6.1", says="The players act in whatever order they like.")


@grail.otherwise(hooks.any_turn, hooks.act)
def players_would_act_in_turn(t: Table, s: State, p: int, who: int) -> Truth:
    """Players would act in the order in which they sit."""
    return any(_has_taken_fewer(t, s, earlier, _actions(t, s, q) + 1) for q in members_of(who) for earlier in range(q))


def _actions(t: Table, s: State, p: int) -> int:
    return s[t.players[p] + ACTIONS]


def _has_taken_fewer(t: Table, s: State, p: int, n: int) -> bool:
    """Whether a player who has not passed has taken fewer actions than so many."""
    return not s[t.players[p] + PASSED] and _actions(t, s, p) < n


@grail.forbids(hooks.act, "6.2")
def another_action_only_after_all(t: Table, s: State, p: int, who: int) -> Truth:
    """Another action only when all who have not passed have taken as many."""
    return any(_has_taken_fewer(t, s, other, _actions(t, s, q)) for q in members_of(who) for other in t.everyone)


@grail.forbids(hooks.act, "6.3")
def a_joint_action_needs_one_location(t: Table, s: State, p: int, who: int) -> Truth:
    """Only characters in the same location act together."""
    return len({whereabouts(t, s, q) for q in members_of(who)}) > 1


@grail.forbids(hooks.local, "6.4")
def a_local_action_is_one_of_the_location(t: Table, s: State, p: int, who: int) -> Truth:
    """A local action is what the location offers."""
    places = {whereabouts(t, s, q) for q in members_of(who)}
    return any(i < 0 or t.map[i].local is None for i in places)


@grail.forbids(hooks.menhir, "6.4")
def a_menhir_is_explored_where_it_stands(t: Table, s: State, p: int, who: int) -> Truth:
    """Where no menhir stands, none is explored."""
    places = {whereabouts(t, s, q) for q in members_of(who)}
    return any(i < 0 or not s[t.places[i] + MENHIR] for i in places)


@grail.causes(hooks.travelled, "6.4")
def who_travels_comes_there(t: Table, s: State, p: int, place: int) -> None:
    """Travelling leads to another location."""
    set_one(s, t.players[p] + WHEREABOUTS, place)


@grail.orders(hooks.noon_over, "6.5")
def nobody_will_or_can_act(t: Table, s: State) -> Truth | None:
    """The main part is over when every player has passed or has a character without energy."""
    return all(s[row + PASSED] or not s[row + ENERGY] for row in t.players)


@grail.forbids(hooks.act_now, "6.5")
def nobody_acts_after_the_main_part(t: Table, s: State) -> Truth:
    """When the main part is over, nobody acts any more."""
    return s[PART] == EVENING


@grail.forbids(hooks.act, "6.6")
def who_has_passed_acts_no_more(t: Table, s: State, p: int, who: int) -> Truth:
    """Who has passed takes no further action today."""
    return any(s[t.players[q] + PASSED] for q in members_of(who))


@grail.forbids(hooks.give_up, "6.6")
def one_passes_once(t: Table, s: State, p: int, q: int) -> Truth:
    """Who has passed cannot pass again."""
    return s[t.players[q] + PASSED]
