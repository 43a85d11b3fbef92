"""Chapter 4, Ceny a účinky: cards that speak of themselves by their name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import lcg
from ..cells import CONTROL, READY, SPENT, SUBJECT

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

lcg.permission(hooks.self_only, "4.31", "4.33", says="A card that names itself means itself alone.")


@lcg.otherwise(hooks.self_only, hooks.namesake)
def cards_of_the_same_name_could_be_meant(t: Table, card: int, subject: int) -> Truth:
    """Otherwise every card of that name would be meant (4.31)."""
    return t.card[card].title == t.card[subject].title


@lcg.forbids(hooks.use, "4.31")
def a_name_on_a_card_means_that_card(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What happened to another card of the same name gives no opening, whoever controls it."""
    return bool(_set_off_by_name(t, s, b))


@lcg.forbids(hooks.use, "4.32")
def not_for_a_namesake_of_an_opponent(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Least of all where it is an opponent's."""
    return any(s[other.card + CONTROL] != s[b.card + CONTROL] for other in _set_off_by_name(t, s, b))


@lcg.forbids(hooks.use, "4.33")
def not_for_a_namesake_that_defends(t: Table, s: State, p: int, b: Bound) -> Truth:
    """Nor is it an opening for Catelyn Stark that another Catelyn Stark has been declared as a defender."""
    return b.ability.trigger.event == "defend" and bool(_set_off_by_name(t, s, b))


def _set_off_by_name(t: Table, s: State, b: Bound) -> list[Bound]:
    """Where a response that speaks of its own card has not been set off: those of namesakes that have."""
    trigger = b.ability.trigger
    if b.kind != "response" or "this" not in (trigger.who.kind, trigger.who.filter.on) or _has_heard(s, b):
        return []
    alike = (x for x in t.triggers[trigger.event] if x.kind == b.kind and t.card[x.card].title == t.card[b.card].title)
    return [x for x in alike if x is not b and _has_heard(s, x)]


def _has_heard(s: State, b: Bound) -> bool:
    """Whether a response has been set off by what has just happened, used since or not."""
    return bool(s[b.row + READY]) or s[b.row + SUBJECT] == SPENT
