"""Set-up, plots, chance, piles and the course of the round: sentences of *Když*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.naming import alike, card, in_order, player
from ....cards.piles import hand_of
from ....cards.sentences import Draws, RoundBegins
from ....core.choices import Intent, Part, Until
from ....core.flow import is_open
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.line import Line
from ....core.moments import stands_at
from ....core.sentences import Move, say
from ....core.trial import LEGAL, Legality
from .. import cells, hooks
from ..cells import CHANCE
from ..moments import in_setup
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


class ChooseNoPlot(Move):
    when = (say("{player} nezvolí zápletku", "Stark nezvolí zápletku", "Jen na otázku: zápletku volí každý."),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("no_plot",),), "plot")]


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


class DrawsCard(Draws):
    when = (
        say("{player} si lízne kartu {card}", 'Stark si lízne kartu "Rytíř"', "Jen u zamíchaného balíčku, kde rozhoduje náhoda."),
    )


class RedrawHand(Move):
    when = (say("{player} vymění zahajovací ruku", "Stark vymění zahajovací ruku"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        return [Intent(p, (("redraw", p),), "redraw")]


class RedrawPart(Move):
    when = (
        say(
            "{player} vymění ze zahajovací ruky {n:ncards}",
            "Stark vymění ze zahajovací ruky 3 karty",
            "Jen na otázku: vyměnit lze jen celou ruku.",
        ),
    )
    player: str
    n: int

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        return [Intent(p, (("redraw_part", p, self.n),), "redraw")]


class KeepHand(Move):
    when = (say("{player} si ponechá zahajovací ruku", "Stark si ponechá zahajovací ruku"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        return [Intent(p, (("keep", p),), "redraw")]

    def declines(self, t: Table, s: State) -> bool:
        """Who has exchanged the hand keeps the new one."""
        return stands_at(t, s, "redraw") and bool(s[t.players[player(t, self.player)] + cells.REDRAWN])

    def legality(self, line: Line) -> Legality:
        """Whatever the others still decide: the second hand is kept."""
        return LEGAL if self.declines(line.t, line.s) else super().legality(line)


class DeployCards(Move):
    when = (
        say("{player} vyloží {cards}", 'Stark vyloží "Rytíř" a "Hrad"'),
        say("{player} nevyloží nic", "Stark nevyloží nic"),
    )
    player: str
    cards: Names = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        return whole_set(p, "deploy", in_order(t, self.cards), ("done", p))

    def declines(self, t: Table, s: State) -> bool:
        """Who holds no card has none to lay out; set-up may be over by that."""
        p = player(t, self.player)
        over = s[cells.ROUND] == 1 and stands_at(t, s, "choose plots")
        if self.cards or s[t.players[p] + cells.DEPLOYED] or any(t.in_play(s, p)):
            return False
        return over or in_setup(t, s) and not hand_of(t, s, p)


class SwapDuplicate(Move):
    when = (say("{player} vymění kartu {card} za duplikát {duplicate}", 'Stark vymění kartu "Jon" za duplikát "Jon podruhé"'),)
    player: str
    card: str
    duplicate: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("swap", card(t, self.card), card(t, self.duplicate)),), "swap")]


class ReorderPile(Move):
    when = (
        say("{player} přerovná svou {pile}", "Stark přerovná svou odhazovací hromádku"),
        say("{player} přerovná {pile} hráče {opponent}", "Stark přerovná odhazovací hromádku hráče Lannister"),
    )
    player: str
    pile: str
    opponent: str = ""

    def intents(self, t: Table, s: State) -> list[Part]:
        player(t, self.opponent or self.player)  # a name nobody bears is an error
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


class PeekAt(Move):
    when = (
        say(
            "{player} si prohlédne kartu {card}",
            'Lannister si prohlédne kartu "Rytíř"',
            "Jen na otázku: smí vidět kartu, která leží ve hře?",
        ),
    )
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        c = card(t, self.card)
        if s[c + cells.ZONE] != cells.PLAY or s[c + cells.FACE_DOWN] and not in_setup(t, s):
            raise ScenarioError(f"Kdo smí vidět kartu „{self.card}“, pravidla neříkají. Ptejte se na kartu, která leží na stole.")
        return [Intent(player(t, self.player), (("peek", c),), "peek")]

    def legality(self, line: Line) -> Legality:
        """Looking changes nothing on the table, so it is no choice of play."""
        t, s = line.t, line.s
        self.intents(t, s)
        refused = hooks.peek.ids(t, s, player(t, self.player), card(t, self.card))
        seen_by = hooks.peek if s[card(t, self.card) + cells.FACE_DOWN] else hooks.enter_play
        return not refused, tuple(refused or seen_by.numbers(t)), ""


class TurnUp(Move):
    when = (
        say(
            "{player} obrátí lícem vzhůru kartu {card}",
            'Stark obrátí lícem vzhůru kartu "Rytíř"',
            "Jen na otázku: karty z přípravy a zvolené zápletky se odhalují naráz.",
        ),
    )
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        c = card(t, self.card)
        in_play = s[c + cells.ZONE] == cells.PLAY and s[c + cells.FACE_DOWN] and in_setup(t, s)
        chosen = s[c + cells.ZONE] == cells.PLOT_DECK and any(s[q + cells.CHOSEN] == t.mark[c] for q in t.players)
        if not in_play and not chosen:
            raise ScenarioError(f"Karta „{self.card}“ neleží v přípravě lícem dolů ani není zvolenou zápletkou.")
        return [Intent(player(t, self.player), (("turn_up", c),), "turn_up")]

    def legality(self, line: Line) -> Legality:
        """Nobody is ever asked to; it is a question about the rules that turn cards over."""
        t, s = line.t, line.s
        self.intents(t, s)
        refused = tuple(hooks.turn_up.ids(t, s, player(t, self.player), card(t, self.card)))
        return not refused, refused, ""


class LeaveKneeling(Move):
    when = (
        say(
            "{player} nechá klečet kartu {card}",
            'Stark nechá klečet kartu "Rytíř"',
            "Jen na otázku: ve fázi postavení vstane všechno, co vstát smí.",
        ),
    )
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        c = card(t, self.card)
        if s[cells.PHASE] != cells.STANDING or s[c + cells.ZONE] != cells.PLAY or not s[c + cells.KNEELING]:
            raise ScenarioError(
                f"Ptejte se ve fázi postavení na kartu, která klečí; karta „{self.card}“ tam neklečí. "
                "Chvíli před vstáním řekne věta „nastane začátek fáze postavení“."
            )
        return [Intent(player(t, self.player), (("leave_kneeling", c),), "leave_kneeling")]

    def legality(self, line: Line) -> Legality:
        """Nobody is ever asked to; it is a question about the rules by which cards stand."""
        t, s = line.t, line.s
        self.intents(t, s)
        refused = tuple(hooks.left_kneeling.ids(t, s, player(t, self.player), card(t, self.card)))
        return not refused, refused, ""


class DiscardByChoice(Move):
    when = (
        say(
            "{player} odhodí z ruky kartu {card}",
            'Lannister odhodí z ruky kartu "Rytíř"',
            "Jen na otázku: co se odhazuje náhodně, nikdo nevybírá.",
        ),
    )
    player: str
    card: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("choose_discard", card(t, self.card)),), "choose_discard")]


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
        if not s[cells.TYPE] and not s[cells.WINNER]:
            raise ScenarioError("Žádná výzva neprobíhá ani neproběhla, nemá tedy být o čem rozhodnuto.")
        challenge = t.step["challenge"]
        return [Until(lambda t, s: bool(s[cells.WINNER]), gone=lambda t, s: not is_open(s, challenge))]


class PhaseEnds(Move):
    when = (say("skončí fáze"),)

    def intents(self, t: Table, s: State) -> list[Part]:
        phase, turn = s[cells.PHASE], s[cells.ROUND]
        return [Until(lambda t, s: (s[cells.PHASE], s[cells.ROUND]) != (phase, turn), or_over=True)]


class NextRound(RoundBegins):
    when = (say("začne další kolo"),)
