"""Chapter 18: flight from an encounter, and avoiding one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import elsewhere
from .. import hooks
from ..book import grail
from ..cells import AGAINST, AVOIDED, BEGUN, FLED, KIND, MET, TO_AVOIDING, TO_FLEEING
from ..events import FROM_OUTCOME, begin, end
from ..meeting import to_bottom
from ..model import DIPLOMACY, GAIN
from ..party import encounter, outcome, party
from .ch13_turn import is_past
from .ch17_diplomacy import cleared_away

if TYPE_CHECKING:
    from ..table import Table


@grail.causes(hooks.fled, "18.3")
def the_party_gives_up(t: Table, s: State) -> None:
    """The party may flee from diplomacy at any time."""
    end(s, FLED)


@grail.forbids(elsewhere, "18.3")
def after_a_flight_it_is_over(t: Table, s: State, p: int, verb: str) -> Truth:
    """After a flight nothing more is done in the encounter."""
    return is_past(s, verb, FLED, DIPLOMACY)


@grail.causes(hooks.outcome, "18.4")
def flight_costs_as_failure(t: Table, s: State) -> None:
    """For a flight every member pays the price of failure."""
    if s[KIND] == DIPLOMACY and outcome(s) == FLED:
        for p in reversed(party(t, s)):
            begin(t, s, p, encounter(t, s).failure, FROM_OUTCOME)


@grail.causes(hooks.cleared, "18.5")
def after_a_flight(t: Table, s: State) -> None:
    """The card goes to the bottom of its deck, and the decks are shuffled, as after a defeat."""
    if s[KIND] == DIPLOMACY and outcome(s) == FLED:
        cleared_away(t, s)


@grail.forbids(hooks.avoid, "17.4", "18.6")
def only_where_the_card_says(t: Table, s: State, p: int) -> Truth:
    """Only a card with such a section can be avoided."""
    return s[MET] and not s[BEGUN] and encounter(t, s).avoidance is None


@grail.causes(hooks.avoided, "18.7")
def the_cost_is_paid(t: Table, s: State) -> None:
    """Who avoids an encounter pays all that it costs."""
    found = encounter(t, s).avoidance
    if found is not None:
        for p in reversed(paying(t, s)):
            begin(t, s, p, found.cost, FROM_OUTCOME)


def paying(t: Table, s: State) -> list[int]:
    """Who pays for avoiding the encounter; one member, where no rule says more."""
    return hooks.payers.first_or(party(t, s)[:1], t, s)


@grail.orders(hooks.payers, "18.9")
def every_member_pays(t: Table, s: State) -> list[int] | None:
    """The price is paid for each member by itself."""
    return party(t, s)


def broke(t: Table, s: State) -> list[int]:
    """The members who cannot pay the price of avoiding the encounter."""
    found = encounter(t, s).avoidance
    prices = [x for x in found.cost if x.verb == GAIN and x.n < 0] if found else []
    return [q for q in party(t, s) if any(t.value(s, q, x.what) < -x.n for x in prices)]


@grail.forbids(hooks.avoid, "18.7")
def all_costs_must_be_paid(t: Table, s: State, p: int) -> Truth:
    """Where it cannot be paid what it costs, an encounter is not avoided,"""
    return s[MET] and not set(broke(t, s)).isdisjoint(paying(t, s))


@grail.forbids(hooks.avoid, "18.9")
def every_member_must_be_able_to_pay(t: Table, s: State, p: int) -> Truth:
    """nor where a single member cannot."""
    return s[MET] and bool(broke(t, s))


@grail.forbids(hooks.avoid, "18.7")
def all_requirements_must_be_met(t: Table, s: State, p: int) -> Truth:
    """Where what is required is not reached, an encounter is not avoided,"""
    return any(hooks.reached.first_or(sum(found), t, found) < level for found, level in required(t, s))


@grail.orders(hooks.reached, "18.8")
def the_highest_value_counts(t: Table, found: list[int]) -> int | None:
    """What is required is compared with the highest value among the members,"""
    return max(found)


@grail.forbids(hooks.avoid, "18.8")
def the_best_member_must_do(t: Table, s: State, p: int) -> Truth:
    """and values are not added up."""
    return any(max(found) < level <= sum(found) for found, level in required(t, s))


def required(t: Table, s: State) -> list[tuple[list[int], int]]:
    """For each requirement of avoiding the encounter what the members have, and the level."""
    found = encounter(t, s).avoidance if s[MET] else None
    return [([t.value(s, q, what) for q in party(t, s)], level) for what, level in found.levels] if found else []


@grail.forbids(hooks.avoid, "18.10")
def avoiding_needs_everybody(t: Table, s: State, p: int) -> Truth:
    """An encounter is avoided only if all members agree;"""
    return any(s[t.players[q] + AGAINST] & TO_AVOIDING for q in party(t, s))


@grail.forbids(hooks.flee, "18.3", "18.10")
def flight_needs_everybody(t: Table, s: State, p: int) -> Truth:
    """so is it given up."""
    return any(s[t.players[q] + AGAINST] & TO_FLEEING for q in party(t, s))


@grail.forbids(hooks.avoid, "18.11")
def only_before_the_beginning(t: Table, s: State, p: int) -> Truth:
    """Once it has begun, an encounter cannot be avoided."""
    return s[BEGUN]


@grail.forbids(elsewhere, "18.12")
def an_encounter_avoided_is_not_played(t: Table, s: State, p: int, verb: str) -> Truth:
    """An encounter that has been avoided is not played."""
    return is_past(s, verb, AVOIDED, s[KIND])


@grail.causes(hooks.cleared, "18.12")
def after_avoiding(t: Table, s: State) -> None:
    """The card goes to the bottom of the blue deck, and the game goes on."""
    if outcome(s) == AVOIDED:
        to_bottom(t, s)
