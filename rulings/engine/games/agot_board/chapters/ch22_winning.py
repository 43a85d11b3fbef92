"""Chapter 22: abilities of House cards for winning a battle."""

from __future__ import annotations

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
    ROUTED,
    SPOILED,
    TAKEN_BY_CARD,
    UNITS,
    WHERE,
    WINNER,
)
from ..legality import legal
from ..orders import CONSOLIDATE, KIND, SUPPORT
from ..values import gain_power, ordered_by, pieces, remove_order, spend_power
from ..whose import attacker, field_of, holds, opponent, winner
from .ch09_wildlings import attacked, is_discarded, rewarding
from .ch22_house_cards import ANY, FOR_WINNING, has, shown

if TYPE_CHECKING:
    from ..table import Table


def owns(t: Table, p: int, ability: str) -> bool:
    """Whether one of a player's House cards has an ability."""
    return any(t.leaders[c].ability == ability for c in t.hands[p])


def _for_the_winner(hook: Forbids[[State, int, int]], numbers: dict[str, str]) -> None:
    """What is asked of an ability in which a winner chooses; ``numbers`` of the rules of the cards, by ability."""
    abilities = tuple(numbers)

    def somebody_has_it(t: Table, s: State, p: int, what: int) -> Truth:
        """Only a card that says so lets its player do this."""
        return not (attacked(t, s) or shown(t, s, p, abilities) or any(owns(t, p, ability) for ability in abilities))

    def it_is_not_cancelled(t: Table, s: State, p: int, what: int) -> Truth:
        """The Queen of Thorns has cancelled it."""
        found = shown(t, s, p, abilities)
        return bool(found) and not winning(t, s, p, found)

    board.forbids(hook, ANY)(somebody_has_it)
    board.forbids(hook, "22.15")(it_is_not_cancelled)
    _after_the_battle(hook, abilities)
    for ability, number in numbers.items():
        _when_won(hook, ability, number)


def _after_the_battle(hook: Forbids[[State, int, int]], abilities: tuple[str, ...]) -> None:
    def an_ability_for_winning_waits_for_the_winner(t: Table, s: State, p: int, what: int) -> Truth:
        """An ability that asks for a battle won is resolved when it is known who has won."""
        return bool(shown(t, s, p, abilities)) and not s[WINNER]

    board.forbids(hook, "16.4")(an_ability_for_winning_waits_for_the_winner)


def _when_won(hook: Forbids[[State, int, int]], ability: str, number: str) -> None:
    def the_winner_uses_it(t: Table, s: State, p: int, what: int) -> Truth:
        """Who has played the card must have won the battle."""
        return bool(shown(t, s, p, (ability,))) and winner(s) != p

    def it_is_used_once(t: Table, s: State, p: int, what: int) -> Truth:
        """It is used once."""
        return bool(shown(t, s, p, (ability,))) and bool(s[SPOILED])

    def it_is_used_at_once(t: Table, s: State, p: int, what: int) -> Truth:
        """It is used in the battle that is won with the card, and at no other time."""
        return owns(t, p, ability) and not attacked(t, s) and not shown(t, s, p, (ability,))

    board.forbids(hook, number)(the_winner_uses_it)
    board.forbids(hook, number)(it_is_used_at_once)
    board.forbids(hook, number)(it_is_used_once)


@board.forbids(hooks.decline, ANY)
def there_must_be_an_ability_to_leave(t: Table, s: State, p: int) -> Truth:
    """Only a winner whose card gives something to choose can leave it."""
    if rewarding(t, s):
        return False
    return s[SPOILED] or winner(s) != p or not shown(t, s, p, FOR_WINNING)


@board.forbids(hooks.take_own, "16.4")
def jaime_too_waits_for_the_winner(t: Table, s: State, p: int, n: int) -> Truth:
    """It is known who has won before anything comes of winning."""
    return bool(shown(t, s, p, ("two_power",))) and not s[WINNER]


@board.forbids(hooks.rob, "3.12")
def it_is_paid_with_available_power(t: Table, s: State, p: int, c: int) -> Truth:
    """Tokens on the map and in the bank pay for nothing."""
    return bool(shown(t, s, p, ("discard_theirs",))) and not hooks.available.first(t, s, p)


@board.forbids(hooks.take_own, "22.7")
def jaime_pays_the_winner(t: Table, s: State, p: int, n: int) -> Truth:
    """Ser Jaime Lannister brings power only in a battle that is won with him."""
    return bool(shown(t, s, p, ("two_power",))) and winner(s) != p


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
    return bool(shown(t, s, p, ("take_back",))) and not is_discarded(t, s, p, c)


@board.orders(hooks.spoils, "22.4", ANY)
def melisandre_of_asshai(t: Table, s: State, p: int) -> Options:
    """Melisandre of Asshai: for a power token the winner may discard a card of the loser's hand."""
    if not winning(t, s, p, "discard_theirs"):
        return []
    return _may(legal(t, s, p, [("rob", c) for c in range(len(t.cards))]))


@board.forbids(hooks.rob, "22.4")
def for_a_token_of_a_card_in_their_hand(t: Table, s: State, p: int, c: int) -> Truth:
    """It costs an available token, and the card must be in the loser's hand."""
    if not shown(t, s, p, ("discard_theirs",)):
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
    if not shown(t, s, p, ("knighthood",)):
        return False
    return i != field_of(s) or not s[_footmen_of_the_winner(t, s, p)]


@board.forbids(hooks.knight, "22.5", "7.23", "21.1")
def only_with_a_knight_left(t: Table, s: State, p: int, i: int) -> Truth:
    """and a knight must be left in the pool."""
    if not shown(t, s, p, ("knighthood",)):
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
    return bool(shown(t, s, p, ("remove_order",))) and not ordered_by(t, s, i, opponent(s, p))


@board.orders(hooks.spoils, "22.10", ANY)
def asha_greyjoy(t: Table, s: State, p: int) -> Options:
    """Asha Greyjoy: the winner may remove a Support or Consolidate Power next to the battlefield."""
    return _may(legal(t, s, p, _orders_on_the_board(t, s))) if winning(t, s, p, "remove_near") else []


@board.forbids(hooks.cut, "22.10")
def only_support_and_consolidation_nearby(t: Table, s: State, p: int, i: int) -> Truth:
    """Asha removes a Support or Consolidate Power order of a neighbouring area."""
    if not shown(t, s, p, ("remove_near",)):
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
        spend_power(t, s, p, 1)
        s[t.cards[x] + WHERE] = DISCARDED
    elif verb == "knight":
        cell = _footmen_of_the_winner(t, s, p)
        s[cell] -= 1
        s[cell + KNIGHT - FOOTMAN] += 1
    else:
        remove_order(t, s, x, TAKEN_BY_CARD)
