"""Where a card goes that leaves play (5.30, 5.31, 6.10, 7.18 to 7.29), and why who looks for it elsewhere does not find it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State, one_of
from .. import hooks
from ..book import lcg
from ..cards import CHARACTER, EVENT
from ..cells import (
    CANCELLED_EVENT,
    DEAD,
    DEATHBOUND,
    DISCARD,
    HELD,
    KILLED,
    ONLY_PUT,
    PLAYED_EVENT,
    SHED,
    SUBJECT,
    THROWN,
    WENT,
    ZONE,
)
from ..chapters import ch07_claim as claims
from ..moments import has_been_put_in_order

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

# -- cards that became characters --------------------------------------------------------------


@lcg.orders(hooks.grave, "5.30")
def killed_cards_that_are_no_characters(t: Table, s: State, c: int) -> int | None:
    """A card that had become a character goes to the discard pile when it is killed."""
    return None if t.type[c] == CHARACTER else DISCARD


@lcg.forbids(hooks.mistargeted, "5.30")
def nor_are_they_among_the_dead(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """So what looks for it among the dead does not find it."""
    return claims.sought_in(b, "dead") and _killed_yet_discarded(s, c)


@lcg.forbids(hooks.use, "5.30")
def nor_do_they_work_among_the_dead(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor does a text of its own work that works among the dead."""
    return b.hears_in == DEAD and _killed_yet_discarded(s, b.card)


def _killed_yet_discarded(s: State, c: int) -> bool:
    return bool(s[c + ZONE] == DISCARD and s[c + WENT] == KILLED)


lcg.permission(hooks.killed_like_others, "5.31", says="What waits for a card to be killed hears of it.")


@lcg.otherwise(hooks.killed_like_others, hooks.unheard_kill)
def killing_could_go_unheard(t: Table, s: State, c: int) -> Truth:
    """Otherwise only printed characters would be killed (5.31)."""
    return t.type[c] != CHARACTER


@lcg.forbids(hooks.not_yours_to_order, "7.21")
def where_a_card_goes_is_not_put_in_order_again(t: Table, s: State, p: int, c: int) -> Truth:
    """What of two ends came first has decided where a card goes; the other would send it elsewhere."""
    return has_been_put_in_order(s, c)


# -- the usual ways ----------------------------------------------------------------------------

lcg.repeats(claims.the_killed_are_not_among_the_discarded, "7.18")
lcg.repeats(claims.the_discarded_are_not_among_the_dead, "7.19")


@lcg.forbids(hooks.use, "7.11")
def a_card_put_in_has_not_been_played(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Who has a card put into play has played none, so nobody answers that one was played."""
    return s[b.row + SUBJECT] == ONLY_PUT


@lcg.forbids(hooks.mistargeted, "6.10")
def it_is_not_with_whoever_held_it(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A card is back with its owner: who controlled it does not find it in a pile of his own."""
    asked = [target.filter for target in b.ability.targets]
    theirs = bool(asked) and all(meant.zone in ("dead", "discard") and meant.controller == "own" for meant in asked)
    return theirs and s[c + ZONE] in (DEAD, DISCARD) and t.owner[c] != p and one_of(s, c + HELD) == p


# -- deathbound ----------------------------------------------------------------------------------


@lcg.forbids(hooks.mistargeted, "7.25")
def deathbound_cards_are_not_among_the_discarded(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A card with Deathbound that was discarded from play does not lie among the discarded."""
    return claims.sought_in(b, "discard") and s[c + ZONE] == DEAD and s[c + WENT] == SHED


@lcg.forbids(hooks.mistargeted, "7.26")
def nor_among_the_dead_from_elsewhere(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """One that was discarded from elsewhere does not lie among the dead."""
    thrown = s[c + ZONE] == DISCARD and s[c + WENT] == THROWN
    return claims.sought_in(b, "dead") and thrown and t.flags[c] & DEATHBOUND


@lcg.forbids(hooks.mistargeted, "7.27")
def deathbound_events_lie_by_how_they_went(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """An event with Deathbound lies among the dead when it has been played from the hand, and only then."""
    if t.type[c] != EVENT or not t.flags[c] & DEATHBOUND:
        return False
    unplayed = s[c + ZONE] == DISCARD and s[c + WENT] == THROWN and claims.sought_in(b, "dead")
    return unplayed or s[c + ZONE] == DEAD and s[c + WENT] == PLAYED_EVENT and claims.sought_in(b, "discard")


@lcg.forbids(hooks.mistargeted, "7.29")
def cancelled_events_are_not_among_the_dead(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """One that was cancelled does not, Deathbound or not."""
    cancelled = s[c + ZONE] == DISCARD and s[c + WENT] == CANCELLED_EVENT
    return claims.sought_in(b, "dead") and cancelled and t.flags[c] & DEATHBOUND
