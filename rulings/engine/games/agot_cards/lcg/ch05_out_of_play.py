"""Chapter 5, Stavy karet: what lies in a hand, a deck or a pile is not in play (5.1 to 5.5a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import lcg
from ..cards import AGENDA_CARD, EVENT
from ..cells import DEAD, DECK, DISCARD, HAND, ZONE

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


@lcg.forbids(hooks.use, "5.1")
def only_cards_in_play_are_triggered(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A card that is no event is triggered only while it is in play, unless its text says otherwise (5.6)."""
    out_of_play = s[b.card + ZONE] in (HAND, DECK, DISCARD, DEAD)
    return out_of_play and t.type[b.card] not in (EVENT, AGENDA_CARD) and s[b.card + ZONE] != b.hears_in


@lcg.forbids(hooks.use, "5.1")
def events_are_played_from_the_hand(t: Table, s: State, p: int, b: Bound) -> Truth:
    """An event need not be in play, for it is played from the hand; from elsewhere only where a text says so."""
    return t.type[b.card] == EVENT and s[b.card + ZONE] in (DECK, DISCARD, DEAD) and s[b.card + ZONE] != b.hears_in


def _out_of_play(number: str, zone: int, what: str) -> None:
    """A zone in which cards are not in play: they do not work there and cannot be chosen as if they were."""

    def idle(t: Table, s: State, c: int) -> bool:
        return s[c + ZONE] == zone

    def refused(t: Table, s: State, p: int, b: Bound, c: int) -> bool:
        return s[c + ZONE] == zone and t.type[c] != EVENT and not any(x.filter.zone for x in b.ability.targets)

    def unused(t: Table, s: State, p: int, b: Bound) -> bool:
        return s[b.card + ZONE] == zone and t.type[b.card] != EVENT and b.hears_in != zone

    def unpaid(t: Table, s: State, p: int, b: Bound, c: int) -> bool:
        played = c == b.card and t.type[c] == EVENT  # it does not lie there any more when it is paid for
        asked = bool(b.ability.cost) and not any(op.who.filter.zone for op in b.ability.cost)
        return s[c + ZONE] == zone and asked and not played

    def absent(t: Table, s: State, p: int, c: int) -> bool:
        return s[c + ZONE] == zone

    for function in (idle, refused, unused, unpaid, absent):
        function.__name__ = f"{what}_{function.__name__}"
        function.__doc__ = f"A card in a {what.replace('_', ' ')} that is no event is not in play."
    lcg.forbids(hooks.out_of_play, number, "5.5a")(idle)
    lcg.forbids(hooks.target_refused, number)(refused)
    lcg.forbids(hooks.use, number)(unused)
    lcg.forbids(hooks.payment, number)(unpaid)
    for taking_part in (hooks.attack, hooks.defend, hooks.victim):
        lcg.forbids(taking_part, number)(absent)


def _not_played(number: str, zone: int, what: str) -> None:
    """Nor is a card played from there; from the hand cards are played, though they are not in play there either."""

    def unplayed(t: Table, s: State, p: int, c: int, host: int) -> bool:
        return s[c + ZONE] == zone and t.type[c] != EVENT

    def unused(t: Table, s: State, p: int, c: int) -> bool:
        return s[c + ZONE] == zone

    for function in (unplayed, unused):
        function.__name__ = f"{what}_is_{function.__name__}"
        function.__doc__ = f"A card in a {what.replace('_', ' ')} is not played from there."
    for played in (hooks.play, hooks.duplicate):
        lcg.forbids(played, number)(unplayed)
    for played_so in (hooks.ambush, hooks.into_shadows):
        lcg.forbids(played_so, number, when=lambda t: t.plays_otherwise)(unused)


_out_of_play("5.2", HAND, "hand")
_out_of_play("5.3", DECK, "deck")
_out_of_play("5.4", DISCARD, "discard_pile")
_out_of_play("5.5", DEAD, "dead_pile")
_not_played("5.3", DECK, "deck")
_not_played("5.4", DISCARD, "discard_pile")
_not_played("5.5", DEAD, "dead_pile")


@lcg.forbids(hooks.out_of_play)
def elsewhere_cards_are_not_in_play_either(t: Table, s: State, c: int) -> Truth:
    """Cards set aside, used plots and shadows never work."""
    return s[c + ZONE] not in (HAND, DECK, DISCARD, DEAD)
