"""What a sentence that nobody knows says, put into the holes of one that is known."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rulings.engine.core.language import slots
from rulings.engine.core.language.filling import either, filled, names, players, wordings
from rulings.engine.core.language.phrases import Phrase, Vocabulary

from .toy.town import SLOTS, TABLES


@dataclass(frozen=True)
class Feels:
    """How somebody feels."""

    player: str
    mood: int


def phrase_of(example, kind):
    return next(one for one in TABLES[kind].phrases if one.example == example)


FIGURE = 'Alík má ve hře postavu "Rytíř" se silou 3'
EVENT = 'Alík má v ruce událost "Léčka"'
COINS = "Bára má 3 zlaté"
UNITS = "Alík má v oblasti Dvůr 2 vojáky"
MARCH = "Alík pochoduje z oblasti Dvůr do oblasti Most"
ATTACK = 'Alík útočí na hráče Bára postavou "Rytíř"'
DISCARD = 'Alík odhodí karty "Meč" a "Štít"'
LIES = 'karta "Rytíř" leží v ruce'
SIDE = "síla útočníka je 4"
SEND = "Alík pošle 2 vojáky na Most"
PHASE = "je fáze tažení"
ABILITY = 'karta "Léčka" má schopnost lízni kartu'
KINDS = {FIGURE: "given", EVENT: "given", COINS: "given", UNITS: "given", ABILITY: "given", PHASE: "given", SEND: "when",
         MARCH: "when", ATTACK: "when", DISCARD: "when", LIES: "then", SIDE: "then"}  # fmt: skip


def fill(text, example):
    kind = KINDS[example]
    return filled(text, phrase_of(example, kind), TABLES[kind])


@pytest.mark.parametrize(
    ("text", "example", "sentence"),
    [
        # players and numbers, in any form
        ("Bára dostala 5 zlatých", COINS, "Bára má 5 zlatých"),
        ("1 zlatý patří Alíkovi", COINS, "Alík má 1 zlatý"),
        ("Cyril má 2 zlaté", COINS, "Cyril má 2 zlaté"),
        # cards in quotes and without
        ('Bára má na stole "Obr"', FIGURE, 'Bára má ve hře postavu "Obr"'),
        ("Bára má na stole Obra Jana", EVENT, 'Bára má v ruce událost "Obra Jana"'),
        ('Bára zahodí "Obr"', DISCARD, 'Bára odhodí kartu "Obr"'),
        # optional parts that are said, and those that are not
        ('Bára má postavu "Obr" silnou', FIGURE, 'Bára má ve hře postavu "Obr"'),
        ('Bára má postavu "Obr" se silou 7', FIGURE, 'Bára má ve hře postavu "Obr" se silou 7'),
        ('Bára má postavu "Obr", síla 7', FIGURE, 'Bára má ve hře postavu "Obr" se silou 7'),
        ('Bára má klečící postavu "Obr"', FIGURE, 'Bára má ve hře postavu "Obr": klečí'),
        ('Bára má postavu "Obr" s mocí 4', FIGURE, 'Bára má ve hře postavu "Obr": moc 4'),
        ('Bára má postavu "Obr" se 4 moci', FIGURE, 'Bára má ve hře postavu "Obr": moc 4'),
        ('Bára má postavu "Obr" s mocí dvě a klečící', FIGURE, 'Bára má ve hře postavu "Obr": moc 2, klečí'),
        ('Bára má postavu "Obr" s mocí velkou', FIGURE, 'Bára má ve hře postavu "Obr"'),
        ('Bára má 7 psů a postavu "Obr" se silou 4', FIGURE, 'Bára má ve hře postavu "Obr" se silou 4'),
        # places, by what stands before them and in any form
        ("Bára jde z Mostu na Dvůr", MARCH, "Bára pochoduje z oblasti Most do oblasti Dvůr"),
        ("Bára jde do oblasti Dvůr z oblasti Most", MARCH, "Bára pochoduje z oblasti Most do oblasti Dvůr"),
        ("Bára má na Mostě 3 vojáky", UNITS, "Bára má v oblasti Most 3 vojáky"),
        ("Bára drží Dlouhá ulice dvěma vojáky", UNITS, "Bára má v oblasti Dlouhá ulice 2 vojáky"),
        ("Bára drží Most lodí", UNITS, "Bára má v oblasti Most 1 loď"),
        ("Bára vyšle tři lodě na Dvůr", SEND, "Bára pošle 3 lodi na Dvůr"),
        ("Bára má na Mostě 3 vojáčky", UNITS, "Bára má v oblasti Most 3 vojáky"),
        ("Bára má na Mostě vojáčka", UNITS, "Bára má v oblasti Most 1 vojáka"),
        # words of a list, misspelt or in another form
        ('karta "Obr" je ve hre', LIES, 'karta "Obr" leží ve hře'),
        ('karta "Obr" je v rukou', LIES, 'karta "Obr" leží v ruce'),
        ("obránce má sílu 6", SIDE, "síla obránce je 6"),
        ("síla obranci je 6", SIDE, "síla obránce je 6"),
        ("síla obránnce je 6", SIDE, "síla obránce je 6"),
        ("je fáze dražbyy", PHASE, "je fáze dražby"),
        # who does it to whom
        ("Bára napadne hráče Alík", ATTACK, "Bára útočí na hráče Alík"),
        ('Bára zaútočí na Alíka s "Obr"', ATTACK, 'Bára útočí na hráče Alík postavou "Obr"'),
        # what a card does stands at the end
        ('karta "Obr" umí při útoku: moc +2', ABILITY, 'karta "Obr" má schopnost při útoku: moc +2'),
        ('karta "Obr" umí −2 moc', ABILITY, 'karta "Obr" má schopnost −2 moc'),
        ('karta "Obr" umí létat', ABILITY, 'karta "Obr" má schopnost lízni kartu'),
    ],
)  # fmt: skip
def test_what_is_said_stands_in_the_holes(text, example, sentence):
    assert fill(text, example) == sentence


def test_what_is_not_said_is_taken_from_the_example():
    assert fill("něco úplně jiného", FIGURE) == 'Alík má ve hře postavu "Rytíř"'
    assert fill("něco úplně jiného", DISCARD) == 'Alík odhodí kartu "Meč"'


def test_a_number_has_the_noun_that_it_asks_for():
    assert fill("Bára má 5 zlaté", COINS) == "Bára má 5 zlatých"
    assert fill("Bára má na Mostě 5 vojáka", UNITS) == "Bára má v oblasti Most 5 vojáků"


def test_what_the_text_leaves_open_is_offered_both_ways():
    side = phrase_of(SIDE, "then")
    assert either("síla je 6", "síla útočníka je 6", side, TABLES["then"]) == ["síla útočníka je 6", "síla obránce je 6"]
    assert either("síla obránce je 6", "síla obránce je 6", side, TABLES["then"]) == ["síla obránce je 6"]
    coins = phrase_of(COINS, "given")
    assert either("Bára má 3", "Bára má 3 zlaté", coins, TABLES["given"]) == ["Bára má 3 zlaté"]


@pytest.mark.parametrize(
    ("moods", "offered"), [(["veselý"], 1), (["veselý", "smutný", "líný"], 3), (["a", "b", "c", "veselý"], 1)]
)
def test_of_a_few_words_all_are_offered_and_of_many_none_besides(moods, offered):
    mood = slots.words("mood", dict.fromkeys(moods, 1))
    table = Vocabulary([Phrase("{player} je {mood}", Feels, f"Alík je {moods[0]}")], {**SLOTS, "mood": mood})
    assert len(either("jaký je Alík", f"Alík je {moods[0]}", table.phrases[0], table)) == offered


def test_who_and_what_is_named_by_examples_and_lists():
    assert players(TABLES["given"]) == {"Alík", "Bára"}
    assert set(names(TABLES["given"])) == {"Dlouhá ulice", "Dvůr", "Most"}
    assert names(TABLES["given"])[0] == "Dlouhá ulice", "the longest first"


def test_a_list_of_words_is_told_from_any_other_hole():
    assert wordings(r"(?:v ruce|sv\. Jan)") == ("v ruce", "sv. Jan")
    assert wordings(r"(?:sám)") == ("sám",)
    assert wordings(r"\d{1,3}") == wordings(r"(?:a|b)+") == ()
