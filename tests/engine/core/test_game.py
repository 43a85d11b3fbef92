"""What every game does alike, and what a game that says nothing of its own answers."""

from __future__ import annotations

import pytest

from rulings.engine.core import flow
from rulings.engine.core.choices import Intent
from rulings.engine.core.game import Game
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.rules import Book

from .toy import COIN, GIVEN, OVER, STEPS, Heap, Stonegame, game, kameny, line_of, naopak
from .toy.words import Edition


class Silent(Game):
    """A game with a book and nothing else."""

    slug, title = "silent", "Ticho"
    editions = {"kniha-jedna": (book := Book("kniha-jedna"),)}
    vocabulary = {"given": GIVEN}
    legality = Stonegame.legality
    narrator = None
    chance = COIN
    book.is_structural("12.3", "Tak to je.")

    def situation(self, library):
        """Nothing can be said of it."""

    def player(self, t, name):
        """Nobody plays."""

    def lines_end(self, line, scope):
        """No line begins."""

    def player_name(self, t, p):
        """Nobody has a name."""

    def describe_choice(self, t, s, p, choice):
        """Nothing is chosen."""


def test_a_game_knows_its_books_and_their_rules():
    assert Stonegame().books == (kameny, naopak)
    assert Stonegame().structural == {"hra-kameny 1.1": "Bez hromady není hra."}
    assert Stonegame().enacted["hra-kameny 2.8"] == ["knocking", "knocking_costs_the_token"]
    assert Stonegame().enacted["hra-naopak 1.1"] == ["the_last_stone_loses", "místo hra-kameny 3.1"]
    assert Stonegame().enacted["hra-naopak 1.2"] == ["at_most_two_stones"]


@pytest.mark.parametrize(
    ("rule", "known"),
    [
        ("hra-kameny 3.5", True),
        ("hra-kameny 3.99", True),
        ("hra-kameny 1.1", True),
        ("hra-kameny 4.1", False),
        ("hra-naopak 1.9", True),
        ("hra-naopak 2.1", False),
        ("jina-hra 1.1", False),
    ],
)
def test_a_rule_is_known_up_to_the_last_chapter_of_its_book(rule, known):
    assert Stonegame().knows(rule) is known


def test_a_chapter_with_structural_rules_only_counts_too():
    silent = Silent()
    assert silent.knows("kniha-jedna 12.1")
    assert not silent.knows("kniha-jedna 13.1")


def test_a_sentence_is_read_and_written_by_the_table_of_its_kind():
    assert game.parse("given", "na hromadě je 5 kamenů") == Heap(5)
    assert game.write("given", Edition("hra-naopak")) == "podle hra-naopak"


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        ("given", "na hromadě je dost", "větu začínající Pokud, například: na hromadě je 5 kamenů."),
        ("when", "Alík bere 2 kameny", "tah (větu začínající Když), například: Alík vezme 2 kameny."),
        ("then", "vyhrává Alík", "očekávání (větu začínající Pak), například: vyhraje Alík."),
    ],
)
def test_what_nobody_understands_is_answered_with_what_was_probably_meant(kind, text, said):
    with pytest.raises(ScenarioError) as found:
        game.parse(kind, text)
    assert str(found.value) == f"Nerozumím: „{text}“. Čekám {said}"


def test_every_sentence_is_documented_with_its_kind():
    found = Stonegame().describe_vocabulary()
    assert [entry["kind"] for entry in found] == ["given"] * 6 + ["when"] * 9 + ["then"] * 13
    assert found[2] == {
        "kind": "given",
        "record": "Heap",
        "pattern": "na hromadě je {n:stones}",
        "example": "na hromadě je 5 kamenů",
        "help": "",
        "fields": {"n": {"type": "integer", "minimum": 0, "maximum": 999}},
    }


def test_parts_of_sentences_are_documented_after_them():
    class Parted(Stonegame):
        vocabulary = {}
        parts = {"part": GIVEN}

    assert [entry["kind"] for entry in Parted().describe_vocabulary()] == ["part"] * 6


def test_a_choice_belongs_where_its_verb_is_made():
    line = line_of()
    assert game.belongs_here(line.t, line.s, Intent(0, (), "take"))
    assert not game.belongs_here(line.t, line.s, Intent(0, (), "knock"))
    line.take(("take", 1))
    assert game.belongs_here(line.t, line.s, Intent(0, (), "knock"))


def test_a_step_may_say_by_itself_what_is_chosen_there(monkeypatch):
    line, asked = line_of(), []
    monkeypatch.setattr(STEPS["turn"], "takes", lambda *args: asked.append(args), raising=False)
    game.belongs_here(line.t, line.s, Intent(0, (), "take"))
    assert asked == [(line.t, line.s, flow.top(line.s), "take")]


def test_a_choice_is_untimely_by_a_rule():
    line = line_of()
    assert game.is_untimely(line.t, line.s, Intent(1, (("take", 1), ("take", 2)), "take")) is True
    assert game.is_untimely(line.t, line.s, Intent(0, (("take", 9),), "take")) is False
    assert game.is_untimely(line.t, line.s, Intent(1, (("pass",), ("take", 2)), "take")) is False
    assert game.is_untimely(line.t, line.s, Intent(1, (), "take")) is False


def test_the_rules_against_a_choice_are_named():
    line = line_of()
    assert game.refusals(line.t, line.s, Intent(1, (("take", 3),), "take")) == ["hra-kameny 1.2", "hra-kameny 2.1"]


def test_who_can_only_go_on_is_idle():
    assert game.is_idle([("pass",)])
    assert not game.is_idle([("pass",), ("knock",)])
    assert not game.is_idle([])


def test_chance_is_a_player_of_its_own():
    assert game.is_chance(COIN)
    assert not game.is_chance(0)
    assert not game.is_chance(None)


def test_a_game_is_over_once_its_cell_says_so():
    line = line_of()
    assert game.over(line.t, line.s) is False
    line.s[OVER] = 2
    assert game.over(line.t, line.s) is True


def test_a_game_that_says_nothing_has_no_more_to_tell():
    silent = Silent()
    assert silent.silent(None, None, None, 0, [("pass",)], None) is None
    assert silent.repeat_refused(None, None) == ((), "Smyčky se v této hře nezkracují.")
    with pytest.raises(NotImplementedError, match="^silent repeats no loop$"):
        silent.repeat(None, None)
    assert silent.further_reasons(None, []) == []
    assert silent.candidates(None, None, 0) == []
    assert silent.picture(None, None) is None
    assert silent.printed_board() is None


@pytest.mark.parametrize("name", ["situation", "player", "lines_end", "player_name", "describe_choice"])
def test_a_game_that_leaves_out_what_only_it_can_say_is_none(name):
    half = type("Half", (Silent,), {name: getattr(Game, name)})
    with pytest.raises(TypeError, match=f"abstract method '?{name}'?"):
        half()
