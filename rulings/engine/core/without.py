"""The position at hand on tables that lack the refusals of some rules: how a heckler asks what holds without them.

A position is laid on another table as it is, so that nothing but the rules differs. Such a table is a copy of the whole one,
unless a rule that is to refuse nothing had a say when the whole one was compiled: then it is compiled anew.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from .flow import advance
from .hooks import heeding
from .line import Line
from .rules import muted

if TYPE_CHECKING:
    from .case import Case
    from .table import Table

Off = frozenset[str]
"""What is switched off (``rules.refusals_of``)."""


class Without:
    """A scenario on tables without the refusals of some rules; ``at`` says which position is asked about."""

    def __init__(self, case: Case) -> None:
        self.case, self.game = case, case.game
        self._tables: dict[Off, tuple[Any, dict[int, int]]] = {}
        self._scout: tuple[Any, frozenset[int], set[int]] | None = None
        self._laid: dict[Off, Line | None] = {}  # of the position at hand
        self._run: dict[frozenset[int], Line | None] = {}
        self.bearing: set[int] = set()
        """The slots of the hooks on which it depends what is open at the position at hand."""

    def at(self, line: Line) -> None:
        """Take a position up: what was laid before is forgotten, the tables are not."""
        self._laid.clear()
        self._run.clear()
        self.bearing = self._bears_on(line)

    def _bears_on(self, line: Line) -> set[int]:
        """There are none where play rests for those who look at it: it would move on if the step at hand were run again."""
        t, compiled, slots = self._scouting()
        again = line.s[:]
        t.forget()  # what is remembered would not be asked again
        slots.clear()
        steady = advance(t, again) == line.options and again == line.s
        return slots | compiled if steady else set()

    def _scouting(self) -> tuple[Any, frozenset[int], set[int]]:
        """A table that notes which hooks are asked: the table, those asked when it was compiled, those asked since."""
        if self._scout is None:
            assert self.case.compiled is not None
            with heeding() as slots:
                t, _s = self.case.compiled.compile()
            t.situation = self.case.compiled
            self._scout = t, frozenset(slots), slots
        return self._scout

    def table(self, whole: Table, off: Off) -> Any:
        """The table of the scenario without these refusals; None where it cannot be compiled."""
        return self._table(whole, off)[0]

    def _table(self, whole: Table, off: Off) -> tuple[Any, dict[int, int]]:
        """It, and the rules that refuse nothing on it, by identity, with the slots of their hooks."""
        if off not in self._tables:
            silent = {id(rule): rule.hook.slot for rule in muted(whole.books, off)}
            asked = self._scouting()[1]
            t = self._compiled(whole, off) if not asked.isdisjoint(silent.values()) else whole.muting(off)
            self._tables[off] = t, silent
        return self._tables[off]

    def _compiled(self, whole: Table, off: Off) -> Any:
        with suppress(Exception):  # without some rules the situation may make no sense
            assert self.case.compiled is not None
            t, _s = self.case.compiled.compile(off=off)
            t.situation = self.case.compiled
            if t.layout.starts == whole.layout.starts:
                return t
        return None

    def lay(self, line: Line, off: Off) -> Line | None:
        """The position at hand on a table without these refusals; None where such a table cannot hold it.

        What is open there is found anew only for rules that bear on it.
        """
        if off not in self._laid:
            t, silent = self._table(line.t, off)
            bearing = frozenset(rule for rule, slot in silent.items() if slot in self.bearing)
            if t is not None and bearing and bearing not in self._run:
                self._run[bearing] = None
                with suppress(Exception):  # without some rules play may lead anywhere
                    self._run[bearing] = Line(self.game, t, line.s[:], before=list(line.before))
            there = self._run.get(bearing) if bearing else line
            self._laid[off] = there.under(t).remembering() if t is not None and there else None
        return self._laid[off]
