"""The board game under random play and random situations: sound positions, honest refusals, nothing lost."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.engine import check_text, pictures_of, printed_board
from rulings.engine.core.explore import Explorer
from rulings.engine.core.flow import advance, asked, take
from rulings.engine.games.agot_board import atlas, cells
from rulings.engine.games.agot_board.cells import FIELD
from rulings.engine.games.agot_board.sentences import VOCABULARY
from rulings.engine.games.agot_board.sentences.action_moves import March
from rulings.engine.games.agot_board.sentences.map import HasUnits
from rulings.engine.games.agot_board.values import over_limit

from .stages import STAGES
from .support import feature, line_of

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
    for report in check_text(feature(*lines, f"Pak {expected}", rule=RULE)):
        assert "Vnitřní chyba" not in report.reason


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
