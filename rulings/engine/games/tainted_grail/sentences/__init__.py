"""The vocabulary of Tainted Grail: every sentence a judge can write, a class each."""

from __future__ import annotations

from ....core import asking
from ....core.language.gherkin import GIVEN, THEN, WHEN
from ....core.language.phrases import Vocabulary
from ....core.sentences import phrases_of
from ..words.slots import SLOTS
from . import actions, cards, characters, day, encounters, island, modes, moves, progress

ASKED = asking.phrases(
    result="střetnutí je vyhrané",
    rule="tainted-grail 15.10",
    move='Beor vyloží "Útok"',
    against="tainted-grail 13.13",
    refused='Beor vyloží "Do střehu!"',
    scope="do konce tahu",
    player="Beor",
    held="hra pokračuje",
)
VOCABULARY = {
    GIVEN: Vocabulary(phrases_of(GIVEN, characters, encounters, progress, cards, island, day, modes), SLOTS),
    WHEN: Vocabulary(phrases_of(WHEN, moves, actions, modes), SLOTS),
    THEN: Vocabulary([*ASKED, *phrases_of(THEN, characters, encounters, progress, cards, island, day, modes)], SLOTS),
}
