"""Playing a scenario: set the situation up, make the moves, hold the expectations against it.

A scenario is *confirmed* when every expectation holds, *refuted* when one does not, and
*undecided* when it cannot be played: a sentence nobody knows, a move that is refused, a choice
left open, a bound reached. Nothing here raises at the user.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .clock import OutOfTime, look
from .flow import FlowError
from .gherkin_errors import explain_value
from .language.common import Edition
from .language.gherkin import GIVEN, THEN, WHEN, Scenario, ScenarioError, Sentence
from .line import Line, Stuck
from .trace import Recorder
from .verdict import CONFIRMED, REFUTED, UNDECIDED, Report

if TYPE_CHECKING:
    from .game import Game, Situation
    from .language.common import Edition


Script = list[tuple[str, Any, Sentence]]
"""Moves and expectations in order: kind, record, sentence."""


@dataclass
class Played:
    """A scenario carried as far as it went, with the verdict so far."""

    verdict: str
    reason: str = ""
    reason_line: int = 0
    line: Line | None = None
    recorder: Any = None
    positions: int = 0
    lines: int = 0
    broken: bool = False  # the engine itself gave up: a bound or a fault, no verdict on any rule


def compile_scenario(
    game: Game, scenario: Scenario, library: Mapping[str, Any], edition: str | None = None, *, needs_then: bool = True
) -> tuple[Any, Script]:
    """The sentences as records: (situation, [(kind, record, sentence)]). Raises ScenarioError with its line."""
    situation = game.situation(library)
    if scenario.rule and not game.knows(scenario.rule):
        raise ScenarioError(f"Pravidlo {scenario.rule} stroj nezná: opravte jeho číslo nebo knihu.", scenario.rule_line)
    named = scenario.rule.split(" ")[0] if scenario.rule else ""
    if edition or named in game.editions:
        situation.edition = edition or named
    script: Script = []
    for sentence in scenario.sentences:
        try:
            record = game.parse(sentence.kind, sentence.text)
            if sentence.kind == GIVEN:
                if script:
                    raise ScenarioError("Věta začínající Pokud musí stát před prvním Když a Pak.")
                if edition and isinstance(record, Edition):
                    continue
                situation.add(record)
            else:
                script.append((sentence.kind, record, sentence))
        except (ScenarioError, ValueError) as error:
            raise ScenarioError(explain_value(error), sentence.line) from error
    situation.seat_opponents(record for kind, record, _sentence in script if kind == WHEN)
    if needs_then and not any(kind == THEN for kind, _r, _s in script):
        raise ScenarioError("Příkladu chybí očekávání: přidejte větu začínající Pak.", scenario.line)
    return situation, script


def play(game: Game, situation: Situation, script: Script, *, off: Iterable[str] = (), traced: bool = True) -> Played:
    """Play a compiled scenario under the rules, without those in ``off``."""
    recorder = Recorder(game.narrator) if traced else None
    played = Played(CONFIRMED, recorder=recorder)
    at = script[0][2].line if script else 0
    try:
        t, s = situation.compile(off=frozenset(off), recorder=recorder)
        t.situation = situation
        if recorder:
            recorder.begin(s)
        played.line = line = Line(game, t, s, recorder=recorder)
        for kind, record, sentence in script:
            look()
            at = sentence.line
            if kind == WHEN:
                if recorder:
                    recorder.move(sentence.text, sentence.line)
                line.move(game.intents(t, line.s, record))
                continue
            line.settle()
            answer = game.expect(line, record)
            played.positions += answer.positions
            played.lines += answer.lines
            if recorder:
                recorder.expect(sentence.text, sentence.line, answer.held is True, answer.rules)
                recorder.decisive.update(dict.fromkeys(answer.rules))
            if answer.held is not True:
                played.verdict = UNDECIDED if answer.held is None else REFUTED
                played.reason, played.reason_line = answer.reason, sentence.line
                return played
    except OutOfTime as late:
        played.verdict, played.reason, played.reason_line, played.broken = UNDECIDED, str(late), at, True
    except Stuck as stuck:
        played.verdict, played.reason, played.reason_line = UNDECIDED, stuck.reason, at
    except (ScenarioError, FlowError) as error:
        played.verdict, played.reason = UNDECIDED, str(error)
        played.reason_line = getattr(error, "line", at) if getattr(error, "line", 1) != 1 else at
    except Exception as error:  # the promise: no traceback ever reaches a user (a test looks for this reason)
        played.verdict, played.reason, played.reason_line, played.broken = UNDECIDED, explain_value(error), at, True
    return played


def check_scenario(
    game: Game,
    scenario: Scenario,
    library: Mapping[str, Any] | None = None,
    *,
    edition: str | None = None,
    bites: bool = False,
    why: bool = False,
) -> Report:
    """The full report of one scenario; with ``bites`` and ``why`` the ablation too."""
    from .ablate import ablation

    common: dict[str, Any] = {
        "name": scenario.name,
        "line": scenario.line,
        "tags": scenario.tags,
        "rule": scenario.rule,
        "rule_line": scenario.rule_line,
    }
    try:
        situation, script = compile_scenario(game, scenario, library or {}, edition)
    except ScenarioError as error:
        return Report(**common, verdict=UNDECIDED, reason=str(error), reason_line=error.line)
    except Exception as error:  # a card record nobody foresaw, for one
        return Report(**common, verdict=UNDECIDED, reason=explain_value(error), reason_line=scenario.line)
    played = play(game, situation, script)
    recorder = played.recorder
    if played.verdict == CONFIRMED:
        _prove(game, situation, script, played)
    bite: bool | None = None
    flips: tuple[str, ...] = ()
    structural = ""
    if played.verdict == CONFIRMED and (bites or why):
        bite, flips, structural = ablation(game, situation, script, scenario.rule, recorder, why=why)
    return Report(
        **common,
        verdict=played.verdict,
        reason=played.reason,
        reason_line=played.reason_line,
        rules=tuple(sorted(recorder.decisive, key=rule_key)),
        trace=tuple(recorder.steps),
        bites=bite,
        why=flips,
        structural=structural,
        edition=situation.edition,
        positions=played.positions,
        lines=played.lines,
    )


def _prove(game: Game, situation: Situation, script: Script, played: Played) -> None:
    """Refute a scenario whose "protože" names a rule without which it would end just the same."""
    from .ablate import flips

    for rule in played.recorder.to_prove:
        if not flips(game, situation, script, rule):
            sentence = next(x for _kind, _record, x in script if rule in x.text)
            played.verdict, played.reason_line = REFUTED, sentence.line
            played.reason = f"Platí to, ale pravidlo {rule} o tom nerozhodlo: bez něj to dopadne stejně."
            return


def rule_key(rule: str) -> tuple[str, list[int], str]:
    """Sorts rule ids by book, chapter and number."""
    book, _space, number = rule.partition(" ")
    return book, [int(x) if x.isdigit() else 0 for x in number.rstrip("abcdefgh").split(".")], number
