"""Numbers and the nouns they count agree: in every sentence that is written and in every clause that tells of a change."""

from __future__ import annotations

import re
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.engine import GAMES, Desk
from rulings.engine.core.language.gherkin import GIVEN, THEN, WHEN
from rulings.engine.core.language.meant import meant
from rulings.engine.core.language.slots import in_number
from rulings.engine.core.layout import Change
from rulings.engine.games.agot_board.words.slots import NOUNS
from tests.engine.test_told import STORIES

AMOUNTS = (0, 1, 2, 3, 5)
COUNTED = [
    ("zlatý", "zlaté", "zlatých"), ("žeton", "žetony", "žetonů"), ("náboj", "náboje", "nábojů"), ("karta", "karty", "karet"),
    *((words[3], words[4], words[2]) for words in NOUNS.values()),
]  # fmt: skip
"""One, few, many; a unit's in the nominative."""
ALIKE = {"zranění"}
"""Nouns of one form."""


def rightly_counted(n: int, noun: str) -> bool:
    """Whether a noun may follow a number; of a noun nobody knows it may not."""
    if noun in ALIKE:
        return True
    families = [forms for forms in COUNTED if noun in {word for form in forms for word in (form, form.split()[0])}]
    wanted = {word for one, few, many in families for form in [one if n == 1 else few if 2 <= n <= 4 else many]
              for word in (form, form.split()[0])}  # fmt: skip
    return noun in wanted


def test_the_judge_of_this_test_knows_right_from_wrong():
    assert rightly_counted(2, "zlaté")
    assert not rightly_counted(2, "zlatých")
    assert not rightly_counted(5, "žetony")
    assert not rightly_counted(1, "neznámých")


@given(st.integers(0, 999))
def test_one_few_many(n):
    assert in_number(n, "a", "b", "c") == f"{n} {'a' if n == 1 else 'b' if n in (2, 3, 4) else 'c'}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", [GIVEN, WHEN, THEN])
def test_every_sentence_is_written_with_its_noun_in_the_right_form(game, kind):
    table = GAMES[game].vocabulary[kind]
    for phrase in table.phrases:
        inflected = [slot for name, slot in table._holes[phrase.pattern] if slot.inflect]
        record = table.parse(phrase.example)
        if not inflected or "n" not in {field.name for field in fields(record)}:
            continue
        [slot] = inflected
        what = getattr(record, slot.name)
        for n in AMOUNTS:
            counted = replace(record, n=n)
            text = table.write(counted)
            assert table.parse(text) == counted
            assert f"{n} {slot.inflect(what, counted)}" in text, text


def test_what_is_offered_agrees_too():
    tables = GAMES["agot_cards"].vocabulary
    said = [meant(f"Stark má {n} použitá zápletka", {THEN: tables[THEN]})[0].text for n in (1, 2, 5)]
    assert said == ["Stark má 1 použitou zápletku", "Stark má 2 použité zápletky", "Stark má 5 použitých zápletek"]


@pytest.mark.parametrize("book", STORIES)
def test_every_clause_about_a_change_agrees(book):
    """Of every cell that is told, for every amount it may hold."""
    desk = Desk(STORIES[book], book=book)
    line = desk.cases[0]._stand.line
    t, narrator = line.t, desk.game.narrator
    told = 0
    for _offset, kind, index, cell in t.layout.walk():
        if index:
            continue
        for n in AMOUNTS:
            try:
                shown = narrator.shown(t, Change(kind, index, cell.name, 1 if n != 1 else 0, n))
            except (IndexError, KeyError):  # no such place, phase or player
                continue
            for number, noun in re.findall(r"(?<![\w+-])(\d+) ([^\W\d_]+)", shown.said if shown else ""):
                told += 1
                assert rightly_counted(int(number), noun), shown.said
    assert told or book in ("agot-lcg",)
