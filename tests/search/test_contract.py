"""What an index must find, whichever store keeps it; both must give the same hits with the same scores."""

from __future__ import annotations

import shutil
from dataclasses import replace

import pytest

from rulings.search.base import Document
from rulings.search.czech import Analyser
from rulings.search.index import Index
from rulings.search.lexicon import Lexicon, Phrase
from rulings.search.parse import parse
from rulings.search.store import STORES, store


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


@pytest.fixture(params=STORES)
def kept(request):
    return store(request.param)


@pytest.fixture
def backend(kept, tmp_path):
    made = Index(tmp_path / "index", kept, Analyser())
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


def test_what_has_more_of_the_words_stands_before_what_has_fewer(backend):
    found = keys(backend, "shoda rodu")
    assert set(found[:2]) == {"kniha 7.13", "ruling x"}


def test_one_everyday_word_more_hides_nothing(backend):
    assert keys(backend, "shoda nanebevstoupení")[0] == keys(backend, "shoda")[0]


def test_words_that_only_ask_weigh_nothing(backend):
    assert keys(backend, "kdo a kdy může mít výzvu") == keys(backend, "výzvu")


def test_a_typo_is_searched_as_what_was_meant_and_says_so(backend):
    found = backend.search(parse("utočnkí"))
    assert found.corrected == (("utočnkí", "utocnik"),)
    assert "card mec" in [hit.document.key for hit in found.hits]


def test_a_hit_says_which_words_it_holds(backend):
    hits = {hit.document.key: hit.matched for hit in backend.search(parse("shoda rodu meč")).hits}
    assert hits["kniha 7.13"] == ("shoda", "rodu")


def test_either_of_two_words_will_do(backend):
    assert {"card mec", "term vyzva"} <= set(keys(backend, "meč OR střet"))


def test_a_beginning_of_a_word_is_found(backend):
    assert "card mec" in keys(backend, "posil*")


def test_hits_come_in_pages(backend):
    whole = keys(backend, "útočník")
    pages = [backend.search(parse("útočník"), limit=1, offset=at).hits[0].document.key for at in range(len(whole))]
    assert pages == whole
    assert backend.search(parse("útočník"), limit=1).total == len(whole)


def test_what_is_no_longer_in_force_stands_after_what_is(kept, tmp_path):
    old, new = (document(f"kniha 1.{n}", "rule", f"1.{n} Tah", "Hraje se po řadě.", number=f"1.{n}") for n in (1, 2))
    backend = Index(tmp_path / "index", kept, Analyser())
    backend.build([replace(old, retired=True), new], "první")
    assert keys(backend, "řada") == ["kniha 1.2", "kniha 1.1"]


def test_what_two_editions_say_is_folded_into_the_later_one(kept, tmp_path):
    old, new = (document(f"{book} 1.1", "rule", "1.1 Pořadí tahů", "Hraje se po řadě.", number="1.1") for book in ("a", "b"))
    backend = Index(tmp_path / "index", kept, Analyser())
    backend.build([replace(old, newer=("b 1.1",)), new], "první")
    (hit,) = backend.search(parse("pořadí tahů")).hits
    assert (hit.document.key, [one.key for one in hit.folded]) == ("b 1.1", ["a 1.1"])


def test_what_players_say_leads_to_what_they_mean(kept, tmp_path):
    analyser = Analyser()
    lexicon = Lexicon(
        analyser, [Phrase("klešnout", "tkniha/vyzva", "výzva", 0.9), Phrase("remíza v boji", "rkniha 7.12", "7.12", 0.9)]
    )
    backend = Index(tmp_path / "index", kept, analyser, lexicon)
    backend.build([replace(one, key="term kniha/vyzva") if one.kind == "term" else one for one in SHELF], "první")
    found = backend.search(parse("co když spadnu"))
    assert not found.hits
    found = backend.search(parse("kdy můžu klešnout"))
    assert (found.hits[0].document.key, found.meant) == ("term kniha/vyzva", (("klešnout", "výzva"),))
    assert keys(backend, "co je v boji remíza")[0] == "kniha 7.12"


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


def test_a_rebuild_takes_the_place_of_the_old_index(backend):
    backend.build(SHELF[:1], "druhý")
    assert backend.stamp() == "druhý"
    assert keys(backend, "challenge") == []


def test_an_index_that_is_gone_has_no_stamp(backend):
    shutil.rmtree(backend.folder)
    assert backend.stamp() == ""


def test_a_phrase_is_found_wherever_its_words_stand_together(kept, tmp_path):
    backend = Index(tmp_path / "index", kept, Analyser())
    played = replace(document("scenario a", "scenario", "Tichý strážce hradu", ""), aside="Pak stojí tichá věž")
    backend.build([played, document("rule b", "rule", "Hrad", "Věž stojí. Tichá není.")], "první")
    assert keys(backend, '"tichou věží"') == keys(backend, '"strážcem hradu"') == ["scenario a"]
    assert set(keys(backend, "tichou věží")) == {"rule b", "scenario a"}
    assert keys(backend, 'hrad -"tichou věží"') == ["rule b"]


def test_one_rare_word_does_not_hide_what_the_common_ones_say(kept, tmp_path):
    common = [document(f"kniha 2.{n}", "rule", f"2.{n} Postava", "Hráč vybere postavu.", number=f"2.{n}") for n in range(9)]
    backend = Index(tmp_path / "index", kept, Analyser())
    backend.build([*common, document("card jina", "card", "Zrcadlo", "Jakoukoliv.", book="jina")], "první")
    assert "kniha 2.1" in keys(backend, "vybrat jakoukoliv postavu")


def test_a_phrase_of_one_word_and_little_words_is_not_any_such_word():
    lexicon = Lexicon(Analyser(), [Phrase("mít území", "tovladani", "ovládání")])
    said, alone = (lexicon.find(["území"], typed) for typed in (["mít", "území"], ["sousední", "území"]))
    assert said[0].sure > alone[0].sure


def test_phrases_that_differ_in_what_they_ask_are_both_known():
    lexicon = Lexicon(Analyser(), [Phrase("čí je území", "r4.4", "4.4"), Phrase("kdy je území moje", "r4.4", "4.4")])
    asked = [lexicon.find(["území"], typed.split())[0].sure for typed in ("čí je území", "kdy je území moje")]
    assert asked == [1.0, 1.0]


def test_what_is_wanted_as_it_is_must_be_there(backend):
    assert "card mec" in keys(backend, "shoda meč")
    assert keys(backend, "shoda +meč") == ["card mec"]
    assert keys(backend, 'shoda "meč"') == ["card mec"]
    assert keys(backend, "+shoda +meč") == []


def test_what_is_wanted_as_it_is_is_found_in_any_form(backend):
    assert {"kniha 7.12", "kniha 7.13", "ruling x"} == set(keys(backend, "+shodě"))


def test_what_is_wanted_as_it_is_is_not_mended_but_another_question_is_offered(backend):
    found = backend.search(parse("+utočnkí"))
    assert (found.total, found.corrected, found.suggestions) == (0, (), ("+utocnik",))


def test_nothing_is_left_out_of_what_is_asked_exactly(kept, tmp_path):
    many = [document(f"kniha 1.{n}", "rule", f"1.{n} Tah", "Hraje se po řadě.", number=f"1.{n}") for n in range(250)]
    weak = replace(document("scenario x", "scenario", "Situace", "Nic."), aside="řada " + "slovo " * 200)
    backend = Index(tmp_path / "index", kept, Analyser())
    backend.build([*many, weak], "první")
    exact, loose = backend.search(parse("+řada"), limit=10), backend.search(parse("řada"), limit=10)
    assert (exact.total, exact.capped, exact.counts["scenario"]) == (251, False, 1)
    assert (loose.total, loose.capped) == (200, True)


def test_a_phrase_of_many_words_stands_there_as_a_whole(kept, tmp_path):
    told = document("kniha 1.1", "rule", "1.1 A", "Hráč vezme kartu z ruky.", number="1.1")
    torn = document("kniha 1.2", "rule", "1.2 B", "Vezme kartu. Pak kartu z balíčku. Ruka: z ruky.", number="1.2")
    backend = Index(tmp_path / "index", kept, Analyser())
    backend.build([told, torn], "první")
    assert keys(backend, '"vezme kartu z ruky"') == ["kniha 1.1"]


def test_either_of_two_that_are_wanted_as_they_are_will_do(backend):
    assert set(keys(backend, '+meč OR "karta rodu"')) == {"card mec", "kniha 7.13", "ruling x"} - {"ruling x"}


def test_loosened_hits_are_told_and_how_to_ask_without_them(backend):
    found = backend.search(parse("shoda rodu"))
    assert (found.loosened, found.exact) == (True, "+shoda +rodu")
    assert {hit.document.key: hit.lacking for hit in found.hits}["kniha 7.12"] == ("rodu",)
    exact = backend.search(parse(found.exact))
    assert (exact.loosened, exact.exact, {hit.lacking for hit in exact.hits}) == (False, "", {()})


def test_where_nothing_holds_all_the_words_no_exact_question_is_offered(backend):
    found = backend.search(parse("shoda meč"))
    assert (found.loosened, found.exact) == (True, "")


def test_where_every_hit_holds_all_the_words_nothing_was_loosened(backend):
    assert not backend.search(parse("meč")).loosened


def test_what_players_say_is_not_told_where_its_words_mean_something_more_surely(kept, tmp_path):
    analyser = Analyser()
    said = [Phrase("konec dne", "tkniha/konec-dne", "konec dne"), Phrase("končím", "tkniha/vzdat", "vzdát se", 0.9)]
    backend = Index(tmp_path / "index", kept, analyser, Lexicon(analyser, said))
    backend.build([document("term kniha/konec-dne", "term", "konec dne", "Poslední část dne.")], "první")
    assert backend.search(parse("co na konci dne")).meant == ()
    assert backend.search(parse("co když končím")).meant == (("končím", "vzdát se"),)


def test_of_a_word_that_denies_what_holds_it_stands_before_what_holds_its_opposite(kept, tmp_path):
    """However much of the family there is."""
    backend = Index(tmp_path / "index", kept, Analyser())
    kin = document("kniha 1.1", "rule", "1.1 Obránce se brání", "Obránce brání, obrana ubrání.", number="1.1")
    own = document("kniha 1.2", "rule", "1.2 Nebráněná výzva bez obránců", "Taková výzva.", number="1.2")
    backend.build([kin, own], "první")
    assert keys(backend, "nebráněná") == ["kniha 1.2", "kniha 1.1"]
    assert keys(backend, "obránce")[0] == "kniha 1.1"


def test_a_kind_is_listed_whole_and_all_that_is_near_is_counted(kept, tmp_path):
    many = [document(f"kniha 1.{n}", "rule", f"1.{n} Tah", "Hraje se po řadě.", number=f"1.{n}") for n in range(250)]
    few = [document(f"scenario {n}", "scenario", "Situace", "Nic o ničem, jen jednou řada a dost.") for n in range(3)]
    backend = Index(tmp_path / "index", kept, Analyser())
    backend.build([*many, *few], "první")
    every, situations = backend.search(parse("řada")), backend.search(replace(parse("řada"), kind="scenario"))
    assert every.counts == situations.counts == {"rule": 250, "scenario": 3}
    assert (every.total, every.near, every.capped) == (200, 253, True)
    assert (situations.total, situations.near, situations.capped) == (3, 3, False)


def test_what_one_word_means_in_several_games_is_told_with_the_game(kept, tmp_path):
    analyser = Analyser()
    said = [
        Phrase("potvora", "tjedna/protivnik", "protivník", 0.9),
        Phrase("potvora", "tdruha/spojenec", "spojenec", 0.9),
        Phrase("hlídka", "tjedna/straz", "stráž", 0.9),
    ]
    backend = Index(tmp_path / "index", kept, analyser, Lexicon(analyser, said))
    documents = [
        document("term jedna/protivnik", "term", "protivník", "Hráč."),
        document("term druha/spojenec", "term", "spojenec", "Karta."),
    ]
    backend.build([*documents, document("term jedna/straz", "term", "stráž", "Hlídá.")], "první")
    found = backend.search(parse("potvora"))
    assert dict(zip([name for _said, name in found.meant], found.meant_in, strict=True)) == {
        "protivník": "jedna",
        "spojenec": "druha",
    }
    assert backend.search(parse("hlídka")).meant_in == ("",)


def test_it_is_not_told_that_a_word_that_only_asks_is_missing(backend):
    found = backend.search(parse("kolikrát karta rodu"))
    assert found.hits
    assert not any("kolikrát" in hit.lacking or "kolikrat" in hit.lacking for hit in found.hits)
