"""Hits that are about to come through: whoever carries an item that keeps them away says whether it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import Choice, Options, Step, counted, operands, pop
from ....core.layout import State
from .. import hooks
from ..cells import ENERGY_NAME, MET
from ..legality import legal
from ..party import is_in, wards

if TYPE_CHECKING:
    from ..table import Table

SUFFER = ("suffer",)


class Warding(Step):
    """Each item keeps hits away once whenever its character suffers any. Who says nothing suffers them."""

    title = "zásahy"
    named = True
    verbs = ("ward", "suffer")
    WHO, N, _WHENCE, USED = operands("who n whence used")

    def run(self, t: Table, s: State, f: int) -> Options | None:
        p = s[f + self.WHO]
        left = [i for k, i in enumerate(wards(t, s, p)) if not s[f + self.USED] >> k & 1]
        if s[MET] and not is_in(t, s, p) or not s[f + self.N]:
            pop(s)
            return None
        if not left:
            self.take(t, s, f, SUFFER)
            return None
        return [SUFFER, *legal(t, s, p, [("ward", i) for i in left])]

    def take(self, t: Table, s: State, f: int, choice: Choice) -> None:
        p, n = s[f + self.WHO], s[f + self.N]
        if choice == SUFFER:
            pop(s)
            hooks.hit.run(t, s, p, n)
            return
        item = t.item[choice[1]]
        s[f + self.USED] |= counted(1 << wards(t, s, p).index(choice[1]), "Předmětů, které odvracejí zásahy")
        s[f + self.N] = max(0, n - item.ward)
        hooks.gained.run(t, s, p, ENERGY_NAME, -item.ward_cost)

    def default(self, t: Table, s: State, f: int) -> Choice | None:
        return SUFFER
