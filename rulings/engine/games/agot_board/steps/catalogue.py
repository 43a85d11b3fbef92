"""All steps by name. Their numbers, which stand in positions, follow the order here."""

from __future__ import annotations

from ....core.flow import Step
from ....core.table import numbered
from .. import hooks
from .action import ActionPhase, Consolidation, Marches, Raids
from .battle import Announce, Battle, Blade, Cards, Entry, Result, Spoils, Support
from .bids import Bids, Standing, Wall
from .march import Attack, Marching
from .planning import Orders, PlanningPhase, Raven
from .retreat import Casualties, Retreat
from .turn import Setup, Turn
from .westeros import Clash, InOrder, Losses, Mustering, Reveal, Supply, Trim, WesterosPhase, Winter

_STEPS: dict[str, Step] = {
    "setup": Setup(),
    "turn": Turn(),
    "westeros": WesterosPhase(),
    "reveal": Reveal(),
    "winter": Winter(),
    "supply": Supply(),
    "trim": Trim(),
    "mustering": InOrder("shromažďování", "mustering part", after=hooks.mustering_over),
    "mustering part": Mustering(),
    "clash": Clash(),
    "bids": Bids(),
    "standing": Standing(),
    "wall": Wall(),
    "losses": InOrder("ztráty po útoku divokých", "losses part"),
    "losses part": Losses(),
    "planning": PlanningPhase(),
    "orders": Orders(),
    "raven": Raven(),
    "action": ActionPhase(),
    "raids": Raids(),
    "marches": Marches(),
    "marching": Marching(),
    "attack": Attack(),
    "consolidation": Consolidation(),
    "battle": Battle(),
    "entry": Entry(),
    "support": Support(),
    "announce": Announce(),
    "cards": Cards(),
    "blade": Blade(),
    "result": Result(),
    "casualties": Casualties(),
    "retreat": Retreat(),
    "spoils": Spoils(),
}

STEPS = numbered(_STEPS.items())
