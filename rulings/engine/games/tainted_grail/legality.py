"""What may be chosen: every verb has a hook of its own, whose rules forbid."""

from __future__ import annotations

from ...core.legality import FREE, Legality, Verb
from . import hooks

LEGALITY = Legality(
    {
        "activate": Verb(hooks.activate),
        "avoid": Verb(hooks.avoid),
        "coin": FREE,
        "disagree": FREE,
        "discard": Verb(hooks.discard),
        "draw": FREE,
        "equip": Verb(hooks.equip),
        "equipped": Verb(hooks.finish_equipping),
        "flee": Verb(hooks.flee),
        "keep": FREE,
        "lock": FREE,
        "loot": FREE,
        "pay": Verb(hooks.pay),
        "play": Verb(hooks.play),
        "redraw": Verb(hooks.redraw),
        "save": Verb(hooks.save_magic),
        "set aside": Verb(hooks.set_aside),
        "stop": Verb(hooks.stop),
        "use": Verb(hooks.use),
    }
)
legal = LEGALITY.legal
