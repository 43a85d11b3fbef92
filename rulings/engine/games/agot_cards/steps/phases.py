"""The round: its phases, the parts of players in turn, draws and lots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.piles import deck_of, hand_of, next_of, one_of_each
from ....cards.resolving import fall_short
from ....cards.sequences import NEXT, Names, Sequence
from ....cards.steps import check_state, settle
from ....cards.triggers import EVERYBODY, happen, renew
from ....core.flow import Choice, Options, Step, Together, operands, pop, push
from ....core.hooks import Causes
from ....core.layout import State, one_of, set_one
from .. import hooks
from ..cells import (
    CHALLENGES,
    CHANCE,
    CHOSEN,
    DOMINANCE_PHASE,
    DRAW,
    INITIATIVE,
    MARSHALLING,
    OUT_OF_SHADOWS,
    PHASE,
    PHASE_USES,
    PLOT_DECK,
    PLOTS,
    REVEALING,
    STANDING,
    ZONE,
)
from ..events import discard, may_draw, reveal_plot, take_into_hand

if TYPE_CHECKING:
    from ..table import Table


_NEXT, _FOR, BEGUN, ENDED = operands("next for begun ended")
"""Of a ``Phase``, besides: whether its beginning and its end have been told."""
_WHO, PARTS_BEGUN = operands("who parts_begun")
"""Of ``Turns``."""
WHO, LEFT, FIRST_OR_EFFECT, WHOSE, DONE = operands("who left first_or_effect whose done")
"""Of a choice: who chooses, how many are left to draw or discard, who begins (or whether it is an effect), whose hand, how many
have been drawn or discarded."""


class Round(Sequence):
    """The phases in their order, each put there by its own rule (6.4 to 6.9)."""

    title = "kolo"

    def steps(self, t: Table, s: State, f: int) -> Names:
        return tuple(rule(t) for rule in hooks.round_phases.of(t))

    def open(self, t: Table, s: State, f: int, name: str) -> None:
        push(s, t.step[name])

    def over(self, t: Table, s: State, f: int) -> None:
        pop(s)
        hooks.round_over.run(t, s)


class Phase(Sequence):
    """One phase: its number, its steps, and what ends with it."""

    def __init__(self, number: int, title: str, *parts: str) -> None:
        super().__init__(*parts)
        self.phase = number
        self.title = title

    def run(self, t: Table, s: State, f: int) -> None:
        if s[f + NEXT] == 0 and not s[f + BEGUN]:
            s[f + BEGUN] = 1
            s[PHASE] = self.phase
            for p in t.players:
                s[p + OUT_OF_SHADOWS] = 0
            if t.shadow_cards:
                first = who_begins(t, s)
                push(s, t.step["shadows"], first, 0, first)
                happen(t, s, f"phase {self.phase}", p=EVERYBODY)
                return
            happen(t, s, f"phase {self.phase}", p=EVERYBODY)
        super().run(t, s, f)

    def open(self, t: Table, s: State, f: int, name: str) -> None:
        p = who_begins(t, s)
        push(s, t.step[name], p, 0, p)

    def over(self, t: Table, s: State, f: int) -> None:
        if not s[f + ENDED]:
            s[f + ENDED] = 1
            if self.ends_heard(t):
                push(s, t.step["end of phase"], 0, 0, self.phase)
                return
        hooks.phase_over.run(t, s, self.phase)
        for b in t.bound:
            s[b.row + PHASE_USES] = 0
        renew(t, s)
        pop(s)
        check_state(t, s)

    def ends_heard(self, t: Table) -> bool:
        return f"end {self.phase}" in t.triggers


class Turns(Step):
    """A part for each player in the order of 6.3."""

    title = "části hráčů"

    def __init__(self, part: str, before: Causes[[State, int]]) -> None:
        self.part = part
        self.before = before

    def run(self, t: Table, s: State, f: int) -> None:
        if settle(t, s):
            return
        order = parts_in_order(t, s)
        if s[f + PARTS_BEGUN] and not hooks.next_turn.holds(t) or s[f + PARTS_BEGUN] >= len(order):
            hooks.turns_over.run(t, s)
            pop(s)
            return
        p = order[s[f + PARTS_BEGUN]]
        s[f + PARTS_BEGUN] += 1
        hooks.turn_begins.run(t, s, p)
        self.before.run(t, s, p)
        starter = hooks.first_action.first_or(0, t, s)
        push(s, t.step[self.part], starter, 0, p)


class ChoosePlots(Together):
    """Each player chooses a plot, face down (6.10)."""

    verbs = ("plot",)
    title = "volba zápletek"

    def players(self, t: Table, s: State, f: int) -> list[int]:
        return t.clockwise(s[f + FIRST_OR_EFFECT]) if hooks.choose_a_plot.holds(t) else []

    def finish(self, t: Table, s: State, f: int) -> None:
        pop(s)
        s[REVEALING] = 1
        hooks.plots_chosen.run(t, s)

    def open_to(self, t: Table, s: State, f: int, p: int) -> Options:
        if s[t.players[p] + CHOSEN]:
            return []
        return [("plot", c) for c in t.rows if s[c + ZONE] == PLOT_DECK and t.owner[c] == p]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "no_plot":  # what no rule would refuse changes nothing
            return
        p = t.owner[choice[1]]
        s[t.players[p] + CHOSEN] = t.pointer(choice[1])
        if not hooks.plots_chosen.of(t):
            reveal_plot(t, s, p)


class Initiative(Step):
    """Who wins initiative: values, then power, then a lot (6.13 to 6.16)."""

    verbs = ("chance",)
    title = "iniciativa"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        tied = list(t.everyone)
        for rule in hooks.initiative_order.of(t):
            if len(tied) > 1:
                tied = rule(t, s, tied)
        if len(tied) == 1:
            set_one(s, INITIATIVE, tied[0])
            pop(s)
            return None
        s[f + WHO] = CHANCE
        if not hooks.lots.holds(t):
            pop(s)
            return None
        return [("lot", p) for p in tied]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        set_one(s, INITIATIVE, choice[1])
        pop(s)


class NameFirst(Step):
    """The winner of initiative names the first player (6.17)."""

    verbs = ("first_player",)
    title = "určení prvního hráče"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if not s[INITIATIVE] or not hooks.name_first.of(t):
            pop(s)
            return None
        s[f + WHO] = one_of(s, INITIATIVE)
        return [("first_player", p) for p in t.everyone]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        hooks.name_first.run(t, s, choice[1])
        pop(s)


class Draw(Step):
    """Cards drawn one by one; chance chooses among those of a shuffled deck."""

    verbs = ("chance",)
    title = "lízání"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p, by_effect = s[f + WHOSE], bool(s[f + FIRST_OR_EFFECT])
        together = by_effect and hooks.at_once.allows(t)
        while s[f + LEFT]:
            if not (together and s[f + WHO] != CHANCE and deck_of(t, s, p)) and not may_draw(t, s, p, by_effect):
                break
            if together:
                s[f + WHO] = p
            found = next_of(t, s, p)
            if not found:
                break
            if len(found) > 1:
                return [("drawn", c) for c in found]
            self.draw(t, s, f, found[0])
        done, left = s[f + DONE], s[f + LEFT]
        pop(s)
        if by_effect:
            fall_short(t, s, done, done + left)
        return None

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        self.draw(t, s, f, choice[1])

    def draw(self, t: Table, s: State, f: int, c: int) -> None:
        s[f + LEFT] -= 1
        s[f + DONE] += 1
        take_into_hand(t, s, c, s[f + WHOSE], bool(s[f + FIRST_OR_EFFECT]))


class RandomDiscard(Step):
    """Cards discarded from a hand at random."""

    verbs = ("chance",)
    title = "náhodné odhození z ruky"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + WHOSE]
        hand = hand_of(t, s, p)
        if not s[f + LEFT] or not hand:
            done, left, by_effect = s[f + DONE], s[f + LEFT], s[f + FIRST_OR_EFFECT]
            pop(s)
            if by_effect:
                fall_short(t, s, done, done + left)
            return None
        s[f + WHO] = CHANCE if hooks.at_random.holds(t) else p
        return [("random", c) for c in one_of_each(t, hand)]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        s[f + LEFT] -= 1
        s[f + DONE] += 1
        discard(t, s, choice[1])


def parts_in_order(t: Table, s: State) -> list[int]:
    """Whose parts of marshalling and challenges come one after the other."""
    first = hooks.leads.first_or(0, t, s)
    return hooks.turn_order.first_or([first, *(p for p in t.everyone if p != first)], t, s, first)


def who_begins(t: Table, s: State) -> int:
    """Who has the first right to act now (9.33, 9.34), the first seat if no rule says."""
    return hooks.first_action.first_or(0, t, s)


PHASES = {
    "plot phase": Phase(PLOTS, "fáze zápletek", "choose plots", "initiative", "name first", "plot effects", "phase window"),
    "draw phase": Phase(DRAW, "fáze lízání", "draw two", "phase window"),
    "marshalling phase": Phase(MARSHALLING, "fáze velení", "marshalling turns"),
    "challenges phase": Phase(CHALLENGES, "fáze výzev", "challenges turns"),
    "dominance phase": Phase(DOMINANCE_PHASE, "fáze nadvlády", "dominance", "phase window"),
    "standing phase": Phase(STANDING, "fáze postavení", "stand all", "phase window"),
}
