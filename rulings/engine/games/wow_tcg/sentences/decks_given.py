"""Deck lists, boosters and tournaments: sentences of *Pokud*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.seating import small
from ....core.sentences import Given, say

if TYPE_CHECKING:
    from ..situation import Situation


class FormatIs(Given):
    given = (say("hraje se {format}", "hraje se zapečetěný balíček", "Zapečetěný balíček nebo draft; jinak sestavený balíček."),)
    format: str

    def apply(self, situation: Situation) -> None:
        situation.format = self.format


class SideDeckAllowed(Given):
    given = (say("turnaj dovoluje doplňkový balíček"),)

    def apply(self, situation: Situation) -> None:
        situation.side_allowed = True


class TournamentGame(Given):
    given = (say("hraje se {n}. hra turnaje", "hraje se 2. hra turnaje", "Není-li řečeno: první hra."),)
    n: int

    def apply(self, situation: Situation) -> None:
        situation.tournament_game = small(self.n)


class OpenedBoosters(Given):
    given = (say("{player} má {n:boosters}", "Anna má 6 boosterů"),)
    player: str
    n: int

    def apply(self, situation: Situation) -> None:
        situation.boosters[self.player] = small(self.n)


class PoolHas(Given):
    given = (say("{player} má z boosterů {n:ncards}", "Anna má z boosterů 90 karet", "I s těmi, které jsou v balíčku."),)
    player: str
    n: int

    def apply(self, situation: Situation) -> None:
        situation.pools[self.player] = small(self.n)


class BoosterSize(Given):
    given = (say("booster má {n:ncards}", "booster má 15 karet"),)
    n: int

    def apply(self, situation: Situation) -> None:
        situation.booster_size = small(self.n)
