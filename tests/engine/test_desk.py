"""A text on the table is read once and played once, whatever is asked of it; legal moves and pictures are of the moves alone."""

from __future__ import annotations

import pytest

from rulings.engine import GAMES, check_text, legal_text, manifest, open_text, to_records
from rulings.engine.core import case, check, clock
from rulings.engine.core.manifest import GROUPS

from .support import ATTACK, CHALLENGE, DEFEND, feature

RULE = "agot-board 14.13"
SETUP = (
    "Pokud Stark má v oblasti Winterfell 2 pěšáky a rozkaz Pochod 0",
    "A Greyjoy má v oblasti Moat Cailin 1 pěšáka",
    "A hráči mají prázdné karty rodu",
)
MARCH = "Když Stark pochoduje z oblasti Winterfell: 2 pěšáci do oblasti Moat Cailin"
BATTLE = feature(*SETUP, MARCH, "Pak bitvu vyhraje Stark", rule=RULE)
CARDS = feature(*CHALLENGE, ATTACK, DEFEND, "Pak výzvu vyhraje Stark", rule="agot-ccg 7.12")
MIXED = feature(
    *CHALLENGE,
    ATTACK,
    'Pak karta "Rytíř" klečí',
    DEFEND.replace("A ", "Když ", 1),
    "Pak výzvu vyhraje Stark",
    rule="agot-ccg 7.12",
)


@pytest.fixture
def counted(monkeypatch):
    """How often texts are read, compiled and played."""
    counts: dict[str, int] = {}

    def count(module, name):
        work = getattr(module, name)

        def counting(*args, **names):
            counts[name] = counts.get(name, 0) + 1
            return work(*args, **names)

        monkeypatch.setattr(module, name, counting)

    from rulings.engine import which

    count(which, "read")
    count(case, "compile_scenario")
    count(case, "play")
    count(check, "Line")
    return counts


@pytest.mark.parametrize("text", [BATTLE, CARDS, MIXED])
def test_all_that_a_page_asks_takes_one_play(counted, text):
    desk = open_text(text)
    desk.reports()
    desk.legal()
    desk.pictures()
    desk.records()
    desk.reports()
    assert counted == {"read": 1, "compile_scenario": 1, "play": 1, "Line": 1}


def test_moves_and_pictures_alone_hold_no_expectation(counted):
    desk = open_text(BATTLE)
    assert len(desk.pictures()) == 2
    assert desk.legal()["error"] == ""
    assert counted == {"read": 1, "compile_scenario": 1, "play": 1, "Line": 1}


def test_another_edition_is_another_play_of_the_same_reading(counted):
    desk = open_text(CARDS)
    reports = [desk.under(edition).reports()[0] for edition in desk.game.editions]
    assert [report.edition for report in reports] == ["agot-ccg", "agot-lcg"]
    assert counted == {"read": 1, "compile_scenario": 2, "play": 2, "Line": 2}


@pytest.mark.parametrize(
    "text",
    [
        BATTLE,
        CARDS,
        MIXED,
        BATTLE.replace("vyhraje Stark", "vyhraje Greyjoy"),
        CARDS.replace("brání", "tančí"),
        MIXED.replace("klečí", "stojí"),
        feature(*CHALLENGE, ATTACK, ATTACK, "Pak výzvu vyhraje Stark"),
        feature(*CHALLENGE, ATTACK),
        "Požadavek: x\n",
    ],
)
def test_what_the_report_has_done_changes_no_move_and_no_picture(text):
    after, alone = open_text(text), open_text(text)
    after.reports(bites=True, why=True)
    assert after.legal() == alone.legal() == legal_text(text)
    assert after.pictures() == alone.pictures()
    assert after.reports(why=True) == alone.reports(why=True) == check_text(text, why=True)


def test_moves_stand_before_the_first_expectation_runs_on():
    """The battle is decided only by asking for its winner; the picture is of the march."""
    _before, after = open_text(BATTLE).pictures()
    assert [army["house"] for army in after["areas"]["Moat Cailin"]["armies"]] == ["Greyjoy", "Stark"]


def test_without_an_expectation_there_are_moves_but_no_verdict(counted):
    desk = open_text(feature(*CHALLENGE, ATTACK))
    [report] = desk.reports()
    assert (report.verdict, report.reason) == ("undecided", "Příkladu chybí očekávání: přidejte větu začínající Pak.")
    assert desk.legal()["choices"]
    assert counted["play"] == 1


def test_the_cards_are_those_of_the_book_that_is_played():
    asked = []

    def cards(book):
        asked.append(book)
        return {}

    for text, edition in ((CARDS, None), (CARDS, "agot-lcg"), (BATTLE, None), (feature(*CHALLENGE, "Pak hra pokračuje"), None)):
        open_text(text, cards, edition).reports()
    assert asked == ["agot-ccg", "agot-lcg", "agot-board", "agot-ccg"]


@pytest.mark.parametrize(
    ("text", "edition", "book"),
    [
        (CARDS, None, "agot-ccg"),
        (CARDS, "agot-lcg", "agot-lcg"),
        (CARDS, "neni-tu", "agot-ccg"),
        (BATTLE, None, "agot-board"),
        (BATTLE.replace("Příklad:", "Přiklad:"), None, "agot-board"),
        ("nic", None, "agot-ccg"),
        ("Pravidlo: neni-tu 1.1", None, "agot-ccg"),
    ],
)
def test_the_text_says_which_book_it_is_of(text, edition, book):
    desk = open_text(text, None, edition)
    assert desk.book == book
    assert book in desk.game.editions


def test_a_fault_of_the_engine_is_told_in_the_legal_moves(monkeypatch):
    def fall(*args):
        raise KeyError("x")

    monkeypatch.setattr(case, "legal_moves", fall)
    assert "Vnitřní chyba" in open_text(CARDS).legal()["error"]


def test_one_deadline_holds_for_all_that_is_asked(monkeypatch):
    monkeypatch.setattr(clock.deadline.__wrapped__, "__defaults__", (0.0, None))
    desk = open_text(CARDS)
    assert [report.verdict for report in desk.reports()] == ["undecided"]
    assert "uplynuly" in open_text(CARDS).legal()["error"]


def test_records_of_a_text_that_cannot_be_read_say_where():
    from rulings.engine.core.language.gherkin import ScenarioError

    with pytest.raises(ScenarioError) as caught:
        to_records("Požadavek: x\n  Příklad: y\n    Pak nesmysl\n")
    assert caught.value.line == 3


# -- what a game tells of itself ----------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_a_game_is_one_and_stands(game):
    desk = open_text(manifest(game).example)
    assert desk.game.slug == game
    assert [report.verdict for report in desk.reports(bites=True)] == ["confirmed"]
    assert desk.reports(bites=True)[0].bites


@pytest.mark.parametrize("game", GAMES)
def test_every_group_of_sentences_has_a_title(game):
    kinds = {entry["kind"] for entry in GAMES[game].describe_vocabulary()}
    assert kinds <= set(manifest(game).groups)
    assert set(GROUPS) <= kinds


@pytest.mark.parametrize("game", GAMES)
def test_words_are_of_facts_that_records_have(game):
    records = manifest(game).records
    facts = {*records.may, *records.needs}
    assert {*records.facts, *records.numbers, *records.values, *records.bonuses} <= facts
    assert records.pieces <= set(records.types)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_printed_where_it_can_be_drawn(game):
    board, plan = GAMES[game].printed_board() if manifest(game).has_board else None, manifest(game).plan
    assert (board is None) is (plan is None)
    if board and plan:
        assert {area["kind"] for area in board["areas"]} <= set(plan.kinds)
        assert {area["place"] for area in board["areas"]} <= set(plan.strongpoints)
        assert {border["crossing"] for border in board["borders"]} - {""} <= set(plan.crossings)


def test_chance_is_refused_nothing():
    """Whoever draws at random has no move that a rule could refuse."""
    steps = (
        'Pokud Stark má v ruce událost "Krádež"',
        'A karta "Krádež" má schopnost: Výzvy; účinek: odhoď soupeři náhodně 1 kartu z ruky',
        'A Lannister má v ruce postavu "Ada"',
        'A Lannister má v ruce postavu "Běta"',
        'Když Stark zahraje událost "Krádež"',
        "Pak rozhoduje náhoda",
    )
    found = open_text(feature(*steps, rule="agot-lcg 7.24")).legal()
    assert (found["error"], found["player"], found["refused"]) == ("", "náhoda", [])
    assert len(found["choices"]) == 2
