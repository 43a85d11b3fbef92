"""What becomes of an event that is resolved, of cards about to leave play, and of those that waited to leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards import steps
from ....cards.piles import place
from ....cards.steps import check_state, start
from ....cards.triggers import happen
from ....core.flow import OPEN, Choice, Options, Step, operands, pop
from ....core.layout import State
from .. import hooks
from ..cards import EVENT
from ..cells import ASKED, CHANCE, CONTROL, DISCARDED, DOOMED, KILL, NO_SAVE, OUT, PLAY, THEN_DISCARD, THEN_KILL, ZONE
from ..events import clear_moribund, discard, kill

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

(WHO,) = operands("who")
"""Of ``Leave``: who is asked."""


class Resolve(steps.Resolve):
    """As in any card game; an event goes to its pile when its text is done (3.19)."""

    def resolved(self, t: Table, s: State, b: Bound, p: int, cancelled: bool) -> None:
        if t.type[b.card] == EVENT and s[b.card + ZONE] == OUT:
            if not cancelled or not hooks.cancelled_is_unplayed.holds(t):
                happen(t, s, "event played", b.card, p)
            self.put_away(t, s, b.card, cancelled)

    def put_away(self, t: Table, s: State, c: int, cancelled: bool) -> None:
        """An event goes to its pile."""
        zone = hooks.event_pile.first(t, s, c, cancelled)
        if zone is not None:
            place(t, s, c, zone)
            return
        for rule in hooks.destination.of(t):
            zone = rule(t, s, c)
            if zone is not None:
                place(t, s, c, zone)


class After(steps.After):
    """As in any card game; then moribund cards leave play."""

    def close(self, t: Table, s: State) -> None:
        super().close(t, s)
        if hooks.moribund.of(t):
            clear_moribund(t, s)


class Leave(Step):
    """Cards about to be killed or discarded: save them or let them go."""

    verbs = ("save", "first")
    title = "zabití a odhození"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        for c in t.rows:
            bits = s[c + DOOMED]
            if not bits or bits & ASKED:
                continue
            s[f + WHO] = s[c + CONTROL]
            if bits & KILL and bits & DISCARDED:
                # nobody has the right to decide unless a rule gives it
                s[f + WHO] = hooks.kill_or_discard.first_or(CHANCE, t, s, c)
                return [("first", c, KILL), ("first", c, DISCARDED)]
            options = self.saves(t, s, c)
            if options:
                return [*options, ("no_save", c)]
            s[c + DOOMED] |= ASKED
        self.carry_out(t, s)
        return None

    def saves(self, t: Table, s: State, c: int) -> Options:
        return [choice for choice in hooks.save.choices(t, s, c) if not hooks.save_refused.refuses(t, s, c)]

    def carry_out(self, t: Table, s: State) -> None:
        pop(s)
        doomed = [(c, s[c + DOOMED]) for c in t.rows if s[c + DOOMED]]
        for c, bits in doomed:
            s[c + DOOMED] = 0
            if s[c + ZONE] == PLAY and bits & (KILL | DISCARDED):
                (kill if bits & KILL else discard)(t, s, c)
                if bits & (THEN_KILL | THEN_DISCARD):
                    hooks.doomed_twice.run(t, s, c, bits)
        check_state(t, s)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        verb, c = choice[0], choice[1]
        if verb == "first":
            kept = s[c + DOOMED] & NO_SAVE
            later = THEN_DISCARD if choice[2] == KILL else THEN_KILL
            s[c + DOOMED] = kept | choice[2] | later
        elif verb == "no_save":
            s[c + DOOMED] |= ASKED
        elif verb == "save_dup":
            depth = s[OPEN]
            hooks.duplicate_ability.run(t, s, c, s[f + WHO])
            if s[OPEN] == depth:  # no ability of the card does it
                discard(t, s, choice[2])
                hooks.saved.run(t, s, c)
        else:
            b = t.bound[choice[2]]
            start(t, s, b, s[f + WHO], t.pointer(c))
