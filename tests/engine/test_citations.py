"""Citations are data: what the engine cites stands in the content, and what can be played is enacted."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from rulings.engine import GAMES, enacted_rules, structural_rules

FIXTURES = Path(__file__).parents[2] / "fixtures"
BOOKS = [book for game in GAMES.values() for book in game.editions]
UNFINISHED = {"tainted-grail"}
"""Books of which some chapters are still being put into code."""
HEADING = re.compile(r"^## (\d+\.\d+[a-z]?) .*\{([^}]*)\}", re.MULTILINE)


def rules_of(book: str) -> dict[str, list[str]]:
    """Rule number -> its claims, from the chapters."""
    found = {}
    for path in sorted((FIXTURES / book / "rules").glob("*.md")):
        for number, claims in HEADING.findall(path.read_text(encoding="utf-8")):
            found[f"{book} {number}"] = re.findall(r"[A-Z]-\d+", claims)
    return found


def executable(book: str) -> set[str]:
    with (FIXTURES / book / "claims.tsv").open(encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["id"] for row in rows if row["exec"] in ("yes", "legal")}


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_the_engine_names_stands_in_the_content(book):
    assert set(enacted_rules(book)) | set(structural_rules(book)) <= set(rules_of(book))


@pytest.mark.parametrize("book", [book for book in BOOKS if book not in UNFINISHED])
def test_every_rule_that_can_be_played_is_enacted_or_structural_with_a_reason(book):
    known = set(enacted_rules(book)) | set(structural_rules(book))
    playable = executable(book)
    missing = {rule for rule, claims in rules_of(book).items() if playable & set(claims)} - known
    assert missing == set()


@pytest.mark.parametrize("book", BOOKS)
def test_structural_rules_are_few_and_say_why(book):
    reasons = structural_rules(book)
    claims = {claim for rule in reasons for claim in rules_of(book)[rule]} & executable(book)
    assert len(claims) * 8 <= len(executable(book))
    assert all(len(reason) > 40 for reason in reasons.values())


def test_no_rule_function_is_without_its_line():
    for game in GAMES.values():
        for book in game.books:
            assert [rule.name for rule in book.rules if not (rule.function.__doc__ or "").strip()] == []
