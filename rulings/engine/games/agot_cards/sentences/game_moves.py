"""Set-up, plots, chance, piles and the course of the round: sentences of *Když*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.naming import alike, card, in_order, player
from ....core.choices import Intent, Part, Until
from ....core.flow import is_open
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.line import Legality, Line
from ....core.sentences import Move, say
from .. import cells, hooks
from ..cells import CHANCE
from ..words.attributes import Names
from .parts import whole_set

if TYPE_CHECKING:
    from ..table import Table


class ChoosePlot(Move):
    when = (say("{player} zvolí zápletku {card}", 'Stark zvolí zápletku "Tažení"'),)
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("plot", card(t, self.card)),), "plot")]


class NameFirstPlayer(Move):
    when = (say("{player} určí prvním hráčem hráče {first}", "Stark určí prvním hráčem hráče Lannister"),)
    player: str
    first: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("first_player", player(t, self.first)),), "first_player")]


class LotFalls(Move):
    when = (say("los určí hráče {first}", "los určí hráče Stark"),)
    first: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(CHANCE, (("lot", player(t, self.first)),), "chance")]


class RandomCard(Move):
    when = (say("náhoda odhodí kartu {card}", 'náhoda odhodí kartu "Rytíř"'),)
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(CHANCE, tuple(("random", c) for c in alike(t, self.card)), "chance")]


class DrawsCard(Move):
    when = (
        say("{player} si lízne kartu {card}", 'Stark si lízne kartu "Rytíř"', "Jen u zamíchaného balíčku, kde rozhoduje náhoda."),
    )
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        player(t, self.player)  # a name nobody bears is an error
        return [Intent(CHANCE, tuple(("drawn", c) for c in alike(t, self.card)), "chance")]


class RedrawHand(Move):
    when = (say("{player} vymění zahajovací ruku", "Stark vymění zahajovací ruku"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("redraw",),), "redraw")]


class KeepHand(Move):
    when = (say("{player} si ponechá zahajovací ruku", "Stark si ponechá zahajovací ruku"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("keep",),), "redraw")]


class DeployCards(Move):
    when = (
        say("{player} vyloží {cards}", 'Stark vyloží "Rytíř" a "Hrad"'),
        say("{player} nevyloží nic", "Stark nevyloží nic"),
    )
    player: str
    cards: Names = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        return whole_set(p, "deploy", in_order(t, self.cards))


class SwapDuplicate(Move):
    when = (say("{player} vymění kartu {card} za duplikát {duplicate}", 'Stark vymění kartu "Jon" za duplikát "Jon podruhé"'),)
    player: str
    card: str
    duplicate: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("swap", card(t, self.card), card(t, self.duplicate)),), "swap")]


class ReorderPile(Move):
    when = (say("{player} přerovná svou {pile}", "Stark přerovná svou odhazovací hromádku"),)
    player: str
    pile: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("reorder", self.pile),), "reorder")]


class LookAtPile(Move):
    when = (say("{player} si prohlédne {pile} hráče {opponent}", "Stark si prohlédne hromádku mrtvých hráče Lannister"),)
    player: str
    opponent: str
    pile: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("look", player(t, self.opponent), self.pile),), "look")]

    def legality(self, line: Line) -> Legality:
        """Looking changes nothing on the table, so it is no choice of play: either a rule allows it, or none does."""
        rules = tuple(hooks.look.ids(line.t))
        return bool(rules), rules, "" if rules else "Do hromádek nelze nahlížet: chybí pravidlo, které to dovoluje."


class PhaseBegins(Move):
    when = (say("začne fáze {phase}", "začne fáze nadvlády", "Kdo do té doby nic nezahraje, pasuje."),)
    phase: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Until(lambda t, s: s[cells.PHASE] == self.phase)]


class ChallengeEnds(Move):
    when = (say("skončí výzva", help="Kdo nic nezahraje, pasuje; skutečná rozhodnutí musí scénář říci."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        challenge = t.step["challenge"]
        if not s[cells.TYPE] and not s[cells.WINNER]:
            raise ScenarioError("Žádná výzva neprobíhá ani neproběhla, nemá tedy co skončit.")

        def over(t: Table, s: State) -> bool:
            return not is_open(s, challenge)

        return [Until(over, or_over=True)]


class ChallengeIsDecided(Move):
    """Play runs on until the winner is known; claim and what else follows is still to come."""

    when = (say("je rozhodnuto o výzvě", help="Vítěz je znám; nárok a další následky teprve přijdou."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        if not s[cells.TYPE]:
            raise ScenarioError("Žádná výzva neprobíhá, nemá tedy být o čem rozhodnuto.")
        return [Until(lambda t, s: bool(s[cells.WINNER]))]


class PhaseEnds(Move):
    when = (say("skončí fáze"),)

    def intents(self, t: Table, s: State) -> list[Part]:
        phase, turn = s[cells.PHASE], s[cells.ROUND]
        return [Until(lambda t, s: (s[cells.PHASE], s[cells.ROUND]) != (phase, turn), or_over=True)]


class NextRound(Move):
    when = (say("začne další kolo"),)

    def intents(self, t: Table, s: State) -> list[Part]:
        turn = s[cells.ROUND]
        return [Until(lambda t, s: s[cells.ROUND] != turn)]
