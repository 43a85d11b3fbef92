"""Challenges: sentences of *Když*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cards.naming import cards, in_order, player
from ....core.choices import Intent, Part
from ....core.layout import State
from ....core.line import Line
from ....core.sentences import Move, say
from ....core.trial import Legality
from .. import hooks
from ..cells import ATTACKED, DEFENDS, PLAY, SHUNNED, SIDE, STAGE, TYPE, ZONE
from ..moments import where_it_follows
from ..players import attacker, defender
from ..steps.challenge import TO_NAME, Victims
from ..words.attributes import Names
from .parts import DONE, each, whole_set

if TYPE_CHECKING:
    from ..table import Table


class StartChallenge(Move):
    when = (
        say(
            "{player} zahájí proti hráči {opponent} {type:challenge} výzvu {cards:with}",
            'Stark zahájí proti hráči Lannister vojenskou výzvu postavou "Rytíř"',
        ),
        say(
            "{player} zahájí proti hráči {opponent} {type:challenge} výzvu bez útočníků",
            "Stark zahájí proti hráči Lannister vojenskou výzvu bez útočníků",
        ),
    )
    player: str
    opponent: str
    type: int
    cards: Names = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        return [announced(t, self), *declared(t, self)]


class AnnounceChallenge(Move):
    when = (
        say(
            "{player} ohlásí proti hráči {opponent} {type:challenge} výzvu", "Stark ohlásí proti hráči Lannister mocenskou výzvu"
        ),
    )
    player: str
    opponent: str
    type: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [announced(t, self)]


class DeclareAttackers(Move):
    when = (say("{player} určí za útočníky {cards:which}", 'Stark určí za útočníky postavu "Rytíř"'),)
    player: str
    cards: Names

    def intents(self, t: Table, s: State) -> list[Part]:
        return declared(t, self)


class Defend(Move):
    when = (
        say("{player} brání {cards:with}", 'Lannister brání postavou "Strážný"'),
        say("{player} nebrání", "Lannister nebrání"),
    )
    player: str
    cards: Names = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        return whole_set(p, "defend", in_order(t, self.cards))

    def declines(self, t: Table, s: State) -> bool:
        """The player attacked has nobody who could defend, or has declared nobody."""
        p = player(t, self.player)
        if self.cards or not s[TYPE] or defender(s) != p or any(s[c + SIDE] == DEFENDS for c in t.characters):
            return False
        over = s[STAGE] not in (0, ATTACKED)
        return over or not any(s[c + ZONE] == PLAY and not hooks.defend.refuses(t, s, p, c) for c in t.declarable)


class PickForStealth(Move):
    when = (
        say("{player} vybere pro Stealth {cards:which}", 'Stark vybere pro Stealth postavu "Strážný"'),
        say("{player} nevyužije Stealth", "Stark nevyužije Stealth"),
    )
    player: str
    cards: Names = ()

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        return whole_set(p, "stealth", in_order(t, self.cards))

    def declines(self, t: Table, s: State) -> bool:
        """An attacker has Stealth, but there is nobody to pick, or nobody has been picked."""
        p = player(t, self.player)
        there = None if t.still or self.cards else where_it_follows(t, s, "stealth")
        s = s if there is None else there  # by then all attackers have been declared, where silence declares the last
        if self.cards or not s[TYPE] or attacker(s) != p or not hooks.stealth.sum(t, s):
            return False
        if s[STAGE] not in (0, ATTACKED):
            return not any(s[c + SHUNNED] for c in t.characters)
        return not any(s[c + ZONE] == PLAY and not hooks.stealth_target.refuses(t, s, p, c) for c in t.characters)


class ChooseVictims(Move):
    when = (say("{player} vybere k zabití {cards:which}", 'Lannister vybere k zabití postavu "Strážný"'),)
    player: str
    cards: Names

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        return whole_set(p, "victim", cards(t, self.cards))

    def legality(self, line: Line) -> Legality:
        """Several are chosen as a set, so that more than are due are refused for their number."""
        there = line.toward(Intent(player(line.t, self.player), (), "victim"))
        step, f = there.step() if there.options else (None, 0)
        if isinstance(step, Victims):
            too_many = hooks.victims_due.ids(there.t, there.s, len(self.cards), there.s[f + TO_NAME])
            if too_many:
                _legal, others, _reason = super().legality(line)
                return False, tuple(dict.fromkeys((*too_many, *others))), ""
        return super().legality(line)


def announced(t: Table, m: AnnounceChallenge | StartChallenge) -> Part:
    """The kind of a challenge and whom it is against."""
    return Intent(player(t, m.player), (("challenge", m.type, player(t, m.opponent)),), "challenge")


def declared(t: Table, m: DeclareAttackers | StartChallenge) -> list[Part]:
    """The attackers, and no more."""
    p = player(t, m.player)
    return [*each(p, "attack", in_order(t, m.cards)), Intent(p, (DONE,), "attack", optional=bool(m.cards))]
