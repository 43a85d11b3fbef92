"""What the table of every game has: everything about one situation that does not change during play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from .flow import Nowhere, Options, Step
from .hooks import Function, Truth, compile_hooks
from .layout import Layout
from .memo import Echo
from .rules import Book, Rule, any_muted, in_force, unmuted
from .trace import Recorder, watched


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
    recorder: Recorder | Echo | None = None
    exploring: bool = False
    forcing: frozenset[int] = frozenset()
    situation: Any = None
    curt: bool = False
    """Whether only a verdict is wanted: nobody will be told why."""
    ran_on: dict[tuple[bytes, bool], tuple[bytes, Options]]
    """Where play runs on to (``line.run_on``)."""

    step: Mapping[str, Step]
    steps: Sequence[Step]
    layout: Layout
    count: int
    everyone: range

    whole: tuple[Any, ...] | None = None
    """What the rules compile to when none is muted; only where some are, and only once that is asked for."""
    rules: tuple[Rule, ...]
    functions: list[tuple[Function, ...]]
    any_of: list[Callable[..., Truth]]

    def compile_rules(self) -> None:
        """Take the rules of the books that are not switched off; a rule that nothing here can wake costs nothing."""
        self.ran_on = {}
        self.rules = in_force(self.books, self.off)
        self.muted = any_muted(self.off)
        compile_hooks(self, self.rules, watched, in_force(self.books))

    @contextmanager
    def as_written(self) -> Iterator[None]:
        """Ask the muted rules as well: for one that refuses because of what others refuse (who cannot pay does not play)."""
        if not self.muted:
            yield
            return
        muted = self.rules, self.functions, self.any_of
        if self.whole is None:
            self.rules = in_force(self.books, unmuted(self.off))
            compile_hooks(self, self.rules, watched, in_force(self.books))
            self.whole = self.rules, self.functions, self.any_of
        self.rules, self.functions, self.any_of = self.whole
        try:
            yield
        finally:
            self.rules, self.functions, self.any_of = muted

    @contextmanager
    def this_moment(self) -> Iterator[None]:
        """Ask about this very moment."""
        before, self.still = self.still, True
        try:
            yield
        finally:
            self.still = before

    def seat(self, players: int) -> None:
        """Say how many play."""
        self.count = players
        self.everyone = range(players)

    def have_steps(self, step: Mapping[str, Step]) -> None:
        """Take the steps of the game; their numbers, which stand in positions, follow their order."""
        self.step = step
        self.steps = (Nowhere(), *step.values())


def numbered(steps: Iterable[tuple[str, Step]]) -> dict[str, Step]:
    """The steps of a game by name, numbered once: the number is what a frame holds."""
    found = dict(steps)
    for number, step in enumerate(found.values(), start=1):
        step.number = number
    return found
