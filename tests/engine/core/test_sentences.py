"""A sentence is one class: its words, its fields, what it does."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from types import ModuleType

import pytest

from rulings.engine.core.answer import Answer
from rulings.engine.core.asking import Decides
from rulings.engine.core.check import _make
from rulings.engine.core.choices import Intent, Shortcut
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.language.phrases import Phrase
from rulings.engine.core.sentences import Expectation, Given, Move, SaysEdition, phrases_of, say, sentences_of
from rulings.engine.core.stuck import Stuck
from rulings.engine.core.trial import legality

from .toy import Heap, Situation, Takes, game, line_of
from .toy.words import Edition, Players


def module(*sentences):
    """A module that defines these sentences."""
    found = ModuleType("here")
    for sentence in sentences:
        sentence.__module__ = "here"
        setattr(found, sentence.__name__, sentence)
    return found


class Waits(Move):
    when = (say("{player} čeká", "Alík čeká"), say("nikdo nečeká", help="Ani jeden.", player="nikdo"))
    player: str

    def intents(self, t, s):
        return [Intent(0, (("take", 1),), "take")]


class Half(Given):
    then = (say("je půl"),)

    def apply(self, situation):
        """Nothing is laid."""


def test_a_sentence_is_a_frozen_record_of_its_fields():
    assert Heap(4) == Heap(4) != Heap(5)
    assert repr(Takes("Alík", 2)) == "Takes(player='Alík', n=2, wins=False)"
    with pytest.raises(FrozenInstanceError):
        Heap(4).n = 5


def test_a_wording_without_holes_is_its_own_example():
    assert [phrase.example for phrase in phrases_of("when", module(Waits))] == ["Alík čeká", "nikdo nečeká"]


def test_each_wording_is_a_phrase_of_the_sentence():
    assert phrases_of("when", module(Waits)) == [
        Phrase("{player} čeká", Waits, "Alík čeká"),
        Phrase("nikdo nečeká", Waits, "nikdo nečeká", "Ani jeden.", (("player", "nikdo"),)),
    ]
    assert phrases_of("given", module(Waits)) == []


def test_the_sentences_of_a_module_are_those_that_it_defines():
    found = module(Waits)
    found.Heap, found.seat, found.Text = Heap, len, str
    assert sentences_of(found) == [Waits]


def test_the_phrases_of_several_modules_stand_in_their_order():
    assert [phrase.record for phrase in phrases_of("when", module(Waits), ModuleType("empty"), module(Waits))] == [Waits] * 4


@pytest.mark.parametrize(("kind", "wanted"), [("given", "Given"), ("when", "Move"), ("then", "Expectation")])
def test_a_sentence_must_do_what_is_asked_of_it_where_it_is_said(kind, wanted):
    wrong = type("Wrong", (Waits if kind != "when" else Half,), {kind: (say("tak"),)})
    with pytest.raises(TypeError, match=f"^Wrong is said in '{kind}', so it must be of the kind {wanted}$"):
        phrases_of(kind, module(wrong))


@pytest.mark.parametrize("base", [Given, Move, Expectation])
def test_a_sentence_that_does_nothing_cannot_be_made(base):
    with pytest.raises(TypeError, match="abstract method"):
        type("Idle", (base,), {})()


def test_a_sentence_of_a_situation_is_said_of_it():
    found = Situation()
    found.add(Heap(7))
    found.add(Players(("Bára", "Alík")))
    assert (found.heap, found.names) == (7, ("Bára", "Alík"))


def test_who_plays_is_not_spoken_of():
    assert Players.seats
    assert not Heap.seats


def test_an_edition_is_one_of_the_game():
    found = Situation()
    found.add(Edition("hra-naopak"))
    assert found.edition == "hra-naopak"
    with pytest.raises(ScenarioError, match="^Vydání hra-jina neznám. Znám: hra-kameny, hra-naopak.$"):
        found.add(Edition("hra-jina"))
    assert issubclass(Edition, SaysEdition)


def test_a_move_says_who_chooses_what():
    line = line_of()
    assert game.parse("when", "Bára vezme 2 kameny").intents(line.t, line.s) == [Intent(1, (("take", 2),), "take")]
    assert game.parse("when", "oba vezmou po kameni, a to 3krát").intents(line.t, line.s) == [Shortcut(0, 3)]
    with pytest.raises(ScenarioError, match="^Hráče Cyril neznám\\.$"):
        game.parse("when", "Cyril zaklepe").intents(line.t, line.s)


def test_a_move_is_legal_if_all_of_it_is_open():
    line = line_of()
    assert Takes("Alík", 2).legality(line) == (True, (), "")
    assert Takes("Alík", 3).legality(line) == (False, ("hra-kameny 2.1",), "")


def test_an_expectation_is_held_against_a_line():
    line = line_of()
    assert Heap(4).answer(line) == Answer(False, "Na hromadě: čekáno 4, ve skutečnosti 5.")
    assert Decides("Alík").answer(line) == Answer(True)


def test_what_asks_for_the_choices_open_says_so():
    assert Decides.of_the_moment
    assert not Heap.of_the_moment


class LetsBe(Move):
    """A player lets the knocking be; true wherever there is nothing to knock at."""

    player: int

    def intents(self, t, s):
        return [Intent(self.player, (("pass",),), "pass")]

    def declines(self, t, s):
        return self.player == 1


def test_to_let_be_what_could_not_be_done_anyway_changes_nothing():
    line = line_of()
    before = bytes(line.s)
    _make(line, LetsBe(1))
    assert bytes(line.s) == before
    with pytest.raises(Stuck):
        _make(line, LetsBe(0))


def test_to_let_be_what_could_be_done_is_a_choice():
    line = line_of("Pokud Bára má žeton", "Když Alík vezme 1 kámen")
    assert line.player() == 1
    _make(line, LetsBe(1))
    assert line.player() == 1
    assert line.step()[0].title == "tah"


def test_closing_a_set_that_is_not_open_is_refused():
    line = line_of()
    shut = [Intent(0, (("take", 3),), "take", optional=True)]
    assert legality(line, shut) == (False, ("hra-kameny 2.1",), "")
    assert legality(line, [Intent(0, (("take", 2),), "take", optional=True)]) == (True, (), "")
    assert not Waits("Alík").declines(line.t, line.s)
