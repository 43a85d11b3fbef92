"""Who plays, and the time: sentences of *Pokud*, some of which *Pak* asks again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.naming import player
from ....cards.sentences import SaysActive, SaysFirst, SaysPlayers, SaysShuffled
from ....cards.windows import Window
from ....core.answer import Answer, same
from ....core.language.gherkin import ScenarioError
from ....core.line import Line
from ....core.sentences import Expectation, Given, SaysEdition, say
from .. import cells
from ..words.common import MOMENTS

if TYPE_CHECKING:
    from ..situation import Situation


class Edition(SaysEdition):
    given = (say("podle {edition}", "podle wow-tcg", "Není-li řečeno, platí kniha z řádku Pravidlo."),)


class Players(SaysPlayers):
    given = (
        say(
            "hrají {players}",
            "hrají Anna, Boris a Cyril",
            "Pořadí u stolu po směru hodin; jinak pořadí, v němž jsou hráči jmenováni.",
        ),
    )


class Team(Given):
    """Some of the players form a team."""

    given = (say("tým tvoří {players}", "tým tvoří Anna a Cyril", "Bez týmů hraje každý sám za sebe."),)
    players: tuple[str, ...]

    def apply(self, situation: Situation) -> None:
        for name in self.players:
            situation.seat(name)
            if any(name in team for team in situation.teams):
                raise ScenarioError(f"Hráč {name} už v jednom týmu je.")
        situation.teams.append(self.players)


class MomentIs(Given, Expectation):
    momentary = True
    given = (say("je {moment}", "je závěrečná fáze", "Není-li řečeno: akční fáze."),)
    then = (say("je {moment}", "je závěrečná fáze"),)
    moment: tuple[int, int]

    def apply(self, situation: Situation) -> None:
        situation.phase, situation.moment = self.moment

    def answer(self, line: Line) -> Answer:
        names = {v: k for k, v in MOMENTS.items()} | {(0, 0): "mezi koly"}
        phase, step = line.s[cells.PHASE], line.s[cells.MOMENT]
        found = (phase, step if self.moment[1] else 0)
        return same(names[found], names[self.moment], "Právě")


class ActiveIs(SaysActive):
    given = (say("na tahu je {player}", "na tahu je Anna", "Není-li řečeno: první hráč."),)
    then = (say("na tahu je {player}", "na tahu je Anna"),)

    def answer(self, line: Line) -> Answer:
        player(line.t, self.player)  # a name nobody bears is an error
        return super().answer(line)


class FirstPlayerIs(SaysFirst):
    at = cells.FIRST_PLAYER
    given = (say("prvním hráčem je {player}", "prvním hráčem je Anna", "Není-li řečeno: první jmenovaný hráč."),)
    then = (say("prvním hráčem je {player}", "prvním hráčem je Anna"),)


class PriorityIs(Given, Expectation):
    momentary = True
    given = (
        say("přednost má {player}", "přednost má Anna", "Není-li řečeno: kdo přidal do řetězu poslední, jinak aktivní hráč."),
    )
    then = (say("přednost má {player}", "přednost má Anna"),)
    player: str

    def apply(self, situation: Situation) -> None:
        situation.priority = self.player

    def answer(self, line: Line) -> Answer:
        player(line.t, self.player)
        step, _f = line.step() if line.options else (None, 0)
        p = line.player() if isinstance(step, Window) else None
        return same("nikdo" if p is None else line.t.seats[p].name, self.player, "Přednost má")


class GameBegins(Given):
    given = (say("začíná hra", help="Před prvním kolem; hrdinové jsou ve hře, prvním kolem začíná první hráč."),)

    def apply(self, situation: Situation) -> None:
        situation.begins = True


class LotDecides(Given):
    given = (say("o prvním hráči rozhodne los", help="Jen spolu s „začíná hra“; koho los určil, řekne Když."),)

    def apply(self, situation: Situation) -> None:
        situation.lot = True


class EmptyDeckAgreed(Given):
    given = (
        say(
            "podle dohody se z prázdného balíčku nedobírá",
            help="Pravidla o prázdném balíčku mlčí; bez dohody je dobírání z něj nerozhodnutelné.",
        ),
    )

    def apply(self, situation: Situation) -> None:
        situation.agreed = True


class DeckShuffled(SaysShuffled):
    given = (
        say(
            "balíček hráče {player} je zamíchaný",
            "balíček hráče Anna je zamíchaný",
            "Pořadí nikdo nezná: dobranou kartu určuje náhoda.",
        ),
    )


class ResourcePlaced(Given):
    given = (say("zdroj tohoto kola už {player} má umístěný", "zdroj tohoto kola už Anna má umístěný"),)
    player: str

    def apply(self, situation: Situation) -> None:
        situation.placed_resource.add(self.player)
