"""What the table of every game has: everything about one situation that does not change during play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from copy import copy
from typing import Any

from .flow import Nowhere, Options, Step
from .hooks import Function, Truth, compile_hooks, mute_hooks
from .layout import Layout
from .memo import Echo
from .rules import Book, Rule, any_muted, in_force, muted, unmuted
from .trace import Recorder
from .watch import watched

_AS_IT_IS = nullcontext()


class Table:
    """The base of a game's table. A game adds what is printed on its cards or its board.

    ``step`` are the steps of the game by name, ``steps`` by number. ``exploring`` says that all lines
    are wanted, so that a window in which nobody can act need not be stopped at; ``forcing`` are the players
    whose strategy is looked for, asked first where all choose at once.
    """

    books: Sequence[Book]
    off: frozenset[str] = frozenset()
    muted: bool = False
    still: bool = False
    """Whether a question is about this very moment: what silence leads to is refused, for it is not the time for it."""
    lingering: bool = False
    """Whether play rests also where silence alone goes on: the last move is made once more to find the moment after it."""
    recorder: Recorder | Echo | None = None
    exploring: bool = False
    forcing: frozenset[int] = frozenset()
    situation: Any = None
    curt: bool = False
    """Whether only a verdict is wanted: nobody will be told why."""
    short: bool = False
    """Whether only legality is wanted: what follows from the last choice of a move is nobody's question."""
    ran_on: dict[tuple[bytes, bool, bool], tuple[bytes, Options]]
    """Where play runs on to (``line.run_on``)."""

    step: Mapping[str, Step]
    steps: Sequence[Step]
    named: Sequence[str]
    """The names of the steps, by number."""
    layout: Layout
    count: int
    everyone: range

    whole: tuple[Any, ...] | None = None
    """What the rules compile to when none is muted; only where some are, and only once that is asked for."""
    rules: tuple[Rule, ...]
    functions: list[tuple[Function, ...]]
    any_of: list[Callable[..., Truth]]
    said_by: list[tuple[tuple[str, ...], ...]]

    def compile_rules(self) -> None:
        """Take the rules of the books that are not switched off; a rule that nothing here can wake costs nothing."""
        self.forget()
        self.rules = in_force(self.books, self.off)
        self.muted = any_muted(self.off)
        compile_hooks(self, self.rules, watched, in_force(self.books))

    def forget(self) -> None:
        """Drop what has been found out under the rules. A game adds what it remembers itself."""
        self.ran_on, self.whole = {}, None

    def muting(self, off: frozenset[str]) -> Any:
        """This table with some rules refusing nothing (``rules.refusals_of``), but otherwise as it is.

        It asks what would be asked if it were compiled without them, as long as none of them was asked while this one was
        (``hooks.heeding``). Its ``rules`` are still all that are in force.
        """
        assert self.recorder is None, "what it was told would be told twice"
        other = copy(self)
        other.off, other.muted = off, True
        other.forget()
        other.whole = self.rules, self.functions, self.any_of, self.said_by
        mute_hooks(other, muted(self.books, off))
        return other

    def less(self, off: frozenset[str], lost: Iterable[Rule]) -> Any:
        """This table without some rules, those that are gone where these are switched off (``rules.gone``).

        It is as if it were compiled without them, as long as none of them was asked while this one was (``hooks.heeding``).
        """
        assert self.recorder is None, "what it was told would be told twice"
        other = copy(self)
        other.off, other.rules = off, in_force(self.books, off)
        other.forget()
        mute_hooks(other, lost)
        return other

    def as_written(self) -> AbstractContextManager[None]:
        """Ask the muted rules as well: for one that refuses because of what others refuse (who cannot pay does not play)."""
        return self._whole() if self.muted else _AS_IT_IS

    @contextmanager
    def _whole(self) -> Iterator[None]:
        as_they_are = self.rules, self.functions, self.any_of, self.said_by
        if self.whole is None:
            self.rules = in_force(self.books, unmuted(self.off))
            compile_hooks(self, self.rules, watched, in_force(self.books))
            self.whole = self.rules, self.functions, self.any_of, self.said_by
        self.rules, self.functions, self.any_of, self.said_by = self.whole
        try:
            yield
        finally:
            self.rules, self.functions, self.any_of, self.said_by = as_they_are

    @contextmanager
    def this_moment(self) -> Iterator[None]:
        """Ask about this very moment."""
        before, self.still = self.still, True
        try:
            yield
        finally:
            self.still = before

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Have play rest where silence alone goes on."""
        before, self.lingering = self.lingering, True
        try:
            yield
        finally:
            self.lingering = before

    def seat(self, players: int) -> None:
        """Say how many play."""
        self.count = players
        self.everyone = range(players)

    def have_steps(self, step: Mapping[str, Step]) -> None:
        """Take the steps of the game; their numbers, which stand in positions, follow their order."""
        self.step = step
        self.steps = (Nowhere(), *step.values())
        self.named = ("", *step)


def numbered(steps: Iterable[tuple[str, Step]]) -> dict[str, Step]:
    """The steps of a game by name, numbered once: the number is what a frame holds."""
    found = dict(steps)
    for number, step in enumerate(found.values(), start=1):
        step.number = number
    return found
