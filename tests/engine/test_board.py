"""The board game under random play and random situations: sound positions, honest refusals, nothing lost."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.engine import check_text, pictures_of, printed_board
from rulings.engine.core.choices import Intent
from rulings.engine.core.explore import Explorer
from rulings.engine.core.flow import DeadEnd, advance, asked, take
from rulings.engine.games.agot_board import atlas, cells
from rulings.engine.games.agot_board.cells import FIELD
from rulings.engine.games.agot_board.legality import LEGALITY, in_sequence
from rulings.engine.games.agot_board.orders import ALL, MARCH
from rulings.engine.games.agot_board.sentences import VOCABULARY
from rulings.engine.games.agot_board.sentences.action_moves import March
from rulings.engine.games.agot_board.sentences.map import HasUnits
from rulings.engine.games.agot_board.values import gone_order, over_limit

from .stages import STAGES
from .support import feature, line_of, report

RULE = "agot-board 1.1"
GIVEN, WHEN, THEN = VOCABULARY.values()


@pytest.mark.parametrize("seed", range(10))
def test_marches_keep_supply(seed):
    chance = random.Random(seed)
    line = STAGES["agot-board"].line()
    for _ in range(200):
        if not line.options:
            break
        player = asked(line.t, line.s)
        choice = chance.choice(line.options)
        line.take(choice)
        if choice[0] == "halt":
            assert not over_limit(line.t, line.s, player)


BATTLE = (
    "Pokud Stark má v oblasti Harrenhal 1 rytíře a 1 pěšáka a rozkaz Pochod 0",
    "A Lannister má v oblasti Stoney Sept 2 pěšáky a rozkaz Obrana +1",
    "A Baratheon má v oblasti Blackwater 1 pěšáka a rozkaz Podpora",
    'A Stark má kartu rodu "Robb Stark" se silou 1',
    'A Stark má v ruce jen karty rodu "Robb Stark"',
    'A Lannister má kartu rodu "Tywin Lannister" se silou 1, 1 meč',
    'A Lannister má kartu rodu "Vargo Hoat" se silou 0',
    'A Lannister má v ruce jen karty rodu "Tywin Lannister" a "Vargo Hoat"',
    "A Lannister drží Valyrijský ocelový meč",
    "Když Stark pochoduje z oblasti Harrenhal: 1 rytíř, 1 pěšák do oblasti Stoney Sept",
)

PLANNING = (
    "Pokud je fáze plánování",
    "A Stark má v oblasti Winterfell 1 pěšáka",
    "A Stark má v oblasti Bay of Ice 1 loď",
    "A Lannister má v oblasti Lannisport 1 rytíře",
    "A hráči mají prázdné karty rodu",
)


def ends(t, s, over):
    """Every end of play from here, by plain recursion: the oracle of the exploration."""
    options = advance(t, s, over)
    if not options:
        yield bytes(s)
        return
    for choice in options:
        child = s[:]
        take(t, child, choice)
        yield from ends(t, child, over)


def test_exploration_agrees_with_a_slow_oracle():
    line = line_of(*BATTLE, rule=RULE)

    def over(t, s):
        return not s[FIELD]

    line.t.exploring = True
    slow = [end[cells.WINNER] for end in ends(line.t, line.s[:], over)]
    assert set(slow) == {1, 2}
    for p in (0, 1):
        for quantifier, wanted in (("every", all), ("some", any)):
            found = Explorer(line.t, over, lambda t, s, p=p: s[cells.WINNER] == p + 1).run(line.s, quantifier)
            assert found.holds is wanted(winner == p + 1 for winner in slow)


def test_nobody_can_force_by_knowing_a_secret_choice():
    """Whoever looks for a strategy chooses a card first, whatever seat they have: the other's card stays a secret."""
    lines = (
        "Pokud Stark má v oblasti Harrenhal 2 pěšáky a rozkaz Pochod 0",
        "A Lannister má v oblasti Stoney Sept 2 pěšáky",
        'A Stark má kartu rodu "Balon" se silou 0',
        'A Stark má kartu rodu "Silák" se silou 2',
        'A Stark má v ruce jen karty rodu "Balon" a "Silák"',
        'A Lannister má kartu rodu "Tywin Lannister" se silou 1',
        'A Lannister má kartu rodu "Cersei Lannister" se silou 1',
        'A Lannister má v ruce jen karty rodu "Tywin Lannister" a "Cersei Lannister"',
        "Když Stark pochoduje z oblasti Harrenhal: 2 pěšáci do oblasti Stoney Sept",
    )
    [yes] = check_text(feature(*lines, "Pak Stark si může vynutit do konce bitvy: bitvu vyhraje Stark", rule=RULE))
    [no] = check_text(feature(*lines, "Pak Lannister si může vynutit do konce bitvy: bitvu vyhraje Lannister", rule=RULE))
    assert (yes.verdict, no.verdict) == ("confirmed", "refuted")


units = st.lists(st.tuples(st.integers(0, 5), st.integers(1, 9)), min_size=1, max_size=4, unique_by=lambda pair: pair[0])


@given(units, st.sampled_from(sorted(atlas.areas())), st.sampled_from([0, *range(1, 12)]))
def test_units_and_orders_survive_writing_and_reading(found, area, order):
    record = HasUnits("Stark", area, tuple(found), order)
    assert GIVEN.parse(GIVEN.write(record)) == record


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(1, 9), st.sampled_from(sorted(atlas.areas()))), min_size=1, max_size=5))
def test_moves_survive_writing_and_reading(moves):
    record = March("Stark", "Winterfell", tuple(moves))
    assert WHEN.parse(WHEN.write(record)) == record


SENTENCES = [phrase.example for phrase in GIVEN.phrases]


@settings(max_examples=80, deadline=None)
@given(st.lists(st.sampled_from(SENTENCES), max_size=5), st.sampled_from([phrase.example for phrase in THEN.phrases]))
def test_nonsense_is_answered_not_raised(given_lines, expected):
    lines = [f"{'Pokud' if n == 0 else 'A'} {text}" for n, text in enumerate(given_lines)]
    for one in check_text(feature(*lines, f"Pak {expected}", rule=RULE)):
        assert "Vnitřní chyba" not in one.reason


def test_the_printed_board_is_whole():
    board = printed_board("agot_board")
    names = {area["name"] for area in board["areas"]}
    assert {border[side] for border in board["borders"] for side in ("one", "other")} <= names
    assert all(basis for area in board["areas"] for basis in area["basis"].values())
    assert all(leader["basis"] for leader in board["leaders"])
    assert [sum(leader["house"] == house for leader in board["leaders"]) for house in atlas.HOUSES] == [7] * 5


def test_a_position_is_drawn_before_and_after():
    before, after = pictures_of(feature(*BATTLE[:2], BATTLE[-1], "Pak hra pokračuje", rule=RULE))
    assert before["areas"]["Harrenhal"]["order"] == "Pochod 0"
    assert [army["house"] for army in after["areas"]["Stoney Sept"]["armies"]] == ["Lannister", "Stark"]
    assert pictures_of("# language: cs\nPožadavek: x\n  Příklad: y\n    Pak hru vyhraje Stark\n") == []


IMPOSSIBLE = {
    "A Tyrell má v oblasti Reach 1 loď": "Oblast Reach je pevnina",
    "A Tyrell má v oblasti Sunset Sea 1 pěšáka": "Oblast Sunset Sea je moře",
    "A Tyrell má v Sunspear 1 pěšáka\nA v oblasti Sunspear stojí neutrální síla 5": "V oblasti Sunspear stojí neutrální",
    "A Tyrell má v Sunspear žeton moci\nA v oblasti Sunspear stojí neutrální síla 5": "V oblasti Sunspear stojí neutrální",
    "A Tyrell má v oblasti Sunset Sea žeton moci": "Oblast Sunset Sea je moře a žeton moci",
    "A Tyrell má v oblasti Reach žeton moci\nA Stark má v oblasti Reach žeton moci": "žeton moci v oblasti Reach",
    "A Tyrell má v oblasti Reach žeton moci\nA Stark má v oblasti Reach 1 pěšáka": "Žeton vynechte",
    "A Tyrell má v oblasti Reach 0 pěšáků a rozkaz Pochod 0": "žádná jednotka jeho majitele",
    "A Tyrell má v oblasti Sunset Sea 1 loď a rozkaz Konsolidace sil": "Konsolidace sil na něm neleží",
    "A Tyrell má v Reach 1 pěšáka a rozkaz Pochod +1\nA Tyrell má v Oldtown 1 pěšáka a rozkaz Pochod +1": "než kolik",
    "A Tyrell má k dispozici 20 žetonů moci\nA Tyrell má v oblasti Reach žeton moci": "Uberte mu z dostupné moci",
    "A Tyrell má k dispozici 3 žetony moci\nA Tyrell má k dispozici 4 žetony moci": "dostupná moc rodu Tyrell",
    "A je 3. kolo\nA je 4. kolo": "kolo",
    "A je fáze Westeros\nA Tyrell má v oblasti Oldtown 1 pěšáka a rozkaz Nájezd": "Ve fázi Westeros",
    'A v balíčku Westeros I leží shora "Útok divokých"': "patří do balíčku III",
    "A Tyrell přišel v oblasti Reach o rozkaz Podpora\nA Tyrell má v oblasti Reach 1 pěšáka": "stojí jeho jednotky",
    "A Tyrell přišel v oblasti Reach o rozkaz Podpora\nA Stark přišel v oblasti Reach o rozkaz Nájezd": "oblasti Reach",
    'A Tyrell má v ruce jen karty rodu "Mace Tyrell"\nA Tyrell má odhozené karty rodu "Mace Tyrell"': "odhozená být nemůže",
}


@pytest.mark.parametrize("said", IMPOSSIBLE)
def test_what_no_play_leads_to_is_refused_with_its_place(said):
    found = report("Pokud hráči mají prázdné karty rodu", *said.split("\n"), "Pak hra pokračuje", rule=RULE)
    assert found.verdict == "undecided"
    assert IMPOSSIBLE[said] in found.reason


def test_what_is_said_twice_alike_is_no_contradiction():
    assert report("Pokud je 3. kolo", "A je 3. kolo", "Pak je 3. kolo", rule=RULE).verdict == "confirmed"


def test_a_retreat_to_one_goal_names_no_units_for_they_all_go():
    battle = (
        "Pokud Lannister má v oblasti Riverrun 2 rytíře a rozkaz Pochod 0",
        "A Stark má v oblasti Harrenhal 1 pěšáka",
        "A hráči mají prázdné karty rodu",
        "Když Lannister pochoduje z oblasti Riverrun: 2 rytíři do oblasti Harrenhal",
    )
    named = report(*battle, "Pak je dovoleno: Stark ustoupí: 1 loď do oblasti Crackclaw Point", rule=RULE)
    assert named.verdict == "undecided"
    assert "„Stark ustoupí do oblasti Crackclaw Point“" in named.reason
    assert report(*battle, "Pak je dovoleno: Stark ustoupí do oblasti Crackclaw Point", rule=RULE).verdict == "confirmed"


NEVER_OPEN = {
    "Tyrell podpoří z oblasti Reach útočníka jen 1 pěšákem": "agot-board 15.6",
    "Tyrell zabije v oblasti Reach 1 pěšáka": "agot-board 22.13",
    "Tyrell ustoupí do oblastí Reach a Oldtown": "agot-board 17.4",
    "Tyrell vykoná rozkaz v oblasti Oldtown": "agot-board 11.6",
    "Tyrell si vezme rod Stark": "agot-board 1.1",
    "Tyrell ukáže hráči Stark rozkaz v oblasti Reach": "agot-board 10.34",
    "Tyrell vsadí 1 žeton moci rodu Stark": "agot-board 3.12",
    "vyhodnotí se karta z balíčku Westeros II": "agot-board 5.5",
    "karty Westeros se položí vespod balíčků": "agot-board 5.6",
    "Tyrell vykoná rozkaz v oblasti Reach": "agot-board 18.1",
    "Tyrell vykoná rozkaz v oblasti Highgarden": "agot-board 11.4",
}
HERE = (
    "Pokud Tyrell má v oblasti Reach 2 pěšáky a rozkaz Konsolidace sil",
    "A Tyrell má v oblasti Oldtown 1 pěšáka a rozkaz Podpora",
)


@pytest.mark.parametrize("move", NEVER_OPEN)
def test_what_can_only_be_asked_about_is_told_when_it_is_said(move):
    asked_about = report(*HERE, f"Pak je odmítnuto podle {NEVER_OPEN[move]}: {move}", rule=RULE)
    assert asked_about.verdict == "confirmed", asked_about.reason
    said = report(*HERE, f"Když {move}", "Pak hra pokračuje", rule=RULE)
    assert said.verdict == "undecided"
    assert NEVER_OPEN[move] in said.reason


NOT_THERE = {
    "utíkající pěšák": "utíkajícího pěšáka",
    "utíkající rytíř": "utíkajícího rytíře",
    "utíkající loď": "utíkající loď",
    "obléhací stroj": "obléhací stroj",
    "loď": "loď",
    "rytíř": "rytíře",
}
MOVES_OF_UNITS = [
    "Tyrell pochoduje z oblasti Reach: 1 {who} do oblasti Oldtown",
    "Tyrell ztratí v bitvě 1 {whom}",
    "Tyrell zničí při ústupu 1 {whom}",
    "Tyrell odstraní z oblasti Reach 1 {whom}",
    "Tyrell shromáždí v oblasti Reach 1 {whom}",
    "Tyrell zabije v oblasti Reach 1 {whom}",
]


@pytest.mark.parametrize("who", NOT_THERE)
@pytest.mark.parametrize("move", MOVES_OF_UNITS)
def test_a_unit_that_is_not_there_is_refused_by_a_rule(who, move):
    text = move.format(who=who, whom=NOT_THERE[who])
    found = report("Pokud Tyrell má v oblasti Reach 2 pěšáky a rozkaz Pochod 0", f"Pak je odmítnuto: {text}", rule=RULE)
    assert found.verdict == "confirmed", found.reason


def test_the_order_of_steps_is_no_reason_against_what_belongs_elsewhere():
    line = line_of("Pokud Tyrell má v oblasti Reach 2 pěšáky a rozkaz Pochod 0", rule=RULE)
    against = {
        verb: set(line.game.refusals(line.t, line.s, Intent(0, ((verb, *rest),), verb)))
        for verb, *rest in (("leader", 0, 0), ("raid", 0, 1), ("cut", 0))
    }
    steps = "agot-board 11.5"
    assert steps in against["raid"], "raids are over when marches are made"
    assert all(found and steps not in found for verb, found in against.items() if verb != "raid")


def test_a_step_belongs_to_a_sequence_of_steps():
    assert in_sequence("order", ["swap", "keep_orders"])
    assert in_sequence("remove", ["march"])
    assert in_sequence("remove", ["casualty"])
    assert not in_sequence("leader", ["march", "go_on"])
    assert not in_sequence("go_on", ["march", "go_on"])
    assert in_sequence("leader", ["start", "wait"]), "everything comes after the beginning"


def test_what_became_of_an_order_is_remembered_until_the_turn_ends_but_not_explored():
    line = line_of("Pokud Tyrell má v oblasti Reach 2 pěšáky a rozkaz Pochod 0", rule=RULE)
    reach, tyrell = line.t.area_index["Reach"], line.t.houses.index("Tyrell")
    plain = line.fork()
    line.take(("march", reach))
    assert gone_order(line.t, line.s, tyrell, reach) == (MARCH, cells.CARRIED_OUT)
    assert gone_order(line.t, line.s, 0, reach) == (0, 0), "it was not theirs"
    line.t.exploring = True
    plain.take(("march", reach))
    assert gone_order(plain.t, plain.s, tyrell, reach) == (0, 0)
    line.t.exploring = False
    turn = line.s[cells.TURN]
    while line.s[cells.TURN] == turn:
        line.take(line.silent(None) or line.options[-1])
    assert gone_order(line.t, line.s, tyrell, reach) == (0, 0)


def test_the_map_is_that_of_the_rules_in_force():
    """What is found once for many tables is not found for one with other rules."""
    for off, is_sea in (((), False), (("agot-board 21.3",), True), ((), False)):
        line = line_of("Pokud Tyrell má v oblasti Reach 2 pěšáky", rule=RULE, off=off)
        assert (line.t.area_index["Dragonstone"] in line.t.seas) is is_sea


ANYTIME = [("march", 0), ("decline",), ("retreat", 1), ("judge", 1), ("remove", 0, 0), ("cut", 3), ("keep_orders",), ("done",)]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_comes_out_of_place_is_refused_by_a_rule(seed):
    line = STAGES["agot-board"].line()
    chance = random.Random(seed)
    for _ in range(250):
        if not line.options:
            break
        for other in line.t.everyone:
            for choice in [*ANYTIME, ("bid", other, 1), ("ready", other)]:
                if choice not in line.open_to(other):
                    found = line.game.refusals(line.t, line.s, Intent(other, (choice,), choice[0]))
                    assert found, (line.step()[0].title, other, choice)
        line.take(chance.choice(line.options))


@pytest.mark.parametrize("off", [(), ("agot-board 10.9",), ("agot-board 8.25",), ("agot-board 12.1",), ("agot-board 16.2",)])
def test_of_what_lies_alike_one_is_asked_for_all(off):
    """The choices of a step are those of all areas and cards, asked one by one, with rules switched off too."""
    for lines in (PLANNING, (*BATTLE[:-1], PLANNING[-1], BATTLE[-1])):
        line = line_of(*lines, off=off)
        chance = random.Random(7)
        for _ in range(60):
            if not line.options:
                break
            step, f = line.step()
            verbs = {"order", "march", "leader"} & set(step.verbs)
            for p in line.t.everyone if verbs else ():
                seen = [c for c in line.open_to(p) if c[0] in verbs]
                asked_apart = [c for c in every(line.t, p) if c[0] in verbs and not LEGALITY.forbidden(line.t, line.s, p, c)]
                assert not seen or seen == asked_apart
            try:
                line.take(chance.choice(line.options))
            except DeadEnd:  # without its rules a march may come to nothing
                break


def every(t, p):
    """Every order, march and House card that could be named."""
    yield from (("order", p, i, token) for i in t.spaces for token in ALL)
    yield from (("march", i) for i in t.spaces)
    yield from (("leader", p, c) for c in range(len(t.cards)))
