"""Chapter 4: the order of a turn, and who controls an area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.hooks import Forbids, Truth
from ....core.layout import State
from .. import hooks
from ..book import board
from ..cells import ACTION, FIRST_OVER, OWNER, PHASE, PLANNING, ROUTED, TOKEN, TURN, UNITS, WESTEROS
from ..whose import held

if TYPE_CHECKING:
    from ..table import Table

BEFORE_THE_GAME = 0
"""The phase of a position before the first turn."""

board.permission(hooks.planning_after_westeros, "5.7", "9.23", says="When the three cards are carried out Planning begins.")


@board.orders(hooks.turn_phases, "4.1")
def three_phases(t: Table, s: State) -> tuple[str, str, str]:
    """Westeros, Planning, Action."""
    return ("westeros", "planning", "action") if hooks.planning_after_westeros.holds(t) else ("westeros", "action", "planning")


def _in_its_phase(hook: Forbids[[State, int]], phase: int) -> None:
    def phases_come_in_their_order(t: Table, s: State, p: int) -> Truth:
        """What belongs to one of the phases waits for it, and is over with it."""
        return s[PHASE] not in (BEFORE_THE_GAME, phase)

    phases_come_in_their_order.__name__ = f"phases_come_in_their_order_for_{hook.name}"
    board.forbids(hook, "4.1")(phases_come_in_their_order)


_in_its_phase(hooks.timing_muster, WESTEROS)
_in_its_phase(hooks.timing_upgrade, WESTEROS)
_in_its_phase(hooks.timing_order, PLANNING)
_in_its_phase(hooks.timing_swap, PLANNING)
_in_its_phase(hooks.timing_raid, ACTION)
_in_its_phase(hooks.timing_drop, ACTION)
_in_its_phase(hooks.timing_march, ACTION)


@board.forbids(hooks.reveal, "4.1")
def westeros_cards_belong_to_the_westeros_phase(t: Table, s: State, p: int, deck: int, kind: int) -> Truth:
    """Westeros cards are turned up in the Westeros phase,"""
    return s[PHASE] in (PLANNING, ACTION)


@board.forbids(hooks.resolve_card, "4.1")
def there_they_are_carried_out(t: Table, s: State, p: int, deck: int) -> Truth:
    """and carried out there."""
    return s[PHASE] in (PLANNING, ACTION)


@board.forbids(hooks.phase_skipped, "4.2", "5.2")
def no_westeros_phase_in_the_first_turn(t: Table, s: State, phase: str) -> Truth:
    """The first turn begins with Planning."""
    return phase == "westeros" and s[TURN] <= 1 and not s[FIRST_OVER]


@board.forbids(hooks.reveal, "4.2", "5.2")
def no_westeros_card_in_the_first_turn(t: Table, s: State, p: int, deck: int, kind: int) -> Truth:
    """So no Westeros card is turned up in it."""
    return s[TURN] <= 1 and not s[FIRST_OVER]


@board.forbids(hooks.move_marker, "4.2", "5.2")
def the_marker_stays_on_one_in_the_first_turn(t: Table, s: State, p: int, turn: int) -> Truth:
    """Nor is the turn marker moved in it."""
    return s[TURN] <= 1 and not s[FIRST_OVER]


@board.orders(hooks.control, "4.4")
def units_control(t: Table, s: State, i: int) -> int | None:
    """A footman or a knight controls the area where it stands."""
    a = t.at[i]
    land_units = s[a + UNITS[0]] + s[a + UNITS[1]] + s[a + ROUTED[0]] + s[a + ROUTED[1]]
    return held(s, a + OWNER) if land_units else None


@board.orders(hooks.control, "4.5")
def a_power_token_controls(t: Table, s: State, i: int) -> int | None:
    """So does a power token that was laid there."""
    return held(s, t.at[i] + TOKEN)
