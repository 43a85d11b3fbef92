"""Whatever is typed becomes a query."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.search.base import MAX_WORDS, Query
from rulings.search.parse import parse


@given(st.text(max_size=400))
def test_anything_can_be_typed(text):
    query = parse(text)
    assert isinstance(query, Query)
    assert len(query.parts) <= MAX_WORDS


def test_words_phrases_and_exclusions_are_told_apart():
    query = parse('útočník "karta rodu" -nadvláda')
    assert [(part.words, part.excluded) for part in query.parts] == [
        (("útočník",), False),
        (("karta", "rodu"), False),
        (("nadvláda",), True),
    ]


@pytest.mark.parametrize(
    ("typed", "number", "book"),
    [("7.12", "7.12", ""), ("agot-ccg 7.12a", "7.12a", "agot-ccg"), ("pravidlo 7.12", "7.12", ""), ("7.12 shoda", "", "")],
)
def test_a_rule_number_alone_is_a_number(typed, number, book):
    query = parse(typed)
    assert (query.number, query.books) == (number, (book,) if book else ())


BOOKS = {"ccg": ("agot-ccg",), "agot-ccg": ("agot-ccg",), "wow": ("wow-tcg",), "agot": ("agot-ccg", "agot-lcg")}


@pytest.mark.parametrize(
    "typed",
    [
        "ccg 7.12",
        "agot-ccg 7.12",
        "CCG 7,12",
        "agot-ccg/7.12",
        "ccg pravidlo 7.12",
        "pravidlo č. 7.12 ccg",
        "hra:ccg 7.12",
        "ccg: 7.12.",
    ],
)
def test_a_rule_number_in_every_form_people_type(typed):
    query = parse(typed, BOOKS)
    assert (query.number, query.books) == ("7.12", ("agot-ccg",))


def test_a_book_is_known_by_any_of_its_names():
    assert parse("hra:agot moc", BOOKS).books == ("agot-ccg", "agot-lcg")
    assert [part.words for part in parse("ccg stealth", BOOKS).parts] == [("stealth",)]
    assert parse("ccg stealth", BOOKS).books == ("agot-ccg",)


def test_what_is_ignored_is_told():
    query = parse("hra:šachy moc OR", BOOKS)
    assert [typed for typed, _why in query.ignored] == ["hra:šachy", "OR"]
    assert [part.words for part in query.parts] == [("moc",)]


@pytest.mark.parametrize(("typed", "found"), [("OR", []), ("OR moc", [("moc",)]), ("| moc", [("moc",)])])
def test_either_of_nothing_is_told_too(typed, found):
    query = parse(typed, BOOKS)
    assert query.ignored == ((typed.split()[0], "před OR nic nestojí"),)
    assert [part.words for part in query.parts] == found


def test_kinds_are_fields_too():
    query = parse("karta:Robb závaznost:oficiální")
    assert (query.kind, query.standing, [part.words for part in query.parts]) == ("card", "official", [("Robb",)])


def test_either_and_a_beginning():
    first, second = parse("meč OR nůž útoč*").parts
    assert [part.words for part in first.others] == [("nůž",)]
    assert (second.words, second.prefix) == (("útoč",), True)


def test_filters_are_no_words():
    query = parse("druh:pojmy kniha:agot-ccg moc")
    assert (query.kind, query.books, [part.words for part in query.parts]) == ("term", ("agot-ccg",), [("moc",)])


def test_an_open_quote_is_closed_by_the_end():
    assert parse('"karta rodu').parts[0].words == ("karta", "rodu")


@pytest.mark.parametrize("typed", ["", "   ", "-", '"', "--", "\0"])
def test_nothing_asked_is_empty(typed):
    assert parse(typed).is_empty


def test_a_book_named_among_words_never_breaks_the_question():
    for name in BOOKS:
        assert parse(f"{name} stealth", BOOKS).wanted


def test_a_minus_before_a_number_belongs_to_the_number():
    assert [(part.words, part.excluded) for part in parse("pochod -1 -obrana").parts] == [
        (("pochod",), False), (("1",), False), (("obrana",), True),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "quoted"),
    [
        ("+moc nárok", [True, False]), ('"moc" nárok', [True, False]), ('"karta rodu"', [True]), ('+"karta rodu"', [True]),
        ("+zásob*", [True]), ("zásob*", [False]), ("obrana +1", [False, False]), ("+útočník/obránce", [True, True]),
    ],
)  # fmt: skip
def test_a_plus_or_quotes_want_a_word_as_it_is(typed, quoted):
    assert [part.quoted for part in parse(typed).parts] == quoted


@pytest.mark.parametrize(
    ("typed", "exact"),
    [
        ("shoda síla 0", '+shoda +síla "0"'), ("kdo vyhraje shodu", "+vyhraje +shodu"), ("kdo kdy", "+kdo +kdy"),
        ('"karta rodu" nárok -moc', '"karta rodu" +nárok -moc'), ("remíza OR shoda", "+remíza OR +shoda"),
        ("zásob* moc", "+zásob* +moc"),
        ("stealth na postavu se stealth", "+stealth +postavu"),
        ("hra:agot-ccg druh:karta meč", "hra:agot-ccg druh:karta +meč"), ("ccg stealth", "hra:ccg +stealth"),
        ("karta:Robb", "druh:karta +Robb"), ("+moc", ""), ('"karta rodu"', ""), ("-moc", ""), ("7.12", ""), ("", ""),
    ],
)  # fmt: skip
def test_the_exact_form_of_a_question(typed, exact):
    query = parse(typed, BOOKS)
    assert query.exact == exact
    if exact:
        assert parse(exact, BOOKS).is_exact
        assert parse(exact, BOOKS).exact == ""


@given(st.text(alphabet='aá+-" *:', max_size=40))
def test_the_exact_form_is_exact_whatever_was_typed(text):
    exact = parse(parse(text).exact)
    assert not exact.text or exact.is_exact and not exact.exact
