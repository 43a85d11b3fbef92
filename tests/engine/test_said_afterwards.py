"""What has but one way may be said aloud, before silence chooses it and after: true, said once, and never anything else."""

from __future__ import annotations

import pytest

from .support import ATTACK, report

ONE_TO_DIE = (
    'Pokud Stark má ve hře postavu "Rytíř" se silou 3',
    'A Lannister má ve hře postavu "Strážný" se silou 1: klečí',
    ATTACK,
)
DIES = 'A Lannister vybere k zabití postavu "Strážný"'
DEAD = 'Pak karta "Strážný" leží v hromádce mrtvých hráče Lannister'
TAX = (
    'Pokud Stark má ve hře postavu "Rytíř"',
    'A Lannister má ve hře postavu "Strážný"',
    'A Stark má v ruce událost "Daň"',
    'A karta "Daň" má schopnost: Výzvy; každý hráč: vyber vaši postavu; účinek: poklekni cíl',
    'Když Stark zahraje událost "Daň"',
)


@pytest.mark.parametrize("moves", [(DIES,), ("A je rozhodnuto o výzvě", DIES), ("A skončí výzva", DIES), ("A skončí výzva",)])
def test_the_only_victim_is_said_before_or_after_or_not_at_all(moves):
    assert report(*ONE_TO_DIE, *moves, DEAD).verdict == "confirmed"


def test_what_was_not_chosen_is_refused_afterwards_too():
    found = report(*ONE_TO_DIE, "A skončí výzva", 'A Lannister vybere k zabití postavu "Rytíř"', DEAD)
    assert found.verdict == "undecided"
    assert "odmítnut podle" in found.reason


def test_nobody_else_says_it():
    found = report(*ONE_TO_DIE, "A skončí výzva", 'A Stark vybere k zabití postavu "Strážný"', DEAD)
    assert found.verdict == "undecided"


def test_it_is_said_once():
    assert report(*ONE_TO_DIE, "A skončí výzva", DIES, DIES, DEAD).verdict == "undecided"


def test_it_is_said_before_anything_else_is():
    """Behind another choice it would be said of another moment."""
    assert report(*ONE_TO_DIE, "A skončí výzva", "A Stark pasuje", DEAD).verdict == "confirmed"
    assert report(*ONE_TO_DIE, "A skončí výzva", "A Stark pasuje", DIES, DEAD).verdict == "undecided"


def test_each_player_may_say_the_only_choice():
    assert (
        report(*TAX, 'A Stark vybere cíl "Rytíř"', 'A Lannister vybere cíl "Strážný"', 'Pak karta "Strážný" klečí').verdict
        == "confirmed"
    )
    assert report(*TAX, 'A Lannister vybere cíl "Strážný"', 'Pak karta "Rytíř" klečí').verdict == "confirmed"
    assert report(*TAX, 'Pak karta "Strážný" klečí').verdict == "confirmed"
    assert report(*TAX, 'A Stark vybere cíl "Strážný"', 'Pak karta "Strážný" klečí').verdict == "undecided"
