"""How the heckler doubts a refusal: where silence leads, where any of several choices would do, when nothing can be found out."""

from __future__ import annotations

from rulings.engine.core.choices import Intent, Verify
from rulings.engine.core.hooks import Forbids
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.language.phrases import Phrase, Vocabulary
from rulings.engine.core.legality import Verb, plainly
from rulings.engine.core.sentences import Move, say

from .test_heard import heckler_of
from .test_heckle import Narrow, Round, Says, aside, counts, heap_game, heckle, number, sound_rules, turn
from .toy import ALIK, HEAP, SLOTS, WHO, Situation
from .toy.game import seat
from .toy.rules import HIDDEN

hiding = Forbids("hiding", of_choices=True)  # s, p, whose, n


class Either(Move):
    """Either of two numbers will do; the greater the position says."""

    when = (say("{player} vezme {n:stones} nebo o {more:n} víc, než tu je", "Alík vezme 1 kámen nebo o 1 víc, než tu je"),)
    player: str
    n: int
    more: int

    def intents(self, t, s):
        return [Intent(seat(t, self.player), (("take", self.n), ("take", s[HEAP] + self.more)), "take")]


class Perhaps(Move):
    """What comes first may be left out."""

    when = (say("{player} popřípadě nevezme nic a soupeř vezme kámen", "Alík popřípadě nevezme nic a soupeř vezme kámen"),)
    player: str

    def intents(self, t, s):
        p = seat(t, self.player)
        return [Intent(p, (("take", 0),), "take", optional=True), Intent(1 - p, (("take", 1),), "take")]


class Rest(Move):
    """How much it is, the position says."""

    when = (say("{player} vezme zbytek", "Alík vezme zbytek"),)
    player: str

    def intents(self, t, s):
        return [Intent(seat(t, self.player), (("take", s[HEAP]),), "take")]


class Looks(Move):
    when = (say("něco tu leží", "něco tu leží"),)

    def intents(self, t, s):
        return [Verify(lambda t, s: s[HEAP] > 0, ("hra-tichá 1.2",), "Nic tu není.")]


def saying(of, *sentences):
    """The game with more sentences."""
    said = [Phrase(one.when[0].pattern, one, one.when[0].example) for one in sentences]
    of.vocabulary = {**of.vocabulary, "when": Vocabulary([*of.vocabulary["when"].phrases, *said], SLOTS)}
    return of


def faults(found):
    return {(one.kind, one.says, one.detail) for one in found.examples() if one.kind != "misread"}


class OneByOne(Round):
    """Only who is asked may take, and no rule need say so."""

    def run(self, t, s, f):
        return super().open_to(t, s, f, s[f + WHO])

    def open_to(self, t, s, f, p):
        return []


# -- where silence leads ----------------------------------------------------------------------------------------
def forced_rules():
    """Alík can but take one, so that silence takes it for him."""
    book = sound_rules()
    book.rules[:] = [rule for rule in book.rules if rule.hook is not turn]

    @book.forbids(number, "1.6")
    def just_one_for_the_first(t, s, p, n):
        return p == ALIK and n > 1

    return book


def forced_game(book, **options):
    return heap_game(book, OneByOne(), take=Verb(number, **options))


def test_what_is_forced_under_all_rules_is_past_where_a_rule_is_doubted():
    """Without the rule against taking nothing Alík has a choice, and nobody would be asked what Bára takes."""
    found = heckle(forced_game(forced_rules()))
    assert min(found.legal, found.refused) > 0
    assert counts(found) == (0, 0, 0, 0)


def test_each_of_two_rules_is_doubted_there():
    book = forced_rules()

    @book.forbids(number, "1.7")
    def at_least_one(t, s, p, n):
        return n < 1

    assert counts(heckle(forced_game(book))) == (0, 0, 0, 0)


def test_a_rule_that_speaks_only_where_no_other_does_is_reason_enough_there():
    book = forced_rules()

    @book.forbids(aside, "1.7")
    def at_least_one(t, s, p, n):
        return n < 1

    assert counts(heckle(forced_game(book, lastly=plainly(aside)))) == (0, 0, 0, 0)


def test_a_rule_that_only_joins_in_is_found_there():
    book = forced_rules()

    @book.forbids(aside, "9.9")
    def bogus(t, s, p, n):
        return n == 0

    found = heckle(forced_game(book, because=plainly(aside)))
    assert faults(found) == {("unfounded", "Alík vezme 0 kamenů", "hra-tichá 9.9")}
    assert found.unfounded == found.false_reasons == 2, "said of Bára too, who is asked only where silence leads"


def test_a_rule_refuses_where_a_move_is_said_though_silence_would_lead_past_it_without_another():
    """Before anything is taken Alík hides stones. Were it not forbidden, whoever says nothing would hide none."""
    book = sound_rules()

    @book.forbids(turn, "1.6")
    def nothing_is_taken_before_something_is_hidden(t, s, p):
        return not s[t.players[ALIK] + HIDDEN]

    @book.forbids(hiding, "1.2")
    def somebody_hides_something(t, s, p, _whose, n):
        return n == 0

    class Hiding(OneByOne):
        def run(self, t, s, f):
            if s[t.players[ALIK] + HIDDEN]:
                return super().run(t, s, f)
            return t.legality.legal(t, s, ALIK, [("hide", ALIK, n) for n in (0, 1, 2)])

        def takes(self, t, s, f, verb):
            return verb == ("take" if s[t.players[ALIK] + HIDDEN] else "hide")

        def default(self, t, s, f):
            return "hide", ALIK, 0

        def take(self, t, s, f, choice):
            if choice[0] == "take":
                super().take(t, s, f, choice)
            else:
                s[t.players[ALIK] + HIDDEN] = choice[2] + 1

    found = heckle(heap_game(book, Hiding(), hide=Verb(hiding)))
    assert found.refused > 0
    assert counts(found) == (0, 0, 0, 0)


def test_a_rule_that_is_named_for_what_comes_later_alone_is_found():
    book = sound_rules()

    @book.forbids(aside, "9.9")
    def bogus(t, s, p, n):
        return True

    of = heap_game(book)
    of.further_reasons = lambda line, parts: ["hra-tichá 9.9"]
    found = faults(heckle(of))
    assert {(kind, detail) for kind, _says, detail in found} == {("unfounded", "hra-tichá 9.9")}


# -- several choices --------------------------------------------------------------------------------------------
def test_where_any_of_several_choices_would_do_a_rule_counts_that_refuses_one():
    found = heckle(saying(heap_game(sound_rules()), Either))
    assert counts(found) == (0, 0, 0, 0)


def test_one_that_refuses_none_of_them_is_found():
    book = sound_rules()

    @book.forbids(aside, "9.9")
    def bogus(t, s, p, n):
        return n == 99

    found = faults(heckle(saying(heap_game(book, because=aside), Either)))
    assert {detail for _kind, _says, detail in found} == {"hra-tichá 9.9"}


# -- what is said before the choice -------------------------------------------------------------------------------
def test_a_sentence_that_chooses_nothing_stands_nowhere_else():
    heckler, line = heckler_of(saying(heap_game(sound_rules()), Looks, Rest))
    assert heckler._is_placed(line, "něco tu leží") is True
    assert heckler._is_placed(line, "Alík vezme zbytek") is True
    assert heckler._is_placed(line, "Bára vezme zbytek") is False


def test_what_may_be_left_out_does_not_say_whether_a_sentence_is_in_its_place():
    heckler, line = heckler_of(saying(heap_game(sound_rules()), Perhaps))
    assert heckler._is_placed(line, "Alík popřípadě nevezme nic a soupeř vezme kámen") is False
    assert heckler._is_placed(line, "Bára popřípadě nevezme nic a soupeř vezme kámen") is True


def test_a_position_to_which_the_script_comes_twice_is_heckled_once():
    of = saying(heap_game(sound_rules()), Looks)
    assert heckle(of, "Když něco tu leží", "A Alík vezme 2 kameny", "A něco tu leží").positions == 2


# -- when nothing can be found out ----------------------------------------------------------------------------------
def test_what_cannot_be_found_out_is_no_fault():
    """The situation asks its rules, and makes no sense without some."""

    class Laid(Situation):
        def compile(self, *, off=frozenset(), recorder=None):
            if off:
                raise ScenarioError("Bez pravidla to nejde.")
            t, s = whole.situation({}).compile(off=off, recorder=recorder)
            number.refuses(t, s, ALIK, 1)
            return t, s

    whole, of = (heap_game(sound_rules()) for _ in "12")
    of.situation = lambda library: Laid(edition="hra-tichá")
    found = heckle(of)
    assert (found.refused, found.unknown) == (6, 4), "two are refused by one rule alone, which leaves nothing to doubt"
    assert (found.faults, faults(found)) == (0, set())


def test_a_sentence_that_makes_no_sense_without_a_rule_proves_nothing(monkeypatch):
    sound = Says.intents

    def intents(self, t, s):
        if t.muted:
            raise ScenarioError("Tomu bez pravidla nerozumím.")
        return sound(self, t, s)

    monkeypatch.setattr(Says, "intents", intents)
    found = heckle(heap_game(sound_rules()))
    assert (found.refused, found.unknown, found.faults) == (6, 4, 0)


def test_a_table_that_breaks_without_a_rule_is_no_crash():
    class Brittle(Narrow):
        def take(self, t, s, f, choice):
            if t.muted:
                raise KeyError("nic")
            super().take(t, s, f, choice)

    found = heckle(heap_game(sound_rules(), Brittle()), "Když Alík vezme 2 kameny")
    assert (found.crashes, found.closed > 0, found.unknown > 0) == (0, True, True)


def test_moves_of_the_script_are_understood_where_they_are_made():
    assert heckle(saying(heap_game(sound_rules()), Rest), "Když Alík vezme 2 kameny", "A Bára vezme zbytek").positions == 3


def test_of_a_scenario_that_cannot_be_read_nothing_is_said():
    found = heckle(heap_game(sound_rules()), "Pokud je úplněk")
    assert (found.positions, found.tries, found.faults) == (0, 0, 0)
