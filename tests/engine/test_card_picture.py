"""The table of a card game as data: who sits there, what lies where and how, what waits."""

from __future__ import annotations

import pytest

from rulings.engine import pictures_of

THRONES = """podle agot-ccg
Stark má ve hře postavu "Robb" se silou 3: klíčové slovo Renown
Stark má na kartě "Robb" vybavení "Meč"
Stark má v ruce 3 karty
Stark má v balíčku událost "Zima"
Stark má v balíčku 5 karet
Lannister má ve hře postavu "Tyrion": klečí
Lannister má 4 zlaté
Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
"""
WARCRAFT = """podle wow-tcg
Anna má ve hře spojence "Vlk": ATK 2, zdraví 3
Boris má hrdinu "Thrall": zdraví 28, zranění 3
Anna má v ruce dovednost "Šleh": cena 0
karta "Šleh" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň hrdinou cíl o 1
Anna zahraje dovednost "Šleh" s cílem "Vlk"
"""


def seats(position):
    return {seat["name"]: seat for seat in position["seats"]}


def zones(seat):
    return {zone["title"]: zone for zone in seat["zones"]}


@pytest.fixture(scope="module")
def thrones():
    return pictures_of(THRONES)


def test_there_is_a_picture_before_the_moves_and_after_them(thrones):
    before, after = thrones
    robb = [zones(seats(position)["Stark"])["Postavy"]["cards"][0] for position in (before, after)]
    assert [card.get("state") for card in robb] == [["Renown"], ["klečí", "útočí", "Renown"]]
    assert [card.get("turned", False) for card in robb] == [False, True]


def test_what_lies_on_a_card_lies_there(thrones):
    [robb] = zones(seats(thrones[0])["Stark"])["Postavy"]["cards"]
    assert (robb["name"], robb["type"], robb["numbers"]) == ("Robb", "postava", [("síla", "3")])
    assert [card["name"] for card in robb["attached"]] == ["Meč"]
    assert "Místa a vybavení" not in zones(seats(thrones[0])["Stark"])


def test_nameless_cards_are_counted(thrones):
    stark = zones(seats(thrones[0])["Stark"])
    assert (stark["Ruka"]["count"], stark["Ruka"]["others"]) == (3, 3)
    assert (stark["Balíček"]["count"], [card["name"] for card in stark["Balíček"]["cards"]]) == (6, ["Zima"])


def test_what_a_player_has_and_what_stands_beside_the_table(thrones):
    _before, after = thrones
    assert ("zlato", "4") in seats(after)["Lannister"]["facts"]
    assert seats(after)["Stark"]["active"]
    assert ("výzva", "vojenská") in after["facts"]
    assert ("síla útoku", "3") in after["facts"]


def test_the_chain_is_told_with_its_targets():
    _before, after = pictures_of(WARCRAFT)
    assert after["chain"] == [{"name": "Šleh", "player": "Anna", "aims": ["Vlk"]}]
    hero = zones(seats(after)["Boris"])["Řada hrdiny"]["cards"][0]
    assert (hero["numbers"], hero["tokens"]) == ([("ATK", "0"), ("zdraví", "28")], [("zranění", "3")])


def test_a_revealed_plot_shows_its_printed_values():
    plot = 'Stark má odhalenou zápletku "Tažení": příjem 4, iniciativa 3, nárok 0'
    text = f'{plot}\nLannister má ve hře postavu "Jaime"\nStark pasuje\n'
    [before, *_after] = pictures_of(text)
    [shown] = zones(seats(before)["Stark"])["Odhalená zápletka"]["cards"]
    assert shown["numbers"] == [("příjem", "4"), ("iniciativa", "3"), ("nárok", "0")]
    assert "Odhalená zápletka" not in zones(seats(before)["Lannister"])
