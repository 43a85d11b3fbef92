"""The party: who takes part, who is active, who panics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.layout import State, one_of
from . import hooks
from .cells import ACTIVATED, ACTIVE, HEALTH, HELD, IN, MET, OUT, OUTCOME
from .model import Encounter

if TYPE_CHECKING:
    from .table import Table


def party(t: Table, s: State) -> list[int]:
    """Those who take part in the encounter, the excluded among them; without an encounter everybody."""
    return [p for p in t.everyone if s[t.players[p] + IN]] if s[MET] else list(t.everyone)


def members(t: Table, s: State) -> list[int]:
    """Those who are still in the encounter."""
    return [p for p in party(t, s) if not s[t.players[p] + OUT]]


def active(s: State) -> int:
    """The active character; -1 for none."""
    return one_of(s, ACTIVE)


def outcome(s: State) -> int:
    """How the encounter has ended; 0 while it goes on."""
    return s[OUTCOME]


def is_in(t: Table, s: State, p: int) -> bool:
    """Whether a character is still in the encounter."""
    return bool(p >= 0 and s[t.players[p] + IN] and not s[t.players[p] + OUT])


def waiting(t: Table, s: State) -> list[int]:
    """Members who have not been activated in this turn."""
    return [p for p in members(t, s) if not s[t.players[p] + ACTIVATED]]


def panicking(t: Table, s: State, p: int) -> bool:
    """Whether a character panics."""
    return bool(hooks.panics.holds(t, s, p)) and not hooks.calm.holds(t, s, p)


def has_nature(t: Table, s: State, nature: str) -> bool:
    """Whether the encounter at hand has a nature that holds."""
    x = t.encounter(s)
    return x is not None and nature in x.natures and hooks.natures.holds(t)


def wards(t: Table, s: State, p: int) -> list[int]:
    """The items of a character that can keep hits away, those that are set aside among them."""
    return [i for i, x in enumerate(t.item) if x.owner == p and x.ward and s[t.items[i] + HELD]]


def loot_item(t: Table, p: int, name: str) -> int:
    """The item of a character that it carries once it gets a piece of loot of this name."""
    return next(i for i, x in enumerate(t.item) if x.loot and x.name == name and x.owner == p)


def encounter(t: Table, s: State) -> Encounter:
    """The card of the encounter at hand, where there is one."""
    found = t.encounter(s)
    assert found is not None
    return found


def health_left(t: Table, s: State, p: int) -> int:
    """The health of a member; nought for one who is excluded."""
    return 0 if s[t.players[p] + OUT] else s[t.players[p] + HEALTH]
