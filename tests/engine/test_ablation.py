"""What ablation saves itself changes no verdict: the same plays, told whole and found out anew, end the same."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from rulings.engine.core import hooks, line
from rulings.engine.core.ablate import flips
from rulings.engine.core.case import Case
from rulings.engine.core.check import play
from rulings.engine.core.language.gherkin import read
from rulings.engine.core.rules import in_force
from rulings.engine.core.verdict import CONFIRMED
from rulings.engine.core.watch import watched
from rulings.engine.games import GAMES
from rulings.engine.which import game_for

FIXTURES = Path(__file__).parents[2] / "fixtures"
EVERY = 17
"""One of so many files is looked at, and of each of those a situation in its midst."""
MOST_RULES = 25


def cases():
    for path in sorted(FIXTURES.glob("*/scenarios/*.feature"))[::EVERY]:
        scenarios = read(path.read_text(encoding="utf-8"))
        yield pytest.param(
            path.parent.parent / "cards.yaml", scenarios[len(scenarios) // 2], id=f"{path.parent.parent.name}-{path.stem}"
        )


@pytest.mark.parametrize(("cards", "scenario"), list(cases()))
def test_a_verdict_without_a_rule_is_that_of_a_play_which_is_told_whole(cards, scenario, monkeypatch):
    library = {card["title"]: card for card in yaml.safe_load(cards.read_text(encoding="utf-8"))} if cards.exists() else {}
    game = game_for(scenario)
    case = Case(game, scenario, lambda: library)
    assert case.report().verdict == CONFIRMED
    rules = [scenario.rule, *case._tried][:MOST_RULES]
    quick = {rule: flips(game, case.situation, case.script, rule) for rule in rules}
    monkeypatch.setattr(line, "run_on", line.advance)
    for rule in rules:
        played = play(game, case.situation, case.script, off=(rule,), traced=False)
        assert quick[rule] is (played.report.verdict != CONFIRMED and not played.broken), rule


@pytest.mark.parametrize("edition", [name for game in GAMES.values() for name in game.editions])
def test_without_a_rule_every_hook_has_the_functions_it_would_have_by_itself(edition):
    [books] = [game.editions[edition] for game in GAMES.values() if edition in game.editions]
    whole = in_force(books)
    numbers = sorted({rule_id for rule in whole for rule_id in rule.ids})
    for number in numbers[::40]:
        rules = in_force(books, (number,))
        alone, altered = hooks._Frame(rules, watched), hooks._Altered(hooks._Frame(whole, watched), rules)
        asleep = tuple(False for _ in altered.whens)
        assert altered.woken(asleep)[0] == alone.woken(tuple(False for _ in alone.whens))[0]
