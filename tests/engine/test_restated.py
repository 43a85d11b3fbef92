"""One rule, one proof: numbers that stand on the same functions say one thing, and their book says why."""

from __future__ import annotations

import pytest

from rulings.engine import GAMES, said_alike, sharing_of

BOOKS = [book for game in GAMES.values() for book in game.books]
SLUGS = [book.slug for book in BOOKS]


@pytest.mark.parametrize("slug", SLUGS)
def test_no_number_shares_all_its_functions_without_a_reason(slug):
    assert sharing_of(slug).unexplained == {}, "split what says different things; record the rest where the book repeats itself"


@pytest.mark.parametrize("book", BOOKS, ids=SLUGS)
def test_numbers_that_are_said_to_say_one_thing_stand_on_a_function_together(book):
    [game] = [game for game in GAMES.values() if book in game.books]
    carried = [set(rule.ids) | set(book.repeated.get(rule.function, ())) for one in game.books for rule in one.rules]
    carried += [set(new) for new in book.replaced.values()]
    for together in book.same:
        for number in together:
            assert any(number in ids and ids & together - {number} for ids in carried), (number, together)
    for number in book.summaries:
        assert any(number in ids and len(ids) > 1 for ids in carried), number


@pytest.mark.parametrize("book", BOOKS, ids=SLUGS)
def test_the_reasons_are_sentences_of_their_own(book):
    reasons = [*book.same.values(), *book.summaries.values()]
    assert all(len(reason) > 25 and reason.endswith(".") for reason in reasons)
    assert len(set(reasons)) == len(reasons)


def test_a_rule_knows_what_says_the_same():
    [one] = said_alike("agot-ccg 5.11")
    assert (one.others, one.sums_up) == (("agot-ccg 8.7",), False)
    [again] = said_alike("agot-lcg 6.15")
    assert again.others == ("agot-ccg 9.37",)
    [summary] = said_alike("wow-tcg 15.22")
    assert (summary.others, summary.sums_up) == (("wow-tcg 15.23", "wow-tcg 15.24"), True)
    assert said_alike("agot-ccg 7.12") == []
    assert said_alike("nikdo-nevi 1.1") == []
