"""What a judge asks of a situation, besides whether it ends as it says: may they, what comes of it, is it always so.

Each question makes another scenario of the one on the table: the same situation and moves, asked something else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from .language.gherkin import GIVEN, THEN, WHEN, Scenario, ScenarioError, Sentence

if TYPE_CHECKING:
    from .game import Game

MAY, WHAT, ALWAYS = "may", "what", "always"
ASKS = ("", MAY, WHAT, ALWAYS)
"""Does it end as it says; may they do that; what comes of it; is it so on every line."""


def posed(game: Game, scenario: Scenario, ask: str, scope: str = "") -> Scenario:
    """The scenario that asks this; ``scope`` is where lines end. Raises ScenarioError where there is nothing to ask."""
    if ask == MAY:
        return _may(game, scenario)
    if ask == WHAT:
        return replace(scenario, sentences=tuple(one for one in scenario.sentences if one.kind != THEN))
    return _always(game, scenario, scope) if ask == ALWAYS else scenario


def asked_move(game: Game, scenario: Scenario) -> Sentence | None:
    """The move of which it is asked whether it may be made: the last one said, made or only spoken of."""
    for sentence in reversed(scenario.sentences):
        if sentence.kind == WHEN:
            return sentence
        if sentence.kind == THEN and (inner := _inside(game, sentence)):
            return replace(sentence, text=inner)
    return None


def _may(game: Game, scenario: Scenario) -> Scenario:
    move = asked_move(game, scenario)
    if move is None:
        raise ScenarioError("Napište tah, na který se ptáte: větu o tom, co by hráč udělal.", scenario.line)
    before = [one for one in scenario.sentences if one.kind != THEN and (one.line, one.text) != (move.line, move.text)]
    if move.kind == WHEN:
        before = before[: sum(one.line < move.line for one in before)]
    return replace(scenario, sentences=(*before, Sentence(THEN, f"je dovoleno: {move.text}", move.line)), rule="")


def _inside(game: Game, sentence: Sentence) -> str:
    """The move of which a sentence of *Pak* speaks; "" for none."""
    try:
        record = game.vocabulary[THEN].parse(sentence.text)
    except ScenarioError:
        return ""
    return str(record.text) if record is not None and record.inside == WHEN else ""


def _always(game: Game, scenario: Scenario, scope: str) -> Scenario:
    moves = [one for one in scenario.sentences if one.kind != THEN]
    last = max((one.line for one in moves if one.kind == WHEN), default=0)
    claims = [one for one in scenario.sentences if one.kind == THEN and one.line > last]
    if not claims:
        raise ScenarioError("Napište, co má platit na každém průběhu: větu o tom, jak to má dopadnout.", scenario.line)
    return replace(scenario, sentences=(*moves, *(_on_every_line(game, one, scope) for one in claims)), rule="")


def _on_every_line(game: Game, claim: Sentence, scope: str) -> Sentence:
    record = game.vocabulary[THEN].parse(claim.text)
    if record is None or hasattr(record, "scope"):
        return claim
    return replace(claim, text=f"na každé linii {scope or scopes(game)[0]}: {claim.text}")


def scopes(game: Game) -> list[str]:
    """Where a line may end, in the words of a game."""
    slot = game.vocabulary[THEN].slots["scope"]
    return [slot.write(value) for value in slot.schema["enum"]]


def up_to(scenario: Scenario, moves: int) -> Scenario:
    """The situation and the first so many moves, without what is expected."""
    made: Iterable[Sentence] = [one for one in scenario.sentences if one.kind == WHEN][:moves]
    return replace(scenario, sentences=(*(one for one in scenario.sentences if one.kind == GIVEN), *made))
