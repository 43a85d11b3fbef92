"""The day of linked cards: what the source does not say is left undecided, what cannot stand is refused, no text is silent."""

from __future__ import annotations

import pytest

from rulings.engine.core.verdict import UNDECIDED
from rulings.engine.games.tainted_grail.cells import IN

from .support import line_of, report

RULE = "tainted-grail 6.4"
MAP = (
    "A v 1. řadě mapy leží lokace 101, 102 a 103",
    "A lokace 101 je propojena s lokací 102",
    "A Beor je v lokaci 101",
)
MORNING = ("Pokud hraje Beor", "A nadchází nový den", *MAP)
NOON = ("Pokud hraje Beor", "A je hlavní část dne", *MAP)
EVENING = ("Pokud hraje Beor", "A nadchází konec dne", *MAP)
LIMITS = "A omezovač při zdraví 6 dovolí výdrž 6"


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ((*MORNING, "Když začne hlavní část dne"), "Z mapy mizí lokace 101 a něco na ní je"),
        (
            (
                *MORNING,
                "A v lokaci 102 stojí menhir s mincí 3",
                "A v 2. řadě mapy leží lokace prázdno, prázdno, prázdno a 107",
                "A v lokaci 107 leží mince času 2",
                "Když začne hlavní část dne",
                "Pak v lokaci 107 mince času neleží",
            ),
            "Lokace 107 na mapě není. Co je s tím, co na ní leželo",
        ),
        (
            (*MORNING, "A v lokaci 102 stojí menhir s mincí 3", "A balíček událostí má 0 karet", "Když začne hlavní část dne"),
            "V balíčku událostí nezbývá žádná karta",
        ),
        ((*EVENING, "Když skončí den"), "Přidejte větu: omezovač při zdraví 6 dovolí výdrž 5"),
        (
            (*EVENING, "A z režimu pro náročné platí jen omezovač", "Když skončí den"),
            "Přidejte větu: obrácený omezovač při zdraví 6 dovolí výdrž 5",
        ),
        (
            (*EVENING, "A z režimu pro náročné platí jen omezovač", "A Beor má hrůzu 3", "Pak Beor panikaří"),
            "Přidejte větu: obrácený omezovač při zdraví 6 snese hrůzu 5",
        ),
        (
            (*EVENING, LIMITS, "A z režimu pro náročné platí jen rozvoj", "A Beor má zkušenosti 9", "Když Beor zlepší odvahu"),
            "Které vlastnosti k sobě patří, předloha neříká",
        ),
        ((*EVENING, LIMITS, "A Beor má zkušenosti 9", "Když Beor rozvine balíček"), "stroj zná jen režim pro náročné"),
        (
            (
                *NOON,
                "A místní akce v lokaci 101 přinese: zemřít",
                "Když Beor provede místní akci za 1 bod výdrže",
            ),
            "Co následuje po smrti postavy",
        ),
        ((*NOON, "Když Beor využije milost Pramatky"), "stroj ji nehraje"),
        (
            (*NOON, "A v lokaci 101 stojí vyhaslý menhir", "Když družina aktivuje menhir v lokaci 101"),
            "Na kolik se menhir nastaví",
        ),
    ],
)
def test_what_the_source_does_not_say_is_left_undecided(said, reason):
    ends = () if said[-1].startswith("Pak") else ("Pak Beor je v lokaci 101",)
    found = report(*said, *ends, rule=RULE)
    assert found.verdict == UNDECIDED
    assert reason in found.reason


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("v 1. řadě mapy leží lokace 104", "1. řada mapy je popsána dvakrát"),
        ("v 2. řadě mapy leží lokace 101", "Lokace 101 je na mapě dvakrát"),
        ("lokace 101 není odkrytá", "Lokace 101 už na mapě leží"),
        ("lokace 101 je propojena s lokací 199", "Lokaci 199 situace nezná"),
        ("v lokaci 199 leží 1 žeton času", "Lokaci 199 situace nezná"),
        ("na minci času v lokaci 101 leží žeton výpravy", "žádná taková mince neleží"),
        ("střetnutí probíhá v lokaci 101", "Žádné střetnutí neprobíhá"),
        ("nadchází konec dne", "Část dne řekněte jen jednou"),
        ("agresivita a agresivita jsou protiklady", "Každá vlastnost má jeden protiklad"),
    ],
)
def test_what_contradicts_the_map_is_refused_with_a_reason(said, reason):
    found = report(*NOON, f"A {said}", "Pak Beor je v lokaci 101", rule=RULE)
    assert found.verdict == UNDECIDED
    assert reason in found.reason


TEXTS = ("cennosti +1", "zdraví -1", "1 zásah", "hrůza +1", "přidat 3 náhodné události", "zkušenosti +2")


def after(place, effect):
    """The position after a text of a location has been carried out."""
    does = "Beor cestuje do lokace 102 za 1 bod výdrže" if "102" in place else "Beor provede místní akci za 1 bod výdrže"
    return bytes(line_of(*NOON, f"A {place}: {effect}", f"Když {does}", rule=RULE).s)


@pytest.mark.parametrize("effect", TEXTS)
@pytest.mark.parametrize("place", ["okamžitá akce v lokaci 102 je", "místní akce v lokaci 101 přinese"])
def test_no_text_of_a_location_is_silent(place, effect):
    assert after(place, effect) != after(place, "cennosti -1")


@pytest.mark.parametrize(
    "effect",
    ["2 ukazatele", "náklonnost +1", "dobrat 1 kartu", "-1 zásah", "další karta", "2 náboje", "hrůza -1 každému členovi družiny"],
)
def test_what_could_do_nothing_in_a_location_is_refused(effect):
    found = report(*NOON, f"A místní akce v lokaci 101 přinese: {effect}", "Pak Beor je v lokaci 101", rule=RULE)
    assert found.verdict == UNDECIDED
    assert "sem nepatří" in found.reason


def test_a_party_that_travels_meets_the_guardian_together_and_those_who_stay_do_not():
    line = line_of(
        "Pokud hrají Beor, Arev a Duana",
        "A je hlavní část dne",
        "A v 1. řadě mapy leží lokace 101 a 102",
        'A v lokaci 102 je strážce "Medvěd"',
        *(f"A {name} je v lokaci 101" for name in ("Beor", "Arev", "Duana")),
        "Když Beor a Duana společně cestují do lokace 102, každý za 1 bod výdrže",
        rule=RULE,
    )
    taking_part = [name for p, name in enumerate(line.t.names) if line.s[line.t.players[p] + IN]]
    assert taking_part == ["Beor", "Duana"]


COSTS = tuple(f"A {act} stojí 1 bod výdrže" for act in ("cestování", "místní akce", "osobní akce", "průzkum", "průzkum menhiru"))
HUNGRY = (*NOON, "A místní akce v lokaci 101 přinese: pokrmy +1", "A Beor má výdrž 2", *COSTS)


@pytest.mark.parametrize(
    ("asked", "verdict"),
    [
        ("na některé linii do konce této části dne: Beor má pokrmy 2", "confirmed"),
        ("Družina si může vynutit do konce této části dne: Beor je v lokaci 103", "confirmed"),
        ("na každé linii do konce této části dne: Beor má pokrmy 0", "refuted"),
    ],
)
def test_lines_are_explored_to_the_end_of_a_part_of_the_day(asked, verdict):
    assert report(*HUNGRY, f"Pak {asked}", rule=RULE).verdict == verdict


def test_no_line_is_explored_where_nobody_says_what_actions_cost():
    found = report(*NOON, "Pak na některé linii do konce této části dne: Beor je v lokaci 103", rule=RULE)
    assert found.verdict == UNDECIDED
    assert "Kolik akce stojí, není volba hráčů" in found.reason


def test_an_action_that_costs_more_than_there_is_is_refused_at_once():
    dear = (*NOON, "A osobní akce stojí 7 bodů výdrže")
    assert report(*dear, "Pak je odmítnuto podle tainted-grail 2.5: Beor provede osobní akci", rule=RULE).verdict == "confirmed"
    assert report(*HUNGRY, "Když Beor provede osobní akci", "Pak Beor má výdrž 1", rule=RULE).verdict == "confirmed"
    other = report(*dear, "Když Beor provede osobní akci za 1 bod výdrže", "Pak hra pokračuje", rule=RULE)
    assert "stojí tato akce 7" in other.reason


@pytest.mark.parametrize("later", ["začne hlavní část dne", "začne konec dne", "skončí den", "přijde na řadu 2. krok"])
def test_where_no_day_is_played_a_sentence_on_its_parts_says_so(later):
    found = report("Pokud hraje Beor", 'A v šedém balíčku střetnutí leží "Vlk"', f"Pak je odmítnuto: {later}")
    assert found.verdict == UNDECIDED
    assert "neprobíhá den" in found.reason


def test_where_heroes_are_chosen_there_is_no_encounter():
    found = report("Pokud hraje Petr", "A vybírají se postavy", "A hraje se volná hra", "Pak je odmítnuto: začne první tah")
    assert found.verdict == UNDECIDED
    assert "střetnutí v ní není" in found.reason
