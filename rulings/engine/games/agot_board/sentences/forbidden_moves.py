"""What no step of the game ever lets anybody do, and what happens by itself: sentences of *Když* for questions only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.choices import Intent, Part
from ....core.flow import is_open
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.sentences import Move, say
from .. import hooks
from ..cells import ANY_UNITS, CHANCE, SHIP, TOKEN
from ..chapters.ch09_wildlings import attacked
from ..naming import any_house, area, player
from ..whose import holds
from ..words.slots import Units

if TYPE_CHECKING:
    from ..table import Table

ASKED_ONLY = "Jen pro otázky, zda to smí."
BY_ITSELF = "Jen pro otázky, zda se to smí: děje se to samo."


class TakeHouse(Move):
    when = (say("{player} si vezme rod {of}", "Stark si vezme rod Lannister", ASKED_ONLY),)
    player: str
    of: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("house", any_house(t, self.of)),), "house")]


class ShowOrder(Move):
    when = (say("{player} ukáže hráči {of} rozkaz v {area}", "Stark ukáže hráči Tyrell rozkaz v oblasti Winterfell", ASKED_ONLY),)
    player: str
    of: str
    area: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("show", player(t, self.of), area(t, self.area)),), "show")]


class BidTheirs(Move):
    """A bid of another House's tokens; of one's own it is a bid like any other."""

    when = (say("{player} vsadí {n:power} rodu {of}", "Stark vsadí 1 žeton moci rodu Tyrell", ASKED_ONLY),)
    player: str
    n: int
    of: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p, q = player(t, self.player), player(t, self.of)
        if p == q:
            return [Intent(p, (("bid", p, self.n),), "bid")]
        return [Intent(p, (("bid_theirs", q, self.n),), "bid_theirs")]


class TakeTheirs(Move):
    when = (
        say(
            "{player} si vezme z banku {n:power} rodu {of}",
            "Stark si vezme z banku 5 žetonů moci rodu Lannister",
            f"{ASKED_ONLY[:-1]}; i své žetony rod bere jen účinkem pravidel.",
        ),
    )
    player: str
    n: int
    of: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p, q = player(t, self.player), any_house(t, self.of)
        if p != q:
            return [Intent(p, (("take_theirs", q),), "take_theirs")]
        if not hooks.take_own.refuses(t, s, p, self.n):
            raise ScenarioError(
                f"Své žetony moci bere rod {self.player} jen účinkem pravidel a ten nastává sám. "
                f"Ptejte se, kolik jich má: {self.player} má k dispozici …"
            )
        return [Intent(p, (("take_own", self.n),), "take_own")]


class TakeUpToken(Move):
    when = (say("{player} sebere v {area} žeton moci", "Tyrell sebere v oblasti Blackwater žeton moci", ASKED_ONLY),)
    player: str
    area: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p, i = player(t, self.player), area(t, self.area)
        if not s[t.at[i] + TOKEN]:
            raise ScenarioError(f"V oblasti {self.area} žádný žeton moci neleží.")
        return [Intent(p, (("take_up", i),), "take_up")]


class MoveSupply(Move):
    when = (
        say(
            "{player} posune svůj žeton zásobování na {n}",
            "Greyjoy posune svůj žeton zásobování na 2",
            "Jen pro otázky, zda to smí; žeton posouvá karta Zásobování.",
        ),
    )
    player: str
    n: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("move_supply", self.n),), "move_supply")]


class MoveTurnMarker(Move):
    when = (
        say(
            "žeton pořadí kola se posune na {n}",
            "žeton pořadí kola se posune na 2",
            "Jen pro otázky, zda se to smí; žeton posouvá začátek fáze Westeros.",
        ),
    )
    n: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(CHANCE, (("move_marker", self.n),), "move_marker")]


class JudgeForWildlings(Move):
    when = (say("{player} rozhodne shodu pro divoké", "Greyjoy rozhodne shodu pro divoké", ASKED_ONLY),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        if not attacked(t, s):
            raise ScenarioError("Divocí právě neútočí; není co rozhodovat.")
        return [Intent(player(t, self.player), (("judge_wildlings",),), "judge_wildlings")]


class HidePower(Move):
    when = (say("{player} skryje svou dostupnou moc", "Tyrell skryje svou dostupnou moc", ASKED_ONLY),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        if hooks.power_hidden.holds(t, is_open(s, t.step["bids"])):
            raise ScenarioError("Při dražbě je dostupná moc skrytá; není co skrývat.")
        return [Intent(p, (("hide_power",),), "hide_power")]


class StandUp(Move):
    """Routed units are stood up; those that are not routed stand."""

    when = (
        say(
            "{player} zvedne v {area} {units:some}",
            "Lannister zvedne v oblasti Stoney Sept 1 utíkajícího rytíře",
            "Jen pro otázky, zda to smí; po pochodech utíkající vstanou samy.",
        ),
    )
    player: str
    area: str
    units: Units

    def intents(self, t: Table, s: State) -> list[Part]:
        p, i = player(t, self.player), area(t, self.area)
        for unit, n in self.units:
            lying = s[t.at[i] + ANY_UNITS[unit]] if SHIP < unit < len(ANY_UNITS) and holds(t, s, i, p) else 0
            if lying < n:
                raise ScenarioError(f"Rod {self.player} v oblasti {self.area} tolik takových utíkajících jednotek nemá.")
        return [Intent(p, (("stand_up", i, unit),), "stand_up") for unit, n in self.units for _ in range(n)]


class ResolveCard(Move):
    when = (say("vyhodnotí se karta z balíčku Westeros {deck}", "vyhodnotí se karta z balíčku Westeros III", BY_ITSELF),)
    deck: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(CHANCE, (("resolve_card", self.deck),), "resolve_card")]


class PutCardsAway(Move):
    when = (say("karty Westeros se položí vespod balíčků", help=BY_ITSELF),)

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(CHANCE, (("put_away",),), "put_away")]
