"""A text that names no book is known by its sentences, or asked for it."""

from __future__ import annotations

import pytest

from rulings.engine import GAMES, Desk, check_text

BOOKS = ", ".join(book for game in GAMES.values() for book in game.editions)


def text(*steps: str) -> str:
    return "\n".join(["Požadavek: x", "Příklad: y", *steps]) + "\n"


BOARD = text("Pokud Stark má v oblasti Winterfell 2 pěšáky a rozkaz Pochod 0", "Pak Stark má v oblasti Winterfell 2 pěšáky")
CARDS = text("Pokud Stark má v ruce 3 karty", "A Stark má 3 zlaté", "Pak Stark má 3 karty v ruce")


@pytest.mark.parametrize(("said", "book"), [(BOARD, "agot-board"), (CARDS, "agot-ccg")])
def test_a_book_is_known_by_the_sentences(said, book):
    assert Desk(said).book == book
    assert [report.verdict for report in check_text(said)] == ["confirmed"]


@pytest.mark.parametrize("book", ["agot-ccg", "agot-lcg", "agot-board"])
def test_an_edition_that_is_said_names_the_book(book):
    said = text(f"Pokud podle {book}", "Pak hra pokračuje")
    [report] = check_text(said)
    assert (Desk(said).book, report.verdict, report.edition) == (book, "confirmed", book)


def test_sentences_of_one_game_with_a_mistake_are_answered_by_that_game():
    [report] = check_text(text("Pokud Stark má v oblasti Winterfell 2 pěšáky", "Když Stark pochoduje odsud", "Pak hra pokračuje"))
    assert report.reason_line == 4
    assert "pochoduje z oblasti" in report.reason


def test_sentences_of_several_games_are_asked_for_their_book():
    [report] = check_text(text("Pokud hrají Stark a Lannister", "Pak hra pokračuje"))
    assert (report.verdict, report.reason_line) == ("undecided", 2)
    asked = report.reason.removeprefix("Text neříká, o kterou hru jde. Jeho větám rozumí víc her: ")
    assert asked.startswith("přidejte větu „Pokud podle …“ s jednou z knih agot-ccg, agot-lcg, agot-board")


def test_sentences_of_no_game_are_asked_for_their_book():
    [report] = check_text(text("Pokud cosi", "Pak kdesi"))
    asked = f"přidejte větu „Pokud podle …“ s jednou z knih {BOOKS}."
    assert report.reason == f"Text neříká, o kterou hru jde. Jeho větám nerozumí žádná hra: {asked}"


def test_each_scenario_of_a_text_may_be_of_another_game():
    both = BOARD + CARDS.replace("Požadavek: x\n", "").replace("y", "z", 1)
    assert [report.edition for report in check_text(both)] == ["agot-board", "agot-ccg"]
