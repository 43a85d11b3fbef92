"""Battles and the game, what is hidden, where one may retreat: sentences of *Pak*."""

from __future__ import annotations

from ....core.answer import Answer, same, yes_no
from ....core.choices import Intent
from ....core.flow import is_open
from ....core.layout import one_of
from ....core.line import Line
from ....core.sentences import Expectation, say
from .. import cells, hooks
from ..cells import ATTACK, DEFENSE, DRAW, OVER
from ..naming import house_name, player
from ..steps.action import GO_ON
from ..values import strength
from ..whose import winner


class BattleWonBy(Expectation):
    then = (
        say("bitvu vyhraje {player}", "bitvu vyhraje Stark"),
        say("bitvu nevyhraje nikdo"),
    )
    player: str = ""

    def answer(self, line: Line) -> Answer:
        """Run on in silence until the battle at hand is decided."""
        while not line.s[cells.WINNER] and line.s[cells.FIELD] and line.options:
            choice = line.silent(None)
            if choice is None:
                return Answer(None, line.waiting().reason)
            line.take(choice)
        return same(house_name(line.t, winner(line.s)), self.player or "nikdo", "Bitvu vyhrál")


class GameWonBy(Expectation):
    then = (
        say("hru vyhraje {player}", "hru vyhraje Stark"),
        say("hra pokračuje"),
    )
    player: str = ""

    def answer(self, line: Line) -> Answer:
        found = "remíza" if line.s[OVER] == DRAW else house_name(line.t, one_of(line.s, OVER))
        return same(found, self.player or "nikdo", "Hru vyhrál")


class GameDrawn(Expectation):
    then = (say("hra končí remízou"),)

    def answer(self, line: Line) -> Answer:
        return yes_no(line.s[OVER] == DRAW, True, "Remíza")


class StrengthIs(Expectation):
    momentary = True
    then = (say("síla {side} je {n}", "síla útočníka je 7", "Se vším, co v bitvě zatím platí."),)
    side: int
    n: int

    def answer(self, line: Line) -> Answer:
        if not line.s[cells.FIELD]:
            return Answer(None, "Žádná bitva neprobíhá, síla stran tedy není.")
        side = ATTACK if self.side == cells.FOR_ATTACKER else DEFENSE
        return same(strength(line.t, line.s, side), self.n, "Síla")


class StrengthAnnounced(Expectation):
    momentary = True
    then = (
        say("bojová síla je oznámena"),
        say("bojová síla není oznámena", yes=False),
    )
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        return yes_no(bool(line.s[cells.ANNOUNCED]), self.yes, "Síla oznámena")


class Hidden(Expectation):
    """Whether something is hidden: "order" of an area, "bid", "leader" or "power" of a player."""

    momentary = True
    then = (
        say("rozkaz v {of:ofarea} je skrytý", "rozkaz v oblasti Harrenhal je skrytý", what="order"),
        say("rozkaz v {of:ofarea} je odhalený", "rozkaz v oblasti Harrenhal je odhalený", what="order", yes=False),
        say("sázka hráče {of} je skrytá", "sázka hráče Stark je skrytá", what="bid"),
        say("sázka hráče {of} je odhalená", "sázka hráče Stark je odhalená", what="bid", yes=False),
        say("karta rodu hráče {of} je skrytá", "karta rodu hráče Stark je skrytá", what="leader"),
        say("karta rodu hráče {of} je odhalená", "karta rodu hráče Stark je odhalená", what="leader", yes=False),
        say("dostupná moc hráče {of} je skrytá", "dostupná moc hráče Stark je skrytá", what="power"),
        say("dostupná moc hráče {of} je viditelná", "dostupná moc hráče Stark je viditelná", what="power", yes=False),
    )
    what: str
    of: str
    yes: bool = True

    def answer(self, line: Line) -> Answer:
        t, s = line.t, line.s
        if self.what == "order":
            hidden = hooks.order_hidden.holds(t, s)
        elif self.what == "bid":
            hidden = hooks.bid_hidden.holds(t, s)
        elif self.what == "leader":
            hidden = hooks.leader_hidden.holds(t, s)
        else:
            hidden = hooks.power_hidden.holds(t, is_open(s, t.step["bids"]))
        return yes_no(bool(hidden), self.yes, f"Skryto ({self.of})")


class CanRetreatTo(Expectation):
    """Where a loser may go: now, or at the retreat to which silence leads."""

    of_the_moment = unsettled = True
    then = (
        say("{player} může ustoupit právě do oblastí {areas}", "Tyrell může ustoupit právě do oblastí Reach a Storm's End"),
        say("{player} nemá kam ustoupit", "Tyrell nemá kam ustoupit"),
    )
    player: str
    areas: tuple[str, ...] = ()

    def answer(self, line: Line) -> Answer:
        p = player(line.t, self.player)
        there = line.toward(Intent(p, (), "retreat"))
        while there.options == [GO_ON]:
            there.take(GO_ON)
        options = there.open_to(p)
        found = sorted(line.t.areas[choice[1]].name for choice in options if choice[0] == "retreat")
        return same(", ".join(found) or "nikam", ", ".join(sorted(self.areas)) or "nikam", f"{self.player} může ustoupit")
