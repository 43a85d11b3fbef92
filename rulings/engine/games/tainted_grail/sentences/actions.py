"""What is done in the course of a day, and how far it runs on: sentences of *Když*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.choices import Intent, Part, Until
from ....core.flow import OPEN, STEP, top
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.sentences import Move, say
from .. import cells, hooks
from ..cells import CHANCE, EVENING, NOON, PARTY
from ..island import joint
from ..naming import card, encounter, item, place, player
from ..steps.day import MOST_EFFORT
from ..steps.evening import DEVELOP, development
from .parts import in_bounds

if TYPE_CHECKING:
    from ..table import Table


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
            if not _stands_at(s, day):
                _in_a_day(s)
            return [Until(lambda t, s: _stands_at(s, day), or_over=True)]
        _in_a_day(s)
        part, morning = self.part, t.step["morning"].number
        return [Until(lambda t, s: s[cells.PART] == part and not _stands_at(s, morning), or_over=True)]


def _in_a_day(s: State) -> None:
    """Raises ScenarioError where no day is played."""
    if not s[cells.PART]:
        raise ScenarioError("V této situaci neprobíhá den. Řekněte v ní: nadchází nový den.")


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
        _in_a_day(s)
        part, hour = s[cells.PART], self.hour
        return [Until(lambda t, s: s[cells.PART] != part or s[cells.HOUR] >= hour, or_over=True)]


# -- actions --------------------------------------------------------------------------------------------------
UNSAID = -1


def _spends(t: Table, act: str, n: int) -> list[Part]:
    """The energy that an action costs; nothing where the situation says it. Raises ScenarioError where they differ."""
    said = t.printed.efforts.get(act, n)
    if n == UNSAID:
        return []
    if said != n:
        raise ScenarioError(f"Podle situace stojí tato akce {said}. Cenu v tahu vynechte, nebo opravte.")
    return [Intent(PARTY, (("spend", in_bounds(n, 0, MOST_EFFORT, "Cena akce")),), "spend")]


class Travels(Move):
    when = (
        say("{player} cestuje do lokace {site}[ za {n:energy}]", "Beor cestuje do lokace 105 za 1 bod výdrže"),
        say(
            "{players} společně cestují do lokace {site}[, každý za {n:energy}]",
            "Beor a Arev společně cestují do lokace 105, každý za 1 bod výdrže",
        ),
    )
    site: int
    n: int = UNSAID
    player: str = ""
    players: tuple[str, ...] = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        i = place(t, self.site)
        if not s[t.places[i] + cells.UNCOVERED]:
            raise ScenarioError(f"Lokace {self.site} na mapě neleží, cestovat do ní nelze.")
        who = joint(player(t, name) for name in self.players or (self.player,))
        return [Intent(PARTY, (("travel", who, i),), "travel"), *_spends(t, "travel", self.n)]


class Acts(Move):
    when = (
        say(
            "{player} provede {act}[ za {n:energy}]",
            "Beor provede průzkum za 1 bod výdrže",
            "Co akce stojí a přinese, říkají texty hry; místní akci popíše věta v Pokud.",
        ),
        say(
            "{players} společně provedou {act}[, každý za {n:energy}]",
            "Beor a Arev společně provedou průzkum, každý za 1 bod výdrže",
        ),
    )
    act: str
    n: int = UNSAID
    player: str = ""
    players: tuple[str, ...] = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        who = joint(player(t, name) for name in self.players or (self.player,))
        return [Intent(PARTY, ((self.act, who),), self.act), *_spends(t, self.act, self.n)]


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
        i = item(t, player(t, self.player), self.item, secret=self.secret)
        if bool(s[t.items[i] + cells.HELD]) == (self.verb == "take item"):
            raise ScenarioError(f"„{self.item}“ u sebe {self.player} {'už má' if s[t.items[i] + cells.HELD] else 'nemá'}.")
        return [Intent(PARTY, ((self.verb, i),), self.verb)]


# -- guardians -------------------------------------------------------------------------------------------------
class Rolls(Move):
    when = (say("kostkou strážce se hodí za {encounter}", 'kostkou strážce se hodí za "Medvěd"', "Pořadí určují hráči."),)
    encounter: str

    def intents(self, t: Table, s: State) -> list[Part]:
        e = encounter(t, self.encounter)
        if s[t.meetings[e] + cells.LIES] == cells.IN_DECK:
            raise ScenarioError(f"Střetnutí „{self.encounter}“ na mapě není, kostkou strážce se za ně nehází.")
        return [Intent(PARTY, (("roll", e),), "roll")]


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
        if self.attr == DEVELOP and len(development(t, s, p)) < hooks.cards_offered.sum(t, s):
            raise ScenarioError('V balíčku rozvoje není dost karet. Přidejte větu: Beor má v balíčku rozvoje karty "A" a "B".')
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
        p, c = player(t, self.player), card(t, self.card)
        lies, wanted = s[t.cards[c] + cells.WHERE], cells.OUT_OF_PLAY if self.verb == "add" else cells.DECK
        if t.card[c].owner != p or lies != wanted:
            where = "mimo balíčky" if self.verb == "add" else "v balíčku"
            raise ScenarioError(f"Kartu „{self.card}“ {self.player} {where} nemá.")
        return [Intent(p, ((self.verb, c),), self.verb)]
