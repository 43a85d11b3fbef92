"""What silence has assumed: sentences of *Pokud* that could be said and would change nothing.

A game says where things stand (``Game.tells``) and how a sentence reads with its defaults (``Given.spelled_out``); only what
leaves the table and the position as they are, to the byte, is told as assumed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from .check import compile_scenario
from .gherkin_errors import explain_value
from .language.gherkin import GIVEN, Scenario, ScenarioError, Sentence

if TYPE_CHECKING:
    from .game import Game

MOST = 12


@dataclass(frozen=True)
class Assumed:
    """A sentence that silence says; ``line`` is that of the sentence which it would replace, 0 for a new one."""

    text: str
    line: int = 0

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        return asdict(self)


@dataclass(frozen=True)
class Silence:
    """All that a situation leaves to silence; ``cut_short`` says in Czech what has gone wrong, where not all was found out."""

    assumed: tuple[Assumed, ...] = ()
    cut_short: str = ""


def silence(game: Game, scenario: Scenario, library: Mapping[str, Any], edition: str | None = None, book: str = "") -> Silence:
    """What a situation leaves to silence. Raises ScenarioError for one that cannot be laid out."""
    given = tuple(one for one in scenario.sentences if one.kind == GIVEN)
    moves = tuple(one for one in scenario.sentences if one.kind != GIVEN)

    def laid(sentences: tuple[Sentence, ...]) -> tuple[Any, bytes, Any]:
        other = replace(scenario, sentences=(*sentences, *moves))
        situation, _script = compile_scenario(game, other, library, edition, book=book)
        t, s = situation.compile()
        return t, bytes(s), getattr(t, "printed", None)

    t, start, printed = laid(given)
    found: list[Assumed] = []
    fault = ""
    for one in _candidates(game, given, t, start):
        if len(found) == MOST:
            break
        said = Sentence(GIVEN, one.text, one.line)
        sentences = (*given, said) if not one.line else tuple(said if x.line == one.line else x for x in given)
        try:
            _t, after, cards = laid(sentences)
        except ScenarioError:  # it contradicts what is said: silence says something else there
            continue
        except Exception as error:  # the promise of ``check``: no traceback ever reaches a user, and no fault is hidden
            fault = fault or explain_value(error)
            continue
        if (after, cards) == (start, printed):
            found.append(one)
    return Silence(tuple(found), fault)


def _candidates(game: Game, given: tuple[Sentence, ...], t: Any, start: bytes) -> Iterator[Assumed]:
    said = {one.text for one in given}
    for text in game.tells(t, bytearray(start)):
        if text not in said:
            yield Assumed(text)
    for sentence in given:
        record = game.parse(GIVEN, sentence.text)
        whole = record.spelled_out()
        if whole != record and (text := game.write(GIVEN, whole)) not in said:
            yield Assumed(text, sentence.line)
