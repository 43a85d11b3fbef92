"""Where a move has its place: here, only after what silence would choose first, or nowhere, as what it is about is not there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .choices import Intent, Part
from .moments import given_to
from .trial import past_what_is_let_be

if TYPE_CHECKING:
    from .line import Line

MOST_NAMED = 4
"""Open choices that are named of a player who decides; of more, these and no others."""


def comes_first(line: Line, parts: Sequence[Part]) -> tuple[str, ...]:
    """What silence would choose for somebody before a move has its place: who, and what. Nothing for one that has it now.

    A choice that is none (only one way, nothing but to pass) keeps nobody waiting.
    """
    first = next(iter(parts), None)
    if not isinstance(first, Intent) or line.still or not line.leads_to(first):
        return ()
    goal, ahead = bytes(line.toward(first).s), line.fork()
    found: list[str] = []
    while ahead.options and bytes(ahead.s) != goal:
        choice = ahead.silent(first.player)
        if choice is None:
            break
        if not ahead.game.is_idle(ahead.options) and ahead.forced() is None:
            found.append(_said(ahead, choice))
        ahead.take(choice)
    return tuple(dict.fromkeys(found))


def _said(line: Line, choice: tuple[object, ...]) -> str:
    p = line.player()
    return f"{line.game.player_name(line.t, p)}: {line.game.describe_choice(line.t, line.s, p, choice)}"


def missing(line: Line, parts: Sequence[Part], refused: Sequence[str]) -> str:
    """What is not there for a move to be about that these rules refuse, in Czech; "" where any of them refuses it for itself."""
    first = next((part for part in parts if isinstance(part, Intent)), None)
    if first is None or first.verb in line.game.at_any_time or line.game.over(line.t, line.s):
        return ""
    recorder = line.t.recorder
    mark = recorder.mark() if recorder else None
    try:
        return _missing(line, first, set(refused))
    finally:
        if recorder:
            recorder.back_to(mark)


def _missing(line: Line, first: Intent, refused: set[str]) -> str:
    there = past_what_is_let_be(line.fork(), first)
    game = line.game
    of_the_moment = {*game.out_of_place(there.t, there.s, first)}
    of_the_moment.update(*(game.legality.untimely(there.t, there.s, first.player, choice) for choice in first.choices))
    if not refused <= of_the_moment:
        return ""
    if there.leads_to(first):
        there = there.toward(first)
        decides = there.player()
        out_of_place = game.is_out_of_place(there.t, there.s, first)
        return _decides(there, decides) if out_of_place and decides is not None else ""
    lacks = game.legality.needs.get(first.verb, "O ničem takovém se tu teď nerozhoduje.")
    return " ".join(filter(None, [lacks, decided_now(there)]))


def _decides(line: Line, p: int) -> str:
    only = {line.game.describe_choice(line.t, line.s, p, choice) for choice in line.options}
    more = f"; jediná možnost: {only.pop()}" if len(only) == 1 else ""
    return f"O tom teď rozhoduje {line.game.player_name(line.t, p)}{more}."


def decided_now(line: Line) -> str:
    """Who decides here, and what is open; "" where nobody decides."""
    p = line.player()
    if p is None:
        return ""
    named = [line.game.describe_choice(line.t, line.s, p, choice) for choice in line.options]
    named = list(dict.fromkeys(named))
    more = " a další" if len(named) > MOST_NAMED else ""
    return f"Teď rozhoduje {line.game.player_name(line.t, p)}: {', '.join(named[:MOST_NAMED])}{more}."


def choice_given_by(line: Line) -> tuple[str, ...]:
    """The rules by which nobody but the player at hand decides here: those that refuse such a choice to everybody else."""
    p, recorder = line.player(), line.t.recorder
    if p is None:
        return ()
    mark = recorder.mark() if recorder else None
    found = given_to(line.t, line.s, p, line.options[0][0])
    if recorder:
        recorder.back_to(mark)
    return found


def waited_for(line: Line) -> str:
    """Whom play waits for where something is under way, or a choice must be made, and for what; "" where it waits for nobody.

    What has but one way is not waited for.
    """
    ahead, unfinished = line.fork(), line.game.unfinished(line.t, line.s)
    while unfinished and ahead.options and not unfinished.over(ahead.t, ahead.s):
        choice = ahead.forced()
        if choice is None or len(ahead.options) > 1:
            break
        ahead.take(choice)
    over = unfinished is None or unfinished.over(ahead.t, ahead.s)
    if not ahead.options or over and not ahead.left_open():
        return ""
    return decided_now(ahead)
