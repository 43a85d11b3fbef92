"""Chapter 5: the Westeros phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....core.flow import asked, is_open, push
from ....core.hooks import Forbids, Truth
from ....core.layout import State
from ....core.moments import elsewhere, not_asked
from .. import hooks
from ..atlas import westeros_card
from ..book import board
from ..cells import DECKS, FIELD, GREATEST_SUPPLY, IRON_THRONE, KIND, SHOWN, SUPPLY, TURN, WESTEROS
from ..now import at, in_phase, waits_for_nothing
from ..steps.westeros import elsewhere_too, revealing
from ..values import controlled, has_unit, order_of_play, over_limit, ranked

if TYPE_CHECKING:
    from ..table import Table


@board.causes(hooks.turn_marker, "5.3")
def the_marker_moves_on(t: Table, s: State) -> None:
    """The turn marker moves one space."""
    s[TURN] += 1


@board.forbids(hooks.move_marker, "5.3")
def nobody_moves_the_marker_at_another_time(t: Table, s: State, p: int, turn: int) -> Truth:
    """It moves when a Westeros phase begins, and nobody chooses when that is, nor how far."""
    return True


def _reveal(deck: int) -> Callable[[Table, State], None]:
    def reveal(t: Table, s: State) -> None:
        """The top card of the deck is turned up."""
        if hooks.deck_size.sum(t, deck):
            push(s, t.step["reveal"], deck)

    return reveal


def _resolve(deck: int) -> Callable[[Table, State], None]:
    def resolve(t: Table, s: State) -> None:
        """The revealed card of the deck is carried out."""
        kind = s[SHOWN[deck]]
        if kind and hooks.text_followed.holds(t):
            hooks.EFFECTS[westeros_card(kind).effect].run(t, s, deck)

    return resolve


for _deck in DECKS:
    board.causes(hooks.REVEAL[_deck], "5.4")(_reveal(_deck))
    board.causes(hooks.RESOLVE[_deck], "5.5")(_resolve(_deck))


@board.forbids(elsewhere, "5.4")
def the_top_cards_are_turned_up(t: Table, s: State, p: int, verb: str) -> Truth:
    """Step 2: the top card of each deck is turned up, and nothing else is done."""
    return being_turned_up(t, s)


@board.forbids(hooks.reveal, "5.4")
def only_the_top_card_of_the_deck_at_hand(t: Table, s: State, p: int, deck: int, kind: int) -> Truth:
    """One card of each deck is turned up, in the second step of the Westeros phase."""
    return not at(t, s, "reveal") or revealing(s) != deck


@board.forbids(hooks.reveal, "5.9")
def cards_are_turned_up_together(t: Table, s: State, p: int, deck: int, kind: int) -> Truth:
    """All three are turned up before, and none while they are carried out."""
    return in_phase(s, WESTEROS) and not at(t, s, "reveal")


@board.forbids(hooks.reveal, "5.8", "2.26", "3.8")
def every_card_belongs_to_a_deck(t: Table, s: State, p: int, deck: int, kind: int) -> Truth:
    """A card lies in the deck with its numeral."""
    return not westeros_card(kind).is_in(deck)


@board.forbids(hooks.resolve_card, "5.5")
def cards_are_carried_out_in_their_order(t: Table, s: State, p: int, deck: int) -> Truth:
    """Each of the three cards is carried out when its deck comes, and nobody chooses when that is."""
    return True


@board.forbids(hooks.resolve_card, "5.9")
def no_card_is_carried_out_before_all_lie_open(t: Table, s: State, p: int, deck: int) -> Truth:
    """All are turned up first, and then they are carried out one by one, that of the first deck before the others."""
    return in_phase(s, WESTEROS)


@board.forbids(hooks.resolve_card, "5.4")
def cards_are_turned_up_before(t: Table, s: State, p: int, deck: int) -> Truth:
    """Turning up the cards is a step of its own, which comes before."""
    return being_turned_up(t, s)


def being_turned_up(t: Table, s: State) -> bool:
    """Whether one of the three cards is still to be turned up."""
    return at(t, s, "reveal") and not is_open(s, t.step["winter"])


_CARD_OF = {"muster": "mustering", "upgrade": "mustering", "bid_for": "clash", "place": "clash", "judge": "wildlings"}
"""By kinds of choice, the effect of the Westeros card with which they are made."""


@board.forbids(elsewhere, "5.5")
def one_card_is_carried_out_after_another(t: Table, s: State, p: int, verb: str) -> Truth:
    """What another of the cards turned up brings waits until that card comes, or is over."""
    return in_phase(s, WESTEROS) and verb in _CARD_OF and shows_effect(s, _CARD_OF[verb])


@board.forbids(hooks.put_away, "5.5")
def every_card_is_carried_out_first(t: Table, s: State, p: int) -> Truth:
    """The steps in which the cards are carried out come before."""
    return in_phase(s, WESTEROS)


@board.forbids(hooks.put_away, "9.23")
def the_phase_is_not_over_while_a_card_waits(t: Table, s: State, p: int) -> Truth:
    """Nor does the phase end before all three are carried out."""
    return in_phase(s, WESTEROS)


@board.forbids(hooks.timing_order, "5.7", "9.23")
def orders_wait_for_the_end_of_the_phase(t: Table, s: State, p: int) -> Truth:
    """So nobody gives orders before: Planning follows."""
    return in_phase(s, WESTEROS)


@board.forbids(hooks.put_away, "5.6", "9.24")
def cards_are_put_away_last(t: Table, s: State, p: int) -> Truth:
    """The cards are put away when all are carried out, and nobody chooses when that is."""
    return True


@board.causes(hooks.cards_away, "5.6", "9.24")
def cards_go_under_their_decks(t: Table, s: State) -> None:
    """The revealed cards go to the bottom of their decks."""
    for deck in DECKS:
        if s[SHOWN[deck]]:
            places = [place + KIND for place in t.decks[deck]]
            kinds = [s[at] for at in places]
            for at, kind in zip(places, [*kinds[1:], kinds[0]], strict=True):
                s[at] = kind
            s[SHOWN[deck]] = 0


board.permission(hooks.revealed_together, "5.9", says="All three cards are revealed before the first of them is carried out.")


board.permission(hooks.text_followed, "5.10", says="A card is resolved by doing what it says.")


@board.causes(hooks.supply_counted, "5.11", "6.11", "20.6")
def supply_follows_the_symbols(t: Table, s: State, p: int) -> None:
    """The supply token goes to the number of supply symbols in controlled areas."""
    s[t.players[p] + SUPPLY] = min(GREATEST_SUPPLY, symbols(t, s, p))


def symbols(t: Table, s: State, p: int) -> int:
    return sum(hooks.supply_symbols.sum(t, i) for i in controlled(t, s, p))


@board.orders(hooks.order_of_play, "5.12", "5.13", "8.5")
def the_iron_throne_track_is_the_order_of_play(t: Table, s: State) -> list[int]:
    """Players act in the order of their places on the Iron Throne track."""
    return ranked(t, s, IRON_THRONE)


def _in_order_of_play(hook: Forbids[[State, int]], step: str) -> None:
    def those_before_act_first(t: Table, s: State, p: int) -> Truth:
        """Whoever stands behind another in the order of play waits for him."""
        if not is_open(s, t.step[step]) or s[FIELD] or waits_for_nothing(t, s):
            return False
        order = order_of_play(t, s)
        return asked(t, s) in order and order.index(asked(t, s)) < order.index(p)

    those_before_act_first.__name__ = f"those_before_act_first_in_{hook.name}"
    board.forbids(hook, "5.12", "5.13", "8.5")(those_before_act_first)


_in_order_of_play(hooks.timing_raid, "raids")
_in_order_of_play(hooks.timing_drop, "raids")
_in_order_of_play(hooks.timing_march, "marches")
_in_order_of_play(hooks.timing_muster, "mustering")
_in_order_of_play(hooks.timing_upgrade, "mustering")


@board.causes(hooks.must_trim, "5.14", "6.15", "20.6")
def armies_above_the_limit_shrink(t: Table, s: State, p: int) -> None:
    """A player whose armies no longer fit removes units until they do."""
    if over_limit(t, s, p):
        push(s, t.step["trim"], p)


def trimming(t: Table, s: State) -> bool:
    """Whether armies are made smaller because a Supply card has lowered what a player may have."""
    return at(t, s, "trim") and in_phase(s, WESTEROS)


@board.forbids(elsewhere, "5.14")
def first_armies_must_fit(t: Table, s: State, p: int, verb: str) -> Truth:
    """While armies are above the limit, units are removed and nothing else is done."""
    return trimming(t, s)


@board.forbids(not_asked, "5.14")
def only_whose_armies_are_too_large_removes_units(t: Table, s: State, p: int, verb: str) -> Truth:
    """Whoever is above the limit chooses the units, and nobody else."""
    return trimming(t, s)


@board.forbids(hooks.remove, "5.14")
def armies_shrink_by_ones_own_units(t: Table, s: State, p: int, i: int, unit: int) -> Truth:
    """The units are one's own, and stand there."""
    return trimming(t, s) and not has_unit(t, s, p, i, unit)


@board.forbids(hooks.removes_more, "5.14")
def units_are_removed_until_armies_fit(t: Table, s: State, p: int, i: int) -> Truth:
    """Units are removed until the armies fit, and there are no others to remove but those of this area."""
    return trimming(t, s) and asked(t, s) == p and not elsewhere_too(t, s, p, i)


@board.orders(hooks.supply_level, "5.16", "6.16")
def supply_changes_with_the_card_only(t: Table, s: State, p: int) -> int:
    """Limits follow the token, which only a Supply card moves."""
    return s[t.players[p] + SUPPLY]


@board.forbids(hooks.enough, "5.14")
def nobody_stops_before_armies_fit(t: Table, s: State, p: int) -> Truth:
    """Nobody stops before that."""
    return trimming(t, s) and asked(t, s) == p


@board.forbids(hooks.move_supply, "5.16", "6.16")
def nobody_moves_the_token_without_the_card(t: Table, s: State, p: int, level: int) -> Truth:
    """Symbols gained or lost wait for the next Supply card: until then nobody moves the token."""
    return not is_open(s, t.step["supply"])


@board.forbids(hooks.move_supply, "6.2")
def the_token_stays_until_the_card_comes(t: Table, s: State, p: int, level: int) -> Truth:
    """The steps that symbols are worth are taken when the card is carried out, and not before or after."""
    return not is_open(s, t.step["supply"])


@board.forbids(hooks.move_supply, "5.11", "6.11", "20.6")
def the_token_goes_where_the_symbols_say(t: Table, s: State, p: int, level: int) -> Truth:
    """With the card the token goes to the real count as the player's turn comes; nobody chooses where or when."""
    return is_open(s, t.step["supply"]) or shows_effect(s, "supply")


def shows_effect(s: State, effect: str) -> bool:
    """Whether a card with this effect is among those turned up in this Westeros phase."""
    return any(s[at] and westeros_card(s[at]).effect == effect for at in SHOWN)


@board.forbids(hooks.move_supply, "5.12", "5.13", "8.5")
def supply_is_counted_in_the_order_of_play(t: Table, s: State, p: int, level: int) -> Truth:
    """Whoever stands behind another in the order of play waits for him."""
    order = order_of_play(t, s)
    if not is_open(s, t.step["supply"]):
        return shows_effect(s, "supply") and order.index(p) > 0
    return asked(t, s) in order and order.index(asked(t, s)) < order.index(p)


@board.forbids(hooks.move_supply, "6.2")
def a_step_for_every_symbol_and_no_other(t: Table, s: State, p: int, level: int) -> Truth:
    """With the card each symbol is worth a step, no more and no less."""
    return is_open(s, t.step["supply"]) and level != min(GREATEST_SUPPLY, symbols(t, s, p))


@board.orders(hooks.supply_level)
def otherwise_with_every_symbol(t: Table, s: State, p: int) -> int:
    """Without that rule limits would follow the symbols at once."""
    return min(GREATEST_SUPPLY, symbols(t, s, p))
