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


# -- what silence alone goes on to: the last of several effects, and passes of those who can do nothing else ---------------
TWO_PASSIVES = (
    'Pokud Stark má ve hře postavu "Rytíř" se silou 3',
    'A Stark má ve hře místo "Síň"',
    'A karta "Síň" má schopnost: Pasivní, jakmile vyhrajete výzvu; účinek: získej pro rod 1 moc',
    'A Stark má ve hře místo "Věž"',
    'A karta "Věž" má schopnost: Pasivní, jakmile vyhrajete výzvu; účinek: získej pro rod 2 moci',
    'A Lannister má ve hře postavu "Strážný" se silou 1: klečí',
    'Když Stark zahájí proti hráči Lannister mocenskou výzvu postavou "Rytíř"',
    "A je rozhodnuto o výzvě",
)
HALL, TOWER = 'A Stark vyhodnotí nejdřív kartu "Síň"', 'A Stark vyhodnotí nejdřív kartu "Věž"'
ALL_OF_IT = "Pak v tuto chvíli Stark má 4 moci na kartě rodu"  # one of them for a challenge that nobody opposed


@pytest.mark.parametrize("said", [(HALL,), (TOWER,), (HALL, TOWER), (TOWER, HALL)])
def test_the_last_of_several_effects_may_be_said_as_the_earlier_ones_are(said):
    assert report(*TWO_PASSIVES, *said, ALL_OF_IT).verdict == "confirmed"


@pytest.mark.parametrize(
    "said", [(HALL, HALL), (HALL, TOWER, TOWER), (HALL, TOWER, HALL), (HALL, 'A Lannister vyhodnotí nejdřív kartu "Věž"')]
)
def test_it_is_said_once_and_truly_and_by_whom_it_concerns(said):
    found = report(*TWO_PASSIVES, *said, ALL_OF_IT)
    assert found.verdict == "undecided"
    assert "odmítnut podle" in found.reason


def test_what_alone_waits_may_be_said_too():
    alone = (*(x for x in TWO_PASSIVES if "Věž" not in x), HALL)
    assert report(*alone, "Pak v tuto chvíli Stark má 2 moci na kartě rodu").verdict == "confirmed"
    assert report(*alone, HALL, "Pak v tuto chvíli Stark má 2 moci na kartě rodu").verdict == "undecided"


TWO_PLOTS = (
    "Pokud podle agot-lcg",
    "A je fáze zápletek",
    "A hrají Arryn a Tyrell",
    'A Arryn má v balíčku zápletek zápletku "Hnízdo": iniciativa 6',
    'A karta "Hnízdo" má schopnost: Při odhalení; účinek: získej pro rod 1 moc',
    'A Tyrell má v balíčku zápletek zápletku "Vinobraní": iniciativa 2',
    'A karta "Vinobraní" má schopnost: Při odhalení; účinek: získej pro rod 2 moci',
    'Když Arryn zvolí zápletku "Hnízdo"',
    'A Tyrell zvolí zápletku "Vinobraní"',
    "A Arryn určí prvním hráčem hráče Arryn",
    'A Arryn vyhodnotí nejdřív kartu "Vinobraní"',
)


def test_so_may_the_last_plot():
    assert (
        report(*TWO_PLOTS, 'A Arryn vyhodnotí nejdřív kartu "Hnízdo"', "Pak Arryn má 1 moc na kartě rodu").verdict == "confirmed"
    )
    assert report(*TWO_PLOTS, 'A Tyrell vyhodnotí nejdřív kartu "Hnízdo"', "Pak hra pokračuje").verdict == "undecided"


FOUR = (
    "Pokud hrají Stark, Lannister, Tyrell a Martell",
    'A Stark má ve hře postavu "Rytíř" se silou 3',
    'A Lannister má ve hře postavu "Strážný" se silou 1',
    'A Stark má ve hře místo "Studna"',
    'A karta "Studna" má schopnost: Výzvy; cena: poklekni tuto kartu; účinek: lízni 1 kartu',
    "A Stark má v balíčku 5 karet",
    'A Martell má v ruce událost "Odplata"',
    'A karta "Odplata" má schopnost: Odezva, jakmile kdokoli vyhraje výzvu; účinek: získej pro rod 1 moc',
    'Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"',
    'A Lannister brání postavou "Strážný"',
)
PASSES = [f"A {who} pasuje" for who in ("Stark", "Lannister", "Tyrell", "Martell")]
ANSWERS = 'Martell zahraje událost "Odplata"'


@pytest.mark.parametrize("passes", range(5))
def test_the_moment_after_each_forced_pass_can_be_asked(passes):
    """Until all have passed there is no victory that could be answered, however many passes have been said."""
    question = f"Pak v tuto chvíli je dovoleno: {ANSWERS}" if passes == 4 else f"Pak v tuto chvíli je odmítnuto: {ANSWERS}"
    assert report(*FOUR, *PASSES[:passes], question).verdict == "confirmed"
    other = question.replace("dovoleno", "odmítnuto") if passes == 4 else question.replace("odmítnuto", "dovoleno")
    assert report(*FOUR, *PASSES[:passes], other).verdict == "refuted"


def test_forced_passes_change_nothing_whether_they_are_said_or_not():
    for passes in range(1, 5):
        assert (
            report(*FOUR, *PASSES[:passes], "A Martell nereaguje", "A skončí výzva", "Pak výzvu vyhraje Stark").verdict
            == "confirmed"
        )


def test_whose_pass_it_is_not_yet_is_not_heard_before():
    """Tyrell passes after Lannister: until that has been said, the moment asked of is the one before Lannister's pass."""
    found = report(
        *FOUR, PASSES[0], "Pak v tuto chvíli je odmítnuto: Tyrell pasuje", "A v tuto chvíli je dovoleno: Lannister pasuje"
    )
    assert found.verdict == "confirmed"
    found = report(
        *FOUR, *PASSES[:2], "Pak v tuto chvíli je dovoleno: Tyrell pasuje", "A v tuto chvíli je odmítnuto: Lannister pasuje"
    )
    assert found.verdict == "confirmed"


def test_what_silence_has_told_is_not_told_again_when_it_is_said():
    found = report(
        'Pokud Stark má v ruce událost "Úklady"',
        'A karta "Úklady" má schopnost: Výzvy; cíl: vyber postavu; účinek: zabij cíl',
        'A Stark má v ruce událost "Mlčení"',
        'A karta "Mlčení" má schopnost: Zrušení akce; účinek: zruš účinek',
        'A Lannister má ve hře postavu "Strážný" se silou 1',
        'A Lannister má v ruce událost "List"',
        'A karta "List" má schopnost: Zrušení události; účinek: zruš účinek',
        'Když Stark zahraje událost "Úklady" s cílem "Strážný"',
        'A Lannister zahraje událost "List"',
        "A Stark nereaguje",
        "A Lannister pasuje",
        "Pak hra pokračuje",
    )
    assert found.verdict == "confirmed"
    assert "ahead" not in {step.kind for step in found.trace}
