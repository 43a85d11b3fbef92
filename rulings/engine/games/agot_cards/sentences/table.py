"""Who plays, and the time: sentences of *Pokud*, some of which *Pak* asks again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.sentences import SaysActive, SaysFirst, SaysPlayers, SaysShuffled
from ....core.answer import Answer, same
from ....core.line import Line
from ....core.sentences import Expectation, Given, SaysEdition, SaysPhase, say
from .. import cells
from ..cells import ROUND
from ..words.common import PHASE_GENITIVE

if TYPE_CHECKING:
    from ..situation import Situation


class Edition(SaysEdition):
    given = (say("podle {edition}", "podle agot-ccg", "Vydání pravidel; není-li řečeno, platí kniha z řádku Pravidlo."),)


class Players(SaysPlayers):
    given = (
        say(
            "hrají {players}",
            "hrají Stark, Lannister a Baratheon",
            "Pořadí u stolu po směru hodin; jinak pořadí, v němž jsou hráči jmenováni.",
        ),
    )


class PlaysHouse(Given):
    given = (say("{player} hraje za rod {house}", "Stark hraje za rod Stark"),)
    player: str
    house: str

    def apply(self, situation: Situation) -> None:
        situation.houses[self.player] = self.house


class PlaysAlliance(Given):
    given = (say("{player} hraje za alianci rodů {house} a {second}", "Stark hraje za alianci rodů Stark a Tully"),)
    player: str
    house: str
    second: str

    def apply(self, situation: Situation) -> None:
        situation.alliances[self.player] = (self.house, self.second)


class PhaseIs(SaysPhase):
    phases, at = PHASE_GENITIVE, cells.PHASE
    given = (say("je fáze {phase}", "je fáze výzev", "Není-li řečeno: fáze výzev."),)
    then = (say("je fáze {phase}", "je fáze výzev"),)


class RoundIs(Given, Expectation):
    momentary = True
    given = (say("je {n}. kolo", "je 2. kolo"),)
    then = (say("je {n}. kolo", "je 2. kolo"),)
    n: int

    def apply(self, situation: Situation) -> None:
        situation.round = self.n

    def answer(self, line: Line) -> Answer:
        return same(line.s[ROUND], self.n, "Kolo")


class ActiveIs(SaysActive):
    given = (say("na tahu je {player}", "na tahu je Stark", "Není-li řečeno: první hráč."),)
    then = (say("na tahu je {player}", "na tahu je Stark"),)


class FirstPlayerIs(SaysFirst):
    at = cells.FIRST_PLAYER
    given = (say("prvním hráčem je {player}", "prvním hráčem je Stark", "Není-li řečeno: první jmenovaný hráč."),)
    then = (say("prvním hráčem je {player}", "prvním hráčem je Stark"),)


class PoolHas(Given, Expectation):
    given = (say("v banku moci zbývá {n:power}", "v banku moci zbývá 0 moci", "Jinak je bank neomezený."),)
    then = (say("v banku moci zbývá {n:power}", "v banku moci zbývá 29 moci"),)
    n: int

    def apply(self, situation: Situation) -> None:
        situation.pool = self.n

    def answer(self, line: Line) -> Answer:
        found = line.s[cells.POOL]
        return same("neomezeně" if found == cells.UNLIMITED else str(found), str(self.n), "V banku moci zbývá")


class SetupBegins(Given):
    given = (say("začíná příprava na hru"),)

    def apply(self, situation: Situation) -> None:
        situation.setup = True


class DeckShuffled(SaysShuffled):
    given = (
        say(
            "balíček hráče {player} je zamíchaný",
            "balíček hráče Stark je zamíchaný",
            "Pořadí nikdo nezná: líznutou kartu určuje náhoda.",
        ),
    )


class DeckFormat(Given):
    given = (say("balíček hráče {player} je pro {format}", "balíček hráče Stark je pro turnaj"),)
    player: str
    format: str

    def apply(self, situation: Situation) -> None:
        situation.formats[self.player] = self.format
