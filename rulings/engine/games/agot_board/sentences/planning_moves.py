"""Orders, the raven, bids, mustering and the course of the turn: sentences of *Když*."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.choices import Intent, Part, Until, Verify
from ....core.flow import is_open
from ....core.language.gherkin import ScenarioError
from ....core.layout import State, one_of
from ....core.line import Line
from ....core.sentences import Move, say
from ....core.stuck import Stuck
from ....core.trial import Legality, legality
from .. import cells, hooks
from ..cells import CHANCE
from ..chapters.ch22_winning import owns
from ..naming import area, player, westeros_kind
from ..now import at, bidding_for_a_track
from ..whose import is_of
from ..words.slots import Units

if TYPE_CHECKING:
    from ..table import Table


class StartGame(Move):
    when = (say("začne hra"),)

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(0, (("start",),), "start")]


class GiveOrder(Move):
    when = (say("{player} dá do {area} rozkaz {order}", "Stark dá do oblasti Winterfell rozkaz Pochod 0"),)
    player: str
    area: str
    order: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("order", player(t, self.player), area(t, self.area), self.order),), "order")]


class FinishOrders(Move):
    when = (say("{player} dokončí rozkazy", "Stark dokončí rozkazy", "Kdo o rozkazech nic neřekne, žádné další nedá."),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("ready", player(t, self.player)),), "ready")]


class RevealOrders(Move):
    when = (say("hráči odhalí rozkazy"),)

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Until(lambda t, s: bool(s[cells.ORDERS_SHOWN]))]


class SwapOrder(Move):
    when = (
        say(
            "{player} vymění havranem v {area} rozkaz za {order}",
            "Lannister vymění havranem v oblasti Lannisport rozkaz za Podpora",
        ),
        say(
            "{player} vymění havranem v {area} rozkaz za {order} a v {second:area} rozkaz za {brought:order}",
            "Lannister vymění havranem v oblasti Lannisport rozkaz za Podpora a v oblasti Harrenhal rozkaz za Nájezd",
            "Jen pro otázky, zda to smí.",
        ),
    )
    player: str
    area: str
    order: int
    second: str = ""
    brought: int = 0

    def intents(self, t: Table, s: State) -> list[Part]:
        p, i = player(t, self.player), area(t, self.area)
        if self.second:
            return [Intent(p, (("swap_two", i, self.order, area(t, self.second), self.brought),), "swap_two")]
        return [Intent(p, (("swap", i, self.order),), "swap")]


class KeepOrders(Move):
    when = (say("{player} nevyužije havrana", "Lannister nevyužije havrana"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("keep_orders",),), "keep_orders")]


class Muster(Move):
    when = (
        say(
            "{player} shromáždí v {area} {units:some}[ do {sea}]",
            "Lannister shromáždí v oblasti Lannisport 1 loď do oblasti Golden Sound",
            "Lodě do sousedního moře, ostatní na místě.",
        ),
    )
    player: str
    area: str
    units: Units
    sea: str = ""

    def intents(self, t: Table, s: State) -> list[Part]:
        p, i = player(t, self.player), area(t, self.area)
        place = area(t, self.sea) if self.sea else i
        return [Intent(p, (("muster", i, unit, place),), "muster") for unit, n in self.units for _ in range(n)]


class Upgrade(Move):
    when = (
        say(
            "{player} povýší v {area} pěšáka",
            "Lannister povýší v oblasti Harrenhal pěšáka",
            "Při shromažďování, nebo schopností karty rodu.",
        ),
    )
    player: str
    area: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p, i = player(t, self.player), area(t, self.area)
        verbs = ["knight" if s[cells.FIELD] else "upgrade"]
        if not s[cells.FIELD] and not is_open(s, t.step["mustering"]) and owns(t, p, "knighthood"):
            verbs.append("knight")  # either may be meant, and neither is to be done now
        return [Intent(p, tuple((verb, i) for verb in verbs), verbs[0])]


class EndMustering(Move):
    when = (say("{player} ukončí shromažďování", "Lannister ukončí shromažďování"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("done",),), "done")]


class Bid(Move):
    when = (say("{player} vsadí {n:power}", "Stark vsadí 3 žetony moci", "Při Střetu králů i pro Noční hlídku."),)
    player: str
    n: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("bid", player(t, self.player), self.n),), "bid")]


class BidFor(Move):
    """A bid for a track; for the one that is bid for now it is a bid like any other."""

    when = (
        say(
            "{player} vsadí {n:power} {track:stake}",
            "Stark vsadí 1 žeton moci o Poddané",
            "Do které ze tří dražeb; draží se jedna po druhé.",
        ),
    )
    player: str
    n: int
    track: int

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        bids_now = bidding_for_a_track(t, s) and is_of(s, cells.CLASHING, self.track)
        if bids_now and not s[t.players[p] + cells.BID]:  # a second bid is none for the next track
            return [Intent(p, (("bid", p, self.n),), "bid")]
        return [Intent(p, (("bid_for", self.track),), "bid_for")]


def _stand_already(t: Table, s: State, named: Sequence[int]) -> int:
    """How many of those named first stand where nobody else could: their higher bids have put them there."""
    if not at(t, s, "standing"):
        return 0
    place = cells.PLACE[one_of(s, cells.CLASHING)]
    stand = [s[t.players[q] + place] == n for n, q in enumerate(named, start=cells.FIRST_PLACE)]
    return stand.index(False) if False in stand else len(stand)


class OrderTied(Move):
    when = (say("{player} určí pořadí {players}", "Greyjoy určí pořadí Baratheon a Stark"),)
    player: str
    players: tuple[str, ...]

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        named = [player(t, name) for name in self.players]
        open_places = named[_stand_already(t, s, named) :] or named

        def so(t: Table, s: State) -> bool:
            return not hooks.disordered.refuses(t, s, named)

        chosen = [Intent(p, (("place", q),), "place", n > 0, n > 0) for n, q in enumerate(open_places)]
        why = "Shodné sázky zaplní nejlepší místa; v takovém pořadí žetony stát nemohou."
        return [*chosen, Verify(so, hooks.disordered.numbers(t), why)]

    def legality(self, line: Line) -> Legality:
        """The first is named by whoever decides; the others take their places of themselves, or are named next."""
        first, *rest = self.intents(line.t, line.s)
        found = legality(line, [first])
        if not found[0]:
            return found
        trial = line.fork()
        try:
            trial.move([first, *rest])
        except Stuck as stuck:
            return False, stuck.refused, stuck.reason
        return found


class JudgeFor(Move):
    """Who decides a tie for one of those who are equal; of equal bids that one comes first."""

    when = (say("{player} rozhodne shodu pro hráče {first}", "Stark rozhodne shodu pro hráče Lannister"),)
    player: str
    first: str

    def intents(self, t: Table, s: State) -> list[Part]:
        verb = "place" if at(t, s, "standing") else "judge"
        return [Intent(player(t, self.player), ((verb, player(t, self.first)),), verb)]


class ChanceReveals(Move):
    when = (say("náhoda otočí v balíčku Westeros {deck} kartu {card}", 'náhoda otočí v balíčku Westeros II kartu "Střet králů"'),)
    deck: int
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(CHANCE, (("reveal", self.deck, westeros_kind(self.card)),), "reveal")]


class PhaseBegins(Move):
    when = (say("začne fáze {phase}", "začne fáze plánování"),)
    phase: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Until(lambda t, s: s[cells.PHASE] == self.phase)]


class StageEnds(Move):
    """Raids, marches, the battle or the phase are over."""

    when = (say("skončí {what:end}", "skončí bitva", "Nájezdy, pochody, bitva nebo fáze; skutečná rozhodnutí musí scénář říci."),)
    what: str

    def intents(self, t: Table, s: State) -> list[Part]:
        if self.what == "phase":
            phase, turn = s[cells.PHASE], s[cells.TURN]
            return [Until(lambda t, s: (s[cells.PHASE], s[cells.TURN]) != (phase, turn), or_over=True)]
        if self.what == "battle":
            if not s[cells.FIELD] and not s[cells.WINNER]:
                raise ScenarioError("Žádná bitva neprobíhá ani neproběhla, nemá tedy co skončit.")
            return [Until(lambda t, s: not s[cells.FIELD], or_over=True)]
        stage = cells.RAIDS if self.what == "raids" else cells.MARCHES
        step, turn = t.step[self.what], s[cells.TURN]

        def over(t: Table, s: State) -> bool:
            gone = s[cells.TURN] != turn or s[cells.PHASE] != cells.ACTION
            return gone or s[cells.STAGE] >= stage and not is_open(s, step)

        return [Until(over, or_over=True)]


class NextTurn(Move):
    when = (say("začne další kolo"),)

    def intents(self, t: Table, s: State) -> list[Part]:
        turn = s[cells.TURN]
        return [Until(lambda t, s: s[cells.TURN] != turn, or_over=True)]
