"""What a player can pay for an ability: all of its costs together, in the order of its text, one payment for one thing each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ...cards.affording import ITSELF, Payers, Slot, in_line, matched, taken_for
from ...cards.model import Op
from ...cards.payments import Pay
from ...cards.resolving import REACHED, Operation
from ...core.layout import State
from . import hooks
from .cards import EVENT
from .cells import GOLD, HAND, TOKENS, ZONE
from .payments import PayGold, PayHand, PayInfluence, influential, payers
from .values import price, reduced

if TYPE_CHECKING:
    from ...cards.table import Bound
    from .table import Table

WITH_CARDS = Pay | PayInfluence | PayHand
_TURNED = Op("influence")
"""How a cost in influence is paid: cards kneel."""


def with_cards(ops: Sequence[Operation]) -> list[Operation]:
    """Those of an ability's operations that are costs paid with cards."""
    return [op for op in ops if isinstance(op, WITH_CARDS)]


def can_pay(t: Table, s: State, p: int, b: Bound) -> bool:
    """Whether all that an ability costs is there, and fit to pay for it."""
    if any(hooks.pay_with.refuses(t, s, b.card, op.op.verb) for op in b.costs if op.op.who.kind == "this"):
        return False
    gold = gold_asked(t, s, p, b)
    if gold > s[t.players[p] + GOLD] or gold_of_the_text(t, s, p, b) and hooks.gold.refuses(t, s, p):
        return False
    return cards_suffice(t, s, p, b, lambda cost: cost.candidates(t, s, p, b))


def gold_of_the_text(t: Table, s: State, p: int, b: Bound) -> int:
    """How much gold the text of an ability asks, with the reductions in force."""
    return reduced(t, s, p, b.spends["gold"], "gold") if "gold" in b.spends else 0


def gold_asked(t: Table, s: State, p: int, b: Bound) -> int:
    """How much gold an ability costs in all, its event included; what reduces the next payment alone reduces the first."""
    due = [price(t, p, b.card)] if t.type[b.card] == EVENT else []
    due += [op.n for op in b.program if isinstance(op, PayGold)]
    ahead, total = s, 0
    for i, n in enumerate(due):
        total += reduced(t, ahead, p, n, "gold")
        if i + 1 < len(due):
            ahead = ahead[:]
            hooks.paid.run(t, ahead, p, n)
    return total


def cards_suffice(t: Table, s: State, p: int, b: Bound, fit: Payers) -> bool:
    """Whether there are cards for all costs of an ability: for each its own, and what kneels for influence besides."""
    costs = with_cards(b.program)
    owed = sum(reduced(t, s, p, op.whole(t, p, b), "influence") for op in costs if isinstance(op, PayInfluence))
    return affordable(t, s, p, costs, fit, owed)


def cards_match(t: Table, s: State, p: int, b: Bound, fit: Payers) -> bool:
    """Whether each cost of an ability that takes a card of a kind has one of its own, whatever is paid besides."""
    return affordable(t, s, p, with_cards(b.program), fit, 0)


def short_of_the_fit(t: Table, s: State, p: int, b: Bound) -> bool:
    """Whether there are cards for all costs of an ability, but too few that rules let pay."""
    if len(b.costs) < 2 or cards_match(t, s, p, b, lambda cost: cost.candidates(t, s, p, b)):
        return False
    return cards_match(t, s, p, b, lambda cost: payers(t, s, p, b, cost))


def affordable(t: Table, s: State, p: int, costs: Sequence[Operation], fit: Payers, owed: int) -> bool:
    """Whether these costs can be paid together, so much influence among them; ``fit`` says which cards pay for one."""
    claims = claimed(t, s, costs, fit)
    have = {c: t.card[c].influence for c in influential(t, s, p)} if owed else {}

    def needed(slot: Slot) -> int:
        card, what = slot
        return 0 if what else have.get(card, 0)

    taken = matched(claims, needed)
    return len(taken) == len(claims) and sum(have.values()) - sum(map(needed, taken.values())) >= owed


def claimed(t: Table, s: State, costs: Sequence[Operation], fit: Payers) -> list[list[Slot]]:
    """For each cost that takes a card what could be taken for it; of power each token, as many times as it is asked.

    Nothing is left in a hand that was discarded before.
    """
    apart = in_line(t, [op.op if isinstance(op, Pay) else _TURNED for op in costs if not isinstance(op, PayHand)])
    found: list[list[Slot]] = []
    emptied = False
    for op in costs:
        emptied = emptied or isinstance(op, PayHand)
        if isinstance(op, Pay):
            there = [c for c in fit(op) if not (emptied and s[c + ZONE] == HAND)]
            if op.op.verb == "power":
                found += [[(c, f"token {i}") for c in there for i in range(s[c + TOKENS])]] * op.op.n
            else:
                found.append([taken_for(t, op.op, c, apart=apart) for c in there])
    return found


def leaves_unpaid(t: Table, s: State, f: int, b: Bound, p: int, c: int) -> bool:
    """Whether paying with this card what is just being paid would leave nothing for the rest of the cost."""
    here, *later = b.program[s[f + REACHED] :]
    rest = with_cards(later)
    if not rest or not isinstance(here, Pay | PayInfluence):
        return False
    ahead = s[:]
    owed = 0
    if here.take(t, ahead, f, b, ("pay", c)):
        assert isinstance(here, PayInfluence)
        owed = max(0, here.missing(t, ahead, f, b))
    owed += sum(reduced(t, ahead, p, op.whole(t, p, b), "influence") for op in rest if isinstance(op, PayInfluence))
    return not affordable(t, ahead, p, rest, lambda cost: cost.candidates(t, ahead, p, b), owed)


def fewest(t: Table, s: State, p: int, b: Bound) -> int:
    """With how few cards an ability can be paid for, where its text leaves the choice."""
    each = [op for op in b.costs if _is_chosen(op) and not hooks.cost_waived.allows(t, s, b, op)]
    return len(each) + (reduced(t, s, p, b.spends.get("influence", 0), "influence") > 0)


@dataclass(frozen=True)
class Named:
    """Cards named to pay for an ability, in the order of its costs; those meant for influence; how many fit a cost at all."""

    cards: list[int]
    influence: list[int]
    fitting: int

    def first(self, most: int) -> Named:
        """Of what was named, so many cards."""
        cards = self.cards[:most]
        return self if cards == self.cards else replace(self, cards=cards, influence=[c for c in self.influence if c in cards])


def arranged(t: Table, s: State, p: int, b: Bound, named: Sequence[int]) -> Named:
    """What was named to pay with, in the order in which the text asks for it; what fits nothing keeps its place."""
    costs = [op for op in with_cards(b.program) if isinstance(op, PayInfluence) or isinstance(op, Pay) and _is_chosen(op)]
    for_influence = any(isinstance(op, PayInfluence) for op in costs)
    claims = [[(c, ITSELF) for c in named if c in payers(t, s, p, b, op)] for op in costs if isinstance(op, Pay)]
    taken = matched(claims, lambda slot: t.card[slot[0]].influence if for_influence else 0)
    left = list(named)
    for c, _what in taken.values():
        left.remove(c)
    influence = left if for_influence else []
    found: list[int] = []
    at = 0
    for op in costs:
        if isinstance(op, PayInfluence):
            found += left
            left = []
        else:
            found += [taken[at][0]] if at in taken else left[:1]
            left = left if at in taken else left[1:]
            at += 1
    return Named([*found, *left], influence, len(taken) + sum(bool(t.card[c].influence) for c in influence))


def _is_chosen(op: Pay) -> bool:
    return op.op.who.kind != "this"
