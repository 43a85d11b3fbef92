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
