"""Chapter 5: the Westeros phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....core.flow import push
from ....core.layout import State
from .. import hooks
from ..atlas import westeros_card
from ..book import board
from ..cells import DECKS, GREATEST_SUPPLY, IRON_THRONE, KIND, SHOWN, SUPPLY, TURN
from ..values import controlled, over_limit, ranked

if TYPE_CHECKING:
    from ..table import Table


@board.causes(hooks.turn_marker, "5.3")
def the_marker_moves_on(t: Table, s: State) -> None:
    """The turn marker moves one space."""
    s[TURN] += 1


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


@board.causes(hooks.must_trim, "5.14", "6.15", "20.6")
def armies_above_the_limit_shrink(t: Table, s: State, p: int) -> None:
    """A player whose armies no longer fit removes units until they do."""
    if over_limit(t, s, p):
        push(s, t.step["trim"], p)


@board.orders(hooks.supply_level, "5.16", "6.16")
def supply_changes_with_the_card_only(t: Table, s: State, p: int) -> int:
    """Limits follow the token, which only a Supply card moves."""
    return s[t.players[p] + SUPPLY]


@board.orders(hooks.supply_level)
def otherwise_with_every_symbol(t: Table, s: State, p: int) -> int:
    """Without that rule limits would follow the symbols at once."""
    return min(GREATEST_SUPPLY, symbols(t, s, p))
