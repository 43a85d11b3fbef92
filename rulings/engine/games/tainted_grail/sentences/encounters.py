"""Encounters: their cards and how far they have gone. Sentences of *Pokud*, some of which *Pak* asks again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.answer import Answer, same, yes_no
from ....core.language.gherkin import ScenarioError
from ....core.layout import State, set_signed, signed
from ....core.line import Line
from ....core.sentences import Expectation, Given, say
from .. import cells
from ..meeting import deck_of
from ..model import COMBAT, DIPLOMACY, Effects, Row
from ..naming import encounter
from ..party import has_nature
from ..situation import colour_kind
from .parts import Laid, in_bounds

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table

ANY_POOL = 255


class EncounterGoesOn(Given):
    given = (
        say("probíhá {kind} střetnutí {encounter}", 'probíhá bojové střetnutí "Tulák"', "Na začátku 1. tahu."),
        say(
            "začíná {kind} střetnutí {encounter}",
            'začíná diplomatické střetnutí "Plačící sirotek"',
            "Od tažení jeho karty: vybavení, počáteční karty, tahy.",
            opening=True,
        ),
    )
    kind: int
    encounter: str
    opening: bool = False

    def apply(self, situation: Situation) -> None:
        if situation.at_hand:
            raise ScenarioError("Probíhat může jen jedno střetnutí.")
        situation.new_encounter(self.encounter, self.kind)
        situation.at_hand, situation.opening = self.encounter, self.opening


class InDeck(Given):
    given = (
        say(
            "v {colour} balíčku střetnutí leží {encounters}",
            'v šedém balíčku střetnutí leží "Tulák" a "Vlk"',
            "Shora; modrá střetnutí jsou diplomatická.",
        ),
    )
    colour: str
    encounters: tuple[str, ...]

    def apply(self, situation: Situation) -> None:
        for name in self.encounters:
            situation.new_encounter(name, colour_kind(self.colour)).colour = self.colour
            situation.decks.setdefault(self.colour, []).append(name)


class BelongsToDeck(Given):
    given = (
        say(
            "střetnutí {encounter} patří do {colour:colourof} balíčku",
            'střetnutí "Tulák" patří do šedého balíčku',
            "Diplomatická patří vždy do modrého.",
        ),
    )
    encounter: str
    colour: str

    def apply(self, situation: Situation) -> None:
        situation.encounter(self.encounter).colour = self.colour


class HasNature(Given, Expectation):
    given = (say("střetnutí má povahu {natures}", "střetnutí má povahu rychlý a lest"),)
    then = (say("platí povaha {natures}", "platí povaha rychlý"),)
    natures: tuple[str, ...]

    def apply(self, situation: Situation) -> None:
        situation.encounter("").natures += self.natures

    def answer(self, line: Line) -> Answer:
        return yes_no(all(has_nature(line.t, line.s, x) for x in self.natures), True, "Povaha platí")


class HasTarget(Given):
    given = (say("střetnutí má cílovou hodnotu {n}", "střetnutí má cílovou hodnotu 6", "Není-li řečeno: 20."),)
    n: int

    def apply(self, situation: Situation) -> None:
        x = situation.encounter("")
        if x.kind != COMBAT:
            raise ScenarioError("Cílovou hodnotu má jen bojové střetnutí.")
        x.target = in_bounds(self.n, 1, 200, "Cílová hodnota")


class HasTrack(Given):
    given = (
        say(
            "stupnice náklonnosti vede od {low} do {high}",
            "stupnice náklonnosti vede od -3 do 4",
            "Šedá pozice je 0. Není-li řečeno: od -4 do 4.",
        ),
    )
    low: int
    high: int

    def apply(self, situation: Situation) -> None:
        x = situation.encounter("")
        if x.kind != DIPLOMACY:
            raise ScenarioError("Stupnici náklonnosti má jen diplomatické střetnutí.")
        x.low, x.high = in_bounds(self.low, -50, -1, "Nejnižší pozice"), in_bounds(self.high, 1, 50, "Nejvyšší pozice")


class HasTint(Given):
    given = (say("{tint} pozice jsou {positions}", "zelené pozice jsou 2, 3 a 4"),)
    tint: str
    positions: tuple[int, ...]

    def apply(self, situation: Situation) -> None:
        x = situation.encounter("")
        if self.tint == "green":
            x.green = self.positions
        else:
            x.red = self.positions


class Attacks(Given):
    given = (
        say("protivník útočí: {effects}", "protivník útočí: 1 zásah", "Při každé bilanci.", low=0, high=ANY_POOL),
        say(
            "při bilanci od {low} do {high} protivník útočí: {effects}",
            "při bilanci od 2 do 3 protivník útočí: 2 zásahy a -1 ukazatel",
            "Řádek bojové tabulky. Střetnutí bez tabulky neútočí.",
        ),
    )
    low: int
    high: int
    effects: Effects

    def apply(self, situation: Situation) -> None:
        x = situation.encounter("")
        if x.kind != COMBAT:
            raise ScenarioError("Bojovou tabulku má jen bojové střetnutí; diplomatické má reakce v etapách.")
        if any(row.low <= self.high and self.low <= row.high for row in x.table):
            raise ScenarioError("Řádky bojové tabulky se překrývají.")
        x.table.append(Row(self.low, self.high, self.effects))


class Reacts(Given):
    given = (
        say(
            "v etapě {stage} protivník reaguje: {effects}",
            "v etapě 1 protivník reaguje: náklonnost -1 a 1 zásah",
            "Etapa bez reakce nic nedělá.",
        ),
    )
    stage: int
    effects: Effects

    def apply(self, situation: Situation) -> None:
        situation.encounter("").stage(self.stage).reaction = self.effects


class StageBonus(Given):
    given = (
        say(
            "v etapě {stage} přinese bonus střetnutí[ u {attribute:genitive}]: {effects}",
            "v etapě 1 přinese bonus střetnutí u empatie: náklonnost +2",
            "Bez vlastnosti platí pro každou.",
        ),
    )
    stage: int
    effects: Effects
    attribute: str = ""

    def apply(self, situation: Situation) -> None:
        situation.encounter("").stage(self.stage).bonus[self.attribute] = self.effects


class Brings(Given):
    given = (
        say("příležitostný útok je {effects}", "příležitostný útok je 1 zásah", what="opportunity"),
        say("selhání je {effects}", "selhání je hrůza +1", what="failure"),
        say("odměna je {effects}", "odměna je zkušenosti +2", what="reward"),
        say("kořist je {effects}", "kořist je cennosti +3", "Po jednom kuse se dělí mezi členy družiny.", what="loot"),
        say("vyhnutí stojí {effects}", "vyhnutí stojí pokrmy -1", what="cost"),
    )
    what: str
    effects: Effects

    def apply(self, situation: Situation) -> None:
        setattr(situation.encounter(""), self.what, self.effects)


class AvoidingNeeds(Given):
    given = (say("vyhnutí žádá {levels}", "vyhnutí žádá pověst 4"),)
    levels: tuple[tuple[str, int], ...]

    def apply(self, situation: Situation) -> None:
        situation.encounter("").levels = self.levels


# -- how far it has gone ------------------------------------------------------------------------------
class PoolIs(Laid, Expectation):
    given = (say("bojová bilance je {n}", "bojová bilance je 2", "Není-li řečeno: 0."),)
    then = (say("bojová bilance je {n}", "bojová bilance je 2"),)
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("bojová bilance",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[cells.POOL] = in_bounds(self.n, 0, 200, "Bojová bilance")

    def answer(self, line: Line) -> Answer:
        return same(line.s[cells.POOL], self.n, "Bojová bilance")


class AffinityIs(Laid, Expectation):
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
        return same(signed(line.s, cells.AFFINITY), self.position, "Ukazatel náklonnosti")


class StageIs(Laid, Expectation):
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


class TurnIs(Laid, Expectation):
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


OUTCOMES = {
    cells.WON: "vyhrané",
    cells.LOST: "prohrané",
    cells.FLED: "opuštěné úprkem",
    cells.ROBBED: "ukončené lupičem",
    cells.LEFT: "skončené bez vítězství",
    cells.AVOIDED: "obejité",
    cells.TOLD: "vyhodnocené podle vlastního textu",
    0: "nerozhodnuté",
}


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
