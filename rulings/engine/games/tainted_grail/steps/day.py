"""A day: its three parts, what happens in the morning, the actions of its main part."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....core.flow import OPEN, Choice, Options, Step, counted, operands, pop, push
from ....core.hooks import Causes
from ....core.layout import State
from .. import hooks
from ..cells import (
    ACTIONS,
    DAY,
    DIAL,
    DIAL_QUEST,
    ENDED,
    EVENING,
    HARD,
    HELD,
    HOUR,
    MENHIR,
    MORNING,
    NOON,
    OTHER_DIAL,
    OTHER_QUEST,
    OVER,
    PART,
    PARTY,
    PASSED,
    READ,
    STORY,
)
from ..events import FROM_OUTCOME, begin
from ..island import members_of, uncovered, unknown, whereabouts
from ..legality import legal
from .stages import GO_ON, Resting

if TYPE_CHECKING:
    from ..table import Table

# the steps of the morning (5.2)
BURNT_OUT, OUT_OF_REACH, MENHIR_DIALS, OTHER_DIALS, EVENT, GUARDIANS, COUNCIL, OUTFIT = range(1, 9)
PARTS = {MORNING: "morning", NOON: "noon", EVENING: "evening"}
_OF_DAY = (ACTIONS, PASSED, READ)
TRAVEL, LOCAL, PERSONAL, EXPLORE, EXPLORE_MENHIR = "travel", "local", "personal", "explore", "menhir"
MOST_EFFORT = 20
"""No action costs more."""
ACTS = (TRAVEL, LOCAL, PERSONAL, EXPLORE, EXPLORE_MENHIR)
"""The actions of 6.4."""

OF_THE_DAY = (*ACTS, "pass", "light", "take item", "put item", "grace", "drop relief")
"""What is chosen in the main part of a day."""


class Day(Step):
    """Part after part; then a new day, or the end."""

    title = "den"
    rests = True
    verbs = ("dawn", "leave")
    (AT,) = operands("at")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        part = hooks.part_of_day.first(t, s[f + self.AT])
        if part is None:
            return [("dawn",), ("leave",)]
        s[f + self.AT] = s[PART] = part
        s[HOUR] = 0
        if part == MORNING:
            for row in t.players:
                for cell in _OF_DAY:
                    s[row + cell] = 0
        push(s, t.step[PARTS[part]])
        return None

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice[0] == "leave":
            pop(s)
            if not s[OPEN]:
                s[OVER] = ENDED
        else:
            s[DAY] = counted(s[DAY] + 1, "Den")
            s[f + self.AT] = 0


def _dials(dial: int, quest: int, hook: Causes[[State, int, int]]) -> Callable[[Table, State], None]:
    """Every dial of a kind that is not held goes on."""

    def turn(t: Table, s: State) -> None:
        for i in uncovered(t, s):
            row = t.places[i]
            if s[row + dial] and not hooks.dial_held.holds(t, s, row + quest):
                hook.run(t, s, i, s[row + dial])

    return turn


def _fourth(t: Table, s: State) -> None:
    _dials(OTHER_DIAL, OTHER_QUEST, hooks.other_dial)(t, s)
    hooks.place_tokens.run(t, s)


_MORNING: dict[int, Callable[[Table, State], None]] = {
    BURNT_OUT: lambda t, s: hooks.burnt_out.run(t, s),
    OUT_OF_REACH: lambda t, s: hooks.out_of_reach.run(t, s),
    MENHIR_DIALS: _dials(DIAL, DIAL_QUEST, hooks.menhir_dial),
    OTHER_DIALS: _fourth,
    EVENT: lambda t, s: hooks.new_event.run(t, s),
    GUARDIANS: lambda t, s: hooks.guardians_move.run(t, s),
}
"""What is done in a step; in the council (7) and the outfit for the journey (8) the source says nothing more."""


class Morning(Resting):
    """The start of a day, step by step. Play rests before each."""

    title = "začátek dne"
    named = True
    AT, SHOWN = operands("at shown")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if not s[f + self.SHOWN]:
            step = hooks.morning_step.first(t, s[f + self.AT])
            s[HOUR] = step or 0
            if step is None:
                pop(s)
                return None
            if not t.exploring:
                return [GO_ON]
        s[f + self.SHOWN], s[f + self.AT] = 0, s[HOUR]
        if s[HOUR] in _MORNING:
            _MORNING[s[HOUR]](t, s)
        return None


class Noon(Step):
    """The main part: who acts next, and how, the players agree."""

    title = "hlavní část dne"
    named = True
    verbs = OF_THE_DAY

    def run(self, t: Table, s: State, f: int) -> Options | None:
        found = [] if hooks.noon_over.holds(t, s) else self._open(t, s)
        if not found:
            pop(s)
            return None
        return found

    def _open(self, t: Table, s: State) -> Options:
        sets = range(1, 1 << t.count)
        travels = [(TRAVEL, who, i) for who in sets for i in uncovered(t, s)]
        actions = [(kind, who) for who in sets for kind in ACTS if kind != TRAVEL]
        passes = [("pass", p) for p in t.everyone]
        items = [("put item" if s[row + HELD] else "take item", i) for i, row in enumerate(t.items)]
        menhirs = [("light", i) for i, row in enumerate(t.places) if s[row + MENHIR] and t.map[i].dial]
        known = s[HARD] and not t.exploring  # only hard mode says anything of it
        grace: Options = [("grace", p) for p in t.everyone] if known else []
        relief = [("drop relief",)] if s[STORY] else []
        return legal(t, s, PARTY, [*travels, *actions, *passes, *items, *menhirs, *grace, *relief])

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        verb, *args = choice
        if verb in ACTS:
            place = args[1] if verb == TRAVEL else 0
            push(s, t.step["effort"], ACTS.index(verb), args[0], place)
        elif verb == "pass":
            s[t.players[args[0]] + PASSED] = 1
        elif verb == "light":
            hooks.lit.run(t, s, args[0])
        elif verb == "drop relief":
            s[STORY] = 0
        elif verb == "grace":
            push(s, t.step["grace"])
        else:
            s[t.items[args[0]] + HELD] = verb == "take item"


class Grace(Resting):
    """The grace of the All-Mother: what it brings is beyond the source, so that play goes no further."""

    title = "milost Pramatky"
    named = True
    (SHOWN,) = operands("shown")

    def run(self, t: Table, s: State, f: int) -> Options:
        if s[f + self.SHOWN]:
            unknown("Co přináší milost Pramatky, stanoví strana 13, kterou předloha nemá.")
        return [GO_ON]


class Effort(Step):
    """How much energy an action costs: the texts of the game say it, and so must the situation or the script."""

    title = "cena akce"
    verbs = ("spend",)
    KIND, WHO, PLACE = operands("kind who place")

    def run(self, t: Table, s: State, f: int) -> Options:
        said = t.printed.efforts.get(ACTS[s[f + self.KIND]])
        if said is None and t.exploring:
            unknown("Kolik akce stojí, není volba hráčů. Přidejte pro každou větu: cestování stojí 1 bod výdrže.")
        return legal(t, s, PARTY, [("spend", n) for n in range(MOST_EFFORT + 1) if said in (None, n)])

    def asks(self, t: Table, s: State, f: int) -> int:
        return PARTY

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        kind, who, place = ACTS[s[f + self.KIND]], s[f + self.WHO], s[f + self.PLACE]
        pop(s)
        for p in members_of(who):
            s[t.players[p] + ACTIONS] = counted(s[t.players[p] + ACTIONS] + 1, "Akcí za den")
            hooks.spent.run(t, s, p, choice[1])
        if kind == TRAVEL:
            for p in members_of(who):
                hooks.travelled.run(t, s, p, place)
            push(s, t.step["arrival"], who, place)
        elif kind == LOCAL:
            for p in reversed(members_of(who)):
                begin(t, s, p, t.map[whereabouts(t, s, p)].local or (), FROM_OUTCOME)
