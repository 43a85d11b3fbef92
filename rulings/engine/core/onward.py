"""How play runs on between the choices of a script: to the next choice, and what of it silence has made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .choices import Intent, Part, Verify
from .flow import Choice, Options, advance
from .layout import State

if TYPE_CHECKING:
    from .table import Table

Unsaid = list[tuple[int | None, Choice]]
"""Choices that silence has made, and who would have said each."""

MOST_RUN_ON = 256
"""Positions of which a table remembers where play runs on to from there."""


def run_on(t: Table, s: State) -> Options:
    """``advance``; where nobody records, from a position to which play comes again (on trial, in a question) it is done once."""
    if t.recorder is not None or t.exploring or t.muted:
        return advance(t, s)
    key = bytes(s), t.still
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
