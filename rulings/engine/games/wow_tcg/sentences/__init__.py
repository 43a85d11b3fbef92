"""The vocabulary of the chain game: every sentence a judge can write, a class each."""

from __future__ import annotations

from ....core import asking
from ....core.language.gherkin import GIVEN, THEN, WHEN
from ....core.language.phrases import Vocabulary
from ....core.sentences import phrases_of
from ..words.slots import SLOTS
from . import (
    card_moves,
    cards_given,
    cards_held,
    combat_moves,
    decks_given,
    decks_held,
    game_moves,
    results_held,
    state_given,
    table,
)

ASKED = asking.phrases(
    result='karta "Vlk" má 2 zranění',
    rule="wow-tcg 7.17",
    move="Anna předá přednost",
    against="wow-tcg 7.3",
    refused='Anna navrhne boj: "Vlk" proti "Medvěd"',
    scope="do konce boje",
    player="Boris",
    held="hra pokračuje",
)
VOCABULARY = {
    GIVEN: Vocabulary(phrases_of(GIVEN, table, cards_given, state_given, decks_given), SLOTS),
    WHEN: Vocabulary(phrases_of(WHEN, combat_moves, card_moves, game_moves), SLOTS),
    THEN: Vocabulary([*ASKED, *phrases_of(THEN, results_held, cards_held, decks_held, table)], SLOTS),
}
