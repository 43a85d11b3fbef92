"""Windows: players in rotation act or pass, and the window closes when all have passed in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, operands, pop
from ....core.layout import State
from .. import hooks
from ..cells import BROKEN_OFF, CONTROL, DIRTY, HAND, HOST, ICON, STAGE, TRIGGERED, TYPE, ZONE
from ..events import hand_of, happen
from ..values import can_host
from .resolve import settle, start

if TYPE_CHECKING:
    from ..table import Table

PASS = ("pass",)

WHO, PASSES, PART, ACTED = operands("who passes part acted")
"""Whose turn to act it is, how many have passed in a row, whose part it is, whether anybody has acted."""


class Window(Step):
    """A window for actions. It rests: a script is never carried past its end in silence."""

    verbs: tuple[str, ...] = ("play", "duplicate", "pass", "unshadow", "take_back", "use_cancel")
    uses = ("action", "passive", "constant", "save", "revealed")
    title = "okno akcí"
    rests = True

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if s[STAGE] == BROKEN_OFF and s[TYPE]:
            pop(s)
            return None
        if (s[DIRTY] or s[TRIGGERED]) and settle(t, s):
            return None
        while True:
            p = s[f + WHO]
            options = self.options(t, s, f, p)
            if options or p == s[f + PART] and self.rests and not t.exploring:
                options.append(PASS)
                return options
            if self.passed(t, s, f):
                return None

    def options(self, t: Table, s: State, f: int, p: int) -> Options:
        return actions(t, s, p)

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        if choice == PASS:
            self.passed(t, s, f)
            return
        p = s[f + WHO]
        if self.act(t, s, f, p, choice):
            s[f + PASSES] = 0
            s[f + ACTED] = 1
            hooks.acted.run(t, s, f, choice)

    def act(self, t: Table, s: State, f: int, p: int, choice: Choice) -> bool:
        """Carry out an action; whether it was one that gives the others room."""
        if choice[0] == "use":
            start(t, s, t.bound[choice[1]], p)
        elif choice[0] in ("ambush", "into_shadows"):
            (hooks.ambushed if choice[0] == "ambush" else hooks.shadowed).run(t, s, p, choice[1])
        else:
            play(t, s, p, choice)
        return True

    def passed(self, t: Table, s: State, f: int) -> bool:
        """Note a pass; whether the window has closed by it."""
        s[f + PASSES] += 1
        if s[f + PASSES] >= self.enough(t, s, f):
            self.close(t, s, f)
            return True
        s[f + WHO] = self.following(t, s, f)
        return False

    def following(self, t: Table, s: State, f: int) -> int:
        return t.clockwise(s[f + WHO])[1] if t.count > 1 else s[f + WHO]

    def enough(self, t: Table, s: State, f: int) -> int:
        """How many passes in a row close the window."""
        further = not s[f + ACTED] or hooks.further.holds(t)
        return t.count if further else max(1, t.count - 1)

    def close(self, t: Table, s: State, f: int) -> None:
        pop(s)

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return PASS


class TurnWindow(Window):
    """The part of one player: the others take their turns in it only because 9.8 lets them."""

    def following(self, t: Table, s: State, f: int) -> int:
        if hooks.foreign.holds(t):
            return super().following(t, s, f)
        return s[f + PART]

    def enough(self, t: Table, s: State, f: int) -> int:
        return super().enough(t, s, f) if hooks.foreign.holds(t) else 1


class ChallengeWindow(Window):
    """The window between two steps of a challenge."""

    title = "akce mezi kroky výzvy"


class MarshallingWindow(TurnWindow):
    """A player's part of marshalling: cards from the hand, duplicates, abilities, gold."""

    title = "velení"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        options = super().run(t, s, f)
        if options and options[-1] == PASS and len(options) > 1 and not hooks.may_stop.holds(t):
            options.pop()
        return options

    def options(self, t: Table, s: State, f: int, p: int) -> Options:
        found = actions(t, s, p)
        if p == s[f + PART] and hooks.attach_duplicates.holds(t):
            found += duplicates(t, s, p)
        return found


class ChallengesWindow(TurnWindow):
    """A player's part of the challenges phase: actions, and the next challenge to announce."""

    verbs = (*Window.verbs, "challenge")
    title = "výzvy hráče"

    def options(self, t: Table, s: State, f: int, p: int) -> Options:
        found = actions(t, s, p)
        if p == s[f + PART]:
            found += announcements(t, s, p)
        return found

    def act(self, t: Table, s: State, f: int, p: int, choice: Choice) -> bool:
        if choice[0] != "challenge":
            return super().act(t, s, f, p, choice)
        from .challenge import announce

        s[f + WHO], s[f + PASSES], s[f + ACTED] = p, 0, 0
        announce(t, s, p, choice[1], choice[2])
        return False


def actions(t: Table, s: State, p: int) -> Options:
    """Every action a player may take now: abilities, events, cards from the hand."""
    found: Options = []
    for b in t.actions:
        if s[b.card + ZONE] == b.home and s[b.card + CONTROL] == p and not hooks.use.refuses(t, s, p, b):
            found.append(("use", b.index))
    for hook in (hooks.ambush, hooks.into_shadows) if t.plays_otherwise else ():
        found += [(hook.name, c) for c in t.rows if not hook.refuses(t, s, p, c)]
    for c in t.playable:
        if s[c + ZONE] == HAND and t.owner[c] == p:
            for host in hosts_for(t, s, c):
                if not hooks.play.refuses(t, s, p, c, host):
                    found.append(("play", c, host))
    return found


def hosts_for(t: Table, s: State, c: int) -> list[int] | tuple[int, ...]:
    """What a card can be played onto: attachments want a host, other cards none (0)."""
    if t.type[c] != "attachment":
        return (0,)
    return [h for h in t.hosts if can_host(t, s, h)]


def duplicates(t: Table, s: State, p: int) -> Options:
    """The duplicates a player may attach now."""
    found: Options = []
    for c in hand_of(t, s, p):
        if not t.card[c].unique:
            continue
        for host in t.rows:
            if not s[host + HOST] and not hooks.duplicate.refuses(t, s, p, c, host):
                found.append(("duplicate", c, host))
    return found


def announcements(t: Table, s: State, p: int) -> Options:
    """The challenges a player may announce now."""
    found: Options = []
    opponents = [q for rule in hooks.opponents.of(t) for q in rule(t, s, p)] or t.clockwise(p)[1:2]
    for kind in ICON:
        for q in opponents:
            if not hooks.challenge.refuses(t, s, p, kind, q):
                found.append(("challenge", kind, q))
    return found


def play(t: Table, s: State, p: int, choice: Choice) -> None:
    """Play a card from the hand, or lay a duplicate under its original."""
    verb, c, host = choice
    happen(t, s, "from hand", c, p)
    if verb == "duplicate":
        hooks.duplicated.run(t, s, p, c, host)
        return
    hooks.was_played.run(t, s, p, c)
    hooks.played.run(t, s, p, c, host)
