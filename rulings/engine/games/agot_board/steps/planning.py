"""The Planning phase: secret orders, their reveal, the Messenger Raven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import A, Choice, D, Options, Step, Together, pop
from ....core.layout import State
from .. import hooks
from ..cells import ORDER, ORDER_OF, ORDERS_SHOWN, RAVEN, RAVEN_USED, READY
from ..legality import legal
from ..orders import ALL
from ..values import holds
from .turn import Stages

if TYPE_CHECKING:
    from ..table import Table


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
        if not holds(t, s, i, p) or s[t.at[i] + ORDER]:
            return False
        if not t.exploring:
            return True
        last = max((j for j in t.spaces if s[t.at[j] + ORDER_OF] == p + 1), default=-1)
        return i > last

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "ready":
            s[t.players[choice[1]] + READY] = 1
            return
        _verb, p, i, token = choice
        s[t.at[i] + ORDER], s[t.at[i] + ORDER_OF] = token, p + 1

    def default(self, t: Table, s: State, f: int) -> tuple[str, int]:
        return ("ready", s[f + A])

    def finish(self, t: Table, s: State, f: int) -> None:
        pop(s)
        for p in t.everyone:
            s[t.players[p] + READY] = 0
        s[ORDERS_SHOWN] = 1


class Raven(Step):
    """The holder of the Raven may change an order (10.36). D how often it was used here."""

    title = "Poštovní havran"
    verbs = ("swap", "keep_orders")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[RAVEN] - 1
        own = [i for i in t.spaces if s[RAVEN] and s[t.at[i] + ORDER_OF] == p + 1 and s[t.at[i] + ORDER]]
        swaps = [("swap", i, token) for i in own for token in ALL if token != s[t.at[i] + ORDER]]
        options = legal(t, s, p, swaps) if hooks.raven_flies.holds(t, s) else []
        if not options:
            pop(s)
            return None
        s[f + A] = p
        return [*options, ("keep_orders",)]

    def default(self, t: Table, s: State, f: int) -> tuple[str, ...]:
        return ("keep_orders",)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "keep_orders":
            pop(s)
            return
        s[t.at[choice[1]] + ORDER] = choice[2]
        s[RAVEN_USED] = 1
        s[f + D] = 1


class PlanningPhase(Stages):
    """Orders, their reveal, the Raven: whatever rules name them (10.2 to 10.4)."""

    def __init__(self) -> None:
        super().__init__("fáze plánování", hooks.give_orders, hooks.use_raven)
