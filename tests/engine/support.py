"""Helpers of the engine's tests: a scenario in a few lines, its report, its open line of play."""

from __future__ import annotations

from collections.abc import Iterable

from rulings.engine import check_text
from rulings.engine.core.check import compile_scenario, play
from rulings.engine.core.language.gherkin import read
from rulings.engine.which import game_for


def feature(*steps: str, rule: str = "") -> str:
    """A one-scenario file of the given steps."""
    lines = ["# language: cs", "Požadavek: Zkouška"]
    if rule:
        lines.append(f"  Pravidlo: {rule}")
    return "\n".join([*lines, "  Příklad: zkouška", *(f"    {step}" for step in steps)]) + "\n"


def report(*steps: str, rule: str = "", **options):
    [found] = check_text(feature(*steps, rule=rule), **options)
    return found


def line_of(*steps: str, traced: bool = False, rule: str = "", off: Iterable[str] = ()):
    """The line of play after the script (any expectation is left out)."""
    [scenario] = read(feature(*steps, "Pak hra pokračuje", rule=rule))
    game = game_for(scenario)
    situation, script = compile_scenario(game, scenario, {})
    return play(game, situation, [x for x in script if x[0] == "when"], traced=traced, off=off).line


CHALLENGE = (
    'Pokud Stark má ve hře postavu "Rytíř" se silou 3',
    'A Lannister má ve hře postavu "Strážný" se silou 3',
)
ATTACK = 'Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"'
DEFEND = 'A Lannister brání postavou "Strážný"'
