"""On what silence a refusal leans: what would have to be said instead for the move not to be refused."""

from __future__ import annotations

import pytest

from rulings.engine.core import leaning
from rulings.engine.core.case import Case
from rulings.engine.core.clock import OutOfTime
from rulings.engine.core.flow import top
from rulings.engine.core.language import slots
from rulings.engine.core.language.gherkin import ScenarioError, read
from rulings.engine.core.language.phrases import Vocabulary
from rulings.engine.core.leaning import Leaning, Leanings
from rulings.engine.core.sentences import Given, say
from rulings.engine.core.silence import Assumed
from rulings.engine.core.verdict import REFUTED

from .toy import GIVEN, HEAP, SLOTS, THEN, WHEN, WHO, Situation, Stonegame, scenario

WORDS = {"malá": 1, "prostřední": 3, "velká": 5}


class Begins(Given):
    given = (say("začíná {player}", "začíná Alík"),)
    player: str

    def apply(self, situation):
        if self.player == "Dan":
            raise ScenarioError("Dan nezačíná.")
        situation.first = self.player


class Size(Given):
    given = (say("hromada je {size}", "hromada je malá"),)
    size: int

    def apply(self, situation):
        situation.heap = self.size


class Twice(Given):
    given = (say("{player} sedí vedle hráče {other:player}", "Alík sedí vedle hráče Bára"),)
    player: str
    other: str

    def apply(self, situation):
        """It changes nothing."""


class Seated(Situation):
    first = ""

    def compile(self, *, off=frozenset(), recorder=None):
        t, s = super().compile(off=off, recorder=recorder)
        if self.first:
            s[top(s) + WHO] = t.names.index(self.first)
        return t, s


class Leans(Stonegame):
    """The game of stones with sentences about who begins and how big the heap is."""

    vocabulary = {
        "given": Vocabulary(
            [*GIVEN.phrases, *(wording.phrase(x) for x in (Begins, Size, Twice) for wording in x.given)],
            {**SLOTS, "size": slots.words("size", WORDS)},
        ),
        "when": WHEN,
        "then": THEN,
    }

    def situation(self, library):
        return Seated(**library)


BEGINS = Assumed("začíná Alík")
SMALL = Assumed("hromada je malá")


def leans_on(*steps, assumed=(BEGINS, SMALL), of=None, **options):
    [found] = read(scenario(*steps))
    return Case(of or Leans(), found, **options).leanings(assumed)


def test_a_refusal_leans_on_what_would_lift_it_if_it_were_said_otherwise():
    found = leans_on("Když Bára vezme 1 kámen", "Pak na hromadě je 4 kameny")
    assert found == Leanings((Leaning("začíná Alík", "začíná Bára"),))
    assert found.as_dict() == {"found": [{"text": "začíná Alík", "instead": "začíná Bára"}], "cut_short": ""}


def test_the_first_word_that_would_do_is_told():
    steps = ("Pokud na hromadě je 1 kámen", "Když Alík vezme 2 kameny", "Pak hra trvá")
    assert leans_on(*steps, assumed=(SMALL,)) == Leanings((Leaning("hromada je malá", "hromada je prostřední"),))


def test_what_comes_past_the_refused_move_is_not_refused_any_more_whatever_fails_later():
    steps = ("Když Bára vezme 1 kámen", "A Bára vezme 1 kámen", "Pak hra trvá")
    assert leans_on(*steps).found == (Leaning("začíná Alík", "začíná Bára"),)


def test_what_would_not_help_is_not_told():
    assert leans_on("Když Alík vezme 3 kameny", "Pak hra trvá", assumed=(BEGINS, Assumed("hromada je velká"))) == Leanings()


def test_what_is_confirmed_or_merely_left_open_leans_on_nothing():
    assert leans_on("Když Alík vezme 1 kámen", "Pak na hromadě je 4 kameny") == Leanings()
    assert leans_on("Pokud začne ten, koho určí mince", "Když Alík vezme 1 kámen", "Pak hra trvá") == Leanings()


def test_sentences_that_name_several_things_or_stand_there_already_are_not_said_otherwise():
    assumed = (Assumed("Alík sedí vedle hráče Bára"), Assumed("začíná Alík", line=3), Assumed("tomu nikdo nerozumí"))
    assert leans_on("Pokud začíná Alík", "Když Bára vezme 1 kámen", "Pak hra trvá", assumed=assumed) == Leanings()


def test_a_number_that_silence_assumes_is_not_said_otherwise():
    assumed = (Assumed("na hromadě je 5 kamenů"), BEGINS)
    assert leans_on("Když Bára vezme 1 kámen", "Pak hra trvá", assumed=assumed).found == (Leaning("začíná Alík", "začíná Bára"),)


def test_it_is_said_before_the_first_move_and_behind_what_was_said_already():
    steps = ("Pokud hromada je velká", "A začíná Alík", "Když Bára vezme 1 kámen", "Pak na hromadě je 4 kameny")
    assert leans_on(*steps).found == (Leaning("začíná Alík", "začíná Bára"),)


def test_who_cannot_be_said_there_is_passed_over():
    steps = ("Pokud hrají Dan a Bára", "Když Bára vezme 1 kámen", "Pak na hromadě je 4 kameny")
    assert leans_on(*steps, assumed=(Assumed("začíná Cyril"),)).found == (Leaning("začíná Cyril", "začíná Bára"),)


def test_a_question_about_a_move_leans_on_silence_too():
    found = leans_on("Pak je dovoleno: Bára vezme 1 kámen")
    assert found.found == (Leaning("začíná Alík", "začíná Bára"),)


def test_what_was_found_by_the_end_of_the_time_is_told_with_the_reason(monkeypatch):
    looks = iter([None, OutOfTime("čas uplynul")])

    def look():
        late = next(looks)
        if late:
            raise late

    monkeypatch.setattr(leaning, "look", look)
    found = leans_on("Když Bára vezme 1 kámen", "Pak hra trvá")
    assert found == Leanings((Leaning("začíná Alík", "začíná Bára"),), "čas uplynul")


def test_a_fault_of_the_engine_passes_for_nothing_else():
    class Brittle(Leans):
        def unfinished(self, t, s):
            if s[HEAP] == 4:  # only where the move has been made: a refusal that cannot be told leans on nothing
                raise KeyError("porouchané")

    found = leans_on("Když Bára vezme 1 kámen", "Pak na hromadě je 4 kameny", of=Brittle())
    assert found.found == ()
    assert "KeyError: 'porouchané'" in found.cut_short


def test_it_is_played_under_the_same_edition():
    """In the other edition who takes the last stone loses, so that the claim fails; the move is refused in both."""
    steps = ("Pokud na hromadě je 1 kámen", "Když Bára vezme 1 kámen", "Pak vyhraje Bára")
    assert leans_on(*steps, assumed=(BEGINS,)).found == (Leaning("začíná Alík", "začíná Bára"),)
    seen = []

    class Watching(Leans):
        def situation(self, library):
            seen.append(super().situation(library))
            return seen[-1]

    for options in ({"edition": "hra-naopak"}, {"book": "hra-naopak"}):
        leans_on(*steps, assumed=(BEGINS,), of=Watching(), **options)
        assert {one.edition for one in seen} == {"hra-naopak"}
        seen.clear()
    leans_on(*steps, assumed=(BEGINS,), of=Watching(), cards=lambda: {"heap": 1})
    assert {one.heap for one in seen} == {1}


def test_leanings_are_only_looked_for_where_a_move_is_refused():
    [found] = read(scenario("Pak na hromadě je 4 kameny"))
    case = Case(Leans(), found)
    assert case.report().verdict == REFUTED
    assert case.leanings((BEGINS,)) == Leanings()


@pytest.mark.parametrize("value", [[], "x"])
def test_words_that_a_slot_cannot_write_are_no_words(value):
    slot = slots.words("size", WORDS)
    assert not leaning._is_word(slot, str(value))
    assert leaning._is_word(slot, 1)
