"""On what silence a refusal leans: sentences nobody has said without which the move would not be refused.

Who is refused because it is somebody else's turn should hear that this turn was only assumed. Each sentence that silence says
(``core.silence``) is said otherwise, and the situation is played again; what then comes past the refusal is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from .check import compile_scenario, play
from .clock import OutOfTime, look
from .language.gherkin import GIVEN, Scenario, ScenarioError, Sentence
from .language.slots import PLAYER, Slot
from .silence import Assumed
from .verdict import CONFIRMED, Report

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class Leaning:
    """What silence says, and what would have to be said instead for the move not to be refused."""

    text: str
    instead: str

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        return asdict(self)


@dataclass(frozen=True)
class Leanings:
    """All on which a refusal leans; ``cut_short`` says in Czech why not everything was tried, where that is so."""

    found: tuple[Leaning, ...] = ()
    cut_short: str = ""

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        return {"found": [one.as_dict() for one in self.found], "cut_short": self.cut_short}


class _Broken(Exception):
    """A situation with something else said could not be played: time is up, or the engine is at fault."""


def leanings(
    game: Game,
    scenario: Scenario,
    report: Report,
    assumed: Sequence[Assumed],
    library: Mapping[str, Any],
    edition: str | None,
    book: str,
) -> Leanings:
    """Of what silence assumes, all on which the refusal in a report leans; each with the first thing that would lift it."""
    situation, _script = compile_scenario(game, scenario, library, edition, book=book)
    t, _start = situation.compile()
    seated = [game.player_name(t, p) for p in t.everyone]
    found: list[Leaning] = []
    try:
        for one in assumed:
            for other in _otherwise(game, one.text, seated) if not one.line else ():
                look()
                if _comes_past(game, scenario, report, other, library, edition, book):
                    found.append(Leaning(one.text, other))
                    break
    except (OutOfTime, _Broken) as error:
        return Leanings(tuple(found), str(error))
    return Leanings(tuple(found))


def _otherwise(game: Game, text: str, seated: Sequence[str]) -> Iterator[str]:
    """A sentence that names one player or one of a few words, with every other one in that place."""
    table = game.vocabulary[GIVEN]
    known = table.found_in(text)
    if known is None or len(known[1]) != 1:
        return
    [(name, said)] = known[1]
    slot = table.slots[name]
    words = (
        seated if slot.regex == PLAYER else [slot.write(value) for value in slot.schema.get("enum", ()) if _is_word(slot, value)]
    )
    head, sign, tail = text.rpartition(said)
    yield from (f"{head}{word}{tail}" for word in words if sign and word != said)


def _is_word(slot: Slot, value: Any) -> bool:
    """Whether a slot writes a value of its schema: one that is no plain text stands there only by name."""
    try:
        return bool(slot.write(value))
    except KeyError:
        return False


def _comes_past(
    game: Game, scenario: Scenario, report: Report, said: str, library: Mapping[str, Any], edition: str | None, book: str
) -> bool:
    """Whether with this said the situation comes past the line at which the report has it refused.

    Raises _Broken where it cannot be played for a fault that is not the situation's.
    """
    given = tuple(takewhile(lambda one: one.kind == GIVEN, scenario.sentences))
    sentences = (*given, Sentence(GIVEN, said, 0), *scenario.sentences[len(given) :])
    try:
        situation, script = compile_scenario(game, replace(scenario, sentences=sentences), library, edition, book=book)
    except ScenarioError:
        return False
    played = play(game, situation, script, traced=False)
    if played.broken:
        raise _Broken(played.report.reason)
    return played.report.verdict == CONFIRMED or played.report.reason_line > report.reason_line
