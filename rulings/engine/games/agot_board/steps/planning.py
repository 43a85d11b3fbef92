"""The Planning phase: secret orders, their reveal, the Messenger Raven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, Together, operands, pop
from ....core.layout import State, one_of
from .. import hooks
from ..cells import ORDER, ORDERS_SHOWN, RAVEN, RAVEN_USED, READY
from ..legality import legal
from ..orders import ALL
from ..values import ordered_by, put_order
from ..whose import holds
from .turn import Stage, Stages

if TYPE_CHECKING:
    from ..table import Table

(WHO,) = operands("who")


class Orders(Together):
    """All give orders at the same time, one token an area. While exploring the areas come in a fixed order."""

    named = True
    title = "zadávání rozkazů"
    verbs = ("order", "ready")

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        if s[t.players[p] + READY]:
            return []
        found = [("order", p, i, token) for i in t.spaces if self.comes(t, s, f, p, i) for token in ALL]
        return [*legal(t, s, p, found), ("ready", p)]

    def comes(self, t: Table, s: State, f: int, p: int, i: int) -> bool:
        """Whether an area may be given an order now."""
        if not holds(t, s, i, p) or s[t.at[i] + ORDER]:
            return False
        if not t.exploring:
            return True
        last = max((j for j in t.spaces if ordered_by(t, s, j, p)), default=-1)
        return i > last

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
        """Every other token for every order of the holder."""
        own = [i for i in t.spaces if ordered_by(t, s, i, p) and s[t.at[i] + ORDER]]
        return [("swap", i, token) for i in own for token in ALL if token != s[t.at[i] + ORDER]]

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
