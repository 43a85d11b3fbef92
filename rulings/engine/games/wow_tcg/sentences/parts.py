"""What several sentences need: abilities by their card, answers about cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....cards.chain import ability_of, waiting
from ....cards.matching import named
from ....cards.naming import card
from ....cards.sentences import cards_in
from ....core.choices import Intent, Part, Until, Verify
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from .. import cells, hooks
from ..cells import CONTROL, EXHAUSTED, MEANT, ZONE
from ..payments import WITH_RESOURCES
from ..values import ready_resources
from ..words.attributes import Names

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

PASS = ("pass",)


def used(t: Table, s: State, p: int, bound: list[Bound], targets: Names, paid: Names) -> list[Part]:
    """An ability, its targets and what is paid for it, in the order in which the rules ask for them."""
    most = max(len(b.targets) for b in bound)
    if len(targets) > most:
        raise ScenarioError(f"Karta „{t.name[bound[0].card]}“ vybírá jen tolik cílů: {most}. Ostatní vynechte.")
    cards = [card(t, name) for name in paid]
    resources = [c for c in cards if s[c + ZONE] == cells.RESOURCES and not any(_asks_for(t, s, p, b, c) for b in bound)]
    cards = [c for c in cards if c not in resources]
    dear = max(sum(op.op.who.kind == "each" for op in b.costs) + bool(t.flags[b.card] & cells.TRAP) for b in bound)
    if len(cards) > dear:
        raise ScenarioError(f"U karty „{t.name[bound[0].card]}“ vybírá hráč jen tolik karet, kterými zaplatí: {dear}.")
    found: list[Part] = [Intent(p, tuple(("use", b.index) for b in bound), "use")]
    chosen: list[Part] = [Intent(p, (("target", card(t, name)),), "target") for name in targets]
    spent: list[Part] = [Intent(p, (("pay", c),), "pay") for c in cards]
    if spent:
        spent.append(_in_full(t, p, bound))
    if resources:
        found = [*_with_resources(t, p, bound, resources), *found]
        spent.insert(0, Intent(p, (WITH_RESOURCES,), "pay", optional=True, here=True))  # where something else could pay instead
    return found + ([*chosen, *spent] if hooks.targets_first.of(t) else [*spent, *chosen])


def _asks_for(t: Table, s: State, p: int, b: Bound, c: int) -> bool:
    """Whether the text of an ability says to pay with such a card."""
    return any(op.op.who.kind == "each" and c in named(t, s, op.op.who.filter, p, b.card) for op in b.costs)


def _with_resources(t: Table, p: int, bound: list[Bound], resources: list[int]) -> list[Part]:
    """That the resources named are just as many as are asked for; they are exhausted before any others."""

    def mark(t: Table, s: State) -> None:
        for c in resources:
            s[c + MEANT] = 1

    def against(t: Table, s: State) -> list[str]:
        able = ready_resources(t, s, p)
        return [rule for b in bound for rule in hooks.resources_named.ids(t, s, p, b, sum(c in able for c in resources))]

    name = t.name[bound[0].card]
    reason = f"Na kartu „{name}“ není jmenováno tolik zdrojů, kolik stojí: jmenujte právě tolik připravených, nebo žádný."
    return [Verify(lambda t, s: not against(t, s), (), reason, against), Until(lambda t, s: True, first=mark)]


def _in_full(t: Table, p: int, bound: list[Bound]) -> Part:
    """That the cards named pay the whole cost: who names one names all."""

    def against(t: Table, s: State) -> list[str]:
        return [rule for b in bound for rule in hooks.shortfall.ids(t, s, p, b)]

    reason = (
        f"Na zaplacení karty „{t.name[bound[0].card]}“ je toho řečeno málo: jmenujte všechny karty, jimiž se platí, nebo žádnou."
    )
    return Verify(lambda t, s: not against(t, s), (), reason, against)


def bound_of(t: Table, name: str, *kinds: str) -> list[Bound]:
    """The abilities of a card of some kinds. Raises ScenarioError for a card that has none of them."""
    found = t.bound_of(card(t, name), *kinds)
    if not found:
        raise ScenarioError(f"Karta „{name}“ nemá schopnost, kterou by hráč mohl takto použít.")
    return found


def on_chain(t: Table, s: State) -> list[str]:
    """The cards whose text waits on the chain, in the order in which it came there."""
    return [t.name[ability_of(t, s, e).card] for e in waiting(t, s)]


PLAYER_NUMBERS: dict[str, Callable[[Table, State, int], int]] = {
    "hand": cards_in(cells.HAND),
    "deck": cards_in(cells.DECK),
    "graveyard": cards_in(cells.DISCARD),
    "ready": lambda t, s, p: sum(not s[c + EXHAUSTED] for c in t.resources(s, p)),
    "resources": lambda t, s, p: len(t.resources(s, p)),
    "allies": lambda t, s, p: sum(s[c + ZONE] == cells.PLAY and s[c + CONTROL] == p and t.type[c] == "ally" for c in t.rows),
}
"""What can be counted of a player."""
