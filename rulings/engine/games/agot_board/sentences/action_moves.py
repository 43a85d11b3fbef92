"""Raids, marches, battles and retreats: sentences of *Když*."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.choices import Intent, Part, Until
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.sentences import Move, say
from .. import cells, hooks
from ..naming import area, leader, player
from ..orders import KIND, MARCH, RAID, SPECIAL
from ..values import came_by_march, gone_order
from ..words.slots import Moves, Units
from .parts import lost, nothing_left

if TYPE_CHECKING:
    from ..table import Table


class Raid(Move):
    when = (
        say("{player} provede nájezd z {area} na {target}", "Lannister provede nájezd z oblasti Blackwater na oblast Reach"),
        say(
            "{player} provede nájezd z {area} na oblasti {target:one} a {second:one}",
            "Lannister provede nájezd z oblasti Blackwater na oblasti Reach a Harrenhal",
            "Dva cíle má jen speciální Nájezd.",
        ),
        say(
            "{player} provede nájezd z {area} na oblasti {target:one}, {second:one} a {third:one}",
            "Lannister provede nájezd z oblasti Blackwater na oblasti Reach, Harrenhal a Riverrun",
            "Jen pro otázky, zda to smí.",
        ),
    )
    player: str
    area: str
    target: str
    second: str = ""
    third: str = ""

    def intents(self, t: Table, s: State) -> list[Part]:
        p, i = player(t, self.player), area(t, self.area)
        first = Intent(p, (("raid", i, area(t, self.target)),), "raid")
        if not self.second:
            return [first, Intent(p, (("enough",),), "enough", optional=True)]
        also = Intent(p, (("raid_also", i, area(t, self.second)),), "raid_also")
        token = s[t.at[i] + cells.ORDER]
        has_one = KIND[token] == RAID and not SPECIAL[token]  # so that the second target is what is refused
        more: list[Part] = [Intent(p, (("raid_also", i, area(t, self.third)),), "raid_also")] if self.third else []
        return [also] if has_one else [first, also, *more]


class DropRaid(Move):
    when = (say("{player} odloží nájezd v {area}", "Stark odloží nájezd v oblasti Winterfell"),)
    player: str
    area: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("drop", area(t, self.area)),), "drop")]


class ResolveOrder(Move):
    when = (say("{player} vykoná rozkaz v {area}", "Stark vykoná rozkaz v oblasti Winterfell", "Jen pro otázky, zda to smí."),)
    player: str
    area: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p, i = player(t, self.player), area(t, self.area)
        kind = KIND[s[t.at[i] + cells.ORDER]] or gone_order(t, s, p, i)[0]
        if kind == MARCH or came_by_march(t, s, p, i) and not kind:
            return [Intent(p, (("march", i),), "march")]
        if kind == RAID:
            return [Intent(p, (("drop", i),), "drop")]  # whoever may raid from there may also let it be
        return [Intent(p, (("resolve", i),), "resolve")]


class March(Move):
    when = (
        say(
            "{player} pochoduje z {area}: {moves}",
            "Lannister pochoduje z oblasti Lannisport: 1 pěšák do oblasti Stoney Sept a 1 pěšák do oblasti Searoad Marches",
            "Kdo není jmenován, zůstane.",
        ),
        say("{player} pochoduje z {area} bez jednotek", "Stark pochoduje z oblasti Winterfell bez jednotek"),
    )
    player: str
    area: str
    moves: Moves = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        p, i = player(t, self.player), area(t, self.area)
        token = s[t.at[i] + cells.ORDER]
        found: list[Part] = [Intent(p, (("march", i),), "march")]
        for unit, n, goal in sorted(self.moves, key=lambda move: (area(t, move[2]), move[0])):
            found += [Intent(p, (("go", i, area(t, goal), unit),), "go")] * n
        return [*found, Intent(p, (("halt", i, token),), "halt")]


class LeaveToken(Move):
    when = (
        say(
            "{player} zanechá v {area} žeton moci",
            "Stark zanechá v oblasti Winterfell žeton moci",
            "Kdo nic neřekne, žeton nezanechá.",
        ),
    )
    player: str
    area: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("rule", area(t, self.area)),), "rule")]


class LeaveNoToken(Move):
    when = (say("{player} nezanechá žeton moci", "Stark nezanechá žeton moci"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("leave",),), "leave")]

    def declines(self, t: Table, s: State) -> bool:
        """Who has no token to leave leaves none, and nobody asks."""
        return not hooks.available.first(t, s, player(t, self.player))


class GiveSupport(Move):
    when = (
        say("{player} podpoří z {area} {side}", "Baratheon podpoří z oblasti Harrenhal obránce"),
        say("{player} z {area} nepodpoří nikoho", "Baratheon z oblasti Harrenhal nepodpoří nikoho", side=cells.FOR_NOBODY),
    )
    player: str
    area: str
    side: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("support", area(t, self.area), self.side),), "support")]


class SupportInPart(Move):
    """Support by some of the units of an area; by all of them it is support like any other."""

    when = (
        say(
            "{player} podpoří z {area} {side} jen {units:part}",
            "Baratheon podpoří z oblasti Harrenhal obránce jen 1 rytířem",
            "Jen pro otázky, zda to smí.",
        ),
    )
    player: str
    area: str
    side: int
    units: Units

    def intents(self, t: Table, s: State) -> list[Part]:
        p, i = player(t, self.player), area(t, self.area)
        standing = tuple((unit, s[t.at[i] + cells.UNITS[unit]]) for unit in cells.UNIT_KINDS if s[t.at[i] + cells.UNITS[unit]])
        verb = "support" if tuple(sorted(self.units)) == standing else "support_in_part"
        return [Intent(p, ((verb, i, self.side),), verb)]


class PlayLeader(Move):
    when = (say("{player} zahraje kartu rodu {card}", 'Stark zahraje kartu rodu "Robb Stark"'),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("leader", player(t, self.player), leader(t, self.card)),), "leader")]


class UseBlade(Move):
    when = (
        say("{player} použije Valyrijský ocelový meč", "Stark použije Valyrijský ocelový meč", "Kdo nic neřekne, meč nepoužije."),
        say("{player} nepoužije Valyrijský ocelový meč", "Stark nepoužije Valyrijský ocelový meč", yes=False),
    )
    player: str
    yes: bool = True

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("blade",) if self.yes else ("keep_blade",),), "blade")]


class BattleIsDecided(Move):
    """Play runs on until the winner is known; what the loser suffers is still to come."""

    when = (say("je rozhodnuto o bitvě", help="Vítěz je znám; ztráty a ústup teprve přijdou."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        if not s[cells.FIELD]:
            raise ScenarioError("Žádná bitva neprobíhá, nemá tedy být o čem rozhodnuto.")
        return [Until(lambda t, s: bool(s[cells.WINNER]))]


class LoseInBattle(Move):
    when = (say("{player} ztratí v bitvě {units:some}", "Stark ztratí v bitvě 1 pěšáka", "Všechny své ztráty najednou."),)
    player: str
    units: Units

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        why = f"{self.player} musí v bitvě ztratit víc jednotek: pište všechny najednou."
        return [*lost(p, "casualty", self.units), nothing_left(t, hooks.loses_more, why, p)]


class KillInBattle(Move):
    when = (
        say(
            "{player} zabije v {area} {units:some}",
            "Tyrell zabije v oblasti Kingswood 1 pěšáka",
            "Jen pro otázky, zda to smí: schopnost karty rodu působí sama.",
        ),
    )
    player: str
    area: str
    units: Units

    def intents(self, t: Table, s: State) -> list[Part]:
        p, i = player(t, self.player), area(t, self.area)
        return [Intent(p, (("kill", i, unit),), "kill") for unit, n in self.units for _ in range(n)]


class PerishRetreating(Move):
    when = (
        say(
            "{player} zničí při ústupu {units:some}",
            "Stark zničí při ústupu 1 pěšáka",
            "Když je zásobování všechny nepustí; všechny najednou.",
        ),
    )
    player: str
    units: Units

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        why = f"{self.player} musí při ústupu zničit víc jednotek: pište všechny najednou."
        return [*lost(p, "perish", self.units), nothing_left(t, hooks.perishes_more, why, p)]


class RemoveUnits(Move):
    when = (
        say(
            "{player} odstraní z {area} {units:some}",
            "Lannister odstraní z oblasti Harrenhal 1 pěšáka",
            "Kvůli zásobování nebo divokým; z jedné oblasti všechny najednou.",
        ),
    )
    player: str
    area: str
    units: Units

    def intents(self, t: Table, s: State) -> list[Part]:
        p, i = player(t, self.player), area(t, self.area)
        found: list[Part] = [Intent(p, (("remove", i, unit),), "remove") for unit, n in self.units for _ in range(n)]
        why = f"{self.player} musí odstranit víc jednotek a jinde žádné nemá: pište všechny najednou."
        return [*found, nothing_left(t, hooks.removes_more, why, p, i)]


class RetreatTo(Move):
    when = (say("{player} ustoupí do {area}", "Tyrell ustoupí do oblasti Storm's End"),)
    player: str
    area: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("retreat", area(t, self.area)),), "retreat")]


class RetreatApart(Move):
    """Several goals of one retreat."""

    when = (
        say(
            "{player} ustoupí do oblastí {areas}",
            "Tyrell ustoupí do oblastí Reach a Highgarden",
            "Jen pro otázky, zda to smí.",
        ),
    )
    player: str
    areas: tuple[str, ...]

    def intents(self, t: Table, s: State) -> list[Part]:
        return _retreat(t, self.player, self.areas)


class RetreatUnitByUnit(Move):
    """Every unit of a retreat with its goal."""

    when = (
        say(
            "{player} ustoupí: {moves}",
            "Tyrell ustoupí: 1 pěšák do oblasti Reach a 1 rytíř do oblasti Highgarden",
            "Jen pro otázky, zda se smějí rozdělit.",
        ),
    )
    player: str
    moves: Moves

    def intents(self, t: Table, s: State) -> list[Part]:
        goals = {goal for _unit, _n, goal in self.moves}
        if len(goals) == 1:  # which units they are is no choice of anybody's
            raise ScenarioError(
                f"Ustupují všechny jednotky najednou, nevyjmenovávejte je: „{self.player} ustoupí do oblasti {goals.pop()}“."
            )
        return _retreat(t, self.player, [goal for _unit, _n, goal in self.moves])


def _retreat(t: Table, name: str, goals: Sequence[str]) -> list[Part]:
    """A retreat to one goal, or to several."""
    p, found = player(t, name), tuple(dict.fromkeys(area(t, goal) for goal in goals))
    if len(found) == 1:
        return [Intent(p, (("retreat", found[0]),), "retreat")]
    return [Intent(p, (("retreat_apart", found),), "retreat_apart")]


class TakeBack(Move):
    when = (say("{player} vezme zpět kartu rodu {card}", 'Stark vezme zpět kartu rodu "Robb Stark"'),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("take_back", leader(t, self.card)),), "take_back")]


class DiscardTheirs(Move):
    when = (say("{player} odhodí soupeři kartu rodu {card}", 'Baratheon odhodí soupeři kartu rodu "Robb Stark"'),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("rob", leader(t, self.card)),), "rob")]


class RemoveOrder(Move):
    when = (say("{player} odstraní rozkaz v {area}", "Lannister odstraní rozkaz v oblasti Winterfell"),)
    player: str
    area: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("cut", area(t, self.area)),), "cut")]


class DeclineAbility(Move):
    when = (say("{player} nevyužije schopnost", "Stark nevyužije schopnost", "Kdo nic neřekne, nevyužije ji."),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("decline",),), "decline")]
