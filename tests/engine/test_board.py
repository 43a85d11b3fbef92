"""The board game under random play and random situations: sound positions, honest refusals, nothing lost."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.engine import check_text, pictures_of, printed_board
from rulings.engine.core.explore import Explorer
from rulings.engine.core.flow import advance, asked, is_open, take
from rulings.engine.games.agot_board import atlas, cells
from rulings.engine.games.agot_board.cells import FIELD, FORCE, OWNER, POWER, ROUTED, TOKEN, UNITS
from rulings.engine.games.agot_board.values import bank, over_limit, pieces
from rulings.engine.games.agot_board.words.sentences import GIVEN, THEN, WHEN

from .support import feature, line_of

RULE = "agot-board 1.1"
TABLES = {"given": GIVEN, "when": WHEN, "then": THEN}
PHRASES = [(kind, phrase) for kind, table in TABLES.items() for phrase in table.phrases]
WAR = (
    "Pokud je fáze plánování",
    "A hráči mají prázdné karty rodu",
    "A zásobování 3 dovoluje armády 3, 2, 2 a 2",
    "A Stark má zásobování 3",
    "A Stark má v oblasti Winterfell 2 pěšáky a 1 rytíře",
    "A Stark má v oblasti White Harbor 1 pěšáka",
    "A Stark má v oblasti The Narrow Sea 2 lodě",
    "A Stark má k dispozici 4 žetony moci",
    "A Lannister má v oblasti Harrenhal 1 rytíře a 1 pěšáka",
    "A Lannister má v oblasti Riverrun 2 pěšáky",
    "A Lannister má v oblasti Golden Sound 1 loď",
    "A Lannister má k dispozici 3 žetony moci",
    "A Greyjoy má v oblasti Pyke 1 rytíře a 1 pěšáka",
    "A Greyjoy má v oblasti Ironman's Bay 2 lodě",
    "A Baratheon má v oblasti Crackclaw Point 2 pěšáky",
    "A Baratheon má v oblasti Moat Cailin žeton moci",
    "A Tyrell má v oblasti Blackwater 1 rytíře a 1 utíkajícího pěšáka",
    "A v oblasti The Eyrie stojí neutrální síla 3",
    'A Stark má kartu rodu "Robb Stark" se silou 2, 1 meč',
    'A Lannister má kartu rodu "Cersei Lannister" se silou 1',
    'A Greyjoy má kartu rodu "Asha Greyjoy" se silou 1, 1 opevnění',
    'A Tyrell má kartu rodu "Ser Loras Tyrell" se silou 1',
)


def war():
    return line_of(*WAR, rule=RULE)


@pytest.mark.parametrize(("kind", "phrase"), PHRASES, ids=lambda x: getattr(x, "pattern", x))
def test_each_example_is_read_by_its_own_phrase_and_written_back(kind, phrase):
    table = TABLES[kind]
    assert table.matching(phrase.example) == [phrase] or kind == "then" and phrase in table.matching(phrase.example)
    record = table.parse(phrase.example)
    assert isinstance(record, phrase.record)
    assert table.write(record) == phrase.example


@pytest.mark.parametrize("seed", range(16))
def test_random_play_keeps_positions_sound(seed):
    chance = random.Random(seed)
    line = war()
    for _ in range(250):
        if not line.options:
            break
        before = bytes(line.s)
        fork = line.fork()
        choice = chance.choice(line.options)
        fork.take(choice)
        assert bytes(line.s) == before, "a fork changed its parent"
        line.take(choice)
        assert bytes(line.s) == bytes(fork.s), "the same choice led to two positions"
        assert line.t.layout.status(line.s) == []
        sound(line.t, line.s)


def sound(t, s) -> None:
    """What must hold wherever play stands: pieces and tokens are limited, areas with units have an owner."""
    for p in t.everyone:
        assert all(pieces(t, s, p, unit) <= most for unit, most in enumerate((10, 4, 6)))
        on_board = sum(s[a + TOKEN] == p + 1 for a in t.at)
        bid = max(0, s[t.players[p] + cells.BID] - 1)
        assert s[t.players[p] + POWER] + on_board + bid + bank(t, s, p) == 20
    for i, a in enumerate(t.at):
        units = [s[a + cell] for cell in (*UNITS, *ROUTED)]
        under_way = s[FIELD] == i + 1 or s[FIELD] and s[cells.ORIGIN] == i + 1 or is_open(s, t.step["marching"])
        assert under_way or bool(s[a + OWNER]) == bool(sum(units))
        wrong = units[2] + units[5] if i not in t.seas else units[0] + units[1] + units[3] + units[4]
        assert not wrong, f"{t.areas[i].name}: land and sea are mixed"
    if not s[FIELD]:
        assert not any(s[cell] for cell in FORCE)


@pytest.mark.parametrize("seed", range(10))
def test_no_legal_choice_is_refused_and_marches_keep_supply(seed):
    chance = random.Random(seed)
    line = war()
    for _ in range(200):
        if not line.options:
            break
        player = asked(line.t, line.s)
        for choice in line.options:
            assert line.game.refusals(line.t, line.s, player, choice) == [], choice
            assert line.game.describe_choice(line.t, line.s, player, choice)
        choice = chance.choice(line.options)
        line.take(choice)
        if choice[0] == "halt":
            assert not over_limit(line.t, line.s, player)


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_end(seed):
    """From the setup on, random choices lead to an end within ten turns."""
    chance = random.Random(seed)
    line = line_of("Pokud začíná příprava hry", "A hráči mají prázdné karty rodu", "Když začne hra", rule=RULE)
    for _ in range(4000):
        if not line.options:
            break
        line.made = 0
        line.take(chance.choice(line.options))
    assert line.s[cells.OVER] or line.s[cells.TURN] > 1


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
    from rulings.engine.games.agot_board.words import records as r

    record = r.HasUnits("Stark", area, tuple(found), order)
    assert GIVEN.parse(GIVEN.write(record)) == record


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(1, 9), st.sampled_from(sorted(atlas.areas()))), min_size=1, max_size=5))
def test_moves_survive_writing_and_reading(moves):
    from rulings.engine.games.agot_board.words import records as r

    record = r.March("Stark", "Winterfell", tuple(moves))
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


def test_every_step_is_named():
    assert all(step.title for step in war().t.step.values())
