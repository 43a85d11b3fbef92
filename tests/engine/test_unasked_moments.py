"""Moments in which nobody is asked: they are said before play has gone past them or right after the move that led past."""

from __future__ import annotations

import pytest

from .support import report

END = (
    "Pokud podle agot-lcg",
    "A hrají Martell a Baratheon",
    "A je fáze výzev",
    'A Martell má odhalenou zápletku "Krutý konec": nárok 1',
    'A karta "Krutý konec" má schopnost: Pasivní, jakmile skončí fáze výzev; účinek: zabij každou postavu se silou nejvýše 1',
    'A Martell má ve hře místo "Svatyně"',
    'A karta "Svatyně" má schopnost: Odezva, jakmile někdo zabije postavu; účinek: získej pro rod 1 moc',
    'A Baratheon má ve hře postavu "Rybář" se silou 1',
)
NO_ANSWER = 'Pak v tuto chvíli je odmítnuto podle agot-lcg 3.9: Martell použije kartu "Svatyně"'
DEAD = 'Pak karta "Rybář" leží v hromádce mrtvých hráče Baratheon'
SETUP = (
    "Pokud podle agot-lcg",
    "A hrají Stark a Greyjoy",
    "A začíná příprava na hru",
    'A Stark má v ruce místo "Věž": cena 2',
    'A karta "Věž" má schopnost: Kdykoli; účinek: získej pro rod 1 moc',
    "A Stark má v ruce 6 karet",
    "A Stark má v balíčku 20 karet",
    "A Greyjoy má v ruce 7 karet",
    "A Greyjoy má v balíčku 20 karet",
    'Když Stark vyloží "Věž"',
    "A Greyjoy nevyloží nic",
)
SILENT = 'Pak v tuto chvíli je odmítnuto podle agot-lcg 2.1: Stark použije kartu "Věž"'


@pytest.mark.parametrize("passes", [(), ("Když Martell pasuje", "A Baratheon pasuje")])
def test_the_end_of_a_phase_can_be_asked_before_anything_is_done_in_it(passes):
    said = "A nastane konec fáze výzev" if passes else "Když nastane konec fáze výzev"
    assert report(*END, *passes, said, NO_ANSWER, 'A karta "Rybář" má 1 sílu', "Když skončí fáze", DEAD).verdict == "confirmed"


def test_where_nothing_waits_for_the_end_it_says_so():
    found = report("Pokud je fáze výzev", "Když nastane konec fáze výzev", "Pak hra pokračuje")
    assert found.verdict == "undecided"
    assert "nic nečeká" in found.reason
    assert "skončí fáze" in found.reason


def test_the_end_that_was_is_no_end_any_more():
    found = report(*END, "Když skončí fáze", "A začne fáze postavení", "A nastane konec fáze výzev", "Pak hra pokračuje")
    assert found.verdict == "undecided"
    assert "minula" in found.reason


def test_once_something_has_been_done_in_it_that_moment_is_over():
    well = (
        'A Martell má ve hře místo "Studna"',
        'A karta "Studna" má schopnost: Pasivní, jakmile skončí fáze výzev; účinek: lízni 1 kartu',
    )
    before = (*END, *well, "A Martell má v balíčku 5 karet", "Když Martell pasuje", "A Baratheon pasuje")
    end = "A nastane konec fáze výzev"
    assert report(*before, end, NO_ANSWER).verdict == "confirmed"
    found = report(*before, 'A Martell vyhodnotí nejdřív kartu "Studna"', end, NO_ANSWER)
    assert found.verdict == "undecided"


def test_cards_just_turned_up_can_be_asked_about_before_the_draw():
    assert (
        report(*SETUP, "A jsou odhaleny vyložené karty", SILENT, "A v tuto chvíli Stark má 6 karet v ruce").verdict == "confirmed"
    )


def test_after_the_set_up_that_moment_is_over():
    found = report("Pokud je fáze výzev", "Když jsou odhaleny vyložené karty", "Pak hra pokračuje")
    assert found.verdict == "undecided"
    assert "minula" in found.reason


FIGHT = (
    "Pokud hrají Stark a Lannister",
    "A je fáze velení",
    'A Stark má ve hře postavu "Rytíř" se silou 3',
    'A Lannister má ve hře postavu "Strážný" se silou 1: klečí',
    'A Lannister má ve hře postavu "Stráž" se silou 1: klečí',
)
ATTACKED = 'A Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"'
VICTIM = 'A Lannister vybere k zabití postavu "Stráž"'


@pytest.mark.parametrize(
    ("moves", "rule"),
    [
        (("Když nastane začátek fáze výzev",), "6.3"),
        (("Když nastane začátek fáze nadvlády",), "9.34a"),
        (("Když nastane začátek fáze postavení",), "9.34a"),
        (("Když začne fáze výzev", ATTACKED), "9.33b"),
        (("Když začne fáze výzev", ATTACKED, "A je rozhodnuto o výzvě"), "7.16"),
        (("Když začne fáze výzev", ATTACKED, "A je rozhodnuto o výzvě", VICTIM, "A je vykonán nárok"), "7.30a"),
    ],
)
@pytest.mark.parametrize("later", ["skončí fáze", "začne další kolo"])
def test_what_play_does_there_keeps_it_from_going_on(moves, rule, later):
    assert report(*FIGHT, *moves, f"Pak v tuto chvíli je odmítnuto podle agot-ccg {rule}: {later}").verdict == "confirmed"


def test_a_claim_that_nobody_may_make_is_refused_by_its_rule():
    blocked = 'A Lannister má ve hře postavu "Obr" se silou 5'
    moves = ("Když začne fáze výzev", ATTACKED, 'A Lannister brání postavou "Obr"')
    asked = "Pak je odmítnuto podle agot-ccg 7.15: je vykonán nárok"
    assert report(*FIGHT, blocked, *moves, asked).verdict == "confirmed"
    assert report(*FIGHT, *moves[:2], "A je rozhodnuto o výzvě", VICTIM, asked).verdict == "refuted"


def test_after_the_end_of_the_game_play_does_not_go_on():
    won = (
        "A Stark má na kartě rodu 14 moci",
        "Když začne fáze nadvlády",
        "Pak je odmítnuto podle agot-ccg 6.46: začne další kolo",
    )
    assert report(*FIGHT, *won).verdict == "confirmed"
