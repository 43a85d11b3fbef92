"""The frame in which an ability is resolved, its operations, and what a game's verbs do.

In the frame stand which ability it is, how far it has got, and for whom. ``LEVEL`` counts the abilities resolved further
down, so that nested ones mark targets of their own. A step that carries the effects out for each player in turn has
``REACHED``, ``ABOUT``, ``PLAYER``, ``LEVEL`` and ``FAILED`` at the same places.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..core.flow import STEP, Choice, FlowError, Options, frames, is_open, operands, push
from ..core.layout import State

if TYPE_CHECKING:
    from .model import Condition as Record
    from .model import Op
    from .table import Bound, Table

ABILITY, REACHED, ABOUT, PLAYER, LEVEL, CANCELLED, FAILED, HAND_CHOSEN = operands(
    "ability reached about player level cancelled failed hand_chosen"
)
"""``REACHED`` is the operation that comes next, ``ABOUT`` the mark of the card that set the ability off."""

NO_TARGET = ("no_target",)
PAID = FAILED
PARTLY = 2
"""While a sum is paid card by card, how much has been: no effect can have failed yet."""
AT_THE_END = 255
"""Beyond the last operation: nothing more is carried out."""

MOST_NESTED = 3
"""The deepest level that can mark targets: two bits of a card's byte for each."""


def under_way(t: Any, s: State) -> Bound | None:
    """The ability that is being used or resolved, the one on top; None where none is."""
    frame = _frame(t, s)
    return None if frame is None else t.bound[s[frame + ABILITY]]


def at_hand(t: Any, s: State) -> Operation | None:
    """What is just being chosen for that ability: the operation that has been reached."""
    frame = _frame(t, s)
    if frame is None:
        return None
    program = t.bound[s[frame + ABILITY]].program
    return program[s[frame + REACHED]] if s[frame + REACHED] < len(program) else None


def _frame(t: Any, s: State) -> int | None:
    return next((f for f in frames(s) if s[f + STEP] == t.step["resolve"].number), None)


def mark_of_target(s: State, f: int, second: bool = False) -> int:
    """The bit that marks this ability's target, the first or the second, on a card. Raises FlowError when nested too deep."""
    if s[f + LEVEL] > MOST_NESTED:
        raise FlowError(f"schopnost s cílem je vnořena do více než {MOST_NESTED} jiných; tolik jich engine nerozliší")
    return 1 << (2 * s[f + LEVEL] + second)


def marks_of_targets(s: State, f: int) -> int:
    """The bits of both targets."""
    return 3 << (2 * s[f + LEVEL])


def fail(s: State, f: int, partly: bool = False) -> None:
    """The effect in this frame did not happen, or only ``partly``; what follows "then" will not."""
    s[f + FAILED] = PARTLY if partly else 1


def fall_short(t: Any, s: State, done: int, wanted: int) -> None:
    """Tell the ability that is being carried out when fewer were done than its effect wanted (``fail``)."""
    carries_out = t.step["resolve"].number, t.step["each player"].number
    f = next((f for f in frames(s) if s[f + STEP] in carries_out), None)
    if done < wanted and f is not None:
        fail(s, f, partly=done > 0)


def send_away(t: Table, s: State) -> bool:
    """Open the step ``leave`` for what is about to leave play, if anything is; whether it had to be opened."""
    if not any(s[t.doomed]) or is_open(s, t.step["leave"]):
        return False
    push(s, t.step["leave"])
    return True


def nothing(t: Table) -> Options | None:
    """Where nothing can be chosen: no choice. With muted rules play rests there, as what is named in vain is refused there."""
    return [NO_TARGET] if t.muted else None


class Operation(ABC):
    """One part of an ability's program."""

    @abstractmethod
    def __call__(self, t: Any, s: State, f: int, b: Bound) -> Options | None:
        """Carry it out; None when it is done, or the choices that are open."""

    def take(self, t: Any, s: State, f: int, b: Bound, choice: Choice) -> bool:
        """Carry one of its choices out; never asked of one that offers none. True asks to be called again."""
        raise NotImplementedError(type(self).__name__)

    def asks(self, t: Any, s: State, f: int, b: Bound) -> int:
        """Whose choice it is."""
        return s[f + PLAYER]

    def forced(self, t: Any, s: State, f: int, b: Bound) -> Choice | None:
        """The first of its choices, where all of them must be made."""
        return None


Carry = Callable[[Any, State, int, "Bound", int, list[int], int, "Op"], None]
"""Carries an effect out: (table, position, frame, ability, its player, the cards it falls on, the amount, the effect)."""
Spend = Callable[[Any, State, int, int], None]
"""Pays a cost with a card: (table, position, card, the amount)."""
Condition = Callable[[Any, State, "Bound", int], bool]
"""Whether a condition of an ability holds: (table, position, ability, player)."""

Asks = Callable[[Any, State, "Bound", int, "Record"], bool]
"""Whether a condition holds that speaks of cards or numbers: (table, position, ability, player, the condition)."""


def _costs_nothing(t: Any, b: Bound) -> Sequence[Operation]:
    return ()


@dataclass(frozen=True)
class Verbs:
    """What the words of a game's abilities do.

    ``spends`` are the costs that are paid with cards, ``costs`` all others; ``removes`` are those after which the card is not
    where it was. ``play`` is what must be paid because the card itself is played.
    ``dooming`` are the effects after which cards are about to leave play: those that follow one another do so at the same
    moment. ``awaited`` are the effects that report their success card by card. An effect of
    ``unstoppable`` reaches cards that ignore the ability otherwise. ``between`` stands between costs and effects; where a
    game does not say, others may cancel there.
    """

    effects: Mapping[str, Carry]
    spends: Mapping[str, Spend] = field(default_factory=dict)
    costs: Mapping[str, Callable[[Op], Sequence[Operation]]] = field(default_factory=dict)
    conditions: Mapping[str, Condition] = field(default_factory=dict)
    asks: Mapping[str, Asks] = field(default_factory=dict)
    play: Callable[[Any, Bound], Sequence[Operation]] = _costs_nothing
    removes: frozenset[str] = frozenset()
    dooming: frozenset[str] = frozenset()
    awaited: frozenset[str] = frozenset()
    unstoppable: frozenset[str] = frozenset()
    between: Callable[[Any, Bound], Sequence[Operation]] | None = None
