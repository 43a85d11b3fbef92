"""What becomes of a card that has been resolved, and of cards that are about to leave play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards import steps
from ....cards.piles import place
from ....cards.resolving import send_away
from ....core.flow import Choice, Options, Step, operands, pop
from ....core.layout import State
from .. import hooks
from ..cells import BURIED, CHAIN, DOOMED, ZONE
from ..events import carry_out, enter_play

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

WHO, _CARD = operands("who card")
"""Of ``Leave``: who chooses which of several unique cards goes."""


class Resolve(steps.Resolve):
    """As in any card game; a card that was played then comes into play, or goes to the graveyard."""

    def resolved(self, t: Table, s: State, b: Bound, p: int, cancelled: bool) -> None:
        c = b.card
        if b.kind == "reward" and not hooks.turned_at_payment.holds(t):
            hooks.completing.run(t, s, p, c)
        if b.kind != "played" or s[c + ZONE] != CHAIN or not hooks.leaves_chain.holds(t):
            return
        row = None if cancelled else hooks.where_to.first(t, s, c)
        if row is not None:
            enter_play(t, s, c, p, row)
            send_away(t, s)
            return
        zone = hooks.after_resolving.first(t, s, c, cancelled)
        if zone is not None:
            place(t, s, c, zone)


class Leave(Step):
    """Cards that are destroyed go at once; of unique cards of one name their owner says which goes."""

    verbs = ("bury",)
    title = "zničení a jedinečnost"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        carry_out(t, s)
        twins = hooks.uniques.first(t, s)
        if twins:
            who = hooks.bury_choice.first(t, s, twins[0])
            if who is not None:
                s[f + WHO] = who
                return [("bury", c) for c in twins]
            s[twins[0] + DOOMED] |= BURIED
            return None
        pop(s)
        steps.check_victory(t, s)
        steps.check_state(t, s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[choice[1] + DOOMED] |= BURIED
