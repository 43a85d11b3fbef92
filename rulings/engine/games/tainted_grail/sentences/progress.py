"""How far an encounter has gone and how it ended: sentences of *Pak*, some of which *Pokud* says too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.answer import Answer, same, yes_no
from ....core.language.gherkin import ScenarioError
from ....core.laying import Laid
from ....core.layout import State, set_signed, signed
from ....core.line import Line
from ....core.once import Once
from ....core.sentences import Expectation, say
from .. import cells
from ..meeting import NOT_LAID, deck_of
from ..model import COMBAT
from ..naming import OUTCOMES, encounter
from .parts import in_bounds

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table


class PoolIs(Laid, Once, Expectation):
    given = (say("bojová bilance je {n}", "bojová bilance je 2", "Není-li řečeno: 0."),)
    then = (say("bojová bilance je {n}", "bojová bilance je 2"),)
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("bojová bilance",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        if s[cells.KIND] != COMBAT or not s[cells.MET]:
            raise ScenarioError("Bojová bilance je jen v bojovém střetnutí.")
        s[cells.POOL] = in_bounds(self.n, 0, 200, "Bojová bilance")

    def answer(self, line: Line) -> Answer:
        return same(line.s[cells.POOL], self.n, "Bojová bilance")


class AffinityIs(Laid, Once, Expectation):
    given = (say("ukazatel náklonnosti je na {position}", "ukazatel náklonnosti je na 2", "Není-li řečeno: na šedé, 0."),)
    then = (say("ukazatel náklonnosti je na {position}", "ukazatel náklonnosti je na -1"),)
    position: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("ukazatel náklonnosti",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        x = t.encounter(s)
        if x is None or not x.low <= self.position <= x.high:
            raise ScenarioError(f"Pozici {self.position} stupnice náklonnosti nemá.")
        set_signed(s, cells.AFFINITY, self.position)

    def answer(self, line: Line) -> Answer:
        found = signed(line.s, cells.AFFINITY)
        return same("mimo stupnici" if found == NOT_LAID else str(found), str(self.position), "Ukazatel náklonnosti")


class StageIs(Laid, Once, Expectation):
    given = (say("je {stage}. etapa", "je 2. etapa", "Není-li řečeno: 1."),)
    then = (say("je {stage}. etapa", "je 2. etapa"),)
    stage: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("etapa",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        x = t.encounter(s)
        if x is None or not 1 <= self.stage <= len(x.stages):
            raise ScenarioError(f"Etapu {self.stage} střetnutí nemá. Přidejte větu o její reakci nebo bonusu.")
        s[cells.STAGE], s[cells.STAGES_DONE] = self.stage, self.stage - 1

    def answer(self, line: Line) -> Answer:
        return same(line.s[cells.STAGE], self.stage, "Etapa")


class StagesDone(Expectation):
    then = (say("splněných etap je {n}", "splněných etap je 1"),)
    n: int

    def answer(self, line: Line) -> Answer:
        return same(line.s[cells.STAGES_DONE], self.n, "Splněných etap")


class TurnIs(Laid, Once, Expectation):
    momentary = True
    given = (say("je {n}. tah", "je 2. tah", "Není-li řečeno: 1."),)
    then = (say("je {n}. tah", "je 2. tah"),)
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("tah",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[cells.TURN] = in_bounds(self.n, 1, 99, "Tah")
        s[cells.WOKEN] = self.n > 1

    def answer(self, line: Line) -> Answer:
        return same(line.s[cells.TURN], self.n, "Tah")


class PhaseIs(Expectation):
    momentary = True
    then = (say("je fáze {phase}", "je fáze výběru aktivní postavy"),)
    phase: int

    def answer(self, line: Line) -> Answer:
        return same(line.s[cells.PHASE], self.phase, "Fáze")


class StepIs(Expectation):
    momentary = True
    then = (say("je krok {step}", "je krok 2"),)
    step: int

    def answer(self, line: Line) -> Answer:
        return same(line.s[cells.STEP_NO], self.step, "Krok aktivace")


class OutcomeIs(Expectation):
    then = (
        say("střetnutí je vyhrané", outcome=cells.WON),
        say("střetnutí je prohrané", outcome=cells.LOST),
        say("střetnutí skončilo úprkem", outcome=cells.FLED),
        say("střetnutí ukončil lupič", outcome=cells.ROBBED),
        say("střetnutí skončilo bez vítězství", outcome=cells.LEFT),
        say("družina se střetnutí vyhnula", outcome=cells.AVOIDED),
        say("střetnutí se vyhodnotí podle vlastního textu", outcome=cells.TOLD),
        say("střetnutí pokračuje", outcome=0),
    )
    outcome: int

    def answer(self, line: Line) -> Answer:
        return same(OUTCOMES[line.s[cells.OUTCOME]], OUTCOMES[self.outcome], "Střetnutí je")


class GameGoesOn(Expectation):
    then = (say("hra pokračuje"), say("hra skončila", yes=False))
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        return yes_no(not line.s[cells.OVER], self.yes, "Hra pokračuje")


class LiesInDeck(Expectation):
    then = (
        say(
            "střetnutí {encounter} leží dospod {colour:colourof} balíčku",
            'střetnutí "Tulák" leží dospod šedého balíčku',
        ),
    )
    encounter: str
    colour: str

    def answer(self, line: Line) -> Answer:
        t, s = line.t, line.s
        e = encounter(t, self.encounter)
        if s[t.meetings[e] + cells.LIES] != cells.IN_DECK or deck_of(t, t.encounters[e]) != self.colour:
            return Answer(False, f"Střetnutí „{self.encounter}“ v tom balíčku neleží.")
        same_deck = [o for o, x in enumerate(t.encounters) if deck_of(t, x) == self.colour]
        depths = [s[t.meetings[o] + cells.DEPTH] for o in same_deck if s[t.meetings[o] + cells.LIES] == cells.IN_DECK]
        return yes_no(s[t.meetings[e] + cells.DEPTH] == max(depths), True, f"Střetnutí „{self.encounter}“ leží dospod")
