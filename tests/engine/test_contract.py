"""What every game must keep: sound positions, forks apart, an honest legal list, sentences that come back as they went."""

from __future__ import annotations

import random

import pytest

from rulings.engine import GAMES, to_records, to_text
from rulings.engine.core.choices import Intent
from rulings.engine.core.flow import asked
from rulings.engine.core.line import Line
from rulings.engine.core.rules import in_force
from rulings.engine.core.yes import either

from .stages import STAGES
from .support import feature

stages = pytest.mark.parametrize("stage", STAGES.values(), ids=list(STAGES))
PHRASES = [
    (game, kind, phrase)
    for game in GAMES.values()
    for kind, table in {**game.vocabulary, **game.parts}.items()
    for phrase in table.phrases
]


def choices_at_random(line, seed: int, many: int):
    """Walk a line by random choices; yields before each."""
    chance = random.Random(seed)
    for _ in range(many):
        if not line.options:
            return
        choice = chance.choice(line.options)
        yield choice
        line.take(choice)


def test_every_edition_has_a_stage():
    assert set(STAGES) == {edition for game in GAMES.values() for edition in game.editions}


@stages
@pytest.mark.parametrize("seed", range(14))
def test_positions_stay_sound_and_forks_apart(stage, seed):
    line = stage.line()
    for choice in choices_at_random(line, seed, 300):
        before, fork = bytes(line.s), line.fork()
        fork.take(choice)
        assert bytes(line.s) == before, "a fork changed its parent"
        expected = bytes(fork.s)
        again = line.fork()
        again.take(choice)
        assert bytes(again.s) == expected, "the same choice led to two positions"
        assert line.t.layout.status(line.s) == []
        stage.sound(line.t, line.s)


@stages
@pytest.mark.parametrize("seed", range(8))
def test_no_legal_choice_is_refused_and_asking_changes_nothing(stage, seed):
    line = stage.line()
    for _choice in choices_at_random(line, seed, 150):
        before, player = bytes(line.s), asked(line.t, line.s)
        for choice in line.options:
            assert line.game.legality.reasons(line.t, line.s, player, choice) == [], choice
            assert line.game.describe_choice(line.t, line.s, player, choice)
        for choice in line.game.candidates(line.t, line.s, player):
            line.game.refusals(line.t, line.s, Intent(player, (choice,), choice[0]))
        assert bytes(line.s) == before, "a question moved the game"


@stages
@pytest.mark.parametrize("seed", range(6))
def test_the_rules_of_a_question_may_be_asked_in_any_order(stage, seed):
    line, other, chance = stage.line(), stage.line(), random.Random(seed)
    mixed = [chance.sample(functions, len(functions)) for functions in other.t.functions]
    other.t.any_of = [either(tuple(functions)) for functions in mixed]
    for choice in choices_at_random(line, seed, 200):
        assert other.options == line.options
        other.take(choice)
        line_after = line.fork()
        line_after.take(choice)
        assert bytes(other.s) == bytes(line_after.s)


@stages
def test_a_table_without_a_rule_is_the_one_that_is_compiled_without_it(stage):
    line, chance = stage.line(), random.Random(1)
    situation = line.t.situation
    ids = sorted({one for rule in in_force(line.t.books) for one in rule.ids})
    for rule in ids:
        (copied, start), (alone, expected) = situation.without(frozenset([rule])), situation.compile(off=frozenset([rule]))
        assert start == expected, rule
        assert (copied.functions, copied.said_by, copied.rules) == (alone.functions, alone.said_by, alone.rules), rule
    for rule in chance.sample(ids, 12):
        (copied, start), (alone, _expected) = situation.without(frozenset([rule])), situation.compile(off=frozenset([rule]))
        copied.situation = alone.situation = situation
        one, other = (Line(line.game, table, start[:]) for table in (copied, alone))
        for choice in choices_at_random(one, 2, 40):
            assert other.options == one.options, rule
            other.take(choice)
        assert other.s == one.s, rule


@stages
def test_the_same_moves_give_the_same_bytes(stage):
    ends = set()
    for _ in range(2):
        line = stage.line()
        for _choice in choices_at_random(line, 7, 80):
            pass
        ends.add(bytes(line.s))
    assert len(ends) == 1


@stages
@pytest.mark.parametrize("seed", range(16))
def test_whole_random_games_end_with_a_winner_or_a_draw(stage, seed):
    for line in stage.games():
        for _choice in choices_at_random(line, seed, 8000):
            line.made = 0
        assert line.game.over(line.t, line.s), "nobody can choose, and nobody has won"


@pytest.mark.parametrize(("game", "kind", "phrase"), PHRASES, ids=lambda x: getattr(x, "pattern", getattr(x, "slug", x)))
def test_each_example_is_read_by_its_own_phrase_and_written_back(game, kind, phrase):
    table = {**game.vocabulary, **game.parts}[kind]
    assert table.matching(phrase.example) == [phrase] or kind == "then" and phrase in table.matching(phrase.example)
    record = table.parse(phrase.example)
    assert isinstance(record, phrase.record)
    assert table.write(record) == phrase.example


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_vocabulary_documents_every_phrase(game):
    entries = game.describe_vocabulary()
    assert len(entries) == sum(owner is game for owner, _kind, _phrase in PHRASES)
    assert all(entry["example"] and "{" not in entry["example"] for entry in entries)


@stages
def test_a_scenario_survives_the_way_to_json_and_back(stage):
    text = feature(*stage.lines, "Pak hra pokračuje", rule=stage.rule)
    records = to_records(text)
    assert to_records(to_text(records)) == records


@stages
def test_every_step_is_named(stage):
    assert all(step.title for step in stage.line().t.step.values())
