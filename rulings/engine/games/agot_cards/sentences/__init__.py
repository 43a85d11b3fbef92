"""The vocabulary of the card game: every sentence a judge can write, a class each."""

from __future__ import annotations

from ....core import asking
from ....core.language.gherkin import GIVEN, THEN, WHEN
from ....core.language.phrases import Vocabulary
from ....core.sentences import phrases_of
from ..words.slots import SLOTS
from . import (
    answer_moves,
    card_moves,
    cards_given,
    cards_held,
    challenge_moves,
    game_moves,
    moment_moves,
    results_held,
    state_given,
    table,
)

ASKED = asking.phrases(
    result="výzvu vyhraje Stark",
    rule="agot-ccg 7.12",
    move="Stark pasuje",
    against="agot-ccg 7.7",
    refused='Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"',
    scope="do konce výzvy",
    player="Lannister",
    held="hra pokračuje",
)
VOCABULARY = {
    GIVEN: Vocabulary(phrases_of(GIVEN, table, cards_given, state_given), SLOTS),
    WHEN: Vocabulary(phrases_of(WHEN, challenge_moves, card_moves, answer_moves, game_moves, moment_moves), SLOTS),
    THEN: Vocabulary([*ASKED, *phrases_of(THEN, results_held, cards_held, table)], SLOTS),
}
