"""Chapter 16: House cards in battle, the Blade, the result, casualties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import asked, is_open
from ....core.hooks import Truth
from ....core.language.gherkin import ScenarioError
from ....core.layout import State, one_of
from ....core.moments import not_asked
from .. import hooks
from ..book import board
from ..cells import (
    ANNOUNCED,
    ANY_UNITS,
    ATTACK,
    BLADE,
    BLADE_USED,
    CHOSEN,
    DEFENSE,
    DISCARDED,
    FIEFDOMS,
    FOR_ATTACKER,
    FOR_DEFENDER,
    HAND,
    PLAYED,
    STRUCK,
    SUPPORTS,
    WHERE,
    WINNER,
)
from ..now import at, battle_at_hand, fighting
from ..steps.retreat import present
from ..values import place_on
from ..whose import NOBODY, field_of, fighter, fighters, fights, held, holds, is_of, side_of, winner
from .ch14_battle import SUM

if TYPE_CHECKING:
    from ..atlas import Leader
    from ..table import Table

GREATEST_STRENGTH = 3


def played(t: Table, s: State, side: int) -> int | None:
    """The House card that a side has played, once both lie open."""
    p = fighter(s, side)
    if p == NOBODY or hooks.leader_hidden.holds(t, s):
        return None
    return held(s, t.players[p] + CHOSEN)


def printed(leader: Leader, value: int | None, what: str, example: str) -> int:
    """A printed number of a House card. Raises ScenarioError where nobody knows it."""
    if value is None:
        raise ScenarioError(
            f"{what} karty rodu „{leader.name}“ předloha neuvádí. "
            f'Přidejte větu: {leader.house} má kartu rodu "{leader.name}" se {example}.'
        )
    return value


def strength_of(leader: Leader) -> int:
    return printed(leader, leader.strength, "Sílu", "silou 1")


def swords_of(leader: Leader) -> int:
    return printed(leader, leader.swords, "Meče", "silou 1, 1 meč")


def forts_of(leader: Leader) -> int:
    return printed(leader, leader.forts, "Opevnění", "silou 1, 1 opevnění")


@board.causes(hooks.announced, "14.9", "16.1")
def strength_is_announced(t: Table, s: State) -> None:
    """Both sides announce their strength before cards are chosen."""
    s[ANNOUNCED] = 1


@board.forbids(hooks.leader, "16.2")
def only_cards_in_hand(t: Table, s: State, p: int, q: int, c: int) -> Truth:
    """A side chooses one of its cards, in its hand;"""
    return c not in t.hands[p] or s[t.cards[c] + WHERE] not in (HAND, DISCARDED)


@board.forbids(hooks.leader, "16.2", "17.22")
def no_card_that_was_used(t: Table, s: State, p: int, q: int, c: int) -> Truth:
    """a discarded one cannot be chosen."""
    return s[t.cards[c] + WHERE] == DISCARDED and not comes_back(t, s, c)


def comes_back(t: Table, s: State, c: int) -> bool:
    """Whether a card is of a hand that an opponent has emptied, and that is filled before the battle at hand."""
    own = next((hand for p, hand in enumerate(t.hands) if c in hand and fights(s, p)), ())
    if not own or not battle_at_hand(t, s) or not hooks.hand_empty.of(t):
        return False
    return not any(s[t.cards[x] + WHERE] in (HAND, PLAYED) for x in own)


board.decides("cards", "16.7", says="Attacker and defender play a card each, and nobody else.")
board.decides("blade", "16.11", says="Whoever holds the Blade in the battle may use it, and nobody else.")


@board.orders(hooks.leader_hidden, "16.3")
def cards_are_hidden_until_both_are_chosen(t: Table, s: State) -> Truth:
    """Cards are revealed when both sides have chosen."""
    return any(not s[t.players[p] + CHOSEN] for p in fighters(s))


@board.forbids(hooks.show_hidden, "16.2")
def cards_are_chosen_in_secret(t: Table, s: State, p: int, what: str) -> Truth:
    """Nobody shows the card that was chosen,"""
    return what == "leader" and fighting(t, s) and hooks.leader_hidden.holds(t, s)


@board.forbids(hooks.show_hidden, "16.3")
def cards_are_shown_together(t: Table, s: State, p: int, what: str) -> Truth:
    """for both are shown at the same time."""
    return what == "leader" and fighting(t, s) and hooks.leader_hidden.holds(t, s)


@board.forbids(hooks.timing_leader, "16.3")
def no_card_is_changed_for_another(t: Table, s: State, p: int) -> Truth:
    """Once both lie open nobody changes a card for another."""
    return fights(s, p) and not hooks.leader_hidden.holds(t, s)


board.permission(hooks.abilities_first, "16.4", says="Once revealed, abilities are resolved before strength is added.")
board.permission(hooks.cancelled_first, "16.4a", says="Of abilities resolved at once the one that cancels others comes first.")
board.moment("spoils", "16.4", says="An ability for winning is resolved when the winner is known, and nothing else is done.")
board.decides("spoils", "16.9", says="An ability is used, or left, by whose card it is.")


@board.forbids(hooks.judge, "8.14", "16.15")
def nobody_breaks_ties_of_battles(t: Table, s: State, judge: int, p: int) -> Truth:
    """With equal strength nobody is asked: the Fiefdoms decide."""
    return fighting(t, s)


@board.counts(hooks.combat, "16.5", "14.28", *SUM)
def the_card_adds_its_strength(t: Table, s: State, side: int) -> int:
    """The strength of the card is added to the side's total."""
    c = played(t, s, side)
    if c is None or hooks.no_leader_strength.refuses(t, s, side):
        return 0
    return strength_of(t.leaders[c])


@board.forbids(hooks.timing_leader, "16.7")
def each_side_plays_one_card(t: Table, s: State, p: int) -> Truth:
    """Attacker and defender play one card each, and nobody else."""
    return not fights(s, p) or bool(s[t.players[p] + CHOSEN])


@board.forbids(hooks.timing_leader, "14.8")
def support_comes_first(t: Table, s: State, p: int) -> Truth:
    """Support is settled before anybody plays a card."""
    return battle_at_hand(t, s) and (is_open(s, t.step["support"]) or not fighting(t, s))


@board.forbids(hooks.timing_leader, "14.9", "16.1")
def strength_is_announced_before(t: Table, s: State, p: int) -> Truth:
    """Nor is one played before both sides have announced how strong they are,"""
    return battle_at_hand(t, s) and not s[ANNOUNCED]


@board.forbids(hooks.timing_leader, "14.10")
def cards_are_played_in_the_third_step(t: Table, s: State, p: int) -> Truth:
    """nor in any step but the third."""
    return battle_at_hand(t, s) and not at(t, s, "cards")


@board.forbids(hooks.leader_data, "16.8")
def strength_is_from_nought_to_three(t: Table, leader: Leader) -> Truth:
    """A House card has a strength of 0 to 3."""
    return leader.strength is not None and not 0 <= leader.strength <= GREATEST_STRENGTH


board.permission(
    hooks.may_strike, "16.11", "14.11", says="Whoever holds the Blade in the battle may use it once the cards are known."
)


@board.forbids(hooks.blade, "2.30")
def nobody_has_the_ability_of_a_token_of_others(t: Table, s: State, p: int) -> Truth:
    """Without the token of the Blade there is nothing to use."""
    return not is_of(s, BLADE, p)


@board.forbids(hooks.blade, "16.11")
def only_its_holder(t: Table, s: State, p: int) -> Truth:
    """Nobody but its holder uses the Blade,"""
    return not is_of(s, BLADE, p)


@board.forbids(hooks.blade, "8.18", "16.11")
def only_in_a_battle(t: Table, s: State, p: int) -> Truth:
    """and nobody outside a battle"""
    return not fighting(t, s)


@board.forbids(hooks.blade, "8.18", "8.19", "16.11")
def only_in_a_battle_of_ones_own(t: Table, s: State, p: int) -> Truth:
    """in which one is attacker or defender."""
    return fighting(t, s) and not fights(s, p)


@board.forbids(hooks.blade, "14.11")
def only_in_the_fourth_step(t: Table, s: State, p: int) -> Truth:
    """The Blade is used when the cards are revealed, before the result."""
    return battle_at_hand(t, s) and fights(s, p) and is_of(s, BLADE, p) and not at(t, s, "blade")


@board.counts(hooks.combat, "8.19", "16.11", "14.28", *SUM)
def the_blade_adds_one(t: Table, s: State, side: int) -> int:
    """The Blade is worth a point in any battle of its holder."""
    return int(bool(s[STRUCK]) and one_of(s, BLADE) == fighter(s, side))


@board.causes(hooks.blade_used, "8.18", "16.12")
def it_is_used_for_this_turn(t: Table, s: State) -> None:
    """It cannot be used again this turn."""
    s[BLADE_USED] = 1


@board.orders(hooks.battle_won, "8.14", "16.15")
def ties_go_to_the_higher_on_fiefdoms(t: Table, s: State, attack: int, defense: int) -> int | None:
    """With equal strength the side higher on the Fiefdoms wins."""
    places = [place_on(t, s, fighter(s, side), FIEFDOMS) for side in (ATTACK, DEFENSE)]
    if attack != defense or places[ATTACK] == places[DEFENSE]:
        return None
    return ATTACK if places[ATTACK] < places[DEFENSE] else DEFENSE


@board.orders(hooks.loss_order, "16.16", "14.12")
def casualties_before_retreat(t: Table) -> tuple[str, str]:
    """The loser first takes casualties, then retreats."""
    return ("casualties", "retreat")


@board.orders(hooks.loss_order)
def otherwise_retreat_first(t: Table) -> tuple[str, str]:
    """Without that rule the survivors would be gone before."""
    return ("retreat", "casualties")


@board.forbids(hooks.retreat, "16.16")
def casualties_come_first(t: Table, s: State, p: int, i: int) -> Truth:
    """Nobody retreats before the casualties are taken."""
    return is_open(s, t.step["casualties"])


@board.forbids(hooks.retreat, "14.12")
def nobody_retreats_before_the_result(t: Table, s: State, p: int, i: int) -> Truth:
    """Nor before the result is found, which is the fifth step."""
    return battle_at_hand(t, s) and not s[WINNER]


@board.forbids(hooks.casualty, "14.12")
def nobody_falls_before_the_result(t: Table, s: State, p: int, unit: int) -> Truth:
    """Casualties too belong to that step."""
    side = side_of(s, p) if battle_at_hand(t, s) and unit < len(ANY_UNITS) else None
    return side is not None and not s[WINNER] and bool(present(t, s, side, unit))


board.moment("casualties", "16.16", says="First the loser takes casualties, and nothing else is done.")


@board.forbids(not_asked, "16.17")
def only_the_loser_takes_casualties(t: Table, s: State, p: int, verb: str) -> Truth:
    """Units of the loser are removed, and nobody else's."""
    return at(t, s, "casualties") and verb == "casualty"


board.permission(hooks.winner_spared, "16.17", "16.22", says="The winner loses nobody.")


@board.forbids(hooks.casualty, "16.17")
def nobody_but_the_loser_loses_units(t: Table, s: State, p: int, unit: int) -> Truth:
    """Neither the winner loses units, not afterwards either, nor anybody who does not fight."""
    return winner(s) == p and hooks.winner_spared.holds(t) or fighting(t, s) and not fights(s, p)


@board.counts(hooks.wounds, "16.10", "16.18", "16.20", "16.21")
def swords_of_the_other_card(t: Table, s: State, side: int) -> int:
    """As many units as the winner's card has swords,"""
    c = played(t, s, DEFENSE if side == ATTACK else ATTACK)
    return swords_of(t.leaders[c]) if c is not None else 0


@board.counts(hooks.wounds, "16.10", "16.19", "16.20", "16.21")
def less_the_own_fortifications(t: Table, s: State, side: int) -> int:
    """less the fortifications of the loser's card."""
    c = played(t, s, side)
    return -forts_of(t.leaders[c]) if c is not None else 0


@board.forbids(hooks.casualty, "16.20")
def no_more_casualties_than_due(t: Table, s: State, p: int, unit: int) -> Truth:
    """No more units are removed than swords exceed fortifications."""
    return not is_open(s, t.step["casualties"]) and (bool(s[WINNER]) or not fighting(t, s))


@board.forbids(hooks.casualty, "16.18")
def only_swords_of_the_card_wound(t: Table, s: State, p: int, unit: int) -> Truth:
    """Swords of the winner's card are counted, and nothing else is: not the Blade."""
    return no_more_are_due(t, s, p)


@board.forbids(hooks.casualty, "16.19")
def fortifications_spare_units(t: Table, s: State, p: int, unit: int) -> Truth:
    """Fortifications of the loser's card take away from them."""
    side = side_of(s, p) if fighting(t, s) else None
    c = played(t, s, side) if side is not None else None
    return no_more_are_due(t, s, p) and c is not None and bool(t.leaders[c].forts)


def no_more_are_due(t: Table, s: State, p: int) -> bool:
    """Whether a player has lost the battle that is fought, and no casualties are to be taken any more."""
    lost = fighting(t, s) and fights(s, p) and bool(s[WINNER]) and winner(s) != p
    return lost and not at(t, s, "result") and not is_open(s, t.step["casualties"])


@board.forbids(hooks.remove, "14.5")
def supporting_units_are_no_casualties(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """Units that only support take no part in the battle and are not lost in it."""
    return at(t, s, "casualties") and s[t.at[i] + SUPPORTS] in (FOR_ATTACKER, FOR_DEFENDER)


@board.forbids(hooks.loses_more, "16.20")
def no_fewer_casualties_than_due(t: Table, s: State, p: int) -> Truth:
    """No fewer are removed either, as long as there are units."""
    return at(t, s, "casualties") and asked(t, s) == p


@board.forbids(hooks.casualty, "16.20")
def only_units_of_the_battle(t: Table, s: State, p: int, unit: int) -> Truth:
    """They are units that the loser has in the battle."""
    side = side_of(s, p) if fighting(t, s) else None
    return side is not None and unit < len(ANY_UNITS) and not present(t, s, side, unit)


@board.forbids(hooks.remove, "16.20")
def casualties_are_taken_in_the_battlefield(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """Casualties are not taken from another area."""
    return at(t, s, "casualties") and asked(t, s) == p and i != field_of(s)


@board.forbids(hooks.remove, "16.20")
def the_loser_chooses_the_casualties(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """The loser alone chooses which of his units in the battlefield they are."""
    loser = asked(t, s)
    if not at(t, s, "casualties") or loser == p or i != field_of(s) or holds(t, s, i, p) or unit >= len(ANY_UNITS):
        return False
    side = side_of(s, loser)
    return side is not None and bool(present(t, s, side, unit))


@board.forbids(hooks.casualty, "2.23", "7.5")
def there_is_no_such_unit_to_lose(t: Table, s: State, p: int, unit: int) -> Truth:
    """Units are footmen, knights and ships."""
    return unit >= len(ANY_UNITS)
