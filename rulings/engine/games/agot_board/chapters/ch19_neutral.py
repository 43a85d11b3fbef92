"""Chapter 19: neutral forces, and the game with three or four players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State, one_of
from ....core.moments import elsewhere
from .. import hooks
from ..atlas import HOUSES, starts
from ..book import board
from ..cells import (
    ATTACK,
    FIELD,
    FOR_ATTACKER,
    FORCE,
    MET,
    MET_NEUTRAL,
    NEUTRAL,
    ORDER,
    ORDER_OF,
    OVER,
    SHIP,
    SUPPORTS,
    UNIT_KINDS,
    UNITS,
)
from ..legality import legal
from ..now import at, entering_neutral
from ..orders import BONUS, KIND, SUPPORT
from ..steps.march import begin_entry, entering, marching_with, move
from ..values import has_unit, ordered_by, strength
from ..whose import NOBODY, attacker, field_of
from .ch14_battle import value
from .ch15_support import support_value

if TYPE_CHECKING:
    from ..table import Table

STRENGTH = {"footman": 1, "knight": 2, "ship": 1}


@board.forbids(hooks.halt, "19.2", "19.3", "19.7")
def neutral_forces_stop_the_weaker(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """Nobody marches into a neutral area without at least the strength of its force, support counted in."""
    return any(_too_weak(t, s, p, j, token) for j in entering(t, s, p))


@board.forbids(hooks.go, "19.2", "19.3", "19.7")
def units_do_not_go_where_they_could_not_win(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """No unit goes where too few would stand at a neutral force, whatever goes there after it."""
    if unit not in UNIT_KINDS or not has_unit(t, s, p, i, unit) or i == j or not (s[t.at[j] + NEUTRAL] or entering(t, s, p)):
        return False
    trial = s[:]
    move(t, trial, p, i, j, unit, 0)
    token = marching_with(t, s, i)
    weak = [k for k in entering(t, trial, p) if possible(t, trial, p, k, token) < trial[t.at[k] + NEUTRAL]]
    left = [kind for kind in UNIT_KINDS if trial[t.at[i] + UNITS[kind]]]
    return bool(weak) and all(hooks.go.refuses(t, trial, p, i, k, kind) for k in weak for kind in left)


@board.forbids(hooks.halt, "19.5")
def a_march_that_weakens_stops_them(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """The modifier of the march is counted in: with March -1 units may be too weak that would do without it."""
    return any(_too_weak_by_march(t, s, p, j, token) for j in entering(t, s, p))


@board.forbids(hooks.go, "19.5")
def nor_do_they_go_there_with_it(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """So they do not go there with it."""
    token = marching_with(t, s, i)
    if BONUS[token] >= 0 or not _is_met(t, s, p, i, j, unit):
        return False
    return _too_weak_by_march(t, _all_gone(t, s, p, i, j), p, j, token)


def _is_met(t: Table, s: State, p: int, i: int, j: int, unit: int) -> bool:
    """Whether a unit that stands in an area would meet a neutral force."""
    return bool(s[t.at[j] + NEUTRAL]) and unit in UNIT_KINDS and i != j and has_unit(t, s, p, i, unit)


def _all_gone(t: Table, s: State, p: int, i: int, j: int) -> State:
    """The position if everything that can go from an area to another were there."""
    trial = s[:]
    for unit in UNIT_KINDS:
        for _ in range(s[t.at[i] + UNITS[unit]] if (unit == SHIP) == (j in t.seas) else 0):
            move(t, trial, p, i, j, unit, 0)
    return trial


def _too_weak(t: Table, s: State, p: int, j: int, token: int) -> bool:
    """Whether units at a neutral force are weaker than it, whoever supports them."""
    return possible(t, s, p, j, token) < s[t.at[j] + NEUTRAL]


def _too_weak_by_march(t: Table, s: State, p: int, j: int, token: int) -> bool:
    """Whether they would be strong enough if it were not for the modifier of their march."""
    return _too_weak(t, s, p, j, token) and possible(t, s, p, j, token) - BONUS[token] >= s[t.at[j] + NEUTRAL]


@board.forbids(hooks.halt, "19.10")
def units_of_missing_houses_stop_the_weaker_too(t: Table, s: State, p: int, i: int, token: int) -> Truth:
    """Units of Houses that are not played are entered as tokens are, against the sum of their strength;"""
    return any(is_of_a_missing_house(t, s, j) and _too_weak(t, s, p, j, token) for j in entering(t, s, p))


@board.forbids(hooks.go, "19.10")
def nobody_too_weak_goes_among_them(t: Table, s: State, p: int, i: int, j: int, unit: int) -> Truth:
    """so nobody too weak goes among them."""
    if not is_of_a_missing_house(t, s, j) or not _is_met(t, s, p, i, j, unit):
        return False
    return _too_weak(t, _all_gone(t, s, p, i, j), p, j, marching_with(t, s, i))


@board.forbids(hooks.order, "19.10")
def neutral_units_get_no_orders(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """Nobody gives them orders,"""
    return is_of_a_missing_house(t, s, i)


@board.forbids(hooks.order, "19.14")
def nor_do_those_of_greyjoy(t: Table, s: State, p: int, q: int, i: int, token: int) -> Truth:
    """nor to those of Greyjoy in a game of four."""
    return t.count == 4 and is_of_a_missing_house(t, s, i)


def is_of_a_missing_house(t: Table, s: State, i: int) -> bool:
    """Whether a neutral force is made of units of Houses that are not played, and is not one of the printed tokens."""
    return t.count < len(HOUSES) and bool(s[t.at[i] + NEUTRAL]) and not t.areas[i].neutral


def possible(t: Table, s: State, p: int, j: int, token: int) -> int:
    """The greatest strength that units at a neutral force may reach if everybody supports them."""
    trial = s[:]
    begin_entry(t, trial, p, j, token)
    own = sum(trial[FORCE[unit]] * value(t, trial, ATTACK, unit, False) for unit in UNIT_KINDS)
    return own + hooks.march_bonus.sum(t, token) + sum(_support(t, trial, k) for k in t.neighbours[j] if _may(t, trial, k))


def _may(t: Table, s: State, i: int) -> bool:
    a = t.at[i]
    return bool(KIND[s[a + ORDER]] == SUPPORT and legal(t, s, one_of(s, a + ORDER_OF), [("support", i, FOR_ATTACKER)]))


def _support(t: Table, s: State, i: int) -> int:
    a = t.at[i]
    return BONUS[s[a + ORDER]] + sum(s[a + UNITS[unit]] * support_value(t, s, ATTACK, unit) for unit in UNIT_KINDS)


@board.forbids(hooks.support, "19.3")
def own_support_that_is_needed_is_not_refused(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """Who marches in must reach the strength: support of one's own without which it cannot be reached is given."""
    if not entering_neutral(t, s) or attacker(s) != p or not ordered_by(t, s, i, p):
        return False
    if side == FOR_ATTACKER or s[t.at[i] + SUPPORTS]:
        return False
    trial, needed = s[:], s[t.at[field_of(s)] + NEUTRAL]
    trial[t.at[i] + SUPPORTS] = side
    return attainable(t, s) >= needed > attainable(t, trial)


def attainable(t: Table, s: State) -> int:
    """The strength that units at a neutral force reach if everybody who has not spoken yet supports them."""
    return strength(t, s, ATTACK) + sum(_support(t, s, k) for k in t.neighbours[field_of(s)] if _may(t, s, k))


board.permission(
    hooks.neutral_holds, "19.2", "19.3", says="If the support that was counted on is refused, the units stay where they were."
)


@board.orders(hooks.entry_support, "19.3", "19.7")
def support_is_asked_for(t: Table) -> str:
    """Supporting units are counted in, of whatever House."""
    return "support"


board.permission(hooks.no_battle, "19.4", says="Marching in on a neutral force is no battle: no House cards, no Blade.")


@board.forbids(hooks.timing_leader, "19.4")
@board.forbids(hooks.timing_blade, "19.4")
def neither_card_nor_blade_against_neutral_forces(t: Table, s: State, p: int) -> Truth:
    """No House card is played and no Blade used where units march in on a neutral force."""
    return entering_neutral(t, s)


@board.forbids(hooks.timing_leader, "19.4")
@board.forbids(hooks.timing_blade, "19.4")
def nor_when_they_are_gone(t: Table, s: State, p: int) -> Truth:
    """Nor is it when that march is over."""
    return s[MET] == MET_NEUTRAL and not s[FIELD]


@board.forbids(elsewhere, "19.3")
def support_against_neutral_forces_comes_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """First support is asked for, and nothing else is done."""
    return at(t, s, "support") and entering_neutral(t, s)


@board.causes(hooks.neutral_beaten, "19.6")
def the_neutral_token_is_removed(t: Table, s: State, i: int) -> None:
    """The token is removed for the rest of the game."""
    s[t.at[i] + NEUTRAL] = 0


@board.forbids(hooks.return_neutral, "19.6")
def it_never_comes_back(t: Table, s: State, p: int, i: int) -> Truth:
    """It does not come back when the units leave."""
    return True


@board.forbids(hooks.house, "19.8", "19.9")
def nobody_has_greyjoy_or_tyrell_among_three(t: Table, s: State, p: int, q: int) -> Truth:
    """Of the Houses that three do not play nobody runs one,"""
    return t.count == 3 and q == NOBODY


@board.forbids(hooks.house, "19.8", "19.13")
def nobody_has_greyjoy_among_four(t: Table, s: State, p: int, q: int) -> Truth:
    """nor of those that four do not."""
    return t.count == 4 and q == NOBODY


@board.forbids(hooks.start, "19.8", "19.9")
def three_play_without_greyjoy_and_tyrell(t: Table, s: State, p: int) -> Truth:
    """With three players Greyjoy and Tyrell are not played."""
    return t.count == 3 and bool(set(t.houses) & {"Greyjoy", "Tyrell"})


@board.forbids(hooks.start, "19.8", "19.13")
def four_play_without_greyjoy(t: Table, s: State, p: int) -> Truth:
    """With four players Greyjoy is not played."""
    return t.count == 4 and "Greyjoy" in t.houses


@board.causes(hooks.setup, "19.10")
def units_of_missing_houses_are_neutral(t: Table, s: State) -> None:
    """Starting units of Houses that are not played are neutral forces of their usual strength;"""
    if t.count != 4:
        _stand_neutral(t, s)


@board.causes(hooks.setup, "19.14")
def units_of_greyjoy_are_neutral(t: Table, s: State) -> None:
    """with four players those of Greyjoy are."""
    if t.count == 4:
        _stand_neutral(t, s)


def _stand_neutral(t: Table, s: State) -> None:
    for house in HOUSES:
        if house in t.houses:
            continue
        for area, unit, n in starts()[house].units:
            s[t.at[t.area_index[area]] + NEUTRAL] += n * STRENGTH[unit]


@board.orders(hooks.victory_limit, "19.12")
def three_play_to_eight(t: Table) -> int | None:
    """With three players it takes eight."""
    return 8 if t.count == 3 else None


@board.forbids(hooks.claim_victory, "19.15")
def fewer_than_seven_are_not_enough_for_four(t: Table, s: State, p: int) -> Truth:
    """Whoever of four has fewer than seven has not won at once."""
    return t.count == 4 and not s[OVER]


@board.forbids(hooks.claim_victory, "19.12")
def seven_are_not_enough_for_three(t: Table, s: State, p: int) -> Truth:
    """So whoever of three has fewer has not won at once."""
    return t.count == 3 and not s[OVER]


@board.orders(hooks.victory_limit, "19.15")
def four_play_to_seven(t: Table) -> int | None:
    """With four players it takes seven."""
    return 7 if t.count == 4 else None
