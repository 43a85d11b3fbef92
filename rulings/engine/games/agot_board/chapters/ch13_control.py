"""Chapter 13: establishing control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import is_open
from ....core.hooks import Truth
from ....core.layout import State, one_of, set_one
from ....core.moments import elsewhere, not_asked
from .. import hooks
from ..book import board
from ..cells import ATTACK, DEFENDER, FIELD, MET, MET_TOKEN, POWER, TOKEN
from ..now import at, takes
from ..steps.march import marching_from
from ..values import spend_power, units_in
from ..whose import field_of, holds, others_hold, others_token

if TYPE_CHECKING:
    from ..table import Table


board.permission(hooks.may_rule, "13.2", "2.22", says="On a land area just left a player may lay an available power token.")


@board.forbids(hooks.rule, "13.2")
def there_must_be_available_power(t: Table, s: State, p: int, i: int) -> Truth:
    """The token is one of the available ones."""
    return (hooks.available.first(t, s, p) or 0) < 1


@board.forbids(hooks.rule, "13.2")
def only_where_the_last_unit_has_left(t: Table, s: State, p: int, i: int) -> Truth:
    """It is laid on an area just left by the last unit, where no token lies yet."""
    return bool(units_in(t, s, i) or s[t.at[i] + TOKEN])


@board.forbids(elsewhere, "13.2")
@board.forbids(not_asked, "13.2")
def first_the_area_left_may_be_kept(t: Table, s: State, p: int, verb: str) -> Truth:
    """Whose units have just left may lay a token at once; nobody else does, and nothing else is done."""
    return at(t, s, "marching") and takes(t, s, "rule")


@board.forbids(hooks.timing_rule, "13.2")
def only_when_an_area_is_left(t: Table, s: State, p: int) -> Truth:
    """It is laid at the moment when a march leaves the area."""
    return not is_open(s, t.step["marching"])


@board.forbids(hooks.rule, "13.2")
def only_in_the_area_that_is_left(t: Table, s: State, p: int, i: int) -> Truth:
    """And in no other area."""
    return is_open(s, t.step["marching"]) and marching_from(s) != i


@board.causes(hooks.ruled, "13.2", "2.22")
def the_token_lies_in_the_area(t: Table, s: State, p: int, i: int) -> None:
    """The token comes from available power."""
    spend_power(t, s, p, 1)
    set_one(s, t.at[i] + TOKEN, p)


board.permission(hooks.tokens_to_the_bank, "13.6", says="A token that gives way returns to its owner's bank.")


@board.otherwise(hooks.tokens_to_the_bank, hooks.entered)
def the_owner_would_take_it_back(t: Table, s: State, p: int, i: int) -> None:
    """It would be available again."""
    if others_token(t, s, i, p):
        s[t.players[one_of(s, t.at[i] + TOKEN)] + POWER] += 1


@board.forbids(hooks.take_own, "13.6")
def nobody_takes_it_back(t: Table, s: State, p: int, n: int) -> Truth:
    """A token that has just given way lies in the bank, and its owner does not have it again."""
    return s[MET] == MET_TOKEN


@board.causes(hooks.entered, "13.3")
def a_foreign_token_goes_when_land_units_come(t: Table, s: State, p: int, i: int) -> None:
    """A token stays until units of another House come in; then it returns to its owner's bank."""
    if others_token(t, s, i, p):
        s[t.at[i] + TOKEN] = 0


@board.causes(hooks.conquered, "13.4")
def a_token_goes_with_the_defence(t: Table, s: State, p: int, i: int) -> None:
    """A token in a defended area is removed only when the defence is lost."""
    if others_token(t, s, i, p):
        s[t.at[i] + TOKEN] = 0


@board.forbids(hooks.take_up, "13.3")
def a_token_stays_until_an_enemy_comes(t: Table, s: State, p: int, i: int) -> Truth:
    """Nobody takes a token off the map: it lies there until an enemy footman or knight comes in."""
    return True


@board.forbids(hooks.take_up, "13.4")
def a_token_stays_while_the_area_is_defended(t: Table, s: State, p: int, i: int) -> Truth:
    """Nor while units of its owner hold the area, a battle for it included."""
    return holds(t, s, i, one_of(s, t.at[i] + TOKEN))


board.permission(hooks.tokens_yield, "13.5", says="An area with nothing but a power token is entered without a battle.")


def only_a_token_was_met(s: State) -> bool:
    """Whether the march has entered an area with nothing but a token, and no battle is under way."""
    return s[MET] == MET_TOKEN and not s[FIELD]


@board.forbids(hooks.timing_leader, "13.5")
def no_house_card_for_a_token(t: Table, s: State, p: int) -> Truth:
    """So no House card is played for it either,"""
    return only_a_token_was_met(s)


@board.forbids(hooks.support, "13.5")
def no_support_for_a_token(t: Table, s: State, p: int, i: int, side: int) -> Truth:
    """nobody supports it,"""
    return only_a_token_was_met(s)


@board.forbids(hooks.blade, "13.5")
def no_blade_for_a_token(t: Table, s: State, p: int) -> Truth:
    """and no Blade is drawn."""
    return only_a_token_was_met(s)


def _nothing_else_for_a_token(*numbers: str) -> None:
    def no_house_card(t: Table, s: State, p: int) -> Truth:
        """Where only a token has given way nothing else is settled: no House card is played,"""
        return only_a_token_was_met(s)

    def no_support(t: Table, s: State, p: int, i: int, side: int) -> Truth:
        """nobody supports,"""
        return only_a_token_was_met(s)

    def no_blade(t: Table, s: State, p: int) -> Truth:
        """and no Blade is drawn."""
        return only_a_token_was_met(s)

    board.forbids(hooks.timing_leader, *numbers)(no_house_card)
    board.forbids(hooks.support, *numbers)(no_support)
    board.forbids(hooks.blade, *numbers)(no_blade)


_nothing_else_for_a_token("13.6")
_nothing_else_for_a_token("13.7")


board.permission(hooks.tokens_idle, "13.7", says="Power tokens give defenders no strength.")


@board.counts(hooks.combat)
def otherwise_a_token_would_defend(t: Table, s: State, side: int) -> int:
    """Without that rule a token would be worth a point in defence."""
    if side == ATTACK or hooks.tokens_idle.holds(t):
        return 0
    return int(s[t.at[field_of(s)] + TOKEN] == s[DEFENDER] != 0)


@board.orders(hooks.home, "13.8")
def a_home_area_is_controlled(t: Table, s: State, i: int) -> int | None:
    """The area with its crest belongs to a House even without units and tokens."""
    house = t.areas[i].home
    return t.houses.index(house) if house in t.houses else None


@board.forbids(hooks.home_lost, "13.9")
def enemy_units_take_a_home_away(t: Table, s: State, i: int, p: int) -> Truth:
    """Not while units of another House stand there."""
    return others_hold(t, s, i, p)


@board.forbids(hooks.home_lost, "13.10")
def an_enemy_token_takes_a_home_away(t: Table, s: State, i: int, p: int) -> Truth:
    """Nor when another House has laid its power token on the crest."""
    return others_token(t, s, i, p)


@board.forbids(hooks.uncontrolled, "13.12")
def the_sea_is_nobodys(t: Table, s: State, i: int) -> Truth:
    """A sea area can never be controlled."""
    return i in t.seas


@board.forbids(hooks.rule, "13.12")
def no_token_at_sea(t: Table, s: State, p: int, i: int) -> Truth:
    """A sea area can never be controlled."""
    return i in t.seas


board.is_structural("13.1", "Říká jen, že bez jednotek a žetonu vláda nezůstává: není co vypnout, oblast nikdo nedrží.")
