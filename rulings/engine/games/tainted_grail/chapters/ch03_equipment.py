"""Chapter 3: what a character has with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import grail

if TYPE_CHECKING:
    from ..table import Table


@grail.orders(hooks.no_item, "3.5")
def secrets_are_no_items(t: Table, item: int) -> Truth | None:
    """A secret is no item, whatever keyword it bears."""
    return t.item[item].secret


@grail.forbids(hooks.set_aside, "3.5")
def only_items_are_set_aside(t: Table, s: State, p: int, item: int) -> Truth:
    """What is said of items does not touch secrets: none is set aside."""
    return hooks.no_item.holds(t, item)
