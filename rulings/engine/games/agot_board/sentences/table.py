"""Who plays, and the time: sentences of *Pokud*, some of which *Pak* asks again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.answer import Answer, same
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.line import Line
from ....core.once import Once
from ....core.sentences import Expectation, Given, SaysEdition, SaysPhase, say
from .. import cells, hooks
from ..words.slots import PHASES, STAGES
from .parts import Laid

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table


class Edition(SaysEdition):
    given = (say("podle {edition}", "podle agot-board"),)


class Players(Given):
    """These play, in the order of the table."""

    given = (say("hrají {players}", "hrají Lannister, Stark a Baratheon", "Není-li řečeno, hraje všech pět rodů."),)
    seats = True
    players: tuple[str, ...]

    def apply(self, situation: Situation) -> None:
        if situation.said:
            raise ScenarioError("Věta „hrají …“ musí stát dřív, než se o hráčích mluví.")
        if len(set(self.players)) < len(self.players):
            raise ScenarioError("Ve větě „hrají …“ je rod dvakrát.")
        situation.houses = self.players


class SetupBegins(Given):
    given = (say("začíná příprava hry", help="Hra začne větou „začne hra“."),)

    def apply(self, situation: Situation) -> None:
        situation.setup = True


class OptionalSwap(Given):
    given = (say("hraje se s volitelnou výměnou na Královském dvoře"),)

    def apply(self, situation: Situation) -> None:
        situation.swap = True


class TurnIs(Laid, Once, Expectation):
    momentary = True
    given = (say("je {n}. kolo", "je 2. kolo", "Není-li řečeno: 2. kolo."),)
    then = (say("je {n}. kolo", "je 3. kolo"),)
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("kolo",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        if not 1 <= self.n <= 10:
            raise ScenarioError("Kola jsou od 1. do 10.")
        s[cells.TURN] = self.n

    def answer(self, line: Line) -> Answer:
        return same(line.s[cells.TURN], self.n, "Kolo")


class PhaseIs(SaysPhase):
    phases, at = PHASES, cells.PHASE
    given = (say("je fáze {phase}", "je fáze akcí", "Není-li řečeno: fáze akcí, na jejím začátku."),)
    then = (say("je fáze {phase}", "je fáze plánování"),)


class OrdersRevealed(Given):
    given = (say("rozkazy jsou odhalené", help="Ve fázi plánování: hra stojí u Poštovního havrana."),)

    def apply(self, situation: Situation) -> None:
        situation.phase, situation.revealed = cells.PLANNING, True


class ActiveIs(Given):
    given = (say("na tahu je {player}", "na tahu je Stark", "Kdo jako první vykoná nájezd nebo pochod; jinak podle pořadí hry."),)
    player: str

    def apply(self, situation: Situation) -> None:
        situation.active = self.player


class ThreatIs(Laid, Once, Expectation):
    given = (say("divocí mají sílu {n}", "divocí mají sílu 6", "Není-li řečeno: 0."),)
    then = (say("divocí mají sílu {n}", "divocí mají sílu 6"),)
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("síla divokých",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        if self.n % 2 or self.n > 12:
            raise ScenarioError("Síla divokých je jedna z hodnot 0, 2, 4, 6, 8, 10 a 12.")
        s[cells.THREAT] = self.n // 2

    def answer(self, line: Line) -> Answer:
        return same(hooks.threat_strength.sum(line.t, line.s), self.n, "Síla divokých")


class StageIs(Expectation):
    momentary = True
    then = (say("je krok {stage}", "je krok pochodů"),)
    stage: int

    def answer(self, line: Line) -> Answer:
        names = {value: word for word, value in STAGES.items()} | {0: "žádný"}
        found = line.s[cells.STAGE] if line.s[cells.PHASE] == cells.ACTION else 0
        return same(names[found], names[self.stage], "Krok")
