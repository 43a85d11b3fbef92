"""What the words of abilities do in this game."""

from __future__ import annotations

from ...cards.resolving import Verbs
from .conditions import ASKS, CONDITIONS
from .effects import EFFECTS
from .payments import COSTS, SPENDS, play

VERBS = Verbs(
    effects=EFFECTS,
    spends=SPENDS,
    costs=COSTS,
    conditions=CONDITIONS,
    asks=ASKS,
    play=play,
    removes=frozenset(("kill", "discard", "return")),
    dooming=frozenset(("kill", "discard")),
    awaited=frozenset(("kill", "discard", "kneel", "stand", "return", "put", "put_on", "to_hand", "out_of_shadows")),
    unstoppable=frozenset(("power_off_card", "gold_off_card")),  # tokens are no part of a card
)
