"""What may be chosen, and why not: the questions about every kind of choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ...cards.resolving import under_way
from ...core.choices import Intent, Part
from ...core.layout import State
from ...core.legality import FREE, Legality, Question, Verb
from . import hooks
from .cells import TRAP
from .needs import NEEDS

if TYPE_CHECKING:
    from ...cards.table import Bound
    from ...core.line import Line
    from .table import Table


def using(t: Table, s: State, p: int, ability: int) -> Iterator[Question]:
    yield hooks.use, (s, p, t.bound[ability])


def aiming(t: Table, s: State, p: int, card: int) -> Iterator[Question]:
    b = under_way(t, s)
    if b is not None:
        yield from _against_target(t, s, p, b, card)
        yield hooks.untimely_target, (s, p, b, card)


def _against_target(t: Table, s: State, p: int, b: Bound, card: int) -> Iterator[Question]:
    yield hooks.target_refused, (s, p, b, card)
    yield hooks.mistargeted, (s, p, b, card)


def aiming_at_nothing(t: Table, s: State, p: int) -> Iterator[Question]:
    b = under_way(t, s)
    if b is not None:
        yield hooks.must_choose, (s, p, b)


def conceding(t: Table, s: State, p: int, who: int) -> Iterator[Question]:
    yield hooks.concede, (s, who)


def paying(t: Table, s: State, p: int, card: int) -> Iterator[Question]:
    b = under_way(t, s)
    if b is not None:
        yield from _against_payment(t, s, p, b, card)
        yield hooks.untimely_payment, (s, b)
        for op in b.costs:
            if op.op.who.kind == "each":
                yield hooks.pay_with, (s, card, op.op.verb)


def _against_payment(t: Table, s: State, p: int, b: Bound, card: int) -> Iterator[Question]:
    """The cost of a trap is paid with the hero only where the rules let it be; of other costs the text speaks."""
    yield hooks.payment, (s, p, b, card)
    if b.kind == "played" and card == t.hero(s, p) and t.flags[b.card] & TRAP:
        yield hooks.not_free, (s, p, b.card)


def paying_with_resources(t: Table, s: State, p: int) -> Iterator[Question]:
    b = under_way(t, s)
    if b is not None:
        yield hooks.no_other_way, (s, p, b)
        yield hooks.untimely_payment, (s, b)


LEGALITY = Legality(
    {
        "accept": FREE,
        "armor": Verb(hooks.armor),
        "bury": Verb(hooks.bury_refused),
        "concede": Verb(also=conceding),
        "discard": Verb(hooks.discard_refused),
        "no_protect": FREE,
        "no_target": Verb(also=aiming_at_nothing),
        "pass": FREE,
        "pay": Verb(also=paying),
        "pay_resources": Verb(also=paying_with_resources),
        "place": Verb(hooks.place),
        "prevent": Verb(hooks.prevent_refused),
        "propose": Verb(hooks.propose),
        "protect": Verb(hooks.protect),
        "strike": Verb(hooks.strike),
        "target": Verb(also=aiming),
        "use": Verb(also=using),
        "waive": FREE,
    },
    NEEDS,
)


def further_reasons(line: Line, moves: Iterable[Part]) -> list[str]:
    """Reasons against the targets and payments of what is refused already."""
    said = [move for move in moves if isinstance(move, Intent) and move.choices]
    if not said or said[0].verb != "use":
        return []
    t, s = line.t, line.s
    b = t.bound[said[0].choices[0][1]]
    found: list[str] = []
    for intent in said[1:]:
        for choice in intent.choices:
            if choice[0] == "target":
                for hook, given in _against_target(t, s, intent.player, b, choice[1]):
                    found += hook.ids(t, *given)
            elif choice[0] == "pay" and len(choice) > 1:
                for hook, given in _against_payment(t, s, intent.player, b, choice[1]):
                    found += hook.ids(t, *given)
    return list(dict.fromkeys(found))
