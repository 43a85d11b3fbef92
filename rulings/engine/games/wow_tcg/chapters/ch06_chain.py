"""Chapter 6: the chain and responses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....cards.chain import ADDED, AT_ONCE, PASSED, RESOLVED, has_target, targets_left, waiting
from ....cards.resolving import PLAYER
from ....cards.windows import GROUND, PASSES
from ....core.flow import top
from ....core.hooks import Truth
from ....core.layout import State
from ....core.moments import not_asked, stands_at
from .. import hooks
from ..book import wow
from ..cells import CHAIN, DISCARD, EXHAUSTED, LOST, ORDER, PLAY, ZONE
from ..events import enter_play
from ..payments import price
from ..players import active
from ..values import is_instant, ready_resources

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

wow.permission(hooks.may_respond, "6.1", says="While a card waits on the chain, anybody may do something that comes before it.")


@wow.otherwise(hooks.may_respond, hooks.use)
def nothing_would_come_before_what_waits(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nothing would be played, used or completed as long as something waits."""
    return bool(waiting(t, s))


wow.permission(hooks.uses_chain, "6.3", says="What is played, used or completed waits on the chain.")


@wow.causes(hooks.onto_chain, "6.2")
def a_played_card_is_in_the_chain_zone(t: Table, s: State, c: int) -> None:
    """A card that has been played is on the chain: neither in hand, nor in play, nor in the graveyard."""
    s[c + ZONE], s[c + ORDER] = CHAIN, 0


@wow.forbids(hooks.mistargeted, "6.2")
def what_is_on_the_chain_lies_nowhere_else(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """So what is aimed at cards in hand, in play or in a graveyard is not aimed at it."""
    return s[c + ZONE] == CHAIN


wow.permission(hooks.works_when_resolved, "6.4", says="A card takes effect when it has resolved.")


@wow.otherwise(hooks.works_when_resolved, hooks.entered)
def cards_would_work_at_once(t: Table, s: State, p: int, b: Bound) -> None:
    """A card would come into play as soon as it is played."""
    row = hooks.where_to.first(t, s, b.card) if b.kind == "played" else None
    if row is not None:
        enter_play(t, s, b.card, p, row)


@wow.forbids(hooks.mistargeted, "6.4")
def what_waits_is_not_in_play(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A card is not in play before it resolves: what is aimed at cards in play is not aimed at it."""
    return s[c + ZONE] == CHAIN and any(t.zone_of(op.target.filter) == PLAY for op in b.targets)


@wow.forbids(hooks.propose, "6.4")
def what_waits_does_not_fight(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """Nor does it attack, or is it attacked."""
    return CHAIN in (s[attacker + ZONE], s[defender + ZONE])


@wow.forbids(hooks.protect, "6.4")
def what_waits_does_not_protect(t: Table, s: State, p: int, c: int) -> Truth:
    """Nor does it protect."""
    return s[c + ZONE] == CHAIN


@wow.forbids(hooks.use, "6.4")
def what_waits_has_no_power_yet(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor is its power used."""
    return b.kind == "power" and s[b.card + ZONE] == CHAIN


wow.permission(hooks.chain_in_order, "6.5", says="The chain keeps the order in which cards and effects came.")


@wow.orders(hooks.next_entry, "6.6", "6.19")
def last_in_first_out(t: Table, s: State, entries: list[int]) -> int:
    """What came onto the chain last resolves first."""
    return entries[-1]


# -- priority --------------------------------------------------------------------------------
@wow.orders(hooks.first_action, "6.7")
def the_active_player_acts_first(t: Table, s: State) -> int:
    """At the beginning of a phase or step the active player has priority."""
    return active(s)


WINDOWS = ("window", "action window", "proposal window", "first window", "second window")
for _step in WINDOWS:
    wow.decides(_step, "6.7", says="Who has priority acts; the others wait for it.")


def _given_by(ground: int, says: str) -> Callable[[Table, State, int, str], Truth]:
    """Whether somebody else has priority now, for this reason."""

    def has_priority(t: Table, s: State, p: int, verb: str) -> Truth:
        return stands_at(t, s, *WINDOWS) and s[top(s) + GROUND] == ground

    has_priority.__doc__ = says
    has_priority.__name__ = f"priority given by {ground}"
    return has_priority


wow.forbids(not_asked, "6.11")(_given_by(ADDED, "Who has added last has priority before the others."))
wow.forbids(not_asked, "6.3a")(_given_by(AT_ONCE, "What has just been done does not enter the chain; nobody responds to it."))
wow.forbids(not_asked, "6.16")(_given_by(RESOLVED, "Something has resolved, and the active player comes first."))


@wow.forbids(not_asked, "6.13")
def priority_is_elsewhere_on_its_way_round(t: Table, s: State, p: int, verb: str) -> Truth:
    """Among several players priority is on its way round the table, and has come to another."""
    return len(t.present(s)) > 2 and stands_at(t, s, *WINDOWS) and s[top(s) + GROUND] == PASSED


@wow.forbids(hooks.use, "6.8")
def responses_are_instants_powers_and_quests(t: Table, s: State, p: int, b: Bound) -> Truth:
    """In response to what waits on the chain, of cards only instants are played."""
    return b.kind == "played" and bool(waiting(t, s)) and not is_instant(t, s, b.card)


@wow.forbids(hooks.place, "6.8")
def resources_are_no_response(t: Table, s: State, p: int, c: int, up: int) -> Truth:
    """A resource is not placed in response."""
    return bool(waiting(t, s))


@wow.forbids(hooks.propose, "6.8")
def combat_is_no_response(t: Table, s: State, p: int, attacker: int, defender: int) -> Truth:
    """Combat is not proposed in response."""
    return bool(waiting(t, s))


@wow.orders(hooks.priority_after_adding, "6.11")
def who_adds_keeps_priority(t: Table, s: State, p: int) -> int:
    """Whoever has added to the chain has priority first."""
    return p


wow.permission(hooks.others_respond, "6.12", says="The others have their chance to respond before anything resolves.")


@wow.orders(hooks.next_priority, "6.13")
def priority_goes_round_clockwise(t: Table, s: State, p: int) -> int:
    """Priority goes round the table clockwise, past players who are out."""
    return next((q for q in t.clockwise(p)[1:] if q in t.present(s)), p)


@wow.causes(hooks.passing_restarts, "6.13a")
def a_new_response_restarts_the_passing(t: Table, s: State, f: int) -> None:
    """When something is added, all must pass again."""
    s[f + PASSES] = 0


wow.permission(hooks.chain_resolves, "6.14", "6.9", "6.18", "6.20", says="With no more responses the last card resolves.")
wow.permission(hooks.play_goes_on, "6.17", says="When the chain is empty, play goes on where it was.")
wow.permission(hooks.as_far_as_possible, "6.21", says="What is printed is done, or as much of it as is possible.")
wow.permission(hooks.leaves_chain, "6.22", says="What has resolved leaves the chain.")
wow.permission(hooks.resolved_one_by_one, "6.15", "6.10", says="To what is left on the chain all may respond again.")


@wow.orders(hooks.priority_after_resolving, "6.16")
def the_active_player_is_first_after_a_resolution(t: Table, s: State) -> int:
    """When something has resolved, the active player has priority."""
    return active(s)


# -- interruption --------------------------------------------------------------------------------
wow.permission(hooks.targets_rechecked, "6.23", says="Targets are looked at again.")


@wow.forbids(hooks.interrupted, "6.23", "6.27")
def without_a_legal_target_it_is_interrupted(t: Table, s: State, f: int, b: Bound) -> Truth:
    """What had targets and has no legal one left is interrupted."""
    return not has_target(t, s, f) and not all(op.target.optional for op in b.targets)


wow.permission(hooks.one_target_is_enough, "6.24", says="With one legal target left it is not interrupted.")


@wow.otherwise(hooks.one_target_is_enough, hooks.interrupted)
def every_target_would_be_needed(t: Table, s: State, f: int, b: Bound) -> Truth:
    """It would be interrupted as soon as one target is lost."""
    return targets_left(t, s, f) < len(b.targets) and not any(op.target.optional for op in b.targets)


wow.permission(hooks.stopped, "6.25", says="What is interrupted stops at once and does nothing more.")


@wow.otherwise(hooks.stopped, hooks.goes_on)
def the_rest_would_still_happen(t: Table, s: State, f: int, b: Bound) -> Truth:
    """What does not need the target would happen all the same."""
    return True


wow.permission(hooks.cost_stays, "6.26a", says="What was paid for an interrupted card is not given back.")


@wow.otherwise(hooks.cost_stays, hooks.interruption)
def the_cost_would_be_given_back(t: Table, s: State, f: int, b: Bound) -> None:
    """As many resources would be readied as were exhausted for it."""
    for c in _paid_for(t, s, f, b):
        s[c + EXHAUSTED] = 0


def _paid_for(t: Table, s: State, f: int, b: Bound) -> list[int]:
    """The resources that were exhausted for what is interrupted, or as many others."""
    return [c for c in t.resources(s, s[f + PLAYER]) if s[c + EXHAUSTED]][: price(t, s, b)]


@wow.causes(hooks.interruption, "6.26a")
def the_cost_is_lost(t: Table, s: State, f: int, b: Bound) -> None:
    """Those resources stay exhausted; which they are is kept for those who ask why."""
    if not t.exploring:
        for c in _paid_for(t, s, f, b):
            s[c + LOST] = 1


@wow.forbids(hooks.use, "6.26a")
def what_has_been_lost_pays_for_nothing_else(t: Table, s: State, p: int, b: Bound) -> Truth:
    """So what could be paid with them alone is not played, used or completed."""
    missing = price(t, s, b) - len(ready_resources(t, s, p))
    return 0 < missing <= sum(bool(s[c + LOST]) for c in t.resources(s, p))


@wow.orders(hooks.after_resolving, "6.26")
def an_interrupted_card_goes_to_the_graveyard(t: Table, s: State, c: int, interrupted: bool) -> int | None:
    """An interrupted card goes to its owner's graveyard, even if it would have stayed in play."""
    return DISCARD if interrupted else None
