"""An attempt to escape from combat, in hard mode: its price, an attack, a coin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, operands, pop
from ....core.layout import State
from .. import hooks
from ..cells import CHANCE, KIND, TOSSED, TRIED
from ..events import FROM_OPPORTUNITY, begin
from ..legality import legal
from ..model import COMBAT, DIPLOMACY
from ..modes import hard
from ..party import encounter
from .stages import Inside, following, stages

if TYPE_CHECKING:
    from ..table import Table

ESCAPE = ("escape",)
COST, ATTACK, COIN = range(1, 4)
"""The stages of an attempt (20.6 to 20.8)."""
SKULL, GRAIL = 0, 1
"""The sides of the coin."""


def flights(s: State) -> list[Choice]:
    """Giving the encounter up, where the rules say how: from combat only an attempt to escape is known (18.1, 20.5)."""
    return [("flee",)] if s[KIND] == DIPLOMACY else []


def escapes(t: Table, s: State, p: int) -> Options:
    """The attempt to escape, where the mode knows one."""
    known = s[KIND] == COMBAT and hard(t, s, "úprk") and hooks.escaping.holds(t)
    return legal(t, s, p, [ESCAPE]) if known else []


class Escape(Inside):
    """One attempt, stage by stage."""

    title = "pokus o úprk"
    verbs = ("coin",)
    WHO, AT = operands("who at")

    def go(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + self.WHO]
        stage = following(s[f + self.AT], stages(t, hooks.escape_step))
        if stage is None:
            pop(s)
            return None
        if stage == COIN:
            return [("coin", SKULL), ("coin", GRAIL)]
        s[f + self.AT] = stage
        if stage == COST:
            hooks.escape_cost.run(t, s, p)
        else:
            begin(t, s, p, encounter(t, s).opportunity, FROM_OPPORTUNITY)
        return None

    def asks(self, t: Table, s: State, f: int) -> int:
        return CHANCE

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p = s[f + self.WHO]
        pop(s)
        s[t.players[p] + TRIED] = TOSSED
        hooks.coin.run(t, s, p, choice[1])
