"""Who sits where: whom a situation names, who may be the one who speaks in it, and who the other one."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rulings.engine.core.language.persons import (
    Persons,
    Seats,
    is_person,
    named_seats,
    persons_as_players,
    seatings,
    to_ask,
    usual_seats,
)
from rulings.engine.core.language.phrases import Phrase, Vocabulary

from .toy.town import SLOTS, TABLES


@dataclass(frozen=True)
class Told:
    """What somebody does."""

    who: str


def table(*examples, pattern="{who:player} sedí"):
    return Vocabulary([Phrase(pattern, Told, example) for example in examples], SLOTS)


# -- whom the examples name --------------------------------------------------------------------------------------
def test_whom_most_examples_begin_with_sits_at_a_table_first():
    assert usual_seats((table("Cyril sedí", "Dan sedí"), table("Dan sedí"))) == ("Dan", "Cyril")
    assert usual_seats((table("Cyril sedí", "Dan sedí"), table("Dan sedí", "Cyril sedí", "Cyril sedí"))) == ("Cyril", "Dan")


def test_who_is_named_further_on_or_is_no_player_does_not_sit_there_for_that():
    assert usual_seats((table("vedle sedí Dan", pattern="vedle sedí {who:player}"),)) == ()
    assert usual_seats((table("Most je dlouhý", pattern="{who:place} je dlouhý"),)) == ()


# -- whom a situation names --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("texts", "seats"),
    [
        (["Bára má 2 zlaté", "Alík pasuje", "Bára pasuje"], ["Bára", "Alík"]),
        (["tady je Bára"], ["Bára"]),
        (["Dan útočí na hráče Eva"], ["Dan", "Eva"]),
        (["Dan má 3 zlaté"], ["Dan"]),
        (["karta hráče Dan, hráči Eva a Filip"], ["Dan", "Eva"]),
        (["spoluhráč Dan"], []),
        (["hrají Eva, Dan a Alík"], ["Eva", "Dan", "Alík"]),
        (["dobře hrají Eva a Dan"], []),
        (["vyhraje Dan", "Danovi patří Dvůr"], []),
        (['karta "Alík" leží v ruce'], []),
        (["Soupeř má 3 zlaté", "Já pasuje", "hrají Soupeř a Dan"], ["Dan"]),
        ([], []),
    ],
)
def test_the_players_whom_a_situation_names_in_their_order(texts, seats):
    assert named_seats(texts, TABLES) == seats


def test_nobody_is_looked_for_in_a_sentence_of_more_than_three_hundred_letters():
    text = "Bára má 3 zlaté" + "!" * 285
    assert named_seats([text], TABLES) == ["Bára"]
    assert named_seats([text + "!", "Dan pasuje"], TABLES) == ["Dan"]


@pytest.mark.parametrize(("name", "is_one"), [("já", True), ("Soupeř", True), ("oponentem", True), ("Bára", False)])
def test_a_word_for_a_person_is_no_name(name, is_one):
    assert is_person(name) is is_one


# -- a player who is called „Soupeř“ -----------------------------------------------------------------------------
def test_somebody_may_be_called_so_where_but_one_other_is_named():
    assert persons_as_players(["Dan má 3 zlaté", "Soupeř pasuje"], TABLES) == []
    assert persons_as_players(["Soupeř pasuje"], TABLES) == []


def test_where_two_others_are_named_or_one_speaks_of_oneself_the_other_one_has_a_name():
    assert persons_as_players(["Dan má 3 zlaté", "Soupeř pasuje", "Eva pasuje"], TABLES) == [1]
    assert persons_as_players(["Soupeř má 3 zlaté", "mám 2 zlaté", "Dan útočí na hráče Soupeř"], TABLES) == [0, 2]
    assert persons_as_players(["Dan má 3 zlaté", "Eva pasuje"], TABLES) == []


def test_who_calls_nobody_so_in_a_known_sentence_calls_nobody_so():
    assert persons_as_players(["mám 2 zlaté", "soupeř tančí", 'karta "Soupeř" leží v ruce'], TABLES) == []
    long = "Soupeř má" + " " * 285 + "3 zlaté"
    assert persons_as_players([long[:10] + long[11:], "mám 2 zlaté"], TABLES) == [0]
    assert persons_as_players([long, "mám 2 zlaté"], TABLES) == []


# -- who may speak, and of whom ----------------------------------------------------------------------------------
def seated(*texts, **options):
    return [(one.me, one.foe) for one in seatings(texts, TABLES, **options)]


def test_who_is_named_first_speaks_and_the_second_is_the_other_one():
    assert seated("Dan má 3 zlaté", "Eva má 2 zlaté", "mám 1 zlatý") == [("Dan", "Eva")]
    assert seated("Dan má 3 zlaté", "Eva má 2 zlaté", "Filip má 2 zlaté", "mám 1 zlatý") == [("Dan", "Eva")]


def test_of_several_others_each_may_be_meant():
    assert seated("Dan má 3 zlaté", "Eva má 2 zlaté", "Filip pasuje", "soupeř pasuje") == [("Dan", "Eva"), ("Dan", "Filip")]


def test_where_nobody_is_named_those_sit_there_who_usually_do():
    assert seated("mám 1 zlatý") == [("Alík", "Bára")]
    assert seated("mám 1 zlatý", "soupeř pasuje") == [("Alík", "Bára")]
    assert seatings(["mám 1 zlatý"], {"given": table("vedle Dan", pattern="vedle {who:player}")}) == []


def test_where_one_is_named_it_may_be_either():
    assert seated("Dan má 3 zlaté", "mám 1 zlatý") == [("Alík", "Dan"), ("Dan", "Alík")]
    assert seated("Alík má 3 zlaté", "mám 1 zlatý") == [("Bára", "Alík"), ("Alík", "Bára")]


def test_who_speaks_of_the_other_one_without_a_name_is_the_one_who_has_one():
    assert seated("Dan má 3 zlaté", "soupeř pasuje") == [("Dan", "Alík")]
    assert seated("Alík má 3 zlaté", "soupeř pasuje") == [("Alík", "Bára")]


def test_nobody_sits_alone():
    one = {"given": table("Dan sedí")}
    assert seatings(["mám 1 zlatý"], one) == []
    assert seatings(["Dan sedí"], one) == []


def test_who_plays_together_plays_against_what_the_game_calls_so():
    assert seated("Dan má 3 zlaté", "Eva pasuje", opponent="protivník") == [("Dan", "protivník")]
    assert seated("mám 3 zlaté", opponent="protivník") == [("Alík", "protivník")]


def test_who_sits_there_by_the_rules_may_be_anyone_of_them():
    seats = ("Xaver", "Yvona", "Zora")
    assert seated("mám 1 zlatý", seats=seats) == [(me, foe) for me in seats for foe in seats if me != foe]
    assert seated("Yvona má 3 zlaté", "mám 1 zlatý", seats=seats) == [("Yvona", "Xaver"), ("Yvona", "Zora")]
    assert seated("Dan má 3 zlaté", "Eva pasuje", seats=seats) == [("Dan", "Eva")]


# -- which of them must be asked about -----------------------------------------------------------------------------
BOTH = [Seats("Alík", "Bára"), Seats("Bára", "Alík")]
THREE = [Seats("Dan", "Eva"), Seats("Dan", "Filip"), Seats("Eva", "Dan"), Seats("Eva", "Filip")]


@pytest.mark.parametrize(
    ("found", "of", "asked"),
    [
        (BOTH, Persons(me=True), BOTH),
        (BOTH, Persons(foe=True), BOTH),
        (BOTH, Persons(me=True, foe=True), BOTH[:1]),
        (THREE, Persons(me=True), [THREE[0], THREE[2]]),
        (THREE, Persons(foe=True), [THREE[0], THREE[1], THREE[2]]),
        (THREE, Persons(me=True, foe=True), THREE[:2]),
        (THREE[1:2], Persons(me=True, foe=True), THREE[1:2]),
        (
            [Seats("Dan", "Filip"), Seats("Eva", "Filip")],
            Persons(me=True, foe=True),
            [Seats("Dan", "Filip"), Seats("Eva", "Filip")],
        ),
        ([], Persons(me=True), []),
    ],
)
def test_those_are_asked_about_who_differ_in_whom_a_sentence_speaks_of(found, of, asked):
    assert to_ask(found, of) == asked
