"""Rules of the later edition that stand on the same functions say one thing, and their book says why."""

from __future__ import annotations

from rulings.engine.core.rules import in_force
from rulings.engine.games.agot_cards.book import lcg
from rulings.engine.games.agot_cards.game import EDITIONS


def test_numbers_share_all_their_functions_only_where_they_say_one_thing():
    functions: dict[str, set[int]] = {}
    for rule in in_force(EDITIONS["agot-lcg"]):
        for number in rule.ids:
            if number.startswith(f"{lcg.slug} "):
                functions.setdefault(number, set()).add(id(rule.function))
    alike: dict[frozenset[int], set[str]] = {}
    for number, found in functions.items():
        alike.setdefault(frozenset(found), set()).add(number)
    together = {frozenset(numbers) for numbers in alike.values() if len(numbers) > 1}
    assert together == set(lcg.same), "split what says different things, and record the rest in lcg/said_twice.py"
    assert all(lcg.same.values())
