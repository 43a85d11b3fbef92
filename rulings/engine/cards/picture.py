"""A position of a card game as plain data, for whoever draws it: who sits there, what lies in which zone and how, what waits.

A game says by a ``Look`` what its zones are called, and what is to be seen on a card, of a player and beside the table. Nothing
that is empty is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.layout import State
from . import cells, chain
from .naming import seat_name
from .table import Table

Fact = tuple[str, str]
"""What it is, and how much."""
Facts = list[Fact]
Picture = dict[str, Any]

ROW, FAN, PILE = "row", "fan", "pile"
"""How cards lie: side by side in play, held in a hand, one on another."""


@dataclass(frozen=True)
class Zone:
    """A place of a player on the table."""

    number: int
    title: str
    lay: str = PILE
    holds: Callable[[Any, State, int], bool] = lambda t, s, c: True
    """Which of the cards that lie there, where a zone is shown in parts."""


@dataclass(frozen=True)
class Look:
    """What is to be seen of a game. The words are the game's."""

    zones: Sequence[Zone]
    types: dict[str, str]
    exhausted: str
    """What a turned card is called: *klečí*."""
    numbers: Callable[[Any, State, int], Facts] = lambda t, s, c: []
    """What counts on a card as play stands: its strength."""
    marks: Callable[[Any, State, int], list[str]] = lambda t, s, c: []
    """How a card stands beyond that: it attacks."""
    tokens: Callable[[Any, State, int], Facts] = lambda t, s, c: []
    """What lies on it that is no card."""
    player: Callable[[Any, State, int], Facts] = lambda t, s, p: []
    table: Callable[[Any, State], Facts] = lambda t, s: []
    nameless: tuple[str, ...] = field(default=())
    """How the names of cards begin of which nobody has said anything: they are counted."""


def time_facts(s: State, phases: Mapping[int, str]) -> Facts:
    """The round and the phase, as far as they have begun."""
    found = [("kolo", f"{s[cells.ROUND]}.")] if s[cells.ROUND] else []
    return [*found, ("fáze", phases[s[cells.PHASE]])] if s[cells.PHASE] else found


def turn_told(t: Table, s: State, first: int) -> list[str]:
    """Whose turn it is and, by the cell ``first``, who the first player is, in sentences of *Pokud*."""
    said = (("na tahu je", cells.ACTIVE), ("prvním hráčem je", first))
    return [f"{words} {seat_name(t, s[cell])}" for words, cell in said if s[cell]]


def picture(t: Table, s: State, look: Look) -> Picture:
    """The whole table: facts beside it, every player's zones, and the chain where the game has one."""
    found: Picture = {"facts": look.table(t, s), "seats": [_seat(t, s, look, p) for p in range(len(t.seats))]}
    waits = [_entry(t, s, e) for e in chain.waiting(t, s)]
    return found | ({"chain": waits} if waits else {})


def _seat(t: Table, s: State, look: Look, p: int) -> Picture:
    seen = [zone for one in look.zones if (zone := _zone(t, s, look, p, one))]
    return _said(
        name=t.seats[p].name,
        active=s[cells.ACTIVE] == p + 1,
        facts=look.player(t, s, p),
        zones=seen,
    )


def _zone(t: Table, s: State, look: Look, p: int, zone: Zone) -> Picture:
    whose = cells.CONTROL if zone.number == cells.PLAY else None
    lying = [c for c in t.rows if s[c + cells.ZONE] == zone.number and (s[c + whose] if whose else t.owner[c]) == p]
    lying = [c for c in lying if not _host(t, s, c) and zone.holds(t, s, c)]
    named = [c for c in lying if not t.name[c].startswith(look.nameless)] if look.nameless else lying
    if zone.lay == PILE:
        named.sort(key=lambda c: s[c + cells.ORDER], reverse=zone.number != cells.DECK)
    if not named and (not lying or zone.lay == ROW):
        return {}
    cards = [_card(t, s, look, c) for c in named]
    return _said(title=zone.title, lay=zone.lay, cards=cards, others=len(lying) - len(named), count=len(lying))


def _host(t: Table, s: State, c: int) -> int:
    """The card on which another one lies; 0 for none."""
    return t.by_mark[s[c + cells.HOST]] if s[c + cells.ZONE] == cells.PLAY else 0


def _card(t: Table, s: State, look: Look, c: int) -> Picture:
    kind = t.type[c]
    turned = bool(s[c + cells.EXHAUSTED])
    return _said(
        name=t.name[c],
        type=look.types.get(kind, kind),
        numbers=look.numbers(t, s, c),
        turned=turned,
        down=bool(s[c + cells.FACE_DOWN]),
        state=[*([look.exhausted] if turned else []), *look.marks(t, s, c)],
        tokens=look.tokens(t, s, c),
        owner="" if t.owner[c] == s[c + cells.CONTROL] or s[c + cells.ZONE] != cells.PLAY else t.seats[t.owner[c]].name,
        attached=[_card(t, s, look, other) for other in t.attached(s, c)],
    )


def _entry(t: Table, s: State, e: int) -> Picture:
    aims = [t.name[t.by_mark[s[e + cell]]] for cell in (cells.AIMED, cells.AIMED_TOO) if s[e + cell]]
    return _said(name=t.name[chain.ability_of(t, s, e).card], player=t.seats[s[e + cells.BY]].name, aims=aims)


def _said(**values: Any) -> Picture:
    """Only what there is to say."""
    return {name: value for name, value in values.items() if value}
