"""The day: where play stands in it, and what has come of it. Sentences of *Pokud* and of *Pak*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.answer import Answer, same, yes_no
from ....core.language.gherkin import ScenarioError
from ....core.laying import Laid
from ....core.layout import State
from ....core.line import Line
from ....core.sentences import Expectation, Given, say
from .. import cells
from ..cells import EVENING, MORNING, NOON
from ..naming import card, player
from ..steps.day import MOST_EFFORT
from ..steps.evening import development
from .parts import in_bounds

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table


# -- where play stands -------------------------------------------------------------------------------------
class DayStands(Given):
    given = (
        say("nadchází nový den", help="Před prvním krokem začátku dne.", part=MORNING),
        say("je hlavní část dne", part=NOON),
        say("nadchází konec dne", help="Před odpočinkem.", part=EVENING),
    )
    part: int

    def apply(self, situation: Situation) -> None:
        if situation.part:
            raise ScenarioError("Část dne řekněte jen jednou.")
        situation.part = self.part


class PartIs(Expectation):
    momentary = True
    then = (
        say("je začátek dne", part=MORNING),
        say("je hlavní část dne", part=NOON),
        say("je konec dne", part=EVENING),
    )
    part: int

    def answer(self, line: Line) -> Answer:
        return yes_no(line.s[cells.PART] == self.part, True, "Je ta část dne")


class HourIs(Expectation):
    momentary = True
    then = (say("je {hour}. krok té části dne", "je 6. krok té části dne"),)
    hour: int

    def answer(self, line: Line) -> Answer:
        return same(line.s[cells.HOUR], self.hour, "Krok")


class ActCosts(Given):
    given = (say("{act:deed} stojí {n:energy}", "cestování stojí 1 bod výdrže", "Ceny akcí předloha neuvádí."),)
    act: str
    n: int

    def apply(self, situation: Situation) -> None:
        cost = in_bounds(self.n, 0, MOST_EFFORT, "Cena akce")
        if situation.efforts.setdefault(self.act, cost) != cost:
            raise ScenarioError("O ceně té akce situace říká dvě různé věty; jednu vynechte.")


class EventsLeft(Laid, Expectation):
    given = (say("balíček událostí má {n:ncards}", "balíček událostí má 4 karty", "Není-li řečeno: 10."),)
    then = (say("balíček událostí má {n:ncards}", "balíček událostí má 3 karty"),)
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("balíček událostí",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[cells.EVENTS_LEFT] = in_bounds(self.n, 0, 99, "Karet událostí")

    def answer(self, line: Line) -> Answer:
        return same(line.s[cells.EVENTS_LEFT], self.n, "Karet událostí v balíčku")


class EventsDrawn(Expectation):
    then = (say("vytažených karet událostí je {n}", "vytažených karet událostí je 1"),)
    n: int

    def answer(self, line: Line) -> Answer:
        return same(line.s[cells.EVENTS], self.n, "Vytažených karet událostí")


class Tops(Laid):
    given = (
        say("nejvyšší zdraví je {n}", "nejvyšší zdraví je 7", "Není-li řečeno: 10.", cell=cells.TOP_HEALTH),
        say("nejvyšší výdrž je {n}", "nejvyšší výdrž je 9", "Není-li řečeno: 10.", cell=cells.TOP_ENERGY),
    )
    cell: int
    n: int

    @property
    def about(self) -> tuple[str, ...]:
        return ("nejvyšší hodnoty", str(self.cell))

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[self.cell] = in_bounds(self.n, 1, 50, "Nejvyšší hodnota")


class LimiterAllows(Given):
    given = (
        say(
            "omezovač při zdraví {health} dovolí výdrž {n}",
            "omezovač při zdraví 4 dovolí výdrž 5",
            "Čísla jsou na desce postavy; předloha je neuvádí.",
        ),
        say(
            "obrácený omezovač při zdraví {health} dovolí výdrž {n}",
            "obrácený omezovač při zdraví 4 dovolí výdrž 3",
            flipped=True,
        ),
        say("obrácený omezovač při zdraví {health} snese hrůzu {n}", "obrácený omezovač při zdraví 4 snese hrůzu 2", terror=True),
    )
    health: int
    n: int
    flipped: bool = False
    terror: bool = False

    def apply(self, situation: Situation) -> None:
        in_bounds(self.n, 0, 50, "Omezení")
        if self.terror:
            said = situation.terror_limits.setdefault(self.health, self.n)
        else:
            said = situation.limits.setdefault((self.flipped, self.health), self.n)
        if said != self.n:
            raise ScenarioError("O omezovači při tom zdraví už situace říká něco jiného.")


class HasState(Laid, Expectation):
    given = (
        say("{player} propadá šílenství", "Beor propadá šílenství", "Má kartu „Propadáš šílenství“.", cell=cells.MAD),
        say("{player} se už vzdal tahu", "Beor se už vzdal tahu", cell=cells.PASSED),
    )
    then = (
        say("{player} se vzdal tahu", "Beor se vzdal tahu", cell=cells.PASSED),
        say("{player} propadá šílenství", "Beor propadá šílenství", cell=cells.MAD),
    )
    player: str
    cell: int

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[t.players[player(t, self.player)] + self.cell] = 1

    def answer(self, line: Line) -> Answer:
        return yes_no(bool(line.s[line.t.players[player(line.t, self.player)] + self.cell]), True, "Je tomu tak")


class HasActed(Laid, Expectation):
    given = (say("{player} má za sebou {n}. akci", "Beor má za sebou 1. akci", "Dnes; není-li řečeno, žádnou."),)
    then = (
        say("{player} dnes ještě žádnou akci neprovedl", "Beor dnes ještě žádnou akci neprovedl", n=0),
        say("{player} má za sebou {n}. akci", "Beor má za sebou 1. akci"),
    )
    player: str
    n: int = 0

    @property
    def about(self) -> tuple[str, ...]:
        return (f"akce, {self.player}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        s[t.players[player(t, self.player)] + cells.ACTIONS] = in_bounds(self.n, 1, 50, "Akce")

    def answer(self, line: Line) -> Answer:
        return same(line.s[line.t.players[player(line.t, self.player)] + cells.ACTIONS], self.n, "Provedených akcí")


class Reads(Expectation):
    then = (
        say("{player} čte sen", "Beor čte sen", what=cells.DREAM),
        say("{player} čte noční můru", "Beor čte noční můru", what=cells.NIGHTMARE),
        say("{player} nečte sen ani noční můru", "Beor nečte sen ani noční můru", what=0),
    )
    player: str
    what: int

    def answer(self, line: Line) -> Answer:
        words = {0: "nic", cells.DREAM: "sen", cells.NIGHTMARE: "noční můru"}
        found = line.s[line.t.players[player(line.t, self.player)] + cells.READ]
        return same(words[found], words[self.what], f"{self.player} čte")


class LiesLast(Expectation):
    then = (say("vespod balíčku rozvoje leží {card}", 'vespod balíčku rozvoje leží "Útok"'),)
    card: str

    def answer(self, line: Line) -> Answer:
        c = card(line.t, self.card)
        deck = development(line.t, line.s, line.t.card[c].owner)
        return yes_no(bool(deck) and deck[-1] == c, True, f"Karta „{self.card}“ leží vespod")
