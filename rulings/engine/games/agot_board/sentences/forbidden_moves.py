"""What no step of the game ever lets anybody do, and what happens by itself: sentences of *Když* for questions only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.choices import Intent, Part
from ....core.layout import State
from ....core.sentences import Move, say
from ..cells import CHANCE
from ..naming import area, player

if TYPE_CHECKING:
    from ..table import Table

ASKED_ONLY = "Jen pro otázky, zda to smí."
BY_ITSELF = "Jen pro otázky, zda se to smí: děje se to samo."


class TakeHouse(Move):
    when = (say("{player} si vezme rod {of}", "Stark si vezme rod Lannister", ASKED_ONLY),)
    player: str
    of: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("house", player(t, self.of)),), "house")]


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


class ResolveCard(Move):
    when = (say("vyhodnotí se karta z balíčku Westeros {deck}", "vyhodnotí se karta z balíčku Westeros III", BY_ITSELF),)
    deck: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(CHANCE, (("resolve_card", self.deck),), "resolve_card")]


class PutCardsAway(Move):
    when = (say("karty Westeros se položí vespod balíčků", help=BY_ITSELF),)

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(CHANCE, (("put_away",),), "put_away")]
