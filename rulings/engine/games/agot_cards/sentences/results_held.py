"""Who wins, and what players have: sentences of *Pak*."""

from __future__ import annotations

from ....cards.naming import player
from ....cards.sentences import IsOffered, PlayerCounts, faultless
from ....core.answer import Answer, either, same, yes_no
from ....core.line import Line
from ....core.sentences import Expectation, say
from .. import cells, hooks
from ..cells import NOBODY, OVER, TIE
from ..decks import house_deck_defects, plot_deck_defects
from ..naming import named
from ..words.numbers import NUMBERS
from .parts import PLAYER_NUMBERS, run_to


class ChallengeWonBy(Expectation):
    then = (
        say("výzvu vyhraje {player}", "výzvu vyhraje Stark"),
        say("výzvu nevyhraje nikdo"),
    )
    player: str = ""

    def answer(self, line: Line) -> Answer:
        t = line.t
        missing = run_to(line, cells.WINNER)
        if missing:
            return missing
        return same(named(t, line.s[cells.WINNER]), self.player or "nikdo", "Výzvu vyhrál")


class ChallengeUnopposed(Expectation):
    then = (
        say("výzva je nebráněná"),
        say("výzva není nebráněná", yes=False),
    )
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        missing = run_to(line, cells.WINNER)
        if missing:
            return missing
        return yes_no(bool(line.s[cells.UNOPPOSED]), self.yes, "Nebráněná výzva")


class GameWonBy(Expectation):
    then = (
        say("hru vyhraje {player}", "hru vyhraje Stark"),
        say("hra pokračuje"),
    )
    player: str = ""

    def answer(self, line: Line) -> Answer:
        if line.s[OVER] == TIE:
            return Answer(None, "Vítězné hranice dosáhli dva hráči najednou a pravidla neříkají, kdo vyhrál.")
        if line.s[OVER] == NOBODY:
            return Answer(False, "Hra skončila, ale žádné pravidlo neříká, kdo ji vyhrál.")
        return same(named(line.t, line.s[OVER]), self.player or "nikdo", "Hru vyhrál")


class DominanceWonBy(Expectation):
    then = (
        say("nadvládu vyhraje {player}", "nadvládu vyhraje Stark"),
        say("nadvládu nevyhraje nikdo"),
    )
    player: str = ""

    def answer(self, line: Line) -> Answer:
        missing = run_to(line, cells.DOMINANCE)
        if missing:
            return missing
        return same(named(line.t, line.s[cells.DOMINANCE]), self.player or "nikdo", "Nadvládu vyhrál")


class PlayerHas(PlayerCounts):
    """A number of a player: house power, total power, gold, hand, deck, income, initiative..."""

    numbers, forms = PLAYER_NUMBERS, NUMBERS
    then = (
        say(
            "{player} má {n} {what:number_of}",
            "Stark má 3 moci na kartě rodu",
            "Číslovka a počítané: zlatých, moci na kartě rodu, moci celkem, karet v ruce, karet v balíčku, příjmu, iniciativy…",
        ),
    )


class TotalIs(Expectation):
    momentary = True
    then = (say("síla {side} je {n}", "síla útoku je 5"),)
    side: str
    n: int

    def answer(self, line: Line) -> Answer:
        hook = hooks.attack_total if self.side == "attack" else hooks.defense_total
        return same(hook.sum(line.t, line.s), self.n, "Součet")


class DeckIsShuffled(Expectation):
    then = (
        say("balíček hráče {player} byl zamíchán", "balíček hráče Stark byl zamíchán"),
        say("balíček hráče {player} nebyl zamíchán", "balíček hráče Stark nebyl zamíchán", yes=False),
    )
    player: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        row = line.t.players[player(line.t, self.player)]
        return yes_no(bool(line.s[row + cells.SHUFFLED]), self.yes, f"Balíček hráče {self.player} je zamíchán")


class HouseRevealed(Expectation):
    then = (say("karta rodu hráče {player} je odhalená", "karta rodu hráče Stark je odhalená"),)
    player: str

    def answer(self, line: Line) -> Answer:
        shown = line.s[line.t.players[player(line.t, self.player)] + cells.HOUSE_UP]
        return either(bool(shown), True, ("odhalená", "skrytá"), f"Karta rodu hráče {self.player}")


class CanChoose(IsOffered):
    then = (say("{player} může vybrat právě {cards}", 'Lannister může vybrat právě "Strážný" a "Písař"'),)


class DeckIs(Expectation):
    """A player's deck ("house" or "plots") is legal, or refused by a rule."""

    then = (
        say("balíček hráče {player} je přípustný", "balíček hráče Stark je přípustný", deck="house"),
        say(
            "balíček hráče {player} je odmítnut podle {rule}", "balíček hráče Stark je odmítnut podle agot-ccg 10.6", deck="house"
        ),
        say("balíček zápletek hráče {player} je přípustný", "balíček zápletek hráče Stark je přípustný", deck="plots"),
        say(
            "balíček zápletek hráče {player} je odmítnut podle {rule}",
            "balíček zápletek hráče Stark je odmítnut podle agot-ccg 10.4",
            deck="plots",
        ),
    )
    player: str
    deck: str
    rule: str = ""

    def answer(self, line: Line) -> Answer:
        defects = house_deck_defects if self.deck == "house" else plot_deck_defects
        return faultless(defects(line.t, line.t.situation.deck(self.player)), self.rule, "Balíček")
