"""Refusals for the moment: told behind those for the move itself, asked of this very moment; and moves that have only begun."""

from __future__ import annotations

import pytest

from rulings.engine.core.answer import Answer
from rulings.engine.core.choices import Intent, Until
from rulings.engine.core.hooks import Forbids
from rulings.engine.core.legality import Legality, Verb, in_time
from rulings.engine.core.rules import Book, of_time
from rulings.engine.core.sentences import Move, say

from .toy import ALIK, BARA, HEAP, Stonegame, Words, emptied, kameny, line_of, played, taken
from .toy.rules import LEGAL, take

early = Forbids("early", of_choices=True, of_time=True)  # s, p, n
late = Forbids("late", of_choices=True, of_time=True)  # s, p


def book_of_time():
    book = Book("hra-doba")
    book.forbids(early, "1.1")(lambda t, s, p, n: s[HEAP] == 5)
    book.forbids(early, "1.2", "1.3")(lambda t, s, p, n: n == 3)
    book.forbids(take, "1.3")(lambda t, s, p, n: n == 9)
    book.forbids(late, "1.4")(lambda t, s, p: s[HEAP] == 5 and p == ALIK)
    return book


@pytest.fixture
def game(monkeypatch):
    """The game with rules that refuse a stone for the moment alone; 1.3 refuses for something else as well."""
    editions = {"hra-kameny": (kameny, book_of_time())}
    monkeypatch.setitem(Stonegame.editions, "hra-kameny", editions["hra-kameny"])
    verbs = {**LEGAL.verbs, "take": Verb(take, in_time(late), also=lambda t, s, p, n: [(early, (s, p, n))])}
    return type("Timely", (Stonegame,), {"editions": editions, "legality": Legality(verbs)})()


def ids(*numbers):
    return tuple(f"hra-doba {one}" if one.startswith("1.") else f"hra-kameny {one}" for one in numbers)


# -- their order ------------------------------------------------------------------------------------------
def test_rules_that_refuse_nothing_but_a_moment_are_known(game):
    assert of_time(game.books) == game.of_time == frozenset(ids("1.1", "1.2", "1.4"))


def test_a_rule_said_again_is_of_a_moment_as_it_was_before():
    first, later = book_of_time(), Book("hra-znovu")
    later.repeats(first.rules[0].function, "7.1")
    later.repeats(first.rules[2].function, "7.2")
    assert of_time((first, later)) >= {"hra-doba 1.1", "hra-znovu 7.1"}
    assert "hra-znovu 7.2" not in of_time((first, later))


def test_refusals_for_a_moment_are_told_last_and_each_once(game):
    told = game.sharpest_first([*ids("1.4", "2.1", "1.1", "2.2"), *ids("2.1")])
    assert told == ids("2.1", "2.2", "1.4", "1.1")


def test_what_refuses_for_the_moment_here_only_is_told_last_here(game):
    line, three = line_of(of=game), Intent(ALIK, (("take", 3),), "take")
    rules = ids("1.3", "2.1")
    assert game.sharpest_first(rules, line.t, line.s, three) == ids("2.1", "1.3")
    assert game.sharpest_first(rules, line.t, line.s, Intent(ALIK, (("take", 9),), "take")) == rules
    assert game.sharpest_first(rules, line.t, None, three) == rules
    assert game.sharpest_first(rules, line.t, line.s, Until(lambda t, s: True)) == rules
    closing = type("Closing", (type(game),), {"closes": lambda self, intent: True})()
    assert closing.sharpest_first(rules, line.t, line.s, three) == rules


def test_what_refuses_a_choice_for_its_moment_alone(game):
    line = line_of(of=game)
    assert game.legality.of_the_moment(line.t, line.s, ALIK, ("take", 3)) == set(ids("1.1", "1.2", "1.3", "1.4"))
    assert game.legality.of_the_moment(line.t, line.s, ALIK, ("take", 1)) == set(ids("1.1", "1.4"))
    assert game.legality.of_the_moment(line.t, line.s, BARA, ("take", 1)) == set(ids("1.1"))
    assert game.legality.of_the_moment(line.t, line.s, ALIK, ("nothing", 1)) == set()


def test_what_only_some_players_may_not_is_asked_of_the_player():
    own = Forbids("own", of_choices=True)  # s, p
    book = Book("hra-kdo")
    book.forbids(own, "1.1")(lambda t, s, p: p == BARA)
    verbs = Legality({"take": Verb(take, lastly=lambda t, s, p, n: [(own, (s, p))])})
    t = line_of().t
    t.books = (kameny, book)
    t.compile_rules()
    s = line_of().s
    assert verbs.legal(t, s, ALIK, [("take", 1)]) == [("take", 1)]
    assert verbs.legal(t, s, BARA, [("take", 1)]) == []
    assert not verbs.forbidden(t, s, ALIK, ("take", 1))
    assert verbs.forbidden(t, s, BARA, ("take", 1))


# -- asked of this very moment ------------------------------------------------------------------------------
class Strict(Stonegame):
    """Whoever asks about this very moment hears that it is too early."""

    now = False

    def refusals(self, t, s, intent):
        return ["hra-kameny 9.9"] if t.still else super().refusals(t, s, intent)

    def refuses_now(self, line):
        return self.now


def refused(line, text):
    return line.game.parse("then", text).answer(line)


def test_a_move_refused_only_at_this_moment_counts_where_the_game_says_so():
    line = line_of("Když Alík vezme 1 kámen", of=Strict())
    assert refused(line, "je odmítnuto: Bára vezme 1 kámen").held is None
    now = line_of("Když Alík vezme 1 kámen", of=type("Now", (Strict,), {"now": True})())
    assert refused(now, "je odmítnuto podle hra-kameny 9.9: Bára vezme 1 kámen") == Answer(True, "", ("hra-kameny 9.9",))
    assert refused(now, "je odmítnuto podle hra-kameny 2.1: Bára vezme 1 kámen").held is None
    assert refused(now, "je odmítnuto podle hra-kameny 9.9: Bára vezme 3 kameny") == Answer(True, "", ("hra-kameny 9.9",))


def test_the_rules_that_refuse_a_move_are_told():
    line = line_of()
    assert refused(line, "je odmítnuto: Alík vezme 3 kameny") == Answer(True, "", ("hra-kameny 2.1",))
    assert refused(line, "je odmítnuto podle hra-kameny 2.1: Alík vezme 3 kameny") == Answer(True, "", ("hra-kameny 2.1",))
    other = refused(line, "je odmítnuto podle hra-kameny 2.2: Alík vezme 3 kameny")
    assert other == Answer(False, "Tah je odmítnut, ale podle hra-kameny 2.1.", refused=("hra-kameny 2.1",))


def test_what_is_told_of_a_moment_kept_is_told_of_it_though_play_is_past_it():
    line = line_of("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen")
    now = line.game.parse("then", "v tuto chvíli Alík má bodů 0")
    assert now.answer(line).held is False, "they have been counted"
    line.run_until(Until(lambda t, s: not s[HEAP], gone=lambda t, s: True))
    assert now.answer(line).held is True, "nobody has counted yet"


# -- a move that has come to a choice ------------------------------------------------------------------------------
class Rests(Move):
    """Both take a stone, one after the other, whoever it is that says which."""

    when = (say("dojde na {n:stones}", "dojde na 3 kameny"),)
    n: int

    def intents(self, t, s):
        return [Until(lambda t, s: s[HEAP] <= self.n)]


class Running(Stonegame):
    vocabulary = {
        **Stonegame.vocabulary,
        "when": type(Stonegame.vocabulary["when"])(
            [*Stonegame.vocabulary["when"].phrases, *(one.phrase(Rests) for one in Rests.when)],
            Stonegame.vocabulary["when"].slots,
        ),
    }


def test_a_move_that_runs_on_goes_on_after_each_choice_that_is_said_behind_it():
    steps = (
        "Když dojde na 2 kameny",
        "A Alík vezme 1 kámen",
        "A Bára vezme 2 kameny",
        "A Alík vezme 2 kameny",
        "Pak vyhraje Alík",
    )
    found = played(*steps[:-1], of=Running(), traced=True)
    assert (found.report.verdict, found.begun, found.rest, found.line.s[HEAP]) == ("confirmed", False, [], 0)
    moves = [(step.text, step.line) for step in found.recorder.steps if step.kind == "move"]
    assert moves == [
        ("dojde na 2 kameny", 3), ("Alík vezme 1 kámen", 4), ("Bára vezme 2 kameny", 5), ("Alík vezme 2 kameny", 6),
    ]  # fmt: skip


def test_a_move_that_runs_on_halts_where_nobody_says_the_choice():
    found = played("Když dojde na 2 kameny", "A Alík vezme 1 kámen", of=Running())
    assert (found.report.verdict, found.begun, found.line.s[HEAP]) == ("undecided", True, 4)
    assert found.report.reason.startswith("Scénář nechává otevřenou volbu: rozhoduje Bára.")
    assert found.without_questions() is found, "it stands within that move"
    wrong = played("Když dojde na 2 kameny", "A Bára zaklepe", of=Running())
    assert (wrong.begun, wrong.line.s[HEAP], wrong.report.reason_line) == (True, 5, 3)


def test_a_question_about_the_moment_may_be_asked_at_the_choice_to_which_a_move_has_come():
    asked = "Pak v tuto chvíli je odmítnuto podle hra-kameny 2.1: Alík vezme 3 kameny"
    found = played("Když dojde na 2 kameny", asked, of=Running(), traced=True)
    assert (found.report.verdict, found.begun, found.rest, found.line.s[HEAP]) == ("confirmed", False, [], 5)
    said = ("Když Alík vezme 1 kámen", "A Bára vezme 2 kameny", "A Alík vezme 2 kameny", "Pak vyhraje Alík")
    gone_on = played("Když dojde na 2 kameny", asked, *said, of=Running())
    assert (gone_on.report.verdict, gone_on.line.s[HEAP]) == ("confirmed", 0)


def test_a_question_at_such_a_choice_that_does_not_hold_is_told_at_its_line():
    asked = "Pak v tuto chvíli je dovoleno: Alík vezme 3 kameny"
    found = played("Když dojde na 2 kameny", asked, "Když Alík vezme 1 kámen", of=Running())
    assert (found.report.verdict, found.report.reason_line, found.line.s[HEAP]) == ("refuted", 4, 5)


@pytest.mark.parametrize("later", ["Pak Alík má bodů 0", "Když Bára zaklepe"])
def test_what_is_no_question_about_the_moment_leaves_the_choice_open(later):
    asked = "Pak v tuto chvíli je odmítnuto podle hra-kameny 2.1: Alík vezme 3 kameny"
    for steps in ((later,), (asked, later)):
        found = played("Když dojde na 2 kameny", *steps, of=Running())
        assert (found.report.verdict, found.report.reason_line) == ("undecided", 3)
        assert found.report.reason.startswith("Scénář nechává otevřenou volbu: rozhoduje Alík.")


def test_a_move_begun_goes_on_where_a_question_stood_before_the_choice():
    found = played("Když dojde na 3 kameny", "Pak hra trvá", "Když Alík vezme 2 kameny", of=Running())
    assert found.begun
    moved = found.without_questions()
    assert moved is not found
    assert [step[0] for step in moved.rest] == ["when", "when"]


# -- words --------------------------------------------------------------------------------------------------------
def test_what_no_hook_words_is_told_by_what_it_changes():
    class Silent(Words):
        sentences = {**Words.sentences, None: "Nic."}

    assert Silent().sentence(None, None, []) == ""


def test_an_addend_may_be_called_by_its_rule():
    class Parted(Words):
        parts = {emptied: "rest"}

    assert Parted().part(emptied) == "rest"
    assert Parted().part(taken) == ""
