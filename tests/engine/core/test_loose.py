"""A sentence typed in any case, without diacritics and quotes is read where every word has its place; nothing is guessed."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

import pytest

from rulings.engine.core.language.loose import Names, grammar, named, names_of, plain, reading, typed_names, words_of
from rulings.engine.core.language.phrases import Phrase, Vocabulary

from .toy.town import SLOTS, TABLES

HERE = Names({"alik": "Alík", "bara": "Bára"}, {"rytir": "Rytíř", "lecka": "Léčka", "cerny rytir": "Černý rytíř"})


@dataclass(frozen=True)
class Does:
    """A sentence with one hole."""

    what: str


def read(text, kind="given", names=HERE):
    return reading(text, kind, TABLES, names)


def hurried(text):
    return "".join(x for x in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(x))


def test_plain_letters_stand_where_they_stood():
    text = 'Řekotočí „Ďas“ ½ "Žluťoučký KŮŇ" ﬁ'
    assert len(plain(text)) == len(text)
    assert plain("Žluťoučký KŮŇ – 3") == "zlutoucky kun – 3"


@pytest.mark.parametrize("kind", TABLES)
def test_every_example_is_read_in_a_hurry(kind):
    for phrase in TABLES[kind].phrases:
        names = names_of([(kind, phrase.example)], TABLES)
        assert reading(hurried(phrase.example), kind, TABLES, names) == phrase.example
        if "{text}" not in phrase.pattern:
            assert reading(hurried(phrase.example).replace('"', ""), kind, TABLES, names) == phrase.example


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ALIK MA 3 ZLATE", "Alík má 3 zlaté"),
        ("alik ma ve hre postavu rytir", 'Alík má ve hře postavu "Rytíř"'),
        ("alik ma ve hre postavu cerny rytir", 'Alík má ve hře postavu "Černý rytíř"'),
        ("alik ma ve hre postavu Jan Bez Země", 'Alík má ve hře postavu "Jan Bez Země"'),
        ("alik ma ve hre postavu rytir se silou 2: klečí, moc 3", 'Alík má ve hře postavu "Rytíř" se silou 2: klečí, moc 3'),
        ("alik ma ve hre postavu rytir, kleci a moc 3", 'Alík má ve hře postavu "Rytíř": klečí, moc 3'),
        ("alik ma ve hre postavu rytir a moc 3", 'Alík má ve hře postavu "Rytíř": moc 3'),
        ("alik ma v oblasti dlouha ulice 2 vojaky a 1 lod", "Alík má v oblasti Dlouhá ulice 2 vojáky a 1 loď"),
        ("cyril ma 3 zlate", "Cyril má 3 zlaté"),
        ('alik ma v ruce udalost "LECKA"', 'Alík má v ruce událost "Léčka"'),
        ("karta lecka ma schopnost letat", 'karta "Léčka" má schopnost letat'),
        ("karta lecka ma schopnost pri utoku: moc +2", 'karta "Léčka" má schopnost při útoku: moc +2'),
    ],
)
def test_a_hurried_sentence_is_read_as_the_phrases_say_it(typed, meant):
    assert read(typed) == meant


def test_a_sentence_within_another_is_read_too():
    assert read("je dovoleno: alik pasuje", "then") == "je dovoleno: Alík pasuje"
    assert read("JE DOVOLENO: Alík pasuje", "then") == "je dovoleno: Alík pasuje"
    assert read("je dovoleno: alik tancuje", "then") == ""


@pytest.mark.parametrize(
    "text",
    [
        "alik ma 3 zlate a neco", "alik ma zlate", "zitra bude prset", "", "alik ma v oblasti jinde 2 vojaky",
        "alik ma 3 zlate " + "x" * 300,
    ],
)  # fmt: skip
def test_no_word_is_left_out_and_none_is_guessed(text):
    assert read(text) == ""


def test_of_an_endless_text_nothing_is_read():
    assert read("alik ma 3 zlate" + " " * 285) == ""
    card = "x" * (300 - len('alik ma v ruce udalost ""'))
    assert read(f'alik ma v ruce udalost "{card[:80]}"') == f'Alík má v ruce událost "{card[:80]}"'


def test_what_may_be_meant_in_two_ways_is_not_read():
    two = Vocabulary([Phrase("pás {what:n}", Does, "pás 1"), Phrase("paš {what:n}", Does, "paš 1")], SLOTS)
    assert reading("pas 1", "when", {"when": two}, HERE) == ""


def test_of_two_readings_the_one_with_known_names_is_meant():
    phrases = [Phrase("{what:player} kope", Does, "Alík kope"), Phrase("{what:card} kope", Does, '"Meč" kope')]
    two = {"when": Vocabulary(phrases, SLOTS)}
    assert reading("alik kope", "when", two, HERE) == "Alík kope"
    assert reading("rytir kope", "when", two, HERE) == '"Rytíř" kope'


def test_a_name_in_capitals_is_a_card_unless_it_is_a_player():
    assert read("Alík odhodí karty Meč a Štít", "when") == 'Alík odhodí karty "Meč" a "Štít"'
    assert read("Alík útočí na hráče Bára postavou Velký Jan", "when") == 'Alík útočí na hráče Bára postavou "Velký Jan"'


# -- the names of a situation -------------------------------------------------------------------------------
def test_a_situation_knows_whom_its_sentences_and_the_examples_name():
    said = [
        ("given", 'Cyril má v ruce událost "Noc"'),
        ("given", 'CYRIL má v ruce událost "NOC"'),
        ("when", "tomu nikdo nerozumí"),
    ]
    names = names_of(said, TABLES, ["Noc", "Den"])
    assert names.players == {"alik": "Alík", "bara": "Bára", "cyril": "Cyril"}
    assert names.cards == {"noc": "Noc", "den": "Den"}
    assert (names.player("ČYRIL"), names.player("dan"), names.card("NOC"), names.card("tma")) == ("Cyril", "Dan", "Noc", "Tma")


def test_names_are_written_as_the_situation_writes_them_in_whatever_form():
    assert named("Alíkovi vezme rytir", HERE, []) == 'Alík vezme "Rytíř"'
    assert named("Báře a báru", HERE, []) == "Báře a Bára" or named("báru", HERE, []) == "Bára"
    assert named("černý rytíř u Alíka", HERE, []) == '"Černý rytíř" u Alík', "the longest name first"
    assert named('"rytir" zůstane', HERE, []) == '"rytir" zůstane', "what stands in quotes is left"
    assert named("s Robbem i k Robbovi", HERE, ["Robb"]) == 's "Robb" i k "Robb"'
    assert named("s Robbem", HERE, ["Robb Velký"]) == "s Robbem", "only names of one word are declined"
    assert named("al a ba", HERE, ["Ba"]) == "al a ba"


def test_names_behind_the_word_that_calls_a_card_are_known_without_quotes():
    assert typed_names(["alik ma ve hre postavu janek a udalost vichr"], TABLES) == ["Janek", "Vichr"]
    assert typed_names(["postavu alik", "postavu Janek", "postavu postavu", "postavu ja", "meč janek"], TABLES) == []
    assert typed_names(["postavu janek", "postavou janek"], TABLES) == ["Janek"]
    assert typed_names(['postavu "janek" vlk'], TABLES) == []


def test_the_words_of_a_table_are_those_of_its_phrases_and_holes():
    words = grammar(TABLES["given"])
    assert {"ma", "postavu", "silou", "zlate", "dvur", "kleci", "tazeni"} <= words
    assert not {"alik", "rytir", "card", "player"} & words


def test_the_words_of_a_hole_are_known_by_their_plain_form():
    assert words_of(r"(?:v ruce|ve hře)\d") == {"v": ["v"], "ruce": ["ruce"], "ve": ["ve"], "hre": ["hře"]}
    assert words_of(r"pás|paš") == {"pas": ["pás", "paš"]}
