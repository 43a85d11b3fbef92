"""Rules that stand on the same functions say the same, or their book does not know what it has proved (agot-lcg)."""

from collections import defaultdict

from rulings.engine.core.rules import in_force
from rulings.engine.games.agot_cards.book import lcg
from rulings.engine.games.agot_cards.game import EDITIONS


def bags() -> list[set[str]]:
    """The numbers of the later edition that are enacted by exactly the same functions."""
    functions: dict[str, set[int]] = defaultdict(set)
    for rule in in_force(EDITIONS["agot-lcg"]):
        for number in rule.ids:
            if number.startswith(f"{lcg.slug} "):
                functions[number].add(id(rule.function))
    alike: dict[frozenset[int], set[str]] = defaultdict(set)
    for number, found in functions.items():
        alike[frozenset(found)].add(number)
    return [numbers for numbers in alike.values() if len(numbers) > 1]


def test_whoever_shares_all_functions_says_the_same_again() -> None:
    for bag in bags():
        said_again = {number for number in bag if lcg.restated.get(number, ("", ""))[0] in bag}
        assert len(bag - said_again) == 1, f"one proof for {sorted(bag)}: split what says different things, or lcg.restates"


def test_what_is_said_again_shares_all_functions() -> None:
    shared = {number: bag for bag in bags() for number in bag}
    for number, (of, reason) in lcg.restated.items():
        assert of in shared.get(number, ()), f"{number} does not stand on the functions of {of}: {reason}"
