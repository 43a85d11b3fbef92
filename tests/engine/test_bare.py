"""A bare list of sentences is a situation, in every game; all its wrong lines are told at once, with what was meant."""

from __future__ import annotations

import pytest

from rulings.engine import Desk, check_text
from rulings.engine.core.language.gherkin import read
from rulings.engine.which import standard

CARDS = """Stark má ve hře postavu "Robb" se silou 3
Lannister má ve hře postavu "Tyrion": klečí
Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
je odmítnuto podle {book} 7.10: Lannister brání postavou "Tyrion"
"""
BARE = {
    "agot-ccg": CARDS.format(book="agot-ccg"),
    "agot-lcg": "podle agot-lcg\n" + CARDS.replace(" podle {book} 7.10", ""),
    "agot-board": """Stark má v oblasti Winterfell 2 pěšáky a rozkaz Pochod 0
Stark pochoduje z oblasti Winterfell: 1 pěšák do oblasti Moat Cailin
Stark má v oblasti Moat Cailin 1 pěšáka
""",
    "tainted-grail": 'Beor má zdraví 4\nje dovoleno: Beor vyloží "Útok"\n',
    "wow-tcg": """Anna má ve hře spojence "Vlk"
Boris má hrdinu "Thrall"
Anna navrhne boj: "Vlk" proti "Thrall"
v tuto chvíli je dovoleno: Boris nechrání
""",
}


@pytest.mark.parametrize("book", BARE)
def test_sentences_alone_are_a_situation_of_the_game_that_knows_them(book):
    desk = Desk(BARE[book])
    assert (desk.book, desk.games, desk.error) == (book, (), None)
    assert desk.faults() == []


@pytest.mark.parametrize("book", BARE)
def test_the_standard_form_says_the_same(book):
    whole = standard(BARE[book])
    assert whole.startswith("# language: cs\nPožadavek: ")
    assert [[one.text for one in scenario.sentences] for scenario in read(whole)] == [BARE[book].splitlines()]
    assert standard(whole) == whole
    assert _verdicts(whole) == _verdicts(BARE[book])


def _verdicts(text):
    return [(report.verdict, report.edition, report.reason) for report in check_text(text)]


def test_the_lines_are_those_that_somebody_wrote():
    [report] = check_text(BARE["agot-board"].replace("1 pěšáka\n", "2 pěšáky\n"))
    assert (report.verdict, report.reason_line) == ("refuted", 3)


@pytest.mark.parametrize("said", ["A má 0 zlaté", "Stark má 0 zlaté"])
def test_what_is_wrong_with_the_whole_is_told_of_its_first_line(said):
    [report] = check_text(said)
    assert (report.verdict, report.line, report.reason_line) == ("undecided", 1, 1)


@pytest.mark.parametrize(
    "written",
    [
        'Pokud Stark má ve hře postavu "Robb" se silou 3\nA Stark má 3 zlaté\nPak karta "Robb" má 3 síly',
        "- Stark má ve hře postavu „Robb“ se silou 3.\n- Stark má 3 zlaté.\n- Karta „Robb“ má 3 síly.",
        '1. Stark má ve hře postavu "Robb" se silou 3\n\n2. Stark má 3 zlaté\n# co má platit\n3. karta "Robb" má 3 síly',
        'Pravidlo: agot-ccg 2.1\nStark má ve hře postavu "Robb" se silou 3\nStark má 3 zlaté\nkarta "Robb" má 3 síly',
        'Příklad: Robb\nStark má ve hře postavu "Robb" se silou 3\nStark má 3 zlaté\nkarta "Robb" má 3 síly',
    ],
)
def test_it_may_be_written_as_people_write(written):
    [report] = check_text(written, book="agot-ccg")
    assert (report.verdict, report.reason) == ("confirmed", "")


def test_what_describes_the_table_is_expected_once_somebody_has_moved():
    text = 'Stark má ve hře postavu "Robb"\nStark pasuje\nStark má 0 zlatých'
    assert [one.kind for one in Desk(text, book="agot-ccg").scenarios[0].sentences] == ["given", "when", "then"]


def test_the_game_is_asked_for_where_several_know_the_sentences():
    desk = Desk("hrají Stark a Lannister\nhra pokračuje")
    assert len(desk.games) > 1
    assert desk.faults() == []
    assert Desk("hrají Stark a Lannister\nhra pokračuje", book="agot-board").games == ()


@pytest.mark.parametrize("book", ["agot-ccg", "agot-lcg"])
def test_the_book_given_is_the_edition_of_a_text_that_names_none(book):
    said = 'Stark má ve hře postavu "Robb"\nkarta "Robb" leží ve hře'
    assert [report.edition for report in check_text(said, book=book)] == [book]
    assert [report.edition for report in check_text("podle agot-lcg\n" + said, book=book)] == ["agot-lcg"]


def test_a_book_that_nobody_knows_is_told():
    [report] = check_text("hra pokračuje", book="sachy")
    assert report.reason.startswith("Vydání sachy neznám. Znám: agot-ccg")


WRONG = """Stark má klečící postavu "Robb"
Lannister má ve hře postavu "Tyrion" se sílou 2
Když Stark zaútočí na hráče Lannister vojenskou výzvou postavou "Robb"
Lannister bráni postavou "Tyrion"
výzvu vyhraje Stark
je odmítnuto: Stark zahrjae postavu "Robb"
"""


def test_all_wrong_lines_are_told_at_once_with_their_words_and_what_was_meant():
    found = {fault.line: fault for fault in Desk(WRONG, book="agot-ccg").faults()}
    words = {line: fault.text[fault.start : fault.end] for line, fault in found.items()}
    assert words == {1: "klečící", 3: "zaútočí", 6: "zahrjae"}
    meant = {line: [one.text for one in fault.meant] for line, fault in found.items()}
    assert meant[1][0] == 'Stark má ve hře postavu "Robb": klečí'
    assert 'Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"' in meant[3]
    assert meant[6][0] == 'je odmítnuto: Stark zahraje postavu "Robb"'


@pytest.mark.parametrize(("line", "sentence"), [(3, "Stark pasuje"), (1, "výzvu vyhraje Stark")])
def test_a_sentence_behind_the_wrong_word_is_told_to_which_it_belongs(line, sentence):
    text = ["Pokud Stark má 3 zlaté", "A Lannister má 3 zlaté", "Pak Stark má 3 zlaté"]
    text[line - 1] = text[line - 1].split()[0] + " " + sentence
    [fault] = Desk("\n".join(text), book="agot-ccg").faults()
    assert (fault.line, fault.meant[0].text) == (line, sentence)
    assert fault.message.startswith("Tato věta patří za „")


def test_words_in_another_order_are_known():
    desk = Desk("Stark má 3 zlaté\nPak Stark vyhraje výzvu", book="agot-ccg")
    assert (desk.faults(), [one.read for one in desk.readings]) == ([], ["výzvu vyhraje Stark"])


def test_names_of_places_are_understood_in_any_case():
    assert Desk("Stark má ve Winterfellu 2 pěšáky\nhra pokračuje", book="agot-board").faults() == []
    [fault] = Desk("Stark drží ve Winterfellu 2 pěšáky\nhra pokračuje", book="agot-board").faults()
    assert "Stark má v oblasti Winterfell 2 pěšáky" in [one.text for one in fault.meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Když Stark pochodoval z Winterfellu na Moat Cailin s jedním pěšákem",
         "Stark pochoduje z oblasti Winterfell: 1 pěšák do oblasti Moat Cailin"),
        ("Když Stark táhne z Winterfellu do Moat Cailin 2 rytíři",
         "Stark pochoduje z oblasti Winterfell: 2 rytíři do oblasti Moat Cailin"),
        ("Pokud Stark má v oblasti Winterfell rozkaz Obrana", "Stark má v oblasti Winterfell 2 rytíře a rozkaz Obrana +1"),
        ("Pokud ve Winterfellu je rytíř Stark", "Stark má v oblasti Winterfell 1 rytíře"),
        ("Pak na Winterfellu je rozkaz Podpora", "v oblasti Winterfell leží rozkaz Podpora"),
        ("Když Stark vyloží kartu rodu Eddard Stark", 'Stark zahraje kartu rodu "Eddard Stark"'),
        ("Když Stark verbuje rytíře ve Winterfellu", "Stark shromáždí v oblasti Winterfell 1 rytíře"),
        ("Když Stark nabídne v dražbě 2 žetony", "Stark vsadí 2 žetony moci"),
        ("Pak Lannister drží Harrenhal", "oblast Harrenhal ovládá Lannister"),
        ("Pak Stark nesmí dát do Harrenhalu rozkaz Podpora", "je odmítnuto: Stark dá do oblasti Harrenhal rozkaz Podpora"),
    ],
)  # fmt: skip
def test_a_board_sentence_in_ones_own_words_is_offered_as_the_game_says_it(said, meant):
    [fault] = Desk(said, book="agot-board").faults()
    assert fault.meant[0].text == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [("Pokud síla divokých je 6", "divocí mají sílu 6"), ("Pak Stark vyhrál bitvu", "bitvu vyhraje Stark")],
)
def test_a_board_sentence_that_differs_in_forms_and_order_only_is_read_and_told(said, meant):
    desk = Desk(said, book="agot-board")
    assert (desk.faults(), [one.read for one in desk.readings]) == ([], [meant])


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ('Když Lannister brání s "Tyrion"', 'Lannister brání postavou "Tyrion"'),
        ('Když Stark zaútočí na Lannistera vojenskou výzvou s "Robb"',
         'Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"'),
        ('Když Stark tapne "Robb"', 'Stark nechá klečet kartu "Robb"'),
        ("Pokud Stark má 3 zlaťáky", "Stark má 3 zlaté"),
        ("Pak Robb klečí", 'karta "Robb" klečí'),
        ('Pak Lannister nemůže bránit postavou "Tyrion"', 'je odmítnuto: Lannister brání postavou "Tyrion"'),
    ],
)  # fmt: skip
def test_a_card_sentence_in_ones_own_words_is_offered_as_the_game_says_it(said, meant):
    [fault] = Desk(said, book="agot-lcg").faults()
    assert meant in [one.text for one in fault.meant][:2]


def test_what_resembles_no_sentence_is_told_without_an_example_and_nothing_is_made_up():
    [fault] = Desk("Pokud dnes večer bude pršet", book="agot-board").faults()
    assert fault.meant == ()
    assert "například" not in fault.message


def test_a_sentence_is_offered_once_whatever_kinds_say_it():
    [fault] = Desk("Pokud Stark drží ve Winterfellu 2 pěšáky", book="agot-board").faults()
    said = [one.text for one in fault.meant]
    assert (len(said), fault.meant[0].kind) == (len(set(said)), "given")


def test_what_contradicts_the_table_is_told_too_but_not_what_follows_from_it():
    text = (
        'Stark má ve hře postavu "Robb"\nStark má v ruce událost "Robb"\nStark má na kartě "Robb" vybavení "Meč"\nhra pokračuje'
    )
    assert [fault.line for fault in Desk(text, book="agot-ccg").faults()] == [2]


def test_every_sentence_offered_is_one_that_the_game_knows():
    desk = Desk(WRONG, book="agot-ccg")
    for fault in desk.faults():
        for one in fault.meant:
            assert desk.game.parse(one.kind, one.text)


def test_files_of_situations_are_read_as_they_stand():
    text = "Požadavek: x\n\n  Příklad: y\n    Pokud Stark má 3 zlaté\n    Pak Stark má 3 zlaté\n"
    assert standard(text) == text


@pytest.mark.parametrize(
    ("book", "short", "whole"),
    [
        ("agot-ccg", 'Stark má ve hře postavu "Robb" se silou 4: Renown', 'karta "Robb" má klíčové slovo Renown'),
        ("wow-tcg", 'Anna má ve hře spojence "Vlk": ochránce, vyčerpaná', 'karta "Vlk" má klíčové slovo ochránce'),
    ],
)
def test_a_keyword_is_said_by_its_name_alone_and_written_in_full(book, short, whole):
    desk = Desk(f"{short}\nPak {whole}\n", book=book)
    assert [one.report().verdict for one in desk.cases] == ["confirmed"]
    record = desk.game.parse("given", short)
    assert desk.game.vocabulary["given"].write(record) == short.replace(": ", ": klíčové slovo ", 1)
