"""What a stranger typed: full stops and numbers, names without quotes, and offers that say what was said, or nothing."""

from __future__ import annotations

import pytest

from rulings.engine import Desk
from rulings.engine.core.language.bare import completed


def offers(text: str, book: str) -> list[str]:
    return [one.text for fault in Desk(text, book=book).faults() for one in fault.meant]


def test_a_number_before_a_full_stop_is_no_sign_of_a_list():
    two = "Stark má ve hře postavu Rytíř se silou 4. Lannister má 3 zlaté\n"
    assert offers(two, "agot-ccg")[0] == 'Stark má ve hře postavu "Rytíř" se silou 4\nLannister má 3 zlaté'
    assert "se silou 4. Lannister má 3 zlaté" in completed(two, lambda kind, text, loose=False: False).text


@pytest.mark.parametrize("sign", ["4. ", "4) ", "- ", "• "])
def test_a_sign_of_a_list_before_a_sentence_is_passed_over(sign):
    assert not Desk(f"{sign}Stark má 3 zlaté\n", book="agot-ccg").faults()


@pytest.mark.parametrize(
    ("book", "typed", "offered"),
    [
        ("agot-board", "Tyrell podpoří z King's Landing", "Tyrell podpoří z oblasti King's Landing útočníka"),
        ("agot-board", "Tyrell podpoří z King's Landing", "Tyrell podpoří z oblasti King's Landing obránce"),
        ("tainted-grail", "střetnutí má povahu opportunista", "střetnutí má povahu oportunista"),
    ],
)
def test_each_way_that_a_text_leaves_open_and_a_word_misspelt_are_offered(book, typed, offered):
    assert offered in offers(typed, book)


def test_what_a_text_says_is_not_offered_otherwise():
    assert not any("obránce" in one for one in offers("Tyrell podpoří útočníka z King's Landing prosím", "agot-board"))


@pytest.mark.parametrize("book", ["agot-ccg", "agot-board", "tainted-grail", "wow-tcg"])
@pytest.mark.parametrize("typed", ["opportunista", "kdo vyhrál", "bojuju s opportunistou", "soupeř zahraje Kick"])
def test_nothing_is_offered_that_shares_but_a_name_with_a_text(book, typed):
    for one in offers(typed, book):
        assert not one.startswith("podle "), one
        assert any(word in one for word in ("vyhr", "zahr", "vylož", "použ", "odhodí")), one


@pytest.mark.parametrize(
    ("book", "typed", "read"),
    [
        ("tainted-grail", "Beor vyloží Útok", 'Beor vyloží "Útok"'),
        ("tainted-grail", "Beor odhodí kartu Útok", 'Beor odhodí kartu "Útok"'),
        ("wow-tcg", "Anna zahraje dovednost Kick", 'Anna zahraje dovednost "Kick"'),
    ],
)
def test_what_would_differ_by_quotes_alone_is_read_as_meant(book, typed, read):
    desk = Desk(f"{typed}\n", book=book)
    assert [one.read for one in desk.readings] == [read]
    assert not [fault for fault in desk.faults() if fault.meant]


PANIC = """probíhá bojové střetnutí "Vlk"
Beor má výdrž 2
Beor má v ruce karty "Útok", "Krok" a "Stín"
bojová bilance je 1
protivník útočí: -3 ukazatele
protivník odpoví
"""
DISCARDS = 'Beor odhodí karty "Útok" a "Krok"'


def test_what_runs_on_to_a_choice_has_happened_and_the_choice_is_said_after_it():
    halted = Desk(PANIC).moment()
    assert (halted["at"], halted["of"], halted["player"]) == (1, 1, "Beor")
    assert DISCARDS in [one["text"] for one in halted["legal"]]
    done = Desk(f'{PANIC}{DISCARDS}\nBeor má v ruce kartu "Stín"\n')
    assert [report.verdict for report in done.reports()] == ["confirmed"]
    assert (done.moment()["at"], done.moment()["stuck"]) == (2, "")


def test_what_runs_on_waits_for_that_choice_and_for_nothing_else():
    first, *_ = Desk(f'{PANIC}Beor odhodí kartu "Útok"\nBeor má v ruce kartu "Stín"\n').reports()
    assert (first.verdict, first.reason_line) == ("undecided", 6)
    other, *_ = Desk(f'{PANIC}Beor vyloží "Stín"\nBeor má v ruce kartu "Stín"\n').reports()
    assert (other.verdict, other.reason_line) == ("undecided", 6)
    one_by_one = Desk(PANIC + 'Beor odhodí kartu "Útok"\nBeor odhodí kartu "Krok"\nBeor má v ruce kartu "Stín"\n')
    assert [report.verdict for report in one_by_one.reports()] == ["confirmed"]


@pytest.mark.parametrize(
    ("book", "typed", "offered"),
    [
        ("agot-ccg", "lannister ma postavu moc", 'Lannister má ve hře postavu "Moc"'),
        ("tainted-grail", "beor vylozi utok", 'Beor vyloží "Útok"'),
        ("wow-tcg", "anna ma spojence obrana s 2 utoku", 'Anna má ve hře spojence "Obrana": ATK 2'),
    ],
)
def test_a_card_without_quotes_may_be_called_by_a_word_of_the_sentences(book, typed, offered):
    assert offers(typed, book)[0] == offered


def test_what_keeps_all_as_it_stands_is_not_taken_for_a_name():
    assert not [one for one in offers("lannister ma na karte rodu moc", "agot-ccg") if '"Moc"' in one]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("Stark hraje podle agot-ccg a má 3 zlaté", ["podle agot-ccg\nStark má 3 zlaté"]),
        ("kdyby Stark podle agot-ccg neměl zlato", []),
    ],
)
def test_an_edition_within_a_sentence_is_asked_for_on_a_line_of_its_own(typed, offered):
    [fault] = Desk(typed, book="agot-ccg").faults()
    assert "na první řádek: „podle agot-ccg“" in fault.message
    assert [one.text for one in fault.meant] == offered


@pytest.mark.parametrize("book", ["agot-ccg", "agot-board", "tainted-grail", "wow-tcg"])
def test_where_nothing_is_near_no_sentence_is_the_example(book):
    [fault] = Desk("tohle nejde říct nijak", book=book).faults()
    assert "podle " not in fault.message
    assert "například" not in fault.message


def test_the_other_form_of_a_word_of_a_hole_is_that_word_and_not_the_next_best():
    text = 'Stark má ve hře postavu "Robb"\nStark útočí na Lannistera mocensky postavou Robb'
    said = offers(text, "agot-ccg")
    assert 'Stark zahájí proti hráči Lannister mocenskou výzvu postavou "Robb"' in said or "mocenskou" in said[0]
    assert not [one for one in said if "jinou" in one or "vojenskou" in one]
