"""A judge says „mám“, „můj“, „soupeř“: the sentence with the seats is offered, and nothing is played in silence."""

from __future__ import annotations

import pytest

from rulings.engine import GAMES, Desk
from rulings.engine.core.language.persons import Seats, persons, third, verbs, with_names

CARDS = GAMES["agot_cards"].vocabulary
TWO = Seats("Stark", "Lannister")


def offered(text: str, book: str = "agot-ccg") -> list[list[str]]:
    return [[one.text for one in fault.meant] for fault in Desk(text, book=book).faults()]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Mám ve hře rytíře", "Stark má ve hře rytíře"),
        ("v ruce mám kartu Robb", "Stark v ruce má kartu Robb"),
        ("já bráním svou postavou Robb", "Stark brání svou postavou Robb"),
        ("nebráním", "Stark nebrání"),
        ("soupeř nebrání a já vyhraju", "Lannister nebrání a Stark vyhraje"),
        ("soupeř pasuje a použiju Robba", "Lannister pasuje a Stark použije Robba"),
        ("zahájím proti soupeři výzvu", "Stark zahájí proti hráči Lannister výzvu"),
        ("soupeř na mě útočí", "Lannister na hráče Stark útočí"),
        ("soupeř útočí proti mně", "Lannister útočí proti hráči Stark"),
        ("moje postava klečí", "hráče Stark postava klečí"),
        ("soupeřova postava klečí", "hráče Lannister postava klečí"),
        ("zaútočil jsem na protihráče", "Stark zaútočil na hráče Lannister"),
        ("na tahu jsem já", "na tahu je Stark"),
        ('karta "Můj soupeř" klečí', 'karta "Můj soupeř" klečí'),
        ("mám kartu se schopností: účinek: soupeř odhodí 1 kartu", "Stark má kartu se schopností: účinek: soupeř odhodí 1 kartu"),
    ],
)
def test_who_does_it_is_said_by_name(typed, told):
    assert with_names(typed, TWO, CARDS) == told


@pytest.mark.parametrize("word", ["kartu", "výzvu", "sílu", "ruku", "hru", "postavám", "stojí", "moci", "její"])
def test_a_word_that_only_ends_so_is_no_verb_of_the_first_person(word):
    assert third(word, verbs(tuple(CARDS.values()))) == ""


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_game_speaks_of_a_person_without_a_name(game):
    """What is known stays as it is: only texts of cards say „soupeř“, and they speak to their own players."""
    tables = GAMES[game].vocabulary
    examples = [phrase.example for table in tables.values() for phrase in table.phrases]
    names_one = ['Baratheon odhodí soupeři kartu rodu "Robb Stark"'] if game == "agot_board" else []
    assert [text for text in examples if persons(text, tables)] == names_one


@pytest.mark.parametrize(
    ("book", "text", "meant"),
    [
        ("agot-ccg", "Mám ve hře rytíře se silou 3", 'Stark má ve hře postavu "Rytíř" se silou 3'),
        ("agot-ccg", 'soupeř má postavu "Jaime"', 'Lannister má ve hře postavu "Jaime"'),
        ("agot-lcg", "výzvu vyhraju já", "výzvu vyhraje Stark"),
        ("wow-tcg", "mám ve hře spojence Vlk s ATK 2", 'Anna má ve hře spojence "Vlk": ATK 2'),
        ("tainted-grail", "mám zdraví 4", "Beor má zdraví 4"),
        ("tainted-grail", "soupeř útočí za 2 zásahy", "protivník útočí: 2 zásahy"),
    ],
)
def test_the_sentence_is_offered_with_the_seats_of_the_game(book, text, meant):
    [found] = offered(text, book)
    assert found[0] == meant


def test_the_seats_are_those_whom_the_situation_names_in_their_order():
    text = 'Tully má ve hře postavu "Edmure"\nArryn má ve hře postavu "Lysa"\nmám 2 zlaté\nsoupeř brání postavou "Lysa"\n'
    assert offered(text) == [["Tully má 2 zlaté"], ['Arryn brání postavou "Lysa"']]


def test_it_is_said_who_was_taken_for_whom_and_nothing_is_played():
    desk = Desk('Mám ve hře postavu "Robb"\nSoupeř má ve hře postavu "Jaime"\nsoupeř pasuje', book="agot-ccg")
    first, second, third_ = desk.faults()
    assert (first.message, first.text[first.start : first.end]) == (
        "Beru, že vy jste Stark. Je-li to jinak, napište jména.",
        "Mám",
    )
    assert second.message == third_.message == "Beru, že soupeř je Lannister. Je-li to jinak, napište jména."
    assert desk.readings == []
    assert [report.verdict for report in desk.judging("what").reports()] == ["undecided"]


@pytest.mark.parametrize(
    ("text", "asked", "names"),
    [
        ("Stark má 1 zlatý\nTully má 1 zlatý\nArryn má 1 zlatý\nsoupeř nebrání", "Soupeřů je u stolu víc", ["Tully", "Arryn"]),
        ("Stark má 1 zlatý\nmám 2 zlaté", "Kdo z hráčů jste vy", ["Lannister", "Stark"]),
    ],
)
def test_where_it_can_be_several_one_is_asked_and_each_offer_says_who_it_made_up(text, asked, names):
    [fault] = Desk(text, book="agot-ccg").faults()
    assert fault.message.startswith(asked)
    assert [one.text.split()[0] for one in fault.meant] == names
    assert [one.added for one in fault.meant] == [(name,) for name in names]


def test_at_a_table_of_five_one_is_asked_who_is_who():
    [fault] = Desk("Mám ve Winterfellu 2 rytíře", book="agot-board").faults()
    assert [one.text.split()[0] for one in fault.meant] == ["Stark", "Lannister", "Baratheon", "Greyjoy", "Tyrell"]


def test_a_player_may_be_called_so_where_but_one_other_is_there():
    text = 'Stark má ve hře postavu "Robb"\nSoupeř má ve hře postavu "Jaime"\n'
    assert Desk(text, book="agot-ccg").faults() == []
    found = offered(text + "Lannister má 1 zlatý\n")
    assert found == [['Lannister má ve hře postavu "Jaime"']]


def test_the_game_is_known_by_such_sentences_too():
    assert Desk("mám ve hře spojence Vlk\nsoupeř navrhne boj: Vlk proti Thrall").book == "wow-tcg"


def test_what_nothing_can_be_made_of_is_told_as_ever():
    [fault] = Desk("soupeř mi zítra upeče koláč", book="agot-ccg").faults()
    assert (fault.meant, fault.text) == ((), "soupeř mi zítra upeče koláč")
