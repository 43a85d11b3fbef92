"""What a game tells those who show it."""

from __future__ import annotations

from rulings.engine.core.manifest import GROUPS, Manifest, Plan


def test_only_a_game_with_a_plan_has_a_board():
    plan = Plan((0, 0, 10, 10), {}, {}, {}, {}, {}, {})
    assert Manifest("příklad").has_board is False
    assert Manifest("příklad", plan=plan).has_board is True
    assert list(Manifest("příklad").groups.items()) == list(GROUPS.items())
