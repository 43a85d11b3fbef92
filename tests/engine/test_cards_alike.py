"""What all card games say, lay, read and name alike: tested on cards of no game."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from rulings.engine.cards import lasting_words
from rulings.engine.cards.heckling import card_names, names_for
from rulings.engine.cards.language.grammar import AbilityError
from rulings.engine.cards.library import keyword_flags, texts
from rulings.engine.cards.model import Ability, Card
from rulings.engine.cards.naming import FILLER
from rulings.engine.cards.narrator import NUMBERS, YES, CardNarrator
from rulings.engine.cards.seating import MOST, Described, Seating, check_abilities, small
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.language.slots import number, quoted, quoted_list
from rulings.engine.core.layout import Change as CellChange
from rulings.engine.core.tries import ABSENT
from rulings.engine.limits import MAX_ABILITIES, MAX_CARDS


@dataclass
class Table(Seating[Described[Card]]):
    """Cards are laid here and never played: what they are laid as is all that is asked."""

    def compile(self, *, off=frozenset(), recorder=None):
        raise NotImplementedError("there are no rules under which these cards could be played")

    def lay(self, player: str, name: str, card: Card | None = None, **values) -> Described[Card]:
        owner, p = self.whose(name, player, values)
        self.cards[name] = Described(name, card or Card(name), owner, 1, p)
        return self.cards[name]


# -- the situation ---------------------------------------------------------------------------
def test_a_card_is_laid_once_by_who_has_it_and_for_who_owns_it():
    table = Table()
    table.lay("Anna", "Vlk")
    x = table.lay("Anna", "Liška", owner="Boris")
    assert (x.owner, x.control, table.players) == (1, 0, ["Anna", "Boris"])
    assert [y.name for y in table.owned("Boris")] == ["Liška"]
    with pytest.raises(ScenarioError, match="„Vlk“ už v situaci je"):
        table.lay("Boris", "Vlk")
    with pytest.raises(ScenarioError, match=r"Hráče Cyril situace nezná. Hrají: Anna, Boris\."):
        table.owned("Cyril")


def test_a_table_has_so_many_cards_and_abilities_and_no_more():
    table = Table()
    for _ in range(MAX_CARDS):
        assert table.lay("Anna", table.nameless()).name.startswith(FILLER)
    with pytest.raises(ScenarioError, match=f"nejvýše jich smí být {MAX_CARDS}"):
        table.lay("Anna", table.nameless())
    able = Described("Vlk", Card("Vlk", abilities=(Ability("action"),) * MAX_ABILITIES), 0, 1, 0)
    check_abilities([able])
    with pytest.raises(ScenarioError, match=f"nejvýše jich smí být {MAX_ABILITIES}"):
        check_abilities([able, Described("Liška", Card("Liška", abilities=(Ability("action"),)), 0, 1, 0)])


def test_nobody_plays_alone():
    alone, named, two = Table(), Table(), Table()
    alone.seat("Anna")
    named.seat("Soupeř")
    two.seat("Anna")
    two.seat("Boris")
    for table in (alone, named, two):
        table.seat_somebody_else()
    assert [table.players for table in (alone, named, two)] == [["Anna", "Soupeř"], ["Soupeř", "Protivník"], ["Anna", "Boris"]]


def test_a_card_that_the_list_does_not_have_is_to_be_described():
    table = Table(library={"Vlk": {"title": "Vlk"}})
    assert table.listed("Vlk", "") == {"title": "Vlk"}
    with pytest.raises(ScenarioError, match=r"„Liška“ seznam karet nezná. Popište ji \(„má ve hře lišku“\) nebo"):
        table.listed("Liška", "má ve hře lišku")


def test_numbers_that_are_said_leave_room_for_play():
    assert small(MOST) == MOST
    with pytest.raises(ScenarioError, match=f"Hodnota {MOST + 1} je mimo rozsah 0 až {MOST}"):
        small(MOST + 1)


# -- the card list ---------------------------------------------------------------------------
def test_keywords_of_a_record_are_bits_and_unknown_ones_are_refused():
    known = {"rychlý": 1, "tichý": 4}
    assert keyword_flags({"title": "Vlk"}, known) == 0
    assert keyword_flags({"title": "Vlk", "keywords": ["tichý", "rychlý"]}, known) == 5
    with pytest.raises(ScenarioError, match=r"Karta „Vlk“: klíčové slovo chytrý neznám \(rychlý, tichý\)"):
        keyword_flags({"title": "Vlk", "keywords": ["chytrý"]}, known)


def test_texts_of_a_record_are_read_and_must_fit_the_card():
    def fits(ability: Ability) -> None:
        if ability.kind == "passive":
            raise AbilityError("Nic by nedělala.")

    assert texts({"title": "Vlk"}, Ability, fits) == ()
    assert texts({"title": "Vlk", "ability": ["action"]}, Ability, fits) == (Ability("action"),)
    with pytest.raises(ScenarioError, match="Karta „Vlk“: Nic by nedělala"):
        texts({"title": "Vlk", "ability": ["action", "passive"]}, Ability, fits)


# -- the heckler -----------------------------------------------------------------------------
def test_a_heckler_names_every_card_and_one_of_those_that_do_not_matter():
    names = card_names(SimpleNamespace(by_name=dict.fromkeys(("x 1", "Vlk", "x 2", "Liška"))), ("x",))
    assert names == ["Vlk", "Liška", "x 1"]
    assert names_for("card", quoted(), names) == names
    assert names_for("n", number(), names) == ()
    one_each = [("Vlk",), ("Liška",), ("x 1",), ("Vlk", "Liška"), ("Liška", "x 1")]
    assert names_for("cards", quoted_list("cards"), names) == [*one_each, (ABSENT,)]
    assert names_for("targets", quoted_list("targets"), names, twice=True) == [*one_each, ("Vlk", "Vlk"), (ABSENT,)]


# -- the narrator ----------------------------------------------------------------------------
class Words(CardNarrator):
    sentences = {}
    sums = {}
    card_cells = {"wounds": ("zranění", NUMBERS), "down": ("lícem dolů", YES), "host": ("na kartě", NUMBERS)} | {
        "controller": ("ovládá", NUMBERS)
    }

    def shown(self, t, change):
        return self.of_card(t, change)


def test_cells_of_cards_are_told_by_names_words_or_numbers():
    t = SimpleNamespace(names=["Vlk", "Meč"], seats=[SimpleNamespace(name="Anna"), SimpleNamespace(name="Boris")])

    def told(cell: str, before: int, after: int) -> tuple[str, str, str] | None:
        found = Words().shown(t, CellChange("card", 1, cell, before, after))
        return found and (found.what, found.before, found.after)

    assert told("wounds", 0, 2) == ("Meč: zranění", "0", "2")
    assert told("down", 1, 0) == ("Meč: lícem dolů", "ano", "ne")
    assert told("host", 0, 1) == ("Meč: na kartě", "žádné", "Vlk")
    assert told("controller", 0, 1) == ("Meč: ovládá", "Anna", "Boris")
    assert told("order", 0, 1) is None


# -- lasting effects -------------------------------------------------------------------------
def test_a_lasting_effect_is_told_by_the_clause_of_its_game_and_one_without_a_clause_not_at_all():
    clauses = {7: lambda t, n, extra: f"{t} {n:+d} {extra}"}
    assert lasting_words.does(clauses, "síla", (1, 0, 7, 2, 5)) == "síla +2 5"
    assert lasting_words.does(clauses, "síla", (1, 0, 8, 2, 5)) == ""


def test_what_is_gained_lost_and_barred_is_told_in_words():
    assert [lasting_words.gains(n, "ikonu moci") for n in (1, -1)] == ["získává ikonu moci", "ztrácí ikonu moci"]
    assert lasting_words.cannot({"útočit": "attack"}, ("defend", "attack"), 1) == "nesmí útočit"
    assert lasting_words.cannot({"útočit": "attack"}, ("defend", "attack"), 0) == "nesmí to, co text zakazuje"
