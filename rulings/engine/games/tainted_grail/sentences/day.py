"""The day: where play stands in it, what is done, and what has come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.answer import Answer, same, yes_no
from ....core.choices import Intent, Part, Until
from ....core.flow import OPEN, STEP, top
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.line import Line
from ....core.sentences import Expectation, Given, Move, say
from .. import cells, hooks
from ..cells import CHANCE, EVENING, MORNING, NOON, PARTY
from ..island import joint
from ..naming import card, encounter, item, place, player
from ..steps.evening import DEVELOP, development
from .parts import Laid, in_bounds

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


# -- how far play runs on -----------------------------------------------------------------------------------
class PartBegins(Move):
    when = (
        say("začne hlavní část dne", part=NOON),
        say("začne konec dne", part=EVENING),
        say("skončí den", part=0),
    )
    part: int

    def intents(self, t: Table, s: State) -> list[Part]:
        if not self.part:
            day = t.step["day"].number
            return [Until(lambda t, s: _stands_at(s, day), or_over=True)]
        part, morning = self.part, t.step["morning"].number
        return [Until(lambda t, s: s[cells.PART] == part and not _stands_at(s, morning), or_over=True)]


def _stands_at(s: State, step: int) -> bool:
    return bool(s[OPEN]) and s[top(s) + STEP] == step


class Dawns(Move):
    when = (say("nadejde další den", help="Po konci dne; před prvním krokem nového."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(PARTY, (("dawn",),), "dawn")]


class HourComes(Move):
    when = (say("přijde na řadu {hour}. krok", "přijde na řadu 3. krok", "Začátku nebo konce dne."),)
    hour: int

    def intents(self, t: Table, s: State) -> list[Part]:
        part, hour = s[cells.PART], self.hour
        return [Until(lambda t, s: s[cells.PART] != part or s[cells.HOUR] >= hour, or_over=True)]


# -- actions --------------------------------------------------------------------------------------------------
class Travels(Move):
    when = (
        say("{player} cestuje do lokace {site} za {n:energy}", "Beor cestuje do lokace 105 za 1 bod výdrže"),
        say(
            "{players} společně cestují do lokace {site}, každý za {n:energy}",
            "Beor a Arev společně cestují do lokace 105, každý za 1 bod výdrže",
        ),
    )
    site: int
    n: int
    player: str = ""
    players: tuple[str, ...] = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        i = place(t, self.site)
        if not s[t.places[i] + cells.UNCOVERED]:
            raise ScenarioError(f"Lokace {self.site} na mapě neleží, cestovat do ní nelze.")
        who = joint(player(t, name) for name in self.players or (self.player,))
        return [Intent(PARTY, (("travel", who, i),), "travel"), Intent(PARTY, (("spend", self.n),), "spend")]


class Acts(Move):
    when = (
        say(
            "{player} provede {act} za {n:energy}",
            "Beor provede průzkum za 1 bod výdrže",
            "Co akce stojí a přinese, říkají texty hry; místní akci popíše věta v Pokud.",
        ),
        say(
            "{players} společně provedou {act}, každý za {n:energy}",
            "Beor a Arev společně provedou průzkum, každý za 1 bod výdrže",
        ),
    )
    act: str
    n: int
    player: str = ""
    players: tuple[str, ...] = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        who = joint(player(t, name) for name in self.players or (self.player,))
        return [Intent(PARTY, ((self.act, who),), self.act), Intent(PARTY, (("spend", self.n),), "spend")]


class Passes(Move):
    when = (say("{player} se vzdá tahu", "Beor se vzdá tahu"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(PARTY, (("pass", player(t, self.player)),), "pass")]


class Lights(Move):
    when = (say("družina aktivuje menhir v lokaci {site}", "družina aktivuje menhir v lokaci 105"),)
    site: int

    def intents(self, t: Table, s: State) -> list[Part]:
        i = place(t, self.site)
        if not s[t.places[i] + cells.MENHIR]:
            raise ScenarioError(f"V lokaci {self.site} menhir nestojí. Přidejte větu: v lokaci {self.site} stojí vyhaslý menhir.")
        if not t.map[i].dial:
            raise ScenarioError(
                f"Na kolik se menhir nastaví, určuje text hry. Přidejte větu: menhir v lokaci {self.site} se nastavuje na 8."
            )
        return [Intent(PARTY, (("light", i),), "light")]


class TakesItem(Move):
    when = (
        say("{player} vezme předmět {item}", 'Beor vezme předmět "Sekera"', verb="take item"),
        say("{player} vezme tajemství {item}", 'Beor vezme tajemství "Prokletí"', verb="take item", secret=True),
        say("{player} se vzdá předmětu {item}", 'Beor se vzdá předmětu "Sekera"', verb="put item"),
    )
    player: str
    item: str
    verb: str
    secret: bool = False

    def intents(self, t: Table, s: State) -> list[Part]:
        i = item(t, player(t, self.player), self.item)
        if self.secret and not t.item[i].secret:
            raise ScenarioError(f"„{self.item}“ není tajemství, ale předmět.")
        if bool(s[t.items[i] + cells.HELD]) == (self.verb == "take item"):
            raise ScenarioError(f"„{self.item}“ u sebe {self.player} {'už má' if s[t.items[i] + cells.HELD] else 'nemá'}.")
        return [Intent(PARTY, ((self.verb, i),), self.verb)]


# -- guardians -------------------------------------------------------------------------------------------------
class Rolls(Move):
    when = (say("kostkou strážce se hodí za {encounter}", 'kostkou strážce se hodí za "Medvěd"', "Pořadí určují hráči."),)
    encounter: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(PARTY, (("roll", encounter(t, self.encounter)),), "roll")]


class DieFalls(Move):
    when = (
        say("kostka nechá strážce na místě", site=0),
        say("kostka pošle strážce do lokace {site}", "kostka pošle strážce do lokace 107"),
    )
    site: int = 0

    def intents(self, t: Table, s: State) -> list[Part]:
        target = place(t, self.site) + 1 if self.site else 0
        return [Intent(CHANCE, (("die", target),), "die")]


class FacesGuardian(Move):
    when = (say("družina se nejdřív střetne s {encounter}", 'družina se nejdřív střetne s "Medvěd"'),)
    encounter: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(PARTY, (("face guardian", encounter(t, self.encounter)),), "face guardian")]


# -- the end of the day ------------------------------------------------------------------------------------------
class Eats(Move):
    when = (
        say("{player} sní pokrm", "Beor sní pokrm", verb="eat"),
        say("{player} si pokrm nechá", "Beor si pokrm nechá", verb="fast"),
        say("{player} ukončí zlepšování", "Beor ukončí zlepšování", verb="improved"),
        say("{player} ukončí přestavbu", "Beor ukončí přestavbu", verb="rebuilt"),
    )
    player: str
    verb: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        return [Intent(p, ((self.verb, p),), self.verb)]


class Improves(Move):
    when = (
        say(
            "{player} zlepší {attr}[ za {n:experience}]", "Beor zlepší agresivitu za 3 zkušenosti", "Běžné ceny předloha neuvádí."
        ),
        say("{player} rozvine balíček[ za {n:experience}]", "Beor rozvine balíček", attr=DEVELOP),
    )
    player: str
    attr: str
    n: int = 0

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        if self.attr == DEVELOP and not hooks.cards_offered.sum(t, s):
            raise ScenarioError("Jak se balíček rozvíjí běžně, předloha neříká; stroj zná jen režim pro náročné.")
        found: list[Part] = [Intent(p, (("improve", p, self.attr),), "improve")]
        return [*found, Intent(p, (("price", self.attr, self.n),), "price")] if self.n else found


class KeepsCard(Move):
    when = (say("{player} si vybere kartu {card}", 'Beor si vybere kartu "Útok"', "Ze dvou vytažených z balíčku rozvoje."),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("keep card", card(t, self.card)),), "keep card")]


class Rebuilds(Move):
    when = (
        say("{player} přidá do balíčku kartu {card}", 'Beor přidá do balíčku kartu "Útok"', verb="add"),
        say("{player} odebere z balíčku kartu {card}", 'Beor odebere z balíčku kartu "Útok"', verb="remove"),
    )
    player: str
    card: str
    verb: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), ((self.verb, card(t, self.card)),), self.verb)]


class LiesLast(Expectation):
    then = (say("vespod balíčku rozvoje leží {card}", 'vespod balíčku rozvoje leží "Útok"'),)
    card: str

    def answer(self, line: Line) -> Answer:
        c = card(line.t, self.card)
        deck = development(line.t, line.s, line.t.card[c].owner)
        return yes_no(bool(deck) and deck[-1] == c, True, f"Karta „{self.card}“ leží vespod")
