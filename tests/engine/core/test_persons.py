"""Who speaks of himself and of the other one without a name, and what is said with the names of the seats."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rulings.engine.core.language.persons import Persons, Seats, persons, third, verbs, with_names
from rulings.engine.core.language.phrases import Phrase, Vocabulary

from .toy.town import SLOTS, TABLES

TWO = Seats("Alík", "Bára")
PARTY = Seats("Alík", "protivník")


def named(text, seats=TWO):
    return with_names(text, seats, TABLES)


# -- of whom a text speaks ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "me", "foe", "first"),
    [
        ("v ruce mám událost", True, False, "mám"),
        ("na tahu jsem já", True, False, "jsem"),
        ("postava klečí proti mně", True, False, "mně"),
        ("to je moje postava", True, False, "moje"),
        ("Bára pasuje a soupeř brání", False, True, "soupeř"),
        ("klečí soupeřova postava", False, True, "soupeřova"),
        ("soupeř pasuje a já vsadím", True, True, "soupeř"),
        ("vsadím a soupeř pasuje", True, True, "vsadím"),
        ("zaútočila jsem na Báru", True, False, "jsem"),
        ("pasoval bych", True, False, "bych"),
        ("můj soupeř pasuje", False, True, "soupeř"),
    ],
)
def test_a_text_speaks_of_me_or_of_the_other_one_and_the_first_word_of_it_is_told(text, me, foe, first):
    found = persons(text, TABLES)
    assert (found.me, found.foe, text[slice(*found.span)]) == (me, foe, first)
    assert found


@pytest.mark.parametrize(
    "text",
    [
        "Bára má 3 zlaté",
        "",
        'karta "Soupeř" leží v ruce',
        'karta "Já" leží v ruce',
        "Bára brání po vlastním útoku",
        "po vlastním útoku brání Bára",
        "Bára brání s 2 vlastním vojákům",
        "Dan a Eva pasují",
        "někam pošle Bára 2 vojáky",
        "karta má schopnost: soupeř odhodí kartu",
        "karta má účinek: lízni si mou kartu",
    ],
)
def test_a_text_that_names_everybody_speaks_of_nobody(text):
    assert persons(text, TABLES) == Persons()
    assert not persons(text, TABLES)
    assert named(text) == text


def test_a_sentence_of_three_hundred_letters_is_read_and_no_longer_one():
    text = "mám 3 zlaté" + "!" * 289
    assert len(text) == 300
    assert persons(text, TABLES).me
    assert not persons(text + "!", TABLES)
    assert named(text + "!") == text + "!"


# -- what I do --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("mám 3 zlaté", "Alík má 3 zlaté"),
        ("Nemám 3 zlaté", "Alík nemá 3 zlaté"),
        ("bráním", "Alík brání"),
        ("Nebráním", "Alík nebrání"),
        ("nepasuju", "Alík nepasuje"),
        ("pasuji", "Alík pasuje"),
        ("hraji událost", "Alík hraje událost"),
        ("vynesu událost", "Alík vynese událost"),
        ("vykládám událost", "Alík vykládá událost"),
        ("V ruce mám událost", "Alík v ruce má událost"),
        ("v ruce   mám událost", "Alík v ruce má událost"),
        ("Dnes Bráním", "Alík dnes brání"),
        ("jsem na tahu", "Alík je na tahu"),
        ("zaútočil jsem", "Alík zaútočil"),
        ("zaútočila jsem na Báru", "Alík zaútočila na Báru"),
        ("pasoval bych", "Alík pasoval"),
    ],
)
def test_what_i_do_is_said_of_whoever_sits_there(text, told):
    assert named(text) == told


def test_who_does_several_things_is_named_once():
    assert named("vsadím 2 zlaté a pasuju") == "Alík vsadí 2 zlaté a pasuje"
    assert named("já vsadím 2 zlaté a pasuju") == "Alík vsadí 2 zlaté a pasuje"
    assert named("vsadím 2 zlaté a pasuju já") == "vsadí 2 zlaté a pasuje Alík"


def test_who_goes_on_after_the_other_one_is_named_again():
    assert named("soupeř pasuje a vsadím 2 zlaté a bráním") == "Bára pasuje a Alík vsadí 2 zlaté a brání"
    assert named("vsadím, soupeř pasuje a zahraju událost") == "Alík vsadí, Bára pasuje a Alík zahraje událost"
    assert named("Soupeř pasuje, já vsadím") == "Bára pasuje, Alík vsadí"


def test_to_whom_it_is_done_is_not_who_does_it():
    assert named("Soupeři pošlu 2 vojáky") == "Alík hráči Bára pošle 2 vojáky"
    assert named("útočím na soupeře a pasuju") == "Alík útočí na hráče Bára a pasuje"


@pytest.mark.parametrize("text", ["tančím", "Tančím"])
def test_a_verb_that_nobody_knows_is_mine_where_it_begins_and_nothing_else_says_what_is_done(text):
    assert persons(text, TABLES) == Persons(me=True, span=(0, 6))
    assert named(f"{text} kolem") == "Alík tančí kolem"
    assert named("kupuju kolo") == "Alík kupuje kolo"
    assert named("kupuji kolo") == "Alík kupuje kolo"
    assert named("hádám") == "Alík hádá"


@pytest.mark.parametrize("text", ["krám zítra", "Sám doma", "pluju domů", "zítra tančím", "kouzlu kolem", "zbroji kolem"])
def test_a_short_word_or_one_further_on_that_ends_so_may_be_anything(text):
    assert not persons(text, TABLES)


def test_where_something_is_done_that_is_known_the_first_word_is_no_verb():
    assert not persons("nejprv tančím a pasuje Bára", TABLES)
    assert named("Tančím a soupeř pasuje") == "Tančím a Bára pasuje"


# -- what is mine, and to me -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Bára útočí na mne", "Bára útočí na hráče Alík"),
        ("Bára útočí na mé", "Bára útočí na hráče Alík"),
        ("Bára útočí na mou postavu", "Bára útočí na hráče Alík postavu"),
        ("Bára útočí na mé postavy", "Bára útočí na hráče Alík postavy"),
        ("Mé postavy klečí", "hráče Alík postavy klečí"),
        ("Bára pošle mi 2 vojáky", "Bára pošle hráči Alík 2 vojáky"),
        ("Mně patří 2 zlaté", "hráči Alík patří 2 zlaté"),
        ("Bára útočí proti mně", "Bára útočí proti hráči Alík"),
        ("Bára jde proti mne", "Bára jde proti hráči Alík"),
        ("Bára jde přede mnou", "Bára jde přede hráčem Alík"),
        ("bráním svou postavou proti mé postavě", "Alík brání svou postavou proti postavě"),
    ],
)
def test_what_is_mine_or_done_to_me_is_said_in_its_case(text, told):
    assert named(text) == told


def test_who_does_it_himself_does_it_with_what_is_his():
    assert named("bráním mou postavou") == "Alík brání postavou"
    assert named("já bráním svojí i mojí postavou") == "Alík brání svojí i postavou"


# -- the other one -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "told", "common"),
    [
        ("soupeř pasuje", "Bára pasuje", "protivník pasuje"),
        ("můj soupeř pasuje", "Bára pasuje", "protivník pasuje"),
        ("útočím na mého soupeře", "Alík útočí na hráče Bára", "Alík útočí na protivníka"),
        ("pošlu protihráči 2 vojáky", "Alík pošle hráči Bára 2 vojáky", "Alík pošle protivníkovi 2 vojáky"),
        ("hraju s oponentem", "Alík hraje s hráčem Bára", "Alík hraje s protivníkem"),
        ("soupeřova postava klečí", "hráče Bára postava klečí", "protivníka postava klečí"),
    ],
)
def test_the_other_one_is_said_by_name_or_by_the_noun_of_the_game(text, told, common):
    assert named(text) == told
    assert named(text, PARTY) == common


def test_what_a_card_says_is_left_to_the_card():
    assert named("mám kartu s účinkem: soupeř odhodí mou kartu") == "Alík má kartu s účinkem: soupeř odhodí mou kartu"
    assert named("mám kartu, schopnost: mám 2 zlaté") == "Alík má kartu, schopnost: mám 2 zlaté"


# -- verbs -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Told:
    """What somebody does with something."""

    who: str
    what: str = ""


TABLE = Vocabulary(
    [
        Phrase("{who:player} dá {coins}", Told, "Alík dá 2 zlaté"),
        Phrase("{coins} krade", Told, "2 zlaté krade"),
        Phrase("v noci {who:player} spí", Told, "v noci Alík spí"),
        Phrase("vedle {what:place} bydlí {who:player}", Told, "vedle Dvůr bydlí Alík"),
    ],
    SLOTS,
)


def test_what_players_do_stands_beside_them_in_the_sentences():
    found = verbs((TABLE,))
    assert {"da", "spi", "bydli"} <= found
    assert "polozi" in found, "people say it for „dá“"
    assert not {"krade", "vedle", "coins"} & found
    assert verbs((TABLE, *TABLES.values())) == found | verbs(tuple(TABLES.values()))


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("dám", "dá"),
        ("Spím", "Spí"),
        ("nespím", "nespí"),
        ("bydlim", "bydlí"),
        ("jsem", "je"),
        ("NEMOHU", "nemůže"),
        ("kradu", ""),
        ("spí", ""),
        ("dají", ""),
        ("zlatým", ""),
        ("", ""),
    ],
)
def test_a_verb_of_the_first_person_is_known_by_the_third_one(word, told):
    assert third(word, verbs((TABLE,))) == told
