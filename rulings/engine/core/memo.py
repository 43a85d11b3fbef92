"""What has been found out before: asked of the rules once, and told to a recorder as often as it is asked again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypeVar

from .hooks import Counts
from .layout import State

if TYPE_CHECKING:
    from .rules import Rule
    from .table import Table

T = TypeVar("T")
Answered = tuple["Rule", tuple[Any, ...], Any]
"""A rule that made a difference, what it was asked after the table, what it answered."""
MOST_REMEMBERED = 256
"""Answers about positions that a table remembers at once."""


class Echo:
    """Stands in for a recorder while something is found out, and tells the recorders of whoever asks again the same.

    A rule that answers alike tells a recorder no more the second time; only addends do.
    """

    noted: frozenset[int] = frozenset()
    """Of no rule is enough known that its answers need not be told."""

    def __init__(self) -> None:
        self.heard: dict[Hashable, Answered] = {}

    def follows(self, s: State) -> bool:
        """A question has no story."""
        return False

    def answered(self, rule: Rule, args: tuple[Any, ...], result: Any) -> None:
        """Keep an answer that made a difference, as ``Recorder.answered`` would be told of it."""
        position = id(args[1]) if len(args) > 1 and isinstance(args[1], bytearray) else 0
        subject = args[2:] if isinstance(rule.hook, Counts) else ()
        self.heard[id(rule), position, subject] = rule, args[1:], result

    def told(self, t: Table, before: State | None = None, now: State | None = None) -> None:
        """Tell the recorder of a table, of the position ``now`` what was heard of the one ``before``."""
        if t.recorder is None:
            return
        for rule, args, result in self.heard.values():
            about = (now, *args[1:]) if args and before is not None and args[0] is before else args
            t.recorder.answered(rule, (t, *about), result)


class Memo:
    """Answers about whole positions, for questions that are asked of the same ones again and again."""

    def __init__(self) -> None:
        self.known: dict[Hashable, tuple[Any, State, Echo]] = {}

    def ask(self, t: Table, s: State, question: Callable[..., T], *args: Hashable) -> T:
        """``question(t, s, *args)``, which must depend on nothing else and change nothing."""
        key = bytes(s), question, args
        found = self.known.get(key)
        if found is None:
            found = self._asked(t, s, question, args)
            if len(self.known) >= MOST_REMEMBERED:
                self.known.clear()
            self.known[key] = found
        answer, before, echo = found
        echo.told(t, before, s)
        known: T = answer
        return known

    def _asked(self, t: Table, s: State, question: Callable[..., T], args: tuple[Hashable, ...]) -> tuple[T, State, Echo]:
        echo, recorder = Echo(), t.recorder
        t.recorder = echo if recorder is not None else None
        try:
            return question(t, s, *args), s, echo
        finally:
            t.recorder = recorder
