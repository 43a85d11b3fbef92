"""What the rulebooks decide is enacted: a rule that no function carries can never be the reason of anything."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulings.engine import GAMES, enacted_rules, structural_rules

FIXTURES = Path(__file__).parents[2] / "fixtures"
BOOKS = sorted(book.slug for game in GAMES.values() for book in game.books)
BESIDES = {
    "agot-ccg 2.4a": "says that nothing else kneels a card: nothing in the engine does",
    "agot-ccg 4.23a": "says what the words of 4.23 and 4.24 mean, which are enacted",
    "agot-lcg 3.2a": "each death wakes what waits for it, as 3.2 says of every trigger",
    "agot-lcg 4.19a": "of 4.19 only the bonus is blank: what is printed on a plot is no card of the text box at all",
    "agot-lcg 4.22a": "no blank text ever reaches the house of a card (4.15 to 4.22)",
    "agot-lcg 6.17a": "who leaves a challenge is only taken out of it (6.17)",
    "agot-lcg 6.21b": "an additional challenge is one that 6.35 of the core rules does not count",
    "agot-lcg 7.30a": "a text is carried out as far as it can be unless 7.30 ties its parts",
    "agot-lcg 8.8a": "8.8 asks who has lost, and not on which side",
    "agot-lcg 8.15a": "8.15 asks for the house of whoever kneels, and for nothing else",
    "agot-lcg 8.27a": "the challenge has been decided before (8.8)",
    "tainted-grail 1.5": "says how the book was read",
    "tainted-grail 1.6": "says how the book was read",
    "tainted-grail 19.4": "says of what story mode leaves alone; 10.12 and 10.13 hold in it",
}
"""Rules of the editors with no claim of a source behind them that no function carries, and on what rests what they say."""


def rules_of(book: str) -> Iterator[tuple[str, list[str]]]:
    """Every rule of a book with the claims behind it."""
    for path in sorted((FIXTURES / book / "rules").glob("*.md")):
        for number, behind in re.findall(r"^## (\S+) .*\{([^}]*)\}", path.read_text(encoding="utf-8"), re.MULTILINE):
            yield f"{book} {number}", re.findall(r"[A-Z]-\d+", behind)


def executable(book: str) -> set[str]:
    """The claims that can be played or checked."""
    with (FIXTURES / book / "claims.tsv").open(encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["id"] for row in rows if row["exec"] != "no"}


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_that_can_be_played_is_enacted(book):
    known = {**enacted_rules(book), **structural_rules(book)}
    playable = executable(book)
    assert playable
    assert [rule for rule, claims in rules_of(book) if rule not in known and playable.intersection(claims)] == []


@pytest.mark.parametrize("book", BOOKS)
def test_what_the_editors_decide_is_enacted_or_rests_on_what_is(book):
    known = {**enacted_rules(book), **structural_rules(book)}
    left = {rule for rule, claims in rules_of(book) if rule not in known and not claims}
    assert left == {rule for rule in BESIDES if rule.startswith(f"{book} ")}


def test_a_situation_names_only_rules_that_could_decide_it():
    named = set()
    for path in FIXTURES.glob("*/scenarios/*.feature"):
        named |= set(re.findall(r"^ *Pravidlo: (\S+ [\d.]+[a-z]?)", path.read_text(encoding="utf-8"), re.MULTILINE))
    known = {rule for book in BOOKS for rule in (*enacted_rules(book), *structural_rules(book))}
    assert named - known - set(BESIDES) == set()
