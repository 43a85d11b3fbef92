"""Chapter 13: establishing control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import B, is_open, top
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..cells import DEFENDER, FIELD, OWNER, POWER, TOKEN
from ..values import units_in

if TYPE_CHECKING:
    from ..table import Table


@board.permits(hooks.may_rule, "13.2", "2.22")
def a_token_may_be_left_behind(t: Table) -> Truth:
    """On a land area just left a player may lay an available power token."""
    return True


@board.forbids(hooks.rule, "13.2")
def there_must_be_available_power(t: Table, s: State, p: int, i: int) -> Truth:
    """The token is one of the available ones."""
    return (hooks.available.first(t, s, p) or 0) < 1


@board.forbids(hooks.rule, "13.2")
def only_where_the_last_unit_has_left(t: Table, s: State, p: int, i: int) -> Truth:
    """It is laid on an area just left by the last unit, where no token lies yet."""
    return bool(units_in(t, s, i) or s[t.at[i] + TOKEN])


@board.forbids(hooks.timing_rule, "13.2")
def only_when_an_area_is_left(t: Table, s: State, p: int) -> Truth:
    """It is laid at the moment when a march leaves the area."""
    return not is_open(s, t.step["marching"])


@board.forbids(hooks.rule, "13.2")
def only_in_the_area_that_is_left(t: Table, s: State, p: int, i: int) -> Truth:
    """And in no other area."""
    return is_open(s, t.step["marching"]) and s[top(s) + B] != i


@board.forbids(hooks.rule, "13.12")
def no_token_at_sea(t: Table, s: State, p: int, i: int) -> Truth:
    """A sea area can never be controlled."""
    return i in t.seas


@board.causes(hooks.ruled, "13.2", "2.22")
def the_token_lies_in_the_area(t: Table, s: State, p: int, i: int) -> None:
    """The token comes from available power."""
    s[t.players[p] + POWER] -= 1
    s[t.at[i] + TOKEN] = p + 1


@board.causes(hooks.entered, "13.3", "13.6")
def a_foreign_token_goes_when_land_units_come(t: Table, s: State, p: int, i: int) -> None:
    """A token stays until units of another House come in; then it returns to its owner's bank."""
    if s[t.at[i] + TOKEN] not in (0, p + 1):
        s[t.at[i] + TOKEN] = 0


@board.causes(hooks.conquered, "13.4")
def a_token_goes_with_the_defence(t: Table, s: State, p: int, i: int) -> None:
    """A token in a defended area is removed only when the defence is lost."""
    if s[t.at[i] + TOKEN] not in (0, p + 1):
        s[t.at[i] + TOKEN] = 0


@board.permits(hooks.tokens_yield, "13.5")
def a_token_alone_starts_no_battle(t: Table) -> Truth:
    """An area with nothing but a power token is entered without a battle."""
    return True


@board.permits(hooks.tokens_idle, "13.7")
def tokens_do_not_fight(t: Table) -> Truth:
    """Power tokens give defenders no strength."""
    return True


@board.counts(hooks.combat)
def otherwise_a_token_would_help(t: Table, s: State, side: int) -> int:
    """Without that rule a token would be worth a point in defence."""
    if side == 0 or hooks.tokens_idle.allows(t):
        return 0
    return int(s[t.at[s[FIELD] - 1] + TOKEN] == s[DEFENDER] != 0)


@board.orders(hooks.home, "13.8")
def a_home_area_is_controlled(t: Table, s: State, i: int) -> int | None:
    """The area with its crest belongs to a House even without units and tokens."""
    house = t.areas[i].home
    return t.houses.index(house) if house in t.houses else None


@board.forbids(hooks.home_lost, "13.9")
def enemy_units_take_a_home_away(t: Table, s: State, i: int, p: int) -> Truth:
    """Not while units of another House stand there."""
    return s[t.at[i] + OWNER] not in (0, p + 1)


@board.forbids(hooks.home_lost, "13.10")
def an_enemy_token_takes_a_home_away(t: Table, s: State, i: int, p: int) -> Truth:
    """Nor when another House has laid its power token on the crest."""
    return s[t.at[i] + TOKEN] not in (0, p + 1)


@board.forbids(hooks.uncontrolled, "13.12")
def the_sea_is_nobodys(t: Table, s: State, i: int) -> Truth:
    """A sea area can never be controlled."""
    return i in t.seas


board.is_structural("13.1", "Říká jen, že bez jednotek a žetonu vláda nezůstává: není co vypnout, oblast nikdo nedrží.")
