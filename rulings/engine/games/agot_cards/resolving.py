"""The frame in which an ability is resolved: which ability, how far it has got, and for whom.

``LEVEL`` counts the abilities resolved further down, so that nested ones mark targets of their own.
A step that carries the effects out for each player in turn has ``REACHED``, ``ABOUT``, ``PLAYER``, ``LEVEL`` and ``FAILED``
at the same places.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from ...core.flow import Choice, FlowError, Options, operands
from ...core.layout import State

if TYPE_CHECKING:
    from .table import Bound, Table

ABILITY, REACHED, ABOUT, PLAYER, LEVEL, CANCELLED, FAILED, HAND_CHOSEN = operands(
    "ability reached about player level cancelled failed hand_chosen"
)
"""``REACHED`` is the operation that comes next, ``ABOUT`` the mark of the card that set the ability off."""

PAID = FAILED
"""While influence is being paid, how much has been: no effect can have failed yet."""
AT_THE_END = 255
"""Beyond the last operation: nothing more is carried out."""

MOST_NESTED = 3
"""The deepest level that can mark targets: two bits of a card's byte for each."""


def mark_of_target(s: State, f: int, second: bool = False) -> int:
    """The bit that marks this ability's target, the first or the second, on a card. Raises FlowError when nested too deep."""
    if s[f + LEVEL] > MOST_NESTED:
        raise FlowError(f"schopnost s cílem je vnořena do více než {MOST_NESTED} jiných; tolik jich engine nerozliší")
    return 1 << (2 * s[f + LEVEL] + second)


def marks_of_targets(s: State, f: int) -> int:
    """The bits of both targets."""
    return 3 << (2 * s[f + LEVEL])


class Operation(ABC):
    """One part of an ability's program."""

    @abstractmethod
    def __call__(self, t: Table, s: State, f: int, b: Bound) -> Options | None:
        """Carry it out; None when it is done, or the choices that are open."""

    def take(self, t: Table, s: State, f: int, b: Bound, choice: Choice) -> bool:
        """Carry one of its choices out; never asked of one that offers none. True asks to be called again."""
        raise NotImplementedError(type(self).__name__)

    def asks(self, t: Table, s: State, f: int, b: Bound) -> int:
        """Whose choice it is."""
        return s[f + PLAYER]
