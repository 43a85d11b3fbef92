"""The sentences: a class each, which says how it is written, what it holds and what it does."""

from __future__ import annotations

import sys

from rulings.engine.core import asking, flow
from rulings.engine.core.answer import Answer, same
from rulings.engine.core.choices import Intent, Shortcut, Until, Verify
from rulings.engine.core.flow import OVER
from rulings.engine.core.language import slots
from rulings.engine.core.language.gherkin import ScenarioError
from rulings.engine.core.language.phrases import Vocabulary
from rulings.engine.core.sentences import Expectation, Given, Move, SaysEdition, phrases_of, say

from .rules import COIN, HEAP, SCORE
from .steps import WHO


def seat(t, name):
    if name not in t.names:
        raise ScenarioError(f"Hráče {name} neznám.")
    return t.names.index(name)


# -- Pokud: what lies on the table (the heap is asked of again in Pak) --------------------------------
class Edition(SaysEdition):
    given = (say("podle {edition}", "podle hra-naopak", "Není-li řečeno: podle knihy pravidla."),)


class Players(Given):
    given = (say("hrají {players}", "hrají Alík a Bára"),)
    seats = True
    players: tuple[str, ...]

    def apply(self, situation):
        situation.names = self.players


class Heap(Given, Expectation):
    given = (say("na hromadě je {n:stones}", "na hromadě je 5 kamenů"),)
    then = (say("na hromadě je {n:stones}", "na hromadě je 3 kameny"),)
    n: int

    def apply(self, situation):
        situation.heap = self.n

    def answer(self, line):
        return same(line.s[HEAP], self.n, "Na hromadě")


class HasToken(Given):
    given = (say("{player} má žeton[ a {n:stones}]", "Alík má žeton a 2 kameny"),)
    player: str
    n: int = 0

    def apply(self, situation):
        situation.tokens[self.player] = self.n


class Coin(Given):
    given = (say("začne ten, koho určí mince"),)

    def apply(self, situation):
        situation.opened.append("toss")


class Hiding(Given):
    given = (say("hráči skrývají kameny"),)

    def apply(self, situation):
        situation.opened.append("hide")


# -- Když: what players do ----------------------------------------------------------------------------
class Takes(Move):
    """A player takes so many stones; nought is all that are left."""

    when = (
        say("{player} vezme {n:stones}", "Alík vezme 2 kameny"),
        say("{player} vezme {n:stones} a vyhraje", "Alík vezme 2 kameny a vyhraje", wins=True),
        say("{player} vezme zbytek", "Alík vezme zbytek", n=0),
    )
    player: str
    n: int
    wins: bool = False

    def intents(self, t, s):
        intent = Intent(seat(t, self.player), (("take", self.n or s[HEAP]),), "take")
        last = Verify(lambda t, s: not s[HEAP], ("hra-kameny 3.1",), "Tím se nevyhrává.")
        return [intent, last] if self.wins else [intent]


class Knocks(Move):
    when = (say("{player} zaklepe", "Bára zaklepe"),)
    player: str

    def intents(self, t, s):
        return [Intent(seat(t, self.player), (("knock",),), "knock")]


class Hides(Move):
    when = (say("{player} skryje {n:stones}", "Alík skryje 1 kámen"),)
    player: str
    n: int

    def intents(self, t, s):
        return [Intent(seat(t, self.player), (("hide", seat(t, self.player), self.n),), "hide")]


class Tossed(Move):
    when = (say("mince určí hráče {player}", "mince určí hráče Bára"),)
    player: str

    def intents(self, t, s):
        return [Intent(COIN, (("toss", seat(t, self.player)),), "toss")]


class Comes(Move):
    """Play runs on to somebody's turn, or (without a name) to its end."""

    when = (say("dojde na tah hráče {player}", "dojde na tah hráče Bára"), say("hra dojde do konce"))
    player: str = ""

    def intents(self, t, s):
        if not self.player:
            return [Until(lambda t, s: False, or_over=True)]
        p = seat(t, self.player)
        return [Until(lambda t, s: t.steps[s[flow.top(s)]].title == "tah" and s[flow.top(s) + WHO] == p)]


class Rounds(Move):
    when = (say("oba vezmou po kameni, a to {n}krát", "oba vezmou po kameni, a to 2krát"),)
    n: int

    def intents(self, t, s):
        return [Shortcut(0, self.n)]


# -- Pak: what should come of it ----------------------------------------------------------------------
class Wins(Expectation):
    then = (say("vyhraje {player}", "vyhraje Alík"),)
    player: str

    def answer(self, line):
        return same(line.game.player_name(line.t, line.s[OVER] - 1), self.player, "Vyhrává")


class Scores(Expectation):
    then = (say("{player} má bodů {n}", "Alík má bodů 3"),)
    of_the_moment = True
    player: str
    n: int

    def answer(self, line):
        return same(line.s[line.t.players[seat(line.t, self.player)] + SCORE], self.n, f"{self.player} má bodů")


class Lasts(Expectation):
    """The game goes on: a claim that cannot be decided once nobody has taken a stone."""

    then = (say("hra trvá"),)

    def answer(self, line):
        return Answer(None, "Nikdo ještě nehrál.") if line.s[HEAP] == 5 else Answer(not line.s[OVER], "Hra skončila.")


# -- the holes of the sentences, and the tables -------------------------------------------------------
SCOPES = {"do konce hry": "game", "do konce tahu": "turn"}
SLOTS = {
    **asking.SLOTS,
    "edition": slots.edition(),
    "n": slots.number(),
    "stones": slots.counted("stones", "kámen", "kameny", "kamenů"),
    "player": slots.player(),
    "players": slots.players(),
    "scope": slots.words("scope", SCOPES),
}
ASKED = asking.phrases(
    result="vyhraje Alík",
    rule="hra-kameny 3.1",
    move="Alík vezme 2 kameny",
    against="hra-kameny 2.1",
    refused="Alík vezme 3 kameny",
    scope="do konce hry",
    player="Alík",
    held="vyhraje Alík",
)
_HERE = sys.modules[__name__]
GIVEN = Vocabulary(phrases_of("given", _HERE), SLOTS)
WHEN = Vocabulary(phrases_of("when", _HERE), SLOTS)
THEN = Vocabulary([*ASKED, *phrases_of("then", _HERE)], SLOTS)
