"""What a judge types nearly right: read as it is meant and told, asked as a question, or of a game that its words betray."""

from __future__ import annotations

import pytest

from rulings.engine import Desk
from rulings.engine.core.language.trifles import says_the_same, with_minus


def desk(text: str, book: str = "") -> Desk:
    return Desk(f"{text}\n", book=book)


def offers(text: str, book: str) -> list[tuple[str, str]]:
    return [(one.kind, one.text) for fault in desk(text, book).faults() for one in fault.meant]


@pytest.mark.parametrize(
    ("book", "typed", "read"),
    [
        (
            "agot-board",
            "pořadí na Poddaných je Stark, Lannister, Greyjoy, Baratheon a Tyrell",
            "pořadí v Poddaných je Stark, Lannister, Greyjoy, Baratheon a Tyrell",
        ),
        ("agot-board", "Stark zahraje kartu „Robb“", 'Stark zahraje kartu rodu "Robb"'),
        ("agot-ccg", "Stark je první hráč", "prvním hráčem je Stark"),
        ("wow-tcg", "Anna je první hráč", "prvním hráčem je Anna"),
    ],
)
def test_what_differs_by_trifles_is_read_and_told(book, typed, read):
    asked = desk(typed, book)
    assert not asked.faults()
    assert [one.read for one in asked.readings] == [read]


@pytest.mark.parametrize(
    ("book", "typed"),
    [
        ("agot-board", "pořadí na Poddaných není Stark, Lannister, Greyjoy, Baratheon a Tyrell"),
        ("agot-board", "Stark dnes zahraje kartu Robb a Grey Wind"),
        ("agot-ccg", "Stark není první hráč"),
        ("agot-ccg", "Stark je první hráč?"),
    ],
)
def test_what_changes_a_sentence_is_no_trifle(book, typed):
    assert desk(typed, book).faults()


@pytest.mark.parametrize(
    ("said", "offered", "same"),
    [
        ("Stark je v lese", "Stark je na lese", True),
        ("Stark bije Tyrell", "Tyrell bije Stark", False),
        ("Stark má 2 koně", "Stark má 3 koně", False),
        ("jde z lesa", "jde do lesa", False),
        ("bere kámen", "nebere kámen", False),
    ],
)
def test_names_numbers_and_directions_are_never_trifles(said, offered, same):
    assert says_the_same(said.split(), offered.split()) == same


@pytest.mark.parametrize("dash", ["-", "–", "−"])
def test_a_minus_is_read_whichever_dash_is_typed(dash):
    typed = f"Stark má v oblasti Winterfell 2 pěšáky a Pochod {dash}1"
    assert offers(typed, "agot-board")[0] == ("given", "Stark má v oblasti Winterfell 2 pěšáky a rozkaz Pochod -1")
    assert with_minus(f"Pochod {dash}1 a 3–4") == "Pochod -1 a 3–4"


@pytest.mark.parametrize("book", ["agot-ccg", "agot-board"])
@pytest.mark.parametrize("typed", ["Kdo rozhodne?", "kdo rozhodne"])
def test_a_question_is_offered_as_what_may_be_expected(book, typed):
    found = offers(typed, book)
    assert found
    assert all(kind == "then" and "Kdo" not in text and text.startswith("rozhoduje ") for kind, text in found)
    assert "Na otázku odpovídá" in desk(typed, book).faults()[0].message


def test_a_question_about_a_move_asks_whether_it_is_allowed_and_one_about_a_card_where_it_lies():
    assert offers("kdo vyhraje", "agot-ccg")[0] == ("then", "výzvu vyhraje Stark")
    assert offers("Lannister pasuje?", "agot-ccg") == [("then", "je dovoleno: Lannister pasuje")]
    assert offers("Přežije „Ork“?", "wow-tcg")[0] == ("then", 'karta "Ork" leží ve hře')


@pytest.mark.parametrize("typed", ["Útočím má odhalenou zápletku", "Na má na kartě rodu 4 moci", "Kdo má na kartě rodu 4 moci"])
def test_no_verb_and_no_preposition_is_taken_for_a_player(typed):
    for _kind, text in offers(typed, "agot-ccg"):
        assert typed.split()[0] not in text.split()


def test_a_player_may_be_called_by_a_letter_and_as_a_player():
    assert ("given", "A má v ruce 3 karty") in offers("Hráč A má na ruce 3 karty", "agot-ccg")


def test_what_adds_most_of_its_words_is_not_offered():
    assert not any("zámek" in text for _kind, text in offers("Beor je na řadě", "tainted-grail"))


def test_no_example_is_given_that_has_nothing_to_do_with_a_sentence():
    assert "například" not in desk("Xyz tralala", "agot-ccg").faults()[0].message


def test_the_words_of_players_for_a_track_are_known():
    order = "je Stark, Lannister, Greyjoy, Baratheon a Tyrell"
    for said in ("v lénech", "na Lénech", "v Fiefdoms"):
        assert offers(f"pořadí {said} {order}", "agot-board")[0] == ("given", f"pořadí v Poddaných {order}")


@pytest.mark.parametrize(
    ("typed", "games"),
    [
        ("Stark zahájí mocenskou výzvu jaksi divně", ["agot_cards"]),
        ("Stark má na zápletce jakési věci", ["agot_cards"]),
        ("Stark má na kartě rodu jakési věci", ["agot_cards", "agot_board"]),
    ],
)
def test_the_game_is_known_by_its_words_where_no_sentence_is(typed, games):
    asked = desk(typed)
    told = [game.slug for game in asked.games] or [asked.game.slug]
    assert told == games


def test_words_that_no_game_says_leave_every_game_open():
    assert len(desk("bžunda frnčí hlasitě").games) == 4
