"""The vocabulary of the board game: every sentence a judge can write, a class each."""

from __future__ import annotations

from ....core import asking
from ....core.language.gherkin import GIVEN, THEN, WHEN
from ....core.language.phrases import Vocabulary
from ....core.sentences import phrases_of
from ..words.places import with_areas
from ..words.slots import SLOTS
from . import action_moves, claims, decks, forbidden_moves, map, of_itself, planning_moves, players, printed, results, table

ASKED = asking.phrases(
    result="bitvu vyhraje Stark",
    rule="agot-board 16.15",
    move="Stark pochoduje z oblasti Winterfell bez jednotek",
    against="agot-board 11.2",
    refused="Stark pochoduje z oblasti The Narrow Sea: 1 loď do oblasti White Harbor",
    scope="do konce bitvy",
    player="Lannister",
    held="hra pokračuje",
)
VOCABULARY = {
    GIVEN: Vocabulary(phrases_of(GIVEN, table, map, players, decks, printed), SLOTS, with_areas),
    WHEN: Vocabulary(phrases_of(WHEN, planning_moves, action_moves, forbidden_moves, of_itself, claims), SLOTS, with_areas),
    THEN: Vocabulary([*ASKED, *phrases_of(THEN, results, map, players, table, decks, printed)], SLOTS, with_areas),
}
