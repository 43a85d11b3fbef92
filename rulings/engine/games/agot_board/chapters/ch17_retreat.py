"""Chapter 17: retreat, routed units, used cards, the end of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..cells import (
    ANY_UNITS,
    ATTACK,
    DISCARDED,
    FORCE,
    HAND,
    LAST_CARD,
    NEUTRAL,
    ORDER,
    PLAYED,
    ROUTED,
    SHIP,
    TOKEN,
    UNITS,
    WHERE,
)
from ..reach import by_ship
from ..values import force, over_limit, remove_order, tidy, units_in
from ..whose import attacker, field_of, has_token, holds, origin

if TYPE_CHECKING:
    from ..table import Table


board.permission(hooks.must_retreat, "17.1", "17.3", says="After casualties the losing side leaves the battlefield.")


@board.forbids(hooks.retreat, "17.1")
def nobody_stays(t: Table, s: State, p: int, i: int) -> Truth:
    """The losers leave the area of the battle."""
    return i == field_of(s)


@board.forbids(hooks.retreat, "17.2")
def attackers_go_back(t: Table, s: State, p: int, i: int) -> Truth:
    """A losing attacker retreats to where the attack came from."""
    return attacker(s) == p and i != origin(s)


def afloat(t: Table, s: State) -> bool:
    """Whether the losers are ships."""
    return field_of(s) in t.seas


@board.forbids(hooks.retreat, "11.2", "11.3")
def ships_to_sea_and_land_units_to_land(t: Table, s: State, p: int, i: int) -> Truth:
    """Ships retreat at sea, land units on land."""
    return (i in t.seas) != afloat(t, s)


@board.forbids(hooks.retreat, "17.5")
def only_to_a_neighbouring_area(t: Table, s: State, p: int, i: int) -> Truth:
    """A defender retreats to a neighbouring area, or where own ships take the units."""
    if attacker(s) == p:
        return False
    near = i in t.neighbours[field_of(s)]
    return not near and not (hooks.retreat_by_ship.holds(t) and i in by_ship(t, s, p, field_of(s)))


@board.forbids(hooks.retreat, "17.5")
def nobody_may_stand_there(t: Table, s: State, p: int, i: int) -> Truth:
    """The area must be empty of units of any House and of neutral forces."""
    a = t.at[i]
    if attacker(s) == p or friendly(t, s, p, i):
        return False
    return bool(units_in(t, s, i) or s[a + NEUTRAL])


@board.forbids(hooks.retreat, "13.11", "17.6")
def no_token_may_lie_there(t: Table, s: State, p: int, i: int) -> Truth:
    """An area with a power token of another House is not empty."""
    if attacker(s) == p or friendly(t, s, p, i):
        return False
    return bool(s[t.at[i] + TOKEN])


def friendly(t: Table, s: State, p: int, i: int) -> bool:
    """An area with own units or an own token, to which 17.7 lets a loser go."""
    own = holds(t, s, i, p) or has_token(t, s, i, p)
    return own and hooks.own_areas_open.holds(t)


board.permission(
    hooks.own_areas_open, "17.7", says="Areas that the loser controls are open to the retreat; a sea with own ships as well."
)


@board.forbids(hooks.retreat, "17.8")
def never_where_the_attack_came_from(t: Table, s: State, p: int, i: int) -> Truth:
    """A defender never retreats to the area from which the attack came."""
    return attacker(s) != p and i == origin(s)


@board.forbids(hooks.retreat, "17.9")
def not_where_supply_lets_nobody_in(t: Table, s: State, p: int, i: int) -> Truth:
    """An area in which supply allows not even one more unit is no goal."""
    return attacker(s) != p and _above(t, s, p, i, 1)


def _above(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """Whether ``n`` of the losers in an area would pass the limit, the battlefield being left."""
    trial = s[:]
    for cell in FORCE:
        trial[cell] = 0
    if attacker(s) != p:
        a = t.at[field_of(s)]
        for cell in ANY_UNITS:
            trial[a + cell] = 0
        tidy(t, trial, field_of(s))
    return over_limit(t, trial, p, {i: n})


@board.forbids(hooks.too_many, "17.9")
def as_many_as_supply_allows(t: Table, s: State, p: int, side: int, goal: int) -> Truth:
    """Units that supply does not allow there are destroyed, the others retreat."""
    n = force(s) if side == ATTACK else units_in(t, s, field_of(s))
    return bool(n) and _above(t, s, p, goal, n)


board.permission(hooks.retreat_by_ship, "17.10", says="Ship transport may be used to retreat.")


board.permission(hooks.routs, "17.11", "17.18", says="Units that have retreated are laid on their side.")


@board.causes(hooks.routed_again, "17.14", "17.19")
def routed_units_do_not_retreat_twice(t: Table, s: State, side: int) -> None:
    """Routed units that would have to retreat again are destroyed."""
    if side != ATTACK:
        for cell in ROUTED:
            s[t.at[field_of(s)] + cell] = 0


@board.forbids(hooks.casualty, "17.15")
def routed_units_are_no_casualties(t: Table, s: State, p: int, unit: int) -> Truth:
    """Routed units cannot be taken as casualties."""
    return unit > SHIP


@board.forbids(hooks.go, "17.16")
def routed_units_do_not_march(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """Routed units take no part in a march."""
    return not s[t.at[i] + UNITS[unit]]


@board.causes(hooks.marches_over, "17.17")
def routed_units_stand_up(t: Table, s: State) -> None:
    """When all marches are done, routed units stand up."""
    for a in t.at:
        for standing, routed in zip(UNITS, ROUTED, strict=True):
            s[a + standing] += s[a + routed]
            s[a + routed] = 0


@board.causes(hooks.conquered, "12.17", "17.20", "18.2")
def orders_of_the_defender_are_removed(t: Table, s: State, p: int, i: int) -> None:
    """When the winner takes the area, the defender's order there is removed."""
    if s[t.at[i] + ORDER]:
        remove_order(t, s, i)


@board.causes(hooks.card_used, "17.22")
def used_cards_are_discarded(t: Table, s: State, p: int, c: int) -> None:
    """A used card goes to the discard pile, face up."""
    s[t.cards[c] + WHERE] = DISCARDED


@board.causes(hooks.card_used, "17.23", "17.24")
def the_last_card_brings_all_back(t: Table, s: State, p: int, c: int) -> None:
    """With the last card of the hand all others come back to the hand, and it is not discarded."""
    if s[t.players[p] + LAST_CARD]:
        for x in t.hands[p]:
            if s[t.cards[x] + WHERE] in (DISCARDED, PLAYED):
                s[t.cards[x] + WHERE] = HAND


board.is_structural("17.4", "Volba je jedna oblast pro všechny ustupující jednotky; rozdělit je není čím, a tedy ani co zakázat.")
