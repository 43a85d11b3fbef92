"""What the board says at a glance: who holds what, how strong, how many. Everything is asked of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.flow import counted
from ...core.hooks import Truth
from ...core.layout import State, rows_with, set_one
from . import hooks
from .bidding import bid_of
from .cells import (
    ANY_UNITS,
    AREA,
    CAME,
    CARRIED_OUT,
    FATE,
    FIELD,
    FIRST_PLACE,
    FORCE,
    FOUGHT,
    GONE,
    GONE_OF,
    MARCH,
    ORDER,
    ORDER_OF,
    OWNER,
    PLACE,
    POWER,
    ROUTED,
    TOKEN,
    UNITS,
)
from .orders import KIND
from .orders import MARCH as MARCH_ORDER
from .whose import NOBODY, attacker, held_by, holds

if TYPE_CHECKING:
    from .table import Table

MOST_PLAYERS = 5
BEHIND_ALL = 99
"""The place of those who have none."""


def standing(t: Table, s: State, i: int) -> int:
    """Units in an area that are not routed."""
    a = t.at[i]
    return s[a + UNITS[0]] + s[a + UNITS[1]] + s[a + UNITS[2]]


def units_in(t: Table, s: State, i: int) -> int:
    """All units in an area, the routed ones included."""
    a = t.at[i]
    return standing(t, s, i) + s[a + ROUTED[0]] + s[a + ROUTED[1]] + s[a + ROUTED[2]]


def has_unit(t: Table, s: State, p: int, i: int, unit: int) -> bool:
    """Whether a unit of a sort, from 3 on a routed one, stands in an area and is a player's."""
    return holds(t, s, i, p) and unit < len(ANY_UNITS) and bool(s[t.at[i] + ANY_UNITS[unit]])


def tidy(t: Table, s: State, i: int) -> None:
    """An area without units belongs to nobody's army."""
    if not units_in(t, s, i):
        s[t.at[i] + OWNER] = 0


def force(s: State) -> int:
    """Units of the attack that are in the battlefield."""
    return s[FORCE[0]] + s[FORCE[1]] + s[FORCE[2]]


def controller(t: Table, s: State, i: int) -> int | None:
    """The player who controls an area, or None."""
    if hooks.uncontrolled.refuses(t, s, i):
        return None
    p = hooks.home.first(t, s, i)
    if p is not None and not hooks.home_lost.refuses(t, s, i, p):
        return p
    return hooks.control.first(t, s, i)


MOST_REMEMBERED = 20_000
"""Positions of the areas for which a table remembers who controls what."""


def controllers(t: Table, s: State) -> tuple[int | None, ...]:
    """Who controls each area; remembered by what lies in the areas, on which alone it depends.

    A watched table remembers it of whole positions, with what its rules answered, so that they are heard.
    """
    if t.recorder is not None:
        return t.memo.ask(t, s, _controllers)
    key = bytes(s[t.at[0] : t.at[-1] + AREA.width])
    found = t.controllers.get(key)
    if found is None:
        if len(t.controllers) >= MOST_REMEMBERED:
            t.controllers.clear()
        found = t.controllers[key] = _controllers(t, s)
    return found


def _controllers(t: Table, s: State) -> tuple[int | None, ...]:
    return tuple(controller(t, s, i) for i in t.spaces)


def controlled(t: Table, s: State, p: int) -> list[int]:
    """The areas that a player controls."""
    return [i for i, q in enumerate(controllers(t, s)) if q == p]


def order_of_play(t: Table, s: State) -> list[int]:
    """Players by the Iron Throne track, or in the order of the table where no rule says how."""
    return hooks.order_of_play.first(t, s) or list(t.everyone)


def place_on(t: Table, s: State, p: int, track: int) -> int:
    """A player's place on a track; behind all others without a token."""
    return s[t.players[p] + PLACE[track]] or BEHIND_ALL


def ranked(t: Table, s: State, track: int) -> list[int]:
    """Players by their place on a track; those without a token come last."""
    return sorted(t.everyone, key=lambda p: place_on(t, s, p, track))


def first_on(t: Table, s: State, track: int) -> int:
    """Whoever has the first place on a track."""
    return next((p for p in t.everyone if s[t.players[p] + PLACE[track]] == FIRST_PLACE), NOBODY)


def bank(t: Table, s: State, p: int) -> int:
    """Power tokens of a player in the bank: those neither available, nor bid, nor on the map."""
    return max(0, hooks.power_tokens.sum(t, p) - s[t.players[p] + POWER] - bid_of(t, s, p) - on_map(t, s, p))


def on_map(t: Table, s: State, p: int) -> int:
    """Power tokens of a player that lie in areas."""
    return s[t.column[TOKEN]].count(p + 1)


def gain_power(t: Table, s: State, p: int, n: int) -> None:
    """Take so many tokens from the bank, as far as it reaches."""
    for rule in hooks.power_gained.of(t):
        n = rule(t, s, p, n)
    s[t.players[p] + POWER] = counted(s[t.players[p] + POWER] + n, "žetony moci")


def spend_power(t: Table, s: State, p: int, n: int) -> None:
    """Pay with so many tokens: those at hand, and those on the map where rules let these be available too (3.12)."""
    held = min(n, s[t.players[p] + POWER])
    s[t.players[p] + POWER] -= held
    lying = [i for i in t.spaces if s[t.at[i] + TOKEN] == p + 1]
    for i in lying[: n - held]:
        s[t.at[i] + TOKEN] = 0


def pieces(t: Table, s: State, p: int, unit: int) -> int:
    """Units of a kind that a player has on the board."""
    if unit >= len(UNITS):
        return 0
    found = sum(s[t.at[i] + UNITS[unit]] + s[t.at[i] + ROUTED[unit]] for i in held_by(t, s, p))
    if s[FIELD] and attacker(s) == p:
        found += s[FORCE[unit]]
    return found


# -- supply -------------------------------------------------------------------------------
def size(t: Table, s: State, i: int) -> int:
    """The size of the army in an area, as supply counts it."""
    return hooks.army_size.sum(t, s, i)


def armies(t: Table, s: State, p: int, extra: dict[int, int] | None = None) -> list[int]:
    """Sizes of a player's armies, the largest first; ``extra`` units by area count too."""
    extra = extra or {}
    sizes = [size(t, s, i) + extra.get(i, 0) for i in held_by(t, s, p)]
    sizes += [n for i, n in extra.items() if not holds(t, s, i, p)]
    if s[FIELD] and attacker(s) == p:
        sizes.append(force(s))
    return sorted((n for n in sizes if n and not hooks.not_an_army.refuses(t, n)), reverse=True)


def supply(t: Table, s: State, p: int) -> int:
    """The place on the supply track that sets a player's limits."""
    return hooks.supply_level.first(t, s, p) or 0


def limits(t: Table, s: State, p: int) -> tuple[int, ...] | None:
    return hooks.limits.first(t, supply(t, s, p))


def over_limit(t: Table, s: State, p: int, extra: dict[int, int] | None = None) -> Truth:
    """Whether a player's armies pass what supply allows."""
    allowed = limits(t, s, p)
    if allowed is None:
        return False
    found = armies(t, s, p, extra)
    with t.as_written():  # the limits hold, whatever else forbids a move that would pass them
        return hooks.over_supply.refuses(t, found, allowed)


def too_many_armies(t: Table, s: State, p: int, extra: dict[int, int]) -> bool:
    """Whether a player would have more armies than supply allows, however large they are."""
    return len(armies(t, s, p, extra)) > len(limits(t, s, p) or ())


# -- battles ------------------------------------------------------------------------------
def strength(t: Table, s: State, side: int) -> int:
    """The combat strength of a side, as the rules in force add it up."""
    return hooks.combat.sum(t, s, side)


# -- orders -------------------------------------------------------------------------------
def ordered_by(t: Table, s: State, i: int, p: int) -> bool:
    """Whether the order in an area is a player's."""
    return s[t.at[i] + ORDER_OF] == p + 1


def orders_of(t: Table, s: State, p: int, kind: int) -> list[int]:
    """Areas in which a player has an order of a kind."""
    return [i for i in rows_with(s[t.column[ORDER_OF]], p + 1) if KIND[s[t.at[i] + ORDER]] == kind]


def tokens_of(t: Table, s: State, p: int) -> list[int]:
    """The orders that a player has on the board."""
    return [s[t.at[i] + ORDER] for i in rows_with(s[t.column[ORDER_OF]], p + 1)]


def put_order(t: Table, s: State, i: int, p: int, token: int) -> None:
    s[t.at[i] + ORDER] = token
    set_one(s, t.at[i] + ORDER_OF, p)


def remove_order(t: Table, s: State, i: int, fate: int = 0) -> None:
    """An order leaves the board; what became of it is remembered for questions, not for lines that are explored."""
    a = t.at[i]
    if not t.exploring:
        s[a + GONE], s[a + GONE_OF], s[a + FATE] = s[a + ORDER], s[a + ORDER_OF], fate
    s[a + ORDER] = s[a + ORDER_OF] = 0


def gone_order(t: Table, s: State, p: int, i: int) -> tuple[int, int]:
    """(kind, what became of it) of the order that a player had in an area this turn and has no more; (0, 0) if none."""
    a = t.at[i]
    return (KIND[s[a + GONE]], s[a + FATE]) if s[a + GONE_OF] == p + 1 and not s[a + ORDER] else (0, 0)


def note_march(t: Table, s: State, p: int, i: int, fate: int) -> None:
    """Units have come by a march, with a battle or without; remembered for questions, not for lines that are explored."""
    if not t.exploring:
        s[t.at[i] + CAME] = p + 1 + (MOST_PLAYERS if fate == FOUGHT else 0)


def came_by_march(t: Table, s: State, p: int, i: int) -> int:
    """How the march ended by which a player's units have come to an area this turn; 0 if none has, or an own one lies there."""
    whose = s[t.at[i] + CAME]
    if not holds(t, s, i, p) or i in orders_of(t, s, p, MARCH_ORDER) or (whose - 1) % MOST_PLAYERS != p or not whose:
        return 0
    return FOUGHT if whose > MOST_PLAYERS else CARRIED_OUT


def placed(t: Table, s: State, p: int, token: int) -> int:
    """How many tokens of a sort a player has on the board, the march of a battle included."""
    found = tokens_of(t, s, p).count(token)
    return found + (bool(s[FIELD]) and attacker(s) == p and s[MARCH] == token)
