"""Chapter 3: resources and quests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import wow
from ..cards import QUEST
from ..cells import COMPLETED, CONTROL, ENTERED, FACE_DOWN, HAND, NEW, ORDER, PLACED, RESOURCES, ZONE
from ..events import exhaust
from ..moments import is_own_action_phase
from ..payments import has_cards_to_pay, paid_in_part, price
from ..values import ready_resources

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


# -- placing a resource -----------------------------------------------------------------------
@wow.forbids(hooks.place, "3.1")
def resources_are_placed_in_the_own_action_phase(t: Table, s: State, p: int, c: int, up: int) -> Truth:
    """A resource is placed in the own action phase only."""
    return not is_own_action_phase(s, p)


@wow.causes(hooks.placed, "3.2")
def the_resource_of_the_turn_is_placed(t: Table, s: State, p: int, c: int, up: int) -> None:
    """The one resource of the turn is counted."""
    s[t.players[p] + PLACED] += 1


@wow.forbids(hooks.place, "3.3")
def a_resource_comes_from_the_hand(t: Table, s: State, p: int, c: int, up: int) -> Truth:
    """A resource is a card of the own hand."""
    return s[c + ZONE] != HAND or t.owner[c] != p


@wow.causes(hooks.placed, "3.4")
def a_resource_lies_face_down(t: Table, s: State, p: int, c: int, up: int) -> None:
    """A placed card lies in the resource row, face down unless it is a quest that may lie otherwise."""
    s[c + ZONE], s[c + CONTROL], s[c + ORDER] = RESOURCES, p, 0
    s[c + FACE_DOWN], s[c + NEW] = not up, ENTERED


@wow.forbids(hooks.use, "3.4")
def a_text_face_down_is_silent(t: Table, s: State, p: int, b: Bound) -> Truth:
    """As long as it lies face down it is a mere resource, whatever its text says."""
    return b.kind != "played" and s[b.card + ZONE] == RESOURCES and s[b.card + FACE_DOWN]


wow.permission(hooks.new_resource_ready, "3.4a", says="A resource comes ready.")


@wow.otherwise(hooks.new_resource_ready, hooks.placed)
def a_resource_would_come_exhausted(t: Table, s: State, p: int, c: int, up: int) -> None:
    """A resource would come exhausted."""
    exhaust(t, s, c)


@wow.forbids(hooks.place, "3.5")
def only_a_quest_is_placed_face_up(t: Table, s: State, p: int, c: int, up: int) -> Truth:
    """Nothing but a quest is placed face up."""
    return up and t.type[c] != QUEST


wow.permission(hooks.quest_at_once, "3.6", says="A quest may be completed as soon as it is in play.")


@wow.otherwise(hooks.quest_at_once, hooks.use)
def a_quest_would_wait(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A quest would wait a turn."""
    return b.kind == "reward" and s[b.card + NEW]


@wow.forbids(hooks.use, "3.9")
def a_quest_must_be_paid(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Who cannot pay the cost of a quest does not complete it."""
    if b.kind != "reward":
        return False
    return price(t, s, b) > len(ready_resources(t, s, p)) or not has_cards_to_pay(t, s, p, b)


@wow.forbids(hooks.shortfall, "3.9")
def a_part_of_the_cost_completes_no_quest(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor is it completed for a part of its cost."""
    return b.kind == "reward" and paid_in_part(t, s, p, b)


@wow.forbids(hooks.resources_named, "3.9")
def a_quest_costs_as_many_resources_as_it_says(t: Table, s: State, p: int, b: Bound, n: int) -> Truth:
    """As many resources are exhausted for it as it costs."""
    return b.kind == "reward" and n != price(t, s, b)


wow.permission(hooks.quest_pays_itself, "3.9a", says="A ready quest may be exhausted for its own cost.")


@wow.otherwise(hooks.quest_pays_itself, hooks.use)
def others_would_pay_for_it(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Other resources would have to pay for a quest."""
    if b.kind != "reward":
        return False
    return price(t, s, b) > sum(c != b.card for c in ready_resources(t, s, p))


wow.permission(hooks.reward_done, "3.10", says="For the price what the quest says is done.")


# -- completing a quest --------------------------------------------------------------------------
@wow.forbids(hooks.use, "3.7")
def a_quest_is_completed_by_its_player(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A quest is completed by the player in whose resource row it lies."""
    return b.kind == "reward" and (s[b.card + ZONE] != RESOURCES or s[b.card + CONTROL] != p)


@wow.forbids(hooks.use, "3.8")
def a_quest_face_down_is_not_completed(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What lies face down in the resource row cannot be completed."""
    return b.kind == "reward" and s[b.card + ZONE] == RESOURCES and s[b.card + FACE_DOWN]


@wow.causes(hooks.completing, "3.11")
def a_completed_quest_turns_face_down(t: Table, s: State, p: int, c: int) -> None:
    """A completed quest turns face down."""
    s[c + FACE_DOWN] = 1
    s[c + COMPLETED] = not t.exploring


@wow.forbids(hooks.use, "3.11")
def a_quest_is_completed_once(t: Table, s: State, p: int, b: Bound) -> Truth:
    """It stays a resource and is not completed again."""
    return b.kind == "reward" and s[b.card + COMPLETED] and s[b.card + FACE_DOWN]


wow.permission(hooks.turned_at_payment, "3.11a", says="It turns as soon as its cost is paid.")
