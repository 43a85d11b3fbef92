"""Who is refused hears the rules that refuse, and no other: faults that the heckler has found, by class.

A situation says that a move is refused by a rule; what it cannot say is that no other is named.
"""

from __future__ import annotations

import pytest

from .support import line_of

LUWIN = (
    "Pokud pořadí na Železném trůnu je Stark, Lannister, Greyjoy, Tyrell a Baratheon",
    "A Stark má v oblasti Seagard 2 rytíře a 1 pěšáka a rozkaz Pochod -1",
    "A Lannister má v oblasti Riverrun 1 rytíře a rozkaz Obrana +1",
    "A hráči mají prázdné karty rodu",
    'A Stark má kartu rodu "Maester Luwin" se silou 0',
    'A Stark má kartu rodu "Robb Stark" se silou 1',
    'A Lannister má kartu rodu "The Hound" se silou 0',
)
WON_WITH_LUWIN = (
    *LUWIN,
    "Když Stark pochoduje z oblasti Seagard: 2 rytíři a 1 pěšák do oblasti Riverrun",
    'A Stark zahraje kartu rodu "Maester Luwin"',
    'A Lannister zahraje kartu rodu "The Hound"',
    "A je rozhodnuto o bitvě",
)
BEATEN_AT_MOAT_CAILIN = (
    "Pokud Greyjoy má v oblasti Greywater Watch 1 rytíře a 2 pěšáky a rozkaz Pochod 0",
    "A Greyjoy má v oblasti Pyke 1 pěšáka a rozkaz Pochod -1",
    "A Lannister má v oblasti Seagard 1 pěšáka",
    "A Stark má v oblasti Moat Cailin 4 rytíře",
    "A hráči mají prázdné karty rodu",
    "Když Greyjoy pochoduje z oblasti Greywater Watch: 1 pěšák do oblasti Moat Cailin",
)
AGAIN = "Greyjoy pochoduje z oblasti Greywater Watch: 1 pěšák do oblasti Moat Cailin"


def against(text: str, *steps: str, rule: str = "") -> set[str]:
    """The rules that refuse a sentence behind a script, without their book; empty where it is legal."""
    line = line_of(*steps, rule=rule)
    legal, rules, _reason = line.game.parse("when", text).legality(line)
    assert legal or rules, "a refusal names a rule"
    return {one.split()[1] for one in rules}


def test_what_the_winners_card_gives_is_not_barred_by_the_retreat():
    """Luwin acts while the losers are asked where they go: only what is chosen, or that nothing is, refuses it."""
    assert against('Stark vezme zpět kartu rodu "Maester Luwin"', *WON_WITH_LUWIN) == {"22.2"}
    assert against("Stark nevyužije schopnost", *WON_WITH_LUWIN) >= {"17.1"}
    discarded = (*LUWIN, 'A Stark má odhozené karty rodu "Robb Stark"', *WON_WITH_LUWIN[len(LUWIN) :])
    assert against('Stark vezme zpět kartu rodu "Robb Stark"', *discarded) == set()


@pytest.mark.parametrize("rule", ["12.32", "12.12"])
def test_of_a_march_during_a_battle_only_the_battle_is_told(rule):
    """What the march under way has started binds no other march, nor is it carried out before its battle is over."""
    assert rule not in against(AGAIN, *BEATEN_AT_MOAT_CAILIN)
    assert rule not in against("Greyjoy pochoduje z oblasti Pyke: 1 pěšák do oblasti Seagard", *BEATEN_AT_MOAT_CAILIN)
    assert "12.14" in against(AGAIN, *BEATEN_AT_MOAT_CAILIN)


def test_supply_is_not_reckoned_with_the_battle_of_somebody_else():
    """The units of another attack are no army of who would march during it."""
    steps = (
        "Pokud pořadí na Železném trůnu je Baratheon, Tyrell, Lannister, Stark a Greyjoy",
        "A zásobování 3 dovoluje armády 3, 2, 2 a 2",
        "A Tyrell má zásobování 3",
        "A Baratheon má v oblasti Kingswood 2 rytíře a 1 pěšáka a rozkaz Pochod 0",
        "A Tyrell má v oblasti Storm's End 1 pěšáka",
        "A Tyrell má v oblasti Reach 1 pěšáka a rozkaz Pochod 0",
        "A Lannister má v oblasti Blackwater 1 pěšáka",
        "A hráči mají prázdné karty rodu",
        "Když Baratheon pochoduje z oblasti Kingswood: 2 rytíři a 1 pěšák do oblasti Storm's End",
    )
    assert against("Tyrell pochoduje z oblasti Reach: 1 pěšák do oblasti Blackwater", *steps) == {"12.14", "14.1", "14.2"}


def test_a_march_that_started_a_battle_goes_into_no_other_enemy_area():
    two = "Greyjoy pochoduje z oblasti Greywater Watch: 1 pěšák do oblasti Moat Cailin a 1 pěšák do oblasti Seagard"
    assert "12.12" in against(two, *BEATEN_AT_MOAT_CAILIN[:-1])
