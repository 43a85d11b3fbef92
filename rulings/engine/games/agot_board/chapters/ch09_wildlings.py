"""Chapter 9: the wildling threat and its attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.flow import push
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..atlas import westeros_card
from ..bidding import WALL, bid_of
from ..book import board
from ..cells import DUE, HIGHEST_THREAT, KNIGHT, SHOWN, THREAT, THRONE
from ..whose import held

if TYPE_CHECKING:
    from ..table import Table


@board.causes(hooks.threat_grows, "9.2", "9.3", "9.4", "20.14")
def the_threat_moves_a_space_for_each_mammoth(t: Table, s: State, decks: Sequence[int]) -> None:
    """Each revealed card with a mammoth moves the wildling token before any card is carried out."""
    shown = [westeros_card(s[SHOWN[deck]]).name for deck in decks if s[SHOWN[deck]]]
    s[THREAT] = min(HIGHEST_THREAT, s[THREAT] + sum(name in t.printed.mammoths for name in shown))


@board.causes(hooks.effect_wildlings, "9.5", "20.10")
def the_wildlings_attack(t: Table, s: State, deck: int) -> None:
    """Everybody gives power to the Night's Watch, nought being allowed."""
    push(s, t.step["bids"], 0, WALL)


@board.counts(hooks.threat_strength, "9.5", "9.6", "9.21", "20.10")
def each_space_is_worth_two(t: Table, s: State) -> int:
    """The spaces of the track are worth 0, 2, 4 and so on."""
    return 2 * s[THREAT]


@board.counts(hooks.watch_strength, "9.9", "2.21")
def contributions_add_up(t: Table, s: State) -> int:
    """The strength of the Night's Watch is the sum of all contributions."""
    return sum(bid_of(t, s, p) for p in t.everyone)


@board.orders(hooks.watch_wins, "9.10")
def the_watch_wins_ties(t: Table, s: State, watch: int) -> Truth:
    """The Night's Watch wins if it is as strong as the attack, or stronger."""
    return watch >= hooks.threat_strength.sum(t, s)


@board.orders(hooks.wildlings_win, "9.11")
def stronger_wildlings_win(t: Table, s: State, watch: int) -> Truth:
    """The wildlings win if they are stronger."""
    return watch < hooks.threat_strength.sum(t, s)


board.permission(hooks.attack_averted, "9.13", says="If the Night's Watch wins nobody loses units.")


board.permission(hooks.watch_reward, "9.14", says="Whoever gave most may take a House card from the own discard pile.")


@board.orders(hooks.wall_judge, "9.15", "9.19")
def the_iron_throne_names_the_highest_or_lowest(t: Table, s: State) -> int | None:
    """Ties of contributions are decided by the holder of the Iron Throne."""
    return held(s, THRONE)


@board.causes(hooks.wall_losses, "9.16")
def everybody_loses_two_points(t: Table, s: State, lowest: int) -> None:
    """Every player removes units worth two mustering points."""
    for row in t.players:
        s[row + DUE] += 2


@board.counts(hooks.worth)
def a_unit_is_worth_a_point(t: Table, unit: int) -> int:
    """Footmen and ships are worth a point."""
    return 1


@board.counts(hooks.worth, "9.17")
def a_knight_is_worth_two(t: Table, unit: int) -> int:
    """A knight is worth two points."""
    return int(unit == KNIGHT)


@board.causes(hooks.wall_losses, "9.18")
def the_lowest_loses_two_more(t: Table, s: State, lowest: int) -> None:
    """The lowest contributor removes two points more."""
    s[t.players[lowest] + DUE] += 2


@board.causes(hooks.wall_over, "9.20")
def the_threat_falls_to_nought(t: Table, s: State) -> None:
    """Whoever wins, the wildling token goes back to 0."""
    s[THREAT] = 0
