"""The Action phase: raids one at a time in order of play, then marches, then consolidation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, operands, pop, push
from ....core.hooks import Permission
from ....core.layout import State, one_of, set_one
from .. import hooks
from ..cells import CARRIED_OUT, CONSOLIDATION, MARCHES, MET, ORDER, RAIDS, STAGE, WINNER
from ..legality import as_it_lies, legal, legal_where_alike
from ..orders import MARCH as MARCH_ORDER
from ..orders import RAID as RAID_ORDER
from ..orders import SPECIAL
from ..values import order_of_play, orders_of, over_limit, remove_order
from ..whose import NOBODY
from .turn import following

if TYPE_CHECKING:
    from ..table import Table

REST = "go_on"
GO_ON = (REST,)
"""The only choice where play rests for those who look at it."""
STAGES = {"raids": RAIDS, "marches": MARCHES, "consolidation": CONSOLIDATION}


class ActionPhase(Step):
    """The steps of the phase in the order of 11.5, without those that a card skips."""

    title = "fáze akcí"
    named = True
    verbs = (REST,)
    WHO, BEGUN, START = operands("who begun start")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        """Where the last of them is skipped, play rests before the phase is over."""
        name = following(s, f + self.BEGUN, hooks.action_steps.first(t, s) or ())
        if name is None:
            hooks.action_over.run(t, s)
            pop(s)
            return None
        if hooks.step_skipped.refuses(t, s, name):
            return None if s[f + self.BEGUN] < len(STAGES) or t.exploring else [GO_ON]
        s[STAGE] = STAGES[name]
        push(s, t.step[name], 0, 0, s[f + self.START])
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        """Nothing is chosen here."""


class OneEach(Step):
    """Players in order of play each carry out one of their orders, round after round.

    LAST is whose turn was last, START where in the order of play the first stands.
    """

    named = True
    kind = 0
    one_each: Permission
    again: Permission
    WHO, LAST, START = operands("who last start")

    def next_player(self, t: Table, s: State, f: int) -> int:
        """The next who has such an order; nobody when the step is over."""
        order = order_of_play(t, s)
        waiting = [p for p in order if orders_of(t, s, p, self.kind)]
        if not waiting:
            return NOBODY
        if not self.one_each.holds(t):
            return waiting[0]
        last = one_of(s, f + self.LAST)
        after = s[f + self.START] if last == NOBODY else order.index(last) + 1
        later = [p for p in order[after:] if p in waiting]
        if later:
            return later[0]
        return waiting[0] if self.again.holds(t) else NOBODY


class Raids(OneEach):
    """Raids, one a player a round. SPECIAL is the area whose raid may go on."""

    title = "nájezdy"
    kind = RAID_ORDER
    one_each, again = hooks.raids_in_turn, hooks.raids_again
    verbs = ("raid", "raid_also", "drop", "enough")
    SPECIAL = operands("who last start special")[-1]

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if one_of(s, f + self.SPECIAL) != NOBODY:
            options = self.second(t, s, f)
            if options:
                return options
        p = self.next_player(t, s, f)
        if p == NOBODY:
            pop(s)
            return None
        s[f + self.WHO] = p
        return self.options(t, s, p)

    def takes(self, t: Table, s: State, f: int, verb: str) -> bool:
        return verb in (("raid", "raid_also", "drop") if one_of(s, f + self.SPECIAL) == NOBODY else ("raid_also", "enough"))

    def options(self, t: Table, s: State, p: int) -> Options:
        found = legal_where_alike(t, s, p, t.spaces, as_it_lies(t, s), lambda i: [("drop", i)])
        for i in t.spaces:
            if not hooks.raid_from.refuses(t, s, p, i):
                found += self.targets(t, s, p, i, "raid")
        return found

    def targets(self, t: Table, s: State, p: int, i: int, verb: str) -> Options:
        return legal(t, s, p, [(verb, i, j) for j in t.spaces])

    def second(self, t: Table, s: State, f: int) -> Options:
        """What a raid may remove besides."""
        p, i = s[f + self.WHO], one_of(s, f + self.SPECIAL)
        options = self.targets(t, s, p, i, "raid_also")
        if options or SPECIAL[s[t.at[i] + ORDER]] and not t.exploring:  # play rests where one may ask for a second target
            return [*options, ("enough",)]
        self.end(t, s, f, i)
        return []

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = s[f + self.WHO]
        set_one(s, f + self.LAST, p)
        verb = choice[0]
        if verb == "drop":
            hooks.raid_dropped.run(t, s, choice[1])
            return
        i = one_of(s, f + self.SPECIAL) if verb == "enough" else choice[1]
        if verb != "enough":
            hooks.raided.run(t, s, p, i, choice[2])
        if verb == "raid":
            set_one(s, f + self.SPECIAL, i)
        else:
            self.end(t, s, f, i)

    def end(self, t: Table, s: State, f: int, i: int) -> None:
        set_one(s, f + self.SPECIAL, NOBODY)
        hooks.raid_made.run(t, s, i)


class Marches(OneEach):
    """Marches, one a player a round, each with its battle. Before they are over play rests, so that one may look."""

    title = "pochody"
    kind = MARCH_ORDER
    one_each, again = hooks.marches_in_turn, hooks.marches_again
    verbs = ("march", REST)
    RESTED = operands("who last start rested")[-1]

    def run(self, t: Table, s: State, f: int) -> Options | None:
        for p in t.everyone:
            if over_limit(t, s, p) and hooks.repaired.holds(t):
                push(s, t.step["trim"], p)
                return None
        p = self.next_player(t, s, f)
        if p != NOBODY:
            s[f + self.WHO] = p
            return legal_where_alike(t, s, p, t.spaces, as_it_lies(t, s), lambda i: [("march", i)])
        last = one_of(s, f + self.LAST)
        if last != NOBODY and not s[f + self.RESTED] and not t.exploring:
            s[f + self.RESTED] = 1
            s[f + self.WHO] = last
            return [GO_ON]
        pop(s)
        hooks.marches_over.run(t, s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == GO_ON:
            return
        p, i = s[f + self.WHO], choice[1]
        set_one(s, f + self.LAST, p)
        token = s[t.at[i] + ORDER]
        remove_order(t, s, i, CARRIED_OUT)
        s[WINNER] = s[MET] = 0
        push(s, t.step["marching"], p, i, token)


class Consolidation(Step):
    """All take power at the same time (18.1); play rests before they do."""

    title = "konsolidace sil"
    named = True
    verbs = ("resolve", REST)
    WHO, RESTED = operands("who rested")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if not t.exploring and not s[f + self.RESTED]:
            s[f + self.RESTED] = 1
            return [GO_ON]
        pop(s)
        hooks.consolidate.run(t, s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        """Nothing is chosen here."""
