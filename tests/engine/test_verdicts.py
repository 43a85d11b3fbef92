"""The three verdicts, and that silence is never mistaken for one of them."""

from __future__ import annotations

import pytest

from rulings.engine.cards.resolving import LEVEL, MOST_NESTED, mark_of_target
from rulings.engine.core.flow import FIRST, WIDTH, FlowError

from .support import ATTACK, CHALLENGE, DEFEND, report


def test_a_tie_is_confirmed_for_the_attacker():
    found = report(*CHALLENGE, ATTACK, DEFEND, "Pak výzvu vyhraje Stark, protože agot-ccg 7.12", rule="agot-ccg 7.12", bites=True)
    assert (found.verdict, found.bites) == ("confirmed", True)


def test_the_opposite_claim_is_refuted_with_what_really_happened():
    found = report(*CHALLENGE, ATTACK, DEFEND, "Pak výzvu vyhraje Lannister")
    assert found.verdict == "refuted"
    assert "Stark" in found.reason
    assert found.reason_line == 8


def test_an_open_choice_leaves_the_verdict_undecided():
    found = report(*CHALLENGE, ATTACK, "Pak výzvu vyhraje Stark")
    assert found.verdict == "undecided"
    assert "Lannister" in found.reason
    assert "bránit" in found.reason


def test_a_refused_move_names_its_rule_and_line():
    kneeling = ('Pokud Stark má ve hře postavu "Rytíř" se silou 3: klečí', CHALLENGE[1])
    found = report(*kneeling, ATTACK, "Pak hra pokračuje")
    assert found.verdict == "undecided"
    assert "agot-ccg 7.7" in found.reason
    assert found.reason_line == 6


def test_a_rule_that_did_not_matter_is_no_reason():
    found = report(*CHALLENGE, ATTACK, DEFEND, "Pak výzvu vyhraje Stark, protože agot-ccg 8.3")
    assert found.verdict == "refuted"
    assert "agot-ccg 8.3" in found.reason


def test_why_lists_the_rules_that_flip_the_verdict_and_no_others():
    found = report(*CHALLENGE, ATTACK, DEFEND, "Pak výzvu vyhraje Stark", rule="agot-ccg 7.12", why=True)
    assert "agot-ccg 7.12" in found.why
    assert "agot-ccg 8.3" not in found.why


def test_two_winners_at_once_are_not_guessed():
    found = report(
        "Pokud Stark má na kartě rodu 14 moci",
        "A Lannister má na kartě rodu 14 moci",
        'A Stark má v ruce událost "Hody"',
        'A karta "Hody" má schopnost: Kdykoli; účinek: každý hráč získá pro rod 1 moc',
        'Když Stark zahraje událost "Hody"',
        "Pak hru vyhraje Stark",
    )
    assert found.verdict == "undecided"
    assert "dva hráči" in found.reason


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        (("Pokud podle agot-ccg", "A se něco stane", "Pak hra pokračuje"), "Nerozumím"),
        (('Pokud Stark má ve hře postavu "A"', 'A Stark má ve hře postavu "A"', "Pak hra pokračuje"), "už v situaci je"),
        (('Když Stark zahraje postavu "Nikdo"', "Pak hra pokračuje"), "nezná"),
        (("Pokud podle agot-xxx", "Pak hra pokračuje"), "neznám"),
        (('Pokud Stark má ve hře postavu "A"',), "očekávání"),
        (("Pak hra pokračuje", 'Pokud Stark má ve hře postavu "A"', "Pak hra pokračuje"), "musí stát"),
        (("Pokud Stark má na kartě rodu 300 moci", "Pak hra pokračuje"), "mimo rozsah"),
        (("Pokud podle agot-ccg", 'A Stark má v ruce kartu "Bez záznamu"', "Pak hra pokračuje"), "seznam karet nezná"),
        (
            ('Pokud Stark má ve hře postavu "A"', 'A karta "A" má schopnost: Výzvy; účinek: proveď zázrak', "Pak hra pokračuje"),
            "Nerozumím účinku",
        ),
        (("Pokud podle agot-ccg", "A Stark má v ruce 450 karet", "Pak hra pokračuje"), "příliš mnoho karet"),
    ],
)
def test_bad_input_is_undecided_with_a_line_and_a_mend(steps, words):
    found = report(*steps)
    assert found.verdict == "undecided"
    assert words in found.reason
    assert found.reason_line >= 3


@pytest.mark.parametrize(("second", "verdict"), [(55, "confirmed"), (56, "undecided")])
def test_a_number_beyond_a_cell_is_never_cut_off_in_silence(second, verdict):
    found = report(
        "Pokud je fáze velení",
        'A Stark má odhalenou zápletku "Hojnost": příjem 200',
        f'A Stark má ve hře místo "Důl": příjem {second}',
        "Pak Stark má 255 zlatých",
    )
    assert found.verdict == verdict
    assert ("příjem: 256 je mimo rozsah 0 až 255" in found.reason) is (verdict == "undecided")


def test_targets_nested_deeper_than_can_be_told_apart_are_refused():
    s = bytearray(FIRST + WIDTH)
    s[FIRST + LEVEL] = MOST_NESTED
    assert (mark_of_target(s, FIRST), mark_of_target(s, FIRST, second=True)) == (64, 128)
    s[FIRST + LEVEL] += 1
    with pytest.raises(FlowError, match="vnořena do více než 3 jiných"):
        mark_of_target(s, FIRST)
