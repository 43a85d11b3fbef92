"""What every search backend must do. A new backend joins by one line in ``BACKENDS``."""

from __future__ import annotations

import shutil

import pytest

from rulings.search.base import Document
from rulings.search.czech import Analyser
from rulings.search.parse import parse
from rulings.search.whoosh_backend import WhooshBackend

BACKENDS = {"whoosh": WhooshBackend}


def document(key, kind, title, body, *, number="", english="", book="kniha"):
    return Document(key, kind, book, number or key, title, f"{book} · oddíl", body, number, english)


SHELF = [
    document("kniha 7.12", "rule", "7.12 Při shodě vítězí útočník", "Výzvu vyhrává útočník.", number="7.12"),
    document(
        "kniha 7.13", "rule", "7.13 Bez síly nelze vyhrát", "Viz pravidlo 7.12 o shodě. Karta rodu tu nehraje.", number="7.13"
    ),
    document("term vyzva", "term", "výzva", "Střet dvou rodů.", english="challenge"),
    document("card mec", "card", "Meč", "Posiluje útočníka o dva.", book="jina"),
    document("ruling x", "ruling", "Kdo vyhraje shodu?", "Útočník, je-li jeho síla alespoň jedna; rodu karta nepomůže."),
]


@pytest.fixture(params=BACKENDS.values(), ids=BACKENDS)
def backend(request, tmp_path):
    made = request.param(tmp_path / "index", Analyser())
    assert made.build(SHELF, "první") == len(SHELF)
    return made


def keys(backend, typed):
    return [hit.document.key for hit in backend.search(parse(typed)).hits]


def test_a_number_finds_its_rule_before_all_that_names_it(backend):
    assert keys(backend, "7.12")[0] == "kniha 7.12"
    assert "kniha 7.13" in keys(backend, "7.12")


def test_an_inflected_word_without_diacritics_is_found(backend):
    assert "term vyzva" in keys(backend, "vyzvy")


def test_the_printed_english_finds_the_term(backend):
    assert keys(backend, "challenge") == ["term vyzva"]


def test_all_words_are_wanted_where_something_has_them(backend):
    assert set(keys(backend, "shoda rodu")) == {"kniha 7.13", "ruling x"}


def test_any_word_will_do_where_nothing_has_them_all(backend):
    assert "card mec" in keys(backend, "meč nadvláda")


def test_a_phrase_keeps_its_order(backend):
    assert keys(backend, '"karta rodu"') == ["kniha 7.13"]


def test_an_excluded_word_excludes(backend):
    assert "ruling x" not in keys(backend, "útočník -rodu")
    assert "ruling x" in keys(backend, "útočník")


def test_filters_narrow(backend):
    assert keys(backend, "útočník druh:karta") == ["card mec"]
    assert keys(backend, "útočník kniha:jina") == ["card mec"]


def test_kinds_are_counted(backend):
    found = backend.search(parse("útočník"))
    assert sum(found.counts.values()) == found.total
    assert found.counts["card"] == 1


@pytest.mark.parametrize("typed", ["", "-", '""', "*", "a OR b", "x:y", "((", "\\", "🐺", "a" * 500])
def test_odd_input_is_answered(backend, typed):
    assert backend.search(parse(typed)).total >= 0


def test_a_misspelt_word_gets_a_suggestion(backend):
    assert "posiluje" in backend.search(parse("possiluje")).suggestions


def test_a_rebuild_takes_the_place_of_the_old_index(backend):
    backend.build(SHELF[:1], "druhý")
    assert backend.stamp() == "druhý"
    assert keys(backend, "challenge") == []


def test_an_index_that_is_gone_has_no_stamp(backend):
    backend._close()
    shutil.rmtree(backend.folder)
    assert backend.stamp() == ""
