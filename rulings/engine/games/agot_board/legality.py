"""What may be chosen: every verb has a hook of its own, whose rules forbid."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.flow import Choice, Options
from ...core.hooks import Forbids
from ...core.layout import State
from . import hooks

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True)
class Verb:
    """A kind of choice: the rules against it, those that say when it has its time, and those that only say more."""

    refused: Forbids[...] | None = None
    timing: Forbids[...] | None = None
    because: Forbids[...] | None = None


VERBS = {
    "bid": Verb(hooks.bid),
    "blade": Verb(hooks.blade, hooks.timing_blade),
    "casualty": Verb(hooks.casualty, hooks.timing_casualty),
    "cut": Verb(hooks.cut),
    "drop": Verb(hooks.drop, hooks.timing_drop),
    "go": Verb(hooks.go, because=hooks.go_because),
    "halt": Verb(hooks.halt),
    "knight": Verb(hooks.knight),
    "leader": Verb(hooks.leader, hooks.timing_leader),
    "march": Verb(hooks.march, hooks.timing_march),
    "muster": Verb(hooks.muster, hooks.timing_muster),
    "order": Verb(hooks.order, hooks.timing_order, hooks.order_because),
    "place": Verb(hooks.place),
    "raid": Verb(hooks.raid, hooks.timing_raid, hooks.raid_because),
    "raid_also": Verb(hooks.raid_also, because=hooks.raid_also_because),
    "resolve": Verb(hooks.resolve),
    "retreat": Verb(hooks.retreat, hooks.timing_retreat),
    "rob": Verb(hooks.rob),
    "rule": Verb(hooks.rule, hooks.timing_rule),
    "start": Verb(hooks.start),
    "support": Verb(hooks.support),
    "swap": Verb(hooks.swap, hooks.timing_swap),
    "take_back": Verb(hooks.take_back),
    "upgrade": Verb(hooks.upgrade),
}
_FREE = Verb()


def forbidden(t: Table, s: State, p: int, choice: Choice) -> bool:
    """Whether any rule refuses this choice."""
    verb, *args = choice
    refused = VERBS.get(verb, _FREE).refused
    return refused is not None and bool(refused.refuses(t, s, p, *args))


def legal(t: Table, s: State, p: int, choices: Iterable[Choice]) -> Options:
    """Those of several choices that no rule refuses."""
    return [choice for choice in choices if not forbidden(t, s, p, choice)]


def untimely(t: Table, s: State, p: int, verb: str) -> list[str]:
    """The ids of the rules that say it is not the time for such a choice."""
    timing = VERBS.get(verb, _FREE).timing
    return timing.ids(t, s, p) if timing else []


def reasons(t: Table, s: State, p: int, choice: Choice) -> list[str]:
    """The ids of every rule that refuses a choice, its time included."""
    verb, *args = choice
    kind = VERBS.get(verb, _FREE)
    found = untimely(t, s, p, verb)
    for hook in (kind.refused, kind.because):  # the latter only says more of a choice that is refused anyway
        if hook is not None and (hook is kind.refused or found):
            found += hook.ids(t, s, p, *args)
    return list(dict.fromkeys(found))
