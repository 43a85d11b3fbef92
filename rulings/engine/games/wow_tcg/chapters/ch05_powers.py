"""Chapter 5: payment powers and activated powers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.cells import PHASE_USES, ROUND_USES
from ....cards.matching import named
from ....cards.texts import hold, works
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import wow
from ..cards import ALLY, EQUIPMENT
from ..cells import CONTROL, ENTERED, EXHAUSTED, NEW, PLAY, TRAP, ZONE
from ..events import exhaust
from ..moments import is_own_action_phase
from ..payments import has_cards_to_pay, paid_in_part, price
from ..values import ready_resources

if TYPE_CHECKING:
    from ....cards.model import Op
    from ....cards.table import Bound
    from ..table import Table


@wow.forbids(hooks.use, "5.1")
def other_texts_are_not_used(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A text without a price before its effect is no payment power: it is not used."""
    return b.kind == "constant"


wow.permission(hooks.price_due, "5.1", says="What stands before the arrow is the price.")
wow.permission(hooks.power_done, "5.1", says="What stands behind the arrow happens once the price is paid.")
wow.permission(hooks.any_phase, "5.2", says="Powers are used in any phase of any player's turn.")


@wow.otherwise(hooks.any_phase, hooks.use)
def powers_would_wait_for_the_own_action_phase(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Powers would be used in the own action phase only."""
    return b.kind == "power" and not is_own_action_phase(s, p)


@wow.forbids(hooks.use, "5.2")
def a_power_is_used_by_its_player(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A player uses the powers of the cards the player controls in play."""
    if b.kind != "power":
        return False
    return s[b.card + ZONE] != PLAY or s[b.card + CONTROL] != p or not works(t, s, b)


@wow.forbids(hooks.use, "5.3")
def a_power_must_be_paid(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Who cannot pay the whole price does not use the power."""
    if b.kind != "power":
        return False
    with t.as_written():  # whatever keeps a player from paying keeps the price unpaid
        return price(t, s, b) > len(ready_resources(t, s, p)) or not has_cards_to_pay(t, s, p, b)


@wow.forbids(hooks.shortfall, "5.3")
def a_part_of_the_price_buys_nothing(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor is it used for a part of its price."""
    return b.kind == "power" and paid_in_part(t, s, p, b)


@wow.forbids(hooks.resources_named, "5.3")
def a_power_costs_as_many_resources_as_it_says(t: Table, s: State, p: int, b: Bound, n: int) -> Truth:
    """The resources named come to the whole price."""
    return b.kind == "power" and n != price(t, s, b)


wow.permission(hooks.cost_first, "5.3", says="The price is paid first, the effect comes after.")


wow.permission(hooks.any_number, "5.4", says="A power is used as often as its price can be paid.")


@wow.otherwise(hooks.any_number, hooks.use)
def a_power_would_be_used_once(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A power would be used once a turn."""
    return b.kind == "power" and s[b.row + ROUND_USES]


@wow.forbids(hooks.use, "5.5")
def a_text_may_limit_its_uses(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A power is not used oftener than its text allows, nor when its text does not allow it."""
    limit, uses = b.ability.limit, PHASE_USES if b.ability.limit_per == "phase" else ROUND_USES
    return bool(limit) and s[b.row + uses] >= limit or not hold(t, s, b, p)


@wow.permits(hooks.is_activated, "5.6")
def activation_in_the_price_makes_it_activated(t: Table, b: Bound) -> Truth:
    """A power with activation in its price is an activated power."""
    return any(op.verb == "activate" for op in b.ability.cost)


@wow.causes(hooks.activated, "5.7")
def to_activate_is_to_exhaust(t: Table, s: State, c: int) -> None:
    """A card is activated by exhausting it."""
    exhaust(t, s, c)


@wow.forbids(hooks.payment, "5.1")
def one_pays_with_what_the_text_says(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """What is paid with is what stands before the arrow, and nothing else."""
    chosen = [op.op for op in b.costs if op.op.who.kind == "each"]
    hero_pays = t.flags[b.card] & TRAP and c == t.hero(s, p)
    return not hero_pays and not any(c in named(t, s, op.who.filter, p, b.card) for op in chosen)


@wow.forbids(hooks.falls_short, "5.7")
def an_exhausted_card_is_not_activated(t: Table, s: State, c: int, op: Op) -> Truth:
    """An exhausted card cannot be exhausted to activate it."""
    return op.verb in ("activate", "exhaust") and s[c + EXHAUSTED]


@wow.forbids(hooks.use, "5.7")
def a_power_that_exhausts_its_card_needs_it_ready(t: Table, s: State, p: int, b: Bound) -> Truth:
    """So a power that is paid by activating its own card is not used while that card is exhausted."""
    itself = [op.op for op in b.costs if op.op.who.kind == "this"]
    return b.kind == "power" and any(an_exhausted_card_is_not_activated(t, s, b.card, op) for op in itself)


@wow.forbids(hooks.pay_with, "5.7")
def an_exhausted_card_does_not_pay(t: Table, s: State, c: int, verb: str) -> Truth:
    """Nor can an exhausted card be exhausted to pay with it."""
    return verb in ("activate", "exhaust") and s[c + EXHAUSTED]


@wow.forbids(hooks.use, "5.8")
def an_ally_that_has_just_come_is_not_activated(t: Table, s: State, p: int, b: Bound) -> Truth:
    """In the turn in which an ally came into play its activated powers are not used."""
    return t.type[b.card] == ALLY and s[b.card + NEW] & ENTERED and hooks.is_activated.allows(t, b)


@wow.forbids(hooks.use, "5.9")
def an_ally_must_have_been_in_the_party(t: Table, s: State, p: int, b: Bound) -> Truth:
    """An activated power of an ally is used only if its player controlled it when the turn began."""
    return t.type[b.card] == ALLY and s[b.card + NEW] and hooks.is_activated.allows(t, b)


wow.permission(hooks.equipment_at_once, "5.10", says="Weapons, armor and items may be activated in the turn they came.")


@wow.otherwise(hooks.equipment_at_once, hooks.use)
def new_equipment_would_wait(t: Table, s: State, p: int, b: Bound) -> Truth:
    """New equipment would wait as allies do."""
    return t.type[b.card] in EQUIPMENT and s[b.card + NEW] and hooks.is_activated.allows(t, b)
