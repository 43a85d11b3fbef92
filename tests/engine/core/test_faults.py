"""All that is wrong with the sentences of a scenario, with the words it means and the sentences that were meant."""

from __future__ import annotations

import pytest

from rulings.engine.core import faults as module
from rulings.engine.core.faults import WHETHER, Fault, faults
from rulings.engine.core.language.gherkin import read
from rulings.engine.core.language.meant import Meant

from .toy import scenario
from .toy.town import town


def of(*steps, library=None, edition=""):
    [found] = read(scenario(*steps))
    return faults(town, found, library or {}, edition)


def one(*steps, **options):
    [fault] = of(*steps, **options)
    return fault


def words(fault):
    return fault.text[fault.start : fault.end]


def meant(fault):
    return [found.text for found in fault.meant]


def test_what_is_understood_has_no_fault():
    assert of('Pokud Bára má ve hře postavu "Obr"', "Když Bára pasuje", "Pak vyhraje Bára") == []


def test_every_sentence_that_is_not_understood_is_told_with_what_was_meant():
    first, second = of("Pokud Bára vlastní 3 zlaté", "A Bára má 3 zlaté", "Když Bára pas")
    assert first == Fault(3, "Bára vlastní 3 zlaté", "Nerozumím slovu „vlastní“.", 5, 12, first.meant)
    assert first.meant[0] == Meant("given", "Bára má 3 zlaté")
    assert (second.line, words(second), meant(second)) == (5, "pas", ["Bára pasuje"])
    assert first.as_dict() == {
        "line": 3, "text": "Bára vlastní 3 zlaté", "message": "Nerozumím slovu „vlastní“.", "start": 5, "end": 12,
        "meant": [{"kind": one.kind, "text": one.text, "unsaid": (), "added": ()} for one in first.meant],
    }  # fmt: skip


def test_several_wrong_words_are_told_together():
    assert one('Pokud Bára má v ruce tajně skrytou událost "Noc"').message == "Nerozumím slovům „tajně skrytou“."


def test_words_in_another_order_are_a_sentence_nobody_knows():
    fault = one("Pak Bára vyhraje")
    assert (fault.message, words(fault), meant(fault)[0]) == ("Takovou větu neznám.", "Bára vyhraje", "vyhraje Bára")


def test_what_resembles_nothing_is_told_with_what_is_expected_there():
    fault = one("Když zítra večer bude určitě pršet")
    assert (words(fault), fault.meant) == ("zítra večer bude určitě pršet", ())
    assert "Čekám tah (větu začínající Když)" in fault.message


def test_a_sentence_behind_the_wrong_word_is_told_to_which_it_belongs():
    fault = one("Pokud Bára má 3 zlaté", "A Bára pasuje")
    assert fault.message == "Tato věta patří za „Když“, ne za „Pokud“."
    assert (words(fault), fault.meant) == ("Bára pasuje", (Meant("when", "Bára pasuje"),))


def test_a_sentence_within_another_is_told_with_its_own_words():
    fault = one("Pak je dovoleno: Bára pas")
    assert (fault.message, words(fault)) == ("Nerozumím slovu „pas“.", "pas")
    assert fault.meant[0] == Meant("then", "je dovoleno: Bára pasuje")
    assert of("Pak v tuto chvíli je dovoleno: Bára pasuje") == []
    assert one("Pak v tuto chvíli je dovoleno: Bára pas").line == 3


def test_a_part_that_is_wrong_is_told_in_its_own_words():
    fault = one('Pokud karta "Obr" má schopnost létat')
    assert (fault.line, fault.message, words(fault), fault.meant) == (3, "Schopnost „létat“ neznám.", "létat", ())


@pytest.mark.parametrize(
    ("text", "word", "sentence"),
    [
        ('Bára může zahrát událost "Noc"', "může", 'je dovoleno: Bára zahraje událost "Noc"'),
        ('Bára nesmí zahrát událost "Noc"', "nesmí", 'je odmítnuto: Bára zahraje událost "Noc"'),
    ],
)
def test_whether_somebody_may_is_asked_by_a_sentence_of_its_own(text, word, sentence):
    fault = one(f"Pak {text}")
    assert (fault.message, words(fault)) == (WHETHER, word)
    assert fault.meant[0] == Meant("then", sentence)


def test_what_says_several_things_is_offered_as_several_sentences():
    fault = one('Pokud Bára má 3 zlaté a v ruce událost "Noc"')
    assert 'Bára má 3 zlaté\nBára má v ruce událost "Noc"' in meant(fault)


def test_what_no_sentence_can_say_is_told_with_the_reason():
    fault = one("Když Bára vsadí dům")
    assert (fault.message, words(fault)) == ("Vsadit lze jen zlaté.", "vsadí dům")


def test_names_of_the_situation_are_known_in_any_form():
    fault = one('Pokud Bára má ve hře postavu "Obr"', "Když Bára bránila obrem")
    assert 'Bára brání postavou "Obr"' in meant(fault)


def test_the_cards_of_the_library_are_known():
    assert 'Bára brání postavou "Hrom"' in meant(one("Když Bára bránila hrom", library={"Hrom": {"type": "figure"}}))
    assert 'Bára brání postavou "Hrom"' not in meant(one("Když Bára bránila hrom", library={"Hrom": {"type": "place"}}))


def test_a_card_is_not_offered_as_what_the_situation_does_not_call_it():
    laid = 'Pokud Bára má ve hře postavu "Obr"'
    assert any('událost "Obr"' in text for text in meant(one(laid, 'Když Bára vynese "Obr"')))
    fault = one(laid, 'A Bára má v ruce událost "Noc"', 'Když Bára vynese "Obr"')
    assert not any('událost "Obr"' in text for text in meant(fault))


def test_not_more_is_told_than_anybody_would_mend(monkeypatch):
    monkeypatch.setattr(module, "MAX_FAULTS", 2)
    assert [fault.line for fault in of("Když a b", "A c d", "A e f")] == [3, 4]


# -- contradictions -------------------------------------------------------------------------------------------
TWICE = ('Pokud Bára má ve hře postavu "Obr"', 'A Bára má v ruce událost "Obr"')


def test_where_all_is_understood_contradictions_are_told():
    fault = one(*TWICE)
    assert fault == Fault(4, 'Bára má v ruce událost "Obr"', "Karta „Obr“ už leží na stole jako postava.", 24, 27)
    assert words(fault) == "Obr"
    assert of(*TWICE, "Když nikdo neví")[0].line == 5, "but not beside what is not understood"


def test_what_only_follows_from_a_contradiction_is_not_told():
    again = 'A Alík má v ruce událost "Obr"'
    other = ('A Alík má ve hře postavu "Den"', 'A Alík má v ruce událost "Den"')
    assert [fault.line for fault in of(*TWICE, again)] == [4]
    assert [fault.line for fault in of(*TWICE, again, *other)] == [4, 7]


def test_the_table_is_laid_before_anybody_moves():
    fault = one("Když Bára pasuje", "Pokud Bára má 3 zlaté")
    assert (fault.line, fault.message) == (4, "Věta začínající Pokud musí stát před prvním Když a Pak.")
    assert words(fault) == fault.text


def test_it_is_laid_under_the_edition_that_is_asked_for(monkeypatch):
    seen = []

    def apply(self, situation):
        seen.append(situation.edition)

    monkeypatch.setattr("tests.engine.core.toy.town.HasCoins.apply", apply)
    for edition in ("hra-naopak", "cizí", ""):
        of("Pokud Bára má 3 zlaté", edition=edition)
    assert seen == ["hra-naopak", "hra-kameny", "hra-kameny"]


def test_a_fault_of_the_code_is_told_too(monkeypatch):
    def apply(self, situation):
        raise KeyError("nic")

    monkeypatch.setattr("tests.engine.core.toy.town.HasCoins.apply", apply)
    assert "Vnitřní chyba" in one("Pokud Bára má 3 zlaté").message


def test_a_bare_line_where_the_table_is_laid_may_begin_what_happens():
    assert one("Pokud Bára útočila na hráče Alík").meant[0].kind == "when"


# -- who speaks, and under which edition -----------------------------------------------------------------
@pytest.mark.parametrize(
    ("steps", "word", "message", "sentence"),
    [
        (("Pokud mám 3 zlaté", "A Bára má 2 zlaté", "Když Alík pasuje"), "mám", "vy jste Bára", "Bára má 3 zlaté"),
        (("Pokud Bára má 2 zlaté", "Když Bára útočí na soupeře"), "soupeře", "soupeř je Alík", "Bára útočí na hráče Alík"),
        (("Pokud Alík má 2 zlaté", "A soupeř má 3 zlaté"), "soupeř", "soupeř je Bára", "Bára má 3 zlaté"),
    ],
)
def test_who_speaks_of_himself_and_of_the_other_is_told_whom_that_means(steps, word, message, sentence):
    fault = one(*steps)
    assert (words(fault), fault.message) == (word, f"Beru, že {message}. Je-li to jinak, napište jména.")
    assert meant(fault) == [sentence]
    assert fault.meant[0].added == ()


def test_under_which_edition_one_plays_is_a_sentence_of_its_own():
    fault = one("Pokud hrajeme podle hra-naopak a Bára má 3 zlaté")
    assert words(fault) == "hrajeme podle hra-naopak"
    assert fault.message == "Vydání patří do věty pro sebe, na první řádek: „podle hra-naopak“."
    assert fault.meant == (Meant("given", "podle hra-naopak\nBára má 3 zlaté"),)
    assert of("Pokud podle hra-naopak", "A Bára má 3 zlaté") == []


def test_where_the_table_is_laid_already_the_edition_is_left_unsaid():
    fault = one("Když podle hra-naopak Bára pasuje")
    assert (words(fault), fault.meant) == ("podle hra-naopak", (Meant("when", "Bára pasuje", ("podle hra-naopak",)),))
    unread = one("Když podle hra-kameny Bára pas")
    assert (words(unread), meant(unread)[0]) == ("podle hra-kameny", "Bára pasuje")


def test_who_may_be_anybody_is_asked_for():
    fault = one("Pokud mám 3 zlaté", "A Bára má 2 zlaté")
    assert fault.message == "Kdo z hráčů jste vy, situace neříká. Vyberte větu se svým jménem."
    assert {(found.text, found.added) for found in fault.meant} == {
        ("Alík má 3 zlaté", ("Alík",)),
        ("Bára má 3 zlaté", ("Bára",)),
    }


def test_a_part_that_is_understood_in_part_is_told_with_what_it_was_meant_to_be():
    fault = one('Pokud karta "Obr" má schopnost lízni rychle')
    assert fault.message == "Rozumím tomu jen zčásti: ne slovům „rychle“. Dokud to nepotvrdíte nebo nepřepíšete, nehraje se nic."
    assert fault.meant == (Meant("given", 'karta "Obr" má schopnost lízni kartu', ("rychle",), ("kartu",)),)
    assert one('Pokud karta "Obr" má schopnost létat').meant == ()
