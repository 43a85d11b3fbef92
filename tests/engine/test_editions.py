"""The later edition: what it replaces stands in the content, and the same situation ends differently."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulings.engine import check_text, editions_beside
from rulings.engine.games.agot_cards.book import ccg, lcg

from .support import report

FIXTURES = Path(__file__).parents[2] / "fixtures"
CHAPTERS = sorted((FIXTURES / "agot-lcg/rules").glob("*.md"))
APART = (FIXTURES / "agot-lcg/scenarios/10-rozdily-vydani.feature").read_text(encoding="utf-8")


def replaced_in_content() -> dict[str, set[str]]:
    """Earlier rule -> the later rules that the chapters say take its place."""
    found: dict[str, set[str]] = {}
    for path in CHAPTERS:
        for number, clauses in re.findall(r"^## (\S+) .*\{([^}]*)\}", path.read_text(encoding="utf-8"), re.MULTILINE):
            for old in re.findall(r"agot-ccg [\d.]+", " ".join(re.findall(r"nahrazuje ([^;]*)", clauses))):
                found.setdefault(old, set()).add(f"agot-lcg {number}")
    return found


def test_what_the_engine_replaces_is_said_to_be_replaced():
    told = replaced_in_content()
    for old, new in lcg.replaced.items():
        assert told.get(old, set()) & set(new), f"{old} is replaced by {new}, the chapters do not say so"


STAYS = {
    "agot-ccg 4.24": "2.2 excepts from it only texts on putting into play; that texts may tell playing from it, it says itself",
}
"""What the chapters say to be replaced in part, and why the engine keeps it in force beside what takes its place."""


def test_what_is_said_to_be_replaced_is_replaced():
    told = replaced_in_content()
    assert {old for old, new in told.items() if not new & set(lcg.replaced.get(old, ()))} == set(STAYS)


BENEATH = (
    'Pokud Stark má ve hře postavu "Jon" se silou 2: unikátní',
    'A Stark má na kartě "Jon" duplikát "Jon podruhé"',
    'A karta "Jon podruhé" má schopnost: Výzvy; účinek: získej pro rod 1 moc',
)
LET_BE = (
    'Pokud Stark má ve hře postavu "Zvoník"',
    'A karta "Zvoník" má schopnost: Pasivní, jakmile někdo poklekne postavu; účinek: získej pro rod 1 moc',
)


@pytest.mark.parametrize(
    ("given", "move", "old", "new"),
    [
        (BENEATH, 'Stark použije kartu "Jon podruhé"', "agot-ccg 5.18", "agot-lcg 7.1"),
        (LET_BE, 'Stark použije kartu "Zvoník"', "agot-ccg 9.9", "agot-lcg 4.23"),
    ],
)
def test_a_replaced_number_is_named_no_more_where_another_says_the_same(given, move, old, new):
    """What it said of old still refuses, under the number of the edition that is played."""
    for edition, named, silent in (("agot-ccg", old, new), ("agot-lcg", new, old)):
        asked = f"Pak je odmítnuto podle {{}}: {move}"
        assert report(*given, asked.format(named), edition=edition).verdict == "confirmed"
        found = report(*given, asked.format(silent), edition=edition)
        assert (found.verdict, silent in found.reason) == ("refuted", False)


def test_what_is_repeated_is_a_rule_of_the_earlier_edition():
    assert set(lcg.repeated) <= {rule.function for rule in ccg.rules}


def test_at_least_ten_situations_tell_the_editions_apart():
    own = check_text(APART, bites=True)
    assert len(own) >= 10
    assert [x.name for x in own if x.verdict != "confirmed" or not x.bites] == []
    assert [x.name for x in check_text(APART, edition="agot-ccg") if x.verdict == "confirmed"] == []


def test_both_editions_stand_beside_each_other():
    assert editions_beside("agot-lcg") == editions_beside("agot-ccg") == ("agot-ccg", "agot-lcg")
    assert editions_beside("mala-hra") == ()


@pytest.mark.parametrize(
    "sentence",
    [
        'Pokud Stark má agendu "Léto"',
        'Pokud Stark má ve hře postavu "Had": klíčové slovo Deadly',
        'Pokud Stark má ve stínech postavu "Had"',
    ],
)
def test_what_only_the_later_edition_knows_is_refused_in_the_earlier(sentence):
    assert "agot-lcg" in report(sentence, "Pak hra pokračuje", rule="agot-ccg 1.1").reason
    assert report(sentence, "Pak hra pokračuje", rule="agot-lcg 1.1").verdict == "confirmed"


def test_an_unknown_edition_is_named():
    assert "neznám" in report("Pak hra pokračuje", edition="agot-xyz").reason
