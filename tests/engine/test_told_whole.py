"""Of every kept situation the whole is told: whatever a reader can see change is in a step, and such a step names a rule."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulings.engine.core.check import Played, compile_scenario, play
from rulings.engine.core.judging import WHAT, posed
from rulings.engine.core.language.gherkin import ScenarioError, read
from rulings.engine.which import game_for

from ..bench.situations import FIXTURES, library

FEATURES = sorted(FIXTURES.glob("*/scenarios/*.feature"))


def _name(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.stem}"


def played(path: Path) -> Iterator[tuple[str, Played]]:
    """The moves of every situation of a file, without what it claims."""
    folder = path.parent.parent
    for one in read(path.read_text(encoding="utf-8")):
        game = game_for(one)
        try:
            situation, script = compile_scenario(game, posed(game, one, WHAT), library(folder), book=folder.name)
        except ScenarioError:
            continue  # a situation that is about a wrong sentence
        yield one.name, play(game, situation, script)


def untold(story: Played) -> list[str]:
    """What is other at the end than at the beginning, should be heard of, and of which no step says that it came to be so."""
    if story.line is None or story.start is None or story.recorder is None:
        return []
    table, start = story.start
    told = {(one.what, one.after) for step in story.recorder.steps for one in step.changes}
    now = story.line.game.narrator.changes(table, bytes(start), bytes(story.line.s))
    return [f"{one.what}: {one.after}" for one in now if one.said and (one.what, one.after) not in told]


def empty(story: Played) -> list[str]:
    """Steps in which something changed that say nothing, or name no rule."""
    steps = story.recorder.steps if story.recorder else []
    return [step.text for step in steps if step.changes and not (step.text and step.rules)]


@pytest.mark.slow
@pytest.mark.parametrize("path", FEATURES, ids=_name)
def test_whatever_can_be_seen_to_change_is_told_with_its_rule(path):
    faults = [(name, *found) for name, story in played(path) if (found := [*untold(story), *empty(story)])]
    assert faults == []


BY_ITS_RULE = {
    "wow-tcg/scenarios/02-prubeh-kola.feature": {"fáze: úvodní": "wow-tcg 2.2", "fáze: závěrečná": "wow-tcg 2.2"},
    "agot-board/scenarios/18-konsolidace-a-vitezstvi.feature": {"Kolo končí.": "agot-board 18.6"},
    "agot-ccg/scenarios/04-priprava.feature": {"obyčejná karta": "agot-ccg 4.12"},
}
"""Of what nobody does and no rule does either: how it is told, and the rule of its order, which is told first."""


@pytest.mark.parametrize("name", BY_ITS_RULE)
def test_what_comes_by_itself_comes_by_the_rule_of_its_order(name):
    told: dict[str, set[str]] = {text: set() for text in BY_ITS_RULE[name]}
    for _name, story in played(FIXTURES / name):
        for step in story.recorder.steps if story.recorder else []:
            for text in told:
                if step.text.startswith(text):
                    told[text].add(step.rules[0])
    assert all(rule in told[text] for text, rule in BY_ITS_RULE[name].items()), told
