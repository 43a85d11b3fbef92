"""Chapter 9, Pokročilá pravidla: what texts do by themselves, and what they can keep from being done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.texts import bearing_on, cannot, hold
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..affording import can_pay
from ..book import ccg
from ..cells import CONTROL, GOLD_ON, PHASE_USES, ROUND_USES, TOKENS

if TYPE_CHECKING:
    from ....cards.model import Op
    from ....cards.table import Bound
    from ..table import Table


def used_up(s: State, b: Bound) -> bool:
    """Whether an ability has been used as often as its text allows."""
    at = b.row + (PHASE_USES if b.ability.limit_per == "phase" else ROUND_USES)
    return bool(b.ability.limit) and s[at] >= b.ability.limit


@ccg.forbids(hooks.idle, "3.37")
def a_passive_obeys_its_own_text(t: Table, s: State, b: Bound) -> Truth:
    """A passive does nothing where its own conditions do not hold, its limit is reached or its cost cannot be paid."""
    p = s[b.card + CONTROL]
    return not hold(t, s, b, p) or used_up(s, b) or not can_pay(t, s, p, b)


@ccg.forbids(hooks.falls_short, "3.37")
def power_is_paid_from_what_lies_there(t: Table, s: State, c: int, op: Op) -> Truth:
    """Power that is taken from a card must lie on it."""
    return op.verb == "power" and s[c + TOKENS] < op.n


@ccg.forbids(hooks.put, "9.39", when=lambda t: t.says_cannot)
@ccg.forbids(hooks.ambush, "9.39", when=lambda t: t.says_cannot)
@ccg.forbids(hooks.unshadow, "9.39", when=lambda t: t.says_cannot)
def what_cannot_be_put_in_stays_where_it_is(t: Table, s: State, p: int, c: int) -> Truth:
    """What cannot be put into play is not put there, whatever says so."""
    return cannot(t, s, c, "put")


@ccg.forbids(hooks.target_refused, "9.39", when=lambda t: t.says_cannot)
def what_cannot_be_chosen_is_not(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """What a text says cannot be a target is not chosen."""
    return cannot(t, s, c, "target")


@ccg.forbids(hooks.pay_with, "9.39", when=lambda t: t.says_cannot)
def what_cannot_be_done_pays_for_nothing(t: Table, s: State, c: int, verb: str) -> Truth:
    """Nor is a card killed or discarded for a cost that cannot be; to kneel for one is no effect, and it may."""
    return verb in _DONE_TO_PAY and cannot(t, s, c, verb)


@ccg.forbids(hooks.payment, "9.39", when=lambda t: t.says_cannot)
def nor_is_it_named_for_that(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is it named to pay so."""
    asked = (op.op.verb for op in b.costs if op.op.who.kind == "each")
    return any(what_cannot_be_done_pays_for_nothing(t, s, c, verb) for verb in asked)


@ccg.forbids(hooks.use, "9.39", when=lambda t: t.says_cannot)
def nor_does_the_card_itself_pay_so(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor does the card itself pay so for its own text."""
    return any(op.op.who.kind == "this" and what_cannot_be_done_pays_for_nothing(t, s, b.card, op.op.verb) for op in b.costs)


_DONE_TO_PAY = ("kill", "discard")


@ccg.permits(hooks.text_takes, "3.37", when=lambda t: not t.constant_verbs.isdisjoint(("blank", "lose_abilities")))
def texts_take_text_and_abilities(t: Table, s: State, c: int, verb: str) -> Truth:
    """Constant texts may blank cards, or take their abilities, as long as they are in force."""
    return any(True for _found in bearing_on(t, s, c, verb))


@ccg.permits(hooks.token_there, "3.37")
def tokens_are_chosen_where_they_lie(t: Table, s: State, c: int, what: str) -> Truth:
    """A token is chosen from a card on which one lies, if nothing guards it."""
    return s[c + (TOKENS if what == "power" else GOLD_ON)] and not hooks.tokens_protected.refuses(t, s, c, what)
