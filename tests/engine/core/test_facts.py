"""What of a typed sentence another one says: names, numbers with what they count, words; and what it makes up."""

from __future__ import annotations

import pytest

from rulings.engine.core.language.facts import Kept, alike, is_small, kept


def unsaid(text, sentence):
    return kept(text, sentence).unsaid


def test_a_sentence_keeps_itself():
    text = 'Alík vezme 2 kameny kartou "Meč"'
    assert kept(text, text) == Kept(3, 3, (), (), 1.0)


def test_a_name_that_is_left_out_is_told_and_one_that_is_made_up():
    assert kept("Alík vezme Báře 2 kameny", "Alík vezme 2 kameny") == Kept(2, 3, ("Báře",), (), 1.0)
    assert kept("Alík vezme 2 kameny", "Alík vezme 2 kameny Cyrilovi").added == ("Cyrilovi",)
    assert kept("Alík vezme kameny", "Alík vezme 3 kameny").added == ("3",)
    assert kept("Alík vezme kámen", "Alík vezme 1 kámen").added == (), "one may go without saying"


def test_what_is_made_up_twice_is_told_once():
    assert kept("Alík bere", "Cyril bere, Cyril má 3 a 3").added == ("Cyril", "3")


def test_a_number_belongs_to_what_it_counts():
    assert kept("Alík má sílu 2", "Alík má 2 kameny") == Kept(1, 2, ("sílu 2",), (), 0.0)
    assert kept("Alík má sílu 2", "Alík má sílu 2") == Kept(2, 2, (), (), 1.0)
    assert unsaid("Alík má 3 meče", "Alík má 2 meče") == ("3 meče",)
    assert kept("Alík 2", "Alík má sílu 2").said == 2, "what counts nothing is said wherever it stands"


def test_a_number_is_the_same_in_words_and_with_its_sign():
    assert unsaid("Alík vezme dva kameny", "Alík vezme 2 kameny") == ()
    assert unsaid("moc −2", "moc -2") == ()
    assert unsaid("moc +2", "moc -2") == ("+2",)


def test_one_of_a_thing_may_be_the_thing_alone():
    assert unsaid("Alík vezme 1 kámen", "Alík vezme kámen") == ()
    assert unsaid("Alík: 1 kámen", "Alík: meč") == ("1 kámen",)
    assert unsaid("Alík vezme 2 kameny", "Alík vezme kameny") == ("2 kameny",)


def test_small_words_are_no_facts():
    assert is_small("Na")
    assert is_small("hráč")
    assert not is_small("vezme")
    assert kept("Alík to má na kartu u hráče x", "Alík").words == kept("Alík", "Alík").words == 1.0


def test_the_share_of_the_words_that_are_said():
    assert kept("Alík rychle vezme modrý kámen", "Alík vezme kámen").words == 0.5
    assert unsaid("Alík vezme rychle kámen navíc", "Alík vezme kámen") == ("rychle", "navíc")


def test_words_that_stand_together_are_told_together():
    assert unsaid("Alík vezme kámen modrou rukavicí", "Alík vezme kámen") == ("modrou rukavicí",)
    assert unsaid("Alík vezme kámen modrou na rukavicí", "Alík vezme kámen") == ("modrou na rukavicí",)
    assert unsaid("Alík vezme kámen modrou na", "Alík vezme kámen") == ("modrou",)


def test_a_number_goes_with_the_word_before_and_behind_it():
    assert unsaid("Alík vezme kámen hloubka 7", "Alík vezme kámen") == ("hloubka 7",)
    assert unsaid("Alík vezme 7 dlouhých klacků", "Alík vezme kámen") == ("7 dlouhých klacků",)


def test_the_verb_behind_the_name_that_begins_a_sentence_is_not_told():
    """Who does what is what a sentence is found by; another verb is seen without being told."""
    assert unsaid("Alík sebere kámen", "Alík vezme kámen") == ()
    assert kept("Alík sebere kámen", "Alík vezme kámen").words == 0.5
    assert unsaid("rychle sebere kámen", "vezme kámen") == ("rychle sebere",)
    assert unsaid("Alík Bořek kámen", "kámen") == ("Alík Bořek",)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("vezme", "vezme", True), ("kámen", "kamene", True), ("zahrjae", "zahraje", True), ("klečí", "klecí", True),
        ("kámen", "strom", False), ("zahrjae", "vyhraje", False), ("meč", "mez", True), ("12", "13", False),
    ],
)  # fmt: skip
def test_misspelt_words_are_known_by_how_they_begin_and_by_their_letters(one, other, same):
    assert alike(one, other) is same
    assert alike(other, one) is same
