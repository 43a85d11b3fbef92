"""Who is refused hears the rules that refuse, and no other: faults that the heckler has found, by class.

A situation says that a move is refused by a rule; what it cannot say is that no other is named.
"""

from __future__ import annotations

import pytest

from rulings.engine import Desk

from .support import feature, line_of

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


# -- the game of linked cards ---------------------------------------------------------------------
GONE = (
    "Pokud hraje Beor",
    'A probíhá bojové střetnutí "Hlídač"',
    "A střetnutí má cílovou hodnotu 20",
    "A Beor má empatii 1",
    "A Beor má čáry 1",
    'A Beor má v ruce karty "A", "Y" a "W"',
    "A Beor má v balíčku 10 karet",
    'A karta "A" má v 1. řadě bonus další karta',
    'A karta "A" má v 2. řadě zámek empatie 1',
    'A karta "A" má vpravo zámek čar',
    'A karta "Y" má v 2. řadě bonus odhodit poslední kartu sledu',
    'A karta "Y" má vlevo zámek čar s bonusem další karta',
    "A střetnutí má v 1. řadě zámek agresivity 1",
    "A Beor má agresivitu 1",
    "Když aktivuje se Beor",
    'A Beor vyloží "A"',
)


def test_nothing_is_inserted_before_a_card_that_leaves_the_sequence():
    before = 'Beor vloží "W" před kartu '
    assert against(before + '"A"', *GONE) == {"11.4"}
    assert against(before + '"Y"', *GONE, 'A Beor vyloží "Y"') == {"11.4", "11.1"}
    assert Desk(feature(*GONE, 'A Beor vyloží "Y"', f'Pak je odmítnuto: {before}"Y"')).heckled(each=0).false_reasons == 0


# -- the card game --------------------------------------------------------------------------------
def doubted(*steps: str) -> int:
    """How many reasons are false of what a scenario says itself, wherever it could be said."""
    found = Desk(feature(*steps, rule="agot-lcg 1.1")).heckled(each=0)
    assert found.refused > 0
    return found.false_reasons


PLOT = (
    "Pokud je fáze velení",
    'A Stark má ve hře postavu "Lord Jih": označení Lord',
    'A Stark má ve hře postavu "Lord Sever": označení Lord',
    'A Stark má v odhazovací hromádce postavu "Lord Stín": označení Lord',
    'A Lannister má ve hře postavu "Oběť"',
    'A Stark má v ruce událost "Úklad"',
    'A karta "Úklad" má schopnost: Velení; cena: poklekni vaši postavu s označením Lord; cíl: vyber postavu; účinek: zabij cíl',
    'Když Stark zahraje událost "Úklad" s cílem "Oběť" za cenu "Lord Jih"',
)


def test_an_event_played_again_does_not_pay_from_the_pile_in_which_it_lies():
    """Whatever else would let it be played from there, it would have left the pile before it is paid for."""
    again = 'Stark zahraje událost "Úklad" s cílem "Lord Sever" za cenu '
    assert "5.4" not in against(again + '"Úklad"', *PLOT, rule="agot-lcg 1.1")
    assert "5.4" in against(again + '"Lord Stín"', *PLOT, rule="agot-lcg 1.1")
    assert doubted(*PLOT, f'Pak je odmítnuto: {again}"Úklad"') == 0


def test_a_card_without_influence_is_one_too_many_where_the_others_have_it_already():
    bath = (
        "Pokud je fáze velení",
        'A Stark má ve hře místo "Dvůr": vliv 1',
        'A Stark má ve hře místo "Lázně"',
        'A karta "Lázně" má schopnost: Velení; cena: zaplať vliv 1; účinek: získej pro rod 1 moc',
    )
    use = 'Stark použije kartu "Lázně" za cenu '
    assert against(use + '"Dvůr"', *bath, rule="agot-lcg 1.1") == set()
    assert "3.37" in against(use + '"Dvůr" a "Lázně"', *bath, rule="agot-lcg 1.1")
    assert "9.33a" not in against(use + '"Dvůr" a "Lázně"', *bath, rule="agot-lcg 1.1")


def test_a_text_out_of_play_helps_nobody_whatever_is_muted():
    """That the strength of the target is too low does not hang on whether another rule refuses something."""
    assert not doubted(
        'Pokud Stark má ve hře postavu "Mluvčí" se silou 2',
        'A Stark má ve hře postavu "Královna" se silou 3',
        'A karta "Královna" má schopnost: Stálá; účinek: posil každou vaši postavu o 2',
        'A Stark má v ruce událost "Pocta"',
        'A karta "Pocta" má schopnost: Výzvy; cena: odhoď vaši postavu; '
        "cíl: vyber vaši postavu se silou nejméně 4; účinek: přidej na cíl 1 moc",
        'Když Stark zahraje událost "Pocta" s cílem "Mluvčí" za cenu "Královna"',
    )


def test_a_trait_that_is_blank_is_so_whatever_is_muted():
    assert not doubted(
        'Pokud Stark má ve hře postavu "Pán hradu": unikátní, označení Lord',
        'A Stark má na kartě "Pán hradu" duplikát "Pán hradu podruhé"',
        'A Stark má ve hře místo "Rada"',
        'A karta "Rada" má schopnost: Výzvy; cena: poklekni vaši postavu s označením Lord; účinek: lízni 1 kartu',
        "Když Stark pasuje",
        'Pak je odmítnuto: Stark použije kartu "Rada" za cenu "Pán hradu podruhé" a "Rada"',
    )


def test_who_can_respond_with_nothing_declines_ahead_of_a_choice_that_is_forced():
    forced = (
        "Pokud hrají Lannister, Martell a Stark",
        "A je fáze velení",
        'A Martell má ve hře místo "Síň"',
        'A karta "Síň" má schopnost: Odezva, jakmile vyhrajete výzvu; účinek: lízni 1 kartu',
        'A Stark má ve hře postavu "Vlk"',
        'A karta "Vlk" má schopnost: Odezva, jakmile účinek poklekne postavu; účinek: lízni 1 kartu',
        'A Lannister má ve hře místo "Trh"',
        'A karta "Trh" má schopnost: Velení; cíl: vyber postavu; účinek: poklekni cíl',
        'Když Lannister použije kartu "Trh"',
    )
    assert against("Martell nereaguje", *forced, rule="agot-lcg 1.1") == set()
    assert against("Stark nereaguje", *forced, rule="agot-lcg 1.1") == set()
    assert "9.15" in against("Stark nereaguje", *forced[:-1], rule="agot-lcg 1.1")


def test_who_will_be_dead_by_then_is_not_chosen_to_die():
    """Silence leads to the choice of victims through what is being resolved: it is made among those who are left."""
    steps = (
        'Pokud Martell má ve hře postavu "Oberyn" se silou 2',
        'A Martell má v ruce událost "Kopí"',
        'A karta "Kopí" má schopnost: Výzvy; cíl: vyber soupeřovu postavu; účinek: zabij cíl',
        'A Tyrell má ve hře postavu "Garlan" se silou 3',
        'A Tyrell má ve hře místo "Hradby"',
        'A karta "Hradby" má schopnost: Výzvy; cena: poklekni tuto kartu; účinek: posil obranu o 4',
        'Když Martell zahájí proti hráči Tyrell vojenskou výzvu postavou "Oberyn"',
        'A Tyrell brání postavou "Garlan"',
        'A Martell zahraje událost "Kopí"',
    )
    assert against('Tyrell vybere k zabití postavu "Garlan"', *steps, rule="agot-ccg 7.16") == {"7.16"}


def test_nobody_is_chosen_for_a_claim_of_nought_wherever_it_is_asked():
    steps = (
        'Pokud Stark má ve hře postavu "Voják" se silou 3',
        'A Lannister má ve hře postavu "Kmán" se silou 1',
        'A Stark má odhalenou zápletku "Mír": příjem 4, iniciativa 3, nárok {}',
    )
    attack = 'Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Voják"'
    named = 'Lannister vybere k zabití postavu "Kmán"'
    nothing, one = ([x.format(claim) for x in steps] for claim in (0, 1))
    assert "7.17" in against(named, *nothing, attack, "A Lannister nebrání", rule="agot-ccg 7.17")
    assert against(named, *one, attack, "A Lannister nebrání", rule="agot-ccg 7.17") == set()


def test_a_duplicate_that_is_found_as_what_lies_on_the_target_is_not_sought_as_a_character():
    steps = (
        "Pokud hrají Stark a Lannister",
        'A Lannister má ve hře postavu "Dvořan": unikátní',
        'A Lannister má na kartě "Dvořan" duplikát "Dvořan podruhé"',
        'A Stark má v ruce událost "Čistka"',
        'A karta "Čistka" má schopnost: {}; cíl: vyber postavu; druhý cíl: vyber vybavení na cíli; účinek: odhoď druhý cíl',
    )
    named = 'Stark zahraje událost "Čistka" s cílem "Dvořan" a "Dvořan podruhé"'
    early, timely = ([x.format(phase) for x in steps] for phase in ("Velení", "Výzvy"))
    pure = (*timely[:-1], 'A karta "Čistka" má schopnost: Výzvy; cíl: vyber postavu; účinek: poklekni cíl')
    assert "5.10a" not in against(named, *early, rule="agot-ccg 5.10a")
    assert against(named, *timely, rule="agot-ccg 5.10a") == set()
    assert "5.10a" in against('Stark zahraje událost "Čistka" s cílem "Dvořan podruhé"', *pure, rule="agot-ccg 5.10a")


def test_whoever_has_nobody_to_pick_lets_stealth_be_while_attackers_are_declared_too():
    steps = (
        'Pokud Greyjoy má ve hře postavu "Theon" se silou 3: klíčové slovo Stealth',
        'A Stark má ve hře postavu "Zvěd" se silou 1: klíčové slovo Stealth',
        'Když Greyjoy zahájí proti hráči Stark vojenskou výzvu postavou "Theon"',
    )
    assert against("Greyjoy nevyužije Stealth", *steps, rule="agot-ccg 8.8") == set()
    assert against("Stark nevyužije Stealth", *steps, rule="agot-ccg 8.8") != set()
    assert Desk(feature(*steps, "Pak je dovoleno: Greyjoy nevyužije Stealth")).heckled(each=0).without_rule == 0


KNEEL_ONE = (
    'Pokud Stark má ve hře postavu "Služka": klečí',
    'A Stark má ve hře postavu "Drak"',
    'A Stark má na kartě "Drak" vybavení "Postroj"',
    'A Stark má ve hře místo "Oltář"',
    'A karta "Oltář" má schopnost: Výzvy; cena: poklekni vaši postavu; účinek: lízni 1 kartu',
    'A Stark má ve hře místo "Studna"',
    'A karta "Studna" má schopnost: Výzvy; účinek: lízni 1 kartu',
    'A Lannister má ve hře místo "Kašna"',
    'A karta "Kašna" má schopnost: Výzvy; účinek: lízni 1 kartu',
    'Když Stark použije kartu "Studna"',
)


@pytest.mark.parametrize("paid", ['"Postroj" a "Služka"', '"Služka" a "Postroj"'])
def test_of_too_many_payments_the_same_one_is_doubted_whatever_is_muted(paid):
    """What is named beyond the cost falls away behind what fits it, in whatever order it is said."""
    text = f'Stark použije kartu "Oltář" za cenu {paid}'
    assert {"2.6", "3.37", "9.30"} <= against(text, *KNEEL_ONE, rule="agot-lcg 1.1")
    assert doubted(*KNEEL_ONE, f"Pak je odmítnuto: {text}") == 0


def test_a_token_that_does_not_lie_there_is_refused_by_a_rule_wherever_it_is_chosen():
    ebb = (
        'Pokud Stark má ve hře postavu "Drak": moc 2',
        'A Stark má na kartě "Drak" vybavení "Postroj"',
        'A Stark má v ruce událost "Odliv"',
        'A karta "Odliv" má schopnost: Výzvy; cíl: vyber žeton moci na kartě; účinek: odhoď vybraný žeton',
    )
    assert "3.37" in against('Stark zahraje událost "Odliv" s cílem "Postroj"', *ebb)
    assert against('Stark zahraje událost "Odliv" s cílem "Drak"', *ebb) == set()
    line = line_of(*ebb)
    line.play(line.game.parse("when", 'Stark zahraje událost "Odliv"').intents(line.t, line.s)[0])
    legal, rules, _reason = line.game.parse("when", 'Stark vybere cíl "Postroj"').legality(line)
    assert not legal
    assert "agot-ccg 3.37" in rules
