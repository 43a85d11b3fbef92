from __future__ import annotations

from rulings.engine import WHAT, open_text
from rulings.engine.core.judging import MAY

BATTLE = """Stark má v oblasti Riverrun 2 pěšáky a rozkaz Pochod 0
Lannister má v oblasti Harrenhal 1 pěšáka
hráči mají prázdné karty rodu
Když Stark pochoduje z oblasti Riverrun: 2 pěšáci do oblasti Harrenhal
"""
ROBB = 'Stark má ve hře postavu "Robb"\n'
CHALLENGE = """Stark má ve hře postavu "Robb" se silou 3
Lannister má ve hře postavu "Jaime" se silou 1
Když Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
"""


def asked(text: str, book: str):
    return open_text(text, {}, book=book).judging(MAY)


def reason(text: str, book: str) -> str:
    [report] = asked(text, book).reports()
    assert report.verdict == "refuted"
    return report.reason


def test_what_a_refused_move_speaks_of_and_is_not_there_is_said():
    said = reason(f'{ROBB}Když Stark vyhodnotí u karty "Robb" nejdřív zabití\n', "agot-lcg")
    assert said.startswith("Tah je odmítnut podle agot-lcg 3.6")
    assert "Žádná karta tu není zároveň zabíjena a odhazována" in said
    duel = 'Anna má ve hře hrdinu "Rek"\nBoris má ve hře hrdinu "Sok"\nje akční fáze\n'
    said = reason(f"{duel}Když Boris přijme zranění\n", "wow-tcg")
    assert "Nikdo tu právě nedostává zranění, kterému by zbroj zabránila. Teď rozhoduje Anna" in said


def test_of_a_move_that_has_its_place_and_is_refused_for_itself_nothing_is_missing():
    kneels = CHALLENGE.replace("se silou 1", "se silou 1: klečí")
    assert reason(kneels + 'Lannister brání postavou "Jaime"\n', "agot-ccg").endswith("agot-ccg 7.10.")


def test_a_move_that_has_its_place_only_later_says_what_is_chosen_first():
    [first] = asked(BATTLE + "Lannister ustoupí do oblasti Stoney Sept\n", "agot-board").first()
    assert first.startswith("Stark: karta rodu")
    offered = {one["text"]: one["first"] for one in open_text(BATTLE, {}, book="agot-board").moment()["legal"]}
    assert offered["Lannister ustoupí do oblasti Stoney Sept"] == [first]


def test_a_move_that_has_its_place_now_waits_for_nobody():
    assert asked(BATTLE + 'Stark zahraje kartu rodu "Robb Stark"\n', "agot-board").first() == []
    offered = {one["text"]: one["first"] for one in open_text(BATTLE, {}, book="agot-board").moment()["legal"]}
    assert offered['Stark zahraje kartu rodu "Robb Stark"'] == []


def test_whom_play_waits_for_in_a_battle_and_for_what():
    waits = open_text(BATTLE, {}, book="agot-board").judging(WHAT).moment()["waits"]
    assert waits.startswith("Teď rozhoduje Stark: karta rodu „")
    assert "(prázdná: síla 0, bez schopnosti)" in waits


def test_play_waits_for_nobody_when_what_was_under_way_is_over():
    over = CHALLENGE + "Lannister nebrání\nskončí výzva\n"
    assert open_text(over, {}, book="agot-ccg").judging(WHAT).moment()["waits"] == ""


def test_who_decides_is_told_with_the_rules_that_give_it_to_nobody_else():
    text = ROBB + "Pak rozhoduje Stark\n"
    [report] = open_text(text, {}, book="agot-ccg").reports()
    assert report.verdict == "confirmed"
    assert report.trace[-1].rules


def test_the_only_choice_of_whoever_decides_instead_is_named():
    chain = """hrají Anna a Boris
Anna má v ruce spojence "Rys": cena 0
Anna má mezi zdroji úkol "Hon": cena 0, lícem nahoru
karta "Hon" má schopnost: Odměna; účinek: dober 1 kartu
Když Anna zahraje spojence "Rys"
Anna předá přednost
Anna splní úkol "Hon"
"""
    assert reason(chain, "wow-tcg").endswith("O tom teď rozhoduje Boris; jediná možnost: předat přednost.")
