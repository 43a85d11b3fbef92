"""What makes a sentence the one that was meant: what its words weigh, and what is never offered."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rulings.engine.core.language import slots
from rulings.engine.core.language.meant import _Weights, meant, wrong_part
from rulings.engine.core.language.phrases import Phrase, Vocabulary

from .toy.town import SLOTS, TABLES


@dataclass(frozen=True)
class Told:
    """Whatever a sentence tells."""

    player: str = ""
    foe: str = ""
    card: str = ""
    n: int = 0
    place: str = ""
    x: int = 0


PLAYS = slots.words("x", {"mocenskou hru": 1, "vojenskou hru": 2, "lovnou hru": 3, "dvorskou hru": 4})


@dataclass(frozen=True)
class Asked(Told):
    """A sentence that holds another."""

    inside = "when"


def tables(*phrases, record=Told):
    """A table of some phrases; one without a hole tells what a player does."""
    made = [one if isinstance(one, tuple) else (f"{{player}} {one}", f"Alík {one}") for one in phrases]
    return {"when": Vocabulary([Phrase(pattern, record, example) for pattern, example in made], {**SLOTS, "x": PLAYS})}


def offered(text, *phrases, **options):
    return [one.text for one in meant(text, tables(*phrases), **options)]


# -- what words weigh ---------------------------------------------------------------------------------------------
WEIGHTS = _Weights({**tables("pasuje", "pasuje tiše", "pasuje nahlas", "čeká tiše"), "then": tables("mlčí")["when"]})


def like(said, sentence, **options):
    return WEIGHTS.likeness(said.split(), sentence.split(), **options)


def test_names_and_numbers_weigh_the_same_and_more_than_any_word_of_a_sentence():
    names = {WEIGHTS.of(one) for one in ("Bára", '"Obr"', "7", "+2", "-2", "−2")}
    assert len(names) == 1
    assert names.pop() > WEIGHTS.of("mlčí")


def test_a_word_weighs_the_more_the_fewer_sentences_say_it():
    assert WEIGHTS.of("nikdy") > WEIGHTS.of("čeká") > WEIGHTS.of("tiše") > WEIGHTS.of("pasuje") > 0.3
    assert WEIGHTS.of("mlčí") == WEIGHTS.of("čeká"), "in whichever table"
    assert WEIGHTS.of("tichá") > WEIGHTS.of("tiše") == WEIGHTS.of("tise"), "diacritics do not count"


def test_a_sentence_is_wholly_like_itself_and_not_at_all_like_one_that_shares_nothing():
    assert like("Bára pasuje tiše", "Bára pasuje tiše") == pytest.approx(1)
    assert like("Bára pasuje", "Alík čeká") == 0
    assert like("", "") == 0


def test_what_is_left_out_costs_more_than_what_is_added():
    whole = like("Bára čeká tiše", "Bára čeká tiše")
    assert whole > like("Bára čeká", "Bára čeká tiše") > like("Bára čeká tiše", "Bára čeká") > 0
    assert like("Bára čeká", "Bára čeká tiše", invented=0.2) > like("Bára čeká", "Bára čeká tiše")


def test_the_word_behind_the_name_that_begins_a_sentence_weighs_more():
    assert like("Bára čeká mlčí", "Bára čeká") > like("bára čeká mlčí", "bára čeká")
    assert like("Bára čeká mlčí", "Bára čeká") > like("Bára mlčí čeká", "Bára čeká")
    assert like("Bára", "Bára") == pytest.approx(1)


@pytest.mark.parametrize("denies", ["bez", "nic", "žádné", "neviděna"])
def test_a_word_that_denies_costs_more_where_it_is_added(denies):
    assert like("Bára čeká", f"Bára čeká {denies}") < like("Bára čeká", "Bára čeká vesele")
    assert like(f"Bára čeká {denies}", f"Bára čeká {denies}") == pytest.approx(1)
    short = {like("Bára čeká", f"Bára čeká {one}") for one in ("nebe", "nemoc", "pole")}
    assert len(short) == 1, "a short word that begins so denies nothing"


# -- which sentence is offered ----------------------------------------------------------------------------------------
def test_of_words_misspelt_alike_the_letters_tell_which_is_meant():
    assert offered("Bára králí", "kreslí", "kráčí") == ["Bára kráčí", "Bára kreslí"]
    assert offered("Bára králí", "kráčí", "kreslí") == ["Bára kráčí", "Bára kreslí"]


def test_of_sentences_that_say_it_the_shortest_comes_first():
    assert offered("Bára pochodovala", "pochoduje vesele k lesu", "pochoduje") == [
        "Bára pochoduje",
        "Bára pochoduje vesele k lesu",
    ]


def test_a_sentence_of_which_a_text_says_less_than_a_third_is_not_offered():
    long = ("{player} smí jednou za kolo tiše vyměnit {n}", "Alík smí jednou za kolo tiše vyměnit 2")
    assert offered("Bára tiše jednou 3", long) == ["Bára smí jednou za kolo tiše vyměnit 3"]
    assert offered("Bára tiše 3", long) == []


@pytest.mark.parametrize("text", ["Bára zítra", 'Bára "pasuje"', "Bára je", "Alík a Bára", "7"])
def test_names_and_small_words_alone_say_no_sentence(text):
    assert meant(text, TABLES) == []
    assert offered(text, "je pasuje", "pasuje") == []


def test_a_text_of_which_a_sentence_says_too_little_is_not_meant_by_it():
    assert offered("Bára rychle pasuje", "pasuje") == ["Bára pasuje"]
    assert offered("Bára rychle pasuje tiše", "pasuje", "tančí") == []
    assert offered("Bára 2 pasuje", "pasuje") == ["Bára pasuje"]
    assert offered("Bára 2 rychle venku pasuje", "pasuje") == []
    assert offered("Bára 2 3 pasuje", "pasuje") == []


def test_where_one_sentence_says_all_of_it_none_is_offered_that_does_not():
    coins = ("{player} mění {n}", "Alík mění 2")
    assert offered("Bára mění 3 rychle", coins, "mění rychle") == ["Bára mění 3"]
    both = ("{player} mění {n} rychle", "Alík mění 2 rychle")
    assert offered("Bára mění 3 rychle", coins, both) == ["Bára mění 3 rychle"]


def test_what_makes_up_a_name_stands_behind_what_needs_none():
    made_up, none = (
        ("{player} čeká tiše u {place}", "Alík čeká tiše u Most"),
        ("{player} sedí, čeká tiše", "Alík sedí, čeká tiše"),
    )
    assert offered("Bára čeká tiše", made_up, none)[0] == "Bára sedí, čeká tiše"
    assert offered("Bára čeká tiše u Most", made_up, none)[0] == "Bára čeká tiše u Most"


HOW = ("vesele", "smutně", "hlasitě", "dlouho", "tiše", "rád", "nahlas")
MANY = [f"{verb} {how}" for verb in ("dupe", "huláká", "jásá", "mručí") for how in HOW]


def test_of_a_great_many_sentences_the_nearest_is_found():
    assert offered("Bára hulákala smutně", *MANY)[0] == "Bára huláká smutně"
    assert offered("Bára hulákala smutně", *reversed(MANY))[0] == "Bára huláká smutně"
    assert offered("Bára čekala", *MANY, "čeká")[0] == offered("Bára čekala", "čeká", *MANY)[0] == "Bára čeká"


def test_a_sentence_is_found_by_the_words_of_its_holes_among_a_great_many():
    plays = ("{player} hledá {x}", "Alík hledá lovnou hru")
    assert offered("Bára mocenskou", *MANY, plays) == ["Bára hledá mocenskou hru"]


def test_the_opposite_is_not_offered():
    assert offered("Bára nebrání", "brání", "nebrání") == ["Bára nebrání"]
    assert offered("Bára nebrání", "brání") == []


def test_what_a_text_leaves_open_is_offered_both_ways():
    assert [one.text for one in meant("síla je 6", TABLES)][:2] == ["síla útočníka je 6", "síla obránce je 6"]


def test_many_are_offered_where_many_are_asked_for():
    verbs = ["sází víno", "sází chléb", "sází oves", "sází ječmen"]
    assert len(offered("Bára sází", *verbs)) == 3
    assert len(offered("Bára sází", *verbs, many=9)) == 4


def test_a_sentence_of_three_hundred_letters_is_read_as_far_as_that():
    assert offered("Bára" + " " * 290 + "pasuje", "pasuje") == ["Bára pasuje"]
    assert offered("Bára" + " " * 300 + "pasuje", "pasuje") == []


@pytest.mark.parametrize("card", ["„Noc“", "”Noc“", "«Noc»", "»Noc«", "‟Noc″", '"Noc"'])
def test_a_name_may_stand_in_any_quotes(card):
    assert [one.text for one in meant(f"Bára vynese {card}", TABLES)][:1] == ['Bára zahraje událost "Noc"']


# -- sentences that hold another ------------------------------------------------------------------------------------
def test_one_that_holds_another_is_offered_only_where_a_long_word_of_it_is_said():
    phrases = (("je dovoleno, že {player} smí ven", "je dovoleno, že Alík smí ven"),)
    allowed = tables(*phrases, record=Asked)
    assert [one.text for one in meant("Bára má dovoleno ven", allowed)] == ["je dovoleno, že Bára smí ven"]
    assert meant("Bára smí ven", allowed) == []
    assert [one.text for one in meant("Bára smí ven", tables(*phrases))] == ["je dovoleno, že Bára smí ven"]


# -- cards -----------------------------------------------------------------------------------------------------------
CALLED = ("{player} bere postavu {card}", 'Alík bere postavu "Obr"'), ("{player} bere událost {card}", 'Alík bere událost "Obr"')


def test_a_card_is_called_by_its_kind_or_by_no_kind():
    assert offered('Bára bere "Noc"', *CALLED) == ['Bára bere postavu "Noc"', 'Bára bere událost "Noc"']
    assert offered('Bára bere "Noc"', *CALLED, kinds={"Noc": "událost", "Den": "postavu"}) == ['Bára bere událost "Noc"']
    assert len(offered('Bára bere "Noc"', *CALLED, kinds={"Den": "postavu"})) == 2, "nobody has said what it is"
    plain = (("{player} bere kartu {card}", 'Alík bere kartu "Obr"'),)
    assert offered('Bára bere "Noc"', *plain, kinds={"Noc": "událost"}) == ['Bára bere kartu "Noc"']


def test_of_a_player_no_card_is_made_be_he_in_quotes():
    takes = ("{player} bere {card}", 'Alík bere "Obr"')
    assert offered('Bára bere "Noc"', takes) == ['Bára bere "Noc"']
    assert offered('Bára bere "Alík"', takes) == []


# -- the words that are wrong ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "right", "words"),
    [
        ("Bára a Alík mají 3 zlaté", "Bára má 3 zlaté", "Alík"),
        ("Bára zlověstně má 3 kameny", "Bára má 3 zlaté", "zlověstně"),
        ("Bára má 3 zlaté navíc", "Bára má 3 zlaté", "navíc"),
        ("Bára má 3 drahé kameny", "Bára má 3 zlaté", "drahé kameny"),
        ("Bára na lodi pasuje", "Bára pasuje", "lodi"),
        ("Bára pasovala", "Bára pasuje", "pasovala"),
        ("BÁRA pasuje ve hře", "Bára pasuje ve hře", "BÁRA pasuje ve hře"),
        ("Bára má zlaté 3", "Bára má 3 zlaté", "Bára má zlaté 3"),
    ],
)
def test_the_first_words_that_depart_are_told(text, right, words):
    start, end = wrong_part(text, right)
    assert text[start:end] == words
