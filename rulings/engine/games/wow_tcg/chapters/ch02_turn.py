"""Chapter 2: the course of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.cells import ROUND_USES
from ....cards.piles import hand_of
from ....core.flow import counted
from ....core.hooks import Truth
from ....core.layout import State, set_one
from ....core.moments import elsewhere, only_in_its_time, onward, stands_at
from .. import hooks
from ..book import wow
from ..cells import (
    ACTIVE,
    ATTACKED,
    CONTROL,
    DISCARD,
    END,
    FOUGHT,
    HAND,
    NEW,
    PHASE,
    PLACED,
    PLAY,
    RESOURCES,
    ROUND,
    TURNS,
    UNTIL_TURN,
    ZONE,
)
from ..effects import draw_cards
from ..events import expire, move, ready
from ..players import active, first_player
from ..values import is_instant

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

HAND_LIMIT = 7


# -- whose turn it is -------------------------------------------------------------------------
@wow.causes(hooks.turn_over, "2.1")
def turns_follow_one_another(t: Table, s: State) -> None:
    """The players take turns one after another."""
    after = hooks.next_turn.first_or(t.clockwise(active(s))[-1], t, s, active(s))
    set_one(s, ACTIVE, after)


@wow.orders(hooks.next_turn, "2.1", "2.17", "14.4")
def turns_go_clockwise(t: Table, s: State, p: int) -> int:
    """The next turn is that of the next player clockwise."""
    return next((q for q in (*t.clockwise(p)[1:], p) if not hooks.left_out.refuses(t, s, q)), p)


@wow.causes(hooks.turn_begins, "2.1")
def a_turn_begins(t: Table, s: State) -> None:
    """What lasts for a turn or is counted in it begins anew."""
    s[ROUND] = counted(s[ROUND] + 1, "kolo")
    row = t.players[active(s)]
    s[row + TURNS] = counted(s[row + TURNS] + 1, "kola hráče")
    for c in t.rows:
        s[c + NEW] = s[c + ATTACKED] = 0
    for b in t.bound:
        s[b.row + ROUND_USES] = 0
    for p in t.players:
        s[p + PLACED] = 0
    s[FOUGHT] = 0


@wow.causes(hooks.turn_over, "2.1")
def what_lasts_a_turn_ends_with_it(t: Table, s: State) -> None:
    """Effects until the end of the turn end."""
    expire(t, s, UNTIL_TURN)


wow.permission(hooks.lot_decides, "2.1a", says="Where nothing else has been agreed, a lot decides who is the first player.")


wow.moment("lot", "2.1a", says="First a lot decides who is the first player; nothing is done before that.")
wow.decides("lot", "2.1a", says="The lot decides, and no player.")


# -- phases and steps --------------------------------------------------------------------------
@wow.orders(hooks.turn_phases, "2.2", "2.4")
def first_the_start_phase(t: Table) -> str:
    """A turn begins with the start phase."""
    return "start phase"


@wow.orders(hooks.turn_phases, "2.2")
def then_the_action_phase(t: Table) -> str:
    """Then comes the action phase."""
    return "action phase"


@wow.orders(hooks.turn_phases, "2.2")
def last_the_end_phase(t: Table) -> str:
    """A turn closes with the end phase."""
    return "end phase"


@wow.orders(hooks.start_steps, "2.3", "2.4")
def first_the_ready_step(t: Table) -> str:
    """The start phase begins with the ready step."""
    return "ready step"


@wow.orders(hooks.start_steps, "2.3", "2.4")
def then_the_draw_step(t: Table) -> str:
    """Then comes the draw step."""
    return "draw step"


@wow.causes(hooks.ready_step, "2.5")
def the_active_player_readies_all(t: Table, s: State) -> None:
    """The active player readies all cards that player controls in play, resources too."""
    for c in t.rows:
        if s[c + ZONE] in (PLAY, RESOURCES) and s[c + CONTROL] == active(s):
            ready(t, s, c)


@wow.causes(hooks.draw_step, "2.6")
def the_active_player_draws(t: Table, s: State) -> None:
    """The active player draws a card."""
    if not hooks.no_draw.refuses(t, s, active(s)):
        draw_cards(t, s, active(s), 1)


@wow.forbids(hooks.no_draw, "2.7")
def the_first_player_does_not_draw_at_first(t: Table, s: State, p: int) -> Truth:
    """The first player draws no card in the first turn."""
    return p == first_player(s) and s[t.players[p] + TURNS] == 1


# -- the action phase -----------------------------------------------------------------------------
wow.moment("action window", "2.8", says="In the action phase there are resources, cards, combats and powers, and nothing else.")


wow.permission(hooks.any_order, "2.9", says="The kinds of action may be taken in any order.")


@wow.otherwise(hooks.any_order, hooks.place)
def resources_would_come_before_combat(t: Table, s: State, p: int, c: int, up: int) -> Truth:
    """A resource would be placed before the first combat."""
    return s[FOUGHT]


wow.permission(hooks.as_often, "2.10", says="Cards, powers and combats are not limited in number.")


@wow.otherwise(hooks.as_often, hooks.propose)
def one_combat_would_be_all(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """One combat a turn would be proposed."""
    return s[FOUGHT]


@wow.forbids(hooks.place, "2.10", "3.2")
def one_resource_a_turn(t: Table, s: State, p: int, c: int, up: int) -> Truth:
    """A player places one resource a turn."""
    return s[t.players[p] + PLACED]


wow.permission(hooks.may_stop, "2.11", says="The active player ends the action phase at will; no action is compulsory.")


# -- the end phase -----------------------------------------------------------------------------------
@wow.forbids(hooks.place, "2.12")
def no_resource_in_the_end_phase(t: Table, s: State, p: int, c: int, up: int) -> Truth:
    """In the end phase nobody places a resource."""
    return s[PHASE] == END


@wow.forbids(hooks.propose, "2.12")
def no_combat_in_the_end_phase(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """In the end phase nobody proposes a combat."""
    return s[PHASE] == END


@wow.forbids(hooks.use, "2.12")
def only_instants_in_the_end_phase(t: Table, s: State, p: int, b: Bound) -> Truth:
    """In the end phase only instants are played."""
    return b.kind == "played" and s[PHASE] == END and not is_instant(t, s, b.card)


@wow.orders(hooks.end_steps, "2.13")
def all_may_act_in_the_end_phase(t: Table) -> str:
    """In the end phase all players play instants, use powers and complete quests."""
    return "window"


@wow.orders(hooks.end_steps, "2.3", "2.14")
def last_the_wrap_up_step(t: Table) -> str:
    """When nobody wants anything else, the wrap-up step closes the end phase."""
    return "wrap-up step"


# -- the wrap-up step ----------------------------------------------------------------------------------
@wow.orders(hooks.hand_limit, "2.15")
def seven_cards_at_most(t: Table, s: State) -> int:
    """The maximum hand size is seven."""
    return HAND_LIMIT


@wow.orders(hooks.checks_hand, "2.16")
def the_active_player_discards(t: Table, s: State) -> int:
    """In the wrap-up step the active player discards what is too much; the others do not."""
    return active(s)


@wow.causes(hooks.discarded, "2.16a")
def discarded_cards_go_to_the_graveyard(t: Table, s: State, c: int) -> None:
    """A discarded card goes to its owner's graveyard."""
    move(t, s, c, DISCARD)


@wow.forbids(hooks.discard_refused, "2.16")
def it_is_cards_of_the_hand(t: Table, s: State, p: int, c: int) -> Truth:
    """What is discarded is a card of the own hand."""
    return s[c + ZONE] != HAND or t.owner[c] != p


@wow.forbids(hooks.discard_refused, "2.16")
def no_more_than_is_too_much(t: Table, s: State, p: int, c: int) -> Truth:
    """Whose hand holds no more than it may discards nothing."""
    limit = hooks.hand_limit.first(t, s)
    return limit is not None and len(hand_of(t, s, p)) <= limit


@wow.forbids(onward, "2.16")
def the_turn_waits_for_the_discard(t: Table, s: State) -> Truth:
    """The turn does not end before the hand has been discarded down to its limit."""
    p, limit = hooks.checks_hand.first(t, s), hooks.hand_limit.first(t, s)
    too_many = p is not None and limit is not None and len(hand_of(t, s, p)) > limit
    return too_many and stands_at(t, s, "wrap-up step")


wow.moment("wrap-up step", "2.16", says="In the wrap-up step cards are discarded, and nothing else is done.")
wow.moment("wrap-up step", "6.3a", says="What is discarded goes at once; nobody responds to it.")
wow.decides("wrap-up step", "2.16a", says="Whose hand is too big chooses which cards are discarded.")
wow.forbids(elsewhere, "2.16")(only_in_its_time("discard", "Cards are discarded for the hand limit in the wrap-up step alone."))
