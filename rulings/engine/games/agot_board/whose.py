"""Whose it is: cells that hold a player, an area or a card, read by name. ``NOBODY`` where they hold none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.layout import State, one_of, rows_with
from .cells import ATTACK, ATTACKER, CHOSEN, DEFENDER, DEFENSE, FIELD, ORIGIN, OWNER, TOKEN, WINNER

if TYPE_CHECKING:
    from .table import Table

NOBODY = -1
FIGHTERS = (ATTACKER, DEFENDER)
"""The cells of the two sides of a battle."""


def is_of(s: State, at: int, p: int) -> bool:
    """Whether a cell holds this player."""
    return s[at] == p + 1


def held(s: State, at: int) -> int | None:
    """Whom a cell holds; None where it holds nobody, so that a rule leaves the answer to others."""
    return one_of(s, at) if s[at] else None


# -- areas --------------------------------------------------------------------------------
def holds(t: Table, s: State, i: int, p: int) -> bool:
    """Whether a player has units in an area."""
    return s[t.at[i] + OWNER] == p + 1


def held_by(t: Table, s: State, p: int) -> list[int]:
    """The areas in which a player has units."""
    return rows_with(s[t.column[OWNER]], p + 1)


def others_hold(t: Table, s: State, i: int, p: int) -> bool:
    """Whether units of another player stand in an area."""
    return s[t.at[i] + OWNER] not in (0, p + 1)


def has_token(t: Table, s: State, i: int, p: int) -> bool:
    """Whether a player's power token lies in an area."""
    return is_of(s, t.at[i] + TOKEN, p)


def others_token(t: Table, s: State, i: int, p: int) -> bool:
    """Whether a power token of another player lies in an area."""
    return s[t.at[i] + TOKEN] not in (0, p + 1)


# -- the battle ---------------------------------------------------------------------------
def field_of(s: State) -> int:
    """The battlefield."""
    return s[FIELD] - 1


def origin(s: State) -> int:
    """Where the attack came from."""
    return s[ORIGIN] - 1


def attacker(s: State) -> int:
    return s[ATTACKER] - 1


def winner(s: State) -> int:
    return s[WINNER] - 1


def fighter(s: State, side: int) -> int:
    """The player on a side of the battle."""
    return one_of(s, FIGHTERS[side])


def fighters(s: State) -> list[int]:
    """The players in the battle; a neutral force is none."""
    return [one_of(s, at) for at in FIGHTERS if s[at]]


def fights(s: State, p: int) -> bool:
    """Whether a player attacks or defends in the battle."""
    return s[ATTACKER] == p + 1 or s[DEFENDER] == p + 1


def side_of(s: State, p: int) -> int | None:
    """Whether a player attacks or defends in the battle at hand."""
    return ATTACK if attacker(s) == p else DEFENSE if fighter(s, DEFENSE) == p else None


def opponent(s: State, p: int) -> int:
    """The other player in the battle."""
    return fighter(s, DEFENSE if attacker(s) == p else ATTACK)


def chosen_card(t: Table, s: State, p: int) -> int:
    """The House card that a player has chosen for the battle."""
    return one_of(s, t.players[p] + CHOSEN)
