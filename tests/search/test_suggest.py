"""What is offered while somebody types."""

from __future__ import annotations

from rulings.search.base import Document
from rulings.search.suggest import LEAST, Beginnings, names_of


def offered(typed, *documents, most=8, books=()):
    named = [one for number, document in enumerate(documents) for one in names_of(document, number)]
    found = Beginnings(named, [document.book for document in documents]).find(typed, most, books)
    return [documents[number].title for number in found]


def document(kind, title, book="kniha", **names):
    return Document(f"{kind} {title}", kind, book, title, title, "", "", **names)


SHELF = [document("card", "Karta rodu"), document("term", "rod"), document("rule", "7.1 Rody a jejich karty"),
         document("ruling", "Smí rod klečet?"), document("term", "nárok"), document("scenario", "Rod v nouzi")]  # fmt: skip


def test_whole_names_stand_before_words_inside_and_terms_before_the_rest():
    assert offered("ro", *SHELF) == ["rod", "7.1 Rody a jejich karty", "Karta rodu", "Smí rod klečet?"]


def test_case_and_diacritics_do_not_matter():
    assert offered("NAR", *SHELF) == offered("nář", *SHELF) == offered("nár", *SHELF) == ["nárok"]


def test_a_rule_is_offered_by_the_beginning_of_its_number():
    assert offered("7.1", *SHELF) == ["7.1 Rody a jejich karty"]


def test_more_than_one_word_may_be_typed():
    assert offered("karta r", *SHELF) == ["Karta rodu"]


def test_what_players_say_stands_after_what_is_called_so():
    said = document("term", "výzva", said=("rod proti rodu",))
    assert offered("rod", said, *SHELF)[:2] == ["rod", "7.1 Rody a jejich karty"]
    assert "výzva" in offered("rod p", said, *SHELF)


def test_nothing_is_offered_for_a_single_letter_or_for_situations():
    assert LEAST == 2
    assert offered("r", *SHELF) == offered("", *SHELF) == offered("rod v", *SHELF) == []


def test_only_so_many_and_only_of_the_books_asked_for():
    assert len(offered("ro", *SHELF, most=2)) == 2
    assert offered("ro", *SHELF, document("term", "roh", book="jina"), books=("jina",)) == ["roh"]
