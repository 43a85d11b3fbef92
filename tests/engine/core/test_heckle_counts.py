"""What the heckler counts and tells, which positions it draws, what it says there, and what it does when time is up."""

from __future__ import annotations

from collections import Counter

import pytest

from rulings.engine.core import heckle as heckling
from rulings.engine.core.case import Case
from rulings.engine.core.heckled import Heckled
from rulings.engine.core.language.gherkin import ScenarioError, read
from rulings.engine.core.language.phrases import Phrase, Vocabulary
from rulings.engine.core.language.slots import Slot
from rulings.engine.core.sentences import say

from .test_heard import heckler_of
from .test_heckle import SCRIPT, Round, Says, aside, emptied, heap_game, heckle, number, sound_rules
from .toy import scenario


class Between(Round):
    """It offers but two and three."""

    numbers = (2, 3)


# -- what is counted ----------------------------------------------------------------------------------------------
def broken_rules():
    """Rules that refuse for each reason for which they should not."""
    book = sound_rules()
    book.rules[:] = [rule for rule in book.rules if rule.name != "somebody_takes_something"]

    @book.forbids(number, "9.8")
    def broken(t, s, p, n):
        return 1 // (1 - n) == 5

    @book.forbids(aside, "9.9")
    def bogus(t, s, p, n):
        return n == 99

    return book


def test_each_fault_is_counted_as_often_as_it_is_found():
    found = heckle(heap_game(broken_rules(), Between(), because=aside), *SCRIPT)
    by_kind = Counter()
    for one in found.examples():
        by_kind[one.kind] += one.count
    assert by_kind == {
        "without_rule": found.without_rule,
        "unfounded": found.unfounded,
        "closed": found.closed,
        "crash": found.crashes,
        "misread": found.misread,
    }
    assert min(by_kind.values()) > 1


def test_what_several_scenarios_come_to_is_added_up():
    def brittle(t, s):
        raise KeyError("nic")

    book = sound_rules()
    book.causes(emptied, "9.9")(brittle)
    of, found = heap_game(book), Heckled()
    for _ in "12":
        [one] = read(scenario("Když Alík vezme 5 kamenů"))
        heckling.Heckler(Case(of, one), found, each=0).run()
        heckling.Heckler(Case(of, one), found, seconds=-1).run()
    assert (found.positions, found.left, found.crashes) == (2, 2, 2 * 3)


def test_what_stays_shut_is_told_with_all_its_rules():
    found = heckle(heap_game(sound_rules(), Between()))
    shut = next(one for one in found.examples() if one.kind == "closed" and len(one.rules) > 1)
    assert (shut.says, shut.detail, shut.placed) == ("Alík vezme 99 kamenů", "hra-tichá 1.3, hra-tichá 1.4", True)


def test_what_cannot_be_read_is_told_as_often_as_it_is_said():
    def stranger(text):
        raise ScenarioError(f"Kámen „{text}“ neznám.")

    class Names(Says):
        when = (say("Alík vezme kámen {stone}", "Alík vezme kámen rubín"),)

    of = heap_game(sound_rules())
    slot = Slot("stone", r"\w+", stranger, str, {"type": "string"})
    of.vocabulary = {**of.vocabulary, "when": Vocabulary([Phrase("Alík vezme kámen {stone}", Names, "")], {"stone": slot})}
    heckler, line = heckler_of(of, "Pokud na hromadě je 5 kamenů")
    heard = [heckler.hear(line, "Alík vezme kámen rubín") for _again in "12"]
    assert [(one.what, one.reason) for one in heard] == [("misread", "Kámen „rubín“ neznám.")] * 2


# -- time, and positions drawn ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seconds", "positions", "left", "tries"), [(0, 0, 3, 0), (1, 1, 3, 0), (4, 1, 3, 3), (10_000, 3, 0, None)]
)
def test_when_time_is_up_it_is_told_at_how_many_positions_not_all_was_said(monkeypatch, seconds, positions, left, tries):
    ticks = iter(range(10_000))
    monkeypatch.setattr(heckling, "monotonic", lambda: next(ticks))
    found = heckle(heap_game(sound_rules()), *SCRIPT, seconds=seconds)
    assert (found.positions, found.left) == (positions, left)
    assert tries is None or found.tries == tries


class Listening(heckling.Heckler):
    """It writes down what it says, by the position at which it says it."""

    def hear(self, line, text):
        self.said = getattr(self, "said", {})
        self.said.setdefault(bytes(line.s), []).append(text)


def said(seed, **options):
    script = ("Když Alík vezme 1 kámen", "A Bára vezme 1 kámen", "A Alík vezme 1 kámen", "A Bára vezme 1 kámen")
    [one] = read(scenario(*script))
    heckler = Listening(Case(heap_game(sound_rules()), one), Heckled(), seed=seed, **options)
    heckler.run()
    return heckler.said


def test_positions_are_drawn_by_the_seed_and_taken_in_the_order_of_the_script():
    drawn = [[list(said(seed, stops=2)) for seed in range(8)] for _again in range(2)]
    assert drawn[0] == drawn[1]
    assert len(set(map(tuple, drawn[0]))) > 1
    everywhere = list(said(0))
    assert len(everywhere) == 5
    assert all(found == [one for one in everywhere if one in found] for found in drawn[0])


def test_elsewhere_something_else_is_said():
    own = {"Alík vezme 1 kámen", "Bára vezme 1 kámen"}
    found = [frozenset(texts) - own for texts in said(0, each=1).values()]
    assert len(set(found)) > 1
    assert said(0, each=1) == said(0, each=1)
