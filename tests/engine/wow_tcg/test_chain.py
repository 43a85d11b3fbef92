"""The chain: who has priority, what resolves next, and what a window is when nothing waits."""

from __future__ import annotations

import pytest

from rulings.engine.cards import chain
from rulings.engine.cards.windows import WHO
from rulings.engine.core.flow import FlowError, asked, top
from rulings.engine.limits import MAX_CHAIN

from ..support import line_of, report

RULE = "wow-tcg 6.6"
RESPONSES = (
    'Pokud Anna má v ruce dovednost "Výpad"',
    'A Boris má v ruce dovednost "Uhnutí": klíčové slovo instantní',
    'A Anna má v ruce dovednost "Vztek": klíčové slovo instantní',
)
PLAYED = (
    'Když Anna zahraje dovednost "Výpad"',
    'A Boris zahraje dovednost "Uhnutí"',
    'A Anna zahraje dovednost "Vztek"',
)


def names(line) -> list[str]:
    """The cards whose texts wait, in the order of the chain."""
    return [line.t.name[chain.ability_of(line.t, line.s, e).card] for e in chain.waiting(line.t, line.s)]


def test_what_waits_lies_in_the_order_in_which_it_came():
    line = line_of(*RESPONSES, *PLAYED, rule=RULE)
    assert names(line) == ["Výpad", "Uhnutí", "Vztek"]
    assert asked(line.t, line.s) == 0, "who has added last keeps priority"


def test_two_passes_resolve_one_entry_and_give_priority_to_the_active_player():
    line = line_of(*RESPONSES, *PLAYED, rule=RULE)
    for _ in line.t.everyone:
        line.take(("pass",))
    assert names(line) == ["Výpad", "Uhnutí"]
    assert line.s[top(line.s) + WHO] == 0


def test_an_entry_in_the_middle_can_leave_and_the_others_move_up():
    line = line_of(*RESPONSES, *PLAYED, rule=RULE)
    chain.remove(line.t, line.s, chain.waiting(line.t, line.s)[1])
    assert names(line) == ["Výpad", "Vztek"]


def test_a_chain_is_bounded():
    line = line_of(*RESPONSES, PLAYED[0], rule=RULE)
    b = chain.ability_of(line.t, line.s, chain.waiting(line.t, line.s)[0])
    for _ in range(MAX_CHAIN - 1):
        chain.add(line.t, line.s, b, 0)
    with pytest.raises(FlowError, match="víc jich engine neudrží"):
        chain.add(line.t, line.s, b, 0)


def test_a_situation_may_begin_with_a_chain_already_built():
    line = line_of('Pokud Anna má v řetězu dovednost "Výpad"', 'A Boris má v řetězu dovednost "Uhnutí"', rule=RULE)
    assert names(line) == ["Výpad", "Uhnutí"]
    assert asked(line.t, line.s) == 1


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('A karta "Rána" míří na "Rána"', "nemůže být cílem"),
        ("A je krok dobírání", "Řetěz čeká v akční či závěrečné fázi"),
        ("A přednost má Boris", "jiný počet cílů"),
    ],
)
def test_a_chain_that_cannot_be_is_refused_with_a_cure(said, told):
    found = report(
        'Pokud Anna má v řetězu dovednost "Rána"',
        'A karta "Rána" má schopnost: Po zahrání; cíl: vyber spojence; účinek: zraň cíl o 1',
        'A Boris má ve hře spojence "Medvěd"',
        said,
        "Pak hra pokračuje",
        rule=RULE,
    )
    assert found.verdict == "undecided"
    assert told in found.reason


def test_an_answer_that_the_chain_will_turn_round_has_none_yet():
    found = report(*RESPONSES, PLAYED[0], 'Pak karta "Výpad" leží v řetězu', rule=RULE)
    assert found.verdict == "undecided"
    assert "Když se provede celý řetěz" in found.reason
