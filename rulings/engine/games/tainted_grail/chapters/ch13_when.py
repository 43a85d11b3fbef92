"""Chapter 13: what comes first at each moment of a turn, so that nothing else may be done yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere, not_asked, stands_at
from ..book import grail
from ..cells import ACTIVATION, BEGUN, MET, PHASE, STEP_NO, TURN_END

if TYPE_CHECKING:
    from ..table import Table


@grail.forbids(elsewhere, "13.25")
@grail.forbids(not_asked, "13.25")
def hands_are_cut_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """At the end of a turn hands are cut before anything else is done."""
    return stands_at(t, s, "discard") and s[PHASE] == TURN_END


@grail.forbids(elsewhere, "16.2")
@grail.forbids(not_asked, "16.2")
def the_ambush_comes_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """The first character activated discards before anything else is done."""
    return stands_at(t, s, "discard") and s[PHASE] == ACTIVATION and not s[STEP_NO]


@grail.forbids(elsewhere, "12.1")
def a_text_is_carried_out_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """What a text says is carried out before anything else is done."""
    return stands_at(t, s, "discard") and s[PHASE] == ACTIVATION and s[STEP_NO] > 0


def drawing(t: Table, s: State) -> bool:
    """Whether chance is to say which card of a shuffled deck comes next."""
    return stands_at(t, s, "draw", "top discard", "forced")


@grail.forbids(elsewhere, "10.11")
def opening_cards_are_drawn_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """Before an encounter begins its opening cards are drawn."""
    return drawing(t, s) and s[MET] and not s[BEGUN]


@grail.forbids(elsewhere, "13.24")
def cards_are_drawn_before_the_new_turn(t: Table, s: State, p: int, verb: str) -> Truth:
    """At the end of a turn cards are drawn before anything else is done."""
    return drawing(t, s) and s[PHASE] == TURN_END


@grail.forbids(elsewhere, "14.3")
def the_forced_card_comes_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """Who panics plays the top card before anything else is done."""
    return stands_at(t, s, "forced")


@grail.forbids(elsewhere, "12.1")
def what_a_text_draws_comes_first(t: Table, s: State, p: int, verb: str) -> Truth:
    """A card that a text lets be drawn, or discarded from a deck, comes before anything else is done."""
    return stands_at(t, s, "draw", "top discard") and s[PHASE] == ACTIVATION


@grail.forbids(not_asked, "13.5")
def the_active_character_discards(t: Table, s: State, p: int, verb: str) -> Truth:
    """What a text has discarded, the active character discards and nobody else."""
    return stands_at(t, s, "discard") and s[PHASE] == ACTIVATION and s[STEP_NO] > 0


grail.moment("turn", "13.2", says="The active character is chosen.")
grail.moment("play", "13.9", says="Cards are played.")
grail.moment("delayed", "13.6", says="Delayed abilities come first.")
grail.moment("before check", "13.17", says="The check of step 2 comes first.")
grail.moment("before answer", "13.19", says="The opponent answers first.")
grail.moment("answer", "13.19", says="The opponent answers first.")
grail.moment("before attack", "13.19", says="The opponent attacks first.")
grail.moment("placed", "13.12", says="A card that was played is resolved first.")
grail.moment("activation", "13.21", says="In step 4 no more cards are played.")
grail.decides("turn", "13.2", says="The party agrees.")
grail.decides("play", "13.9", says="The active character plays cards.")
grail.decides("placed", "13.12", says="Who has played the card decides on its locks.")
