"""Positions of small games explored whole, by depth, as they are kept for the bench: play, and nothing else, may change them."""

import json

import pytest

from rulings.engine.core.explore import census
from tests.bench.__main__ import HERE, battle_over, combat_over, turn_over
from tests.bench.situations import table_of


@pytest.mark.parametrize(("name", "over"), [("battle", battle_over), ("chain", combat_over), ("turn", turn_over)])
def test_what_is_only_remembered_makes_no_position(name, over):
    depths = census(*table_of(f"{name}.feature"), over, 10**5).depths
    assert {str(depth): row for depth, row in depths.items()} == json.loads((HERE / f"{name}.json").read_text())
