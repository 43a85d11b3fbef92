"""What the words of abilities do in this game."""

from __future__ import annotations

from ...cards.chain import WAITS
from ...cards.resolving import Verbs
from .conditions import ASKS, CONDITIONS
from .effects import EFFECTS
from .payments import COSTS, SPENDS, Done, play

VERBS = Verbs(
    effects=EFFECTS,
    spends=SPENDS,
    costs=COSTS,
    conditions=CONDITIONS,
    asks=ASKS,
    play=play,
    removes=frozenset(("destroy", "discard", "bury")),
    dooming=frozenset(("destroy",)),
    between=lambda t, b: (*WAITS, Done()),
)
