"""The flow of play: named steps on a stack that is itself part of the position.

No closures and no generators: whatever is open is written down in cells, so a position can
be forked, compared, stored and resumed anywhere. A frame is a step's number and its
operands, which every step names for itself. ``advance`` runs automatic steps until somebody must choose.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..limits import MAX_DEPTH, MAX_FLOW
from .layout import Row, State

if TYPE_CHECKING:
    from .table import Table

STACK = Row("stack")
OPEN = STACK.cell("open steps", high=MAX_DEPTH)
FRAME = Row("step")
STEP = FRAME.cell("step")
OPERANDS = tuple(FRAME.cell(name) for name in "abcdefgh")
A, B, C, D, E = OPERANDS[:5]
WIDTH = FRAME.width
FIRST = STACK.width
GAME_START = FIRST + MAX_DEPTH * WIDTH
"""Where a game's own cells begin. The first of them, ``OVER``, is non-zero once play has ended."""
OVER = GAME_START

SHORT = 64
"""Automatic steps after which one looks whether they go round."""

Choice = tuple[Any, ...]
Options = list[Choice]


class FlowError(Exception):
    """Play left the bounds of the engine: too deep, too long, or a value out of range."""


class DeadEnd(Exception):
    """Play has come where nobody can choose anything, though it has not ended. A fault of the engine."""


def counted(value: int, what: str) -> int:
    """A number that a cell can hold, unchanged. Raises FlowError for any other: nothing is cut off in silence."""
    if not 0 <= value <= 255:
        raise FlowError(f"{what}: {value} je mimo rozsah 0 až 255, s nímž engine počítá; zvolte menší čísla")
    return value


class Step(ABC):
    """A place where play can stand.

    ``rests`` marks a step at which a script comes to
    rest instead of being passed on, ``named`` one at which even a forced choice waits to be
    said or passed over; ``default`` is what a silent player chooses there. ``verbs`` are the kinds of
    choice made here, ``uses`` the kinds of ability used here.
    """

    number = 0
    title = ""
    rests = False
    named = False
    verbs: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    points: tuple[int, ...] = OPERANDS
    """The operands that may point at a piece on the table, by which it is no longer like others of its kind."""

    @abstractmethod
    def run(self, t: Any, s: bytearray, f: int) -> Options | None:
        """Do what is automatic and return None, or return the choices that are open."""

    def take(self, t: Any, s: bytearray, f: int, choice: Choice) -> None:
        """Carry out a choice that ``run`` or ``open_to`` offered; never asked of a step that offers none."""
        raise NotImplementedError(type(self).__name__)

    def asks(self, t: Any, s: bytearray, f: int) -> int:
        """The player whose choice it is."""
        return s[f + A]

    def takes(self, t: Any, s: bytearray, f: int, verb: str) -> bool:
        """Whether choices of a kind are made here now."""
        return verb in self.verbs

    def open_to(self, t: Any, s: bytearray, f: int, p: int) -> Options:
        """What a player may choose here who is not the one asked: where all choose at the same time."""
        return []

    def default(self, t: Any, s: bytearray, f: int) -> Choice | None:
        """The choice of a player who says nothing, where rules or custom know one."""
        return None

    def forced(self, t: Any, s: bytearray, f: int) -> Choice | None:
        """The first of what is left, where all of it must be chosen: only the order is open, and needs no word."""
        return None


class Nowhere(Step):
    """Step 0, the number of a frame that is not open: play never stands there."""

    def run(self, t: Any, s: bytearray, f: int) -> Options | None:
        return []


class Together(Step):
    """A step at which several players choose at the same time, so that nobody has to wait for another.

    They are asked one after another only because something must come first. Whose strategy an
    exploration looks for (``t.forcing``) chooses first: nobody may lean on a secret choice of others.
    """

    def run(self, t: Any, s: State, f: int) -> Options | None:
        for p in self.in_turn(t, s, f):
            options = self.open_to(t, s, f, p)
            if options:
                s[f + A] = p
                return options
        s[f + A] = 0
        return self.finish(t, s, f)

    def in_turn(self, t: Any, s: State, f: int) -> list[int]:
        """Everybody, whoever seeks a strategy first."""
        return sorted(self.players(t, s, f), key=lambda p: p not in t.forcing)

    def players(self, t: Any, s: State, f: int) -> Sequence[int]:
        """Who chooses here."""
        everyone: range = t.everyone
        return everyone

    @abstractmethod
    def finish(self, t: Any, s: State, f: int) -> Options | None:
        """All have chosen."""


def operands(names: str) -> tuple[int, ...]:
    """The offsets of a step's operands in its frame, one for each name: ``WHO, GOAL = operands("who goal")``.

    The first is the player who is asked, unless the step says otherwise.
    """
    return OPERANDS[: len(names.split())]


def push(s: State, step: Step, *values: int) -> None:
    """Open a step on top of the others, with its first operands."""
    if s[OPEN] >= MAX_DEPTH:
        raise FlowError("příliš mnoho vnořených kroků")
    f = FIRST + s[OPEN] * WIDTH
    s[f : f + WIDTH] = bytes((step.number, *values)).ljust(WIDTH, b"\0")
    s[OPEN] += 1


def pop(s: bytearray) -> None:
    """Close the topmost step and clear its frame, so that nothing of it stays behind."""
    s[OPEN] -= 1
    f = FIRST + s[OPEN] * WIDTH
    s[f : f + WIDTH] = bytes(WIDTH)


def top(s: bytearray) -> int:
    """The offset of the topmost frame."""
    return FIRST + (s[OPEN] - 1) * WIDTH


def frames(s: bytearray) -> range:
    """The offsets of the open frames, from the topmost down."""
    return range(FIRST + (s[OPEN] - 1) * WIDTH, FIRST - 1, -WIDTH)


def open_steps(s: bytearray) -> bytearray:
    """The numbers of the open steps, from the lowest up."""
    return s[FIRST : FIRST + s[OPEN] * WIDTH : WIDTH]


def is_open(s: bytearray, step: Step) -> bool:
    """Whether a step stands anywhere on the stack."""
    return step.number in s[FIRST : FIRST + s[OPEN] * WIDTH : WIDTH]


def advance(t: Table, s: bytearray, ended: Callable[[Any, State], object] | None = None) -> Options:
    """Run automatic steps until somebody must choose. An empty answer means play has ended.

    ``ended(t, s)`` stops it earlier, between two steps. Raises DeadEnd where somebody must choose and nothing is open:
    no game leads there, so it is a fault of the rules as they are written.
    """
    steps = t.steps
    story: Any = t.recorder if t.recorder is not None and t.recorder.follows(s) else None
    before: bytearray | None = None
    for done in range(MAX_FLOW):
        if s[OVER] or not s[OPEN] or ended is not None and ended(t, s):
            return []
        f = FIRST + (s[OPEN] - 1) * WIDTH
        options = steps[s[f]].run(t, s, f) if story is None else _told(story, t, s, f)
        if options is not None:
            if not options:
                raise DeadEnd(f"slepá ulička: {steps[s[f]].title} nenabízí žádnou volbu")
            return options
        if done >= SHORT:  # what comes back to a position goes round for ever: looked for at 64, 128, 256 … steps
            if s == before:
                break
            if done & (done - 1) == 0:
                before = s[:]
    raise FlowError("automatické kroky nikdy neskončí")


def _told(story: Any, t: Table, s: bytearray, f: int) -> Options | None:
    """Run one step where somebody listens, so that what it does itself is told."""
    with story.stepping(t, s):
        options: Options | None = t.steps[s[f]].run(t, s, f)
    return options


def take(t: Table, s: bytearray, choice: Choice) -> None:
    """Carry out a choice of the step on top. The caller has made sure that it is open."""
    f = FIRST + (s[OPEN] - 1) * WIDTH
    t.steps[s[f]].take(t, s, f, choice)


def asked(t: Table, s: bytearray) -> int:
    """The player whose choice is open."""
    f = FIRST + (s[OPEN] - 1) * WIDTH
    return t.steps[s[f]].asks(t, s, f)
