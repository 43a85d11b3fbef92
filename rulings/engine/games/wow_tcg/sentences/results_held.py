"""The chain, combat, players and who wins: sentences of *Pak*."""

from __future__ import annotations

from ....cards.naming import player
from ....cards.sentences import IsOffered, PlayerCounts, faultless
from ....core.answer import Answer, same, yes_no
from ....core.line import Line
from ....core.sentences import Expectation, say
from .. import cells, hooks
from ..cells import OVER, TIE
from ..naming import named
from ..words.attributes import Names
from ..words.numbers import NUMBERS
from .parts import PLAYER_NUMBERS, on_chain


class GameWonBy(Expectation):
    then = (
        say("hru vyhraje {player}", "hru vyhraje Anna"),
        say("hra pokračuje"),
    )
    player: str = ""

    def answer(self, line: Line) -> Answer:
        t, over = line.t, line.s[OVER]
        if over == TIE:
            return Answer(False, "Hra skončila nerozhodně.")
        if over and self.player and t.has_teams:
            p = player(t, self.player)
            return Answer(t.team[p] == t.team[over - 1], f"Hru vyhrál tým, ve kterém hraje {named(t, over)}.")
        return same(named(t, over), self.player or "nikdo", "Hru vyhrál")


class GameTied(Expectation):
    then = (say("hra skončí nerozhodně"),)

    def answer(self, line: Line) -> Answer:
        return Answer(line.s[OVER] == TIE, "" if line.s[OVER] == TIE else "Hra nerozhodně neskončila.")


class Eliminated(Expectation):
    then = (
        say("hráč {player} je vyřazen", "hráč Boris je vyřazen"),
        say("hráč {player} není vyřazen", "hráč Boris není vyřazen", yes=False),
    )
    player: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        gone = bool(line.s[line.t.players[player(line.t, self.player)] + cells.GONE])
        return yes_no(gone, self.yes, f"Hráč {self.player} je vyřazen")


class TeamsAre(Expectation):
    """The teams at the table are legal, or refused by a rule."""

    then = (
        say("týmy jsou přípustné"),
        say("týmy jsou odmítnuty podle {rule}", "týmy jsou odmítnuty podle wow-tcg 14.8"),
    )
    rule: str = ""

    def answer(self, line: Line) -> Answer:
        return faultless(hooks.teams.ids(line.t), self.rule, "Tým")


class PlayerHas(PlayerCounts):
    """A number of a player: cards in hand, deck and graveyard, resources."""

    numbers, forms = PLAYER_NUMBERS, NUMBERS
    then = (
        say(
            "{player} má {n} {what:number_of}",
            "Anna má 5 karet v ruce",
            "Karty v ruce, v balíčku a na hřbitově, zdroje, připravené zdroje a spojenci.",
        ),
    )


class CombatRuns(Expectation):
    momentary = True
    then = (
        say("probíhá boj"),
        say("boj neprobíhá", yes=False),
    )
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        running = line.s[cells.STAGE] in (cells.ATTACKS, cells.DEFENDS)
        return yes_no(running, self.yes, "Boj probíhá")


class ChainIs(Expectation):
    """What waits on the chain, in the order in which it came."""

    momentary = True
    then = (
        say(
            "v řetězu čekají právě {cards}", 'v řetězu čekají právě "Shield Bash" a "Primal Mending"', "V pořadí, v jakém přišly."
        ),
        say("řetěz je prázdný"),
    )
    cards: Names = ()

    def answer(self, line: Line) -> Answer:
        found = on_chain(line.t, line.s)
        return same(", ".join(found) or "nic", ", ".join(self.cards) or "nic", "V řetězu čeká")


class CanChoose(IsOffered):
    then = (say("{player} může vybrat právě {cards}", 'Boris může vybrat právě "Vlk" a "Medvěd"'),)
