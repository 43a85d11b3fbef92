"""The heckler finds every kind of fault, and none where refusals are total and true.

A heap game of its own: one sentence, one step at which everybody may say any number, so that nothing but rules refuses.
"""

from __future__ import annotations

from random import Random

import pytest

from rulings.engine.core import flow
from rulings.engine.core.case import Case
from rulings.engine.core.choices import Intent
from rulings.engine.core.flow import OVER, Step, push
from rulings.engine.core.heckle import Heckler
from rulings.engine.core.heckled import Heckled, masked
from rulings.engine.core.hooks import Causes, Forbids
from rulings.engine.core.language.gherkin import read
from rulings.engine.core.language.phrases import Phrase, Vocabulary
from rulings.engine.core.legality import Legality, Verb, in_time, plainly
from rulings.engine.core.rules import Book
from rulings.engine.core.sentences import Move, say
from rulings.engine.core.table import numbered
from rulings.engine.core.tries import lengths, rows, tries

from .toy import GIVEN, HEAP, SLOTS, THEN, WHO, Situation, Stonegame, game, line_of, scenario
from .toy.game import seat
from .toy.steps import Stones


class Says(Move):
    """A player takes so many stones, be it as it may."""

    when = (say("{player} vezme {n:stones}", "Alík vezme 2 kameny"),)
    player: str
    n: int

    def intents(self, t, s):
        return [Intent(seat(t, self.player), (("take", self.n),), "take")]


turn = Forbids("turn", of_choices=True)  # s, p
number = Forbids("number", of_choices=True)  # s, p, n
aside = Forbids("aside", of_choices=True)  # s, p, n
emptied = Causes("emptied")  # s


def sound_rules():
    """The rules of a game in which every refusal is total and true."""
    book = Book("hra-tichá")

    @book.forbids(turn, "1.1")
    def each_in_turn(t, s, p):
        return p != s[flow.top(s) + WHO]

    @book.forbids(number, "1.2")
    def somebody_takes_something(t, s, p, n):
        return n == 0

    @book.forbids(number, "1.3", "1.4")
    def no_more_than_there_are(t, s, p, n):
        return n > s[HEAP]

    @book.causes(emptied, "1.5")
    def an_empty_heap_ends_it(t, s):
        s[OVER] = 1

    @book.forbids(turn, "1.5")
    def nothing_after_the_end(t, s, p):
        return s[OVER]

    return book


class Round(Step):
    """Whoever it is, and whatever number: only rules say no."""

    verbs = ("take",)
    numbers = range(100)

    def run(self, t, s, f):
        return self.open_to(t, s, f, s[f + WHO])

    def open_to(self, t, s, f, p):
        return t.legality.legal(t, s, p, [("take", n) for n in self.numbers])

    def take(self, t, s, f, choice):
        s[HEAP] = max(0, s[HEAP] - choice[1])
        s[f + WHO] = 1 - s[f + WHO]
        if not s[HEAP]:
            emptied.run(t, s)


class Narrow(Round):
    """Does not even offer what it takes to be impossible."""

    numbers = range(1, 100)


def heap_game(book, step=None, because=None, **verbs):
    """The game under a book; ``step`` is where it is played, ``because`` a hook that only joins in, ``verbs`` what is asked."""
    steps = numbered([("turn", step or Round())])

    class Table(Stones):
        legality = Legality(
            {"take": Verb(number, also=in_one(turn), **({"because": plainly(because)} if because else {})), **verbs},
        )

        def have_steps(self, _steps):
            super().have_steps(steps)

    class Laid(Situation):
        def compile(self, *, off=frozenset(), recorder=None):
            t = Table(self.names, (book,), False, off, recorder)
            s = t.layout.empty()
            s[HEAP] = self.heap
            push(s, t.step["turn"], 0)
            return t, s

    class Heap(Stonegame):
        editions = {book.slug: (book,)}
        vocabulary = {
            "given": GIVEN,
            "when": Vocabulary([Phrase("{player} vezme {n:stones}", Says, "Alík vezme 2 kameny")], SLOTS),
            "then": THEN,
        }
        legality = Table.legality

        def situation(self, library):
            return Laid(edition=book.slug)

    return Heap()


def in_one(hook):
    return lambda t, s, p, *args: in_time(hook)(t, s, p)


def heckle(of, *steps, **options):
    """What the heckler finds in one scenario; by default it says everything."""
    [one] = read(scenario(*steps))
    found = Heckled()
    Heckler(Case(of, one), found, **{"each": None, **options}).run()
    return found


SCRIPT = ("Když Alík vezme 2 kameny", "A Bára vezme 3 kameny")


def counts(found):
    return found.without_rule, found.false_reasons, found.unknown, found.crashes


def kinds(found):
    return {one.kind for one in found.examples()} - {"misread"}


def test_a_sound_game_has_no_fault():
    found = heckle(heap_game(sound_rules()), *SCRIPT)
    assert counts(found) == (0, 0, 0, 0)
    assert found.positions == 3
    assert found.faults == 0
    assert found.tries == found.legal + found.refused + found.misread
    assert min(found.legal, found.refused, found.misread) > 0
    assert kinds(found) == set()


def test_a_refusal_without_a_rule_is_found():
    book = sound_rules()
    book.rules[:] = [rule for rule in book.rules if rule.name != "somebody_takes_something"]
    found = heckle(heap_game(book, Narrow()), *SCRIPT)
    assert found.without_rule > 0
    assert (found.unfounded, found.crashes) == (0, 0)
    assert found.closed == 0, "out of turn it stays shut without any rule: a step asks one player"
    example = next(one for one in found.examples() if one.kind == "without_rule")
    assert (example.sentence, example.step, example.placed) == ("Says", "Narrow", True)
    assert example.detail == "tah teď není na řadě"
    assert (example.says, example.rules, example.after) == ("Alík vezme 0 kamenů", (), "")
    assert example.reason.startswith("Alík: vzít 0 – tah teď není na řadě.")


def test_a_rule_without_which_it_stays_shut_is_found():
    found = heckle(heap_game(sound_rules(), Narrow()), *SCRIPT)
    assert found.examples()[-1].kind == "misread", "mere messages come last"
    assert found.without_rule == found.unfounded == 0
    assert found.closed == found.false_reasons > 0
    assert kinds(found) == {"closed"}
    assert {one.detail for one in found.examples() if one.kind == "closed"} >= {"hra-tichá 1.2"}


def test_a_rule_that_only_joins_in_is_found():
    book = sound_rules()

    @book.forbids(aside, "9.9")
    def bogus(t, s, p, n):
        return n == 99

    found = heckle(heap_game(book, because=aside), *SCRIPT)
    assert found.unfounded == found.false_reasons > 0
    assert found.closed == 0
    assert {(one.kind, one.detail) for one in found.examples() if one.kind != "misread"} == {("unfounded", "hra-tichá 9.9")}


def test_a_crash_is_found():
    book = sound_rules()

    @book.forbids(number, "9.9")
    def broken(t, s, p, n):
        return 1 // (99 - n) < 0

    found = heckle(heap_game(book))
    assert found.crashes > 0
    assert found.crashes == found.faults
    assert "ZeroDivisionError" in found.examples()[0].detail
    assert "Alík vezme 99 kamenů" in {example.says for example in found.examples()}


def test_a_situation_that_cannot_be_compiled_is_found():
    book = sound_rules()

    @book.forbids(turn, "9.9")
    def broken(t, s, p):
        raise KeyError("nic")

    found = heckle(heap_game(book))
    assert (found.crashes, found.tries) == (1, 0)
    assert "KeyError" in found.examples()[0].reason


def test_a_script_that_crashes_is_found():
    book = sound_rules()

    @book.causes(emptied, "9.9")
    def broken(t, s):
        raise KeyError("nic")

    found = heckle(heap_game(book), "Když Alík vezme 5 kamenů", each=0)
    assert found.crashes == 2, "as a move of the script, and said at the beginning"
    assert found.positions == 1


def test_a_crash_of_one_sentence_is_found(monkeypatch):
    sound = Says.intents

    def brittle_intents(self, t, s):
        if self.n == 2:
            raise KeyError("dva")
        return sound(self, t, s)

    monkeypatch.setattr(Says, "intents", brittle_intents)
    found = heckle(heap_game(sound_rules()))
    assert found.crashes > 0
    assert [(one.kind, one.sentence) for one in found.examples() if one.kind != "misread"] == [("crash", "Says")]
    assert found.examples()[0].detail == "KeyError: 'dva' (test_heckle.py, brittle_intents)"


def test_a_rule_that_has_ended_play_refuses_what_comes_after():
    found = heckle(heap_game(sound_rules()), "Když Alík vezme 5 kamenů")
    assert counts(found) == (0, 0, 0, 0)


def test_a_structural_rule_refuses_like_any_other_and_is_doubted_like_it():
    book = sound_rules()
    book.is_structural("1.2", "Nic nebrat je nebrat.")
    assert heckle(heap_game(book), *SCRIPT).faults == 0
    assert heckle(heap_game(book, Narrow()), *SCRIPT).closed > 0


def test_what_chance_does_is_not_tried():
    found = heckle(game, "Pokud začne ten, koho určí mince")
    assert "Tossed" not in {one.sentence for one in found.examples() if one.kind != "misread"}


def test_what_nobody_says_is_tried_and_must_have_a_rule():
    """The toy's own book says no moments, so that nothing keeps play from going on; a book that does is not doubted."""
    assert ("Comes", "without_rule") in {(one.sentence, one.kind) for one in heckle(game, *SCRIPT).examples()}
    found = heckle(heap_game(sound_rules()), *SCRIPT)
    assert (found.refused > 0, found.without_rule, found.false_reasons) == (True, 0, 0)


def test_a_sentence_out_of_its_place_is_told_apart():
    found = heckle(game, "Pokud Alík má žeton")
    assert {(one.sentence, one.placed) for one in found.examples() if one.kind == "without_rule"} == {
        ("Comes", True),
        ("Hides", False),
        ("Knocks", False),
    }
    assert ("Takes", True) in {(one.sentence, one.placed) for one in found.examples() if one.kind == "closed"}


def test_the_sentences_of_a_scenario_are_tried_everywhere():
    of = heap_game(sound_rules())
    few, more = (heckle(of, "Když Alík vezme 1 kámen", *said, each=0) for said in ((), ("Pak je dovoleno: Bára vezme 3 kameny",)))
    assert (few.tries, more.tries) == (2, 4)


def test_a_script_that_is_stuck_is_heckled_as_far_as_it_goes():
    assert heckle(heap_game(sound_rules()), "Když Alík vezme 2 kameny", "A Alík vezme 1 kámen").positions == 2


def test_a_sample_is_the_same_for_the_same_seed():
    of = heap_game(sound_rules(), Narrow())
    first, again, *others = (heckle(of, *SCRIPT, each=2, seed=seed).as_dict() for seed in (1, 1, *range(2, 9)))
    assert first == again
    assert first["tries"] < heckle(of, *SCRIPT).tries
    assert any(first != other for other in others)


def test_positions_can_be_bounded():
    assert heckle(heap_game(sound_rules()), *SCRIPT, stops=1).positions == 1


def test_counts_and_examples_are_plain_data():
    data = heckle(heap_game(sound_rules(), Narrow())).as_dict()
    assert {"tries", "legal", "refused", "misread", "without_rule", "false_reasons", "unknown", "crashes", "examples"} < set(data)
    assert data["examples"][0]["kind"] == "closed"


def test_like_reasons_are_told_without_names():
    assert masked("Alík: vzít „Kámen“ – tah teď není na řadě. Rozhoduje Bára.") == "tah teď není na řadě"
    assert masked('Kartu "A" neznám, jen 3.') == "Kartu … neznám, jen …"


# -- what is said ---------------------------------------------------------------------------------
def test_optional_parts_are_said_and_left_out():
    assert lengths("a[ b[ c]][ d]") == ["a", "a d", "a b", "a b d", "a", "a d", "a b c", "a b c d"]


def test_values_come_again_only_when_all_have_come():
    found = rows(["abc", "xy"], 3, Random(0))
    assert {one for one, _other in found} == set("abc")
    assert {other for _one, other in found} == set("xy")
    assert rows(["abc", ""], 3, Random(0)) == []
    assert rows([], 3, Random(0)) == [()]
    assert len(rows(["abc", "xy"], None, Random(0))) == 6


def test_everything_is_said_with_what_is_not_there():
    texts = tries(line_of(), None, "")
    assert {"Alík vezme 0 kamenů", "Bára vezme 99 kamenů", "Cizinec zaklepe", "hra dojde do konce"} < set(texts)
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize("each", [1, 2])
def test_a_sample_says_every_phrase(each):
    texts = tries(line_of(), each, "zkouška")
    for word in ("zbytek", "zaklepe", "skryje", "a vyhraje", "mince určí", "dojde na tah", "krát"):
        assert each <= sum(word in text for text in texts) <= 3 * each
