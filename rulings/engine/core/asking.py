"""Answers to what may be asked of any game: legality, refusals, who decides, all lines of play."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

from .answer import Answer, same
from .explore import Explorer, Undecidable
from .language.asked import Allowed, Because, CanForce, Decides, OnLines, Refused
from .language.gherkin import ScenarioError
from .layout import State
from .line import Line, legality

if TYPE_CHECKING:
    from .explore import Found
    from .table import Table

NOBODY = -1
"""A player who wants nothing: silence then passes windows, but ends nobody's own part."""


def allowed(line: Line, x: Allowed) -> Answer:
    """Whether a whole move is open here."""
    game = line.game
    legal, refused, reason = legality(line, game.intents(line.t, line.s, game.parse("when", x.text)))
    if legal:
        return Answer(True)
    return Answer(False, f"Tah je odmítnut podle {', '.join(refused)}." if refused else reason or "Tah teď není na řadě.")


def refused(line: Line, x: Refused) -> Answer:
    """Whether a move is refused, and by this rule among others."""
    game = line.game
    legal, rules, reason = legality(line, game.intents(line.t, line.s, game.parse("when", x.text)))
    if legal:
        return Answer(False, "Tah je dovolen.")
    if x.rule in rules:
        return Answer(True, "", (x.rule,))
    if not rules:
        return Answer(False, f"Tah neodmítá žádné pravidlo, jen není na řadě. {reason}")
    return Answer(False, f"Tah je odmítnut, ale podle {', '.join(rules)}.")


def decides(line: Line, x: Decides) -> Answer:
    """Who has a real choice: windows in which nobody can do anything but pass are passed."""
    trial = line.fork()
    while trial.options and line.game.is_idle(trial.options):
        choice = trial.silent(NOBODY)
        if choice is None:
            break
        trial.take(choice)
    p = trial.player()
    return same("nikdo" if p is None else line.game.player_name(line.t, p), x.player, "Rozhoduje")


def on_lines(line: Line, x: OnLines) -> Answer:
    return _explore(line, x, x.quantifier)


def can_force(line: Line, x: CanForce) -> Answer:
    return _explore(line, x, "force", line.game.side(line.t, x.player))


def because(line: Line, x: Because) -> Answer:
    """An expectation that holds, and a rule that must have been decisive on the way to it."""
    answer = line.game.expect(line, line.game.parse("then", x.text))
    if answer.held is not True:
        return answer
    recorder = line.recorder
    if recorder is not None and x.rule not in (*answer.rules, *recorder.decisive):
        if x.rule not in recorder.refused:
            return Answer(False, f"Platí to, ale pravidlo {x.rule} o tom nerozhodlo.", answer.rules)
        recorder.to_prove[x.rule] = None  # it allowed or refused something: only play without it can tell
    return Answer(True, "", (*answer.rules, x.rule), answer.positions, answer.lines)


def _explore(line: Line, x: CanForce | OnLines, quantifier: str, players: Collection[int] = ()) -> Answer:
    inner = line.game.parse("then", x.text)
    if isinstance(inner, (*EXPECTATIONS, *line.game.not_of_lines)):
        raise ScenarioError("Na konec všech linií se takhle ptát nelze: za dvojtečkou smí stát jen to, co je vidět na stole.")

    def claim(t: Table, s: State) -> bool:
        answer = line.game.expect(line.at_end(s), inner)
        if answer.held is None:
            raise Undecidable(answer.reason)
        return answer.held

    recorder = line.recorder
    if recorder:
        recorder.muted = True
    try:
        found = Explorer(line.t, line.game.lines_end(line, x.scope), claim).run(line.s, quantifier, players)
    finally:
        if recorder:
            recorder.muted = False
    if found.holds is None:
        return Answer(None, found.reason, (), found.positions, found.lines)
    if found.holds:
        return Answer(True, "", (), found.positions, found.lines)
    return Answer(False, _told(line, found, quantifier), (), found.positions, found.lines)


def _told(line: Line, found: Found, quantifier: str) -> str:
    """Why a claim over lines does not hold: the counter-line where there is one."""
    told = f"Prohledáno pozic: {found.positions}. "
    if quantifier == "force":
        return told + "Vynutit se to nedá: soupeři mají proti každému postupu odpověď."
    if quantifier == "some":
        return told + "Žádná linie tomu nevyhoví."
    path = "; ".join(
        f"{line.game.player_name(line.t, who)}: {line.game.describe_choice(line.t, line.s, who, choice)}"
        for who, choice in found.line or ()
    )
    return told + (f"Linie, která to vyvrací: {path}." if path else "Vyvrací to už pozice, jak stojí.")


EXPECTATIONS: dict[type, Callable[[Line, Any], Answer]] = {
    Allowed: allowed,
    Refused: refused,
    Decides: decides,
    OnLines: on_lines,
    CanForce: can_force,
    Because: because,
}
"""What asks for the choices open, or for a run of its own; none of it has a meaning at the end of a line."""
