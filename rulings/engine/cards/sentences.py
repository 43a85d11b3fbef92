"""Sentences that card games say alike: what they do stands here, a game gives them its words and examples.

And what the answers of several sentences have in common.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from ..core.answer import Answer, same, yes_no
from ..core.choices import Intent, Part
from ..core.flow import Choice
from ..core.language.gherkin import ScenarioError
from ..core.layout import State
from ..core.line import Line
from ..core.sentences import Expectation, Given, Move
from .cells import CHANCE, CONTROL, HOST, PLAY, ZONE
from .naming import alike, card, player


# -- Pokud --------------------------------------------------------------------------------
class SaysPlayers(Given):
    """These play, in the order of the table."""

    players: tuple[str, ...]

    def apply(self, situation: Any) -> None:
        if situation.players and situation.players != list(self.players)[: len(situation.players)]:
            raise ScenarioError("Věta „hrají …“ musí stát dřív, než jsou hráči jmenováni.")
        situation.players = list(self.players)
        situation.seated = True


class SaysShuffled(Given):
    """Nobody knows the order of a player's deck: chance says what is drawn."""

    player: str

    def apply(self, situation: Any) -> None:
        situation.shuffled.add(self.player)


# -- Když ---------------------------------------------------------------------------------
class Aims(Move):
    """A player chooses a target of the ability under way."""

    player: str
    card: str

    def intents(self, t: Any, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("target", card(t, self.card)),), "target")]


class Draws(Move):
    """Chance lets a player draw a card of a shuffled deck."""

    player: str
    card: str

    def intents(self, t: Any, s: State) -> list[Part]:
        player(t, self.player)  # a name nobody bears is an error
        return [Intent(CHANCE, tuple(("drawn", c) for c in alike(t, self.card)), "chance")]


# -- Pak ----------------------------------------------------------------------------------
class IsOwned(Expectation):
    """To whom a card belongs."""

    card: str
    player: str

    def answer(self, line: Line) -> Answer:
        owner = line.t.owner[card(line.t, self.card)]
        return same(line.t.seats[owner].name, self.player, f"Kartu „{self.card}“ vlastní")


class IsControlled(Expectation):
    """Who controls a card."""

    card: str
    player: str

    def answer(self, line: Line) -> Answer:
        controller = line.s[card(line.t, self.card) + CONTROL]
        return same(line.t.seats[controller].name, self.player, f"Kartu „{self.card}“ ovládá")


class IsAttached(Expectation):
    """On which card another lies; ``lies`` is how the game says it."""

    lies: ClassVar[str]
    card: str
    host: str

    def answer(self, line: Line) -> Answer:
        t, s, c = line.t, line.s, card(line.t, self.card)
        found = t.name[t.by_mark[s[c + HOST]]] if s[c + ZONE] == PLAY and s[c + HOST] else "žádné kartě"
        return same(found, self.host, f"Karta „{self.card}“ {self.lies}")


class IsOffered(Expectation):
    """Exactly these cards are open to the player now, or at the next choice to which silence leads."""

    of_the_moment = True
    player: str
    cards: tuple[str, ...]

    def answer(self, line: Line) -> Answer:
        p = player(line.t, self.player)
        open_to = line.open_to(p) or line.until_choice(p).open_to(p)
        names = {name for choice in open_to if (name := card_of(line.t, choice))}
        return same(", ".join(sorted(names)) or "nic", ", ".join(sorted(self.cards)), f"{self.player} může vybrat")


# -- what answers have in common ------------------------------------------------------------
def set_or_not(line: Line, name: str, at: int, wanted: bool, what: str) -> Answer:
    """Whether a cell of a card is set, as it should be."""
    return yes_no(bool(line.s[card(line.t, name) + at]), wanted, f"Karta „{name}“ {what}")


def faultless(found: list[str], rule: str, what: str) -> Answer:
    """Whether no rule is broken; or, where one is named, whether it is among those broken."""
    if not rule:
        return Answer(not found, f"{what} porušuje {', '.join(found)}." if found else "")
    if rule in found:
        return Answer(True, "", (rule,))
    return Answer(False, f"{what} porušuje {', '.join(found)}." if found else f"{what} žádné pravidlo neporušuje.")


def card_of(t: Any, choice: Choice) -> str:
    """The card that a choice is about: the one named, or the one whose ability is used; "" for none."""
    if choice[0] in ("use", "passive"):
        return str(t.name[t.bound[choice[1]].card])
    return str(t.name.get(choice[1], "")) if len(choice) > 1 else ""


def cards_in(zone: int) -> Callable[[Any, State, int], int]:
    """How many of a player's own cards lie in a zone: (table, position, player)."""
    return lambda t, s, p: sum(s[c + ZONE] == zone and t.owner[c] == p for c in t.rows)
