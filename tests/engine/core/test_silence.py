"""What silence assumes is told in sentences that could be said, and only where saying them changes nothing."""

from __future__ import annotations

import pytest

from rulings.engine.core import silence
from rulings.engine.core.language.gherkin import ScenarioError, read
from rulings.engine.core.language.phrases import Vocabulary
from rulings.engine.core.sentences import say
from rulings.engine.core.silence import Assumed, Silence

from .toy import GIVEN, HEAP, SLOTS, THEN, WHEN, Situation, Stonegame, scenario
from .toy.words import HasToken


class Token(HasToken):
    """A token that says how many stones its owner has."""

    given = (say("{player} dostal žeton[ a {n:stones}]", "Alík dostal žeton a 2 kameny"),)

    def spelled_out(self):
        return Token(self.player, 3 if self.player == "Bára" else self.n or 1)

    def apply(self, situation):
        situation.tokens[self.player] = self.n or 1


class Open(Stonegame):
    """It tells what lies on the heap, and much that is not so."""

    vocabulary = {
        "given": Vocabulary([*GIVEN.phrases, *(one.phrase(Token) for one in Token.given)], SLOTS), "when": WHEN, "then": THEN,
    }  # fmt: skip

    def tells(self, t, s):
        return [f"na hromadě je {n} kamenů" for n in (7, s[HEAP], 9)] + ["hrají Alík a Bára", "to nikdo neřekne"]


def of(*steps, game=None, **options):
    [found] = read(scenario(*steps))
    told = silence.silence(game or Open(), found, {}, **options)
    assert told.cut_short == ""
    return list(told.assumed)


def test_only_what_leaves_the_position_as_it_is_is_assumed():
    assert of("Pokud hrají Alík a Bára") == [Assumed("na hromadě je 5 kamenů")]


def test_what_was_said_is_not_assumed_and_what_was_not_said_is():
    assert of("Pokud na hromadě je 4 kamenů") == [Assumed("hrají Alík a Bára")]


def test_a_sentence_that_says_more_takes_the_place_of_the_one_that_says_less():
    steps = ("Pokud hrají Alík a Bára", "A Alík dostal žeton", "Když Alík vezme 1 kámen", "Pak hra trvá")
    assert of(*steps) == [Assumed("na hromadě je 5 kamenů"), Assumed("Alík dostal žeton a 1 kámen", 4)]
    assert of(*steps)[1].as_dict() == {"text": "Alík dostal žeton a 1 kámen", "line": 4}


def test_a_sentence_that_says_something_else_does_not():
    assert Assumed("Bára dostal žeton a 3 kameny", 4) not in of("Pokud hrají Alík a Bára", "A Bára dostal žeton")
    whole = ("Pokud hrají Alík a Bára", "A Alík dostal žeton a 1 kámen")
    assert of(*whole) == [Assumed("na hromadě je 5 kamenů")], "it says all of it already"


def test_not_more_is_told_than_anybody_would_read(monkeypatch):
    class Talking(Open):
        def tells(self, t, s):
            return [f"na hromadě je {s[HEAP]} {noun}" for noun in ("kamenů", "kameny", "kámen")]

    assert len(of(game=Talking())) == 3
    monkeypatch.setattr(silence, "MOST", 2)
    assert [one.text for one in of(game=Talking())] == ["na hromadě je 5 kamenů", "na hromadě je 5 kameny"]


def test_the_printed_cards_must_be_the_same_too():
    class Printing(Situation):
        def compile(self, *, off=frozenset(), recorder=None):
            t, s = super().compile(off=off, recorder=recorder)
            t.printed = self.names
            return t, s

    class Printed(Open):
        def situation(self, library):
            return Printing(**library)

        def tells(self, t, s):
            return ["hrají Alík a Bára", "hrají Alík a Cyril"]

    assert of(game=Printed()) == [Assumed("hrají Alík a Bára")], "with Cyril the position is the same and the cards are not"


def test_it_is_asked_under_the_edition_that_is_played():
    class Editions(Open):
        def tells(self, t, s):
            return [f"na hromadě je {len(t.books)} kamenů", "na hromadě je 5 kamenů"]

    assert of("Pokud na hromadě je 2 kameny", game=Editions(), edition="hra-naopak") == [Assumed("na hromadě je 2 kamenů")]
    assert of("Pokud na hromadě je 2 kameny", game=Editions(), book="hra-naopak") == [Assumed("na hromadě je 2 kamenů")]
    assert of("Pokud na hromadě je 2 kameny", game=Editions()) == []


def test_of_a_situation_that_cannot_be_laid_out_nothing_is_assumed():
    with pytest.raises(ScenarioError):
        of("Pokud Cyril má žeton")


def test_the_cards_of_the_library_lie_on_the_table():
    [found] = read(scenario("Pokud hrají Alík a Bára"))
    assert silence.silence(Open(), found, {"heap": 8}) == Silence((Assumed("na hromadě je 8 kamenů"),))


def test_what_breaks_on_the_way_is_told_and_the_rest_is_found():
    class Breaking(Situation):
        def compile(self, *, off=frozenset(), recorder=None):
            if self.heap == 7:
                raise KeyError("porouchané")
            return super().compile(off=off, recorder=recorder)

    class Broken(Open):
        def situation(self, library):
            return Breaking(**library)

    [found] = read(scenario("Pokud hrají Alík a Bára"))
    told = silence.silence(Broken(), found, {})
    assert told.assumed == (Assumed("na hromadě je 5 kamenů"),)
    assert "KeyError" in told.cut_short
