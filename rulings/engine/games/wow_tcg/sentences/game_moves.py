"""Priority and the course of the game: sentences of *Když*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.chain import waiting
from ....cards.naming import player
from ....cards.sentences import RoundBegins
from ....core.choices import Intent, Part, Until
from ....core.flow import is_open
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.moments import stands_at
from ....core.sentences import Move, say
from .. import cells
from ..moments import at_rest
from .parts import PASS

if TYPE_CHECKING:
    from ..table import Table


class Pass(Move):
    when = (say("{player} předá přednost", "Anna předá přednost", "Nechce nic přidat ani podniknout."),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (PASS,), "pass")]


class Concede(Move):
    aside = True
    when = (say("{player} vzdá hru", "Boris vzdá hru", "Přednost k tomu nepotřebuje; jen se nesmí právě něco provádět."),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        if not at_rest(t, s):
            raise ScenarioError("Právě se něco provádí. Vzdání hry řekněte před tím, nebo až se to dokončí.")
        p = player(t, self.player)
        return [Intent(p, (("concede", p),), "concede")]


class LotFalls(Move):
    when = (say("los určí prvním hráčem hráče {player}", "los určí prvním hráčem hráče Boris"),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(cells.CHANCE, (("lot", player(t, self.player)),), "chance")]


class ChainResolves(Move):
    when = (say("se provede celý řetěz", help="Kdo nic neřekne, předává přednost."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        if not waiting(t, s):
            raise ScenarioError("V řetězu nic nečeká, nemá se tedy co provést.")
        return [Until(lambda t, s: not waiting(t, s) and at_rest(t, s), or_over=True)]


class LastResolves(Move):
    when = (say("se provede poslední karta řetězu", help="Jen ona; na ostatní se smí znovu reagovat."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        n = len(waiting(t, s))
        if not n:
            raise ScenarioError("V řetězu nic nečeká, nemá se tedy co provést.")
        return [Until(lambda t, s: len(waiting(t, s)) < n and at_rest(t, s), or_over=True)]


class CombatEnds(Move):
    when = (say("skončí boj", help="Kdo nic neřekne, předává přednost; skutečná rozhodnutí musí scénář říci."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        combat = t.step["combat"]
        if not s[cells.STAGE] and not s[cells.FOUGHT]:
            raise ScenarioError("Žádný boj neprobíhá ani neproběhl, nemá tedy co skončit.")
        return [Until(lambda t, s: not is_open(s, combat) and at_rest(t, s), or_over=True)]


class TimeToProtect(Move):
    when = (say("nastane chvíle ochrany", help="První příležitost k reakcím skončila; rozhoduje se, kdo zastoupí obránce."),)

    def intents(self, t: Table, s: State) -> list[Part]:
        if not s[cells.STAGE]:
            raise ScenarioError("Žádný boj neprobíhá.")
        if s[cells.STAGE] >= cells.DEFENDS:
            raise ScenarioError("Obránce se už brání, chvíle ochrany minula.")
        return [Until(lambda t, s: stands_at(t, s, "protection") or s[cells.STAGE] >= cells.DEFENDS and at_rest(t, s))]


class CombatReaches(Move):
    """Play runs on to one of the windows of a combat."""

    when = (
        say("boj začne", help="Útočník se vyčerpal; stojí se v první příležitosti k reakcím.", stage=cells.ATTACKS),
        say("se obránce brání", help="Stojí se v druhé příležitosti k reakcím.", stage=cells.DEFENDS),
    )
    stage: int

    def intents(self, t: Table, s: State) -> list[Part]:
        if not s[cells.STAGE]:
            raise ScenarioError("Žádný boj neprobíhá.")
        return [Until(lambda t, s: s[cells.STAGE] == self.stage and at_rest(t, s))]


class MomentBegins(Move):
    when = (say("začne {moment}", "začne závěrečná fáze", "Kdo do té doby nic nepodnikne, předává přednost."),)
    moment: tuple[int, int]

    def intents(self, t: Table, s: State) -> list[Part]:
        phase, step = self.moment
        turn = s[cells.ROUND] if (s[cells.PHASE], s[cells.MOMENT] if step else 0) == self.moment else 0

        def reached(t: Table, s: State) -> bool:
            there = s[cells.PHASE] == phase and (not step or s[cells.MOMENT] == step)
            return there and s[cells.ROUND] != turn

        return [Until(reached)]


class NextTurn(RoundBegins):
    when = (say("začne další kolo"),)
