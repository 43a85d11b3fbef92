"""By which rules a legal move is made: what permits it, what gives it its moment, what carries it out.

A refusal names the rules that refuse; this is the same for a yes. A permission is named only if without it the move would be
refused here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .choices import Intent
from .flow import DeadEnd, FlowError, advance, take
from .hooks import Forbids, ids_of
from .language.gherkin import ScenarioError
from .moments import elsewhere, gives_the_moment, not_asked
from .rules import mattering
from .trace import Recorder
from .trial import past_what_is_let_be

if TYPE_CHECKING:
    from .line import Line
    from .rules import Rule
    from .sentences import Move


class _Witness(Recorder):
    """A recorder of one choice that also keeps which permissions were asked for and held."""

    def __init__(self, describe: Any) -> None:
        super().__init__(describe)
        self.permitted: dict[str, None] = {}

    def answered(self, rule: Rule, args: tuple[Any, ...], result: Any) -> None:
        if rule.kind == "permits":
            self.permitted.update(dict.fromkeys(rule.ids))
        super().answered(rule, args, result)


def grounds(line: Line, move: Move) -> tuple[str, ...]:
    """The rules by which a legal move is made here; none on a table on which nothing is recorded."""
    recorder = line.t.recorder
    if not isinstance(recorder, Recorder) or recorder.muted:
        return ()
    witness = _Witness(recorder.describe)
    line.t.recorder = witness
    try:
        moment, made = _watched(line, move, witness)
    finally:
        line.t.recorder = recorder
    permitted = mattering(line.t.books, witness.permitted, lambda rule: _refused_without(line, move, rule))
    return tuple(dict.fromkeys([*permitted, *moment, *made]))


def _watched(line: Line, move: Move, witness: _Witness) -> tuple[list[str], list[str]]:
    """What gives the move its moment, and what carries its first choice out, under the eyes of the witness."""
    parts = move.intents(line.t, line.s)
    first = next((part for part in parts if isinstance(part, Intent)), None)
    if first is None or not move.legality(line)[0]:
        return [], []
    there = past_what_is_let_be(line.fork(), first).toward(first).fork()
    if not there.options:
        return [], []
    moment = _moment(there, first)
    advance(there.t, there.s[:])  # what is open here was found before anybody watched; some steps go on when asked twice
    witness.begin(there.s)
    choice = there.wanted(first)
    if choice is not None:  # what follows from it is no ground of it
        there.game.at_any_time.get(choice[0], take)(there.t, there.s, choice)
    return moment, [rule for step in witness.steps for rule in step.rules]


def _moment(there: Line, intent: Intent) -> list[str]:
    """The rules that give the moment to such a choice and to this player; where none does plainly, those that refuse others."""
    if intent.verb in there.game.at_any_time or not there.game.belongs_here(there.t, there.s, intent):
        return []
    asked = there.t, there.s, intent.player, intent.verb
    plain = [rule for hook in (elsewhere, not_asked) for rule in _giving(hook, *asked)]
    return plain or [*elsewhere.ids(*asked), *not_asked.ids(*asked)]


def _giving(hook: Forbids[...], t: Any, *asked: Any) -> Iterable[str]:
    for function in hook.of(t):
        if gives_the_moment(function) and function(t, *asked):
            yield from ids_of(t, hook, function)


def _refused_without(line: Line, move: Move, rule: str) -> bool:
    """Whether the move would be refused where the line stands if this rule were not in force.

    Where play could not even stand here without it, that says nothing of the move.
    """
    try:
        table, _start = line.t.situation.without(frozenset([rule]))
        table.situation, table.short = line.t.situation, True
        there = line.under(table)
        there.options = advance(there.t, there.s)
        return not move.legality(there)[0]
    except (FlowError, DeadEnd, ScenarioError):
        return False
