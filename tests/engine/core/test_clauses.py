"""A typed sentence that says several things at once, said by several sentences."""

from __future__ import annotations

import pytest

from rulings.engine.core.language.clauses import apart

from .toy.town import TABLES


def both(text, **options):
    return [one.text for one in apart(text, TABLES, **options)]


def test_what_says_several_things_is_said_by_several_sentences():
    assert both('Bára má 3 zlaté a v ruce událost "Noc"', kind="given") == ["Bára má 3 zlaté", 'Bára má v ruce událost "Noc"']
    assert both("Bára má 3 zlaté, Alík má 2 zlaté a je fáze dražby", kind="given") == [
        "Bára má 3 zlaté", "Alík má 2 zlaté", "je fáze dražby",
    ]  # fmt: skip


def test_all_of_them_are_of_one_kind_and_that_which_is_due_comes_first():
    assert {one.kind for one in apart("Bára má 3 zlaté a Alík má 2 zlaté", TABLES, "then")} == {"then"}
    assert {one.kind for one in apart("Bára má 3 zlaté a Alík má 2 zlaté", TABLES)} == {"given"}
    assert both("Bára pasuje a je fáze dražby") == []


def test_a_name_in_quotes_is_not_taken_apart():
    assert both('Bára má v ruce událost "Noc a den, ráno"', kind="given") == []


def test_what_says_one_thing_or_too_many_is_not_taken_apart():
    assert both("Bára má 3 zlaté") == []
    many = ", ".join(["Bára má 3 zlaté"] * 4)
    assert len(both(many)) == 4
    assert both(many + ", Alík má 2 zlaté") == []


def test_where_one_clause_says_nothing_none_is_offered():
    assert both("Bára má 3 zlaté a zítra bude pršet") == []


@pytest.mark.parametrize("between", ["; ", ". ", ", ", " a ", ", a ", ".  "])
def test_what_stands_between_sentences_parts_them(between):
    assert both(f"Bára má 3 zlaté{between}Alík má 2 zlaté") == ["Bára má 3 zlaté", "Alík má 2 zlaté"]


def test_a_name_in_quotes_before_a_cut_stays_whole():
    assert both('Bára má v ruce událost "Noc a den" a Alík má 2 zlaté') == [
        'Bára má v ruce událost "Noc a den"', "Alík má 2 zlaté",
    ]  # fmt: skip


def test_a_clause_without_a_verb_has_that_of_the_first_one():
    assert both("Bára vsadí 2 zlaté a 3 zlaté") == ["Bára vsadí 2 zlaté", "Bára vsadí 3 zlaté"]


def test_a_clause_with_a_verb_of_its_own_has_who_does_it_from_the_first_one():
    assert both("Bára vsadí 2 zlaté a pasuje", kind="when") == ["Bára vsadí 2 zlaté", "Bára pasuje"]


def test_one_word_that_says_nothing_of_who_begins_is_no_sentence():
    assert both("Bára má 3 zlaté a dražby", kind="given") == []


def test_nothing_is_made_up_for_any_clause():
    assert both("Bára zahraje událost a pasuje") == []
    assert both("Bára pasuje a zahraje událost") == []


def test_what_several_kinds_say_alike_is_said_by_that_which_is_due():
    text = "Bára 3 zlaté a Alík 2 zlaté"
    assert both(text, kind="given") == ["Bára má 3 zlaté", "Alík má 2 zlaté"]
    assert both(text, kind="when") == ["Bára vsadí 3 zlaté", "Alík vsadí 2 zlaté"]


def test_no_clause_calls_a_card_otherwise_than_the_situation():
    text = 'Bára má 3 zlaté a v ruce událost "Noc"'
    assert len(both(text, kinds={"Noc": "událost"})) == 2
    assert both(text, kinds={"Noc": "postavu", "Den": "událost"}) == []
