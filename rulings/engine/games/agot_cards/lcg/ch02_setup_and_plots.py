"""Chapter 2, Příprava a zápletky: set-up without triggers, the order of plot effects, states of plots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.resolving import under_way
from ....cards.steps import PLAYERS_LEFT
from ....cards.triggers import happen, ready
from ....core.flow import asked, is_open, top
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, not_asked, stands_at
from .. import hooks
from ..book import lcg
from ..cards import PLOT_CARD
from ..cells import CONTROL, FIRST_PLAYER, PHASE, PHASE_USES, PLAY, PLOT, READY, REVEALING, ROUND, ZONE
from ..changes import cancels_plot
from ..chapters import ch03_cards as cards
from ..chapters import ch06_plots as plots
from ..moments import ordering_passives
from ..players import first_player, first_seat

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

lcg.repeats(plots.last_plot_is_covered, "2.13", "2.15")
lcg.repeats(cards.chosen_plot_is_the_current_one, "2.14")
lcg.repeats(plots.plots_come_from_the_plot_deck, "2.16")


@lcg.forbids(hooks.use, "2.1")
def cards_laid_out_in_setup_are_not_triggered(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What has been laid out cannot be used while the game is being set up."""
    return in_setup(s) and s[b.card + ZONE] == PLAY


@lcg.forbids(hooks.use, "2.4")
def no_actions_in_setup(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Set-up is no phase: nothing can be played in it, not even at any time."""
    return in_setup(s) and b.kind == "action"


@lcg.permits(hooks.unheard_in_setup, "2.2")
def texts_on_putting_in_hear_nothing(t: Table, event: str) -> Truth:
    """What waits for a card to be put into play hears nothing of those laid out in set-up."""
    return event != "entered"


@lcg.permits(hooks.unheard_in_setup, "2.2a", "9.3", "9.4")
def nor_do_texts_on_coming_into_play(t: Table, event: str) -> Truth:
    """Nor does what waits for a card to come into play."""
    return event == "entered"


lcg.permission(hooks.played_in_setup, "2.3", says="Cards laid out do not count as played from the hand.")


@lcg.otherwise(hooks.played_in_setup, hooks.setup_texts)
def texts_could_hear_of_playing(t: Table, s: State, c: int, mode: str) -> None:
    """Were laying out a kind of playing, texts that wait for it would hear of it (2.3)."""
    happen(t, s, "played", c, t.owner[c])


lcg.permission(hooks.plot_texts_at_once, "2.5", says="What a plot says all the time holds from the moment it is revealed.")


@lcg.otherwise(hooks.plot_texts_at_once, hooks.text_waits)
def plot_texts_could_wait(t: Table, s: State, c: int) -> Truth:
    """Otherwise they would hold only after all effects of revealing (2.5)."""
    return t.type[c] == PLOT_CARD and s[REVEALING]


lcg.permission(hooks.plots_together, "2.6", says="The lasting texts of all plots begin at the same moment.")


@lcg.otherwise(hooks.plots_together, hooks.plots_apart)
def lasting_texts_could_begin_apart(t: Table) -> Truth:
    """Otherwise each plot would be felt before the next (2.6)."""
    return True


@lcg.orders(hooks.plot_order, "2.7")
def first_player_orders_plots(t: Table, s: State) -> int:
    """The first player says in which order plots with the same timing are carried out."""
    return first_seat(s)


@lcg.forbids(hooks.not_yours_to_sequence, "2.7")
def others_do_not_order_plots(t: Table, s: State, p: int) -> Truth:
    """Nobody else says so."""
    return is_open(s, t.step["plot effects"]) and first_player(s) != p


lcg.moment("plot effects", "2.7", says="Plots with the same timing are put in order.")
lcg.decides("plot effects", "2.7", says="Nobody but the first player puts them in order.")


@lcg.permits(hooks.after_plots, "2.8", "2.10a")
def responses_come_after_all_plots(t: Table, kind: str) -> Truth:
    """Responses to the revealing come when all plots are resolved."""
    return kind == "response"


@lcg.forbids(hooks.timing_response, "2.8")
def no_response_before_all_plots(t: Table, s: State, b: Bound) -> Truth:
    """As long as a plot waits to be carried out, nobody responds to the revealing."""
    return b.ability.trigger.event == "plot revealed" and is_open(s, t.step["plot effects"])


@lcg.forbids(elsewhere, "2.10a")
def no_effect_before_the_first_player_is_named(t: Table, s: State, p: int, verb: str) -> Truth:
    """Initiative is compared and the first player named before anything that plots do when revealed is carried out."""
    return verb == "passive" and stands_at(t, s, "name first")


@lcg.forbids(hooks.timing_response, "2.10a")
def no_response_before_the_passives(t: Table, s: State, b: Bound) -> Truth:
    """Passive abilities that the revealing has set off are carried out before anybody responds to it."""
    waiting = any(x.ability.trigger.event == "plot revealed" for x in ready(t, s, "passive"))
    return b.ability.trigger.event == "plot revealed" and waiting and ordering_passives(t, s)


@lcg.permits(hooks.after_plots, "2.9", "2.10a", "9.6", "9.7")
def passives_come_after_all_plots(t: Table, kind: str) -> Truth:
    """So do passive abilities that the revealing sets off."""
    return kind == "passive"


@lcg.forbids(hooks.not_waiting, "2.9")
def no_passive_before_all_plots(t: Table, s: State, b: Bound) -> Truth:
    """As long as a plot waits to be carried out, no such passive ability comes in between."""
    return b.kind == "passive" and b.ability.trigger.event == "plot revealed" and is_open(s, t.step["plot effects"])


lcg.permission(hooks.plot_cancels_first, "2.10", says="What cancels effects of plots is carried out before everything else.")


@lcg.forbids(hooks.not_waiting, "2.10")
def cancelled_plots_are_not_carried_out(t: Table, s: State, b: Bound) -> Truth:
    """So the effect of a plot that another has cancelled waits for nobody."""
    if b.kind != "revealed" or s[b.row + READY] or s[b.row + PHASE_USES] or s[b.card + ZONE] != PLOT:
        return False
    carried_out = (x for x in t.revealed if s[x.row + PHASE_USES])
    return any(cancels_plot(t, s, x, op, b.card) for x in carried_out for op in x.ability.effects)


@lcg.orders(hooks.each_first, "2.11a")
def who_controls_the_card_begins(t: Table, s: State, p: int) -> int | None:
    """Where another than its owner controls a card, its effect on several players is carried out first by that player."""
    return p if _taken_from_its_owner(t, s) else None


@lcg.orders(hooks.each_first, "2.11", "2.12", "9.9", "9.11", "9.12")
def the_owner_of_the_card_begins(t: Table, s: State, p: int) -> int:
    """An effect on several players is carried out first by the owner of the card."""
    b = under_way(t, s)
    return p if b is None else t.owner[b.card]


lcg.moment("each player", "2.11", says="One effect is carried out by each player in turn.")


@lcg.forbids(not_asked, "2.11")
def nobody_else_begins(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nobody chooses before the owner of the card."""
    return begins(t, s) and not _taken_from_its_owner(t, s)


@lcg.forbids(not_asked, "2.11a")
def nobody_begins_but_who_controls_the_card(t: Table, s: State, p: int, verb: str) -> Truth:
    """Where another than the owner controls it, nobody does before that player, the owner included."""
    return begins(t, s) and _taken_from_its_owner(t, s)


def _taken_from_its_owner(t: Table, s: State) -> bool:
    """Whether the card whose effect is carried out is controlled by somebody else than its owner."""
    b = under_way(t, s)
    return b is not None and s[b.card + CONTROL] != t.owner[b.card]


@lcg.forbids(hooks.out_of_turn, "9.9")
def nobody_begins_but_who_played_the_card(t: Table, s: State, p: int) -> Truth:
    """The effect is carried out first by the player who played the card."""
    return begins(t, s) and asked(t, s) != p


@lcg.forbids(not_asked, "2.11b")
def the_others_follow_clockwise(t: Table, s: State, p: int, verb: str) -> Truth:
    """When that player has chosen, the others do so clockwise, and nobody out of that order."""
    return stands_at(t, s, "each player") and not begins(t, s)


@lcg.forbids(hooks.out_of_turn, "9.10")
def nobody_is_passed_over(t: Table, s: State, p: int) -> Truth:
    """After the first the next is the neighbour to the left, and nobody else."""
    return stands_at(t, s, "each player") and not begins(t, s) and asked(t, s) != p


def begins(t: Table, s: State) -> bool:
    """Whether the first of several players is carrying out an effect on all."""
    return stands_at(t, s, "each player") and s[top(s) + PLAYERS_LEFT] == t.count


@lcg.orders(hooks.each_first)
def otherwise_the_first_player_would(t: Table, s: State, p: int) -> int | None:
    """Without the rule above, order would be the first player's as elsewhere."""
    return first_player(s) if s[FIRST_PLAYER] else None


@lcg.forbids(hooks.out_of_turn, "9.8")
def the_first_player_does_not_decide_that_order(t: Table, s: State, p: int) -> Truth:
    """Being first player gives nobody the right to choose first."""
    return is_open(s, t.step["each player"]) and asked(t, s) != p and first_player(s) == p


@lcg.orders(hooks.each_next, "2.11b", "9.10")
def then_clockwise(t: Table, s: State, players: list[int]) -> list[int]:
    """After the first the others follow clockwise."""
    return players


@lcg.orders(hooks.each_next)
def otherwise_the_other_way_round(t: Table, s: State, players: list[int]) -> list[int]:
    """Without a rule no direction would be better than the other."""
    return [players[0], *reversed(players[1:])]


def in_setup(s: State) -> bool:
    return not s[PHASE] and not s[ROUND]
