"""Chapter 4: the map of the island and its menhirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.flow import counted
from ....core.hooks import Truth
from ....core.layout import State
from .. import hooks
from ..book import grail
from ..cells import DIAL, MENHIR
from ..island import name, unknown

if TYPE_CHECKING:
    from ..table import Table


@grail.orders(hooks.is_lit, "4.5")
def a_menhir_with_a_dial_is_active(t: Table, s: State, place: int) -> Truth | None:
    """A menhir is active as long as it has a dial."""
    return bool(s[t.places[place] + MENHIR] and s[t.places[place] + DIAL] > 0)


@grail.forbids(hooks.light, "4.6")
def only_a_burnt_out_menhir_is_lit(t: Table, s: State, p: int, place: int) -> Truth:
    """A menhir that is active already is not lit."""
    return s[t.places[place] + DIAL] > 0


@grail.causes(hooks.lit, "4.6")
def a_menhir_gets_its_dial(t: Table, s: State, place: int) -> None:
    """The dial is set as the text says, which may look at the number of players."""
    x = t.map[place]
    if not x.dial:
        unknown(f"Na kolik se menhir nastaví, určuje text hry. Přidejte větu: menhir v lokaci {x.number} se nastavuje na 8.")
    heads = max(0, t.count - hooks.heads_fewer.sum(t, s))
    days = x.dial - x.dial_fewer * heads - hooks.days_fewer.sum(t, s)
    s[t.places[place] + DIAL] = counted(days, f"Mince menhiru, {name(t, place)}")


@grail.orders(hooks.in_reach, "4.7")
def a_menhir_reaches_one_card_far(t: Table, s: State, menhir: int, place: int) -> Truth | None:
    """Its own location is in reach, and those that touch it by a side or a corner."""
    return place == menhir or place in t.printed.near[menhir]
