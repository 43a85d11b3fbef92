"""All steps by name. Their numbers, which stand in positions, follow the order here."""

from __future__ import annotations

from ....core.flow import Step
from ....core.table import numbered
from .cards import Discard, Draw, Effects, Loot, TopDiscard
from .encounter import Approach, Camp, Drawn, Encounter, Equipment, Opening
from .play import Forced, Placed, Play
from .turn import Activation, Answer, Delayed, Turn, TurnEnd

_STEPS: dict[str, Step] = {
    "camp": Camp(),
    "encounter": Encounter(),
    "card": Drawn(),
    "equipment": Equipment(),
    "opening": Opening(),
    "approach": Approach(),
    "turn": Turn(),
    "activation": Activation(),
    "delayed": Delayed(),
    "play": Play(),
    "forced": Forced(),
    "placed": Placed(),
    "answer": Answer(),
    "turn end": TurnEnd(),
    "draw": Draw(),
    "discard": Discard(),
    "top discard": TopDiscard(),
    "effects": Effects(),
    "loot": Loot(),
}
STEPS = numbered(_STEPS.items())
