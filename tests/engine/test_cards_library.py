"""What every card game inherits: rows to copy, a language made from tables, filters with fields of the game's own, many cards."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rulings.engine.cards import cells, matching
from rulings.engine.cards.language.abilities import AbilityError, AbilityLanguage, Head, phrase, waits_for
from rulings.engine.cards.language.filters import OTHER, OWN, Adjective, FilterLanguage, Qualifier
from rulings.engine.cards.language.grammar import Grammar, Kind
from rulings.engine.cards.model import Ability, Card, Filter, Op, Target, Trigger, Who, as_data
from rulings.engine.cards.program import compile_abilities
from rulings.engine.cards.resolving import Verbs
from rulings.engine.cards.table import Seat, Table
from rulings.engine.core.language.slots import number
from rulings.engine.limits import MAX_MARKS

from .support import line_of, report


# -- a game of two words ----------------------------------------------------------------------
@dataclass(frozen=True)
class Ally(Card):
    health: int = 1


@dataclass(frozen=True)
class Allies(Filter):
    wounded: bool = False


GAME, PLAYER, CARD = cells.GAME.copy(), cells.PLAYER.copy(), cells.CARD.copy()
DAMAGE = CARD.cell("damage")


class Skirmish(Table):
    rows_of = cells.Rows(GAME, PLAYER, CARD, cells.ABILITY.copy())
    zones = {"": cells.PLAY, "hand": cells.HAND}
    checks = {
        "type": matching.of_type,
        "controller": matching.controlled,
        "other": matching.other,
        "wounded": lambda _: lambda t, s, c, p, this, target: s[c + DAMAGE] > 0,
        "at_least": matching.at_least(lambda t, s, c: t.card[c].health - s[c + DAMAGE]),
    }


FILTERS = FilterLanguage(
    Allies,
    nouns={"spojence": ("ally", "m"), "kartu": ("", "f")},
    adjectives=(OWN, OTHER, Adjective({"m": "zraněného", "f": "zraněnou"}, "wounded", True)),
    qualifiers=(Qualifier("se zdravím nejméně {}", "at_least", number()),),
)
PLAIN = frozenset(("phases", "trigger", "conditions", "targets", "cost", "zone", "limit", "each", "until"))
GRAMMAR = Grammar(
    kinds={kind: Kind(kind, PLAIN, "") for kind in ("action", "response")},
    of_cards=frozenset(("destroyed",)),
)
LANGUAGE = AbilityLanguage(
    Head({"Odezva": "response"}, {"Akce": 1}, {}, {}, {"z ruky": "hand"}, "Odezva"),
    FILTERS,
    costs=[phrase("vyčerpej {who:paid}", "exhaust", "vyčerpej tuto kartu")],
    effects=[phrase("zraň {who} o {n}", "damage", "zraň cíl o 2"), phrase("vyleč {who} o {n}", "heal", "vyleč cíl o 1")],
    triggers=[waits_for("destroyed", "jakmile někdo zničí {who:subject}", "jakmile někdo zničí tuto kartu")],
    slots={"n": number()},
    imperatives=("vyčerpej", "zraň", "vyleč"),
    opposite=("oslab", "posil"),
    example="vašeho spojence",
    grammar=GRAMMAR,
)


def test_a_game_that_adds_cells_leaves_the_rows_of_the_library_as_they_are():
    assert DAMAGE == cells.CARD.width == CARD.width - 1
    assert [x.name for x in cells.CARD.cells] == [x.name for x in CARD.cells[:-1]]
    CARD.limit(cells.ZONE, 4)
    assert (CARD.cells[cells.ZONE].high, cells.CARD.cells[cells.ZONE].high) == (4, 255)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("spojence", Allies(type="ally")),
        ("jinou zraněnou kartu", Allies(other=True, wounded=True)),
        ("váš zraněného spojence se zdravím nejméně 3", Allies("ally", "own", wounded=True, at_least=3)),
    ],
)
def test_filters_are_read_and_written_by_the_tables_of_a_game(text, meant):
    assert FILTERS.read(text) == meant
    assert FILTERS.write(meant) == text


def test_an_ability_is_read_and_written_by_the_tables_of_a_game():
    text = "Akce, z ruky; cena: vyčerpej tuto kartu; cíl: vyber spojence; účinek: zraň cíl o 2, pak vyleč tuto kartu o 1"
    effects = (Op("damage", Who("target"), 2), Op("heal", Who("this"), 1, then=True))
    cost = (Op("exhaust", Who("this")),)
    meant = Ability("action", (1,), zone="hand", cost=cost, targets=(Target(Allies("ally")),), effects=effects)
    assert LANGUAGE.read(text) == meant
    assert LANGUAGE.write(meant) == text
    response = LANGUAGE.read("Odezva, jakmile někdo zničí spojence; účinek: zraň spouštěč o 1")
    assert response.trigger == Trigger("destroyed", Who("each", Allies("ally")))


def test_what_the_tables_of_a_game_do_not_know_is_refused_with_its_part():
    with pytest.raises(AbilityError, match="Nerozumím účinku: „poklekni cíl“"):
        LANGUAGE.read("Akce; účinek: poklekni cíl")


def skirmish() -> tuple[Skirmish, bytearray]:
    texts = (LANGUAGE.read("Akce; cíl: vyber jinou zraněnou kartu; účinek: zraň cíl o 1"),)
    cards = [Ally("A", "ally", abilities=texts, health=3), Ally("B", "ally", health=3), Ally("C", "ally", health=1)]
    t = Skirmish([Seat("Anna"), Seat("Bob")], cards, "ABC", [0, 1, 1], ())
    t.step, t.steps = {}, ()
    t.have_verbs(Verbs(effects={"damage": lambda t, s, f, b, p, cards, n, op: None}))
    compile_abilities(t)
    s = t.layout.empty()
    for c in t.rows:
        s[c + cells.ZONE], s[c + cells.CONTROL] = cells.PLAY, t.owner[c]
    return t, s


def test_a_filter_asks_the_fields_of_its_game_beside_the_common_ones():
    t, s = skirmish()
    a, b, c = t.rows
    s[a + DAMAGE] = s[b + DAMAGE] = 1
    assert matching.named(t, s, Allies(wounded=True), 0, a) == [a, b]
    assert matching.named(t, s, Allies(wounded=True, other=True), 0, a) == [b]
    assert matching.named(t, s, Allies("ally", "opponent", at_least=2), 0, a) == [b]
    assert matching.matches(t, s, c, Allies("ally"), 0)
    [bound] = t.bound
    assert bound.targets[0].candidates(t, s, 0, bound) == [b]


def test_data_tell_every_filter_with_all_that_the_game_asks():
    told = as_data(Who("this"), Allies)
    assert told["filter"]["wounded"] is False
    assert list(as_data(Who("each", Allies(wounded=True)), Allies)["filter"]) == list(told["filter"])


# -- more cards than a byte tells apart ----------------------------------------------------------
CROWD = (
    "Pokud hrají Stark, Lannister, Baratheon a Greyjoy",
    *(f"A {house} má v balíčku 95 karet" for house in ("Stark", "Lannister", "Baratheon", "Greyjoy")),
)


def test_four_players_have_whole_decks_and_what_is_described_can_be_pointed_at():
    t = line_of(*CROWD, 'A Stark má ve hře postavu "Rytíř"', 'A Stark má na kartě "Rytíř" vybavení "Meč"').t
    assert len(t.rows) > MAX_MARKS
    assert t.pointer(t.by_name["Meč"]) <= 6
    found = report(
        *CROWD,
        'A Stark má v balíčku postavu "Dole"',
        'A Stark má ve hře místo "Věž"',
        'A karta "Věž" má schopnost: Výzvy; účinek: lízni 1 kartu',
        'Když Stark použije kartu "Věž"',
        "Pak Stark má 1 kartu v ruce",
        "A Stark má 95 karet v balíčku",
        'A karta "Dole" leží v balíčku hráče Stark',
    )
    assert (found.verdict, found.reason) == ("confirmed", "")


def test_what_would_point_at_a_card_beyond_a_byte_cannot_be_decided():
    found = report(
        *CROWD,
        "A na tahu je Greyjoy",
        'A Greyjoy má ve hře místo "Věž"',
        'A karta "Věž" má schopnost: Výzvy; účinek: lízni 1 kartu',
        'A Greyjoy má ve hře místo "Hlídka"',
        'A karta "Hlídka" má schopnost: Odezva, jakmile někdo lízne kartu v ruce; účinek: získej 1 zlatý',
        'Když Greyjoy použije kartu "Věž"',
        "Pak hra pokračuje",
    )
    assert found.verdict == "undecided"
    assert "ale popsaná není" in found.reason
