"""Resolving an ability, what may interrupt it, and what it sets off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import OPEN, STEP, Choice, Options, Step, frames, is_open, operands, pop, push
from ....core.layout import State
from .. import hooks
from ..cells import (
    ASKED,
    CHANCE,
    CONTROL,
    DIRTY,
    DISCARDED,
    DOOMED,
    KILL,
    MARK,
    NO_SAVE,
    OUT,
    OVER,
    PHASE_USES,
    PLAY,
    READY,
    ROUND_USES,
    SPENT,
    SUBJECT,
    THEN_DISCARD,
    THEN_KILL,
    TRIGGERED,
    ZONE,
)
from ..events import clear_moribund, discard, happen, kill, place
from ..resolving import ABILITY, CANCELLED, PLAYER, REACHED, marks_of_targets

if TYPE_CHECKING:
    from ..table import Bound, Table

DECLINE = ("decline",)

WHO, LEFT, AT_STAKE = operands("who left at_stake")
"""Of ``Cancel``: who is asked, how many are left to ask, the ability at stake. ``Leave`` has only the first."""
_WHO, DECLINED, BEGUN = operands("who declined begun")
"""Of ``After``: who may respond, how many in a row have declined, whether responses have begun."""


def check_victory(t: Table, s: State) -> None:
    """Look for a winner whenever power has moved (6.46)."""
    if s[DIRTY]:
        s[DIRTY] = 0
        hooks.victory.run(t, s)


def check_state(t: Table, s: State) -> bool:
    """What the state of the cards itself brings about (agot-lcg 5.23, 5.25). True when cards are to leave play."""
    if not hooks.state_checks.of(t):
        return False
    before = [s[c + DOOMED] for c in t.rows]
    hooks.state_checks.run(t, s)
    if before != [s[c + DOOMED] for c in t.rows] and not is_open(s, t.step["leave"]):
        push(s, t.step["leave"])
        return True
    return False


def start(t: Table, s: State, b: Bound, p: int, subject: int = 0) -> None:
    """Open the resolution of an ability by player ``p``; ``subject`` is the mark of a card."""
    level = sum(s[f + STEP] == t.step["resolve"].number for f in frames(s))
    # Beyond 255 uses the counts stand still: only limits of uses read them.
    s[b.row + PHASE_USES] = min(255, s[b.row + PHASE_USES] + 1)
    s[b.row + ROUND_USES] = min(255, s[b.row + ROUND_USES] + 1)
    push(s, t.step["resolve"], b.index, 0, subject, p, level)


def settle(t: Table, s: State) -> bool:
    """Between framework steps: look for victory, then open what has been triggered. True stops the step."""
    check_victory(t, s)
    if s[OVER]:
        return True
    if check_state(t, s):
        return True
    if s[TRIGGERED]:
        push(s, t.step["after"], 0, 0)
        return True
    return False


class Resolve(Step):
    """One ability, from its costs to its last effect. Its frame has the names of ``resolving``."""

    verbs = ("target", "pay")
    title = "vyhodnocení schopnosti"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        b = t.bound[s[f + ABILITY]]
        depth = s[OPEN]
        while s[OPEN] == depth and not s[OVER]:
            at = s[f + REACHED]
            if s[f + CANCELLED] and not hooks.goes_on.allows(t, s, f, b) or at >= len(b.program):
                self.finish(t, s, f, b)
                return None
            s[f + REACHED] = at + 1
            options = b.program[at](t, s, f, b)
            if options:
                s[f + REACHED] = at
                return options
            if s[DIRTY]:
                check_victory(t, s)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        b = t.bound[s[f + ABILITY]]
        if not b.program[s[f + REACHED]].take(t, s, f, b, choice):  # True asks to be carried on with
            s[f + REACHED] += 1

    def asks(self, t: Table, s: State, f: int) -> int:
        b = t.bound[s[f + ABILITY]]
        return b.program[s[f + REACHED]].asks(t, s, f, b)

    def finish(self, t: Table, s: State, f: int, b: Bound) -> None:
        if b.targets:
            bits = marks_of_targets(s, f)
            for c in t.rows:
                s[c + MARK] &= ~bits
        cancelled = s[f + CANCELLED]
        p = s[f + PLAYER]
        pop(s)
        if t.type[b.card] == "event" and s[b.card + ZONE] == OUT:
            if not cancelled or not hooks.cancelled_is_unplayed.holds(t):
                happen(t, s, "event played", b.card, p)
            self.put_away(t, s, b.card, cancelled)
        check_victory(t, s)
        check_state(t, s)

    def put_away(self, t: Table, s: State, c: int, cancelled: int) -> None:
        """An event goes to its pile."""
        zone = hooks.event_pile.first(t, s, c, cancelled)
        if zone is not None:
            place(t, s, c, zone)
            return
        for rule in hooks.destination.of(t):
            zone = rule(t, s, c)
            if zone is not None:
                place(t, s, c, zone)


class Cancel(Step):
    """Opponents in turn may cancel what is being resolved."""

    verbs = ("decline", "use_cancel")
    uses = ("cancel",)
    title = "možnost zrušit účinek"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        while s[f + LEFT]:
            options = self.options(t, s, s[f + WHO], t.bound[s[f + AT_STAKE]])
            if options:
                return [*options, DECLINE]
            self.next(t, s, f)
        pop(s)
        return None

    def options(self, t: Table, s: State, p: int, aimed: Bound) -> Options:
        found: Options = []
        for b in t.cancels:
            if hooks.use.refuses(t, s, p, b) or hooks.cancel.refuses(t, s, b, aimed):
                continue
            found.append(("use", b.index))
        return found

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DECLINE:
            self.next(t, s, f)
        else:
            aimed = t.bound[s[f + AT_STAKE]]
            s[f + LEFT] = 0
            start(t, s, t.bound[choice[1]], s[f + WHO], t.mark[aimed.card])

    def next(self, t: Table, s: State, f: int) -> None:
        s[f + WHO] = t.clockwise(s[f + WHO])[1]
        s[f + LEFT] -= 1


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
            start(t, s, b, s[f + WHO], t.mark[c])


class After(Step):
    """What an action or a step has set off: passives first, then responses in turn."""

    verbs = ("decline", "passive")
    uses = ("response",)
    title = "pasivní schopnosti a odezvy"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        passives = self.ready(t, s, "passive")
        if passives:
            return self.passives(t, s, f, passives)
        if not s[f + BEGUN]:
            s[f + BEGUN] = 1
            s[f + WHO] = hooks.first_action.first_or(0, t, s)
        while s[f + DECLINED] < t.count:
            options = self.responses(t, s, s[f + WHO])
            if options:
                return options
            self.next(t, s, f)
        self.close(t, s)
        return None

    def ready(self, t: Table, s: State, kind: str) -> list[Bound]:
        return [b for found in t.triggers.values() for b in found if b.kind == kind and s[b.row + READY]]

    def passives(self, t: Table, s: State, f: int, waiting: list[Bound]) -> Options | None:
        """Passives resolve by themselves; where two wait, the first player orders them (9.35)."""
        if not hooks.passive.of(t):
            for b in waiting:
                self.spend(t, s, b, all_of_it=True)
            return None
        if len(waiting) > 1:
            for rule in hooks.passive_order.of(t):
                s[f + WHO] = rule(t, s)
            return [("passive", b.index) for b in waiting]
        self.fire(t, s, waiting[0])
        return None

    def fire(self, t: Table, s: State, b: Bound) -> None:
        subject = s[b.row + SUBJECT]
        self.spend(t, s, b)
        hooks.passive.run(t, s, b, subject)

    def spend(self, t: Table, s: State, b: Bound, all_of_it: bool = False) -> None:
        """A trigger has been used. Where the rules count triggers one by one, the others stay."""
        for rule in hooks.spent.of(t):
            all_of_it = rule(t, b, all_of_it)
            if all_of_it is None:
                return
        s[b.row + READY] -= s[b.row + READY] if all_of_it else 1
        if s[b.row + READY] == 0:
            s[b.row + SUBJECT] = 0
            s[TRIGGERED] -= 1

    def responses(self, t: Table, s: State, p: int) -> Options:
        found: Options = [("use", b.index) for b in self.ready(t, s, "response") if not hooks.use.refuses(t, s, p, b)]
        if found and hooks.may_decline.holds(t):
            found.append(DECLINE)
        return found

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == DECLINE:
            self.next(t, s, f)
        elif choice[0] == "passive":
            self.fire(t, s, t.bound[choice[1]])
        else:
            b = t.bound[choice[1]]
            subject, p = s[b.row + SUBJECT], s[f + WHO]
            self.spend(t, s, b, all_of_it=True)
            if not s[b.row + READY]:
                s[b.row + SUBJECT] = SPENT
            s[f + DECLINED] = 0
            s[f + WHO] = t.clockwise(p)[1]
            start(t, s, b, p, subject)

    def next(self, t: Table, s: State, f: int) -> None:
        s[f + WHO] = t.clockwise(s[f + WHO])[1]
        s[f + DECLINED] += 1

    def close(self, t: Table, s: State) -> None:
        for found in t.triggers.values():
            for b in found:
                s[b.row + READY] = s[b.row + SUBJECT] = 0
        s[TRIGGERED] = 0
        pop(s)
        if hooks.moribund.of(t):
            clear_moribund(t, s)
