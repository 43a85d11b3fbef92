"""What is measured: every situation of the content, and the few of the bench itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from rulings.engine.core.check import compile_scenario, play
from rulings.engine.core.language.gherkin import Scenario, read
from rulings.engine.which import game_for

HERE = Path(__file__).parent
FIXTURES = HERE.parents[1] / "fixtures"


@cache
def library(folder: Path) -> dict[str, Any]:
    """The card list of a book by title."""
    file = folder / "cards.yaml"
    if not file.exists():
        return {}
    return {card["title"]: card for card in yaml.safe_load(file.read_text(encoding="utf-8")) or []}


def scenarios() -> Iterator[tuple[Path, Scenario, dict[str, Any]]]:
    """Every scenario of the content, with its file and the card list of its book."""
    for folder in sorted(FIXTURES.iterdir()):
        for path in sorted(folder.glob("scenarios/*.feature")):
            for scenario in read(path.read_text(encoding="utf-8")):
                yield path, scenario, library(folder)


def line_of(scenario: Scenario):
    """The line at the end of the moves of a situation."""
    game = game_for(scenario)
    situation, script = compile_scenario(game, scenario, {})
    return play(game, situation, [step for step in script if step[0] == "when"], traced=False).line


def table_of(name: str):
    """The table and the position at the end of the script of a bench situation."""
    [scenario] = read((HERE / name).read_text(encoding="utf-8"))
    line = line_of(scenario)
    return line.t, line.s
