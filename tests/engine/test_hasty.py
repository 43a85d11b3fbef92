"""An ability written in haste: what is understood is offered, what is not is told, and nothing of it is played."""

from __future__ import annotations

import pytest

from rulings.engine import Desk

WOW = 'Anna má v ruce dovednost "Blesk": cena 0\nBoris má ve hře spojence "Vlk": ATK 2, zdraví 3\n'
AGOT = 'Stark má v ruce událost "Lest"\nLannister má ve hře postavu "Jaime"\n'


def faults(typed: str, book: str = "wow-tcg"):
    return Desk((WOW if book == "wow-tcg" else AGOT) + typed, book=book).faults()


@pytest.mark.parametrize(
    ("book", "typed", "meant"),
    [
        ("wow-tcg", 'karta "Blesk" má schopnost: po zahrani; ucinek: zran souperova spojence o 3',
         'karta "Blesk" má schopnost: Po zahrání; cíl: vyber soupeřova spojence; účinek: zraň cíl o 3'),
        ("wow-tcg", "karta blesk ma schopnost po zahrani cil vyber spojence ucinek zran cil o 3",
         'karta "Blesk" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 3'),
        ("agot-ccg", 'karta "Lest" má schopnost: vyzvy; ucinek: lizni kartu',
         'karta "Lest" má schopnost: Výzvy; účinek: lízni 1 kartu'),
        ("agot-ccg", 'karta "Lest" má schopnost: výzvy; účinek: poklekni soupeřovu postavu',
         'karta "Lest" má schopnost: Výzvy; cíl: vyber soupeřovu postavu; účinek: poklekni cíl'),
    ],
)  # fmt: skip
def test_what_is_wholly_understood_is_offered_as_it_is_written(book, typed, meant):
    [fault] = faults(typed, book)
    assert [(one.kind, one.text, one.unsaid, one.added) for one in fault.meant] == [("given", meant, (), ())]
    assert Desk((WOW if book == "wow-tcg" else AGOT) + meant, book=book).faults() == []


@pytest.mark.parametrize(
    ("typed", "lost"),
    [
        ("Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 3 a nějak to", ("nějak to",)),
        ("Po zahrání, jen o půlnoci; cíl: vyber spojence; účinek: zraň cíl o 3", ("jen o půlnoci",)),
        ("Po zahrání; cena: úsměv; cíl: vyber spojence; účinek: zraň cíl o 3", ("úsměv",)),
    ],
)
def test_what_is_understood_in_part_says_which_part_was_not_and_plays_nothing(typed, lost):
    desk = Desk(f'{WOW}karta "Blesk" má schopnost: {typed}\nAnna zahraje dovednost "Blesk" s cílem "Vlk"\n', book="wow-tcg")
    [fault] = desk.faults()
    [offer] = fault.meant
    assert offer.unsaid == lost
    assert offer.text == 'karta "Blesk" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 3'
    assert all(f"„{one}“" in fault.message for one in lost)
    assert "nehraje se nic" in fault.message
    [report] = desk.judging("what").reports()
    assert (report.verdict, report.trace) == ("undecided", ())
    assert desk.moment(None)["legal"] == []


def test_when_an_ability_works_of_which_nobody_says_it_is_told_as_made_up():
    [fault] = faults('karta "Blesk" má schopnost: zraní spojence o 3, pak lízni kartu')
    assert fault.meant[0].text.endswith("Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 3 a dober 1 kartu")
    assert fault.meant[0].added == ("Po zahrání",)


@pytest.mark.parametrize("typed", ["zraň cíl o 3", "udělej kouzlo", "Po zahrání"])
def test_of_what_has_no_effect_that_could_work_nothing_is_made(typed):
    [fault] = faults(f'karta "Blesk" má schopnost: {typed}')
    assert fault.meant == ()
    assert "Začněte slovem Kdykoli" in fault.message or "chybí část" in fault.message


def test_an_ability_that_is_read_is_left_alone():
    assert faults('karta "Blesk" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 3') == []
