"""Westeros cards and House cards: sentences of *Pokud* and *Pak*."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....core.answer import Answer, same
from ....core.language.gherkin import ScenarioError
from ....core.layout import State
from ....core.line import Line
from ....core.once import Once
from ....core.sentences import Expectation, Given, say
from .. import atlas, cells, hooks
from ..atlas import westeros_card
from ..naming import leader, westeros_kind
from ..situation import BANS
from ..words.slots import DECKS, LEADER_PLACES
from .parts import Laid

if TYPE_CHECKING:
    from ..situation import Situation
    from ..table import Table


class DeckTop(Laid, Once):
    before_setup = True
    given = (
        say(
            "v balíčku Westeros {deck} leží shora {cards}",
            'v balíčku Westeros I leží shora "Zásobování" a "Shromažďování"',
            "Ostatní karty nikdo nezná: určí je náhoda.",
        ),
    )
    deck: int
    cards: tuple[str, ...]

    @property
    def about(self) -> tuple[str, ...]:
        return (f"vrchní karty balíčku Westeros č. {self.deck + 1}",)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        for place, title in zip(t.decks[self.deck], self.cards, strict=False):
            kind = westeros_kind(title)
            if not westeros_card(kind).is_in(self.deck):
                real = ", ".join(name for name, deck in DECKS.items() if westeros_card(kind).is_in(deck))
                raise ScenarioError(f"Karta Westeros „{title}“ v tomto balíčku není; patří do balíčku {real}.")
            s[place + cells.KIND] = kind


class DeckLies(Expectation):
    """The first, or the last, of the cards that a deck holds; only what somebody knows can be told."""

    then = (
        say("v balíčku Westeros {deck} leží shora {cards}", 'v balíčku Westeros I leží shora "Zásobování"'),
        say("v balíčku Westeros {deck} leží vespod {cards}", 'v balíčku Westeros I leží vespod "Zásobování"', top=False),
    )
    deck: int
    cards: tuple[str, ...]
    top: bool = True

    def answer(self, line: Line) -> Answer:
        wanted = [westeros_kind(title) for title in self.cards]
        kinds = [line.s[place + cells.KIND] for place in line.t.decks[self.deck]]
        found = kinds[: len(wanted)] if self.top else kinds[len(kinds) - len(wanted) :]
        names = [westeros_card(kind).czech if kind else "karta, kterou nikdo nezná" for kind in found]
        if 0 in found and all(kind in (0, one) for kind, one in zip(found, wanted, strict=False)):
            return Answer(None, f"Karty balíčku zná jen ten, kdo je viděl: {', '.join(names)}.")
        return same(", ".join(names), ", ".join(westeros_card(kind).czech for kind in wanted), "V balíčku leží")


class HasMammoth(Given):
    given = (
        say(
            "karta Westeros {card} má znak mamuta",
            'karta Westeros "Útok divokých" má znak mamuta',
            "Předloha neříká, které karty znak mají; není-li řečeno, nemá jej žádná.",
        ),
    )
    card: str

    def apply(self, situation: Situation) -> None:
        situation.mammoths.add(atlas.westeros_card(westeros_kind(self.card)).name)


class CardHolds(Laid):
    given = (say("v tomto kole platí karta Westeros {card}", 'v tomto kole platí karta Westeros "Moře se bouří"'),)
    card: str

    def place(self, situation: Situation, t: Table, s: State) -> None:
        effect = atlas.westeros_card(westeros_kind(self.card)).effect
        if effect not in BANS:
            raise ScenarioError(f"Karta Westeros „{self.card}“ neplatí celé kolo.")
        s[cells.BANS] |= BANS[effect]


class LeaderIs(Given):
    """A House card with its printed numbers; one that the House does not have takes the place of another."""

    given = (
        say(
            "{player} má kartu rodu {card} se silou {strength}[, {swords}][, {forts}]",
            'Lannister má kartu rodu "Tywin Lannister" se silou 3, 2 meče',
            "Předloha neuvádí sílu karet; karta, o jejíž sílu se hraje, ji musí mít řečenou. "
            "Neznámá karta nahradí jinou kartu rodu.",
        ),
    )
    player: str
    card: str
    strength: int
    swords: int = 0
    forts: int = 0

    def apply(self, situation: Situation) -> None:
        known = situation.leaders.get(self.card)
        if known is None:
            situation.replace_leader(self)
            known = situation.leaders[self.card]
        elif known.house != self.player:
            raise ScenarioError(f"Karta rodu „{self.card}“ patří rodu {known.house}, ne rodu {self.player}.")
        situation.named.add(self.card)
        situation.leaders[self.card] = replace(
            known, strength=self.strength, swords=self.swords, forts=self.forts, basis="scenario"
        )


class OnlyInHand(Laid):
    given = (
        say(
            "{player} má v ruce jen karty rodu {cards}",
            'Stark má v ruce jen karty rodu "Robb Stark"',
            "Ostatní karty rodu jsou odhozené.",
        ),
    )
    player: str
    cards: tuple[str, ...]

    def apply(self, situation: Situation) -> None:
        situation.known_leaders(self.cards, self.player)
        situation.said.append(self)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        for c in t.hands[t.houses.index(self.player)]:
            s[t.cards[c] + cells.WHERE] = cells.HAND if t.leaders[c].name in self.cards else cells.DISCARDED


class DiscardedLeaders(Laid):
    given = (say("{player} má odhozené karty rodu {cards}", 'Stark má odhozené karty rodu "Robb Stark" a "Catelyn Stark"'),)
    player: str
    cards: tuple[str, ...]

    def apply(self, situation: Situation) -> None:
        situation.known_leaders(self.cards, self.player)
        situation.said.append(self)

    def place(self, situation: Situation, t: Table, s: State) -> None:
        for name in self.cards:
            if any(isinstance(x, OnlyInHand) and name in x.cards for x in situation.said):
                raise ScenarioError(f"Kartu rodu „{name}“ má {self.player} v ruce; odhozená být nemůže. Jednu z vět vynechte.")
            s[t.cards[t.leader_index[name]] + cells.WHERE] = cells.DISCARDED


class BlankLeaders(Given):
    given = (
        say(
            "hráči mají prázdné karty rodu",
            help="Karty, o kterých se nic neřekne, mají sílu 0, žádné znaky ani schopnosti; jedna je jako druhá.",
        ),
    )

    def apply(self, situation: Situation) -> None:
        situation.blank = True


class LeaderLies(Expectation):
    then = (say("karta rodu {card} je {place}", 'karta rodu "Robb Stark" je odhozená'),)
    card: str
    place: int

    def answer(self, line: Line) -> Answer:
        names = {value: word for word, value in LEADER_PLACES.items()} | {cells.OUT: "v krabici"}
        return same(
            names[line.s[line.t.cards[leader(line.t, self.card)] + cells.WHERE]],
            names[self.place],
            f"Karta rodu „{self.card}“ je",
        )


class LeaderDataIs(Expectation):
    then = (
        say("údaje karty rodu {card} jsou přípustné", 'údaje karty rodu "Robb Stark" jsou přípustné'),
        say(
            "údaje karty rodu {card} jsou odmítnuty podle {rule}",
            'údaje karty rodu "Robb Stark" jsou odmítnuty podle agot-board 16.8',
        ),
    )
    card: str
    rule: str = ""

    def answer(self, line: Line) -> Answer:
        t = line.t
        printed = t.leaders[leader(t, self.card)]
        found = hooks.leader_data.ids(t, printed)
        if not self.rule:
            return Answer(True) if not found else Answer(False, f"Údaje jsou odmítnuty podle {', '.join(found)}.")
        if self.rule in found:
            return Answer(True, "", (self.rule,))
        return Answer(False, f"Údaje odmítá {', '.join(found) or 'nic'}.")


class CardInDeck(Expectation):
    then = (say("karta Westeros {card} patří do balíčku {deck}", 'karta Westeros "Útok divokých" patří do balíčku III'),)
    card: str
    deck: int

    def answer(self, line: Line) -> Answer:
        card = westeros_card(westeros_kind(self.card))
        real = [name for name, deck in DECKS.items() if card.is_in(deck) and hooks.deck_size.sum(line.t, deck)]
        return (
            Answer(True)
            if self.deck in (DECKS[name] for name in real)
            else Answer(False, f"Karta patří do balíčků: {', '.join(real) or 'žádný'}.")
        )


class DeckHas(Expectation):
    then = (say("balíček Westeros {deck} má {n} karet", "balíček Westeros I má 10 karet"),)
    deck: int
    n: int

    def answer(self, line: Line) -> Answer:
        return same(hooks.deck_size.sum(line.t, self.deck), self.n, "Karet v balíčku")
