"""What callers use: texts in, reports out. Everything below it is detail."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from .core.check import check_scenario, compile_scenario, play
from .core.clock import deadline
from .core.language.gherkin import Scenario, ScenarioError, read
from .core.verdict import UNDECIDED, Report
from .games import agot_board, agot_cards

VERSION = "1.2"
"""Raised when a verdict could change; stored verdicts of another version are played again."""

GAMES = {game.slug: game for game in (agot_cards, agot_board)}


def game_of(book: str) -> Any:
    """The game that plays a rulebook, or None."""
    return next((game for game in GAMES.values() if book in game.editions), None)


def editions_beside(book: str) -> tuple[str, ...]:
    """The editions of the game that plays a rulebook, itself included, the earliest first; none for a stranger."""
    game = game_of(book)
    return tuple(game.editions) if game else ()


def known_edition(edition: str | None) -> None:
    """Raises ScenarioError for an edition that no game has."""
    if edition and game_of(edition) is None:
        names = ", ".join(name for game in GAMES.values() for name in game.editions)
        raise ScenarioError(f"Vydání {edition} neznám. Znám: {names}.")


def game_for(scenario: Scenario, edition: str | None = None) -> Any:
    """The game that plays a scenario: that of the edition asked for, or of the rule it names; else the card game."""
    named = edition or (scenario.rule.split(" ")[0] if scenario.rule else "")
    return game_of(named) or agot_cards


def check_text(
    text: str,
    *,
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    edition: str | None = None,
    bites: bool = False,
    why: bool = False,
    name: str | None = None,
) -> list[Report]:
    """Play every scenario of a text (or the one called ``name``).

    ``cards`` are records of the card list by title. ``bites`` asks whether each verdict needs
    the rule it names, ``why`` which rules it rests on. A text that cannot be read gives one
    undecided report with the line.
    """
    try:
        known_edition(edition)
        scenarios = read(text)
    except ScenarioError as error:
        return [Report("", error.line, UNDECIDED, reason=str(error), reason_line=error.line)]
    with deadline():
        return [
            check_scenario(game_for(scenario, edition), scenario, cards, edition=edition, bites=bites, why=why)
            for scenario in scenarios
            if name is None or scenario.name == name
        ]


def legal_text(
    text: str, *, cards: Mapping[str, Mapping[str, Any]] | None = None, edition: str | None = None, name: str | None = None
) -> dict[str, Any]:
    """Who chooses at the end of the script, what is legal, and what is refused and by which rules."""
    from .core.legal import legal_moves

    try:
        known_edition(edition)
        scenarios = [x for x in read(text) if name is None or x.name == name]
        scenario = scenarios[0]
        game = game_for(scenario, edition)
        situation, script = compile_scenario(game, scenario, cards or {}, edition, needs_then=False)
    except ScenarioError as error:
        return {"error": str(error), "line": error.line, "player": "", "choices": [], "refused": []}
    except IndexError:
        return {"error": "Takový příklad v textu není.", "line": 1, "player": "", "choices": [], "refused": []}
    played = play(game, situation, [step for step in script if step[0] == "when"])
    return legal_moves(game, played)


def pictures_of(text: str, *, name: str | None = None) -> list[dict[str, Any]]:
    """The board before the first move of a scenario and after its last one, as data; empty for a game without a board."""
    try:
        scenario = next(x for x in read(text) if name is None or x.name == name)
        game = game_for(scenario, None)
        situation, script = compile_scenario(game, scenario, {}, needs_then=False)
        t, s = situation.compile()
        before = game.picture(t, s)
        if before is None:
            return []
        with deadline():
            line = play(game, situation, [step for step in script if step[0] == "when"], traced=False).line
    except (ScenarioError, StopIteration):
        return []
    return [before, game.picture(line.t, line.s)] if line is not None else [before]


def printed_board(game: str) -> dict[str, Any] | None:
    """The printed board of a game, each fact with its basis; None for a game without one."""
    found = getattr(GAMES[game], "printed_board", None)
    return found() if found else None


def structural_rules(book: str) -> dict[str, str]:
    """Rule ids of a book that cannot be switched off, each with the reason."""
    game = game_of(book)
    return {k: v for k, v in game.structural.items() if k.startswith(f"{book} ")} if game else {}


def enacted_rules(book: str) -> dict[str, list[str]]:
    """Rule ids of a book with the names of the functions that enact them."""
    game = game_of(book)
    return {k: v for k, v in game.enacted.items() if k.startswith(f"{book} ")} if game else {}


def vocabulary(game: str = agot_cards.slug) -> list[dict[str, Any]]:
    """Every phrase of a game: kind, pattern, example, help, fields with their JSON schema."""
    return list(GAMES[game].describe_vocabulary())


def to_records(text: str) -> list[dict[str, Any]]:
    """Scenarios as JSON: each sentence as its record. Raises ScenarioError."""
    found = []
    for scenario in read(text):
        game = game_for(scenario, None)
        steps = []
        for sentence in scenario.sentences:
            try:
                record = game.parse(sentence.kind, sentence.text)
            except ScenarioError as error:
                raise ScenarioError(str(error), sentence.line) from error
            steps.append({"kind": sentence.kind, "type": type(record).__name__, "text": sentence.text, **_plain(record)})
        found.append({"name": scenario.name, "rule": scenario.rule, "tags": list(scenario.tags), "steps": steps})
    return found


def _plain(record: Any) -> dict[str, Any]:
    return {"fields": asdict(record)}


def to_text(scenarios: list[dict[str, Any]], feature: str = "Situace") -> str:
    """Records (as ``to_records`` gives them) written as a Czech Gherkin text."""
    from .core.language.write import write_feature

    return write_feature(scenarios, feature)
