"""What may be chosen: every verb has a hook of its own, whose rules forbid."""

from __future__ import annotations

from ...core.legality import Legality, Verb, in_time, plainly
from . import hooks

LEGALITY = Legality(
    {
        "bid": Verb(hooks.bid),
        "blade": Verb(hooks.blade, in_time(hooks.timing_blade)),
        "casualty": Verb(hooks.casualty, in_time(hooks.timing_casualty)),
        "cut": Verb(hooks.cut),
        "drop": Verb(hooks.drop, in_time(hooks.timing_drop)),
        "go": Verb(hooks.go, because=plainly(hooks.go_because)),
        "halt": Verb(hooks.halt),
        "knight": Verb(hooks.knight),
        "leader": Verb(hooks.leader, in_time(hooks.timing_leader)),
        "march": Verb(hooks.march, in_time(hooks.timing_march)),
        "muster": Verb(hooks.muster, in_time(hooks.timing_muster)),
        "order": Verb(hooks.order, in_time(hooks.timing_order), plainly(hooks.order_because)),
        "place": Verb(hooks.place),
        "raid": Verb(hooks.raid, in_time(hooks.timing_raid), plainly(hooks.raid_because)),
        "raid_also": Verb(hooks.raid_also, because=plainly(hooks.raid_also_because)),
        "resolve": Verb(hooks.resolve),
        "retreat": Verb(hooks.retreat, in_time(hooks.timing_retreat)),
        "rob": Verb(hooks.rob),
        "rule": Verb(hooks.rule, in_time(hooks.timing_rule)),
        "start": Verb(hooks.start),
        "support": Verb(hooks.support),
        "swap": Verb(hooks.swap, in_time(hooks.timing_swap)),
        "take_back": Verb(hooks.take_back),
        "upgrade": Verb(hooks.upgrade),
    }
)
legal = LEGALITY.legal
