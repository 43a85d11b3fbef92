"""What games inherit: data of records, phases, choices that no rule refuses, counts added up, words that go together."""

from __future__ import annotations

from rulings.engine.core.answer import Answer
from rulings.engine.core.choices import Intent
from rulings.engine.core.heckled import Group, Heckled
from rulings.engine.core.language.akin import akin, families
from rulings.engine.core.sentences import SaysPhase

from .toy import ALIK, BARA, COIN, HEAP, TOKENS, Stonegame, Takes, game, knock, line_of, take


class Size(SaysPhase):
    """How big the heap is, as if it were a phase."""

    phases = {"malá": 4, "velká": 5}
    at = HEAP


def test_a_phase_is_said_of_a_situation_and_asked_of_a_line():
    class Here:
        phase = 0

    Size(4).apply(Here)
    assert Here.phase == 4
    line = line_of()
    assert Size(5).answer(line) == Answer(True)
    assert Size(4).answer(line).reason == "Fáze: čekáno malá, ve skutečnosti velká."
    line.s[HEAP] = 0
    assert "před hrou" in Size(4).answer(line).reason
    assert Size(0).answer(line).held


def test_a_record_is_told_as_data():
    assert game.as_data(Takes("Alík", 2)) == {"player": "Alík", "n": 2, "wins": False}


def test_numbers_that_share_their_functions_are_told_by_book():
    found = game.sharing("hra-kameny")
    assert found.unexplained == {"hra-kameny 2.2": ("hra-kameny 2.3",), "hra-kameny 2.3": ("hra-kameny 2.2",)}
    assert game.sharing("hra-naopak").numbers == 2


# -- what no rule refuses ---------------------------------------------------------------------------------
def unrefused(line, intent):
    return line.game.unrefused(line.t, line.s, intent)


def test_a_choice_that_no_rule_refuses_is_found():
    line = line_of(*TOKENS)
    assert unrefused(line, take(ALIK, 3)) == ("take", 3)
    assert unrefused(line, Intent(ALIK, (("take", 4), ("take", 9), ("take", 2), ("take", 1)), "take")) == ("take", 2)
    assert unrefused(line_of(), take(ALIK, 3)) is None


def test_what_a_rule_says_only_besides_counts_as_a_refusal_too():
    class Generous(Stonegame):
        """Nothing is forbidden here, but four are still refused for what is said of four."""

    line = line_of(*TOKENS, of=Generous())
    assert unrefused(line, take(ALIK, 4)) is None


def test_a_choice_out_of_its_place_is_not_found():
    line = line_of(*TOKENS)
    assert unrefused(line, take(BARA, 1)) is None, "it is not her turn"
    assert unrefused(line, knock(ALIK)) is None, "nobody knocks here"
    assert unrefused(line, Intent(COIN, (("toss", 0),), "toss")) is None


def test_a_choice_that_a_rule_puts_out_of_its_place_is_not_found():
    class Shut(Stonegame):
        def out_of_place(self, t, s, intent):
            return ["k 1"]

    assert unrefused(line_of(of=Shut()), take(ALIK, 1)) is None


# -- counts ---------------------------------------------------------------------------------------------------
def group(count, **other):
    return Group(**{"kind": "crash", "sentence": "Says", "step": "turn", "placed": True, "detail": "x", "count": count,
                    "scenario": "s", "line": 1, "after": "", "says": "", "rules": (), "reason": "", **other})  # fmt: skip


def test_what_several_have_found_is_added_up():
    one, other = Heckled(positions=1, tries=2, legal=1, crashes=1), Heckled(positions=2, left=3, tries=4, crashes=1)
    one.note(group(2))
    other.note(group(3))
    other.note(group(1, detail="y"))
    one.add(other)
    assert {name: n for name, n in one.counts().items() if n} == {"positions": 3, "left": 3, "tries": 6, "legal": 1, "crashes": 2}
    assert [(found.detail, found.count) for found in one.examples()] == [("x", 5), ("y", 1)]
    assert [found.count for found in other.examples()] == [3, 1], "the other keeps its own"


# -- words ----------------------------------------------------------------------------------------------------
def test_words_that_go_together_are_listed_without_diacritics():
    found = families()
    assert ["atk", "attack", "utok", "utokem", "utoku"] in found
    assert all(found)
    assert all(akin(one, other) for words in found for one in words for other in words)
