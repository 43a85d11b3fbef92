"""Chapter 6, Fáze kola: how many challenges a player makes, when and against whom (6.35 to 6.39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import ccg
from ..cells import (
    CHALLENGES,
    EXTRA,
    ICON,
    MADE,
    PHASE,
    TYPE,
    bit_of,
)
from ..players import active_player, attacker

if TYPE_CHECKING:
    from ..table import Table


# -- challenges ---------------------------------------------------------------------------


@ccg.forbids(hooks.challenge, "6.35")
def one_challenge_of_each_type(t: Table, s: State, p: int, kind: int, q: int) -> Truth:
    """One challenge of each type a round."""
    made, extra = s[t.players[p] + MADE], s[t.players[p] + EXTRA]
    return kind in ICON and made & ~extra & bit_of(kind)


@ccg.causes(hooks.attacks_declared, "6.35")
def challenge_is_used_up(t: Table, s: State) -> None:
    """A challenge with attackers declared is made."""
    if s[TYPE] not in ICON:
        return
    p, bit = t.players[attacker(s)], bit_of(s[TYPE])
    if s[p + MADE] & bit:
        s[p + EXTRA] &= ~bit
    s[p + MADE] |= bit


@ccg.orders(hooks.opponents, "6.36")
def any_opponent(t: Table, s: State, p: int) -> list[int]:
    """Each challenge may be aimed at any opponent."""
    return t.clockwise(p)[1:]


@ccg.forbids(hooks.timing_challenge, "6.38")
def finish_one_before_the_next(t: Table, s: State, p: int) -> Truth:
    """A challenge is finished before another starts."""
    return s[TYPE] != 0


@ccg.forbids(hooks.timing_challenge, "6.7")
def challenges_have_their_phase(t: Table, s: State, p: int) -> Truth:
    """Challenges are made in the fourth phase."""
    return s[PHASE] != CHALLENGES


@ccg.forbids(hooks.timing_challenge, "6.35")
def challenges_are_made_on_ones_turn(t: Table, s: State, p: int) -> Truth:
    """The player whose part of the challenges it is makes them."""
    return s[PHASE] != CHALLENGES or active_player(s) != p


@ccg.forbids(hooks.timing_challenge, "6.3")
def players_make_challenges_in_turn(t: Table, s: State, p: int) -> Truth:
    """Each player makes challenges in a part of the phase that is that player's."""
    return s[PHASE] == CHALLENGES and active_player(s) != p


@ccg.forbids(hooks.challenge, "6.36")
def challenges_are_against_opponents(t: Table, s: State, p: int, kind: int, q: int) -> Truth:
    """A challenge is aimed at an opponent."""
    return q == p


@ccg.forbids(hooks.challenge)
def only_the_neighbour_could_be_challenged(t: Table, s: State, p: int, kind: int, q: int) -> Truth:
    """Other opponents than the next one are challenged because 6.36 allows it."""
    return not hooks.opponents.of(t) and q not in (p, *t.clockwise(p)[1:2])


@ccg.forbids(hooks.timing_challenge, "6.39")
def others_have_their_chance_when_their_turn_comes(t: Table, s: State, p: int) -> Truth:
    """While one player makes challenges the others wait; who has made all that were wanted has had the chance."""
    return s[PHASE] == CHALLENGES and active_player(s) != p


ccg.permission(hooks.next_turn, "6.39", says="When one player has made the challenges wanted, the next has the chance.")


ccg.is_structural("6.37", "Dovolení: pořadí druhů výzev nic neomezuje, není tedy zákaz, který by vypnutí uvolnilo.")
