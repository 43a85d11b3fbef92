"""Chapter 6, Fáze kola: plots, initiative and who starts (6.10 to 6.17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ....cards.steps import check_state
from ....core.hooks import Truth
from ....core.layout import State, one_of, set_one
from ....core.moments import elsewhere, not_asked, only_in_its_time, stands_at
from .. import hooks
from ..book import ccg
from ..cells import CHOSEN, FIRST_PLAYER, INITIATIVE, PHASE, PLOT, PLOT_DECK, POWER, USED_PLOTS, ZONE
from ..events import reveal_plot
from ..values import power_on_characters

if TYPE_CHECKING:
    from ..table import Table


@ccg.forbids(hooks.plot_refused, "6.10")
def plots_come_from_the_plot_deck(t: Table, s: State, p: int, c: int) -> Truth:
    """A plot is chosen from the own plot deck."""
    return s[c + ZONE] != PLOT_DECK or t.owner[c] != p


@ccg.forbids(hooks.plot_refused, "6.12")
def used_plots_wait(t: Table, s: State, p: int, c: int) -> Truth:
    """A used plot comes back when the last one of the deck has been used, and not before."""
    return s[c + ZONE] in (USED_PLOTS, PLOT) and t.owner[c] == p


@ccg.forbids(hooks.no_plot, "6.10")
def nobody_is_left_out(t: Table, s: State, p: int) -> Truth:
    """Each player chooses a plot, and none does without."""
    return any(s[c + ZONE] == PLOT_DECK and t.owner[c] == p for c in t.rows)


@ccg.causes(hooks.plots_chosen, "6.10", "6.11a")
def plots_are_revealed_together(t: Table, s: State) -> None:
    """All players choose at the same time; nobody sees a choice before all have made theirs."""
    for p in t.everyone:
        reveal_plot(t, s, p)
        if hooks.plots_apart.allows(t):
            check_state(t, s)
    check_state(t, s)


@ccg.forbids(hooks.turn_up, "6.11a")
def no_plot_is_revealed_before_all_are_chosen(t: Table, s: State, p: int, c: int) -> Truth:
    """Nobody reveals a plot before everybody has chosen one."""
    return any(s[q + CHOSEN] == t.mark[c] for q in t.players)


ccg.moment("choose plots", "6.10", says="Everybody chooses a plot.")
ccg.decides("choose plots", "6.10", says="Everybody chooses one plot, all at the same time.")


@ccg.forbids(elsewhere, "6.45")
def the_next_plot_belongs_to_the_next_round(t: Table, s: State, p: int, verb: str) -> Truth:
    """Until all have finished the standing phase the round goes on, and no plot of the next one is chosen."""
    return verb == "plot" and bool(s[PHASE])


ccg.forbids(elsewhere, "6.10")(only_in_its_time("plot", "Plots are chosen by all at the same time, one each."))


@ccg.causes(hooks.plot_revealed, "6.11")
def last_plot_is_covered(t: Table, s: State, p: int) -> None:
    """The plot chosen is laid on the one of the round before, which is used."""
    chosen = t.by_mark[s[t.players[p] + CHOSEN]]
    for c in t.rows:
        if s[c + ZONE] == PLOT and t.owner[c] == p and c != chosen:
            s[c + ZONE] = USED_PLOTS


@ccg.causes(hooks.plots_revealed, "6.12")
def used_plots_return(t: Table, s: State, p: int) -> None:
    """When the last plot of a deck is used, all other used plots return to it."""
    if any(s[c + ZONE] == PLOT_DECK and t.owner[c] == p for c in t.rows):
        return
    for c in t.rows:
        if s[c + ZONE] == USED_PLOTS and t.owner[c] == p:
            s[c + ZONE] = PLOT_DECK


@ccg.orders(hooks.initiative_order, "3.28", "6.13")
def highest_initiative_wins(t: Table, s: State, tied: list[int]) -> list[int]:
    """The highest initiative value wins initiative."""
    return _highest(t, s, tied)


@ccg.orders(hooks.initiative_order, "6.14")
def less_power_wins_a_tie(t: Table, s: State, tied: list[int]) -> list[int]:
    """Among equals the player with less power wins initiative."""
    return _least(t, s, tied)


@ccg.counts(hooks.tie_power, "6.14")
def tie_power_on_the_house_card(t: Table, s: State, p: int) -> int:
    """For that tie power on the house card counts."""
    return s[t.players[p] + POWER]


@ccg.counts(hooks.tie_power, "6.15")
def tie_power_on_characters(t: Table, s: State, p: int) -> int:
    """For that tie power on characters counts as well."""
    return power_on_characters(t, s, p)


ccg.permission(hooks.lots, "6.16", says="If power is equal too, a lot decides among those tied.")
ccg.moment("initiative", "6.16", says="A lot decides who wins initiative.")
ccg.decides("initiative", "6.16", says="The lot decides, and no player.")


@ccg.forbids(hooks.lot_refused, "6.16")
def only_the_tied_take_part_in_the_lot(t: Table, s: State, p: int) -> Truth:
    """The lot falls among those still tied, nobody else."""
    tied = list(t.everyone)
    for rule in hooks.initiative_order.of(t):
        tied = rule(t, s, tied)
    return p not in tied


@ccg.forbids(not_asked, "6.13")
def a_lower_initiative_does_not_win(t: Table, s: State, p: int, verb: str) -> Truth:
    """Whose initiative is not the highest has not won it, and says nothing of who starts."""
    return stands_at(t, s, "name first") and p not in _highest(t, s, t.everyone)


@ccg.forbids(not_asked, "6.14")
def more_power_does_not_win_a_tie(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nor has it who has more power than another whose initiative is as high."""
    tied = _highest(t, s, t.everyone)
    return stands_at(t, s, "name first") and p in tied and p not in _least(t, s, tied)


@ccg.forbids(not_asked, "6.16")
def the_lot_fell_on_another(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nor who is equal in that too, and has lost the lot."""
    tied = _least(t, s, _highest(t, s, t.everyone))
    return stands_at(t, s, "name first") and p in tied and p != one_of(s, INITIATIVE)


def _highest(t: Table, s: State, players: Iterable[int]) -> list[int]:
    """Those of several players whose initiative is the highest."""
    values = {p: hooks.initiative.sum(t, s, p) for p in players}
    return [p for p in values if values[p] == max(values.values())]


def _least(t: Table, s: State, players: Iterable[int]) -> list[int]:
    """Those of several players who have the least power."""
    values = {p: hooks.tie_power.sum(t, s, p) for p in players}
    return [p for p in values if values[p] == min(values.values())]


@ccg.causes(hooks.name_first, "6.17", "9.12")
def first_player_is_named(t: Table, s: State, p: int) -> None:
    """The winner of initiative says who starts in every later phase of the round."""
    set_one(s, FIRST_PLAYER, p)


ccg.moment("name first", "6.17", says="The winner of initiative says who starts.")
ccg.decides("name first", "6.17", says="Nobody but the winner of initiative says who starts.")
ccg.forbids(elsewhere, "6.17")(only_in_its_time("first_player", "Who starts is said once initiative has been won."))
