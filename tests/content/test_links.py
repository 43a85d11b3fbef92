"""Which words name a rule or a card, and which only look like it."""

import pytest

from rulings.content.links import card_mentions, rule_mentions


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Viz (7.13).", ["agot-ccg 7.13"]),
        ("Viz (7.13, 7.14 a 7.15a).", ["agot-ccg 7.13", "agot-ccg 7.14", "agot-ccg 7.15a"]),
        ("(viz 7.13)", ["agot-ccg 7.13"]),
        ("Podle pravidla 7.13 a 8.1 platí", ["agot-ccg 7.13", "agot-ccg 8.1"]),
        ("pravidlo agot-lcg 3.2", ["agot-lcg 3.2"]),
        ("jako v agot-lcg 3.2.", ["agot-lcg 3.2"]),
        ("(agot-lcg 3.2, 7.1)", ["agot-lcg 3.2", "agot-ccg 7.1"]),
    ],
)
def test_named_rules_are_found(text, named):
    assert [f"{one.book} {one.number}" for one in rule_mentions(text, "agot-ccg")] == named


@pytest.mark.parametrize("text", ["ve verzi 3.7 z roku 2004", "stojí 2.5 zlatého", "(1 ze 3)", "bod 7", "(např. 7.1 karet)"])
def test_other_numbers_are_not_rules(text):
    assert rule_mentions(text, "agot-ccg") == []


def test_mention_says_where_it_stands():
    text = "Viz (7.13)."
    (one,) = rule_mentions(text, "agot-ccg")
    assert text[one.start : one.end] == "7.13"


def test_card_is_found_by_its_whole_title():
    text = "Štít severu chrání. Štít severuje."
    assert [one.title for one in card_mentions(text, ["Štít severu", "Štít"])] == ["Štít severu", "Štít"]


def test_no_cards_no_mentions():
    assert card_mentions("Štít", []) == []
