"""How play runs on between the choices of a script: to the next choice, and what of it silence has made."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any

from .choices import Intent, Part, Verify
from .flow import Choice, Options, advance
from .layout import State
from .stuck import Stuck

if TYPE_CHECKING:
    from .line import Line
    from .table import Table

Unsaid = list[tuple[int | None, Choice]]
"""Choices that silence has made, and who would have said each."""

MOST_RUN_ON = 256
"""Positions of which a table remembers where play runs on to from there."""


def run_on(t: Table, s: State) -> Options:
    """``advance``; where nobody records, from a position to which play comes again (on trial, in a question) it is done once."""
    if t.recorder is not None or t.exploring or t.muted:
        return advance(t, s)
    key = bytes(s), t.still, t.lingering
    found = t.ran_on.get(key)
    if found is None:
        options = advance(t, s)
        if len(t.ran_on) >= MOST_RUN_ON:
            t.ran_on.clear()
        found = t.ran_on[key] = bytes(s), options
    s[:], options = found
    return options[:]


def not_said_by(unsaid: Unsaid, parts: Sequence[Part], t: Any, s: State) -> Unsaid | None:
    """What is left unsaid when a move says just what silence has made; None where the move says anything else."""
    left = list(unsaid)
    for part in parts:
        if isinstance(part, Verify) and part.holds(t, s):
            continue
        if not isinstance(part, Intent):
            return None
        made = next((one for one in left if one[0] == part.player and one[1] in part.choices), None)
        if made is not None:
            left.remove(made)
        elif not part.optional:
            return None
    return left if len(left) < len(unsaid) else None


def moment_after_the_move(line: Line) -> Line | None:
    """The moment that the last move of the script leads to, before silence goes on from it; None where it is the one at hand.

    Play does not rest there otherwise, for what a script says next is meant where silence leads: only a question about this
    very moment sees it, and the move is made once more to find it (``Game.lingers``).
    """
    if line.unasked is not None or line.moved is None or not line.game.lingers(line.moved[1]) and not line.heard:
        return None
    return _made_once_more(line)


def has_gone_on_by(line: Line, parts: Sequence[Part]) -> bool:
    """Whether a move that is not open here says what silence alone has gone on to; what comes next is about the moment after it.

    So the last of several effects, or the pass of whoever can do nothing else, is said afterwards, one after the other. All that
    comes of it has been told.
    """
    if not _is_choice(parts) or not line.game.lingers(parts) or _is_open(line, parts):
        return False
    recorder = line.recorder
    mark = recorder.mark() if recorder else None
    heard = _is_heard(line, parts)
    if recorder:
        recorder.back_to(mark)
    return heard


def _is_heard(line: Line, parts: Sequence[Part]) -> bool:
    there = _made_once_more(line)
    if there is None or not _is_open(there, parts):
        return False
    with suppress(Stuck):
        there.move(parts)
        if there.s == line.s:
            line.heard.append(parts)
            line.unasked = None
            return True
    return False


def _is_choice(parts: Sequence[Part]) -> bool:
    return bool(parts) and isinstance(parts[0], Intent)


def _is_open(line: Line, parts: Sequence[Part]) -> bool:
    """Whether one of the choices of a move is open where a line stands."""
    return any(isinstance(part, Intent) and line.wanted(part) is not None for part in parts)


def _made_once_more(line: Line) -> Line | None:
    """Where the last move of the script leads when play rests also where silence alone goes on; None where it is the same."""
    moved = line.moved
    if moved is None or not line.before or line.before[-1] is not moved[0]:  # nothing has changed since, or something unsaid has
        return None
    if line.t.muted:
        return None
    before = State(moved[0])
    with line.recorder.aside(before) if line.recorder else nullcontext(), line.t.resting(), suppress(Stuck):
        again = type(line)(line.game, line.t, before, made=line.made, before=line.before[:-1])
        for parts in (moved[1], *line.heard):
            again.move(parts)
        return again if again.options and again.s != line.s else None
    return None
