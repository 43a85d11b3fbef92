"""Windows: players in rotation act or pass, and the window closes when enough have passed in a row.

``WHO`` has priority. After an action a rule on ``acted`` may pass it on (``following``); a game in which a player acts on
until passing has no such rule. A window opened over a waiting ability (see ``program``) closes as any other does, and who
has priority in it is what it is opened with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.flow import Choice, Options, Step, operands, pop
from ..core.layout import State
from . import hooks
from .cells import CONTROL, ZONE
from .steps import settle, start, unsettled
from .triggers import renew

if TYPE_CHECKING:
    from .table import Table

PASS = ("pass",)

WHO, PASSES, PART, ACTED, ANSWERED, GROUND = operands("who passes part acted answered ground")
"""Whose turn to act it is, how many have passed in a row, whose part it is, whether anybody has acted, and who was last (the
seat plus one) to answer that action, and why it has priority who has it (see ``chain``)."""


class Window(Step):
    """A window for actions. It rests: a script is never carried past its end in silence."""

    rests = True
    points = (ANSWERED,)

    def run(self, t: Any, s: State, f: int) -> Options | None:
        if unsettled(t, s) and settle(t, s):
            return None
        while True:
            p = s[f + WHO]
            options = self.options(t, s, f, p)
            if options or self.rests and not t.exploring and (p == s[f + PART] or self.waits(t, s, f)):
                options.append(PASS)
                return options
            if self.passed(t, s, f):
                return None

    def waits(self, t: Any, s: State, f: int) -> bool:
        """Whether play rests even with a player who can do nothing but pass: for whoever asks about that very moment."""
        return False

    def options(self, t: Any, s: State, f: int, p: int) -> Options:
        """What a player may do here besides passing; a new list."""
        return usable(t, s, p)

    def take(self, t: Any, s: State, f: int, choice: Choice) -> None:
        if choice == PASS:
            self.passed(t, s, f)
            return
        p = s[f + WHO]
        if not t.exploring:  # it is only told why something cannot be answered any more
            renew(t, s)
        if self.act(t, s, f, p, choice):
            s[f + PASSES] = s[f + ANSWERED] = 0
            s[f + ACTED] = 1
            hooks.acted.run(t, s, f, choice)

    def act(self, t: Any, s: State, f: int, p: int, choice: Choice) -> bool:
        """Carry out an action; whether it was one that gives the others room."""
        start(t, s, t.bound[choice[1]], p)
        return True

    def passed(self, t: Any, s: State, f: int) -> bool:
        """Note a pass; whether the window has closed by it."""
        s[f + PASSES] += 1
        if s[f + PASSES] >= self.enough(t, s, f):
            self.close(t, s, f)
            return True
        s[f + WHO] = self.following(t, s, f)
        return False

    def following(self, t: Any, s: State, f: int) -> int:
        """Who has priority next."""
        after: int = t.clockwise(s[f + WHO])[1] if t.count > 1 else s[f + WHO]
        return after

    def enough(self, t: Any, s: State, f: int) -> int:
        """How many passes in a row close the window."""
        further = not s[f + ACTED] or hooks.further.holds(t)
        count: int = t.count
        return count if further else max(1, count - 1)

    def close(self, t: Any, s: State, f: int) -> None:
        """All have passed."""
        pop(s)

    def default(self, t: Any, s: State, f: int) -> Choice | None:
        return PASS


class TurnWindow(Window):
    """The part of one player: the others take their turns in it only because a rule lets them."""

    def following(self, t: Any, s: State, f: int) -> int:
        if hooks.foreign.holds(t):
            return super().following(t, s, f)
        return s[f + PART]

    def enough(self, t: Any, s: State, f: int) -> int:
        return super().enough(t, s, f) if hooks.foreign.holds(t) else 1


def usable(t: Table, s: State, p: int) -> Options:
    """The abilities that a player may use now."""
    return [
        ("use", b.index)
        for b in t.actions
        if s[b.card + ZONE] == b.home and s[b.card + CONTROL] == p and not hooks.use.refuses(t, s, p, b)
    ]
