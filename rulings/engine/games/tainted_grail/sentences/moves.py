"""What is done in an encounter, and how far play runs on: sentences of *Když*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.choices import Intent, Part, Until
from ....core.flow import OPEN, STEP, is_open, top
from ....core.language.gherkin import ScenarioError
from ....core.layout import State, one_of
from ....core.moments import stands_at
from ....core.sentences import Move, say
from .. import cells, hooks
from ..cells import CHANCE, PARTY
from ..model import COMBAT, DELAYED, ROWS
from ..naming import card, card_name, carried, item, player
from ..party import wards
from ..row import facing, is_connected, last
from ..steps.turn import BEFORE

if TYPE_CHECKING:
    from ..table import Table


# -- before the first turn ------------------------------------------------------------------------------
class Meets(Move):
    when = (say("družina vytáhne střetnutí z {colour:colourof} balíčku", "družina vytáhne střetnutí z modrého balíčku"),)
    colour: str

    def intents(self, t: Table, s: State) -> list[Part]:
        if s[cells.OVER]:
            raise ScenarioError("Situace skončila střetnutím, které popisuje. Další popište v nové.")
        if hooks.from_top.first(t, s, self.colour) is None:
            raise ScenarioError(f"V balíčku barvy {self.colour} žádné střetnutí neleží.")
        return [Intent(PARTY, (("meet", self.colour),), "meet")]


class Avoids(Move):
    when = (
        say("družina se střetnutí vyhne", verb="avoid"),
        say("družina se střetnutí nevyhne", verb="face"),
    )
    verb: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(PARTY, ((self.verb,),), self.verb)]


class Approaches(Move):
    when = (say("družina zvolí přístup {approach}", 'družina zvolí přístup "Smír"'),)
    approach: str

    def intents(self, t: Table, s: State) -> list[Part]:
        x = t.encounter(s)
        names = [one.name for one in x.approaches] if x else []
        if self.approach not in names:
            raise ScenarioError(f"Přístup „{self.approach}“ střetnutí nenabízí. Nabízí: {', '.join(names) or 'žádné'}.")
        return [Intent(PARTY, (("approach", names.index(self.approach)),), "approach")]


class Equips(Move):
    when = (
        say("{player} odloží předmět {item}", 'Beor odloží předmět "Sekera"', verb="set aside"),
        say("{player} vezme zpět předmět {item}", 'Beor vezme zpět předmět "Sekera"', verb="equip"),
    )
    player: str
    item: str
    verb: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        i = carried(t, p, self.item)  # that a secret is not set aside, a rule says
        if not s[t.items[i] + cells.HELD]:
            raise ScenarioError(f"{self.player} „{self.item}“ u sebe nemá.")
        if s[t.items[i] + cells.ASIDE] != (self.verb == "equip"):
            raise ScenarioError(f"Předmět „{self.item}“ {'odložený není' if self.verb == 'equip' else 'už odložený je'}.")
        return [Intent(p, ((self.verb, i),), self.verb)]


class Readies(Move):
    when = (
        say("{player} dokončí kontrolu vybavení", "Beor dokončí kontrolu vybavení", verb="equipped"),
        say("{player} vymění počáteční karty", "Beor vymění počáteční karty", verb="redraw"),
        say("{player} si počáteční karty ponechá", "Beor si počáteční karty ponechá", verb="keep"),
        say("{player} ukončí vykládání", "Beor ukončí vykládání", verb="stop"),
    )
    player: str
    verb: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), ((self.verb,),), self.verb)]


# -- in a turn -----------------------------------------------------------------------------------------
class Activates(Move):
    when = (
        say("aktivuje se {player}", "aktivuje se Beor"),
        say(
            "aktivuje se {player} a začne krok 1",
            "aktivuje se Beor a začne krok 1",
            "Žetony času z karet zmizely, zpožděné schopnosti teprve přijdou. V tichosti tu hra nestojí.",
            verb="wake",
        ),
    )
    player: str
    verb: str = "activate"

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(PARTY, ((self.verb, player(t, self.player)),), self.verb)]


class ResolvesDelayed(Move):
    when = (
        say(
            "vyhodnotí se zpožděná schopnost karty {card}",
            'vyhodnotí se zpožděná schopnost karty "Do střehu!"',
            "V kroku 1, když v něm hra stojí; jinak se vyhodnotí sama.",
        ),
    )
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        c = card(t, self.card)
        if not any(x.trigger == DELAYED for x in t.card[c].abilities):
            raise ScenarioError(f"Karta „{self.card}“ zpožděnou schopnost nemá.")
        p = one_of(s, cells.ACTIVE)
        return [Intent(p if p >= 0 else PARTY, (("resolve", c),), "resolve")]


class Disagrees(Move):
    when = (say("hráči se na aktivní postavě neshodnou"),)

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(PARTY, (("disagree",),), "disagree")]


class Plays(Move):
    """A card is played; what its magic lock and the order of its locks need may be said at once."""

    when = (
        say("{player} vyloží {card}", 'Beor vyloží "Útok"'),
        say("{player} vyloží {card} a zaplatí za zámek čar", 'Beor vyloží "Do střehu!" a zaplatí za zámek čar', pays=True),
    )
    player: str
    card: str
    pays: bool = False

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        found: list[Part] = [Intent(p, (("play", card(t, self.card)),), "play")]
        return [*found, Intent(p, (("pay",),), "pay")] if self.pays else found


class Inserts(Move):
    when = (say("{player} vloží {card} před kartu {other}", 'Beor vloží "Útok" před kartu "Krok"'),)
    player: str
    card: str
    other: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p, c, other = player(t, self.player), card(t, self.card), card(t, self.other)
        if s[t.cards[other] + cells.WHERE] != cells.SEQUENCE:
            raise ScenarioError(f"Karta „{self.other}“ ve sledu neleží, nic se před ni tedy vložit nedá.")
        if t.card[c].owner != p or s[t.cards[c] + cells.WHERE] != cells.HAND:
            raise ScenarioError(f"{self.player} kartu „{self.card}“ v ruce nemá.")
        return [Intent(p, (("insert", c, other),), "insert")]


class Connects(Move):
    when = (say("{player} nejdřív propojí {lock}", "Beor nejdřív propojí zámek v 2. řadě", "Pořadí zámků vlastností."),)
    player: str
    lock: int

    def intents(self, t: Table, s: State) -> list[Part]:
        if self.lock >= ROWS:
            raise ScenarioError("Pořadí se určuje jen mezi zámky vlastností.")
        played = last(t, s)
        if played >= 0 and (is_connected(t, s, played, self.lock) or not any(facing(t, s, played, self.lock))):
            raise ScenarioError(f"Karta {card_name(t, played)} v {self.lock + 1}. řadě nemá co propojit.")
        return [Intent(player(t, self.player), (("lock", self.lock),), "lock")]


class Pays(Move):
    when = (
        say("{player} zaplatí za zámek čar", "Beor zaplatí za zámek čar", verb="pay"),
        say("{player} za zámek čar nezaplatí", "Beor za zámek čar nezaplatí", verb="save"),
    )
    player: str
    verb: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), ((self.verb,),), self.verb)]


class UsesCharges(Move):
    when = (say("{player} zaplatí náboje karty {card}", 'Arev zaplatí náboje karty "Pochmurný vtip"'),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        c = card(t, self.card)
        if c not in t.payable:
            raise ScenarioError(f"Karta „{self.card}“ nemá schopnost, která se platí náboji.")
        return [Intent(player(t, self.player), (("use", c),), "use")]


class WardsHits(Move):
    when = (
        say("{player} odvrátí zásah předmětem {item}", 'Beor odvrátí zásah předmětem "Kroužkovka"'),
        say("{player} přijme zásahy", "Beor přijme zásahy"),
    )
    player: str
    item: str = ""

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        if not self.item:
            return [Intent(p, (("suffer",),), "suffer")]
        i = item(t, p, self.item, secret=False)
        if i not in wards(t, s, p):
            raise ScenarioError(f"Předmět „{self.item}“ zásahy neodvrací, nebo ho {self.player} už nemá.")
        return [Intent(p, (("ward", i),), "ward")]


class Discards(Move):
    when = (say("{player} odhodí {cards:cardlist}", 'Beor odhodí kartu "Útok"'),)
    player: str
    cards: tuple[str, ...]

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        cards = [card(t, name) for name in self.cards]
        for c in cards:
            if t.card[c].owner != p or s[t.cards[c] + cells.WHERE] != cells.HAND:
                raise ScenarioError(f"{self.player} kartu „{t.card[c].name}“ v ruce nemá.")
        return [Intent(p, (("discard", c),), "discard") for c in cards]


class ChanceDeals(Move):
    when = (say("náhoda vybere kartu {card}", 'náhoda vybere kartu "Útok"', "Vrchní karta zamíchaného balíčku."),)
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(CHANCE, (("draw", card(t, self.card)),), "draw")]


class Loots(Move):
    when = (say("kus kořisti dostane {player}", "kus kořisti dostane Beor"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(PARTY, (("loot", player(t, self.player)),), "loot")]


class Flees(Move):
    when = (say("družina uprchne", help="Z diplomacie; běžný úprk z boje předloha nestanoví."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        if s[cells.MET] and s[cells.KIND] == COMBAT:
            raise ScenarioError("Běžný úprk z boje je na straně 14 tištěných pravidel, kterou předloha nemá; stroj ho nehraje.")
        playing = s[OPEN] and s[top(s) + STEP] == t.step["play"].number
        return [Intent(one_of(s, cells.ACTIVE) if playing else PARTY, (("flee",),), "flee")]


# -- how far play runs on ---------------------------------------------------------------------------------
class EncounterBegins(Move):
    when = (say("začne první tah", help="Po počátečních kartách."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        if is_open(s, t.step["choosing"]):
            raise ScenarioError("V této situaci se vybírají postavy a střetnutí v ní není. Popište je v jiné.")
        return [Until(lambda t, s: bool(s[cells.BEGUN]))]


class OpponentAnswers(Move):
    when = (say("protivník odpoví", help="Útok nebo reakce a kontrola po ní; hra stojí v kroku 4."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Until(lambda t, s: s[cells.STEP_NO] == cells.LAST_STEP or not s[cells.MET], or_over=True)]


class StepBegins(Move):
    when = (
        say("začne kontrola v kroku 2", help="Po příležitostném útoku. V tichosti tu hra nestojí.", where=cells.REST_AT_CHECK),
        say("začne krok 3", help="Než protivník zaútočí nebo zareaguje. V tichosti tu hra nestojí.", where=cells.REST_AT_ANSWER),
        say("začne útok protivníka", help="Než se čte bojová tabulka. V tichosti tu hra nestojí.", where=cells.REST_AT_ATTACK),
    )
    where: int

    def intents(self, t: Table, s: State) -> list[Part]:
        if not s[cells.ACTIVE]:
            raise ScenarioError("Žádná postava není aktivní. Přidejte větu: aktivuje se Beor.")
        if self.where == cells.REST_AT_ATTACK and s[cells.KIND] != COMBAT:
            raise ScenarioError("Bojovou tabulku má jen bojové střetnutí. V diplomacii řekněte: začne krok 3.")
        if s[cells.STEP_NO] == cells.LAST_STEP or stands_at(t, s, *self._past(t, s)):
            raise ScenarioError("To už v této aktivaci bylo. Větu dejte před to, co aktivní postava udělala nakonec.")

        def first(t: Table, s: State) -> None:
            s[cells.REST_AT] = self.where

        return [Until(lambda t, s: stands_at(t, s, BEFORE[self.where]) and not s[cells.REST_AT], first=first)]

    def _past(self, t: Table, s: State) -> list[str]:
        """The places by which this moment is over; an attack may come again."""
        again = self.where == cells.REST_AT_ATTACK and s[cells.STRIKES] < hooks.strikes.sum(t, s)
        return [] if again else list(BEFORE.values())[self.where - 1 :]


class CardsBegin(Move):
    when = (
        say(
            "začne krok 2",
            help="Než se v panice vyloží vynucená karta, jinak před první kartou. Předtím řekněte: aktivuje se … a začne krok 1.",
        ),
    )

    def intents(self, t: Table, s: State) -> list[Part]:
        if not s[cells.ACTIVE]:
            raise ScenarioError("Žádná postava není aktivní. Přidejte větu: aktivuje se Beor a začne krok 1.")
        if s[cells.STEP_NO] > 1 and not self._begun(t, s):
            raise ScenarioError("To už v této aktivaci bylo. Aktivaci řekněte větou: aktivuje se Beor a začne krok 1.")

        def first(t: Table, s: State) -> None:
            s[cells.REST_AT] = cells.REST_AT_FORCED

        return [Until(self._begun, first=first)]

    def _begun(self, t: Table, s: State) -> bool:
        """Whether no card has been played in step 2: play stands at the first one, or before the one that is forced."""
        return not s[cells.PLAYED] and (stands_at(t, s, "play") or stands_at(t, s, "forced") and not s[cells.REST_AT])


class ActivationEnds(Move):
    when = (say("skončí aktivace"),)

    def intents(self, t: Table, s: State) -> list[Part]:
        before = s[cells.ACTIVE], s[cells.TURN]
        if not s[cells.ACTIVE]:
            raise ScenarioError("Žádná postava není aktivní, aktivace tedy nemá co skončit.")
        return [Until(lambda t, s: (s[cells.ACTIVE], s[cells.TURN]) != before, or_over=True)]


class NextTurn(Move):
    when = (say("začne další tah"),)

    def intents(self, t: Table, s: State) -> list[Part]:
        turn = s[cells.TURN]
        return [Until(lambda t, s: s[cells.TURN] != turn or not s[cells.MET], or_over=True)]


class EncounterEnds(Move):
    when = (say("skončí střetnutí", help="Skutečná rozhodnutí musí scénář říci."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Until(lambda t, s: not s[cells.MET], or_over=True)]
