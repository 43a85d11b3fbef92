"""What a judge asks and what is offered to who plays on: questions, moves, silence, forms; over real situations of every book."""

from __future__ import annotations

import hashlib
import re

import pytest

from rulings.engine import GAMES, WHAT, Desk, scopes_of
from rulings.engine.core import silence
from rulings.engine.core.clock import OutOfTime, deadline
from rulings.engine.core.judging import ALWAYS, MAY
from rulings.engine.core.language.gherkin import GIVEN, THEN, WHEN
from rulings.engine.forms import forms_of, usually_said
from tests.bench.situations import FIXTURES

KNEELING = """podle agot-ccg
Stark má ve hře postavu "Robb" se silou 3
Lannister má ve hře postavu "Jaime": klečí
Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Robb"
Lannister brání postavou "Jaime"
"""
ATTACK = KNEELING.rsplit("Lannister brání", 1)[0]
BOOKS = sorted(folder.name for folder in FIXTURES.iterdir() if (folder / "scenarios").is_dir())
STARTS = [(book, start) for game in GAMES.values() for book, starts in game.manifest.starts.items() for start in starts]


def asked(text, ask, scope="do konce výzvy"):
    return Desk(text).judging(ask, scope).reports()[0]


# -- questions ------------------------------------------------------------------------------------
def test_may_they_asks_of_the_last_move_and_names_the_rule():
    report = asked(KNEELING, MAY)
    assert (report.verdict, report.reason_line, report.reason) == ("refuted", 5, "Tah je odmítnut podle agot-ccg 7.10.")
    assert asked(KNEELING.replace(": klečí", ""), MAY).verdict == "confirmed"


def test_may_they_asks_of_a_move_that_is_only_spoken_of():
    assert asked(ATTACK + 'je dovoleno: Lannister brání postavou "Jaime"', MAY).verdict == "refuted"
    assert asked(ATTACK + 'je odmítnuto: Lannister brání postavou "Jaime"', MAY).verdict == "refuted"


def test_whom_only_the_asked_move_names_sits_at_the_table():
    alone = ATTACK.replace('Lannister má ve hře postavu "Jaime": klečí\n', "")
    assert asked(alone, MAY).verdict == "confirmed"
    kneels = asked(alone.replace("se silou 3", "se silou 3: klečí"), MAY)
    assert kneels.verdict == "refuted"
    assert "agot-ccg 7.7" in kneels.reason


def test_without_a_move_there_is_nothing_that_may_be():
    assert "Napište tah" in asked('podle agot-ccg\nStark má ve hře postavu "Robb"', MAY).reason


def test_what_comes_of_it_needs_no_expectation():
    report = asked(ATTACK, WHAT)
    assert report.verdict == "confirmed"
    assert [step.text for step in report.trace if step.kind == "auto"][0] == "Karta poklekne."


def test_always_gives_a_line_that_tells_against_it_and_can_be_played():
    text = ATTACK.replace(": klečí", " se silou 5")
    report = asked(text + "výzvu vyhraje Stark", ALWAYS)
    assert (report.verdict, report.counter) == ("refuted", ('Lannister brání postavou "Jaime"',))
    played = text + "".join(f"Když {sentence}\n" for sentence in report.counter)
    assert asked(played + "výzvu vyhraje Stark", "").verdict == "refuted"


def test_always_needs_a_claim_and_leaves_one_over_lines_as_it_is():
    assert "co má platit na každém průběhu" in asked(ATTACK, ALWAYS).reason
    assert asked(ATTACK + "na některé linii do konce výzvy: výzvu vyhraje Stark", ALWAYS).verdict == "confirmed"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_where_lines_end(game):
    for scope in scopes_of(game):
        assert GAMES[game].parse(THEN, f"na každé linii {scope}: {GAMES[game].vocabulary[THEN].phrases[-1].example}")


# -- moves ------------------------------------------------------------------------------------------
def test_legal_moves_are_sentences_and_refused_ones_have_their_rules():
    moment = Desk(KNEELING).moment(1)
    assert "Stark pasuje" in [offer["text"] for offer in moment["legal"]]
    defence = next(offer for offer in moment["refused"] if offer["text"] == 'Lannister brání postavou "Jaime"')
    assert defence["rules"] == ["agot-ccg 7.10"]


def test_the_table_stands_where_a_move_was_refused():
    moment = Desk(KNEELING).moment()
    assert (moment["at"], moment["of"], moment["line"]) == (1, 2, 5)
    assert "agot-ccg 7.10" in moment["stuck"]


def test_the_table_can_be_seen_after_any_move():
    assert [Desk(KNEELING).moment(at)["at"] for at in (0, 1, 2, 9)] == [0, 1, 1, 1]
    assert Desk(KNEELING).moment(0)["player"] == "Stark"


def _some(book: str, many: int) -> list[Desk]:
    """Situations of a book that end at somebody's choice: the same ones each time."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((FIXTURES / book / "scenarios").glob("*.feature"))]
    texts.sort(key=lambda text: hashlib.sha256(text.encode()).digest())
    found = []
    for text in texts:
        whole = Desk(text)
        names = [one.name for one in whole.scenarios if "<" not in one.name]
        for name in sorted(set(names), key=lambda name: hashlib.sha256(name.encode()).digest())[:2]:
            if names.count(name) == 1:
                found.append(Desk(text, name=name, book=book))
            if len(found) == many:
                return found
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_every_move_that_is_offered_can_be_made(book):
    offered = 0
    for desk in _some(book, 6):
        if not desk.cases or (stand := desk.cases[0]._stand) is None or stand.line is None:
            continue
        for offer in desk.moment()["legal"]:
            record = desk.game.parse(WHEN, offer["text"])
            line = stand.line.fork()
            if not record.declines(line.t, line.s):
                line.move(record.intents(line.t, line.s))
            offered += 1
    assert offered > 0


# -- silence ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("book", "start"), STARTS, ids=[f"{book}: {start.title}" for book, start in STARTS])
def test_what_silence_says_can_be_said_and_changes_nothing(book, start):
    whole = Desk(start.text, book=book)
    before = [(report.verdict, report.reason) for report in whole.judging(WHAT).reports()]
    for one in whole.moment()["silent"]:
        lines = start.text.split("\n")
        if one["line"]:
            lines[one["line"] - 1] = one["text"]
        else:
            last = max(said.line for said in whole.scenarios[0].sentences if said.kind == GIVEN)
            lines.insert(last, f"A {one['text']}")
        after = Desk("\n".join(lines), book=book).judging(WHAT).reports()
        assert [(report.verdict, report.reason) for report in after] == before, one


def test_silence_knows_the_phase_the_turn_and_the_strength():
    silent = [one["text"] for one in Desk('podle agot-ccg\nStark má ve hře postavu "Robb"').moment()["silent"]]
    assert {"je fáze výzev", "na tahu je Stark", 'Stark má ve hře postavu "Robb" se silou 1'} <= set(silent)
    told = Desk("podle agot-ccg\nje fáze výzev\nStark má 3 zlaté").moment()["silent"]
    assert "je fáze výzev" not in [one["text"] for one in told]


# -- situations to begin from, and forms ---------------------------------------------------------------
@pytest.mark.parametrize(("book", "start"), STARTS, ids=[f"{book}: {start.title}" for book, start in STARTS])
def test_every_situation_to_begin_from_is_understood_and_can_be_asked_about(book, start):
    desk = Desk(start.text, book=book)
    assert (desk.faults(), desk.error, desk.book) == ([], None, book)
    assert {desk.judging(ask).reports()[0].verdict for ask in (MAY, WHAT)} & {"confirmed", "refuted"}


@pytest.mark.parametrize("game", GAMES)
def test_forms_have_a_field_for_every_hole(game):
    forms = forms_of(game)
    fields = {"name", "names", "choice", "noun", "card", "cards", "number", "counted", "text"}
    for patterns in forms["patterns"].values():
        for one in patterns:
            for name, slot in re.findall(r"\{(\w+)(?::(\w+))?\}", one["pattern"]):
                form = forms["slots"][slot or name]
                assert form["as"] in fields
                assert form["as"] != "choice" or form["options"], slot or name


def test_what_is_usually_said_stands_first():
    texts = [
        f"Požadavek: x\n\nPříklad: y\n  Pokud {who} má 3 zlaté\n  Pak {who} má 3 zlaté\n" for who in ("Stark", "Stark", "Tully")
    ]
    assert usually_said("agot_cards", [*texts, "nic"]).said["player"] == ["Stark", "Tully"]


@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.1])
def test_a_table_for_which_there_is_no_time_is_told_as_far_as_it_is_known(seconds):
    with deadline(seconds):
        desk = Desk(ATTACK)
        desk.judging(WHAT).reports()
        moment = desk.moment()
    assert set(moment) == set(Desk(ATTACK).moment())


# -- on what a refusal leans --------------------------------------------------------------------------
OUT_OF_TURN = """podle agot-ccg
Stark má ve hře postavu "Robb"
Lannister má ve hře postavu "Jaime"
Lannister zahájí proti hráči Stark vojenskou výzvu postavou "Jaime"
"""
TOO_LITTLE = """podle agot-lcg
hrají Stark a Lannister
Stark má ve hře místo "Dvůr": vliv 1
Stark má ve hře místo "Přístav": vliv 1
Stark má ve hře místo "Lázně"
karta "Lázně" má schopnost: Výzvy; cena: zaplať vliv 2; účinek: lízni 1 kartu
Stark použije kartu "Lázně" za cenu "Dvůr"
"""
MARCHES = """Stark má v oblasti Winterfell 1 pěšáka a rozkaz Pochod 0
Lannister má v oblasti Lannisport 1 pěšáka a rozkaz Pochod 0
Stark pochoduje z oblasti Winterfell: 1 pěšák do oblasti Karhold
"""


def leanings(text, ask=MAY, book=""):
    return [(one["text"], one["instead"]) for one in Desk(text, book=book).judging(ask).leanings()["found"]]


def test_a_refusal_by_turn_order_says_whose_turn_silence_has_assumed():
    turn = ("na tahu je Stark", "na tahu je Lannister")
    assert leanings(OUT_OF_TURN)[0] == turn
    assert leanings(OUT_OF_TURN, WHAT)[0] == turn
    assert leanings(MARCHES, book="agot-board") == [("na tahu je Baratheon", "na tahu je Stark")]


def test_what_is_said_aloud_is_no_assumption_and_what_would_not_help_is_not_told():
    said = OUT_OF_TURN.replace("Stark má", "na tahu je Stark\nStark má", 1)
    assert "na tahu je Stark" not in [text for text, _instead in leanings(said)]
    assert leanings(KNEELING) == []
    assert leanings(OUT_OF_TURN.replace("Lannister zahájí proti hráči Stark", "Stark zahájí proti hráči Lannister")) == []


def test_what_is_to_be_said_instead_lifts_the_refusal():
    for text, instead in leanings(OUT_OF_TURN):
        assert text != instead
        assert asked(OUT_OF_TURN.replace("Stark má", f"{instead}\nStark má", 1), MAY).verdict == "confirmed"


def test_of_leanings_nothing_is_left_out_in_silence(monkeypatch):
    """Neither a fault nor the end of the time passes for "nothing would help"."""
    desk = Desk(OUT_OF_TURN).judging(MAY)
    assert desk.leanings()["cut_short"] == ""
    desk.reports()

    def breaks(*_given, **_options):
        raise KeyError("porouchané")

    monkeypatch.setattr("rulings.engine.core.leaning.play", breaks)
    assert "porouchané" in desk.leanings()["cut_short"]

    def late():
        raise OutOfTime("čas uplynul")

    monkeypatch.setattr("rulings.engine.core.leaning.look", late)
    assert desk.leanings() == {"found": [], "cut_short": "čas uplynul"}


def test_of_what_silence_assumes_nothing_is_left_out_unsaid(monkeypatch):
    """A fault of the engine is told beside what could be found out, of the whole and of one sentence alike."""
    assert Desk(OUT_OF_TURN).moment()["silent_cut_short"] == ""
    whole = len(Desk(OUT_OF_TURN).moment()["silent"])
    asked = "rulings.engine.core.silence.compile_scenario"
    compiled = silence.compile_scenario
    calls = []

    def breaks_once(*given, **options):
        calls.append(given)
        if len(calls) == 2:
            raise KeyError("porouchané")
        return compiled(*given, **options)

    monkeypatch.setattr(asked, breaks_once)
    found = Desk(OUT_OF_TURN).moment()
    assert 0 < len(found["silent"]) <= whole
    assert "porouchané" in found["silent_cut_short"]

    def breaks(*_given, **_options):
        raise KeyError("celé porouchané")

    monkeypatch.setattr(asked, breaks)
    desk = Desk(OUT_OF_TURN).judging(MAY)
    assert "celé porouchané" in desk.moment()["silent_cut_short"]
    assert desk.moment()["silent"] == []
    assert "celé porouchané" in desk.leanings()["cut_short"]


def test_what_contradicts_the_situation_is_no_fault(monkeypatch):
    monkeypatch.setattr(GAMES["agot_cards"], "tells", lambda t, s: ["hraje Nikdo", "je fáze výzev"])
    found = Desk(OUT_OF_TURN).moment()
    assert found["silent_cut_short"] == ""
    assert "je fáze výzev" in [one["text"] for one in found["silent"]]


def test_a_refusal_of_a_whole_payment_names_its_rules_too():
    """A payment that is too small is refused by what it says, and not by one of its choices."""
    played = Desk(TOO_LITTLE).judging(WHAT)
    [found] = played.reports()
    assert "tah je odmítnut podle" in found.reason
    assert "agot-lcg 4.6a" in found.reason
    assert "agot-lcg 4.6a" in played.cases[0]._story.refused


def test_a_fault_while_looking_ahead_is_told(monkeypatch):
    def breaks(self):
        raise KeyError("porouchané")

    desk = Desk(BATTLE, book="agot-board").judging(WHAT)
    assert desk.reports()[0].verdict == "confirmed"
    monkeypatch.setattr("rulings.engine.core.line.Line.forced", breaks)
    [found] = Desk(BATTLE, book="agot-board").judging(WHAT).reports()
    assert found.verdict == "undecided"
    assert "porouchané" in found.reason


# -- what comes of it ---------------------------------------------------------------------------------
BATTLE = """Stark má v oblasti Winterfell 2 rytíře a rozkaz Pochod +1
Greyjoy má v oblasti Moat Cailin 1 pěšáka a rozkaz Obrana +1
Stark má kartu rodu "Eddard Stark" se silou 4
Greyjoy má kartu rodu "Asha Greyjoy" se silou 0
na tahu je Stark
Stark pochoduje z oblasti Winterfell: 2 rytíři do oblasti Moat Cailin
Stark zahraje kartu rodu "Eddard Stark"
Greyjoy zahraje kartu rodu "Asha Greyjoy"
Greyjoy nepoužije Valyrijský ocelový meč
"""


def told(text, book="agot-board"):
    return Desk(text, book=book).judging(WHAT).reports()[0].trace


def test_who_wins_a_battle_is_told_with_both_sums_before_anybody_retreats():
    *_moves, won = told(BATTLE)
    assert (won.kind, won.text) == ("ahead", "Síly obou stran se porovnají a bitvu vyhrává Stark.")
    assert [value for what, value, _total in won.sum if what.startswith("útočník")] == [4, 1, 4]
    assert [value for what, value, _total in won.sum if what.startswith("obránce")] == [1, 1]
    assert "agot-board 14.13" in won.rules


def test_a_battle_fought_out_is_told_step_by_step():
    steps = [step for step in told(BATTLE + "Greyjoy ustoupí do oblasti Seagard\n") if step.kind == "auto"]
    assert [step.text for step in steps][:4] == [
        "karta rodu „Eddard Stark“: zahraná; karta rodu „Asha Greyjoy“: zahraná",
        "Síly obou stran se porovnají a bitvu vyhrává Stark.",
        "Poražené jednotky ustoupí.",
        "Vítěz obsadí oblast.",
    ]
    went = {change.what: change.after for step in steps[2:4] for change in step.changes}
    assert went["Seagard: utíkající pěšáci"] == "1"
    assert went["Moat Cailin: rytíři"] == "2"


def test_what_a_move_itself_changes_stands_with_the_move():
    march = told("Stark má v oblasti Winterfell 2 pěšáky a rozkaz Pochod 0\nna tahu je Stark\n"
                 "Stark pochoduje z oblasti Winterfell: 1 pěšák do oblasti Karhold\n")[0]  # fmt: skip
    changes = {change.what: (change.before, change.after) for change in march.changes}
    assert changes["Winterfell: pěšáci"] == ("2", "1")
    assert changes["Karhold: jednotky rodu"] == ("žádného", "Stark")


# -- places as people say them ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Stark pochoduje z Winterfellu: 1 pěšák do Moat Cailin", "z oblasti Winterfell: 1 pěšák do oblasti Moat Cailin"),
        ("Stark pochoduje z Dragonstonu: 1 pěšák do Moat Cailinu", "z oblasti Dragonstone: 1 pěšák do oblasti Moat Cailin"),
        ("Stark pochoduje z oblasti Harrenhalu: 1 pěšák do Eyrie", "z oblasti Harrenhal: 1 pěšák do oblasti The Eyrie"),
        ("Stark provede nájezd z Pyku na Reach", "z oblasti Pyke na oblast Reach"),
    ],
)
def test_places_are_read_as_people_decline_them(said, meant):
    game = GAMES["agot_board"]
    assert game.write(WHEN, game.parse(WHEN, said)).endswith(meant)


def test_a_place_is_not_seen_where_none_is_named():
    reword = GAMES["agot_board"].vocabulary[WHEN].reword
    for text in ('Stark zahraje kartu rodu "z Winterfellu"', "Stark jde do Winterfellska", "Stark jde do Blackwater's"):
        assert reword(text) == text
    assert reword("do Blackwater Bay") == "do oblasti Blackwater Bay"


def test_a_card_without_printed_strength_names_a_sentence_that_is_read():
    report = asked(BATTLE.replace('Stark má kartu rodu "Eddard Stark" se silou 4\n', "") + "skončí bitva\n", WHAT)
    wanted = re.search(r"Přidejte větu: (.+)\.$", report.reason)
    assert wanted, report.reason
    assert GAMES["agot_board"].parse(GIVEN, wanted[1]).card == "Eddard Stark"


# -- what is offered ----------------------------------------------------------------------------------
def test_a_whole_army_is_offered_to_march_and_its_parts():
    text = "Stark má v oblasti Winterfell 2 pěšáky a 1 rytíře a rozkaz Pochod 0\nna tahu je Stark\n"
    offers = [one["text"] for one in Desk(text, book="agot-board").moment()["legal"]]
    for units in ("2 pěšáci a 1 rytíř", "2 pěšáci", "1 rytíř", "1 pěšák"):
        assert f"Stark pochoduje z oblasti Winterfell: {units} do oblasti Karhold" in offers
