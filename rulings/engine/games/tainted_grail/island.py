"""The map of the island: what lies where, who is where, what is beyond the source."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NoReturn

from ...core.flow import FlowError, push
from ...core.layout import State, one_of, set_one
from . import hooks
from .cells import DIAL, DYING, FOUND, LIES, ON_MAP, ROAMS, SITE, UNCOVERED, WHEREABOUTS
from .meeting import meet

if TYPE_CHECKING:
    from .table import Table


def unknown(what: str) -> NoReturn:
    """Play has come to something that the source does not say. Raises FlowError: nothing is made up."""
    raise FlowError(what)


def name(t: Table, place: int) -> str:
    """A location as it is called."""
    return f"lokace {t.map[place].number}"


def uncovered(t: Table, s: State) -> list[int]:
    """The locations that lie on the map."""
    return [i for i, row in enumerate(t.places) if s[row + UNCOVERED]]


def whereabouts(t: Table, s: State, p: int) -> int:
    """Where a character is; -1 where nothing is said of it."""
    return one_of(s, t.players[p] + WHEREABOUTS)


def characters_at(t: Table, s: State, place: int) -> list[int]:
    """Who is in a location."""
    return [p for p in t.everyone if whereabouts(t, s, p) == place]


def guardians_at(t: Table, s: State, place: int) -> list[int]:
    """The guardians in a location."""
    return [e for e, row in enumerate(t.meetings) if s[row + LIES] == ON_MAP and one_of(s, row + ROAMS) == place]


def connected(t: Table, s: State, place: int) -> list[int]:
    """The locations on the map that are joined with one, in the order of their numbers."""
    found = [i for i in uncovered(t, s) if t.map[i].number in t.map[place].joined]
    return sorted(found, key=lambda i: t.map[i].number)


def lit_menhirs(t: Table, s: State) -> list[int]:
    """The places of active menhirs."""
    return [i for i in range(len(t.map)) if hooks.is_lit.holds(t, s, i)]


def take_away(t: Table, s: State, place: int) -> None:
    """A location goes from the map. What becomes of who stands on it, the source does not say."""
    row = t.places[place]
    if characters_at(t, s, place) or guardians_at(t, s, place) or s[row + DIAL]:
        unknown(f"Z mapy mizí {name(t, place)} a něco na ní je. Co se s tím stane, stanoví strana 13, kterou předloha nemá.")
    s[row + UNCOVERED] = 0


def lies(t: Table, s: State, place: int, what: int) -> int:
    """A dial or tokens of a location. Raises FlowError where they have gone with it: the source does not say whither."""
    row = t.places[place]
    if s[row + what] and not s[row + UNCOVERED]:
        unknown(
            f"{name(t, place).capitalize()} na mapě není. Co je s tím, co na ní leželo, stanoví strana 13, kterou předloha nemá."
        )
    return s[row + what]


def face_guardian(t: Table, s: State, e: int, place: int, who: Iterable[int], how: int) -> None:
    """An encounter with a guardian begins at once, in its location; ``how`` it was met is a value of ``FOUND``."""
    members = list(who)
    if any(s[t.players[p] + DYING] for p in members):
        unknown("Se strážcem se má střetnout umírající postava. Co smí, stojí na kartě „Umíráš!“, kterou předloha neuvádí.")
    meet(t, s, e, members)
    set_one(s, SITE, place)
    s[FOUND] = how
    push(s, t.step["encounter"])


def members_of(who: int) -> list[int]:
    """The characters of a set, a bit each."""
    return [p for p in range(who.bit_length()) if who >> p & 1]


def joint(who: Iterable[int]) -> int:
    """A set of characters, a bit each."""
    return sum(1 << p for p in who)
