"""All steps by name. Their numbers, which stand in positions, follow the order here."""

from __future__ import annotations

from ....core.flow import Step
from ....core.table import numbered
from .cards import Discard, Draw, Effects, Loot, TopDiscard
from .choosing import Choosing
from .day import Day, Effort, Grace, Morning, Noon
from .encounter import Approach, Camp, Drawn, Encounter, Equipment, Opening
from .escape import Escape
from .evening import Evening, Improve, Offer, Price, Rebuild, Rest
from .guardians import Arrival, Die, Guardians
from .play import Forced, Placed, Play
from .turn import Activation, Answer, Before, Delayed, Turn, TurnEnd
from .warding import Warding

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
    "before check": Before(),
    "before answer": Before(),
    "answer": Answer(),
    "before attack": Before(),
    "turn end": TurnEnd(),
    "draw": Draw(),
    "discard": Discard(),
    "top discard": TopDiscard(),
    "effects": Effects(),
    "loot": Loot(),
    "warding": Warding(),
    "escape": Escape(),
    "choosing": Choosing(),
    "day": Day(),
    "morning": Morning(),
    "guardians": Guardians(),
    "die": Die(),
    "noon": Noon(),
    "effort": Effort(),
    "grace": Grace(),
    "arrival": Arrival(),
    "evening": Evening(),
    "rest": Rest(),
    "improve": Improve(),
    "price": Price(),
    "offer": Offer(),
    "rebuild": Rebuild(),
}
STEPS = numbered(_STEPS.items())
