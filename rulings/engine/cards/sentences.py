"""Sentences that card games say alike: what they do stands here, a game gives them its words and examples.

And what the answers of several sentences have in common.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from ..core.answer import Answer, same, yes_no
from ..core.choices import Intent, Part, Until
from ..core.flow import Choice
from ..core.language.gherkin import ScenarioError
from ..core.layout import State
from ..core.line import Line
from ..core.sentences import Expectation, Given, Move
from .cells import ACTIVE, CHANCE, CONTROL, HOST, PLAY, ROUND, ZONE
from .naming import COPY, alike, card, player, seat_name

Counted = Mapping[str, Callable[[Any, State, int], int]]
"""What can be counted of a card or of a player, by its name: (table, position, card or player)."""
Forms = Mapping[str, tuple[str, ...]]
"""What is counted, in words: one, few, many."""


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


class SaysCopies(Given):
    """More copies of a card already described."""

    player: str
    place: Any
    n: int
    card: str

    def zone(self) -> int:
        """The zone that ``place`` stands for."""
        return int(self.place)

    def apply(self, situation: Any) -> None:
        original = situation.known(self.card)
        for _ in range(self.n):
            name = f"{self.card}{COPY}{len(situation.cards) + 1}"
            situation.place(self.player, name, self.zone(), original.card, ())


class SaysAbility(Given):
    """An ability of a card already described."""

    card: str
    ability: Any

    @abstractmethod
    def fits(self, placed: Any) -> None:
        """Raises AbilityError or ScenarioError for an ability that the card cannot have."""

    def apply(self, situation: Any) -> None:
        placed = situation.known(self.card)
        self.fits(placed)
        placed.card = replace(placed.card, abilities=(*placed.card.abilities, self.ability))


class SaysModifier(Given):
    """A number of a card is changed for a while."""

    card: str
    n: int
    until: int

    def apply(self, situation: Any) -> None:
        situation.known(self.card)
        situation.modifiers.append(self)


class SaysActive(Given, Expectation):
    """Whose turn it is."""

    momentary = True
    player: str

    def apply(self, situation: Any) -> None:
        situation.active = self.player

    def answer(self, line: Line) -> Answer:
        return same(seat_name(line.t, line.s[ACTIVE]), self.player, "Na tahu je")


class SaysFirst(Given, Expectation):
    """Who is the first player; ``at`` is the cell that says so."""

    at: ClassVar[int]
    player: str

    def apply(self, situation: Any) -> None:
        situation.first = self.player

    def answer(self, line: Line) -> Answer:
        return same(seat_name(line.t, line.s[self.at]), self.player, "Prvním hráčem je")


# -- Když ---------------------------------------------------------------------------------
class Aims(Move):
    """A player chooses a target of the ability under way."""

    player: str
    card: str

    def intents(self, t: Any, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("target", card(t, self.card)),), "target")]


class AimsAtNothing(Move):
    """A player chooses none of the targets that may be left unchosen."""

    player: str

    def intents(self, t: Any, s: State) -> list[Part]:
        return [Intent(player(t, self.player), (("no_target",),), "target")]


class Draws(Move):
    """Chance lets a player draw a card of a shuffled deck."""

    player: str
    card: str

    def intents(self, t: Any, s: State) -> list[Part]:
        player(t, self.player)  # a name nobody bears is an error
        return [Intent(CHANCE, tuple(("drawn", c) for c in alike(t, self.card)), "chance")]


class RoundBegins(Move):
    """Play runs on to the next round."""

    def intents(self, t: Any, s: State) -> list[Part]:
        n = s[ROUND]
        return [Until(lambda t, s: s[ROUND] != n)]


# -- Pak ----------------------------------------------------------------------------------
class CardCounts(Expectation):
    """So many of something that is counted of a card."""

    numbers: ClassVar[Counted]
    forms: ClassVar[Forms]
    card: str
    what: str
    n: int

    def answer(self, line: Line) -> Answer:
        found = self.numbers[self.what](line.t, line.s, card(line.t, self.card))
        return same(found, self.n, f"Karta „{self.card}“, {self.forms[self.what][2]}")


class PlayerCounts(Expectation):
    """So many of something that is counted of a player."""

    numbers: ClassVar[Counted]
    forms: ClassVar[Forms]
    player: str
    what: str
    n: int

    def answer(self, line: Line) -> Answer:
        found = self.numbers[self.what](line.t, line.s, player(line.t, self.player))
        return same(found, self.n, f"{self.player}, {self.forms[self.what][2]}")


class Lies(Expectation):
    """In which zone a card lies, and whose that is; ``names`` are those of the zones."""

    names: ClassVar[Mapping[int, str]]
    card: str
    place: Any
    player: str = ""

    def zone(self) -> int:
        """The zone that ``place`` stands for."""
        return int(self.place)

    def answer(self, line: Line) -> Answer:
        t, s, c = line.t, line.s, card(line.t, self.card)
        answer = same(self.names[s[c + ZONE]], self.names[self.zone()], f"Karta „{self.card}“ leží")
        if not answer.held or not self.player:
            return answer
        p = s[c + CONTROL]  # in a pile, the player whose pile it is
        return same(t.seats[p].name, self.player, f"Karta „{self.card}“ leží u hráče")


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
        card(t, self.host)  # a name nobody has described is an error
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
