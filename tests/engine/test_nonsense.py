"""What cannot be is said to be so, and nothing nonsensical is ever confirmed."""

from __future__ import annotations

import pytest

from rulings.engine import check_text

from .support import ATTACK, CHALLENGE, feature, report

IMPOSSIBLE = {
    "attacker among the dead": (
        'Pokud Stark má v hromádce mrtvých postavu "A"',
        'A Stark útočí na hráče Lannister vojenskou výzvou postavou "A"',
    ),
    "attacker of somebody else": (
        'Pokud Lannister má ve hře postavu "A"',
        'A Stark útočí na hráče Lannister vojenskou výzvou postavou "A"',
    ),
    "a player against himself": (
        'Pokud Stark má ve hře postavu "A"',
        'A Stark útočí na hráče Stark vojenskou výzvou postavou "A"',
    ),
    "a defender without a challenge": ('Pokud Stark má ve hře postavu "A"', 'A Stark se brání postavou "A"'),
    "a challenge out of its phase": (
        "Pokud je fáze nadvlády",
        'A Stark má ve hře postavu "A"',
        'A Stark útočí na hráče Lannister vojenskou výzvou postavou "A"',
    ),
    "an attachment on a card in hand": ('Pokud Stark má v ruce postavu "A"', 'A Stark má na kartě "A" vybavení "Meč"'),
    "a seat taken twice": ("Pokud hrají Stark a Stark",),
    "kneeling in the hand": ('Pokud Stark má v ruce postavu "A": klečí',),
    "no round": ("Pokud je 0. kolo",),
}
LOOP = (
    'Pokud Stark má ve hře postavu "A"',
    'A karta "A" má schopnost: Pasivní, jakmile někdo poklekne tuto kartu; účinek: postav tuto kartu',
    'A Stark má ve hře místo "B"',
    'A karta "B" má schopnost: Pasivní, jakmile někdo postaví vaši postavu; cíl: vyber vaši postavu; účinek: poklekni cíl',
    'A Stark má v ruce událost "C"',
    'A karta "C" má schopnost: Výzvy; účinek: poklekni každou postavu',
)


@pytest.mark.parametrize("case", IMPOSSIBLE, ids=str)
def test_an_impossible_situation_is_undecided_with_a_reason(case):
    found = report(*IMPOSSIBLE[case], "Pak hra pokračuje")
    assert found.verdict == "undecided"
    assert "chyba" not in found.reason
    assert len(found.reason) > 20


def test_a_loop_of_forced_choices_ends_an_exploration():
    found = report(*LOOP, "Pak na každé linii do konce fáze: hra pokračuje")
    assert found.verdict == "undecided"


def test_quantifiers_do_not_nest():
    found = report(*CHALLENGE, "Pak na každé linii do konce výzvy: na každé linii do konce výzvy: hra pokračuje")
    assert found.verdict == "undecided"
    assert "linií" in found.reason


@pytest.mark.parametrize("inner", ["je dovoleno: Stark pasuje", "rozhoduje Stark"])
def test_choices_are_not_asked_for_at_the_end_of_lines(inner):
    assert report(*CHALLENGE, f"Pak na žádné linii do konce výzvy: {inner}").verdict == "undecided"


def test_because_needs_a_rule_without_which_it_would_end_otherwise():
    idle = (*CHALLENGE, 'A Stark má ve hře postavu "Klečící": klečí', ATTACK, "A Lannister nebrání")
    assert report(*idle, "Pak výzvu vyhraje Stark, protože agot-ccg 7.11").verdict == "confirmed"
    assert report(*idle, "Pak výzvu vyhraje Stark, protože agot-ccg 7.7").verdict == "refuted"


IMMUNE = (
    'Pokud Stark má ve hře místo "Trůn"',
    'A karta "Trůn" má schopnost: Výzvy; cíl: vyber soupeřovu postavu; účinek: poklekni cíl',
    'A Lannister má ve hře postavu "Lev"',
    'A Lannister má ve hře postavu "Kněz": imunní vůči schopnostem míst',
    'A karta "Kněz" má schopnost: Stálá; účinek: omez tuto kartu: nesmí být cílem',
    'A Lannister má ve hře postavu "Ruka"',
    'Když Stark použije kartu "Trůn"',
)


@pytest.mark.parametrize(("rule", "verdict"), [("agot-lcg 5.11", "confirmed"), ("agot-lcg 5.28a", "refuted")])
def test_because_takes_a_reason_for_which_another_answers_and_none_that_is_no_reason(rule, verdict):
    said = f'Pak Stark může vybrat právě "Lev" a "Ruka", protože {rule}'
    assert report(*IMMUNE, said, rule="agot-lcg 5.11").verdict == verdict


def test_the_type_in_a_sentence_is_looked_at():
    steps = ('Pokud Stark má v ruce postavu "R"', "A je fáze velení", "A Stark má 1 zlatý")
    assert "není místo" in report(*steps, 'Když Stark zahraje místo "R"', "Pak hra pokračuje").reason


def test_nothing_ends_that_has_not_begun():
    assert report(*CHALLENGE, "Když skončí výzva", "Pak hra pokračuje").verdict == "undecided"


def test_one_deadline_holds_for_a_whole_text(monkeypatch):
    from rulings.engine.core import clock

    monkeypatch.setattr(clock.deadline.__wrapped__, "__defaults__", (0.0, None))
    text = feature(*CHALLENGE, "Pak hra pokračuje")
    assert [x.verdict for x in check_text(text)] == ["undecided"]
