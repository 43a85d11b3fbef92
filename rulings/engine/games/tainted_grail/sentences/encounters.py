"""Encounters: their cards and how far they have gone. Sentences of *Pokud*, some of which *Pak* asks again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.answer import Answer, yes_no
from ....core.language.gherkin import ScenarioError
from ....core.line import Line
from ....core.once import Once
from ....core.sentences import Expectation, Given, say
from .. import hooks
from ..model import COMBAT, DIPLOMACY, Approach, Effects, Row
from ..party import has_nature
from ..situation import colour_kind
from .parts import in_bounds

if TYPE_CHECKING:
    from ..situation import Situation

ANY_POOL = 255
_ONLY = {"opportunity": COMBAT, "loot": COMBAT, "failure": DIPLOMACY, "cost": DIPLOMACY}
"""Parts of the card that only one kind of encounter has."""


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


class BelongsToDeck(Once):
    given = (
        say(
            "střetnutí {encounter} patří do {colour:colourof} balíčku",
            'střetnutí "Tulák" patří do šedého balíčku',
            "Diplomatická patří vždy do modrého.",
        ),
    )
    encounter: str
    colour: str

    @property
    def about(self) -> tuple[str, ...]:
        return (self.encounter,)

    def apply(self, situation: Situation) -> None:
        situation.encounter(self.encounter).colour = self.colour


class HasNature(Given, Expectation):
    given = (say("střetnutí[ {encounter}] má povahu {natures}", "střetnutí má povahu rychlý a lest"),)
    then = (say("platí povaha {natures}", "platí povaha rychlý"),)
    natures: tuple[str, ...]
    encounter: str = ""

    def apply(self, situation: Situation) -> None:
        x = situation.encounter(self.encounter)
        if x.kind != COMBAT:
            raise ScenarioError("Povahu má jen bojové střetnutí.")
        x.natures += self.natures

    def answer(self, line: Line) -> Answer:
        return yes_no(all(has_nature(line.t, line.s, x) for x in self.natures), True, "Povaha platí")


class HasTarget(Once):
    given = (say("střetnutí má cílovou hodnotu {n}", "střetnutí má cílovou hodnotu 6", "Není-li řečeno: 20."),)
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("cílová hodnota",)

    def apply(self, situation: Situation) -> None:
        x = situation.encounter("")
        if x.kind != COMBAT:
            raise ScenarioError("Cílovou hodnotu má jen bojové střetnutí.")
        x.target = in_bounds(self.n, 1, 200, "Cílová hodnota")


class HasTrack(Once):
    given = (
        say(
            "stupnice náklonnosti vede od {low} do {high}",
            "stupnice náklonnosti vede od -3 do 4",
            "Šedá pozice je 0. Není-li řečeno: od -4 do 4.",
        ),
    )
    low: int
    high: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("stupnice náklonnosti",)

    def apply(self, situation: Situation) -> None:
        x = situation.encounter("")
        if x.kind != DIPLOMACY:
            raise ScenarioError("Stupnici náklonnosti má jen diplomatické střetnutí.")
        x.low, x.high = in_bounds(self.low, -50, -1, "Nejnižší pozice"), in_bounds(self.high, 1, 50, "Nejvyšší pozice")


class HasTint(Once):
    given = (say("{tint} pozice jsou {positions}", "zelené pozice jsou 2, 3 a 4"),)
    tint: str
    positions: tuple[int, ...]

    @property
    def about(self) -> tuple[str, ...]:
        return (f"pozice: {self.tint}",)

    def apply(self, situation: Situation) -> None:
        x = situation.encounter("")
        if x.kind != DIPLOMACY:
            raise ScenarioError("Zelené a červené pozice má jen diplomatické střetnutí.")
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


class Reacts(Once):
    given = (
        say(
            "v etapě {stage} protivník reaguje: {effects}",
            "v etapě 1 protivník reaguje: náklonnost -1 a 1 zásah",
            "Etapa bez reakce nic nedělá.",
        ),
    )
    stage: int
    effects: Effects

    @property
    def about(self) -> tuple[str, ...]:
        return (f"{self.stage}. etapa",)

    def apply(self, situation: Situation) -> None:
        situation.encounter("").stage(self.stage).reaction = self.effects


class StageBonus(Once):
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

    @property
    def about(self) -> tuple[str, ...]:
        return (f"{self.stage}. etapa", self.attribute)

    def apply(self, situation: Situation) -> None:
        situation.encounter("").stage(self.stage).bonus[self.attribute] = self.effects


class HasApproach(Given):
    given = (
        say(
            "přístup {approach} má etapy od {low} do {high}",
            'přístup "Smír" má etapy od 1 do 2',
            "Kterým přístupem se půjde, volí družina na začátku střetnutí.",
        ),
    )
    approach: str
    low: int
    high: int

    def apply(self, situation: Situation) -> None:
        x = situation.encounter("")
        x.stage(self.low)
        x.stage(self.high)
        if self.low > self.high or any(one.first <= self.high and self.low <= one.last for one in x.approaches):
            raise ScenarioError("Etapy přístupů se nesmějí překrývat a jdou od nižšího čísla k vyššímu.")
        x.approaches.append(Approach(self.approach, self.low, self.high))


class ListsParts(Given):
    given = (
        say(
            "karta střetnutí uvádí: {parts}",
            "karta střetnutí uvádí: název, stupnice náklonnosti a odměna",
            "Části, které na kartě diplomatického střetnutí jsou.",
        ),
    )
    parts: tuple[str, ...]

    def apply(self, situation: Situation) -> None:
        x = situation.encounter("")
        x.parts = x.parts | frozenset(self.parts)


class HasDifficulty(Once):
    given = (say("karta střetnutí má obtížnost {n}", "karta střetnutí má obtížnost 3"),)
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("obtížnost",)

    def apply(self, situation: Situation) -> None:
        situation.encounter("").difficulty = in_bounds(self.n, 1, 99, "Obtížnost")


class IsComplete(Expectation):
    then = (
        say("karta střetnutí je v pořádku"),
        say("karta střetnutí není v pořádku", yes=False),
    )
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        x = line.t.encounter(line.s)
        if x is None:
            return Answer(None, "Žádné střetnutí neprobíhá, jeho karta tedy na stole není.")
        return yes_no(not hooks.incomplete.refuses(line.t, x), self.yes, "Karta střetnutí je v pořádku")


class Brings(Once):
    given = (
        say("příležitostný útok je {effects}", "příležitostný útok je 1 zásah", what="opportunity"),
        say("selhání je {effects}", "selhání je hrůza +1", what="failure"),
        say("odměna je {effects}", "odměna je zkušenosti +2", what="reward"),
        say(
            "kořist je {effects}",
            "kořist je cennosti +3",
            'Po jednom kuse se dělí mezi členy družiny; kusem je i předmět "Meč".',
            what="loot",
        ),
        say("vyhnutí stojí {effects}", "vyhnutí stojí pokrmy -1", what="cost"),
    )
    what: str
    effects: Effects

    @property
    def about(self) -> tuple[str, ...]:
        return (self.what,)

    def apply(self, situation: Situation) -> None:
        x = situation.encounter("")
        if self.what in _ONLY and x.kind != _ONLY[self.what]:
            raise ScenarioError(f"To má jen {'bojové' if x.kind != COMBAT else 'diplomatické'} střetnutí, „{x.name}“ je jiné.")
        setattr(x, self.what, self.effects)


class AvoidingNeeds(Once):
    given = (say("vyhnutí žádá {levels}", "vyhnutí žádá pověst 4"),)
    levels: tuple[tuple[str, int], ...]

    @property
    def about(self) -> tuple[str, ...]:
        return ("vyhnutí",)

    def apply(self, situation: Situation) -> None:
        situation.encounter("").levels = self.levels
