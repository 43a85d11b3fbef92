"""Chapter 22: abilities of House cards; those for winning a battle are in `ch22_winning`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..cells import (
    ATTACK,
    DEFENSE,
    FOOTMAN,
    KNIGHT,
    ORDER,
    SHIP,
    TAKEN_BY_CARD,
    UNITS,
)
from ..now import fighting
from ..orders import DEFENSE as DEFENSE_ORDER
from ..orders import KIND
from ..steps.retreat import lose, present
from ..values import gone_order, order_of_play, remove_order
from ..whose import attacker, chosen_card, field_of, fighter, opponent, side_of
from .ch14_battle import SUM, attacks, defence_bonus, defence_total, worth
from .ch15_support import side_supported, support_from, undiminished_support
from .ch16_cards_in_battle import played

if TYPE_CHECKING:
    from ..table import Table

FOR_WINNING = ("take_back", "discard_theirs", "knighthood", "remove_order", "remove_near")
"""Abilities in which the winner of a battle has something to choose."""
AFTER_WINNING = (*FOR_WINNING, "two_power")
"""Abilities that are resolved when the winner is known."""
ANY = "16.9"
"""The rule that some cards have abilities: none of them works without it."""


def _other(side: int) -> int:
    return DEFENSE if side == ATTACK else ATTACK


def shows(t: Table, s: State, side: int, ability: str) -> bool:
    """Whether a side's card lies open with this ability, cancelled or not."""
    c = played(t, s, side)
    return c is not None and t.leaders[c].ability == ability


def has(t: Table, s: State, side: int, ability: str) -> bool:
    """Whether a side's card lies open with this ability, not cancelled by the other."""
    return shows(t, s, side, ability) and not hooks.ability_cancelled.refuses(t, s, side)


@board.forbids(hooks.ability_cancelled, "22.15", ANY)
def the_queen_of_thorns(t: Table, s: State, side: int) -> Truth:
    """Queen of Thorns: the abilities of the opponent's card are cancelled."""
    if not shows(t, s, _other(side), "cancel"):
        return False
    return not _comes_before(t, s, side) or hooks.cancelled_first.holds(t)


def _comes_before(t: Table, s: State, side: int) -> bool:
    """Whether a card's ability would be resolved at once, and before that of the opponent, in order of play."""
    card = t.leaders[chosen_card(t, s, fighter(s, side))]
    order = order_of_play(t, s)
    return card.ability not in AFTER_WINNING and order.index(fighter(s, side)) < order.index(fighter(s, _other(side)))


@board.permits(hooks.defense_doubled, "22.1", ANY)
def catelyn_stark(t: Table, s: State, side: int) -> Truth:
    """Catelyn Stark: the bonus of one's own Defense order is doubled."""
    return has(t, s, side, "double_defense")


@board.counts(hooks.combat, "22.1", ANY, "14.28", *SUM)
def catelyn_stark_adds_as_much_again(t: Table, s: State, side: int) -> int:
    """What it adds is added once more."""
    return defence_bonus(t, s) if side == DEFENSE and hooks.defense_doubled.allows(t, s, side) else 0


@board.forbids(hooks.weigh_defense, "22.1")
def nothing_else_is_doubled(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """Without a Defense order in the battlefield there is nothing that she could double."""
    side = side_of(s, p)
    return side is not None and has(t, s, side, "double_defense") and n != defence_total(t, s, p, i)


@board.forbids(hooks.weigh_defense, "22.15")
def nothing_is_doubled_when_she_is_cancelled(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """Nor does she double anything when the Queen of Thorns has cancelled her."""
    side = side_of(s, p)
    cancelled = side is not None and shows(t, s, side, "double_defense") and not has(t, s, side, "double_defense")
    return cancelled and n > defence_total(t, s, p, i)


@board.forbids(hooks.weigh_defense, "22.14")
def a_defence_that_brienne_removed_is_not_counted(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """A Defense order removed by Brienne of Tarth adds nothing."""
    return gone_order(t, s, p, i) == (DEFENSE_ORDER, TAKEN_BY_CARD) and n != 0


def _attacking(unit: int, ability: str, number: str, who: str) -> None:
    def stronger(t: Table, s: State, side: int, kind: int, supporting: bool) -> int:
        return int(kind == unit and attacks(t, side, supporting) and has(t, s, ATTACK, ability))

    stronger.__name__ = who
    stronger.__doc__ = "Attacking units of a kind are worth one more."
    board.counts(hooks.unit_strength, number, ANY)(stronger)

    def only_when_attacking(t: Table, s: State, p: int, units: hooks.Units, n: int) -> Truth:
        """Units of the kind that defend are worth no more than usual."""
        counted = any(kind == unit for kind, _n in units) and n != worth(t, s, p, units)
        return counted and bool(shown(t, s, p, (ability,))) and attacker(s) != p

    only_when_attacking.__name__ = f"{who}_where_they_do_not_attack"
    board.forbids(hooks.weigh, number)(only_when_attacking)

    def not_in_support(t: Table, s: State, p: int, i: int, n: int) -> Truth:
        """Nor are those that only support."""
        return _counted_as_attacking(t, s, i, n, unit, ability)

    not_in_support.__name__ = f"{who}_where_they_support"
    board.forbids(hooks.weigh_support, number)(not_in_support)


_STRONGER = (
    (KNIGHT, "knights", "22.3", "robb_stark"),
    (FOOTMAN, "footmen", "22.9", "vargo_hoat"),
    (SHIP, "ships", "22.12", "victarion_greyjoy"),
)
for _one in _STRONGER:
    _attacking(*_one)


@board.forbids(hooks.weigh_support, "14.5")
def supporting_units_do_not_attack(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """Units that support are neither attacking nor defending: a card that strengthens those that attack does nothing for them."""
    return any(_counted_as_attacking(t, s, i, n, unit, ability) for unit, ability, _number, _who in _STRONGER)


def _counted_as_attacking(t: Table, s: State, i: int, n: int, unit: int, ability: str) -> bool:
    """Whether the support of an area is weighed too high, with units that the supported side's card would strengthen."""
    side = side_supported(t, s, i)
    if side is None or not shows(t, s, side, ability) or not s[t.at[i] + UNITS[unit]]:
        return False
    return n > undiminished_support(t, s, i)


@board.forbids(hooks.no_support_value, "22.6", ANY)
def salladhor_saan(t: Table, s: State, side: int, unit: int) -> Truth:
    """Salladhor Saan: ships that support the opponent have no strength."""
    return unit == SHIP and has(t, s, _other(side), "no_ships")


@board.forbids(hooks.weigh_support, "22.6")
def ships_are_not_counted_against_salladhor(t: Table, s: State, p: int, i: int, n: int) -> Truth:
    """Nor are they counted when the support is."""
    side = side_supported(t, s, i)
    ships = side is not None and has(t, s, _other(side), "no_ships") and s[t.at[i] + UNITS[SHIP]]
    return bool(ships) and support_from(t, s, i) < n


@board.forbids(hooks.no_leader_strength, "22.11", ANY)
def balon_greyjoy(t: Table, s: State, side: int) -> Truth:
    """Balon Greyjoy: the opponent's card has strength 0."""
    return has(t, s, _other(side), "no_leader")


@board.causes(hooks.at_once, "22.13", ANY)
def ser_loras_tyrell(t: Table, s: State, side: int) -> None:
    """Ser Loras Tyrell: one attacking or defending footman of the opponent is killed at once."""
    if has(t, s, side, "kill_footman") and present(t, s, _other(side), FOOTMAN):
        lose(t, s, _other(side), FOOTMAN)


@board.causes(hooks.at_once, "22.14", ANY)
def brienne_of_tarth(t: Table, s: State, side: int) -> None:
    """Brienne of Tarth: the opponent's Defense order in the battlefield is discarded at once."""
    i = field_of(s)
    if side == ATTACK and has(t, s, side, "no_defense") and KIND[s[t.at[i] + ORDER]] == DEFENSE_ORDER:
        remove_order(t, s, i, TAKEN_BY_CARD)


@board.forbids(hooks.cut, "22.14")
def brienne_removes_nothing_else(t: Table, s: State, p: int, i: int) -> Truth:
    """That order goes of itself, and no other does."""
    return bool(shown(t, s, p, ("no_defense",)))


@board.forbids(hooks.kill, "22.13")
def loras_kills_one_footman_of_the_battle(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """He kills at once, and one: a footman of the opponent that attacks or defends, and afterwards nobody."""
    return True


@board.forbids(hooks.kill, "14.5")
def supporting_units_are_not_killed(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """Footmen that only support neither attack nor defend."""
    return bool(shown(t, s, p, ("kill_footman",))) and side_supported(t, s, i) is not None


@board.forbids(hooks.kill, ANY)
def only_loras_kills(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """Without a card that says so nobody is killed."""
    return not shown(t, s, p, ("kill_footman",))


def shown(t: Table, s: State, p: int, abilities: Sequence[str]) -> str:
    """Which of several abilities the card has that a player has played in the battle; empty if none."""
    side = side_of(s, p) if fighting(t, s) else None
    c = played(t, s, side) if side is not None else None
    return t.leaders[c].ability if c is not None and t.leaders[c].ability in abilities else ""


@board.forbids(hooks.ability_first, "16.4a")
def abilities_come_in_the_order_of_play(t: Table, s: State, p: int) -> Truth:
    """Of abilities that act at once the Queen of Thorns comes first, then whoever is first in the order of play."""
    mine, theirs = _at_once(t, s, p), _at_once(t, s, opponent(s, p))
    if not mine or not theirs or mine == "cancel":
        return False
    order = order_of_play(t, s)
    return theirs == "cancel" or order.index(opponent(s, p)) < order.index(p)


@board.forbids(hooks.ability_first, "22.15")
def a_cancelled_ability_does_not_act(t: Table, s: State, p: int) -> Truth:
    """And what the Queen of Thorns has cancelled does not act at all."""
    side = side_of(s, p)
    return side is not None and bool(_at_once(t, s, p)) and bool(hooks.ability_cancelled.refuses(t, s, side))


@board.forbids(hooks.ability_first, "16.4")
def abilities_for_winning_come_after_the_battle(t: Table, s: State, p: int) -> Truth:
    """An ability that asks for a battle won does not act at once."""
    return not _at_once(t, s, p)


def _at_once(t: Table, s: State, p: int) -> str:
    """The ability with which a player's open card acts at once; empty if it has none."""
    side = side_of(s, p)
    c = played(t, s, side) if side is not None else None
    return t.leaders[c].ability if c is not None and t.leaders[c].ability not in AFTER_WINNING else ""
