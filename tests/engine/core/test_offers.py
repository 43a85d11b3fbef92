"""What can be said where play stands: legal sentences, refused ones with their rules, and a line of play told in sentences."""

from __future__ import annotations

from rulings.engine.core import offers as module
from rulings.engine.core.choices import Intent, Until
from rulings.engine.core.clock import OutOfTime
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.language.phrases import Vocabulary
from rulings.engine.core.offers import Offer, offers, spoken
from rulings.engine.core.sentences import Move, say

from .test_moments import book_of_moments
from .toy import ALIK, BARA, GIVEN, HEAP, SLOTS, THEN, TOKENS, Stonegame, kameny, line_of
from .toy.game import seat
from .toy.words import Knocks, Takes, Tossed


def game_of(*records, slots=(), phrases=(), **own):
    """The game of stones with these moves alone (and further phrases)."""
    said = Vocabulary([*phrases, *(one.phrase(x) for x in records for one in x.when)], {**SLOTS, **dict(slots)})
    return type("Told", (Stonegame,), {"vocabulary": {"given": GIVEN, "when": said, "then": THEN}, **own})()


def texts(found):
    return [one.text for one in found]


# -- legal ones -----------------------------------------------------------------------------------------
def test_every_open_choice_is_offered_as_a_sentence():
    found = offers(line_of(of=game_of(Takes)))
    assert found.legal == [
        Offer("Alík vezme 1 kámen", True, (), "", "{player} vezme {n:stones}"),
        Offer("Alík vezme 2 kameny", True, (), "", "{player} vezme {n:stones}"),
    ]
    assert found.unsaid == []


def test_an_open_choice_that_no_sentence_makes_is_told():
    found = offers(line_of(*TOKENS, of=game_of(Takes)))
    assert texts(found.legal) == ["Alík vezme 1 kámen", "Alík vezme 2 kameny"]
    assert found.unsaid == [("take", 3)], "of numbers only some are tried"


def test_what_the_game_offers_is_tried_before_what_any_table_has():
    class Offering(Stonegame):
        vocabulary = game_of(Takes).vocabulary

        def offering(self, t, s, field, slot):
            return [3, 1] if (field, slot.name) == ("n", "stones") and s[HEAP] == 5 else ()

    found = offers(line_of(*TOKENS, of=Offering()))
    assert texts(found.legal) == ["Alík vezme 3 kameny", "Alík vezme 1 kámen"]
    assert found.unsaid == [("take", 2)]


def test_of_sentences_that_lead_to_the_same_place_the_first_is_offered():
    found = offers(line_of("Pokud na hromadě je 2 kameny", of=game_of(Takes)))
    assert texts(found.legal) == ["Alík vezme 1 kámen", "Alík vezme zbytek"], "who takes the rest takes two"


def test_an_offer_is_plain_data():
    assert Offer("a", False, ("k 1",), "proč", "vzor").as_dict() == {
        "text": "a", "legal": False, "rules": ["k 1"], "reason": "proč", "pattern": "vzor", "onward": False, "aside": False,
        "first": [],
    }  # fmt: skip


def test_where_the_game_is_over_nothing_can_be_said():
    found = offers(line_of("Pokud na hromadě je 1 kámen", "Když Alík vezme 1 kámen"))
    assert (found.legal, found.refused, found.unsaid) == ([], [], [])


def test_whoever_is_asked_comes_first():
    class Hides(Move):
        when = (say("{player} skryje {n:stones}", "Alík skryje 1 kámen"),)
        player: str
        n: int

        def intents(self, t, s):
            return [Intent(seat(t, self.player), (("hide", seat(t, self.player), self.n),), "hide")]

    asked = game_of(Hides)
    assert [text.split()[0] for text in texts(offers(line_of("Pokud hráči skrývají kameny", of=asked)).legal)] == [
        "Alík", "Alík", "Bára", "Bára",
    ]  # fmt: skip
    refused = offers(line_of("Když Alík vezme 1 kámen", "A dojde na tah hráče Bára", of=Stonegame())).refused
    assert next(text for text in texts(refused) if "zbytek" in text) == "Bára vezme zbytek"


# -- refused ones -----------------------------------------------------------------------------------------
def test_refused_sentences_have_their_rules_and_those_with_the_fewest_come_first():
    found = offers(line_of(of=game_of(Takes)))
    refused = {one.text: one.rules for one in found.refused}
    assert refused["Alík vezme zbytek"] == ("hra-kameny 2.1",)
    assert refused["Alík vezme 99 kamenů"] == ("hra-kameny 2.1", "hra-kameny 2.2", "hra-kameny 2.3")
    assert refused["Alík vezme 1 kámen a vyhraje"] == ("hra-kameny 3.1",)
    assert [len(one.rules) for one in found.refused] == sorted(len(one.rules) for one in found.refused)
    won = next(one for one in found.refused if one.text == "Alík vezme 1 kámen a vyhraje")
    assert (won.legal, won.reason, won.pattern) == (False, "Tím se nevyhrává.", "{player} vezme {n:stones} a vyhraje")


def test_what_is_refused_is_not_refused_again_at_greater_length():
    class Loud(Move):
        when = (say("{player} sebere {n:stones}[ do kapsy {pocket:n}]", "Alík sebere 2 kameny"),)
        player: str
        n: int
        pocket: int = 0

        def intents(self, t, s):
            return [Intent(seat(t, self.player), (("take", self.n),), "take")]

    found = offers(line_of(of=game_of(Loud)))
    assert all("kapsy" not in text for text in texts(found.refused))
    assert "Alík sebere 99 kamenů" in texts(found.refused)
    assert texts(found.legal) == ["Alík sebere 1 kámen", "Alík sebere 2 kameny"], "nor is what leads nowhere else"


def test_a_move_out_of_its_place_is_told_where_it_is_refused_for_itself():
    found = offers(line_of(of=game_of(Knocks)))
    assert [(one.text, one.rules) for one in found.refused] == [
        ("Alík zaklepe", ("hra-kameny 2.9",)),
        ("Bára zaklepe", ("hra-kameny 2.9",)),
    ]
    assert found.refused[0].pattern == "{player} zaklepe"


def test_a_move_that_is_refused_for_its_moment_is_not_told(monkeypatch):
    books = {"hra-kameny": (kameny, book_of_moments())}
    monkeypatch.setitem(Stonegame.editions, "hra-kameny", books["hra-kameny"])
    assert offers(line_of(of=game_of(Knocks, editions=books))).refused == []


def test_of_moves_out_of_their_place_only_so_many_are_tried(monkeypatch):
    monkeypatch.setattr(module, "_ASIDE", 1)

    class Knocking(Move):
        when = (say("{player} zaklepe {n}krát", "Bára zaklepe 2krát"),)
        player: str
        n: int

        def intents(self, t, s):
            return [Intent(seat(t, self.player), (("knock",),), "knock")]

    assert texts(offers(line_of(of=game_of(Knocking))).refused) == ["Alík zaklepe 0krát", "Bára zaklepe 0krát"]


def test_what_no_rule_refuses_is_not_among_the_refused():
    """Nobody else tosses the coin, but the game of stones has no rule that says so."""
    refused = offers(line_of("Pokud začne ten, koho určí mince", of=game_of(Tossed, Takes))).refused
    assert all(one.rules for one in refused)
    assert not any("mince" in text for text in texts(refused))


def test_what_names_nothing_on_the_table_is_passed_over():
    class Strange(Takes):
        when = (say("{player} ukradne {n:stones}", "Alík ukradne 2 kameny"),)

        def intents(self, t, s):
            if self.n != 1:
                raise {0: ScenarioError("ne"), 2: KeyError("ne"), 99: IndexError("ne")}[self.n]
            return super().intents(t, s)

    found = offers(line_of(of=game_of(Strange)))
    assert texts(found.legal) == ["Alík ukradne 1 kámen"]
    assert found.unsaid == [("take", 2)]


# -- their order ------------------------------------------------------------------------------------------
class Comes(Move):
    """Play runs on until so many stones are left."""

    when = (say("zbude {n:stones}", "zbude 1 kámen"),)
    n: int

    def intents(self, t, s):
        return [Until(lambda t, s: s[HEAP] <= self.n)]


def test_what_merely_runs_on_comes_last_and_the_nearest_first():
    class Sleepy(Stonegame):
        vocabulary = game_of(Comes, Knocks, Takes).vocabulary

        def offering(self, t, s, field, slot):
            return [1, 3, 4, 5] if field == "n" else ()

    line = line_of("Pokud Bára má žeton", "Když Alík vezme 1 kámen", of=Sleepy())
    found = offers(line)
    assert texts(found.legal)[0] == "Bára zaklepe"
    assert [one.onward for one in found.legal] == sorted(one.onward for one in found.legal)
    assert "zbude 4 kameny" not in texts(found.legal), "it is so already"


def test_what_is_seldom_meant_comes_behind():
    class Quits(Move):
        aside = True
        when = (say("{player} skončí", "Alík skončí"),)
        player: str

        def intents(self, t, s):
            return [Intent(seat(t, self.player), (("take", 1),), "take")]

    found = offers(line_of(of=game_of(Quits, Takes)))
    assert [(one.text, one.aside) for one in found.legal] == [("Alík vezme 2 kameny", False), ("Alík skončí", True)]


def test_the_order_is_that_of_the_vocabulary_though_the_plainest_are_tried_first():
    class Twice(Takes):
        when = (say("vezme {player} {n:stones}", "vezme Alík 2 kameny"),)

    class One(Move):
        when = (say("{player} bere", "Alík bere"),)
        player: str

        def intents(self, t, s):
            return [Intent(seat(t, self.player), (("take", 1),), "take")]

    found = offers(line_of(of=game_of(Twice, One)))
    assert texts(found.legal) == ["vezme Alík 2 kameny", "Alík bere"]


# -- bounds -----------------------------------------------------------------------------------------------
def test_not_more_is_offered_than_anybody_would_read(monkeypatch):
    monkeypatch.setattr(module, "MAX_OFFERS", 1)
    found = offers(line_of(of=game_of(Takes)))
    assert texts(found.legal) == ["Alík vezme 1 kámen"]
    assert [len(one.rules) for one in found.refused] == [1]
    assert found.unsaid == [], "though it can be said"


def test_past_its_time_it_tells_what_it_has_found(monkeypatch):
    monkeypatch.setattr(module, "OFFER_SECONDS", -1)
    found = offers(line_of())
    assert (found.legal, found.refused, found.unsaid) == ([], [], [("take", 1), ("take", 2)])


def test_past_the_time_of_the_whole_text_it_tells_what_it_has_found(monkeypatch):
    looks = iter([None] * 4)  # before each sentence

    def look():
        if next(looks, "late"):
            raise OutOfTime("čas uplynul")

    monkeypatch.setattr(module, "look", look)
    assert texts(offers(line_of(of=game_of(Takes))).legal) == ["Alík vezme 1 kámen"]


def test_of_one_wording_only_so_many_sentences_are_tried(monkeypatch):
    monkeypatch.setattr(module, "_TRIED", 2)
    found = offers(line_of(of=game_of(Takes)))
    assert "Alík vezme 1 kámen" in texts(found.legal)
    assert "Alík vezme 2 kameny" not in texts(found.legal)


def test_holes_are_filled_in_only_so_many_ways(monkeypatch):
    monkeypatch.setattr(module, "_ROWS", 2)
    found = offers(line_of(of=game_of(Takes)))
    assert texts(found.legal) == ["Alík vezme 1 kámen"]


def test_who_leads_out_of_place_again_and_again_leads_no_more(monkeypatch):
    monkeypatch.setattr(module, "_MISSES", 1)
    asked = []

    class Hiding(Move):
        when = (say("{player} skryje {n:stones}", "Alík skryje 1 kámen"),)
        player: str
        n: int

        def intents(self, t, s):
            asked.append((self.player, self.n))
            return [Intent(seat(t, self.player), (("hide", 0, self.n),), "hide")]

    offers(line_of(of=game_of(Hiding)))
    assert {player for player, _n in asked} == {"Alík", "Bára"}
    assert {n for _player, n in asked} == {0}


def test_asking_leaves_the_line_as_it_is():
    line = line_of(*TOKENS)
    before = bytes(line.s), list(line.options), line.made
    offers(line)
    assert (bytes(line.s), line.options, line.made) == before


# -- a line of play in sentences --------------------------------------------------------------------------
def test_a_line_of_choices_is_told_in_sentences():
    line = line_of()
    path = [(ALIK, ("take", 2)), (BARA, ("pass",)), (BARA, ("take", 1))]
    assert spoken(line, path) == ("Alík vezme 2 kameny", "Bára vezme 1 kámen")
    assert line.s[HEAP] == 5


def test_what_silence_says_is_not_said():
    assert spoken(line_of("Když Alík vezme 2 kameny"), [(BARA, ("pass",))]) == ()
    assert spoken(line_of(), []) == ()
    knocked = [(ALIK, ("take", 1)), (BARA, ("knock",)), (ALIK, ("take", 2))]
    assert spoken(line_of("Pokud Bára má žeton"), knocked) == ("Alík vezme 1 kámen", "Bára zaklepe", "Alík vezme 2 kameny")


def test_choices_that_a_walk_makes_by_itself_may_be_left_out_of_the_path():
    assert spoken(line_of(), [(ALIK, ("take", 2)), (BARA, ("take", 1))]) == ("Alík vezme 2 kameny", "Bára vezme 1 kámen")


def test_a_line_that_cannot_be_told_is_not_told_at_all(monkeypatch):
    path = [(ALIK, ("take", 2)), (BARA, ("take", 1))]
    assert spoken(line_of(of=game_of(Knocks)), path) == (), "no sentence says it"
    assert spoken(line_of(), [(ALIK, ("take", 4))]) == (), "it cannot be made"
    monkeypatch.setattr(module, "MAX_SPOKEN", 1)
    assert spoken(line_of(), path) == (), "it is too long"
    assert spoken(line_of(), path[:1]) == ("Alík vezme 2 kameny",)


def test_a_sentence_that_makes_several_choices_is_said_where_it_goes_furthest():
    class Both(Move):
        when = (say("oba vezmou po {n}", "oba vezmou po 1"),)
        n: int

        def intents(self, t, s):
            return [Intent(p, (("take", self.n),), "take") for p in (ALIK, BARA)]

    path = [(ALIK, ("take", 1)), (BARA, ("pass",)), (BARA, ("take", 1)), (ALIK, ("pass",)), (ALIK, ("take", 2))]
    assert spoken(line_of(of=game_of(Takes, Both)), path) == ("oba vezmou po 1", "Alík vezme 2 kameny")
