"""What becomes of cards and tokens by itself: sentences of *Když* for questions only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.choices import Intent, Part
from ....core.flow import Choice
from ....core.language.gherkin import ScenarioError
from ....core.layout import State, one_of
from ....core.sentences import Move, say
from .. import hooks
from ..atlas import HOUSES, starts
from ..cells import BID, CHANCE, CHOSEN, DISCARDED, NEUTRAL, PLAYED, SPENT, WHERE
from ..chapters.ch03_setup import TOKENS
from ..chapters.ch09_wildlings import attacked, bearing_losses
from ..naming import area, leader, player
from ..now import bidding_at_the_wall, bidding_for_a_track, fighting
from ..whose import fights
from ..words.slots import TOKEN_WORDS
from .claims import Claim
from .forbidden_moves import ASKED_ONLY, BY_ITSELF

if TYPE_CHECKING:
    from ..table import Table

USED_CARDS = "Jen pro otázky, zda to smí: použité karty se odkládají a vracejí samy."
POWER_BID = "Jen pro otázky, zda to smí: vsazená moc jde do banku sama."


class KeepCard(Claim):
    when = (
        say("{player} si ponechá použitou kartu rodu {card}", 'Stark si ponechá použitou kartu rodu "Robb Stark"', USED_CARDS),
    )
    player: str
    card: str

    def claim(self, t: Table, s: State) -> tuple[int, Choice]:
        p, c = player(t, self.player), leader(t, self.card)
        if c not in t.hands[p]:
            raise ScenarioError(f"„{self.card}“ není karta rodu {self.player}.")
        if s[t.cards[c] + WHERE] not in (PLAYED, DISCARDED):
            raise ScenarioError(f"Kartu rodu „{self.card}“ {self.player} nepoužil; není co si ponechat.")
        return p, ("keep_card", c)


class TakeAllBack(Claim):
    when = (
        say("{player} si vezme zpět všechny odhozené karty rodu", "Stark si vezme zpět všechny odhozené karty rodu", USED_CARDS),
    )
    player: str

    def claim(self, t: Table, s: State) -> tuple[int, Choice]:
        p = player(t, self.player)
        if not any(s[t.cards[c] + WHERE] == DISCARDED for c in t.hands[p]):
            raise ScenarioError(f"{self.player} žádnou odhozenou kartu rodu nemá; není co vzít zpět.")
        return p, ("take_all_back",)


class TakeToken(Move):
    when = (
        say(
            "{player} převezme {token}",
            "Greyjoy převezme Valyrijský ocelový meč",
            "Jen pro otázky, zda to smí: žeton přejde na vítěze dražby sám.",
        ),
    )
    player: str
    token: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p, track = player(t, self.player), list(TOKEN_WORDS.values()).index(self.token)
        if one_of(s, TOKENS[track]) == p:
            raise ScenarioError(f"{list(TOKEN_WORDS)[track]} už {self.player} drží.")
        return [Intent(p, (("take_token", track),), "take_token")]


class TakeBidBack(Move):
    when = (say("{player} si vezme zpět vsazenou moc", "Stark si vezme zpět vsazenou moc", POWER_BID),)
    player: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p = player(t, self.player)
        if not (s[t.players[p] + BID] or s[t.players[p] + SPENT] or attacked(t, s) or bearing_losses(t, s)):
            raise ScenarioError(f"{self.player} v tomto kole nic nevsadil; není co vzít zpět.")
        return [Intent(p, (("take_bid",),), "take_bid")]


class ShowHidden(Move):
    """What is still hidden: a bid, or the House card chosen."""

    when = (
        say("{player} ukáže hráči {of} svou sázku", "Stark ukáže hráči Tyrell svou sázku", ASKED_ONLY, what="bid"),
        say(
            "{player} ukáže hráči {of} vybranou kartu rodu",
            "Stark ukáže hráči Tyrell vybranou kartu rodu",
            ASKED_ONLY,
            what="leader",
        ),
    )
    player: str
    of: str
    what: str

    def intents(self, t: Table, s: State) -> list[Part]:
        p, q = player(t, self.player), player(t, self.of)
        if p == q:
            raise ScenarioError("Sám sobě nikdo nic neukazuje. Jmenujte jiného hráče.")
        if self.what == "bid" and not (bidding_at_the_wall(t, s) or bidding_for_a_track(t, s)):
            raise ScenarioError("Právě se nedraží ani nepřispívá; žádná sázka není skrytá.")
        if self.what == "leader" and not self._has_hidden_card(t, s, p):
            raise ScenarioError(f"{self.player} žádnou skrytou kartu rodu vybranou nemá.")
        return [Intent(p, (("show_hidden", self.what),), "show_hidden")]

    def _has_hidden_card(self, t: Table, s: State, p: int) -> bool:
        return fighting(t, s) and fights(s, p) and bool(s[t.players[p] + CHOSEN]) and bool(hooks.leader_hidden.holds(t, s))


class MoveThreat(Move):
    when = (say("žeton útoku divokých se posune na {n}", "žeton útoku divokých se posune na 6", BY_ITSELF),)
    n: int

    def intents(self, t: Table, s: State) -> list[Part]:
        return [Intent(CHANCE, (("move_threat", self.n),), "move_threat")]


class ReturnNeutral(Move):
    when = (
        say("do {area} se vrátí neutrální síla", "do oblasti Sunspear se vrátí neutrální síla", "Jen pro otázky, zda se to smí."),
    )
    area: str

    def intents(self, t: Table, s: State) -> list[Part]:
        i = area(t, self.area)
        if s[t.at[i] + NEUTRAL]:
            raise ScenarioError(f"V oblasti {self.area} neutrální síla stojí; vrátit se nemůže.")
        if not (t.areas[i].neutral or self._starts_neutral(t)):
            raise ScenarioError(f"V oblasti {self.area} žádná neutrální síla nebyla; vrátit se tam nemá co.")
        return [Intent(CHANCE, (("return_neutral", i),), "return_neutral")]

    def _starts_neutral(self, t: Table) -> bool:
        """Whether units of a House that is not played start there."""
        missing = [house for house in HOUSES if house not in t.houses]
        return any(name == self.area for house in missing for name, _unit, _n in starts()[house].units)
