"""Windows: players in rotation act or pass, and the window closes when all have passed in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....cards import windows
from ....cards.piles import hand_of
from ....cards.triggers import happen, pass_by
from ....cards.windows import ACTED, PART, PASS, PASSES, WHO
from ....core.flow import Choice, Options, pop
from ....core.layout import State
from .. import hooks
from ..cards import ATTACHMENT
from ..cells import BROKEN_OFF, DUPLICATE, HAND, ICON, ONLY_DUPLICATE, STAGE, TYPE, ZONE
from ..values import can_lie_on

if TYPE_CHECKING:
    from ..table import Table


class Window(windows.Window):
    """A window for actions; the end of a challenge closes it."""

    verbs: tuple[str, ...] = ("play", "pass")
    uses = ("action", "passive", "constant", "save", "revealed")
    title = "okno akcí"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        if s[STAGE] == BROKEN_OFF and s[TYPE]:
            pop(s)
            return None
        return super().run(t, s, f)

    def takes(self, t: Any, s: State, f: int, verb: str) -> bool:
        return super().takes(t, s, f, verb) or t.plays_otherwise and verb in ("ambush", "into_shadows")

    def waits(self, t: Any, s: State, f: int) -> bool:
        """Whoever has just acted has given the next one room, and until that one has passed nobody else acts.

        For whoever asks about that moment or says that pass afterwards, it rests before every pass.
        """
        return bool(t.lingering or s[f + ACTED] and not s[f + PASSES])

    def options(self, t: Table, s: State, f: int, p: int) -> Options:
        return actions(t, s, p)

    def act(self, t: Table, s: State, f: int, p: int, choice: Choice) -> bool:
        if choice[0] == "use":
            return super().act(t, s, f, p, choice)
        if choice[0] in ("ambush", "into_shadows"):
            (hooks.ambushed if choice[0] == "ambush" else hooks.shadowed).run(t, s, p, choice[1])
        else:
            play(t, s, p, choice)
        return True


class TurnWindow(Window, windows.TurnWindow):
    """The part of one player (9.8)."""


class ChallengeWindow(Window):
    """The window between two steps of a challenge."""

    title = "akce mezi kroky výzvy"


class MarshallingWindow(TurnWindow):
    """A player's part of marshalling: cards from the hand, duplicates, abilities, gold."""

    verbs = (*Window.verbs, "duplicate")
    title = "velení"

    def run(self, t: Table, s: State, f: int) -> Options | None:
        options = super().run(t, s, f)
        if options and options[-1] == PASS and len(options) > 1 and hooks.stop.refuses(t, s, s[f + WHO]):
            options.pop()
        return options

    def options(self, t: Table, s: State, f: int, p: int) -> Options:
        found = actions(t, s, p)
        if p == s[f + PART]:
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
    found = windows.usable(t, s, p)
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
    return [h for h in (t.rows if t.card[c].on_attachments else t.hosts) if can_lie_on(t, s, c, h)]


def duplicates(t: Table, s: State, p: int) -> Options:
    """The duplicates a player may attach now."""
    found: Options = []
    for c in hand_of(t, s, p):
        if not t.card[c].unique:
            continue
        for host in t.rows:
            if not s[host + DUPLICATE] and not hooks.duplicate.refuses(t, s, p, c, host):
                found.append(("duplicate", c, host))
    return found


def announcements(t: Table, s: State, p: int) -> Options:
    """The challenges a player may announce now."""
    found: Options = []
    opponents = [q for rule in hooks.opponents.of(t) for q in rule(t, s, p)] or t.clockwise(p)[1:2]
    for kind in ICON:
        for q in (*opponents, p):
            if not hooks.challenge.refuses(t, s, p, kind, q) and not hooks.vain_challenge.refuses(t, s, p, kind, q):
                found.append(("challenge", kind, q))
    return found


def play(t: Table, s: State, p: int, choice: Choice) -> None:
    """Play a card from the hand, or lay a duplicate under its original."""
    verb, c, host = choice
    happen(t, s, "from hand", c, p)
    if verb == "duplicate":
        hooks.duplicated.run(t, s, p, c, host)
        pass_by(t, s, "played", ONLY_DUPLICATE, c, p, like=(ATTACHMENT, "duplicate"))
        return
    hooks.was_played.run(t, s, p, c)
    hooks.played.run(t, s, p, c, host)
