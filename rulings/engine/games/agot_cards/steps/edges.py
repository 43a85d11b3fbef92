"""The edges of phases: what plots do when revealed, what waits for a phase to begin or end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.steps import settle, start
from ....cards.triggers import EVERYBODY, happen
from ....core.flow import Choice, Options, Step, operands, pop
from ....core.layout import State
from .. import hooks
from ..cells import DIRTY, ENDING, OUT_OF_SHADOWS, PLOT, READY, REVEALING, TRIGGERED, ZONE
from ..changes import leave_shadows

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table


WHO, BEGUN = operands("who begun")
"""Of ``PlotEffects``: who orders them, whether it has begun."""
_WHO, TOLD, ENDING_PHASE = operands("who told phase")
"""Of ``PhaseEnd``: whether what waits has been told, and which phase it is."""
_WHO, ASKED_ALREADY = operands("who asked_already")
"""Of ``OutOfShadows``: whose choice it is, how many have made theirs."""

DECLINE = ("decline",)


class PlotEffects(Step):
    """Effects of plots when they are revealed, in the order the rules give."""

    verbs = ("passive",)
    title = "účinky odhalených zápletek"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if not s[f + BEGUN]:
            s[f + BEGUN] = 1
            self.begin(t, s)
        if (s[DIRTY] or s[TRIGGERED]) and settle(t, s):
            return None
        waiting = [b for b in t.revealed if s[b.row + READY] and s[b.card + ZONE] == PLOT and not hooks.idle.refuses(t, s, b)]
        cancels = [b for b in waiting if any(op.verb == "cancel_plots" for op in b.ability.effects)]
        if cancels and hooks.plot_cancels_first.holds(t):
            waiting = cancels
        if not waiting:
            self.finish(t, s)
            return None
        chooser = hooks.plot_order.first(t, s)
        if (len(waiting) > 1 or t.lingering) and chooser is not None:
            s[f + WHO] = chooser
            return [("passive", b.index) for b in waiting]
        self.resolve(t, s, waiting[0])
        return None

    def begin(self, t: Table, s: State) -> None:
        for b in t.revealed:
            s[b.row + READY] = s[b.card + ZONE] == PLOT
        self.tell(t, s, late=False)

    def finish(self, t: Table, s: State) -> None:
        s[REVEALING] = 0
        pop(s)
        self.tell(t, s, late=True)

    def tell(self, t: Table, s: State, late: bool) -> None:
        """Wake what waits for the revealing: at once, or after all plots where the rules say so."""
        for kind in ("response", "passive"):
            if hooks.after_plots.allows(t, kind) == late:
                for c in t.rows:
                    if s[c + ZONE] == PLOT:
                        happen(t, s, "plot revealed", c, t.owner[c], only=kind)

    def resolve(self, t: Table, s: State, b: Bound) -> None:
        s[b.row + READY] = 0
        start(t, s, b, t.owner[b.card])

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        self.resolve(t, s, t.bound[choice[1]])


class PhaseEnd(Step):
    """The end of a phase: what waits for it happens here."""

    title = "konec fáze"

    def run(self, t: Table, s: State, f: int) -> None:
        if not s[f + TOLD]:
            s[f + TOLD] = s[ENDING] = 1
            happen(t, s, f"end {s[f + ENDING_PHASE]}", p=EVERYBODY)
            return
        if (s[DIRTY] or s[TRIGGERED]) and settle(t, s):
            return
        s[ENDING] = 0
        pop(s)


class OutOfShadows(Step):
    """At the beginning of a phase each player may bring a card out of shadows."""

    verbs = ("decline", "unshadow")
    title = "vyvedení ze stínů"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        while s[f + ASKED_ALREADY] < t.count:
            options: Options = [("unshadow", c) for c in t.rows if not hooks.unshadow.refuses(t, s, s[f + WHO], c)]
            if options:
                return [*options, DECLINE]
            self.next(t, s, f)
        pop(s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DECLINE:
            self.next(t, s, f)
            return
        s[t.players[s[f + WHO]] + OUT_OF_SHADOWS] = 1
        leave_shadows(t, s, choice[1])

    def next(self, t: Table, s: State, f: int) -> None:
        s[f + WHO] = t.clockwise(s[f + WHO])[1]
        s[f + ASKED_ALREADY] += 1

    def default(self, t: Table, s: State, f: int) -> tuple[str, ...]:
        return DECLINE
