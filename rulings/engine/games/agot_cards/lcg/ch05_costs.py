"""What neither pays nor is chosen or saved as what it is not, or is no more (4.3, 4.18, 4.20, 5.27 to 5.29, 7.35, 7.36, 7.44)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....cards.blank import is_blank
from ....cards.matching import named
from ....cards.payments import Pay
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..affording import affordable, with_cards
from ..book import lcg
from ..cards import AGENDA_CARD, ATTACHMENT, HOUSE_CARD
from ..cells import AS_ATTACHMENT, BECOME, DUPLICATE, FOR_COST, GONE_TO_PAY, HAND, KNEELING, PLAY, SHADOWS, ZONE
from ..payments import asked_for, influential, needed, payers
from ..values import reduced
from .ch04_costs_and_effects import lacks_what_is_blank
from .ch05_states import facedown_attachments_have_no_text

if TYPE_CHECKING:
    from ....cards.model import Filter
    from ....cards.table import Bound
    from ..table import Table


@lcg.forbids(hooks.use, "4.3")
def what_kneels_for_a_text_gives_no_influence(t: Table, s: State, p: int, b: Bound) -> Truth:
    """A card that has to kneel for one part of the cost does not kneel for influence as well."""
    if not b.spends.get("influence"):
        return False

    def payable(cost: Pay) -> list[int]:
        return [c for c in payers(t, s, p, b, cost) if cost.op.verb != "kneel" or not s[c + KNEELING]]

    owed = reduced(t, s, p, b.spends["influence"], "influence")
    costs = [op for op in with_cards(b.program) if not (isinstance(op, Pay) and op.op.verb != "kneel")]
    apart = affordable(t, s, p, costs, payable, 0) and affordable(t, s, p, [], payable, owed)
    return apart and not affordable(t, s, p, costs, payable, owed)


@lcg.forbids(hooks.payment, "4.3")
def what_has_gone_to_pay_pays_no_more(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """A card that has left its place to pay for something pays for nothing else, though it be just what is asked for."""
    return (
        s[c + GONE_TO_PAY] == FOR_COST
        and not asked_for(t, s, p, b, c)
        and any(asked_for(t, _back(s, c, at), p, b, c) for at in _PLACES)
    )


_PLACES = (PLAY, HAND)


def _back(s: State, c: int, zone: int) -> State:
    """The position in which a card has not left such a place."""
    ahead = s[:]
    ahead[c + ZONE] = zone
    return ahead


@lcg.forbids(hooks.use, "4.18")
def too_much_influence_is_blank(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What costs influence is not used where it would be enough but for what is blank."""
    wanted = reduced(t, s, p, b.spends.get("influence", 0), "influence")
    left = sum(t.card[c].influence for c in influential(t, s, p))
    standing = (c for c in t.in_play(s, p) if not s[c + KNEELING] and is_blank(t, s, c, "influence"))
    return wanted > left >= wanted - sum(t.card[c].influence for c in standing)


@lcg.forbids(hooks.use, "4.20")
def only_blank_traits_would_do(t: Table, s: State, p: int, b: Bound) -> Truth:
    """What asks for a trait is not used where it is printed on nothing that fits but in blank text boxes."""
    with t.as_written():
        paid = ((op.op.who.filter, op.candidates(t, s, p, b)) for op in b.costs if op.op.who.kind == "each")
        chosen = ((op.target.filter, op.candidates(t, s, p, b)) for op in needed(b) if not op.target.hand)
        sought = [meant for meant, found in (*paid, *chosen) if meant.trait and not found]
        return any(_is_blank_there(t, s, p, b, meant) for meant in sought)


def _is_blank_there(t: Table, s: State, p: int, b: Bound, meant: Filter) -> bool:
    """Whether a card lacks nothing that is meant but the trait, which is printed on it and blank."""
    others = named(t, s, replace(meant, trait=""), p, b.card)
    return any(lacks_what_is_blank(t, s, c, {meant.trait}) for c in others)


@lcg.forbids(hooks.save_reach, "5.27")
def attached_cards_are_not_saved_as_what_they_were(t: Table, s: State, c: int, b: Bound) -> Truth:
    """A save for characters does not reach one that is attached."""
    return s[c + BECOME] == AS_ATTACHMENT and b.ability.trigger.who.filter.type == t.type[c]


@lcg.forbids(hooks.payment, "5.28a")
def facedown_attachments_pay_for_no_trait(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is a cost that asks for a trait paid with a facedown attachment on which it is printed."""
    return facedown_attachments_have_no_text(t, s, c) and any(op.who.filter.trait in t.card[c].traits for op in b.ability.cost)


@lcg.forbids(hooks.save_reach, "5.28a")
def facedown_attachments_are_not_saved_by_a_trait(t: Table, s: State, c: int, b: Bound) -> Truth:
    """Nor does a save for a trait reach a facedown attachment on which it is printed."""
    return facedown_attachments_have_no_text(t, s, c) and b.ability.trigger.who.filter.trait in t.card[c].traits


@lcg.forbids(hooks.payment, "5.29", "7.1")
def duplicates_do_not_pay_as_attachments(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is a cost that asks for an attachment paid with a duplicate."""
    return s[c + DUPLICATE] and any(op.who.filter.type == ATTACHMENT for op in b.ability.cost)


@lcg.forbids(hooks.save_reach, "5.29", "7.1")
def duplicates_are_not_saved_as_attachments(t: Table, s: State, c: int, b: Bound) -> Truth:
    """Nor does a save for attachments reach a duplicate."""
    return s[c + DUPLICATE] and b.ability.trigger.who.filter.type == ATTACHMENT


@lcg.forbids(hooks.pay_with, "7.35")
def house_cards_do_not_pay_by_leaving(t: Table, s: State, c: int, verb: str) -> Truth:
    """A house card stays in play, so nothing is paid by its leaving either."""
    return t.type[c] == HOUSE_CARD and verb in ("kill", "discard", "return")


@lcg.forbids(hooks.payment, "7.35")
def nor_are_they_named_for_it(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is it named for that."""
    return any(op.op.who.kind == "each" and house_cards_do_not_pay_by_leaving(t, s, c, op.op.verb) for op in b.costs)


@lcg.forbids(hooks.payment, "7.36")
def agendas_do_not_pay(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """An agenda is not in play, and nothing is paid with it."""
    return t.type[c] == AGENDA_CARD and hooks.agendas_apart.holds(t)


@lcg.forbids(hooks.payment, "7.44")
def shadows_do_not_pay(t: Table, s: State, p: int, b: Bound, c: int) -> Truth:
    """Nor is anything paid with a card in shadows, which is no character there, nor anything else."""
    return bool(hooks.shadows_hide.of(t)) and s[c + ZONE] == SHADOWS
