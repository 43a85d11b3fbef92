"""How a hole of any shape is filled with what a text says, shown on sentences made for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from rulings.engine.core.language import slots
from rulings.engine.core.language.filling import either, filled, names
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.language.phrases import Phrase, Vocabulary
from rulings.engine.core.language.slots import Slot

from .toy.town import SLOTS, TABLES


@dataclass(frozen=True)
class Told:
    """Whatever a sentence tells."""

    player: str = ""
    foe: str = ""
    card: str = ""
    x: Any = ""
    y: Any = ""
    place: str = ""
    to: str = ""


def shape(regex, pieces=(), read=str, write=str, **schema):
    return Slot("x", regex, read, write, schema or {"type": "string"}, pieces=pieces)


def fill(text, pattern, example, **holes):
    """A text in the holes of a pattern; ``holes`` are its own besides those of the town."""
    table = Vocabulary([Phrase(pattern, Told, example)], {**SLOTS, **holes})
    return filled(text, table.phrases[0], table)


# -- the text says more than once what a hole may hold ------------------------------------------------------------
def test_a_number_behind_the_same_word_is_the_one_that_is_meant():
    pattern, example = "síla je {x:n}", "síla je 4"
    assert fill("po 2 kolech síla je 6", pattern, example) == "síla je 6"
    assert fill("síla po kole je celkem 6", pattern, example) == "síla je 6"


def test_a_number_behind_a_form_of_the_word_is_told_from_others():
    pattern, example = "{player} má postavu[ se silou {x:n}][ a cenou {y:n}]", "Alík má postavu"
    assert fill("Bára má postavu, cena 3, síla 5", pattern, example) == "Bára má postavu se silou 5 a cenou 3"
    assert fill("Bára má postavu, cena 3", pattern, example) == "Bára má postavu a cenou 3"
    assert fill("Bára má postavu: 3 je cena", pattern, example) == "Bára má postavu se silou 3", "else in their order"


def test_short_words_have_no_other_form():
    assert fill("Bára 1 po 7", "{player} má {x:n}[ po {y:n}]", "Alík má 2") == "Bára má 1 po 7"
    assert fill("Bára pod 7", "{player} [má po {y:n}]", "Alík ") == "Bára má po 7", "whatever stands before it"


def test_each_thing_is_taken_once_and_in_order():
    pattern, example = "{player} mění {x:n} za {y:n}", "Alík mění 1 za 2"
    assert fill("Bára 3 nebo 4", pattern, example) == "Bára mění 3 za 4"
    assert fill('Bára kartou "Noc" 3, 4', pattern, example) == "Bára mění 3 za 4"
    assert fill("Bára 3", pattern, example) == "Bára mění 3 za 2"


def test_who_is_named_with_a_title_is_no_word_that_asks():
    assert fill("Kdo pasuje", "{player} pasuje", "Alík pasuje") == "Alík pasuje"
    assert fill("vyhraje Kdo, nebo vyhraje Dan", "vyhraje {player}", "vyhraje Alík") == "vyhraje Dan"


def test_a_stranger_is_a_player_where_he_begins_the_text():
    assert fill("Cyril to vyhrál", "vyhraje {player}", "vyhraje Alík") == "vyhraje Cyril"
    assert fill("to vyhrál Cyril", "vyhraje {player}", "vyhraje Alík") == "vyhraje Alík"


def test_a_known_player_comes_before_one_in_another_case_and_the_first_before_the_second():
    pattern, example = "{player} bere hráči {foe:player}", "Alík bere hráči Bára"
    assert fill("bere Alíkovi Bára", pattern, example) == "Bára bere hráči Alík"
    assert fill("Bára a Alík berou", pattern, example) == "Bára bere hráči Alík"
    assert fill("bere Alíkova Báře", pattern, example) == "Alík bere hráči Bára"


def test_an_ending_has_three_letters_at_most():
    pattern = "bere {player}"
    assert fill("od Báraovi bylo vzato", pattern, "bere Bára") == "bere Bára"
    table = Vocabulary([Phrase(pattern, Told, "bere Alík"), Phrase(pattern, Told, "bere Al")], SLOTS)
    assert filled("od Alíkovi", table.phrases[1], table) == "bere Alík", "the longest name that it begins with"
    assert filled("od Alíkovičovi", table.phrases[1], table) == "bere Al", "else nobody is meant"


# -- where things come from is not where they go -------------------------------------------------------------------
def test_who_goes_to_a_place_does_not_come_from_it():
    pattern, example = "{player} jde z oblasti {place} do oblasti {to:place}", "Alík jde z oblasti Dvůr do oblasti Most"
    assert fill("Bára jde do oblasti Dlouhá ulice", pattern, example) == "Bára jde z oblasti Dvůr do oblasti Dlouhá ulice"
    assert fill("Bára jde do Dlouhé ulice", pattern, example) == "Bára jde z oblasti Dvůr do oblasti Dlouhá ulice"
    assert fill("Bára jde do Dlouuhá ulice", pattern, example) == "Bára jde z oblasti Dvůr do oblasti Dlouhá ulice"
    assert fill("Bára jde od Mostu na Dvůr", pattern, example) == "Bára jde z oblasti Most do oblasti Dvůr"


def test_what_stands_further_before_a_name_does_not_say_which_way_it_goes():
    assert fill("Bára jde do lesa tiše Most", "{player} jde z {place}", "Alík jde z Dvůr") == "Bára jde z Most"


def test_the_two_words_before_a_hole_say_which_way_it_goes():
    pattern, example = "{player} na lov z {place}", "Alík na lov z Dvůr"
    assert fill("Bára loví do Dlouhá ulice z Most", pattern, example) == "Bára na lov z Most"
    assert fill("Bára loví na Most", pattern, example) == "Bára na lov z Dvůr"
    assert fill("Bára loví z oblasti Most", "{player} loví do oblasti {place}", "Alík loví do oblasti Dvůr") == (
        "Bára loví do oblasti Dvůr"
    )
    assert fill("Bára loví z Mostu", "{player} loví do {place}", "Alík loví do Dvůr") == "Bára loví do Dvůr"


# -- optional parts ------------------------------------------------------------------------------------------------
def test_an_optional_part_stands_there_where_anything_of_it_is_said():
    pattern, example = "{player} jde[ z {place} s kartou {card}]", "Alík jde"
    assert fill("Bára jde", pattern, example) == "Bára jde"
    assert fill('Bára jde "Obr"', pattern, 'Alík jde z Dvůr s kartou "Meč"') == 'Bára jde z Dvůr s kartou "Obr"'
    assert fill("Bára jde z Most", pattern, 'Alík jde z Dvůr s kartou "Meč"') == 'Bára jde z Most s kartou "Meč"'


def test_a_part_within_a_part_stands_there_only_where_it_is_said_itself():
    pattern, example = "{player} jde[ z {place}[ do {to:place}] rychle] tiše", "Alík jde tiše"
    assert fill("Bára jde z Most", pattern, example) == "Bára jde z Most rychle tiše"
    assert fill("Bára jde z Most do Dvůr", pattern, example) == "Bára jde z Most do Dvůr rychle tiše"


# -- free text -------------------------------------------------------------------------------------------------------
def free(read):
    return shape(r"\S.*", read=read)


def reads(*known):
    def read(text):
        if text not in known:
            raise ScenarioError(f"Tomu nerozumím: {text}")
        return text

    return read


def test_of_free_text_the_longest_end_that_can_be_read_is_taken():
    pattern, example = "karta {card} umí {x}", 'karta "Meč" umí létat'
    known = free(reads("létat", "rychle létat"))
    assert fill('karta "Obr" umí velmi rychle létat', pattern, example, x=known) == 'karta "Obr" umí rychle létat'
    assert fill('karta "Obr" umí plavat', pattern, example, x=known) == 'karta "Obr" umí létat'
    long = " ".join("abcdefghij")
    assert fill(f'"Obr": x {long}', pattern, example, x=free(reads("létat", long, f"x {long}"))) == f'karta "Obr" umí {long}'


@pytest.mark.parametrize("error", [ScenarioError("ne"), ValueError("ne"), KeyError("ne")])
def test_what_a_hole_cannot_read_is_not_put_into_it(error):
    def read(text):
        if text != "létat":
            raise error
        return text

    assert fill("Obr umí plavat", "karta umí {x}", "karta umí létat", x=free(read)) == "karta umí létat"


def test_free_text_that_reads_anything_is_left_to_whoever_reads_it():
    assert fill("Bára smí pasovat", "je dovoleno: {x}", "je dovoleno: Alík pasuje", x=free(str)) == "je dovoleno: Alík pasuje"


# -- things with values ------------------------------------------------------------------------------------------------
KINDS = (("klečí", ""), ("klečí skrytě", ""), ("dole klečí", ""), ("cena {}", r"\d{1,2}"), ("barva {}", r"(?:červená|modrá)"))
_THING = r"(?:klečí(?: skrytě)?|dole klečí|cena \d{1,2}|barva (?:červená|modrá))"
THINGS = shape(rf"{_THING}(?:, {_THING})*", KINDS, lambda text: tuple(text.split(", ")), ", ".join)


@pytest.mark.parametrize(
    ("said", "things"),
    [
        ("klečící", "klečí"),
        ("klečící skrytě", "klečí skrytě"),
        ("skrytě klečící", "klečí"),
        ("dole klečící", "dole klečí"),
        ("s cenou 5", "cena 5"),
        ("s cenou pět navíc", "cena 5"),
        ("za 7 cena", "cena 7"),
        ("5 cena 7", "cena 7"),
        ("cena velká", ""),
        ("s červenou barvou", "barva červená"),
        ("barvy modré a červená nikde", "barva modrá"),
        ("barvy zelené, s cenou 4", "cena 4"),
        ("s cenou 5, klečící, barva modrá", "cena 5, klečí, barva modrá"),
        ("barva modrá klečící cena 5", "barva modrá, klečí, cena 5"),
        ("cena levná a cena 3", "cena 3"),
    ],
)
def test_each_thing_is_said_in_the_words_of_the_hole_and_in_the_order_of_the_text(said, things):
    expected = f"Bára: {things}" if things else "Bára"
    assert fill(f"Bára {said}", "{player}[: {x}]", "Alík", x=THINGS) == expected


def test_what_is_told_of_a_thing_is_gone_for_other_holes():
    pattern, example = "{player} má {y:n}[: {x}]", "Alík má 9"
    assert fill("Bára cena 5 má 2", pattern, example, x=THINGS) == "Bára má 2: cena 5"
    assert fill("Bára 5 cena, pak 2", pattern, example, x=THINGS) == "Bára má 2: cena 5"
    assert fill("Bára 3 klečící", pattern, example, x=THINGS) == "Bára má 3: klečí"


# -- cards --------------------------------------------------------------------------------------------------------------
CARDS = "{player} odhodí {x:cards}"


def test_cards_that_stand_there_as_the_hole_has_them_are_taken_all():
    assert fill('Bára zahodí karty "Obr" a "Noc"', CARDS, 'Alík odhodí kartu "Meč"') == 'Bára odhodí karty "Obr" a "Noc"'


def test_of_what_the_example_holds_there_the_cards_are_those_of_the_text():
    two = shape(r'dvojici "[^"]+" a "[^"]+"')
    pattern, example = "{player} spojí {x}", 'Alík spojí dvojici "Meč" a "Štít"'
    assert fill('Bára "Obr" k "Noc"', pattern, example, x=two) == 'Bára spojí dvojici "Obr" a "Noc"'
    assert fill('Bára spojila "Obr"', pattern, example, x=two) == 'Bára spojí dvojici "Obr" a "Štít"'
    assert fill("Bára spojila", pattern, example, x=two) == example.replace("Alík", "Bára")
    assert fill('Bára vezme "Obr" i "Noc"', f"{CARDS} kartou {{card}}", 'Alík odhodí kartu "Meč" kartou "Štít"') == (
        'Bára odhodí kartu "Obr" kartou "Noc"'
    )


def test_a_card_that_the_hole_does_not_know_is_not_put_into_it():
    small = shape(r'kartu "[a-zč]+"')
    assert fill('Bára "OBR"', "{player} odhodí {x}", 'Alík odhodí kartu "meč"', x=small) == 'Bára odhodí kartu "meč"'
    assert fill('Bára "obr"', "{player} odhodí {x}", 'Alík odhodí kartu "meč"', x=small) == 'Bára odhodí kartu "obr"'


def test_a_card_without_quotes_is_called_by_all_its_capital_words_and_is_no_player():
    pattern, example = "{player} vezme {card}", 'Alík vezme "Meč"'
    assert fill("Bára vezme Alík Obra Jana", pattern, example) == 'Bára vezme "Alík Obra Jana"'
    assert fill("Bára od Alík vezme Obra z Mostu", pattern, example) == 'Bára vezme "Obra"'
    assert fill('Bára vezme "Obr" kartou Noc', "{player} vezme {card} kartou {x:card}", 'Alík vezme "Meč" kartou "Štít"') == (
        'Bára vezme "Obr" kartou "Noc"'
    )


def test_names_in_quotes_are_for_cards_only():
    assert fill('Bára má "3" a 5', "{player} má {x:n}", "Alík má 2") == "Bára má 5"
    assert fill('Bára jde z "Most"', "{player} jde z {place}", "Alík jde z Dvůr") == "Bára jde z Most", (
        "but a place may be quoted"
    )


# -- words of a list -----------------------------------------------------------------------------------------------------
def test_a_name_from_a_list_is_known_by_most_of_its_letters():
    pattern, example = "{player} jde z {place}", "Alík jde z Dvůr"
    assert fill("Bára jde z Mostu", pattern, example) == "Bára jde z Most"
    assert fill("Bára jde z Moost", pattern, example) == "Bára jde z Most"
    assert fill("Bára jde z Dvorek", pattern, "Alík jde z Most") == "Bára jde z Most"
    assert fill("Bára jde do Moost", "{player} jde z {place}", example) == "Bára jde z Dvůr"
    assert fill("Bára jde z mostu", pattern, example) == "Bára jde z Dvůr", "a bridge is not the place"
    shore = slots.words("place", {name: name for name in ("Pobřeží", "Dvůr")})
    assert fill("Bára jde Pobřežím", pattern, example, place=shore) == "Bára jde z Pobřeží"
    assert fill("Bára jde pobřežím", pattern, example, place=shore) == "Bára jde z Dvůr"


def test_a_word_of_six_letters_may_be_misspelt_and_a_shorter_one_not():
    mood = slots.words("x", {"smutná": 1, "ráda": 2, "unavená": 3})
    assert fill("Bára je ssmutná", "{player} je {x}", "Alík je ráda", x=mood) == "Bára je smutná"
    assert fill("Bára je uunavená", "{player} je {x}", "Alík je ráda", x=mood) == "Bára je unavená"
    assert fill("Bára je nutná", "{player} je {x}", "Alík je ráda", x=mood) == "Bára je ráda", "it is another word"
    assert fill("Bára je rráda", "{player} je {x}", "Alík je smutná", x=mood) == "Bára je smutná"
    assert (
        fill("Bára je ssmutná a unavená", "{player} je {x} a {y:x}", "Alík je ráda a ráda", x=mood) == "Bára je smutná a unavená"
    )


def test_a_word_misspelt_counts_only_where_the_hole_can_hold_it():
    level = shape(r"stupně \d")
    assert fill("Bára má stupněě 4", "{player} má {x}", "Alík má stupně 1", x=level) == "Bára má stupně 4"
    assert fill("Bára má stupněě mnoho, 4", "{player} má {x} a {y:n}", "Alík má stupně 1 a 2", x=level) == (
        "Bára má stupně 1 a 4"
    )


def test_a_word_in_another_form_is_known_where_it_may_stand_alone():
    form = shape(r"(?:mocenskou|vojenskou|lovnou)(?: výzvu)?")
    pattern, example = "{player} zahájí {x}", "Alík zahájí lovnou"
    assert fill("Bára útočí vojensky", pattern, example, x=form) == "Bára zahájí vojenskou"
    assert fill("Bára útočí lovně", pattern, "Alík zahájí mocenskou", x=form) == "Bára zahájí lovnou"
    assert fill("Bára útočí výzvami", pattern, "Alík zahájí mocenskou", x=form) == "Bára zahájí mocenskou"
    assert fill("Bára útočí vojensky a mocensky", "{player} zahájí {x} i {y:x}", "Alík zahájí lovnou i lovnou", x=form) == (
        "Bára zahájí vojenskou i mocenskou"
    )


def test_of_a_list_that_wording_is_meant_of_which_most_is_said_and_at_least_half():
    where = slots.words("x", {"na horní louce": 1, "na dolní louce": 2, "v temném starém lese": 3})
    pattern = "karta leží {x}"
    assert fill("leží dole na dolních loukách", pattern, "karta leží na horní louce", x=where) == "karta leží na dolní louce"
    assert fill("leží v temných lesích", pattern, "karta leží na horní louce", x=where) == "karta leží v temném starém lese"
    assert fill("leží kdesi na louce", pattern, "karta leží na dolní louce", x=where) == "karta leží na dolní louce"
    assert fill("leží kdesi na louce", pattern, "karta leží v temném starém lese", x=where) == "karta leží na horní louce"
    assert fill("leží kdesi u lesa", pattern, "karta leží na horní louce", x=where) == "karta leží na horní louce"


def test_the_words_of_a_wording_are_gone_for_other_holes():
    where = slots.words("x", {"v ruce": 1, "ve hře": 2})
    assert fill("karta byla v rukou, ne ve hře", "{x} i {y:x}", "v ruce i v ruce", x=where) == "ve hře i v ruce"


# -- counted nouns ---------------------------------------------------------------------------------------------------------
UNITS = "{player} vyšle {x:sent}"


@pytest.mark.parametrize(
    ("said", "sent"),
    [
        ("3 vojáčkům na Dvůr", "3 vojáka na Dvůr"),
        ("dvěma vojáčkům na Dvůr", "2 vojáka na Dvůr"),
        ("vojáčkům na Dvůr", "1 vojáka na Dvůr"),
        ("1 vojáčkem na Dvůr", "1 vojáka na Dvůr"),
        ("na Dvůr 3 lodě", "3 lodi na Dvůr"),
        ("7 vojáčkům", "7 vojáka na Most"),
    ],
)
def test_a_number_of_things_in_another_form_stands_there_as_the_hole_can_hold_it(said, sent):
    """In the first form that the hole reads: this one writes back what it has read; that of a game puts the noun right."""
    assert fill(f"Bára {said}", UNITS, "Alík vyšle 2 vojáky na Most") == f"Bára vyšle {sent}"


def test_what_was_counted_is_gone_and_the_number_of_something_else_is_not():
    pattern, example = "{player} vyšle {x:units} za {y:n}", "Alík vyšle 2 vojáky za 9"
    assert fill("Bára 3 vojáčkům za 4", pattern, example) == "Bára vyšle 3 vojáky za 4"
    assert fill("Bára 1 vojáčkem, 4", pattern, example) == "Bára vyšle 1 vojáka za 4"
    assert fill("Bára 4 a vojáčkem", pattern, example) == "Bára vyšle 1 vojáka za 4"
    assert fill("Bára 4", pattern, example) == "Bára vyšle 2 vojáky za 4"


def test_what_stands_before_a_thing_and_does_not_count_it_is_left_for_other_holes():
    assert fill("Bára, Most vojáčkem", "{player} vyšle {x:units} na {place}", "Alík vyšle 2 vojáky na Dvůr") == (
        "Bára vyšle 1 vojáka na Most"
    )


def test_a_name_is_no_counted_thing():
    assert fill("Bára, Vojákov, lodě", "{player} vyšle {x:units}", "Alík vyšle 2 vojáky") == "Bára vyšle 1 loď"


# -- what the text leaves open -----------------------------------------------------------------------------------------------
def test_a_wording_in_an_optional_part_is_not_offered_otherwise():
    mood = slots.words("x", {"veselý": 1, "smutný": 2})
    table = Vocabulary([Phrase("{player} jde[ {x}]", Told, "Alík jde veselý")], {**SLOTS, "x": mood})
    assert either("jde Alík", "Alík jde veselý", table.phrases[0], table) == ["Alík jde veselý"]


def test_a_wording_said_in_any_form_is_not_left_open():
    where = slots.words("x", {"v balíčku": 1, "ve hře": 2})
    table = Vocabulary([Phrase("karta leží {x}", Told, "karta leží ve hře")], {**SLOTS, "x": where})
    [phrase] = table.phrases
    assert either("karta v balíčcích", "karta leží v balíčku", phrase, table) == ["karta leží v balíčku"]
    assert either("karta v", "karta leží v balíčku", phrase, table) == ["karta leží v balíčku", "karta leží ve hře"]


def test_only_the_hole_itself_is_said_otherwise():
    side = slots.words("x", {"síla": 1, "sláva": 2})
    table = Vocabulary([Phrase("síla: {x}", Told, "síla: síla")], {**SLOTS, "x": side})
    assert either("co to je", "nesíla", table.phrases[0], table) == ["nesíla"]


def test_names_from_lists_are_those_with_a_capital():
    listed = {"a": shape("x", enum=("Most", "louka", 3)), "b": shape("y", enum=("Velký most",))}
    assert names(Vocabulary([], {**listed, "c": shape("z")})) == ("Velký most", "Most")
    assert names(TABLES["given"])[0] == "Dlouhá ulice"
