"""Windows in which players with priority act: whatever is used goes onto the chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....cards.chain import AT_ONCE, PASSED, Priority, waiting
from ....cards.piles import hand_of
from ....cards.resolving import send_away
from ....cards.windows import PART, PASSES, WHO
from ....core.flow import Choice, Options, pop
from ....core.layout import State
from .. import hooks
from ..cards import QUEST
from ..cells import CONCLUDED, CONTROL, GONE, PLAY, STAGE, ZONE
from ..values import opponents
from .combat import begin

if TYPE_CHECKING:
    from ..table import Table


class Window(Priority):
    """A window: cards from the hand, powers, quests."""

    verbs: tuple[str, ...] = ("pass",)
    uses = ("played", "power", "reward", "constant")
    title = "příležitost k reakcím"

    def run(self, t: Any, s: State, f: int) -> Options | None:
        if hooks.cut_short.allows(t, s) and not waiting(t, s):
            pop(s)
            return None
        if s[t.players[s[f + WHO]] + GONE]:
            s[f + WHO] = self.following(t, s, f)
            self.because(t, s, f, PASSED)
        return super().run(t, s, f)

    def options(self, t: Any, s: State, f: int, p: int) -> Options:
        return usable(t, s, p)

    def present(self, t: Any, s: State) -> int:
        return len(t.present(s))


class ActionWindow(Window):
    """The action phase: its player places a resource and proposes combat as well."""

    verbs = (*Window.verbs, "place", "propose")
    title = "akční fáze"

    def options(self, t: Any, s: State, f: int, p: int) -> Options:
        found = usable(t, s, p)
        if p == s[f + PART]:
            found += placeable(t, s, p) + proposals(t, s, p)
        return found

    def may_pass(self, t: Any, s: State, f: int, options: Options) -> bool:
        own_part = s[f + WHO] == s[f + PART] and not waiting(t, s)
        return not options or not own_part or hooks.may_stop.holds(t)

    def act(self, t: Any, s: State, f: int, p: int, choice: Choice) -> bool:
        if choice[0] == "place":
            hooks.placed.run(t, s, p, choice[1], choice[2])
            self.because(t, s, f, AT_ONCE)
            return False
        if choice[0] == "propose":
            begin(t, s, p, choice[1], choice[2])
            return False
        return super().act(t, s, f, p, choice)


class CombatWindow(Window):
    """A window within a combat; in the second, players strike with weapons."""

    verbs = (*Window.verbs, "strike")

    def __init__(self, title: str) -> None:
        self.title = title

    def run(self, t: Any, s: State, f: int) -> Options | None:
        if s[STAGE] == CONCLUDED and not waiting(t, s):
            pop(s)
            return None
        return super().run(t, s, f)

    def options(self, t: Any, s: State, f: int, p: int) -> Options:
        found = super().options(t, s, f, p)
        return found + [("strike", c) for c in t.weapons if not hooks.strike.refuses(t, s, p, c)]

    def act(self, t: Any, s: State, f: int, p: int, choice: Choice) -> bool:
        if choice[0] == "strike":
            hooks.struck.run(t, s, p, choice[1])
            self.because(t, s, f, AT_ONCE)
            s[f + PASSES] = 0  # whoever has passed before may still answer it
            send_away(t, s)
            return False
        return super().act(t, s, f, p, choice)


def usable(t: Table, s: State, p: int) -> Options:
    """The cards a player may play, the powers that may be used, the quests that may be completed."""
    return [("use", b.index) for b in t.usable if not hooks.use.refuses(t, s, p, b)]


def placeable(t: Table, s: State, p: int) -> Options:
    """The resources that a player may place now, face down, and quests face up too."""
    found: Options = []
    for c in hand_of(t, s, p):
        for up in (0, 1) if t.type[c] == QUEST else (0,):
            if not hooks.place.refuses(t, s, p, c, up):
                found.append(("place", c, up))
    return found


def proposals(t: Table, s: State, p: int) -> Options:
    """The combats that a player may propose now."""
    mine = [c for c in t.fighters if s[c + ZONE] == PLAY and s[c + CONTROL] == p]
    theirs = [c for c in t.characters if s[c + ZONE] == PLAY and opponents(t, s, p, s[c + CONTROL])]
    return [("propose", a, d) for a in mine for d in theirs if not hooks.propose.refuses(t, s, p, a, d)]
