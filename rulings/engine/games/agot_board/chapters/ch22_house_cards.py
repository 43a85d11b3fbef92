"""Chapter 22: abilities of House cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.flow import Choice, Options
from ....core.hooks import Forbids, Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..cells import (
    ATTACK,
    DEFENSE,
    DISCARDED,
    FOOTMAN,
    FORCE,
    HAND,
    KNIGHT,
    ORDER,
    POWER,
    ROUTED,
    SHIP,
    SPOILED,
    TAKEN_BY_CARD,
    UNITS,
    WHERE,
)
from ..legality import legal
from ..now import fighting
from ..orders import CONSOLIDATE, KIND, SUPPORT
from ..orders import DEFENSE as DEFENSE_ORDER
from ..steps.retreat import lose, present
from ..values import gain_power, order_of_play, ordered_by, pieces, remove_order
from ..whose import attacker, chosen_card, field_of, fighter, holds, opponent, side_of, winner
from .ch09_wildlings import attacked, is_discarded, rewarding
from .ch14_battle import SUM, attacks, defence_bonus, worth
from .ch15_support import side_supported, support_from
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


@board.counts(hooks.combat, "22.1", ANY, "14.28", *SUM)
def catelyn_stark(t: Table, s: State, side: int) -> int:
    """Catelyn Stark: the bonus of one's own Defense order is doubled."""
    return defence_bonus(t, s) if side == DEFENSE and has(t, s, side, "double_defense") else 0


def _attacking(unit: int, ability: str, number: str, who: str) -> None:
    def stronger(t: Table, s: State, side: int, kind: int, supporting: bool) -> int:
        return int(kind == unit and attacks(t, side, supporting) and has(t, s, ATTACK, ability))

    stronger.__name__ = who
    stronger.__doc__ = "Attacking units of a kind are worth one more."
    board.counts(hooks.unit_strength, number, ANY)(stronger)

    def only_when_attacking(t: Table, s: State, p: int, units: hooks.Units, n: int) -> Truth:
        """Units of the kind that defend are worth no more than usual."""
        counted = any(kind == unit for kind, _n in units) and n != worth(t, s, p, units)
        return counted and bool(_shown(t, s, p, (ability,))) and attacker(s) != p

    only_when_attacking.__name__ = f"{who}_where_they_do_not_attack"
    board.forbids(hooks.weigh, number)(only_when_attacking)


_attacking(KNIGHT, "knights", "22.3", "robb_stark")
_attacking(FOOTMAN, "footmen", "22.9", "vargo_hoat")
_attacking(SHIP, "ships", "22.12", "victarion_greyjoy")


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


@board.forbids(hooks.kill, "22.13")
def loras_kills_one_footman_of_the_battle(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """He kills at once, and one: a footman of the opponent that attacks or defends, and afterwards nobody."""
    return True


@board.forbids(hooks.kill, ANY)
def only_loras_kills(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """Without a card that says so nobody is killed."""
    return not _shown(t, s, p, ("kill_footman",))


def _shown(t: Table, s: State, p: int, abilities: Sequence[str]) -> str:
    """Which of several abilities the card has that a player has played in the battle; empty if none."""
    side = side_of(s, p) if fighting(t, s) else None
    c = played(t, s, side) if side is not None else None
    return t.leaders[c].ability if c is not None and t.leaders[c].ability in abilities else ""


def owns(t: Table, p: int, ability: str) -> bool:
    """Whether one of a player's House cards has an ability."""
    return any(t.leaders[c].ability == ability for c in t.hands[p])


def _for_the_winner(hook: Forbids[[State, int, int]], numbers: dict[str, str]) -> None:
    """What is asked of an ability in which a winner chooses; ``numbers`` of the rules of the cards, by ability."""
    abilities = tuple(numbers)

    def somebody_has_it(t: Table, s: State, p: int, what: int) -> Truth:
        """Only a card that says so lets its player do this."""
        return not (attacked(t, s) or _shown(t, s, p, abilities) or any(owns(t, p, ability) for ability in abilities))

    def it_is_not_cancelled(t: Table, s: State, p: int, what: int) -> Truth:
        """The Queen of Thorns has cancelled it."""
        found = _shown(t, s, p, abilities)
        return bool(found) and not winning(t, s, p, found)

    board.forbids(hook, ANY)(somebody_has_it)
    board.forbids(hook, "22.15")(it_is_not_cancelled)
    for ability, number in numbers.items():
        _when_won(hook, ability, number)


def _when_won(hook: Forbids[[State, int, int]], ability: str, number: str) -> None:
    def the_winner_uses_it(t: Table, s: State, p: int, what: int) -> Truth:
        """Who has played the card must have won the battle."""
        return bool(_shown(t, s, p, (ability,))) and winner(s) != p

    def it_is_used_once(t: Table, s: State, p: int, what: int) -> Truth:
        """It is used once."""
        return bool(_shown(t, s, p, (ability,))) and bool(s[SPOILED])

    def it_is_used_at_once(t: Table, s: State, p: int, what: int) -> Truth:
        """It is used in the battle that is won with the card, and at no other time."""
        return owns(t, p, ability) and not attacked(t, s) and not _shown(t, s, p, (ability,))

    board.forbids(hook, number)(the_winner_uses_it)
    board.forbids(hook, number)(it_is_used_at_once)
    board.forbids(hook, number)(it_is_used_once)


@board.forbids(hooks.decline, ANY)
def there_must_be_an_ability_to_leave(t: Table, s: State, p: int) -> Truth:
    """Only a winner whose card gives something to choose can leave it."""
    if rewarding(t, s):
        return False
    return s[SPOILED] or winner(s) != p or not _shown(t, s, p, FOR_WINNING)


@board.forbids(hooks.take_own, "22.7")
def jaime_pays_the_winner(t: Table, s: State, p: int, n: int) -> Truth:
    """Ser Jaime Lannister brings power only in a battle that is won with him."""
    return bool(_shown(t, s, p, ("two_power",))) and winner(s) != p


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


_for_the_winner(hooks.take_back, {"take_back": "22.2"})
_for_the_winner(hooks.rob, {"discard_theirs": "22.4"})
_for_the_winner(hooks.knight, {"knighthood": "22.5"})
_for_the_winner(hooks.cut, {"remove_order": "22.8", "remove_near": "22.10"})


def winning(t: Table, s: State, p: int, ability: str) -> bool:
    """Whether the winner's card gives something for winning."""
    return has(t, s, ATTACK if attacker(s) == p else DEFENSE, ability)


def _may(options: Options) -> Options:
    """An ability that may be used: its choices, and leaving it."""
    return [*options, ("decline",)] if options else []


@board.permits(hooks.spoils_rest)
def play_rests_at_an_ability_that_comes_to_nothing(t: Table, s: State, p: int) -> Truth:
    """So that one may see why it does."""
    return any(winning(t, s, p, ability) for ability in FOR_WINNING)


@board.orders(hooks.spoils, "22.2", ANY)
def maester_luwin(t: Table, s: State, p: int) -> Options:
    """Maester Luwin: the winner may take a discarded House card back."""
    if not winning(t, s, p, "take_back"):
        return []
    return _may(legal(t, s, p, [("take_back", c) for c in range(len(t.cards))]))


@board.forbids(hooks.take_back, "22.2")
def only_a_discarded_card_comes_back(t: Table, s: State, p: int, c: int) -> Truth:
    """What is taken back must lie in the own discard pile."""
    return bool(_shown(t, s, p, ("take_back",))) and not is_discarded(t, s, p, c)


@board.orders(hooks.spoils, "22.4", ANY)
def melisandre_of_asshai(t: Table, s: State, p: int) -> Options:
    """Melisandre of Asshai: for a power token the winner may discard a card of the loser's hand."""
    if not winning(t, s, p, "discard_theirs"):
        return []
    return _may(legal(t, s, p, [("rob", c) for c in range(len(t.cards))]))


@board.forbids(hooks.rob, "22.4")
def for_a_token_of_a_card_in_their_hand(t: Table, s: State, p: int, c: int) -> Truth:
    """It costs an available token, and the card must be in the loser's hand."""
    if not _shown(t, s, p, ("discard_theirs",)):
        return False
    theirs = c in t.hands[opponent(s, p)] and s[t.cards[c] + WHERE] == HAND
    return not theirs or (hooks.available.first(t, s, p) or 0) < 1


@board.orders(hooks.spoils, "22.5", ANY)
def renly_baratheon(t: Table, s: State, p: int) -> Options:
    """Renly Baratheon: the winner may make a footman of the battle a knight."""
    if not winning(t, s, p, "knighthood"):
        return []
    return _may(legal(t, s, p, [("knight", i) for i in t.spaces]))


def _footmen_of_the_winner(t: Table, s: State, p: int) -> int:
    """The cell of the footmen that fought: in the force of the attack until the area is taken."""
    if attacker(s) == p and s[FORCE[FOOTMAN]]:
        return FORCE[FOOTMAN]
    i = field_of(s)
    return t.at[i] + (UNITS[FOOTMAN] if holds(t, s, i, p) else ROUTED[FOOTMAN])


@board.forbids(hooks.knight, "22.5")
def only_a_footman_of_the_battle(t: Table, s: State, p: int, i: int) -> Truth:
    """The footman took part in the battle itself,"""
    if not _shown(t, s, p, ("knighthood",)):
        return False
    return i != field_of(s) or not s[_footmen_of_the_winner(t, s, p)]


@board.forbids(hooks.knight, "22.5", "7.23", "21.1")
def only_with_a_knight_left(t: Table, s: State, p: int, i: int) -> Truth:
    """and a knight must be left in the pool."""
    if not _shown(t, s, p, ("knighthood",)):
        return False
    return pieces(t, s, p, KNIGHT) >= hooks.piece_limit.sum(t, KNIGHT)


@board.causes(hooks.spoils_begin, "22.7", ANY)
def ser_jaime_lannister(t: Table, s: State, p: int) -> None:
    """Ser Jaime Lannister: the winner takes two power tokens."""
    if winning(t, s, p, "two_power"):
        gain_power(t, s, p, 2)


@board.orders(hooks.spoils, "22.8", ANY)
def cersei_lannister(t: Table, s: State, p: int) -> Options:
    """Cersei Lannister: the winner removes an order of the loser from the board."""
    return legal(t, s, p, _orders_on_the_board(t, s)) if winning(t, s, p, "remove_order") else []


@board.forbids(hooks.decline, "22.8")
def the_removal_is_no_choice(t: Table, s: State, p: int) -> Truth:
    """As long as there is an order to remove, Cersei removes one."""
    return winner(s) == p and not s[SPOILED] and bool(cersei_lannister(t, s, p))


@board.forbids(hooks.cut, "22.8")
def only_orders_of_the_loser(t: Table, s: State, p: int, i: int) -> Truth:
    """Cersei removes an order of the loser, no other."""
    return bool(_shown(t, s, p, ("remove_order",))) and not ordered_by(t, s, i, opponent(s, p))


@board.orders(hooks.spoils, "22.10", ANY)
def asha_greyjoy(t: Table, s: State, p: int) -> Options:
    """Asha Greyjoy: the winner may remove a Support or Consolidate Power next to the battlefield."""
    return _may(legal(t, s, p, _orders_on_the_board(t, s))) if winning(t, s, p, "remove_near") else []


@board.forbids(hooks.cut, "22.10")
def only_support_and_consolidation_nearby(t: Table, s: State, p: int, i: int) -> Truth:
    """Asha removes a Support or Consolidate Power order of a neighbouring area."""
    if not _shown(t, s, p, ("remove_near",)):
        return False
    return i not in t.neighbours[field_of(s)] or KIND[s[t.at[i] + ORDER]] not in (SUPPORT, CONSOLIDATE)


def _orders_on_the_board(t: Table, s: State) -> Options:
    return [("cut", i) for i in t.spaces]


@board.causes(hooks.spoil)
def what_was_chosen_happens(t: Table, s: State, p: int, choice: Choice) -> None:
    """The ability of the winner's card is carried out."""
    verb, x = choice
    if verb == "take_back":
        s[t.cards[x] + WHERE] = HAND
    elif verb == "rob":
        s[t.players[p] + POWER] -= 1
        s[t.cards[x] + WHERE] = DISCARDED
    elif verb == "knight":
        cell = _footmen_of_the_winner(t, s, p)
        s[cell] -= 1
        s[cell + KNIGHT - FOOTMAN] += 1
    else:
        remove_order(t, s, x, TAKEN_BY_CARD)
