"""The Planning phase: secret orders, their reveal, the Messenger Raven."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, Together, operands, pop
from ....core.layout import State, one_of, rows_with
from .. import hooks
from ..cells import ORDER, ORDER_OF, ORDERS_SHOWN, RAVEN, RAVEN_USED, READY
from ..legality import as_it_lies, legal, legal_where_alike
from ..orders import ALL
from ..values import put_order
from ..whose import held_by
from .turn import Stage, Stages

if TYPE_CHECKING:
    from ..table import Table

(WHO,) = operands("who")


class Orders(Together):
    """All give orders at the same time, one token an area. While exploring the areas come in a fixed order."""

    named = True
    title = "zadávání rozkazů"
    verbs = ("order", "ready")

    def players(self, t: Table, s: State, f: int) -> list[int]:
        """Those who may want to give more; whoever has said not to may think better of it while they do."""
        return [p for p in t.everyone if not s[t.players[p] + READY]]

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        areas = self.areas(t, s, p)
        found = legal_where_alike(t, s, p, areas, as_it_lies(t, s), lambda i: [("order", p, i, token) for token in ALL])
        return [*found, ("ready", p)]

    def areas(self, t: Table, s: State, p: int) -> Sequence[int]:
        """Areas that may be given an order, as far as it matters in which order that is done."""
        if not t.exploring:
            return t.spaces
        last = max(rows_with(s[t.column[ORDER_OF]], p + 1), default=-1)
        return [i for i in held_by(t, s, p) if i > last and not s[t.at[i] + ORDER]]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "ready":
            s[t.players[choice[1]] + READY] = 1
            return
        _verb, p, i, token = choice
        put_order(t, s, i, p, token)

    def default(self, t: Table, s: State, f: int) -> Choice:
        return ("ready", s[f + WHO])

    def finish(self, t: Table, s: State, f: int) -> None:
        pop(s)
        for p in t.everyone:
            s[t.players[p] + READY] = 0
        s[ORDERS_SHOWN] = 1


class Raven(Step):
    """The holder of the Raven may change an order (10.36)."""

    title = "Poštovní havran"
    verbs = ("swap", "keep_orders")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = one_of(s, RAVEN)
        options = legal(t, s, p, self.swaps(t, s, p)) if hooks.raven_flies.holds(t, s) else []
        if not options:
            pop(s)
            return None
        s[f + WHO] = p
        return [*options, ("keep_orders",)]

    def swaps(self, t: Table, s: State, p: int) -> Options:
        """Every token for every order on the board; while exploring only those that change something."""
        own = [i for i in t.spaces if s[t.at[i] + ORDER]]
        same_again = not t.exploring
        return [("swap", i, token) for i in own for token in ALL if same_again or token != s[t.at[i] + ORDER]]

    def default(self, t: Table, s: State, f: int) -> Choice:
        return ("keep_orders",)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "keep_orders":
            pop(s)
            return
        s[t.at[choice[1]] + ORDER] = choice[2]
        s[RAVEN_USED] = 1


class PlanningPhase(Stages):
    """Orders, their reveal, the Raven: whatever rules name them (10.2 to 10.4)."""

    title = "fáze plánování"

    def stages(self, t: Table) -> tuple[Stage, Stage]:
        return hooks.give_orders.run, hooks.use_raven.run
