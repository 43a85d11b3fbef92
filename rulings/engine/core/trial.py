"""Whether a move is legal where a line stands: it is made on trial, part by part, and leaves no trace."""

from __future__ import annotations

from collections.abc import Sequence

from .choices import Intent, Part, Shortcut, Until, Verify
from .line import Line
from .moments import GOING_ON, keeping
from .stuck import Stuck

Legality = tuple[bool, tuple[str, ...], str]
"""Whether a move is legal, the rules against it, a sentence why not."""
LEGAL: Legality = (True, (), "")


def legality(line: Line, intents: Sequence[Part]) -> Legality:
    """Whether a whole move is open here. One that only closes a set is open where there is a set of its kind to close."""
    trial = line.fork()
    first = next(iter(intents), None)
    if isinstance(first, Intent) and all(isinstance(one, Intent) and one.optional for one in intents):
        there = trial.toward(first)
        if there.wanted(first) is None:
            return False, _sharpest(there, trial.game.refusals(there.t, there.s, first), first), ""
    for i, intent in enumerate(intents):
        if isinstance(intent, Until):
            refusal = _run_on(trial, intent)
            if refusal:
                return refusal
            continue
        if isinstance(intent, Verify):
            if intent.holds(trial.t, trial.s):
                continue
            return False, intent.against(trial.t, trial.s), intent.reason
        if isinstance(intent, Shortcut):
            refused, reason = trial.game.repeat_refused(trial, intent)
            return not reason, refused, reason
        trial, refusal = _tried(trial, intent, intents[i:])
        if refusal:
            return refusal
    return LEGAL


def _run_on(trial: Line, until: Until) -> Legality | None:
    """Run to a moment on trial, or say why play does not come to it; a question about this very moment runs nowhere."""
    if trial.still and not until.reached(trial.t, trial.s):
        over = trial.game.over(trial.t, trial.s)
        return False, _keeping(trial), "Hra už skončila." if over else "K tomu se hra teprve dostane."
    try:
        trial.run_until(until)
    except Stuck as stuck:
        return False, stuck.refused or _keeping(trial), stuck.reason
    return None


def _keeping(line: Line) -> tuple[str, ...]:
    """The rules that keep play where a line stands; they are only told, nothing was decided by them."""
    recorder = line.t.recorder
    mark = recorder.mark() if recorder else None
    found = keeping(line.t, line.s, line.player(), line.options[0][0] if line.options else GOING_ON)
    if recorder:
        recorder.back_to(mark)
    return found


def _tried(trial: Line, intent: Intent, rest: Sequence[Part]) -> tuple[Line, Legality | None]:
    """Make one choice of a move on trial: the line after it, or why it is refused."""
    game, t = trial.game, trial.t
    trial = past_what_is_let_be(trial, intent)
    if game.is_untimely(t, trial.s, intent):
        return trial, (False, _sharpest(trial, game.reasons_against(trial, rest), intent), "")
    trial = trial.toward(intent)
    choice = trial.wanted(intent)
    if choice is not None:
        if len(rest) == 1 and t.short:
            trial.carry_out(choice)
        else:
            trial.take(choice)
        return trial, None
    if intent.optional and game.is_out_of_place(t, trial.s, intent):
        return trial, None
    if intent.optional and not game.refusals(t, trial.s, intent):
        return trial, None
    against = _sharpest(trial, game.reasons_against(trial, rest), intent)
    return trial, (False, against, "" if against else trial.stuck(intent).reason)


def _sharpest(line: Line, rules: Sequence[str], part: Intent) -> tuple[str, ...]:
    return line.game.sharpest_first(rules, line.t, line.s, part)


def past_what_is_let_be(trial: Line, intent: Intent) -> Line:
    """The moment a question is about: what nobody decides (see ``Game.lets_be``) is over by then."""
    while trial.options and not (trial.still or trial.game.belongs_here(trial.t, trial.s, intent)):
        choice = trial.forced()
        if choice is None or not trial.game.lets_be(choice):
            break
        trial = trial.fork()
        trial.take(choice)
    return trial
