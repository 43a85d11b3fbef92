"""What several sentences need: abilities by their card, answers about cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....cards.chain import ability_of, waiting
from ....cards.naming import card
from ....cards.sentences import cards_in
from ....core.choices import Intent, Part
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from .. import cells, hooks
from ..cells import CONTROL, EXHAUSTED, ZONE
from ..words.attributes import Names

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

PASS = ("pass",)


def used(t: Table, p: int, bound: list[Bound], targets: Names, paid: Names) -> list[Part]:
    """An ability, its targets and what is paid for it, in the order in which the rules ask for them."""
    most = max(len(b.targets) for b in bound)
    if len(targets) > most:
        raise ScenarioError(f"Karta „{t.name[bound[0].card]}“ vybírá jen tolik cílů: {most}. Ostatní vynechte.")
    dear = max(sum(op.op.who.kind == "each" for op in b.costs) + bool(t.flags[b.card] & cells.TRAP) for b in bound)
    if len(paid) > dear:
        raise ScenarioError(f"U karty „{t.name[bound[0].card]}“ vybírá hráč jen tolik karet, kterými zaplatí: {dear}.")
    found: list[Part] = [Intent(p, tuple(("use", b.index) for b in bound), "use")]
    chosen: list[Part] = [Intent(p, (("target", card(t, name)),), "target") for name in targets]
    spent: list[Part] = [Intent(p, (("pay", card(t, name)),), "pay") for name in paid]
    return found + ([*chosen, *spent] if hooks.targets_first.of(t) else [*spent, *chosen])


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
