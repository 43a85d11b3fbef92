"""Playing a scenario: set the situation up, make the moves, hold the expectations against it.

A scenario is *confirmed* when every expectation holds, *refuted* when one does not, and
*undecided* when it cannot be played: a sentence nobody knows, a move that is refused, a choice
left open, a bound reached. Nothing here raises at the user.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from .asking import Now, answered
from .clock import OutOfTime, look
from .flow import FlowError
from .gherkin_errors import explain_value
from .language.gherkin import GIVEN, THEN, WHEN, Scenario, ScenarioError, Sentence
from .line import Line
from .numbers import split
from .place import missing
from .sentences import Expectation, Move, SaysEdition
from .stuck import Halted, Stuck
from .trace import Recorder
from .verdict import CONFIRMED, REFUTED, UNDECIDED, Report

if TYPE_CHECKING:
    from .game import Game, Situation
    from .layout import State
    from .table import Table

Script = list[tuple[str, Any, Sentence]]
"""Moves and expectations in order: kind, record, sentence."""


@dataclass
class Played:
    """A script carried as far as it went: the report so far, and where play stands."""

    report: Report
    recorder: Recorder | None = None
    line: Line | None = None
    start: tuple[Table, State] | None = None
    """The table and the position before the first move."""
    rest: Script = field(default_factory=list)
    """What of the script has not been reached."""
    begun: bool = False
    """Whether the first of the rest has been begun: it runs on as soon as somebody has said the choice to which it came."""
    broken: bool = False
    """The engine itself gave up: a bound or a fault, no verdict on any rule."""
    refused: tuple[str, ...] = ()
    """The rules that refuse the move on which it ended; empty where it did not end on a refusal."""

    def ends(self, verdict: str, reason: str, line: int, refused: tuple[str, ...] = ()) -> None:
        """Settle the verdict: ``reason`` is why it is not confirmed, ``line`` where."""
        self.refused = refused
        self.report = replace(self.report, verdict=verdict, reason=reason, reason_line=line)

    def without_questions(self) -> Played:
        """The same play with the moves that are left and no more questions, going its own way from here on."""
        halted = self.begun and not any(step[0] == WHEN for step in self.rest[1:])
        if self.line is None or not self.rest or halted:
            return self
        report = replace(self.report, verdict=CONFIRMED, reason="", reason_line=0)
        line = self.line.fork()
        line.unsaid = list(self.line.unsaid)
        return Played(report, None, line, self.start, [step for step in self.rest if step[0] == WHEN])


def compile_scenario(
    game: Game,
    scenario: Scenario,
    library: Mapping[str, Any],
    edition: str | None = None,
    *,
    parse: Callable[[Sentence], Any] | None = None,
    book: str = "",
) -> tuple[Situation, Script]:
    """The sentences as records: (situation, [(kind, record, sentence)]). Raises ScenarioError with its line.

    ``book`` is the edition of a scenario that names none.
    """
    situation = game.situation(library)
    if scenario.rule and not game.knows(scenario.rule):
        raise ScenarioError(f"Pravidlo {scenario.rule} stroj nezná: opravte jeho číslo nebo knihu.", scenario.rule_line)
    named, _number = split(scenario.rule)
    if edition or named in game.editions or book in game.editions:
        situation.edition = edition or (named if named in game.editions else book)
    script: Script = []
    for sentence in scenario.sentences:
        try:
            record = parse(sentence) if parse else game.parse(sentence.kind, sentence.text)
            if sentence.kind == GIVEN:
                if script:
                    raise ScenarioError("Věta začínající Pokud musí stát před prvním Když a Pak.")
                if edition and isinstance(record, SaysEdition):
                    continue
                situation.add(record)
            else:
                script.append((sentence.kind, record, sentence))
        except (ScenarioError, ValueError) as error:
            raise ScenarioError(explain_value(error), sentence.line) from error
    made = (record for kind, record, _sentence in script if kind == WHEN)
    situation.seat_opponents(made, _asked_about(game, script))
    return situation, script


def _asked_about(game: Game, script: Script) -> Iterator[Move]:
    """The moves of which it is only asked whether they may be made; what is wrong with one is told where it is asked."""
    for kind, record, _sentence in script:
        if kind == THEN and record.inside == WHEN:
            with suppress(ScenarioError):
                yield game.parse(WHEN, record.text)


def play(
    game: Game,
    situation: Situation,
    script: Script,
    *,
    off: Iterable[str] = (),
    traced: bool = True,
    curt: bool = False,
    report: Report | None = None,
) -> Played:
    """Play a compiled scenario under the rules, without those in ``off``; ``report`` is the head of what is told.

    ``curt``: only the verdict is wanted, so that no time is spent on saying why.
    """
    recorder = Recorder(game.narrator) if traced else None
    played = Played(report or Report("", 0, CONFIRMED), recorder, rest=list(script))
    with _told(played):
        left_out = frozenset(off)
        t, s = situation.without(left_out) if left_out and not recorder else situation.compile(off=left_out, recorder=recorder)
        t.situation, t.curt = situation, curt
        if recorder:
            recorder.begin(s)
        played.start = t, s[:]
        played.line = Line(game, t, s, recorder=recorder)
    return go_on(game, played) if played.line else played


def go_on(game: Game, played: Played) -> Played:
    """Play what is left of a script."""
    recorder, line = played.recorder, played.line
    assert line is not None
    with _told(played):
        while played.rest:
            kind, record, sentence = played.rest[0]
            look()
            if kind == WHEN:
                if recorder:
                    recorder.move(sentence.text, sentence.line)
                try:
                    _make(line, record)
                except Halted as halt:
                    if not _run_on(played, line, halt):
                        return played
            elif not _holds(played, line, record, sentence):
                return played
            del played.rest[0]
    return played


def look_ahead(played: Played) -> None:
    """Have it told, as a look ahead, what must come of what is under way (a battle, a challenge) before anybody chooses again.

    It is told as far as the bounds of the engine reach; a fault makes the verdict undecided, as anywhere in play.
    """
    line = played.line
    assert line is not None
    with _told(played), suppress(FlowError):
        _ahead(line)


def _ahead(line: Line) -> None:
    unfinished = line.game.unfinished(line.t, line.s)
    if unfinished is None:
        return
    with line.asked() as ahead:
        while ahead.options and not unfinished.over(ahead.t, ahead.s):
            look()
            choice = ahead.forced()
            if choice is None or len(ahead.options) > 1:
                return
            ahead.take(choice)


def _run_on(played: Played, line: Line, halt: Halted) -> bool:
    """Carry a move on that has come to a choice: the sentences behind it say that choice, and it goes on after each.

    Questions about that very moment may stand between, and end the script there; False where one of them does not hold. Raises
    what halted it where the next sentence neither says the choice nor asks so.
    """
    played.begun, asked = True, False
    while played.rest[1:]:
        kind, record, sentence = played.rest[1]
        if asked := isinstance(record, Now):
            if not _holds(played, line, record, sentence):
                return False
            del played.rest[1]
            continue
        if kind != WHEN:
            break
        if played.recorder:
            played.recorder.move(sentence.text, sentence.line)
        try:
            line.move(record.intents(line.t, line.s))
        except Stuck:
            break
        del played.rest[1]
        try:
            line.move(halt.left)
        except Halted as further:
            halt = further
        else:
            played.begun = False
            return True
    if not asked:
        raise halt
    played.begun = False
    return True


def _make(line: Line, move: Move) -> None:
    """Make a move of the script. To let be what could not be done anyway changes nothing; what has one way comes before it."""
    before = bytes(line.s)
    try:
        line.move(move.intents(line.t, line.s))
    except Stuck as stuck:
        if not move.declines(line.t, line.s):
            if stuck.refused and line.s == before and line.recorder:  # who keeps no record tells nobody
                stuck.say(missing(line, move.intents(line.t, line.s), stuck.refused))
            raise
        line.settle(but=line.game.lets_be)


def _holds(played: Played, line: Line, record: Expectation, sentence: Sentence) -> bool:
    """Hold one expectation against the moment at which the line stands, and settle the verdict where it fails."""
    with line.asked() as moment:
        if not record.unsettled:
            moment.settle()
        answer = answered(moment, record)
        left_open = moment.left_open() if answer.held is False and not line.t.curt else ""
    so_far = played.report
    if answer.positions or answer.lines or so_far.counter != answer.counter:  # most answers add nothing
        positions, lines = so_far.positions + answer.positions, so_far.lines + answer.lines
        played.report = replace(so_far, positions=positions, lines=lines, counter=answer.counter)
    if played.recorder:
        played.recorder.expect(sentence.text, sentence.line, answer.held is True, answer.rules or answer.grounds)
        played.recorder.decisive.update(dict.fromkeys(answer.rules))
    if answer.held is not True:
        verdict = UNDECIDED if answer.held is None else REFUTED
        played.ends(verdict, answer.reason + left_open, sentence.line, answer.refused)
    return answer.held is True


@contextmanager
def _told(played: Played) -> Iterator[None]:
    """Whatever goes wrong inside becomes the reason of an undecided verdict, at the line where play stands."""
    at = played.rest[0][2].line if played.rest else 0
    try:
        yield
    except Exception as error:  # the promise: no traceback ever reaches a user (a test looks for this reason)
        at = played.rest[0][2].line if played.rest else at
        if isinstance(error, ScenarioError) and error.line != 1:
            at = error.line
        played.broken = not isinstance(error, (Stuck, ScenarioError, FlowError))
        said = str(error) if isinstance(error, OutOfTime) or not played.broken else explain_value(error)
        played.ends(UNDECIDED, said, at, error.refused if isinstance(error, Stuck) else ())
