"""Chapter 9, Pokročilá pravidla: action windows, and what is done at which moment (9.2a to 9.38)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....cards.windows import Window
from ....core.flow import OPEN, OVER, STEP, asked, is_open, top
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, not_asked, only_in_its_time, stands_at
from .. import hooks
from ..book import ccg
from ..cells import ACTIVE, CONTROL, DOMINANCE_PHASE, DRAW, PHASE, PLAY, PLOTS, READY, STANDING, ZONE
from ..moments import awaits_an_order, follows, ordering_doom, ordering_passives, passed_over, resolving, too_early
from ..players import active_player, first_player

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

WINDOWS = ("phase window", "marshalling window", "challenges window", "challenge window")

# -- windows ------------------------------------------------------------------------------


@ccg.forbids(hooks.timing_act, "9.2a")
def actions_have_windows(t: Table, s: State, p: int) -> Truth:
    """Actions are taken in action windows."""
    return not s[OVER] and bool(s[OPEN]) and not isinstance(t.steps[s[top(s) + STEP]], Window)


ccg.forbids(elsewhere, "9.2a")(only_in_its_time("pass", "An action is forgone in an action window."))

for _window in WINDOWS:
    ccg.decides(_window, "9.2b", says="In an action window the players take turns.")

ccg.moment("marshalling window", "9.33a", says="In a player's part of marshalling there are actions, cards and duplicates.")
ccg.moment("challenges window", "9.33a", says="In a player's part of challenges there are actions, and challenges are announced.")


@ccg.forbids(elsewhere, "9.33b")
def a_window_between_the_steps(t: Table, s: State, p: int, verb: str) -> Truth:
    """Between the steps of a challenge there are actions, before what follows of itself if nobody acts."""
    return stands_at(t, s, "challenge window") and not follows(t, s, verb)


@ccg.forbids(elsewhere, "9.2c")
def a_window_is_open_until_all_have_passed(t: Table, s: State, p: int, verb: str) -> Truth:
    """What comes after a window waits until all have passed in a row, the one who acted last among them."""
    return stands_at(t, s, "challenge window") and too_early(t, s, verb)


@ccg.forbids(hooks.timing_room, "9.33b")
def the_attacker_acts_first_between_the_steps(t: Table, s: State, p: int, acted: bool, turn: int) -> Truth:
    """The first action in each window of a challenge is the active player's, the attacker's."""
    return not acted and p != turn and stands_at(t, s, "challenge window")


@ccg.forbids(hooks.timing_act, "9.34a")
def what_a_phase_does_comes_before_actions(t: Table, s: State, p: int) -> Truth:
    """No action comes into what a phase does by itself."""
    return s[PHASE] in (DRAW, DOMINANCE_PHASE, STANDING) and not is_open(s, t.step["phase window"])


@ccg.forbids(hooks.timing_act, "9.34b")
def no_action_before_the_first_player_is_known(t: Table, s: State, p: int) -> Truth:
    """In the plot phase there are no actions before the first player has been named."""
    return s[PHASE] == PLOTS and any(is_open(s, t.step[name]) for name in ("choose plots", "initiative", "name first"))


@ccg.forbids(elsewhere, "9.34a")
def a_window_ends_a_phase(t: Table, s: State, p: int, verb: str) -> Truth:
    """After what a phase does there are actions."""
    return stands_at(t, s, "phase window") and s[PHASE] != PLOTS


@ccg.forbids(elsewhere, "9.34b")
def a_window_ends_the_plot_phase(t: Table, s: State, p: int, verb: str) -> Truth:
    """After the first player has been named there are actions."""
    return stands_at(t, s, "phase window") and s[PHASE] == PLOTS


# -- moments in which nobody is asked ---------------------------------------------------------


def _at(step: str) -> Callable[[Table, State], Truth]:
    return lambda t, s: stands_at(t, s, step)


ccg.comes_first(_at("draw two"), "9.34a", says="Cards are drawn before there are actions.")
ccg.comes_first(_at("dominance"), "9.34a", says="A phase does first what it does by itself.")
ccg.comes_first(_at("stand all"), "9.34a", says="So cards stand before there are actions.")
ccg.comes_first(_at("marshalling turns"), "6.3", says="In marshalling the players have their parts one after another,")
ccg.comes_first(_at("challenges turns"), "6.3", says="and so they have in the challenges phase.")
ccg.comes_first(_at("challenge"), "7.3", says="A challenge goes through its steps.")
ccg.comes_first(_at("aftermath"), "7.30a", says="What follows of a challenge follows in its order.")
ends_of_phases_come_first = ccg.comes_first(
    _at("end of phase"), "9.9", says="What waits for the end of a phase is done before the next one."
)

# -- what is under way ----------------------------------------------------------------------


@ccg.forbids(elsewhere, "9.18")
def an_action_is_resolved_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """An action is wholly resolved before anything else that does not follow of itself."""
    return stands_at(t, s, "resolve", "each player", "discard own") and not follows(t, s, verb)


@ccg.forbids(elsewhere, "9.18")
def chance_completes_an_action(t: Table, s: State, p: int, verb: str) -> Truth:
    """So it is where chance draws or discards."""
    return stands_at(t, s, "draw", "random discard") and resolving(t, s)


# -- saves and cancels ----------------------------------------------------------------------

ccg.moment("cancel", "9.20a", says="What has been announced and paid for may be cancelled.")


@ccg.forbids(elsewhere, "9.20a")
def what_is_threatened_may_be_saved(t: Table, s: State, p: int, verb: str) -> Truth:
    """What is about to be killed or discarded may be saved."""
    return stands_at(t, s, "leave") and not ordering_doom(t, s)


ccg.forbids(elsewhere, "9.20a")(only_in_its_time("use_cancel", "Only what has just been announced and paid for is cancelled."))


@ccg.forbids(not_asked, "9.20a")
def not_before_it_is_announced(t: Table, s: State, p: int, verb: str) -> Truth:
    """What is still being announced and paid for is not yet cancelled."""
    return verb == "use" and stands_at(t, s, "resolve", "each player", "discard own")


@ccg.forbids(not_asked, "9.17")
def others_do_not_decide_on_a_save(t: Table, s: State, p: int, verb: str) -> Truth:
    """Whose save it is decides whether to use it."""
    return stands_at(t, s, "leave") and not ordering_doom(t, s)


ccg.decides("cancel", "9.17", says="Whose cancel it is decides whether to use it.")

# -- responses and passive abilities -----------------------------------------------------------


@ccg.forbids(elsewhere, "9.16")
def responses_are_settled_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """Responses come before anything else."""
    return stands_at(t, s, "after") and not ordering_passives(t, s)


@ccg.forbids(elsewhere, "9.35")
def passives_are_put_in_order(t: Table, s: State, p: int, verb: str) -> Truth:
    """Passive abilities set off together are put in order."""
    return ordering_passives(t, s)


@ccg.forbids(not_asked, "9.35")
def others_do_not_order_passives(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nobody but the first player does so."""
    return verb == "passive" and ordering_passives(t, s)


ccg.forbids(elsewhere, "9.35")(only_in_its_time("passive", "Only abilities set off together are put in order."))


@ccg.forbids(hooks.not_waiting, "9.35")
def only_what_has_been_set_off_is_ordered(t: Table, s: State, b: Bound) -> Truth:
    """An ability that has not been set off has no place in that order."""
    return not s[b.row + READY]


@ccg.forbids(hooks.timing_response, "9.9")
def passives_do_not_wait_for_responses(t: Table, s: State, b: Bound) -> Truth:
    """A passive ability works by itself, so nobody responds as long as some are only being put in order."""
    return ordering_passives(t, s)


@ccg.forbids(elsewhere, "9.9")
def passives_are_not_declined(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nobody decides whether a passive ability works, so it cannot be declined."""
    return verb == "decline" and _has_passives(t, s, p)


@ccg.forbids(hooks.decline, "9.9")
def passives_are_not_declined_when_set_off(t: Table, s: State) -> Truth:
    """Nor is one that has been set off."""
    return ordering_passives(t, s)


@ccg.forbids(hooks.must_choose, "9.9")
def passives_are_not_declined_by_choosing_nothing(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor by choosing no target for it, where its text does not leave that open."""
    return b.kind == "passive" and not any(target.optional for target in b.ability.targets)


@ccg.forbids(hooks.passive_let_be, "9.9")
def nor_is_one_let_be_by_name(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor does whoever has it say that it does not happen this time."""
    return b.kind == "passive"


@ccg.otherwise(hooks.may_decline, hooks.decline)
def responses_could_be_compulsory(t: Table, s: State) -> Truth:
    """A response is declined because 9.17 allows it."""
    return stands_at(t, s, "after")


@ccg.forbids(elsewhere, "9.15")
def nothing_to_respond_to(t: Table, s: State, p: int, verb: str) -> Truth:
    """Where no situation calls for a response, there is none to decline."""
    return verb == "decline" and not stands_at(t, s, "after")


@ccg.forbids(not_asked, "9.33")
def the_active_player_responds_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """A response is an action: in marshalling and challenges the first right to it is the active player's."""
    return _responding(t, s) and bool(s[ACTIVE]) and asked(t, s) == active_player(s) and not passed_over(t, s, p)


@ccg.forbids(not_asked, "9.34")
def the_first_player_responds_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """In the other phases it is the first player's."""
    return _responding(t, s) and not s[ACTIVE] and asked(t, s) == first_player(s) and not passed_over(t, s, p)


@ccg.forbids(not_asked, "9.30")
def responses_come_in_turn(t: Table, s: State, p: int, verb: str) -> Truth:
    """After a response the opponents have room for theirs."""
    first = active_player(s) if s[ACTIVE] else first_player(s)
    return _responding(t, s) and asked(t, s) != first and not passed_over(t, s, p)


# -- killed and discarded at once ----------------------------------------------------------------


@ccg.forbids(elsewhere, "9.38")
def order_is_decided_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """What is killed and discarded at once is put in order first; and nothing else is put in that order."""
    return ordering_doom(t, s) or verb == "first"


@ccg.forbids(not_asked, "9.38")
def others_do_not_decide_the_order(t: Table, s: State, p: int, verb: str) -> Truth:
    """Nobody but the controller decides it."""
    return ordering_doom(t, s)


@ccg.forbids(hooks.timing_save, "9.38")
def saves_wait_for_the_order(t: Table, s: State, c: int) -> Truth:
    """Until it is decided which comes first, nothing saves from either."""
    return awaits_an_order(s, c)


def _responding(t: Table, s: State) -> bool:
    return stands_at(t, s, "after") and not ordering_passives(t, s)


def _has_passives(t: Table, s: State, p: int) -> bool:
    return any(b.kind == "passive" and s[b.card + ZONE] == PLAY and s[b.card + CONTROL] == p for b in t.bound)
