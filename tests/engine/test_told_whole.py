"""Of every kept situation the whole is told: whatever a reader can see change is in a step, and such a step names a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulings.engine.core.check import Played, compile_scenario, play
from rulings.engine.core.judging import WHAT, posed
from rulings.engine.core.language.gherkin import ScenarioError, read
from rulings.engine.which import game_for

from ..bench.situations import FIXTURES, library

FEATURES = sorted(FIXTURES.glob("*/scenarios/*.feature"))
BY_ITSELF = re.compile(r"^fáze: |^kolo: 1$|^Kolo končí\.$|: v ruce$| si lízne kartu ")
"""Phases that begin and opening hands that are dealt in the other games: steps there that no rule opens."""


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


def empty(story: Played, *, but: bool) -> list[str]:
    """Steps in which something changed that say nothing, or name no rule (``but``: leaving aside what comes by itself)."""
    steps = story.recorder.steps if story.recorder else []
    found = [step.text for step in steps if step.changes and not (step.text and step.rules)]
    return [text for text in found if not (but and BY_ITSELF.search(text))]


@pytest.mark.slow
@pytest.mark.parametrize("path", FEATURES, ids=_name)
def test_whatever_can_be_seen_to_change_is_told_with_its_rule(path):
    others = path.parent.parent.name != "tainted-grail"
    faults = [(name, *found) for name, story in played(path) if (found := [*untold(story), *empty(story, but=others)])]
    assert faults == []
