"""What a situation may not say: places on the board where nothing of the kind can stand, and what is said twice differently.

Each function tells the first contradiction that it finds, with its place and what to do about it, or nothing. Asked is the
position before the first move, under all the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ...core.language.gherkin import ScenarioError
from ...core.layout import State, one_of
from . import cells
from .cells import FOOTMAN, KNIGHT, NEUTRAL, ORDER, ORDER_OF, OWNER, POWER, ROUTED, SHIP, TOKEN, UNITS
from .orders import CONSOLIDATE, KIND, MARCH, SPECIAL
from .values import on_map, placed, units_in
from .whose import NOBODY
from .words.slots import ORDER_NAMES

if TYPE_CHECKING:
    from .table import Table

Contradictions = Iterator[str]
_MOST_POWER = 20


def check(t: Table, s: State) -> None:
    """Raises ScenarioError for a position that no play leads to."""
    for find in _FINDERS:
        for found in find(t, s):
            raise ScenarioError(found)


def _house(t: Table, at: int) -> str:
    return t.houses[at - 1]


def _wrong_element(t: Table, s: State) -> Contradictions:
    for i in t.spaces:
        a, name = t.at[i], t.areas[i].name
        if i in t.seas and any(s[a + cell[unit]] for cell in (UNITS, ROUTED) for unit in (FOOTMAN, KNIGHT)):
            yield f"Oblast {name} je moře a pěšáci ani rytíři na něm nestojí. Postavte je na pevninu."
        if i not in t.seas and s[a + UNITS[SHIP]] + s[a + ROUTED[SHIP]]:
            yield f"Oblast {name} je pevnina a lodě na ní nestojí. Postavte je do sousedního moře."


def _shared_areas(t: Table, s: State) -> Contradictions:
    for i in t.spaces:
        a, name = t.at[i], t.areas[i].name
        owner, token = s[a + OWNER], s[a + TOKEN]
        if s[a + NEUTRAL] and units_in(t, s, i):
            yield f"V oblasti {name} stojí neutrální síla i jednotky rodu {_house(t, owner)}. Jedno z toho vynechte."
        if s[a + NEUTRAL] and token:
            yield f"V oblasti {name} stojí neutrální síla a leží žeton moci rodu {_house(t, token)}. Jedno z toho vynechte."
        if token and owner and units_in(t, s, i) and token != owner:
            yield (
                f"V oblasti {name} stojí jednotky rodu {_house(t, owner)} a leží žeton moci rodu {_house(t, token)}, "
                "který by se jejich příchodem vrátil do banku. Žeton vynechte."
            )
        if token and i in t.seas:
            yield f"Oblast {name} je moře a žeton moci na něm neleží. Položte jej na pevninu."


def _orders_without_cause(t: Table, s: State) -> Contradictions:
    for i in t.spaces:
        a, name = t.at[i], t.areas[i].name
        order = s[a + ORDER]
        if not order:
            continue
        if s[a + OWNER] != s[a + ORDER_OF] or not units_in(t, s, i):
            yield f"V oblasti {name} leží rozkaz, ale žádná jednotka jeho majitele. Postavte tam jednotku, nebo rozkaz vynechte."
        if s[cells.PHASE] == cells.WESTEROS:
            yield f"Ve fázi Westeros na plánu žádný rozkaz neleží, v oblasti {name} ano. Vynechte jej, nebo změňte fázi."
        if KIND[order] == CONSOLIDATE and i in t.seas:
            yield f"Oblast {name} je moře a Konsolidace sil na něm neleží. Zvolte jiný rozkaz."


def _lost_orders(t: Table, s: State) -> Contradictions:
    for i in t.spaces:
        a, name = t.at[i], t.areas[i].name
        loser = s[a + cells.GONE_OF]
        if loser and s[a + OWNER] == loser:
            yield (
                f"O rozkaz v oblasti {name} přišel rod {_house(t, loser)} s dobytou oblastí, a přesto v ní stojí jeho jednotky. "
                "Jedno z toho vynechte."
            )


def _too_many_orders(t: Table, s: State) -> Contradictions:
    for i in t.spaces:
        p, token = one_of(s, t.at[i] + ORDER_OF), s[t.at[i] + ORDER]
        if p == NOBODY:
            continue
        most = 1 if SPECIAL[token] or KIND[token] == MARCH else 2
        if placed(t, s, p, token) > most:
            yield (
                f"Rod {t.houses[p]} má na plánu víc rozkazů {ORDER_NAMES[token]} (jeden v oblasti {t.areas[i].name}), "
                f"než kolik jich má: {most}. Zvolte jiný rozkaz."
            )


def _too_much_power(t: Table, s: State) -> Contradictions:
    for p in t.everyone:
        if s[t.players[p] + POWER] + on_map(t, s, p) > _MOST_POWER:
            yield f"Rod {t.houses[p]} má s žetony na plánu víc než {_MOST_POWER} žetonů moci. Uberte mu z dostupné moci."


_FINDERS: tuple[Callable[[Table, State], Contradictions], ...] = (
    _wrong_element,
    _shared_areas,
    _orders_without_cause,
    _lost_orders,
    _too_many_orders,
    _too_much_power,
)
