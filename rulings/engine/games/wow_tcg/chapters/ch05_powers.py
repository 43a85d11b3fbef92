"""Chapter 5: payment powers and activated powers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.cells import PHASE_USES, ROUND_USES
from ....cards.texts import hold, works
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import wow
from ..cards import ALLY
from ..cells import CONTROL, EXHAUSTED, NEW, PLAY, ZONE
from ..payments import has_cards_to_pay, price
from ..values import ready_resources

if TYPE_CHECKING:
    from ....cards.model import Op
    from ....cards.table import Bound
    from ..table import Table


@wow.forbids(hooks.use, "5.1")
def other_texts_are_not_used(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A text without a price before its effect is no payment power: it is not used."""
    return b.kind == "constant"


@wow.forbids(hooks.use, "5.2")
def a_power_is_used_by_its_player(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A player uses the powers of the cards the player controls in play."""
    if b.kind != "power":
        return False
    return s[b.card + ZONE] != PLAY or s[b.card + CONTROL] != p or not works(t, s, b)


@wow.forbids(hooks.use, "5.3", "3.9")
def a_power_must_be_paid(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Who cannot pay the whole price does not use the power."""
    if b.kind not in ("power", "reward"):
        return False
    return price(t, s, b) > len(ready_resources(t, s, p)) or not has_cards_to_pay(t, s, p, b)


wow.permission(hooks.cost_first, "5.3", says="The price is paid first, the effect comes after.")


@wow.forbids(hooks.use, "5.5")
def a_text_may_limit_its_uses(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A power is not used oftener than its text allows, nor when its text does not allow it."""
    limit, uses = b.ability.limit, PHASE_USES if b.ability.limit_per == "phase" else ROUND_USES
    return bool(limit) and s[b.row + uses] >= limit or not hold(t, s, b, p)


@wow.forbids(hooks.falls_short, "5.7")
def an_exhausted_card_is_not_activated(t: Table, s: State, c: int, op: Op) -> Truth:
    """An exhausted card cannot be exhausted to activate it."""
    return op.verb in ("activate", "exhaust") and s[c + EXHAUSTED]


@wow.forbids(hooks.pay_with, "5.7")
def an_exhausted_card_does_not_pay(t: Table, s: State, c: int, verb: str) -> Truth:
    """Nor can an exhausted card be exhausted to pay with it."""
    return verb in ("activate", "exhaust") and s[c + EXHAUSTED]


@wow.forbids(hooks.use, "5.8", "5.9")
def a_new_ally_is_not_activated(t: Table, s: State, p: int, b: Bound) -> Truth:
    """An ally that was not in the party when the turn began cannot use activated powers."""
    if t.type[b.card] != ALLY or not s[b.card + NEW]:
        return False
    return any(op.verb == "activate" for op in b.ability.cost)
