"""What becomes of an event that is resolved, of cards about to leave play, and of those that waited to leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....cards import steps
from ....cards.piles import place
from ....cards.steps import DECLINE, check_state, start
from ....cards.triggers import happen, pass_by
from ....core.flow import OPEN, Choice, Options, Step, operands, pop
from ....core.layout import State
from .. import hooks
from ..cards import EVENT
from ..cells import (
    ASKED,
    AT_ODDS,
    CANCELLED_EVENT,
    CHANCE,
    CONTROL,
    DISCARDED,
    DOOMED,
    IN_VAIN,
    KILL,
    NO_SAVE,
    ONLY_CANCELLED,
    OUT,
    PLAY,
    PLAYED_EVENT,
    PUT_IN_ORDER,
    READY,
    SPENT,
    SUBJECT,
    THEN_DISCARD,
    THEN_KILL,
    ZONE,
)
from ..events import clear_moribund, discard, kill, save, settled, went
from ..moments import at_odds, threat
from ..players import holder

if TYPE_CHECKING:
    from ....cards.table import Bound
    from ..table import Table

WHO, SERVED = operands("who served")
"""Of ``Leave``: who is asked, and how many have been asked about the card at hand."""


class Resolve(steps.Resolve):
    """As in any card game; an event goes to its pile when its text is done (3.19)."""

    def resolved(self, t: Table, s: State, b: Bound, p: int, cancelled: bool) -> None:
        if t.type[b.card] == EVENT and s[b.card + ZONE] == OUT:
            if cancelled and b.ability.limit and not t.exploring:
                s[b.row + SUBJECT] = IN_VAIN
            if not cancelled or not hooks.cancelled_is_unplayed.holds(t):
                happen(t, s, "event played", b.card, p)
            else:
                pass_by(t, s, "event played", ONLY_CANCELLED, b.card, p)
            self.put_away(t, s, b.card, cancelled)

    def put_away(self, t: Table, s: State, c: int, cancelled: bool) -> None:
        """An event goes to its pile."""
        zone = hooks.event_pile.first(t, s, c, cancelled)
        if zone is None and cancelled:
            zone = hooks.cancelled_pile.first(t, s, c)
        if zone is not None:
            place(t, s, c, zone)
            went(t, s, c, CANCELLED_EVENT if cancelled else PLAYED_EVENT)
            return
        for rule in () if cancelled else hooks.destination.of(t):
            zone = rule(t, s, c)
            if zone is not None:
                place(t, s, c, zone)
                went(t, s, c, PLAYED_EVENT)


class Cancel(steps.Cancel):
    """As in any card game; play rests with whoever has a cancel, even one that does not reach what is at stake."""

    def options(self, t: Any, s: State, p: int, aimed: Bound) -> Options:
        found = super().options(t, s, p, aimed)
        if not found and not t.exploring and any(not hooks.use.refuses(t, s, p, b) for b in t.cancels):
            found.append(DECLINE)
        return found

    def run(self, t: Any, s: State, f: int) -> Options | None:
        options = super().run(t, s, f)
        return options if options is None else list(dict.fromkeys(options))


class After(steps.After):
    """As in any card game; then moribund cards leave play."""

    def fire(self, t: Any, s: State, b: Bound) -> None:
        for c in () if t.exploring else at_odds(t, s):
            s[c + AT_ODDS] = 1
        super().fire(t, s, b)
        if not s[b.row + READY] and not t.exploring:
            s[b.row + SUBJECT] = SPENT

    def close(self, t: Table, s: State) -> None:
        super().close(t, s)
        for c in t.rows:
            s[c + AT_ODDS] = 0
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
            options = self.ask(t, s, f, c)
            if options:
                return options if t.exploring else [*options, *self.others(t, s, s[f + WHO], c)]
            s[f + SERVED] = 0
            s[c + DOOMED] |= ASKED
        self.carry_out(t, s)
        return None

    def ask(self, t: Table, s: State, f: int, c: int) -> Options:
        """The saves of the next player who has one for this card. Where none may be used, play rests for whoever asks why."""
        found = hooks.save.choices(t, s, c)
        if not found and not s[f + SERVED] and not t.exploring and (someone := self.has_another(t, s, c)) is not None:
            s[f + WHO] = someone
            return [("no_save", c)]
        barred = bool(found) and hooks.save_refused.refuses(t, s, c)
        players = t.clockwise(s[c + CONTROL]) if found else []
        while s[f + SERVED] < len(players):
            p = players[s[f + SERVED]]
            options = [choice for choice in found if self.savior(t, s, choice) == p]
            if options and not (barred and t.exploring):
                s[f + WHO] = p
                return [("no_save", c)] if barred else [*options, ("no_save", c)]
            s[f + SERVED] += 1
        return []

    def has_another(self, t: Table, s: State, c: int) -> int | None:
        """The next player who has a save from what threatens this card, though it does not reach it."""
        against = (b for b in t.saves if s[c + DOOMED] & threat(b))
        players = {holder(t, s, b) for b in against if hooks.source.allows(t, s, holder(t, s, b), b)}
        return next((p for p in t.clockwise(s[c + CONTROL]) if p in players), None)

    def others(self, t: Table, s: State, p: int, c: int) -> Options:
        """What this player may just as well decide first, of further cards about to leave: where nobody else could save them."""
        if not self.alone(t, s, p, hooks.save.choices(t, s, c)):
            return []
        found: Options = []
        for d in t.rows:
            bits = s[d + DOOMED]
            if d == c or not bits or bits & ASKED or bits & KILL and bits & DISCARDED or hooks.save_refused.refuses(t, s, d):
                continue
            options = hooks.save.choices(t, s, d)
            if options and self.alone(t, s, p, options):
                found += [*options, ("no_save", d)]
        return found

    def alone(self, t: Table, s: State, p: int, saves: Options) -> bool:
        """Whether all these saves are this player's."""
        return all(self.savior(t, s, choice) == p for choice in saves)

    def at_hand(self, t: Table, s: State) -> int:
        """The card that is being asked about."""
        return next(c for c in t.rows if s[c + DOOMED] and not s[c + DOOMED] & ASKED)

    def savior(self, t: Table, s: State, choice: Choice) -> int:
        """Whose save it is."""
        return s[choice[1] + CONTROL] if choice[0] == "save_dup" else holder(t, s, t.bound[choice[2]])

    def carry_out(self, t: Table, s: State) -> None:
        pop(s)
        doomed = [(c, s[c + DOOMED]) for c in t.rows if s[c + DOOMED]]
        for c, bits in doomed:
            s[c + DOOMED] = 0
            if s[c + ZONE] == PLAY and bits & (KILL | DISCARDED):
                settled(t, s, c, "discarded" if bits & KILL else "killed", bool(bits & (THEN_KILL | THEN_DISCARD)))
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
            if not t.exploring:
                s[c + PUT_IN_ORDER] = 1
        elif verb == "no_save":
            if c == self.at_hand(t, s):
                s[f + SERVED] += 1
            else:
                s[c + DOOMED] |= ASKED
        elif verb == "save_dup":
            depth = s[OPEN]
            s[f + SERVED] = 0
            hooks.duplicate_ability.run(t, s, c, s[f + WHO])
            if s[OPEN] == depth:  # no ability of the card does it
                for d in filter(None, choice[2:]):
                    discard(t, s, d)
                save(t, s, c)
        else:
            b = t.bound[choice[2]]
            s[f + SERVED] = 0
            hooks.responded.run(t, s, s[f + WHO])
            start(t, s, b, s[f + WHO], t.pointer(c))
