"""Chapter 2: the character and its survival."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import grail
from ..cells import ENERGY, ENERGY_NAME
from ..events import change
from ..island import members_of

if TYPE_CHECKING:
    from ..table import Table


@grail.forbids(hooks.effort, "2.5")
def energy_is_needed_for_actions(t: Table, s: State, who: int, n: int) -> Truth:
    """Actions are paid with energy: who has less cannot act."""
    return any(s[t.players[p] + ENERGY] < n for p in members_of(who))


@grail.forbids(hooks.ward, "2.5")
def energy_is_needed_for_items(t: Table, s: State, p: int, item: int, whence: int) -> Truth:
    """Who has less energy than an item costs cannot pay for it."""
    return s[t.players[p] + ENERGY] < t.item[item].ward_cost


@grail.causes(hooks.spent, "2.5")
def energy_is_spent_on_actions(t: Table, s: State, p: int, n: int) -> None:
    """What the action costs is spent."""
    change(t, s, p, ENERGY_NAME, -n)


grail.moment("effort", "2.5", says="The energy for an action is spent first.")
