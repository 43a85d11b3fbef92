"""The sentences that somebody probably meant, and which of the typed words are wrong."""

from __future__ import annotations

import pytest

from rulings.engine.core.language.meant import Meant, kinds_of, meant, wrong_part

from .toy.town import TABLES

GIVEN = {"given": TABLES["given"]}
WHEN = {"when": TABLES["when"]}


def texts(text, tables=TABLES, **options):
    return [one.text for one in meant(text, tables, **options)]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Bára vlastní 3 zlaté", "Bára má 3 zlaté"),
        ('Bára má postavu "Obr" silnou 4', 'Bára má ve hře postavu "Obr" se silou 4'),
        ('Bára má klečící postavu "Obr"', 'Bára má ve hře postavu "Obr": klečí'),
        ("Bára táhne z Mostu na Dvůr", "Bára pochoduje z oblasti Most do oblasti Dvůr"),
        ('Bára zaútočí na Alíka s postavou "Obr"', 'Bára útočí na hráče Alík postavou "Obr"'),
        ('Bára vynese událost "Noc"', 'Bára zahraje událost "Noc"'),
        ("Bára pas", "Bára pasuje"),
        ('"Obr" je v ruce', 'karta "Obr" leží v ruce'),
        ("Bára vyhrála", "vyhraje Bára"),
        ("probíhá fáze dražby", "je fáze dražby"),
    ],
)  # fmt: skip
def test_the_best_is_what_was_meant(text, sentence):
    assert texts(text)[:1] == [sentence]


def test_what_it_does_not_say_and_what_it_makes_up_is_told():
    [found] = meant('Bára má v ruce událost "Noc" s cenou 3', GIVEN)
    assert found == Meant("given", 'Bára má v ruce událost "Noc"', ("cenou 3",))
    [found] = meant("Bára zahraje událost", WHEN)[:1]
    assert (found.text, found.added) == ('Bára zahraje událost "Léčka"', ('"Léčka"',))


def test_of_sentences_alike_the_one_that_is_due_comes_first():
    assert meant("Bára má 3 zlaťáky", TABLES, kind="given")[0].kind == "given"
    assert meant("Bára má 3 zlaťáky", TABLES, kind="then")[0].kind == "then"


def test_no_more_are_offered_than_asked_for():
    assert len(meant("Bára má něco", TABLES)) <= 3
    assert len(meant("Bára má něco", TABLES, many=1)) <= 1


def test_none_is_offered_that_calls_a_card_otherwise_than_the_situation():
    text = 'Bára vynese "Noc"'
    assert any('událost "Noc"' in one for one in texts(text))
    found = texts(text, kinds={"Noc": "postavu", "Den": "událost"})
    assert not any('událost "Noc"' in one for one in found)


def test_the_words_by_which_a_situation_calls_its_cards():
    said = ['Alík má ve hře postavu "Obr"', 'událost "Noc" a kartu "Den"', 'událost "Obr"']
    assert kinds_of(said) == {"Obr": "postavu", "Noc": "událost"}


def test_nothing_is_offered_for_what_resembles_nothing():
    assert meant("zítra večer bude určitě pršet", TABLES) == []
    assert meant("", TABLES) == []
    assert meant("Alík Bára", TABLES) == []


def test_of_a_player_no_card_is_made():
    assert not any('"Alík"' in one for one in texts("Bára zahraje událost Alík"))


def test_what_denies_is_not_offered_for_what_affirms():
    assert "Bára nebrání" not in texts('Bára brání s "Obr"')
    assert texts("Bára nebrání se")[:1] == ["Bára nebrání"]


def test_a_sentence_that_holds_another_is_offered_only_where_it_is_asked_for():
    assert not any(one.startswith(("je dovoleno", "na každé linii")) for one in texts("Bára pasovala"))


def test_what_would_lose_most_of_the_facts_is_not_meant():
    assert texts("Bára a Alík a Cyril a Dan a Eva pasují 5 dní 6 hodin 7 minut", WHEN) == []


# -- the words that are wrong --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "right", "words"),
    [
        ("Bára vlastní 3 zlaté", "Bára má 3 zlaté", "vlastní"),
        ("Bára ukradla zlověstně 3 zlaté", "Bára má 3 zlaté", "ukradla zlověstně"),
        ("Bára má 3 zlatý", "Bára má 3 zlaté", "zlatý"),
        ("vyhraje Bára", "Bára vyhraje", "vyhraje Bára"),
        ("Bára na pasuje", "Bára pasuje", "Bára na pasuje"),
        ("vůbec nic", "Bára pasuje", "vůbec nic"),
    ],
)
def test_the_words_that_depart_are_told(text, right, words):
    start, end = wrong_part(text, right)
    assert text[start:end] == words
